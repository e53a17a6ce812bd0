// @ts-check
/** The name of a puzzle, such as "only-call&level=3&seed=20261124". */

/** @import { ChosenPuzzle } from "../../core/lesson/core-types" */

/** Its parts: kind, level and seed. Whether the kind has this level the core says. */
export const PUZZLE_NAME = /^([a-z-]+)&level=(\d{1,2})&seed=(\d{1,10})$/;

/** @param {ChosenPuzzle} chosen */
export const puzzleName = ({ kind, level, seed }) => `${kind}&level=${level}&seed=${seed}`;
