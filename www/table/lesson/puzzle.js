// @ts-check
/**
 * Puzzles by name, such as "only-call&level=3&seed=20261124": each is put on a table as a step of a lesson that has only
 * this step. The core finds it by its seed; no solution is stored anywhere.
 */

import { unescapeAmpersands } from "../../kit/address.js";
import { refusalError } from "../../kit/sentences.js";
import { shortened } from "../../text/names.js";
import { puzzleQuestion, puzzleTitle } from "../../text/say/table/puzzle.js";
import "../../text/say/study-refusals.js";
import { practiceAddress } from "../page/game-address.js";
import { PUZZLE_NAME, puzzleName } from "./puzzle-name.js";

/** @import { ChosenPuzzle, PuzzleKind, Puzzle } from "../../core/lesson/core-types" */
/** @import { Study } from "../core/core.js" */
/** @import { Speaker } from "../types" */
/** @import { FoundStep, LessonTask, StepAbout } from "./types" */

/** The id of the lesson that puzzles stand for; the page of puzzles has it as `data-lesson`. */
const PRACTICE = "practice";

/** The puzzles found last, so that one found ahead is there at once. @type {Map<string, Puzzle>} */
const found = new Map();
const MOST_KEPT = 60;

/** Reads a name; throws a sentence if it is none. Whether the kind has this level the core says. @param {string} name @returns {ChosenPuzzle} */
export function readPuzzleName(name) {
  const [, kind, level, seed] = PUZZLE_NAME.exec(unescapeAmpersands(name.trim())) ?? [];
  if (kind === undefined) throw refusalError({ code: "puzzleName", value: shortened(name) });
  return { kind: /** @type {PuzzleKind} */ (kind), level: Number(level), seed: Number(seed) };
}

/** Keeps a puzzle that a worker has found. @param {Puzzle} puzzle */
export function keepPuzzle(puzzle) {
  found.set(puzzleName(puzzle), puzzle);
  const [oldest] = found.keys();
  if (found.size > MOST_KEPT && oldest !== undefined) found.delete(oldest);
}

/** Says whether a puzzle is there without a search. @param {string} name */
export const isPuzzleKept = (name) => found.has(name);

/** The puzzle of a name; throws a sentence if there is none. @param {string} name @param {Pick<Study, "findPuzzle">} core */
export function findPuzzle(name, core) {
  const { kind, level, seed } = readPuzzleName(name);
  const known = found.get(puzzleName({ kind, level, seed }));
  if (known) return known;
  const puzzle = core.findPuzzle(kind, level, seed);
  keepPuzzle(puzzle);
  return puzzle;
}

/** The address of a puzzle on its page; "" in a bundle, and where this is that page. @param {string} puzzle its name */
export function puzzleAddress(puzzle) {
  const address = practiceAddress(puzzle);
  const page = (/** @type {string} */ text) => text.replace(/[?#].*$/s, "");
  return page(document.baseURI) === page(address) ? "" : address;
}

/** The step about exact values. @type {StepAbout} */
export const PERFECT = { lesson: "perfect", number: 9, step: "values" };
/** The steps about what a level asks one to see. @type {Record<number, StepAbout>} */
const BY_LEVEL = {
  1: { lesson: "distance", number: 2, step: "force" },
  2: { lesson: "distance", number: 2, step: "none" },
  3: { lesson: "rings", number: 3, step: "climb" },
  4: { lesson: "perfect", number: 9, step: "nothing" },
  5: { lesson: "shield", number: 4, step: "none" },
  6: PERFECT,
};
/** Kinds with a step of their own at every level. @type {Partial<Record<PuzzleKind, StepAbout>>} */
const BY_KIND = {
  depth: { lesson: "rings", number: 3, step: "delay" },
  safe: { lesson: "closed-sets", number: 5, step: "stuck" },
  shield: { lesson: "shield", number: 4, step: "largest" },
  stuck: { lesson: "three-left", number: 13, step: "short" },
};

/** The step that explains a puzzle. @param {ChosenPuzzle} puzzle @returns {StepAbout} */
const stepAbout = ({ kind, level }) => BY_KIND[kind] ?? BY_LEVEL[level] ?? PERFECT;

/** A puzzle as a step on a table. @param {Puzzle} puzzle @param {Speaker} words @returns {FoundStep} */
export function puzzleStep(puzzle, words) {
  const { figure, seed } = puzzle;
  const title = puzzleTitle(words, puzzle);
  const task = /** @type {LessonTask} */ (puzzle.task);
  const name = puzzleName(puzzle);
  const step = { id: name, title, figure, ask: puzzleQuestion(words, puzzle), task };
  return {
    lesson: { id: PRACTICE, number: 0, title, summary: "", steps: [step] },
    step,
    name,
    language: words.language,
    next: puzzleName({ ...puzzle, seed: (seed + 1) >>> 0 }),
    puzzle: { ...puzzle, about: stepAbout(puzzle) },
  };
}
