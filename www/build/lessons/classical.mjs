/** The step of a lesson that proves the classical theorem, how many positions are visited. */

import { proofId } from "./proof-id.mjs";

export const CLASSICAL = { lesson: "closed-sets", step: "stuck" };

/** The address of that proof from the pages beside learn.html. */
export const CLASSICAL_ADDRESS = `learn/${CLASSICAL.lesson}.html#${proofId(CLASSICAL.step)}`;
