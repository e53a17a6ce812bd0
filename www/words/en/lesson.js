// @ts-check
/** What a table says of a lesson's task: how it is answered, how far one is, what was right or wrong and why. */

import { counted, formatNumber, listed } from "./numbers.js";

export { notKeptText } from "./kept.js";
export { formatNumber };

import { mistakeKey } from "../facts.js";
import { layerName, shortened } from "../names.js";
import { className, directionName } from "./names.js";

/** @import { Data, Found, Kind, Step, Task, Verdict } from "../../table/lesson/types" */

/** "Lesson 5: The shield". @param {Found} found */
export function lessonName({ lesson: { number, title } }) {
  return `Lesson ${number}: ${title}`;
}

/** What is marked on the table, for those who do not see it. @param {number[]} positions */
export function markedText(positions) {
  return positions.length > 0 ? `Marked on the table: ${listed(positions)}.` : "";
}

/** The figure of a task about another game. @param {import("../../table/companion/figure.js").Companion} companion */
export function companionText(companion) {
  switch (companion.kind) {
    case "dominoes":
      return `A circle of ${companion.spaces} spaces. The first domino lies on 1 and 2.`;
    case "pair":
      return `A rectangle ${companion.a} by ${companion.b}, with the squares that can be cut off it, and a line up to which it would be golden.`;
    case "piles":
      return companion.piles
        .map(({ pile, exponents }) => {
          const powers = exponents.flatMap((exponent, place) =>
            exponent > 0 ? [`${companion.primes[place]} to the power ${exponent}`] : [],
          );
          return `The pile ${pile}: ${powers.join(" times ") || "1"}.`;
        })
        .join(" ");
  }
}

/** What has been chosen. @param {number[]} positions */
export function chosenText(positions) {
  if (positions.length === 0) return "No position is chosen.";
  return `Chosen: ${listed(positions)}.`;
}

/**
 * What stands in the middle of the table of a set that was placed: how many positions there are, or how its layers grow.
 * @param {number} count @param {number[]} sizes of its layers; none while they are not shown @param {number} n
 * @returns {import("../../table/types").Words}
 */
export function supposedText(count, sizes, n) {
  if (sizes.length === 0) return { title: `${formatNumber(count)} placed`, lines: [`on ${formatNumber(n)} positions`] };
  if (sizes.length === 1) return { title: "M(A) = A", lines: [`${counted(count, "position")}, closed`] };
  const names = sizes.slice(0, 3).map((_, layer) => layerName(layer));
  return { title: sizes.map(formatNumber).join(" → "), lines: [`${names.join(", ")}${sizes.length > 3 ? ", …" : ""}`] };
}

/** The same of one position. @param {number} position @param {number} depth @param {number} never @returns {import("../../table/types").Words} */
export function supposedAbout(position, depth, never) {
  const lines = [depth === never ? "not placed" : depth === 0 ? "placed" : `a midpoint, in ${layerName(depth)}`];
  return { title: `Position ${formatNumber(position)}`, lines };
}

/** What is said of every task. */
export const TASK = {
  task: "Your task",
  before: "✓ done before",
  takeBack: "Take it back",
  showLine: "Show how it goes wrong",
  again: "Again",
  next: "Next step",
  back: "One round back",
  on: "Next round",
  leave: "Back to my game",
  hideSolution: "Hide the solution",
  none: "There is none",
  call: "Call",
  check: "Check",
  positions: "Positions",
  // How positions are chosen, and magnitudes listed.
  howToChoose: "Choose positions on the table or here. Arrow keys go from one to the next, space chooses.",
  howToList: "In the order in which they are called, with commas.",
};

/** A task among others that are called the same. @param {string} title of its step */
export const taskName = (title) => `Your task: ${title}`;

/** @param {number} position @param {boolean} chosen */
export const chosenOrNot = (position, chosen) => `${position} ${chosen ? "chosen" : "not chosen"}.`;

/** What was typed is no number. @param {string} text */
export function notWhole(text) {
  if (!text) return "Type a whole number.";
  const shown = shortened(text);
  return /^\d+$/.test(text) ? `“${shown}” has more than 9 digits.` : `“${shown}” is not a whole number from 0 up.`;
}

