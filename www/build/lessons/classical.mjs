/** The step of a lesson that proves the classical theorem, how many positions are visited. */

export const CLASSICAL = { lesson: "closed-sets", step: "stuck" };

/** The id of the proof in a step. Whoever comes to it by a link finds it open, also before the task of the step is done. @param {string} step */
export const proofId = (step) => `proof-${step}`;

/** The address of that proof from the pages beside learn.html. */
export const CLASSICAL_ADDRESS = `learn/${CLASSICAL.lesson}.html#${proofId(CLASSICAL.step)}`;
