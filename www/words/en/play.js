// @ts-check
/** What the first minute says. **Double stars** mark bold type, and terms explain themselves where they are met first. */

import { pageSpeaker } from "../../text/page.js";
import { meaningOf } from "../../text/say/terms.js";
import { formatNumber, listed } from "./numbers.js";

/** A term with what it means. @param {string} id @param {string} [name] */
const term = (id, name = id) => `⟦${name}|${id}|${meaningOf(pageSpeaker(), id)}⟧`;

const bold = (/** @type {number} */ value) => `**${formatNumber(value)}**`;

/** Beside the table, where its own words would say more than has been met. @param {number | null} magnitude @param {number} round */
export function callText(magnitude, round) {
  if (magnitude === null) return "Nothing more can be forced.";
  // The buttons lie to the left and to the right, and so do the keys.
  return `Magnus calls ${bold(magnitude)}. Which way${round === 0 ? ", ← or →" : ""}?`;
}

/** What stands in the middle of the table while positions are to be kept. @param {number[]} kept */
export const keepTitle = (kept) => `keep ${kept.join(", ")}`;

/** Before each of the first three rounds. @param {{round: number, token: number, magnitude: number}} state */
export function roundText({ round, token, magnitude }) {
  const call = bold(magnitude);
  if (round === 0) return `The token must move ${call}. You say which way. Avoid new positions.`;
  if (round === 1) return `${bold(token)} was new. Now the token must move ${call}. Avoid new positions.`;
  return `${bold(token)} was new, too. Once more: it must move ${call}.`;
}

/** After them. @param {number} fresh how many rounds led to a new position @param {number} rounds */
export function countText(fresh, rounds) {
  const count = `**${formatNumber(fresh)} of ${formatNumber(rounds)} were new.**`;
  return fresh === rounds ? `${count} You chose which, never whether.` : count;
}

/** Before the first round of the second game. @param {number} magnitude */
export const meetText = (magnitude) =>
  `This Magnus plans ahead. The token must move ${bold(magnitude)}. Avoid new positions.`;

/** The first Magnus gets nowhere any more. @param {number} visited @param {number} n */
export const heldText = (visited, n) =>
  `**You win: you held this Magnus to ${formatNumber(visited)} of ${formatNumber(n)}.**`;

/** The same beside the table. @param {number} fStar @param {number} n */
export const heldVerdict = (fStar, n) =>
  `The game is over: he only calls his list again and again. A Magnus who plans ahead is sure of ${bold(fStar)} of ${formatNumber(n)}.`;

/** Nothing more can be forced. @param {number} visited @param {number} n */
export const endText = (visited, n) =>
  `The game is over: Magnus has visited **${formatNumber(visited)} of ${formatNumber(n)}**.`;

/** @type {string} */
export const MEET = "Meet one who plans ahead";

/** Why, in three presses: the pair, A, M(A). Each is what is said and the button that leads to it. */
export const WHY = [
  {
    button: "Why?",
    text: (/** @type {number[]} */ [minus = 0, plus = 0], /** @type {number} */ magnitude) =>
      `The token stands midway between ${bold(minus)} and ${bold(plus)}, both new. It is ${bold(magnitude)} to each, so Magnus calls ${formatNumber(magnitude)}: you only choose which.`,
  },
  {
    button: "Show the new ones",
    text: () => `The orange ring is ${term("layer:0", "A")}: all positions that nobody has visited.`,
  },
  {
    button: "Show midpoints",
    text: (/** @type {number[]} */ _pair, /** @type {number} */ _magnitude, /** @type {boolean} */ isAll) =>
      `${term("layer:1", "M(A)")} is A with all ${term("midpoint", "midpoints")} of its pairs${isAll ? ", here the whole table: wherever the token stands" : ". While the token is there"}, Magnus can make the next position new.`,
  },
];

/** @type {string} */
export const MAY_DEREK_WIN = "Can Derek win?";
/** @type {string} */
export const TRY_AGAIN = "Try again";

/** Before each round of the shield. @param {{round: number, token: number, magnitude: number}} state @param {number[]} kept */
export function keepText({ round, token, magnitude }, kept) {
  const these = `Keep these: ${listed(kept)}.`;
  if (round === 0)
    return `A smaller table. **${these}** The token must never enter them. It must move ${bold(magnitude)}.`;
  return `${bold(token)} is none of the three. Now the token must move ${bold(magnitude)}. ${these}`;
}

const ALWAYS = "The midpoint of two of the three is the third, so from elsewhere at most one way leads in.";

/** A position that was to be kept has been entered. @param {number} entered @param {number} other where the other way led */
export function enteredText(entered, other) {
  return `${bold(entered)} is one of the three; the other way led to ${bold(other)}. ${ALWAYS}`;
}

/** The end of a game in which one of them was entered. @param {number} visited @param {number} n */
export function lostText(visited, n) {
  return `Magnus has visited **${formatNumber(visited)} of ${formatNumber(n)}**: he got into the three. ${ALWAYS}`;
}

/** The end of a game in which they were kept. @param {number} visited @param {number} n */
export function shieldText(visited, n) {
  return `Magnus is stuck at **${formatNumber(visited)} of ${formatNumber(n)}**: you have found Derek's shield. ${ALWAYS} Beyond that, Derek can only make Magnus waste rounds.`;
}
