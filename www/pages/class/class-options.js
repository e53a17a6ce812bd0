// @ts-check
/** The classes that puzzles offer as answers, by their names. The core finds the puzzles; this is loaded when results have such a set. */

import { loadStudy } from "../../table/core/study.js";
import { findPuzzle } from "../../table/lesson/puzzle.js";
import { puzzleName } from "../../table/lesson/puzzle-name.js";
import { plainText } from "../../text/names.js";
import { words } from "./speaker.js";

/** @import { ChosenPuzzle } from "../../core/lesson/core-types" */

/** For each puzzle its options. @param {ChosenPuzzle[]} puzzles */
export async function classOptions(puzzles) {
  const core = await loadStudy();
  return puzzles.map((chosen) => {
    const { task } = findPuzzle(puzzleName(chosen), core);
    const { classes = [] } = /** @type {import("../../table/lesson/types").Step["task"]} */ (task) ?? {};
    return classes.map((coset) => ({ label: plainText(words.list([{ class: coset }])) }));
  });
}
