// @ts-check
/** What is said of announced moves. **Double stars** mark what is set in bold. */

import { directionName } from "./names.js";
import { counted, formatNumber } from "./numbers.js";

/** @import { Answered, Form, Found, InWords, Pattern, Thesis, Way, Why } from "../../pages/announced/types" */

export * from "./random-games.js";
export { formatNumber };

export const LABELS = {
  askThesis: "What does Algorithm DEREK say?",
  askBetter: "Is there anything better?",
  removeLast: "Remove last",
  cancelled: "Cancelled.",
  searchCancelled: "The search for the minimum was cancelled.",
  asking: "Asking …",
};

/** @param {number} magnitude */
export const append = (magnitude) => `Append ${magnitude}`;

/** How far the search for the minimum is. @param {number} trying how many positions it tries @param {number} done part of that, from 0 to 1 */
export function searchText(trying, done) {
  const fewer = `${formatNumber(trying - 1)} or fewer: impossible`;
  return `${fewer}. ${formatNumber(trying)}: ${Math.floor(100 * done)} % looked at`;
}

/** @param {number} count */
export const positionsInBrackets = (count) => `(${counted(count, "position")})`;

/** @param {number} count */
export const directionsNow = (count) => `there are ${formatNumber(count)} now.`;

/** @param {string} why */
export const brokenOff = (why) => `The computation broke off: ${why}`;

/** What a language says of what is refused, by codes. In English the errors say it. @type {import("../refusals").RefusalWords | undefined} */
export const refusals = undefined;

/** @param {string} why */
export const strategiesNotLoaded = (why) => `The strategies could not be loaded: ${why}`;

/** @param {string} n as it was typed @param {number} share */
export const solvingText = (n, share) => `Solving the game for n = ${n}: ${Math.floor(100 * share)} %`;

/** @param {number} count */
export const gameWasOver = (count) => `The game was over after ${counted(count, "round")}.`;

/** The table of all rounds. */
export const ROUNDS = {
  round: "Round",
  direction: "direction",
  to: "to",
  visited: "visited",
  why: "why",
  directionOfDerek: "DEREK: direction",
  directionOfMinimum: "Minimum: direction",
  ofMagnus: "Directions, landings and numbers of visited positions; rounds with different directions are marked.",
  ofDerek: "Every direction with Magnus’s answer to it.",
};

/** @param {number} round */
export const goToRound = (round) => `Go to round ${round}`;

/** @param {number} listed @param {number} all */
export const firstRounds = (listed, all) => `The first ${counted(listed, "round")}; the file has all ${all}.`;

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

/**
 * A step of a game in which Derek answers announced magnitudes.
 * @param {Thesis} told @param {Way} way @param {number} step
 */
export function magnusStep(told, way, step) {
  const round = way.rounds[step - 1];
  if (!round) {
    const { magnitudes } = told;
    return `The token is on **0**. Magnus has announced ${counted(magnitudes.length, "magnitude")}, the first is **${formatNumber(magnitudes[0] ?? 0)}**.`;
  }
  const { from, to, other, magnitude, direction, isNew, otherWasNew, visited } = round;
  const fresh = isNew ? "a **new position**" : "visited before";
  const instead =
    other === to
      ? "Half a turn leads there both ways."
      : `The other way led to ${formatNumber(other)}, ${otherWasNew ? "which was unvisited" : "visited before too"}.`;
  return `Round ${formatNumber(step)}: Magnus calls **${formatNumber(magnitude)}**, Derek says **${directionName(direction)}**: from ${formatNumber(from)} to **${formatNumber(to)}**, ${fresh}. ${instead} ${counted(visited, "position")} visited so far.`;
}

