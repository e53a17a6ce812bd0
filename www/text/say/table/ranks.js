// @ts-check
/** Sentences on the ranks of positions. */

import messages from "../../en/table/ranks.js";
import { english } from "../../english.js";

/** @import { Speaker, Words } from "../../types" */

english.learn(messages);

/** The most bad places that are listed one by one. */
const MOST_LISTED = 24;

/** A rank as it is written in a cell: ∞ for none that is bounded. @param {Speaker} words @param {number} rank @param {number} n */
export const rankText = (words, rank, n) => (rank === n ? "∞" : words.number(rank));

/**
 * The name of a ring of bars.
 * @param {Speaker} words @param {{least: number, isEnd: boolean}} bar @param {number} n
 */
export function barName(words, { least: count, isEnd }, n) {
  if (count === n) return words.plain("rankBarBoundless");
  return words.plain(isEnd ? "rankBarEnd" : "rankBar", { count });
}

/**
 * The middle of the table.
 * @param {Speaker} words @param {number} position @param {number} rank @param {number} n @param {boolean} isToken
 * @returns {Words}
 */
export function rankInMiddle(words, position, rank, n, isToken) {
  const kind = rank === n ? "rankBoundless" : rank === 0 ? "rankNone" : "rankSure";
  return {
    title: words.plain("rankOf", { rank: rankText(words, rank, n) }),
    lines: [
      words.plain(isToken ? "rankToken" : "rankPosition", { position }),
      ...words.plain(kind, { count: rank }).split("\n"),
    ],
  };
}

/**
 * The ranks of this position in words: the token's, and the bad places.
 * @param {Speaker} words @param {Uint32Array} ranks @param {Uint8Array} depths @param {{n: number, token: number}} state
 */
export function ranksSentence(words, ranks, depths, { n, token }) {
  const rank = ranks[token] ?? 0;
  const position = { position: token };
  const kind = rank === n ? "rankSentenceBoundless" : rank === 0 ? "rankSentence0" : "rankSentence";
  const bad = [...ranks.keys()].filter((one) => ranks[one] === 0 && depths[one] === 0);
  const count = bad.length;
  const isListed = count <= MOST_LISTED;
  const places =
    count === 0
      ? words.say("rankBadNone")
      : isListed
        ? words.say("rankBad", { count, positions: words.list(bad.map((position) => ({ position }))) })
        : words.say("rankBadMany", { count });
  return `${words.say(kind, { position, count: rank })} ${places}`;
}

/** The meaning of ranks and of their picture. @param {Speaker} words @param {boolean} areWritten whether there are numbers in it */
export const ranksMeaning = (words, areWritten) =>
  `${words.say("rankMeaning")} ${words.say(areWritten ? "rankNumbers" : "rankBars")}`;
