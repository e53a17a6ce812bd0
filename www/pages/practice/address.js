// @ts-check
/**
 * The puzzle in the part of the address behind #, such as `only-call&level=3&seed=20261124`; with `&in=mixed` it was found
 * among all kinds, with `&in=day` it is one of today's, with `&in=again` it was missed before. The puzzle is the same.
 */

import { readPuzzleName } from "../../table/lesson/puzzle.js";
import { puzzleName } from "../../table/lesson/puzzle-name.js";

/** @import { ChosenPuzzle } from "../../core/lesson/core-types" */
/** Where a puzzle comes from, and so where the next one does. @typedef {"kind" | "mixed" | "day" | "again"} Source */
/** @typedef {{chosen: ChosenPuzzle, source: Source}} Wanted */

const SOURCES = /** @type {const} */ (["mixed", "day", "again"]);

/** @param {Wanted} wanted */
export const hashOf = ({ chosen, source }) => `#${puzzleName(chosen)}${source === "kind" ? "" : `&in=${source}`}`;

/**
 * The puzzle that the address names; null if it names none. Throws a sentence if what it names is no puzzle.
 * @param {string} hash with # unless it is empty @returns {Wanted | null}
 */
export function readAddress(hash) {
  const [, name = "", given] = /^#?(.*?)(?:&in=([a-z]*))?$/.exec(hash) ?? [];
  if (!name) return null;
  return { chosen: readPuzzleName(name), source: SOURCES.find((source) => source === given) ?? "kind" };
}
