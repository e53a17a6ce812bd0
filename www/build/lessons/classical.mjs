/** The step of a lesson that proves the classical theorem, how many positions are visited, which the note only cites. */

export const CLASSICAL = { lesson: "closed-sets", step: "stuck" };

/** Its address from the pages beside learn.html. */
export const CLASSICAL_ADDRESS = `learn/${CLASSICAL.lesson}.html#${CLASSICAL.step}`;
