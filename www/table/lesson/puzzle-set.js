// @ts-check
/**
 * A set of puzzles: of one kind and level, with one seed after the other, such as "depth&level=2&seed=7&count=10". The page of
 * puzzles, its sheet, results for a class and packages for a course have the same sets.
 */

import { listOf } from "../../drawing/list-of.js";
import { isPuzzleKind } from "../../text/say/table/puzzle.js";
import { puzzleName } from "./puzzle-name.js";
import { LARGEST_SEED } from "./step-name.js";

/** @import { ChosenPuzzle, PuzzleKind } from "../../core/lesson/core-types" */
/** @typedef {{first: ChosenPuzzle, count: number}} PuzzleSet */

/** The most puzzles in a set: the text that a course keeps has room for their results. */
export const MOST_PUZZLES = 40;
/** The set in a result for a class, where its first seed stands by itself: see class-result.js. */
const ID = /^puzzles-([a-z-]+)-([1-9]\d?)-([1-9]\d?)$/;

/** The puzzles of a set in their order; after the largest seed comes 0. @param {PuzzleSet} set @returns {ChosenPuzzle[]} */
export const puzzlesIn = ({ first, count }) =>
  listOf(count, (at) => ({ ...first, seed: (first.seed + at) % (LARGEST_SEED + 1) }));

/** @param {PuzzleSet} set */
export const setName = ({ first, count }) => `${puzzleName(first)}&count=${count}`;

/** The set as a sheet to print, in the address of the page of puzzles. @param {PuzzleSet} set */
export const sheetName = (set) => `${setName(set)}&sheet`;

/** @param {PuzzleSet} set */
export const setId = ({ first: { kind, level }, count }) => `puzzles-${kind}-${level}-${count}`;

/** The set of such an id and its first seed; null if there is none. @param {string} id @param {string} seed @returns {PuzzleSet | null} */
export function readSetId(id, seed) {
  const [, kind = "", level, count] = ID.exec(id) ?? [];
  const first = { kind: /** @type {PuzzleKind} */ (kind), level: Number(level), seed: Number(seed) };
  const isSet = isPuzzleKind(kind) && Number(count) <= MOST_PUZZLES && seed !== "" && first.seed <= LARGEST_SEED;
  return isSet ? { first, count: Number(count) } : null;
}
