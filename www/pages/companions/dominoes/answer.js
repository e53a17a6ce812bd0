// @ts-check
/** Who wins on N spaces, for N far beyond what can be played, in words. */

import { words } from "./words.js";

/** @import { ExplainedAnswer, Limits } from "../types" */

/** @param {ExplainedAnswer} told @param {Limits} limits */
export function answerSentence({ answer: { n, first, grundy, wins }, reduced, residue }, { period }) {
  if (first === null || grundy === null) return words.oneSpace;
  return words.answer({ n, path: first, reduced, grundy, residue, period, wins });
}
