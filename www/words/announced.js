// @ts-check
/** What sentences of every language on announced and on random moves have to know before they say it. */

/** @import { Answered, Case, Histogram, Thesis, Way } from "../pages/announced/types" */
/** @import { Direction } from "../table/types" */

/** A direction as a sign. @param {string | undefined} sign */
export const shownSign = (sign) => (sign === "-" ? "−" : "+");

/** Where a call would have led with the other direction. @param {{n: number, from: number, magnitude: number, sign: string | undefined}} move */
export function otherLanding({ n, from, magnitude, sign }) {
  return (from + (sign === "+" ? n - magnitude : magnitude)) % n;
}

/** A round in which Derek has answered an announced magnitude. @param {Thesis} told @param {Way} way @param {number} round from 1 */
export function answeredRound({ n, magnitudes }, { path, directions }, round) {
  const [from = 0, to = 0] = [path[round - 1], path[round]];
  const [magnitude = 0, sign] = [magnitudes[round - 1], directions[round - 1]];
  const before = new Set(path.slice(0, round));
  const other = otherLanding({ n, from, magnitude, sign });
  return {
    from,
    to,
    other,
    magnitude,
    direction: /** @type {Direction} */ (sign),
    isNew: !before.has(to),
    otherWasNew: !before.has(other),
    visited: before.add(to).size,
  };
}

/** How many of the moves that a case prescribes there are up to a round, and in all. @param {Answered} answered @param {number} round */
export function prescribedMoves({ whys }, round) {
  const count = (/** @type {Answered["whys"]} */ some) => some.filter((why) => why === "prescribed").length;
  return { place: count(whys.slice(0, round)), all: count(whys) };
}

/** The cases of Lemma 7: as the thesis calls them, with the directions that tell them apart. @type {Partial<Record<Case, {name: string, signs: string}>>} */
const LEMMA_7 = {
  1: { name: "1", signs: "++-+" },
  "2a": { name: "2(a)", signs: "++--" },
  "2b": { name: "2(b)", signs: "++--" },
  3: { name: "3", signs: "-+--" },
  "4a": { name: "4(a)", signs: "--+-+-" },
  "4b": { name: "4(b)", signs: "+-+-++" },
  "4c": { name: "4(c)", signs: "--+-++" },
  "4c-n7": { name: "4(c)", signs: "--+-++" },
  "4d": { name: "4(d)", signs: "+-+-+-" },
};

/** A case of Lemma 7: its name, its directions as they are shown, and the rounds that have them; undefined for other cases. @param {Case} which @param {number} n */
export function caseOfLemma7(which, n) {
  const found = LEMMA_7[which];
  if (!found) return undefined;
  const { name, signs } = found;
  const half = (n - 1) / 2;
  const [from, to] = signs.length > 4 ? [half - 2, half + 3] : [half - 1, half + 2];
  return { name, from, to, signs: [...signs].map(shownSign).join(" ") };
}

/** What a histogram spans, and its tallest bar. @param {Histogram} histogram */
export function spanOf({ first, width, bars }) {
  const from = first + bars.indexOf(Math.max(...bars)) * width;
  return { first, last: first + width * bars.length - 1, tallest: { from, to: from + width - 1 } };
}

/** What a round of a random game has done. @param {ArrayLike<number>} path @param {number} round from 1 */
export function randomRound(path, round) {
  const before = new Set(Array.from(path).slice(0, round));
  const [from = 0, to = 0] = [path[round - 1], path[round]];
  return { from, to, isNew: !before.has(to), visited: before.add(to).size };
}