/** What was typed is no list of magnitudes. @param {string} [wrong] the part that is none */
export function notMagnitudes(wrong) {
  return wrong === undefined
    ? "Type the magnitudes with commas between them, in the order in which they are called."
    : `“${shortened(wrong)}” is no magnitude: type whole numbers with commas between them.`;
}

/** What is said of a label or a button: it cannot be a sentence of the lesson, which asks for something else each time. */
export const FIELDS = { magnitude: "Magnitude ℓ", magnitudes: "Magnitudes", number: "Your answer" };

/** "2 of 5 calls". @param {Task | undefined} task @param {Verdict | null} verdict */
export function progressText(task, verdict) {
  const { progress, failed, done } = verdict ?? {};
  if (!progress || failed || done || !task) return "";
  const { have, want } = progress;
  const count = `${formatNumber(have)} of ${formatNumber(want)}`;
  return COUNTED[task.kind]?.(count) ?? "";
}

/** What is counted on the way. @type {Partial<Record<Kind, (count: string) => string>>} */
const COUNTED = {
  answers: (count) => `${count} calls answered.`,
  reach: (count) => `${count} positions visited.`,
  finish: (count) => `${count} positions visited.`,
  hold: (count) => `Round ${count}.`,
  number: (count) => `Play first: ${count} rounds are played.`,
};

/** A text with {names} filled from what the core has found. @param {string} text @param {Data} data */
export function filled(text, data) {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name) => {
    const value = /** @type {Record<string, unknown>} */ (data)[name];
    return value === undefined || value === null ? whole : valueText(value);
  });
}

/** @param {unknown} value @returns {string} */
function valueText(value) {
  if (value === "+" || value === "-") return directionName(value);
  if (typeof value === "number") return formatNumber(value);
  if (Array.isArray(value)) return listed(value);
  if (isClass(value)) return className(value);
  return String(value);
}

/** @param {unknown} value @returns {value is import("../../table/types").Coset} */
function isClass(value) {
  return typeof value === "object" && value !== null && "gamma" in value && "q" in value;
}

/** What is said of a verdict; "" while there is nothing to say. The lesson's own words for a mistake come first. @param {Step} step @param {Verdict} verdict */
export function verdictText(step, verdict) {
  const { done, failed, why, data } = verdict;
  if (done) return "That is right.";
  if (why === null) return failed ? OUT_OF_REACH : "";
  const own = mistakeKey(step, verdict);
  return own === undefined ? mistake(step.task, why, data) : filled(step.wrong?.[own] ?? "", data);
}

/** @param {Task | undefined} task @param {string} why @param {Data} data */
function mistake(task, why, data) {
  const words = MISTAKES[why];
  return words && task ? words(data, task) : OUT_OF_REACH;
}

const OUT_OF_REACH = "The goal is out of reach now.";

