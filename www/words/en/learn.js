// @ts-check
/** What the page of all lessons and that of one say besides what is written in them. */

import { counted } from "./numbers.js";

/** @param {number} count @param {number} tasks of a lesson */
export const doneText = (count, tasks) =>
  count === tasks ? `✓ all ${counted(tasks, "task")} done` : `${count} of ${counted(tasks, "task")} done`;

/** @param {string} lesson its title */
export const goOn = (lesson) => `Go on: ${lesson}`;

/** @param {number} count of tasks */
export const added = (count) =>
  count > 0 ? `Added ${counted(count, "task")} that had not been done here.` : "Nothing in it is new here.";

/** @param {string} file */
export const saved = (file) => `Saved as ${file}.`;

/** What is forgotten by mistake is gone: it is asked for twice. */
export const FORGET = {
  button: "Forget all",
  sure: "Really forget all",
  pressAgain: "Press again to forget all that is done on this device.",
  done: "Forgotten.",
};

/** Beside the links of a step. */
export const toNotes = String("Put this step in my notes");
/** After the name of a step, for those who do not see its tick. */
export const isDone = String(" (done)");
