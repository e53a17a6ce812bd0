// @ts-check
/** What the pages of the lessons say besides the lessons themselves. Texts are HTML, and what they are given is too. */

import * as lesson from "../../../words/en/lesson.js";
import { listed } from "../../../words/en/numbers.js";

export { lesson, listed };

export const LEARN = {
  title: "Learn",
  lead: "In the first minute you lose. In the second you know why. After an afternoon you can write down every proof.",
  about: `Each lesson is a few tables that you play on, with a task for each. What you do is checked by computation, so every right answer counts
and a wrong one is shown what refutes it. Nothing is timed and nothing is locked; what should come before a lesson is advice. You need no
more than to count round a circle: what is used beyond that is explained where it is met.`,
  done: "What you have done",
  kept: "It stays on this device, in this browser, and nobody else is told. As a file it can be carried to another one.",
  noScript:
    "Without JavaScript the lessons can be read, with their solutions and proofs; to be played with, their tables need it.",
  save: "Save as a file",
  add: "Add from a file…",
  forget: "Forget all",
  file: "A file with what was done",
  theorems: "All theorems on four pages",
  ownNotes: "For your own notes",
};

/** @param {number} count */
export const learnDescription = (count) =>
  `The Magnus–Derek game in ${count} lessons that one plays: why Magnus wins, what Derek can keep, how many rounds it takes, and every proof.`;

/** @param {string} title of the first lesson */
export const beginWith = (title) => `Begin here: ${title}`;

/** @param {string[]} lessons */
export const after = (lessons) => `After ${lessons.join(" and ")}`;

/** @param {string} address */
export const aboutNote = (
  address,
) => `The <a href="${address}">note</a> has what is proved, computed and observed, with the proofs, the errors that were found in the papers, and what
stays open: to be printed and cited.`;

/** @param {string} tag @param {string} address */
export const aboutNotes = (
  tag,
  address,
) => `Every step has an address, and stands in your own page or slides by one tag, with its task: <code>${tag}</code>. Under each step stands what to copy, and the <a href="${address}">reference</a> says
how to write a lesson.`;

/** @param {string} title @param {number} number */
export const pageTitle = (title, number) => `${title} – lesson ${number}`;

/** Where a lesson is. @param {string} address of all lessons @param {number} number */
export const place = (address, number) => `<a href="${address}">Learn</a>, lesson ${number}`;

export const LESSON = {
  steps: "Steps",
  lessons: "Lessons",
  before: "Before",
  next: "Next",
  beforeThis: "What should come before:",
  lecturer: "For the lecturer",
  link: "Link to this step",
  hint: "Hint",
  hints: "Hints",
  solution: "Solution",
  proof: "Proof",
  source: "Source:",
};

/** Over a step that is folded. @param {string} title of the earlier step that asks */
export const tellsAnswer = (title) => `This tells the answer to “${title}”. Do that first, or open it.`;

/** Each solution of a task in a sentence. */
export const SOLUTION = {
  none: "There is none.",
  call: (/** @type {number} */ magnitude) => `Call ${magnitude}.`,
  calls: (/** @type {number[]} */ magnitudes) => `The magnitudes ${magnitudes.join(", ")}.`,
  positions: (/** @type {number[]} */ positions) =>
    `${positions.length === 1 ? "Position" : "Positions"} ${listed(positions) || "none"}.`,
  moves: (/** @type {string} */ moves) => `${moves} (magnitudes, with + for clockwise).`,
  watch: (/** @type {string} */ address) => `<a href="${address}">Step through it on the Play page</a>.`,
};

/** A table on which positions are placed, before one is. @param {number} n */
export const emptyTable = (n) => ({
  title: `The Magnus–Derek table, n = ${n}, empty`,
  description: `Positions 0 to ${n - 1} in a circle, clockwise.`,
});

/** By the keys of src/lib.rs. @type {Record<string, string>} */
export const PAPERS = {
  N10: "Z. Nedev, “An O(n)-Round Strategy for the Magnus–Derek Game”, Algorithms 3 (2010).",
  L08: "“More on the Magnus–Derek Game”, master’s thesis, National Chiao Tung University, 2008.",
  F98: "A. S. Fraenkel, “Multivision: An Intractable Impartial Game With a Linear Winning Strategy”, American Mathematical Monthly 105 (1998).",
  P12: "IBM Research, “Ponder This”, September 2012, with the solution of C. Carroll.",
  G10: "“Number Game”, the analysis of a task in Google Code Jam 2010.",
};
