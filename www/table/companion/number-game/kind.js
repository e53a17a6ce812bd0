// @ts-check
/** The Number Game to be played, on its own page and in a lesson. */

import { subtractionForm, subtractionKey } from "./next-subtraction.js";
import { adviceText, moveText, positionText, reasonText } from "./number-game-in-words.js";
import { rectanglePanel } from "./pair-picture.js";

/** @import { Speaker } from "../../../text/types" */
/** @import { CompanionKind, NumberReason } from "../types" */

/** @param {Speaker} words @returns {CompanionKind} */
export const kind = (words) => ({
  name: "number-game",
  words,
  picture: () => rectanglePanel(words),
  form: (actions) => subtractionForm(words, actions),
  describeMove: (made, who, view, index) => moveText(words, made, who, view, index),
  advice: (hint, view) => adviceText(words, hint, view),
  why: (reason, made) => reasonText(words, /** @type {NumberReason} */ (reason), made),
  position: (view) => positionText(words, view),
  task: () => words.plain("numbersTask"),
  rule: words.plain("numbersRule"),
  key: subtractionKey,
  shortcuts: [
    ["← →", words.plain("numbersKeyArrows")],
    ["Enter", words.plain("numbersKeyEnter")],
  ],
});
