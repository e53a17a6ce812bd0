// @ts-check
/** What is said of announced moves. **Double stars** mark what is set in bold. */

import { directionName } from "../../words/en/names.js";
import { counted, formatNumber } from "../../words/en/numbers.js";

/** @import { Direction } from "../../table/types" */
/** @import { Answered, Case, Form, Found, Pattern, Thesis, Way, Why } from "./types" */

/** The form of the visited positions in a word or two. @param {Form} form */
export function formName(form) {
  switch (form.kind) {
    case "balanced":
      return `${formatNumber(form.k)}-balanced`;
    case "skewBalanced":
      return `${formatNumber(form.k)}-skew-balanced`;
    case "positiveBiased":
      return "positive biased";
    case "negativeBiased":
      return "negative biased";
    case "start":
      return "one position";
    case "whole":
      return "all visited";
  }
}

/** The form in a sentence; empty where there is nothing to say. @param {Pattern | undefined} pattern */
function formSentence(pattern) {
  const form = pattern?.form;
  const [block] = pattern?.blocks ?? [];
  switch (form?.kind) {
    case "balanced":
      return `The visited positions are **${formName(form)}**: two opposite blocks of ${formatNumber(form.k)}, the token at an end of one.`;
    case "skewBalanced":
      return `The visited positions are **${formName(form)}**: a block of ${formatNumber(form.k)} and one of ${formatNumber(form.k + 1)} that begins ⌊n/2⌋ after it, the token at an end of one.`;
    case "positiveBiased":
    case "negativeBiased":
      return `The ${formatNumber(block?.length ?? 0)} visited positions are one block, and the token is at its ${form.kind === "positiveBiased" ? "clockwise" : "counter-clockwise"} end: it is **${formName(form)}**.`;
    case "whole":
      return "**All positions are visited.**";
    default:
      return "";
  }
}

/** A direction as a sign. @param {string | undefined} sign */
export function shownSign(sign) {
  return sign === "-" ? "−" : "+";
}

/** Where a call would have led with the other direction. @param {{n: number, from: number, magnitude: number, sign: string | undefined}} move */
export function otherLanding({ n, from, magnitude, sign }) {
  return (from + (sign === "+" ? n - magnitude : magnitude)) % n;
}

/**
 * A step of a game in which Derek answers announced magnitudes.
 * @param {Thesis} told @param {Way} way @param {number} step
 */
export function magnusStep({ n, magnitudes }, way, step) {
  const next = magnitudes[step];
  if (step === 0) {
    return `The token is on **0**. Magnus has announced ${counted(magnitudes.length, "magnitude")}, the first is **${formatNumber(next ?? 0)}**.`;
  }
  const [from = 0, to = 0] = [way.path[step - 1], way.path[step]];
  const magnitude = magnitudes[step - 1] ?? 0;
  const sign = way.directions[step - 1];
  const before = new Set(way.path.slice(0, step));
  const other = otherLanding({ n, from, magnitude, sign });
  const fresh = before.has(to) ? "visited before" : "a **new position**";
  const instead =
    other === to
      ? "Half a turn leads there both ways."
      : `The other way led to ${formatNumber(other)}, ${before.has(other) ? "visited before too" : "which was unvisited"}.`;
  const soFar = `${counted(new Set(way.path.slice(0, step + 1)).size, "position")} visited so far.`;
  return `Round ${formatNumber(step)}: Magnus calls **${formatNumber(magnitude)}**, Derek says **${directionName(/** @type {Direction} */ (sign))}**: from ${formatNumber(from)} to **${formatNumber(to)}**, ${fresh}. ${instead} ${soFar}`;
}

/** A step of a game in which Magnus answers announced directions. @param {Answered} answered @param {number} step */
export function derekStep(answered, step) {
  const { n, directions, path, magnitudes } = answered;
  if (step === 0) return `The token is on **0**. Derek has announced ${counted(n - 1, "direction")}.`;
  const [from = 0, to = 0] = [path[step - 1], path[step]];
  const magnitude = formatNumber(magnitudes[step - 1] ?? 0);
  const way = directionName(/** @type {Direction} */ (directions[step - 1]));
  const moved = `Round ${formatNumber(step)}: Derek has to go ${way}, Magnus calls **${magnitude}**: from ${formatNumber(from)} to **${formatNumber(to)}**.`;
  return [moved, whySentence(answered, step), formSentence(answered.patterns[step])].filter(Boolean).join(" ");
}

/** @param {Answered} answered @param {number} step */
function whySentence({ n, whys, directions }, step) {
  const way = directionName(/** @type {Direction} */ (directions[step - 1]));
  switch (whys[step - 1]) {
    case "halfTurn":
      return "In odd rounds he calls n/2: half a turn leads to the same place of the other block, whichever way Derek goes.";
    case "nearlyHalfTurn":
      return `${formatNumber(Math.floor(n / 2))} clockwise and ${formatNumber(Math.ceil(n / 2))} counter-clockwise lead to the same position, so the direction does not matter.`;
    case "beside":
      return `The next position ${way} is unvisited.`;
    case "across":
      return `The next positions ${way} are visited: he goes over them to the first unvisited one.`;
    case "prescribed": {
      const all = whys.filter((why) => why === "prescribed").length;
      const place = whys.slice(0, step).filter((why) => why === "prescribed").length;
      return `This is move ${place} of the ${all} that the case prescribes in the middle.`;
    }
    case "farthest":
      return `The next direction is the other one: so he goes to the last unvisited position ${way}, from which the others lie on the other side.`;
    default:
      return `No magnitudes visit all ${formatNumber(n)} positions here. This one belongs to a list that visits as many as can be, found by trying all.`;
  }
}

