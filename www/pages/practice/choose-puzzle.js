// @ts-check
/** The choice of puzzles: the kinds and levels that there are, and the next puzzle. */

import { QUICK_SEEDS } from "./quick-seeds.js";

/** @import { PracticeKind, PuzzleKind } from "../../core/lesson/core-types" */
/** @import { ChosenPuzzle } from "../../core/lesson/core-types" */
/** A kind with one of its levels. @typedef {Pick<ChosenPuzzle, "kind" | "level">} Place */
/** What the person wants to practise. @typedef {{kind: PuzzleKind | "mixed", level: number}} Choice */

/** The levels of a kind, or of all. @param {PracticeKind[]} kinds @param {Choice["kind"]} kind */
export function levelsOf(kinds, kind) {
  const all = kinds.filter((one) => kind === "mixed" || one.kind === kind).flatMap(({ levels }) => levels);
  return [...new Set(all)].sort((one, other) => one - other);
}

/** The choice with a level that there is: the nearest, the easier of two. @param {PracticeKind[]} kinds @param {Choice} choice @returns {Choice} */
export function nearestChoice(kinds, { kind, level }) {
  const [first = 1, ...others] = levelsOf(kinds, kind);
  const distance = (/** @type {number} */ one) => Math.abs(one - level);
  return { kind, level: others.reduce((best, one) => (distance(one) < distance(best) ? one : best), first) };
}

/** The kinds and levels that a choice leaves open; all of them without one. @param {PracticeKind[]} kinds @param {Choice} [choice] @returns {Place[]} */
export function placesOf(kinds, choice) {
  const all = kinds.flatMap(({ kind, levels }) => levels.map((level) => ({ kind, level })));
  const isOpen = (/** @type {Place} */ { kind, level }) =>
    !choice || (level === choice.level && (choice.kind === "mixed" || choice.kind === kind));
  return all.filter(isOpen);
}

/** A puzzle of this choice. @param {PracticeKind[]} kinds @param {Choice} choice @param {number} seed @returns {ChosenPuzzle} */
export function puzzleOf(kinds, choice, seed) {
  const places = placesOf(kinds, choice);
  return { kind: "only-call", level: choice.level, ...places[seed % places.length], seed };
}

/** A puzzle of this choice that is found at once, on a slow phone too, where none was searched ahead. @param {PracticeKind[]} kinds @param {Choice} choice @returns {ChosenPuzzle} */
export function quickPuzzle(kinds, choice) {
  const { kind, level, seed } = puzzleOf(kinds, choice, randomSeed());
  const seeds = QUICK_SEEDS[kind]?.[level] ?? [seed];
  return { kind, level, seed: seeds[seed % seeds.length] ?? seed };
}

/** A seed by chance. */
export const randomSeed = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
