// @ts-check
/** Sentences of a table about a lesson's task: progress, right and wrong answers with reasons, and the solution. */

import lesson from "../../en/table/lesson.js";
import { english } from "../../english.js";
import { layerName, plainText, shortened } from "../../names.js";
import { directionName } from "./names.js";
import "./prices.js";

/** @import { Attempt, Judged, Task, Why } from "../../../core/lesson/core-types" */
/** @import { Coset } from "../../../core/types" */
/** @import { Speaker, Words } from "../../types" */

/**
 * The figure of a task about another game: a circle of spaces with the first domino on it, the rectangle of a pair, or
 * piles with the exponents of their primes.
 * @typedef {{kind: "dominoes", spaces: number, empty?: true} | {kind: "pair", a: number, b: number} | {kind: "piles", piles: {pile:
 *   number, exponents: number[]}[], primes: number[]}} Companion
 */
/**
 * The question of a task, as far as sentences are about it.
 * @typedef {{kind: Task["kind"], layer?: number, k?: number, either?: unknown, options?: {label: string}[], classes?: Coset[]}} AskedTask
 */
/**
 * The facts of a verdict, each of which some mistakes have: the core's `Why` says which.
 * @typedef {{is?: string, why?: string, position?: number, magnitude?: number, direction?: "+" | "-", count?: number, of?: number, pair?: [number,
 *   number], class?: Coset, members?: number[], depth?: number, value?: number, line?: string,
 *   least?: number, most?: number, dearRound?: number, isOver?: boolean}} Facts
 */
/** A step of a lesson, as far as sentences are about it. @typedef {{task?: AskedTask, wrong?: Record<string, string>, solution?: Attempt}} AskedStep */

export { notKeptText } from "./unsaved-progress.js";

english.learn(lesson);

/** "Lesson 5: The shield". @param {Speaker} words @param {{lesson: {number: number, title: string}}} found */
export const lessonName = (words, { lesson: { number, title } }) => words.plain("lessonName", { number, title });

/** @param {Speaker} words @param {number[]} positions */
export const markedText = (words, positions) =>
  positions.length > 0 ? words.plain("markedOnTable", { positions: words.list(positions) }) : "";

/** The figure of a task about another game. @param {Speaker} words @param {Companion} companion */
export function companionText(words, companion) {
  if (companion.kind === "dominoes")
    return words.plain(companion.empty ? "companionEmptyCircle" : "companionDominoes", { spaces: companion.spaces });
  if (companion.kind === "pair") return words.plain("companionPair", { a: companion.a, b: companion.b });
  const { piles, primes } = companion;
  return piles
    .map(({ pile, exponents }) => words.plain("figureOfPile", { pile, powers: powersText(words, exponents, primes) }))
    .join(" ");
}

/** @param {Speaker} words @param {number[]} exponents @param {number[]} primes */
function powersText(words, exponents, primes) {
  const powers = exponents.flatMap((exponent, place) =>
    exponent > 0 ? [words.plain("companionPower", { prime: primes[place] ?? 1, exponent })] : [],
  );
  return (
    powers.reduce((first, second) => (first ? words.plain("companionTimes", { first, second }) : second), "") || "1"
  );
}

/** The positions chosen. @param {Speaker} words @param {number[]} positions */
export const chosenText = (words, positions) =>
  positions.length === 0
    ? words.plain("placedNone")
    : words.plain("placedChosen", { positions: words.list(positions) });

/**
 * The middle of the table of a placed set: the number of positions, or the growth of its layers.
 * @param {Speaker} words
 * @param {number} placed
 * @param {number[]} sizes of its layers; empty while they are hidden
 * @param {number} n
 * @returns {Words}
 */
