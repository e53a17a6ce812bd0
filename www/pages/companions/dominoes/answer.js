// @ts-check
/** The winner on N spaces in words, for N far too large to play. */

import { winnerText } from "../../../text/say/companions/dominoes.js";
import { words } from "../speaker.js";

/** @import { ExplainedAnswer, Limits } from "../../../table/companion/types" */

/** @param {ExplainedAnswer} told @param {Limits} limits */
export function answerSentence({ answer: { n, first, grundy, wins }, reduced, residue }, { period }) {
  if (first === null || grundy === null) return words.say("circleOneSpace");
  return winnerText(words, { n, path: first, reduced, grundy, residue, period, wins });
}
