// @ts-check
/** Who wins on N spaces, for N far beyond what can be played, in words. */

import { formatNumber } from "../../../words/en/numbers.js";

/** @import { ExplainedAnswer, Limits } from "../types" */

/** @param {ExplainedAnswer} told @param {Limits} limits */
export function answerSentence({ answer: { n, first, grundy, wins }, reduced, residue }, { period }) {
  if (first === null || grundy === null) return "With one space no domino can be put: the **first player loses**.";
  const path = formatNumber(first);
  const same = reduced === null ? "" : ` = F(${reduced})`;
  const who = wins ? "**first player wins**" : "**first player loses**";
  return `N = ${formatNumber(n)}: the ${who}. Every first move leaves a path of ${path} spaces, and F(${path})${same} = ${grundy}. N ≡ ${residue} (mod ${period}).`;
}
