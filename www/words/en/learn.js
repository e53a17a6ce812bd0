// @ts-check
/** What the page of all lessons and that of one say besides what is written in them. */

import { counted } from "./numbers.js";

/** @param {number} count @param {number} tasks of a lesson */
export const doneText = (count, tasks) =>
  count === tasks ? `✓ all ${counted(tasks, "task")} done` : `${count} of ${counted(tasks, "task")} done`;

/** @param {string} lesson its title */
export const goOn = (lesson) => `Go on: ${lesson}`;

export { notKeptText } from "./kept.js";

/** What a file has brought. @param {import("../../kit/progress.js").Taken} taken */
export function added({ added, unknown, later }) {
  const few = later ? "Nothing of it that this version knows is new here." : "Nothing in it is new here.";
  const sentences = [added > 0 ? `Added ${counted(added, "task")} that had not been done here.` : few];
  if (later)
    sentences.push("A later version of these lessons wrote this file: reload the page to see whether it is here.");
  if (unknown > 0)
    sentences.push(
      `${counted(unknown, "name")} in it ${unknown === 1 ? "is no task" : "are no tasks"} of these lessons.`,
    );
  return sentences.join(" ");
}

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
