// @ts-check
/**
 * The puzzle in the part of the address behind #, such as `only-call&level=3&seed=20261124`; with `&in=mixed` it was found
 * among all kinds, with `&in=day` it is one of today's, with `&in=again` it was missed before. The puzzle is the same.
 * With `&count=10` it is the first of a set of ten, one seed after the other; `&at=3` names the third of them, and `&sheet`
 * the set as a sheet to print.
 */

import { unescapeAmpersands } from "../../kit/address.js";
import { readPuzzleName } from "../../table/lesson/puzzle.js";
import { puzzleName } from "../../table/lesson/puzzle-name.js";
import { MOST_PUZZLES, puzzlesIn, setName } from "../../table/lesson/puzzle-set.js";

/** @import { ChosenPuzzle } from "../../core/lesson/core-types" */
/** @import { PuzzleSet } from "../../table/lesson/puzzle-set.js" */
/** Where a puzzle comes from, and so where the next one does. @typedef {"kind" | "mixed" | "day" | "again" | PuzzleSet} Source */
/** @typedef {{chosen: ChosenPuzzle, source: Source}} Wanted */

const SOURCES = /** @type {const} */ (["mixed", "day", "again"]);
const IN_SET = /^#?(.*?)&count=(\d+)(?:&at=(\d+)|(&sheet))?$/;

/** @param {Source} source @returns {source is PuzzleSet} */
export const isSet = (source) => typeof source === "object";

/** @param {Wanted} wanted */
export function hashOf({ chosen, source }) {
  if (isSet(source)) {
    const at = puzzlesIn(source).findIndex(({ seed }) => seed === chosen.seed);
    return `#${setName(source)}${at > 0 ? `&at=${at + 1}` : ""}`;
  }
  return `#${puzzleName(chosen)}${source === "kind" ? "" : `&in=${source}`}`;
}

/**
 * The puzzle that the address names, and whether it asks for the sheet of its set; null if it names none. Throws a sentence if
 * what it names is no puzzle.
 * @param {string} hash with # unless it is empty @returns {Wanted & {isSheet?: boolean} | null}
 */
export function readAddress(hash) {
  const [, first, count, at = 1, sheet] = IN_SET.exec(unescapeAmpersands(hash)) ?? [];
  if (first !== undefined && Number(count) <= MOST_PUZZLES) {
    const set = { first: readPuzzleName(first), count: Number(count) };
    const chosen = puzzlesIn(set)[Number(at) - 1];
    if (chosen) return { chosen, source: set, isSheet: sheet !== undefined };
  }
  const [, name = "", given] = /^#?(.*?)(?:&in=([a-z]*))?$/.exec(hash) ?? [];
  if (!name) return null;
  return { chosen: readPuzzleName(name), source: SOURCES.find((source) => source === given) ?? "kind" };
}
