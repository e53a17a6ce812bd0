// @ts-check
/** The Number Game to be played, on its own page and in a lesson. */

import { subtractionForm, subtractionKey } from "./next-subtraction.js";
import { advice, position, told, why } from "./number-game-in-words.js";
import { rectanglePanel } from "./pair-picture.js";

/** @import { Speaker } from "../../../text/types" */
/** @import { CompanionKind, NumberReason } from "../types" */

/** @param {Speaker} words @returns {CompanionKind} */
export const kind = (words) => ({
  name: "number-game",
  words,
  picture: () => rectanglePanel(words),
  form: (actions) => subtractionForm(words, actions),
  told: (made, who, view, index) => told(words, made, who, view, index),
  advice: (hint, view) => advice(words, hint, view),
  why: (reason, made) => why(words, /** @type {NumberReason} */ (reason), made),
  position: (view) => position(words, view),
  task: () => words.plain("numbersTask"),
  key: subtractionKey,
  shortcuts: [
    ["← →", words.plain("numbersKeyArrows")],
    ["Enter", words.plain("numbersKeyEnter")],
  ],
});