/** Why Magnus calls a magnitude, in a few words. @type {Record<Why, string>} */
export const WHY_NAMES = {
  halfTurn: "half a turn, to the other block",
  nearlyHalfTurn: "nearly half a turn",
  beside: "the next position",
  across: "over the visited ones",
  prescribed: "prescribed by the case",
  farthest: "the farthest, before the direction turns",
  tried: "found by trying all",
};

/**
 * What is known of the fewest positions, in sentences for the page.
 * @param {Thesis} told @param {Found | null} found
 * @returns {{headline: string, note: string}}
 */
export function magnusVerdict({ n, way, refusal }, found) {
  const thesis = way ? `Algorithm DEREK of the thesis says **${formatNumber(way.visited)}**` : String(refusal);
  const exact = found?.way?.visited;
  if (exact !== undefined) {
    const headline = `Derek can hold Magnus to **${formatNumber(exact)} of ${formatNumber(n)}** positions, and to no fewer.`;
    if (!way) return { headline, note: thesis };
    const note =
      way.visited === exact
        ? `${thesis} as well.`
        : `${thesis}: here Theorem 4 of the thesis, that this is the minimum, is **false**.`;
    return { headline, note };
  }
  const upper = way
    ? `Derek can hold Magnus to **${formatNumber(way.visited)} of ${formatNumber(n)}** positions (upper bound: Algorithm DEREK of the thesis).`
    : `${thesis} `;
  return { headline: upper, note: found?.refusal ?? "" };
}

/** What Magnus does, in sentences. @param {Answered} answered */
export function derekVerdict({ n, visited, case: name, mirrored }) {
  const headline =
    visited === n
      ? `Magnus visits **all ${formatNumber(n)}** positions in ${counted(n - 1, "round")}.`
      : `Magnus can visit only **${formatNumber(visited)} of ${formatNumber(n)}** positions.`;
  const mirror = mirrored ? " Here clockwise and counter-clockwise are exchanged." : "";
  return { headline, note: `${CASES[name](n)}${mirror}` };
}

const middle = (/** @type {number} */ n, /** @type {number} */ from, /** @type {number} */ to) => {
  const half = (n - 1) / 2;
  return `the directions of rounds ${formatNumber(half + from)} to ${formatNumber(half + to)}`;
};
const lemma7 = (/** @type {string} */ name, /** @type {string} */ signs) => (/** @type {number} */ n) => {
  const long = signs.length > 4;
  const spaced = [...signs].map(shownSign).join(" ");
  return `**Case ${name}** of Lemma 7: ${long ? middle(n, -2, 3) : middle(n, -1, 2)} are ${spaced}. Magnus grows one block, makes the moves that this case prescribes, and then takes what is left.`;
};

/** What each case is. @type {Record<Case, (n: number) => string>} */
const CASES = {
  even: () =>
    "**Even n** (Theorem 5(a)): two opposite blocks grow in turn. In odd rounds half a turn takes the token to the other block; in even rounds the token's block grows by one, at whichever end the direction allows.",
  relaxed: (n) =>
    `**Odd n with ⌈n/2⌉ allowed** (Theorem 5(b)): ${formatNumber(Math.floor(n / 2))} clockwise and ${formatNumber(Math.ceil(n / 2))} counter-clockwise lead to the same position, so the token goes ${formatNumber(Math.floor(n / 2))} on in every round, and two nearly opposite blocks grow.`,
  "corollary-1": (n) =>
    `**Corollary 1**: the directions of rounds ${formatNumber((n - 1) / 2)} and ${formatNumber((n + 1) / 2)} are equal. Magnus grows one block to the middle of the game, and then what is left lies where the token goes next.`,
  1: lemma7("1", "++-+"),
  "2a": lemma7("2(a)", "++--"),
  "2b": lemma7("2(b)", "++--"),
  3: lemma7("3", "-+--"),
  "4a": lemma7("4(a)", "--+-+-"),
  "4b": lemma7("4(b)", "+-+-++"),
  "4c": lemma7("4(c)", "--+-++"),
  "4c-n7": (n) =>
    `${lemma7("4(c)", "--+-++")(n)} For n = 7 the moves of the thesis meet a visited position; these are repaired ones.`,
  "4d": (n) => `${lemma7("4(d)", "+-+-+-")(n)} The thesis leaves this case out; the moves are our repair.`,
  impossible: (n) =>
    `**Not possible**: for n = ${n} and these directions Theorem 5(c) of the thesis is false, as trying all magnitudes shows. With ⌈n/2⌉ allowed it is possible.`,
};