export function supposedText(words, placed, sizes, n) {
  if (sizes.length === 0)
    return { title: words.plain("placedCount", { placed }), lines: [words.plain("placedOn", { count: n })] };
  if (sizes.length === 1) return { title: "M(A) = A", lines: [words.plain("placedClosed", { count: placed })] };
  const names = sizes.slice(0, 3).map((_, layer) => layerName(layer));
  return {
    title: sizes.map(words.number).join(" → "),
    lines: [`${names.join(", ")}${sizes.length > 3 ? ", …" : ""}`],
  };
}

/**
 * The same for one position.
 * @param {Speaker} words
 * @param {number} position
 * @param {number} depth
 * @param {number} never
 * @returns {Words}
 */
export function supposedAbout(words, position, depth, never) {
  const midpoint = () => words.plain("placedMidpoint", { layer: { layer: depth } });
  const line = depth === never ? words.plain("placedNot") : depth === 0 ? words.plain("placed") : midpoint();
  return { title: words.plain("placedPosition", { position }), lines: [line] };
}

/**
 * The refusal of a typed text that is not a number. Stars in it are not bold type.
 * @param {Speaker} words
 * @param {string} text
 */
export function notWhole(words, text) {
  if (!text) return words.plain("typedNothing");
  return words.say(/^\d+$/.test(text) ? "typedTooLong" : "typedNoNumber", { text: shortened(text) });
}

/**
 * The refusal of a typed text that is not a list of magnitudes.
 * @param {Speaker} words
 * @param {string} [wrong] the wrong part
 */
export const notMagnitudes = (words, wrong) =>
  wrong === undefined ? words.plain("typedNoMagnitudes") : words.say("typedNoMagnitude", { text: shortened(wrong) });

/**
 * Keys of the messages that count progress, by kind of task.
 * @type {Partial<Record<Task["kind"], "haveAnswered" | "haveVisited" | "haveHeld" | "havePlayed">>}
 */
const COUNTED = {
  answers: "haveAnswered",
  reach: "haveVisited",
  finish: "haveVisited",
  hold: "haveHeld",
  number: "havePlayed",
};

/**
 * The progress: "2 of 5 calls answered."
 * @param {Speaker} words
 * @param {AskedTask | undefined} task
 * @param {Judged | null} verdict
 */
export function progressText(words, task, verdict) {
  const counted = task && COUNTED[task.kind];
  if (!counted || !verdict?.progress || verdict.is === "failed" || verdict.is === "done") return "";
  const { rounds, ...progress } = verdict.progress;
  const have = words.plain(counted, progress);
  return rounds === null ? have : `${have} ${words.plain("roundsLeft", { count: rounds })}`;
}

/**
 * A text of a lesson, its {names} filled with the core's results.
 * @param {Speaker} words
 * @param {string} text
 * @param {Facts} facts
 */
export function filled(words, text, facts) {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name) => {
    const value = /** @type {Record<string, unknown>} */ (facts)[name];
    return value === undefined || value === null ? whole : valueText(words, value);
  });
}

/** @param {Speaker} words @param {unknown} value @returns {string} */
function valueText(words, value) {
  if (value === "+" || value === "-") return directionName(words, value);
  if (typeof value === "number") return words.number(value);
  if (Array.isArray(value)) return words.list(value);
  return isClass(value) ? className(words, value) : String(value);
}

/** @param {unknown} value @returns {value is Coset} */
const isClass = (value) => typeof value === "object" && value !== null && "gamma" in value && "q" in value;

/** The name of a class: [2]₃. @param {Speaker} words @param {Coset} coset */
const className = (words, coset) => plainText(words.list([{ class: coset }]));

/**
 * The key of the lesson's own text for a mistake: for this very answer, else for all mistakes of its kind;
 * undefined if it has none.
 * @param {Pick<AskedStep, "wrong">} step
 * @param {Facts} facts
 */
export function mistakeKey({ wrong = {} }, { why, value, dearRound }) {
  // The lesson's own words are about the last call.
  if (dearRound !== undefined) return undefined;
  return [String(value), String(why)].find((key) => Object.hasOwn(wrong, key));
}

