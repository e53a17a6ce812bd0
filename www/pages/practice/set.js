// @ts-check
/** A set of puzzles on this page: its records, which puzzle comes next, and the result for a class. */

import { typedNumber } from "../../kit/sentences.js";
import { noteRecord, stepRecords } from "../../table/lesson/progress.js";
import { puzzleName } from "../../table/lesson/puzzle-name.js";
import { puzzlesIn, setId } from "../../table/lesson/puzzle-set.js";
import { recordHeard, shortAnswer } from "../../table/lesson/score.js";

/** @import { ChosenPuzzle, PuzzleKind } from "../../core/lesson/core-types" */
/** @import { LessonDetail } from "../../table/element-types" */
/** @import { PuzzleSet } from "../../table/lesson/puzzle-set.js" */
/** @import { StepRecord } from "../../table/lesson/score.js" */

/** @param {PuzzleSet} set */
export const recordsIn = (set) => stepRecords(puzzlesIn(set).map(puzzleName));

/** The next one after a puzzle of the set that is not solved, the first ones after the last; null if there is none. @param {PuzzleSet} set @param {ChosenPuzzle} shown */
export function nextIn(set, shown) {
  const puzzles = puzzlesIn(set);
  const records = recordsIn(set);
  const here = puzzles.findIndex(({ seed }) => seed === shown.seed);
  const others = [...puzzles.keys()].slice(here + 1).concat([...puzzles.keys()].slice(0, here));
  const next = others.find((at) => !records[at]?.done);
  return next === undefined ? null : (puzzles[next] ?? null);
}

/**
 * Keeps an attempt, or help that was asked for.
 * @param {ChosenPuzzle} puzzle @param {LessonDetail} detail @param {string | null | undefined} state the answer on the table, see answer-state.js
 */
export function noteInSet(puzzle, { done, failed, hints, sawSolution, userInitiated }, state) {
  if (!userInitiated) return null;
  const name = puzzleName(puzzle);
  const [record] = /** @type {[StepRecord]} */ (stepRecords([name]));
  const wrong = failed ? answerIn(puzzle.kind, JSON.parse(state ?? "{}")) : "";
  const { record: after } = recordHeard(record, { done, failed, hints, sawSolution, wrong });
  return after === record ? null : noteRecord(name, after);
}

/** The answer that was judged, in its short form. @param {PuzzleKind} kind @param {{judged?: string, positions?: number[]}} state */
function answerIn(kind, { judged = "", positions = [] }) {
  if (judged === "none") return shortAnswer({ none: true });
  const number = typedNumber(judged) ?? Number.NaN;
  switch (kind) {
    case "only-call":
    case "stuck":
      return shortAnswer({ magnitude: number });
    case "only-way":
      return shortAnswer({ direction: judged === "+" ? "+" : "-" });
    case "depth":
      return shortAnswer({ number });
    case "safe":
      return shortAnswer({ option: number });
    case "shield":
      return shortAnswer({ positions });
    case "force":
      return "";
  }
  /** @satisfies {never} */ (kind);
  return "";
}

/** The result for a class: the puzzles are its tasks by their numbers. @param {PuzzleSet | null} set without one it has no tasks */
export function resultOf(set) {
  if (!set) return { lesson: "", seed: "", tasks: {} };
  const tasks = Object.fromEntries(recordsIn(set).map((record, at) => [String(at + 1), record]));
  return { lesson: setId(set), seed: String(set.first.seed), tasks };
}
