// @ts-check
/** Multivision to be played, on its own page and in a lesson. */

import { adviceText, moveText, positionText, reasonText } from "./multivision-in-words.js";
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
  describeMove: ({ text }, who) => moveText(words, text, who),
  advice: ({ text }) => adviceText(words, text),
  why: (reason, _, view) => reasonText(words, /** @type {MultivisionReason} */ (reason), view),
  position: (view) => positionText(words, view),
  task: () => words.plain("pilesTask"),
  rule: words.plain("pilesRule"),
  shortcuts: [],
});
