// @ts-check
/**
 * The puzzles that come next: one for each kind and level, which a worker finds while one is being solved, so that each is
 * there as soon as it is asked for. Where there is no worker, the table searches when the puzzle is opened.
 */

import { startWorker } from "../../kit/start-worker.js";
import { isPuzzleKept, keepPuzzle } from "../../table/lesson/puzzle.js";
import { puzzleName } from "../../table/lesson/puzzle-name.js";
import { placesOf, quickPuzzle, randomSeed } from "./choose-puzzle.js";

/** @import { FoundReport } from "./worker.js" */
/** @import { ChosenPuzzle, PracticeKind } from "../../core/lesson/core-types" */
/** @import { Choice } from "./choose-puzzle.js" */

/** @type {import("../../kit/start-worker.js").WorkerKind} */
const SEARCH = {
  name: "practice",
  without: "No puzzle is searched ahead",
  start: (Worker) => new Worker(new URL("./worker.js", import.meta.url), { type: "module" }),
};

/** @type {ReturnType<typeof startWorker> | null | undefined} null where there can be none */
let worker;
/** True while the worker searches. */
let isBusy = false;
/** What it is to find, the most urgent first. @type {ChosenPuzzle[]} */
let wanted = [];
/** The puzzles that come next, by kind and level. @type {Map<string, ChosenPuzzle>} */
const ahead = new Map();

/** @param {ChosenPuzzle} chosen */
const isFound = (chosen) => isPuzzleKept(puzzleName(chosen));

/** A puzzle of this choice that is found already; while there is none, one that is found soon. @param {PracticeKind[]} kinds @param {Choice} choice @returns {ChosenPuzzle} */
export function puzzleAhead(kinds, choice) {
  const found = placesOf(kinds, choice)
    .flatMap((place) => ahead.get(keyOf(place)) ?? [])
    .filter(isFound);
  return found[randomSeed() % found.length] ?? quickPuzzle(kinds, choice);
}

/** A puzzle that is on the table now does not come next. @param {ChosenPuzzle} shown */
export function noteShown(shown) {
  if (ahead.get(keyOf(shown))?.seed === shown.seed) ahead.delete(keyOf(shown));
}

/**
 * Has the worker find what comes next: the puzzle that is known to, then one for each kind and level, those of the choice first.
 * @param {PracticeKind[]} kinds @param {Choice} choice @param {ChosenPuzzle} [next]
 */
export function searchAhead(kinds, choice, next) {
  wanted = next ? [next] : [];
  for (const place of [...placesOf(kinds, choice), ...placesOf(kinds)]) {
    const chosen = ahead.get(keyOf(place)) ?? { ...place, seed: randomSeed() };
    ahead.set(keyOf(place), chosen);
    wanted.push(chosen);
  }
  searchOn();
}

/** @param {Pick<ChosenPuzzle, "kind" | "level">} place */
const keyOf = ({ kind, level }) => `${kind} ${level}`;

/** One after the other, so that what is wanted meanwhile does not wait for all others. */
function searchOn() {
  const chosen = wanted.find((one) => !isFound(one));
  if (isBusy || !chosen) return;
  if (worker === undefined) worker = startSearch();
  worker?.send(chosen);
  isBusy = worker !== null;
}

function startSearch() {
  try {
    return startWorker(
      SEARCH,
      (/** @type {FoundReport} */ report) => {
        isBusy = false;
        if (report.kind !== "found") return;
        keepPuzzle(report.puzzle);
        searchOn();
      },
      () => {
        worker = null;
      },
    );
  } catch {
    return null;
  }
}
