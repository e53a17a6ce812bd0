// @ts-check
/** The list of seeds as it is typed: numbers and ranges, such as "1–30, 4711". */

import { LARGEST_SEED } from "../../table/lesson/step-name.js";

export const MOST_SEEDS = 200;
const RANGE = /^(\d{1,10})(?:[-–](\d{1,10}))?$/;

/**
 * The seeds in their order, each once. `wrong` is the part that is none, and `isLong` says that there are more than MOST_SEEDS: there are
 * no seeds then.
 * @param {string} text @returns {{seeds: number[], wrong?: string, isLong?: boolean}}
 */
export function readSeeds(text) {
  const parts = text
    .trim()
    .replaceAll(/\s*([-–])\s*/g, "$1")
    .split(/[\s,;]+/);
  /** @type {Set<number>} */
  const seeds = new Set();
  for (const part of parts.filter(Boolean)) {
    const [, first, last = first] = RANGE.exec(part) ?? [];
    const [from, to] = [Number(first), Number(last)];
    if (first === undefined || to < from || to > LARGEST_SEED) return { seeds: [], wrong: part };
    if (to - from >= MOST_SEEDS) return { seeds: [], isLong: true };
    for (let seed = from; seed <= to; seed++) seeds.add(seed);
  }
  return seeds.size > MOST_SEEDS ? { seeds: [], isLong: true } : { seeds: [...seeds] };
}