/**
 * The verdict in words; "" while there is nothing to say. The lesson's own text for a mistake comes first.
 * @param {Speaker} words
 * @param {AskedStep} step
 * @param {Judged & Pick<Facts, "dearRound" | "isOver">} verdict
 */
export function verdictText(words, step, verdict) {
  if (verdict.is === "done") return words.plain("right");
  if (verdict.is === "open") return "";
  const own = mistakeKey(step, verdict);
  return own === undefined ? mistake(words, step.task, verdict) : filled(words, step.wrong?.[own] ?? "", verdict);
}

/** @param {Speaker} words @param {AskedTask | undefined} task @param {Why & Pick<Facts, "dearRound" | "isOver">} why @returns {string} */
function mistake(words, task, why) {
  switch (why.why) {
    case "entered": {
      const { magnitude, position } = why;
      return words.plain("wrongEntered", { magnitude, direction: directionName(words, why.direction), position });
    }
    case "more":
    case "passed": {
      const { position, count: visited, of: most } = why;
      return words.plain(why.why === "more" ? "wrongMore" : "wrongPassed", { position, visited, most });
    }
    case "trapped":
      return words.plain("wrongTrapped");
    case "misses": {
      const { magnitude, position, pair } = why;
      return task?.either === undefined
        ? words.plain("wrongMisses", { magnitude, position })
        : words.plain("wrongMissesBoth", { magnitude, landings: words.list(pair) });
    }
    case "exists":
      return words.plain("wrongExists");
    case "extra":
      return why.depth === undefined
        ? words.plain("wrongExtra", { position: why.position })
        : words.plain("wrongExtraIn", { position: why.position, layer: { layer: why.depth } });
    case "earlier":
      return words.plain("wrongEarlier", { position: why.position, layer: { layer: why.depth } });
    case "missing":
      return words.plain(task?.kind === "shield" ? "wrongTooSmall" : "wrongMissing", {
        found: why.count,
        count: why.of,
      });
    case "few":
      return task?.k === undefined
        ? words.plain("wrongNothing")
        : words.plain("wrongFew", { positions: words.plain("positions", { count: why.of }), count: why.count });
    case "many":
      return words.plain("wrongMany", { count: why.of, chosen: why.count });
    case "size":
      return words.plain("wrongSize", { layer: { layer: task?.layer ?? 1 }, count: why.count, want: why.of });
    case "grows": {
      const { position, pair } = why;
      return pair[0] === pair[1]
        ? words.plain("wrongGrowsOpposite", { position, other: pair[0] })
        : words.plain("wrongGrows", { position, pair: words.list(pair) });
    }
    case "halfway":
      return words.plain("wrongHalfway", { position: why.position, pair: words.list(why.pair) });
    case "visited":
      return words.plain("wrongVisited", { position: why.position });
    case "class":
      return words.plain("wrongClass", { class: { class: why.class } });
    case "ended":
      return "count" in why ? words.plain("wrongEnded", { count: why.count }) : words.plain("wrongBeaten");
    case "slow":
      return words.plain("wrongSlow", { visited: why.count, want: why.of });
    case "lost":
      if ("line" in why) return words.plain("wrongLost");
      if (!("class" in why)) return words.plain("wrongGivenAway");
      return why.position === undefined
        ? words.plain("wrongLostClass", { class: { class: why.class } })
        : words.plain("wrongLostPosition", { position: why.position, class: { class: why.class } });
    case "evaded":
      return words.plain("wrongEvaded", { visited: why.count, count: why.of });
    case "long":
      return words.plain("wrongLong", { listed: why.count, most: why.of });
    case "costs": {
      const { magnitude, direction, positions, rounds } = why;
      const loss = words.plain(positions > 0 ? "lossOfPositions" : "lossOfRounds", { count: positions || rounds });
      return direction === undefined
        ? words.plain("wrongCall", { magnitude, loss })
        : words.plain("wrongDirection", { direction: directionName(words, direction), loss });
    }
    case "dear": {
      const { least, most, dearRound: round } = why;
      if (round !== undefined)
        return words.plain(why.isOver ? "wrongDearEnd" : "wrongDearBefore", { round, least, most });
      return "position" in why
        ? words.plain("wrongDear", { position: why.position, least, most })
        : words.plain("wrongTooLittle", { least, most });
    }
    case "token":
      return words.plain("wrongToken", { class: { class: why.class }, position: why.position });
    case "outside":
      return words.plain("wrongOutside", { class: { class: why.class }, position: why.position });
    case "kept":
      return words.plain("wrongKept");
    case "reached":
      return words.plain("wrongReached", { count: why.depth });
    case "low":
      return words.plain("wrongLow");
    case "high":
      return words.plain("wrongHigh");
    case "other":
      return words.plain("wrongOther");
  }
  /** @satisfies {never} */ (why);
}