/** A step of a game in which Magnus answers announced directions. @param {Answered} answered @param {number} step */
export function derekStep(answered, step) {
  const { n, way } = answered;
  const round = way.rounds[step - 1];
  if (!round) return `The token is on **0**. Derek has announced ${counted(n - 1, "direction")}.`;
  const { from, to, direction } = round;
  const magnitude = formatNumber(round.magnitude);
  const moved = `Round ${formatNumber(step)}: Derek has to go ${directionName(direction)}, Magnus calls **${magnitude}**: from ${formatNumber(from)} to **${formatNumber(to)}**.`;
  return [moved, whySentence(answered, step, directionName(direction)), formSentence(answered.patterns[step])]
    .filter(Boolean)
    .join(" ");
}

/** @param {Answered} answered @param {number} step @param {string} way the direction of this step */
function whySentence({ n, whys, prescribed }, step, way) {
  switch (whys[step - 1]) {
    case "halfTurn":
      return "In odd rounds he calls n/2: half a turn leads to the same place of the other block, whichever way Derek goes.";
    case "nearlyHalfTurn":
      return `${formatNumber(Math.floor(n / 2))} clockwise and ${formatNumber(Math.ceil(n / 2))} counter-clockwise lead to the same position, so the direction does not matter.`;
    case "beside":
      return `The next position ${way} is unvisited.`;
    case "across":
      return `The next positions ${way} are visited: he goes over them to the first unvisited one.`;
    case "prescribed":
      return `This is move ${step - prescribed.from + 1} of the ${prescribed.count} that the case prescribes in the middle.`;
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
 * @param {InWords<Thesis>} told @param {InWords<Found> | null} found
 * @returns {{headline: string, note: string}}
 */
export function magnusVerdict({ n, way, refusal }, found) {
  const thesis = way ? `Algorithm DEREK of the thesis says **${formatNumber(way.visited)}**` : refusal;
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
export function derekVerdict(answered) {
  const { n, mirrored } = answered;
  const { visited } = answered.way;
  const headline =
    visited === n
      ? `Magnus visits **all ${formatNumber(n)}** positions in ${counted(n - 1, "round")}.`
      : `Magnus can visit only **${formatNumber(visited)} of ${formatNumber(n)}** positions.`;
  const mirror = mirrored ? " Here clockwise and counter-clockwise are exchanged." : "";
  return { headline, note: `${caseText(answered)}${mirror}` };
}

/** What a case is. @param {Answered} answered */
function caseText({ case: which, n, middle }) {
  switch (which) {
    case "even":
      return "**Even n** (Theorem 5(a)): two opposite blocks grow in turn. In odd rounds half a turn takes the token to the other block; in even rounds the token's block grows by one, at whichever end the direction allows.";
    case "relaxed":
      return `**Odd n with ⌈n/2⌉ allowed** (Theorem 5(b)): ${formatNumber(Math.floor(n / 2))} clockwise and ${formatNumber(Math.ceil(n / 2))} counter-clockwise lead to the same position, so the token goes ${formatNumber(Math.floor(n / 2))} on in every round, and two nearly opposite blocks grow.`;
    case "corollary-1":
      return `**Corollary 1**: the directions of rounds ${formatNumber((n - 1) / 2)} and ${formatNumber((n + 1) / 2)} are equal. Magnus grows one block to the middle of the game, and then what is left lies where the token goes next.`;
    case "impossible":
      return `**Not possible**: for n = ${n} and these directions Theorem 5(c) of the thesis is false, as trying all magnitudes shows. With ⌈n/2⌉ allowed it is possible.`;
    case "4c-n7":
      return `${lemma7(middle)} For n = 7 the moves of the thesis meet a visited position; these are repaired ones.`;
    case "4d":
      return `${lemma7(middle)} The thesis leaves this case out; the moves are our repair.`;
    default:
      return lemma7(middle);
  }
}

/** @param {Answered["middle"]} middle */
function lemma7(middle) {
  if (!middle) return "";
  const { name, from, to, signs } = middle;
  return `**Case ${name}** of Lemma 7: the directions of rounds ${formatNumber(from)} to ${formatNumber(to)} are ${signs}. Magnus grows one block, makes the moves that this case prescribes, and then takes what is left.`;
}
