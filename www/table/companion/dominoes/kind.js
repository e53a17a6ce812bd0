// @ts-check
/** The circle of dominoes to be played, on its own page and in a lesson. */

import { reasonText } from "../../../text/say/companions/dominoes.js";
import { adviceText, moveText, positionText } from "./dominoes-in-words.js";
import { dominoForm, dominoKey } from "./next-domino.js";
import { circlePanel } from "./ring.js";

/** @import { Speaker } from "../../../text/types" */
/** @import { CompanionKind } from "../types" */

/** @param {Speaker} words @returns {CompanionKind} */
export const kind = (words) => ({
  name: "dominoes",
  words,
  picture: (actions) => circlePanel(words, actions),
  form: (actions) => dominoForm(words, actions),
  describeMove: (_, who, view, index) => moveText(words, who, view, index),
  advice: (hint) => adviceText(words, hint),
  why: (reason) => reasonText(words, /** @type {import("../types").DominoReason} */ (reason)),
  position: (view) => positionText(words, view),
  task: () => words.plain("dominoTask"),
  rule: words.plain("dominoRule"),
  key: dominoKey,
  shortcuts: [
    ["← →", words.plain("dominoKeyArrows")],
    ["Enter", words.plain("dominoKeyEnter")],
  ],
});