/** A right answer in words, for a task without play. @param {Speaker} words @param {AskedStep} step */
export function solutionText(words, { task, solution = {} }) {
  const { none, positions, magnitude, magnitudes, number, option, direction } = solution;
  if (none) return words.plain("answerNone");
  if (positions) return words.plain("answerRight", { answer: words.list(positions) });
  if (magnitude !== undefined) return words.plain("answerMagnitude", { magnitude });
  if (magnitudes) return words.plain("answerRight", { answer: magnitudes.join(", ") });
  if (number !== undefined) return words.plain("answerNumber", { number });
  if (direction)
    return words.plain("answerDirection", { direction: directionName(words, direction === "+" ? "+" : "-") });
  const coset = option === undefined ? undefined : task?.classes?.[option];
  if (coset) return words.plain("answerRight", { answer: className(words, coset) });
  if (option !== undefined) return words.plain("answerOption", { label: task?.options?.[option]?.label ?? "" });
  return "";
}

/**
 * The place in a line that is replayed.
 * @param {Speaker} words
 * @param {"solution" | "line"} what
 * @param {number} round
 * @param {number} last
 */
export function watchedText(words, what, round, last) {
  const key = what === "solution" ? "watchedSolution" : "watchedLine";
  if (last === 0) return words.plain(key);
  return round >= last ? words.plain(`${key}End`, { count: last }) : words.plain(`${key}At`, { round, last });
}

/**
 * The label of the help button.
 * @param {Speaker} words
 * @param {number} given
 * @param {number} left
 * @param {boolean} solution whether the next help is the solution
 * @param {boolean} [costs] whether the first hint lowers the score
 */
export function hintButton(words, given, left, solution, costs = false) {
  if (left > 0) return words.plain(given > 0 ? "taskHintMore" : costs ? "taskHintCosts" : "taskHint");
  return words.plain(solution ? "taskSolution" : "taskHintNone");
}

/**
 * The bricks of layer play in words.
 * @param {Speaker} words
 * @param {number[]} heights rounds allowed for n − 1, n − 2, …, 2 unvisited positions
 * @param {number[]} filled rounds played so far
 * @param {number} n
 */
export function bricksText(words, heights, filled, n) {
  const sum = (/** @type {number[]} */ numbers) => numbers.reduce((all, number) => all + number, 0);
  const spared = sum(filled.slice(0, -1).map((rounds, place) => Math.max(0, Number(heights[place]) - rounds)));
  const sentences = [words.plain("bricks", { played: sum(filled), count: sum(heights) })];
  if (spared > 0) sentences.push(words.plain("bricksSpared", { count: spared }));
  const here = heights[filled.length - 1];
  const left = n - filled.length;
  if (here !== undefined && left >= 2) sentences.push(words.plain("bricksNow", { left, count: here }));
  return sentences.join(" ");
}