/** By the verdict's `why`, from what the core has found. @type {Record<string, (data: Data, task: Task) => string>} */
const MISTAKES = {
  entered: ({ position, magnitude, direction }) =>
    `Magnus called ${number(magnitude)}, and ${directionName(direction ?? "+")} led to ${number(position)}, where the token was not to go.`,
  more: ({ position, count, of }) =>
    `${number(position)} was new: now ${number(count)} positions have been visited, more than ${number(of)}.`,
  trapped: () => "Whatever Derek answers now, the goal is lost within the calls that are left.",
  misses: ({ position, magnitude, pair }, { either }) =>
    either === undefined
      ? `After ${number(magnitude)} Derek can send the token to ${number(position)}, which is not one of those you want.`
      : `The landings of ${number(magnitude)} are ${listed(pair ?? [])}, and neither is one of those you want.`,
  exists: () => "There is one. Look again.",
  extra: ({ position, depth }) =>
    depth === undefined
      ? `${number(position)} does not belong there: it is in none of the layers.`
      : `${number(position)} does not belong there: it comes only in ${layerName(depth)}.`,
  earlier: ({ position, depth }) => `${number(position)} is in ${layerName(depth ?? 0)} already.`,
  missing: ({ count, of }) => `Nothing is wrong so far: ${number(count)} of ${counted(of ?? 0, "position")} found.`,
  few: ({ count, of }, { k }) =>
    k === undefined
      ? "Choose at least one position."
      : `Choose ${counted(of ?? 0, "position")}: there ${count === 1 ? "is" : "are"} ${number(count)}.`,
  many: ({ count, of }) => `Choose ${counted(of ?? 0, "position")}, not ${number(count)}.`,
  size: ({ count, of }, { layer = 1 }) =>
    `${layerName(layer)} has ${counted(count ?? 0, "position")} then, not ${number(of)}.`,
  grows: ({ position, pair: [one, other] = [0, 0] }) =>
    one === other
      ? `That is not closed: ${number(position)} lies opposite ${number(one)} and is not chosen.`
      : `That is not closed: ${number(position)} is the midpoint of ${listed([one, other])} and is not chosen.`,
  class: ({ class: coset }) => `That is closed, but it is the class ${coset ? className(coset) : ""}.`,
  ended: ({ count, class: coset }) =>
    `The game has ended with ${counted(count ?? 0, "position")} visited${coset ? ` and ${className(coset)} never entered` : ""}.`,
  passed: ({ position, count, of }) =>
    `${number(position)} was one too many: ${number(count)} positions have been visited, more than ${number(of)}.`,
  slow: ({ count, of }) =>
    `Out of reach: even if every round that is left visits a new position, only ${number(count)} of ${number(of)} are visited.`,
  lost: ({ position, class: coset }) =>
    coset
      ? `Out of reach: ${position === undefined ? "a position" : number(position)} of ${className(coset)} has been visited.`
      : "Out of reach: from here no moves lead to the goal any more.",
  evaded: ({ count, of }) =>
    `Derek can answer so that only ${number(count)} of ${counted(of ?? 0, "position")} are visited.`,
  long: ({ count, of }) => `${number(count)} magnitudes are more than ${number(of)}.`,
  low: () => "Too low.",
  high: () => "Too high.",
  other: () => "No. Think again, or ask for a hint.",
};

/** @param {number | undefined} value */
function number(value) {
  return formatNumber(value ?? 0);
}

/** What a right answer is, in words, for a task that is not played on the table. @param {Step} step */
export function solutionText({ task, solution = {} }) {
  const { none, positions, magnitude, magnitudes, number, option } = solution;
  if (none) return "The answer: there is none.";
  if (positions) return `A right answer: ${listed(positions)}.`;
  if (magnitude !== undefined) return `A right answer: ℓ = ${formatNumber(magnitude)}.`;
  if (magnitudes) return `A right answer: ${magnitudes.join(", ")}.`;
  if (number !== undefined) return `The answer: ${formatNumber(number)}.`;
  if (option !== undefined) return `The answer: ${task?.options?.[option]?.label ?? ""}`;
  return "";
}

/** Where one is in a line that is shown. @param {"solution" | "line"} what @param {number} at @param {number} last */
export function watchedText(what, at, last) {
  const name = what === "solution" ? "The solution" : "How it goes wrong";
  if (last === 0) return `${name}.`;
  return at >= last
    ? `${name}: ${counted(last, "round")}, to the end.`
    : `${name}: round ${formatNumber(at)} of ${formatNumber(last)}.`;
}

/** What the button for help is called. @param {number} given @param {number} left @param {boolean} solution whether it shows the solution next @returns {string} */
export function hintButton(given, left, solution) {
  if (left > 0) return given === 0 ? "Hint" : "Another hint";
  return solution ? "Show the solution" : "No more hints";
}

/**
 * What the bricks of layer play show, in words.
 * @param {number[]} heights the rounds allowed for n − 1, n − 2, …, 2 unvisited positions @param {number[]} filled those played, as far as the game has come @param {number} n
 */
export function bricksText(heights, filled, n) {
  const sum = (/** @type {number[]} */ numbers) => numbers.reduce((all, number) => all + number, 0);
  const [allowed, played] = [sum(heights), sum(filled)];
  const spared = filled
    .slice(0, -1)
    .reduce((all, rounds, place) => all + Math.max(0, Number(heights[place]) - rounds), 0);
  const whole = `${formatNumber(played)} of at most ${counted(allowed, "round")}: a brick for each, a column for each new position.`;
  const empty = spared > 0 ? ` ${counted(spared, "brick")} stayed empty.` : "";
  const here = heights[filled.length - 1];
  const left = n - filled.length;
  const now =
    here === undefined || left < 2
      ? ""
      : ` With ${formatNumber(left)} unvisited the next new position comes within ${counted(here, "round")}.`;
  return whole + empty + now;
}
