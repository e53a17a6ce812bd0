// @ts-check
/** Multivision to be played, on its own page and in a lesson. */

import { advice, position, told, why } from "./multivision-in-words.js";
import { moveForm } from "./next-division.js";
import { towersPanel } from "./piles.js";

/** @import { Speaker } from "../../../text/types" */
/** @import { CompanionKind, MultivisionReason } from "../types" */

/** @param {Speaker} words @returns {CompanionKind} */
export const kind = (words) => ({
  name: "multivision",
  words,
  picture: (actions) => towersPanel(words, actions),
  form: (actions) => moveForm(words, actions),
  told: ({ text }, who) => told(words, text, who),
  advice: ({ text }) => advice(words, text),
  why: (reason, _, view) => why(words, /** @type {MultivisionReason} */ (reason), view),
  position: (view) => position(words, view),
  task: () => words.plain("pilesTask"),
  shortcuts: [],
});
