// @ts-check
/**
 * What a page of a package tells the course, and nothing else: score, state of completion, time, and the text with which
 * the reader goes on. No name, no answer, and nothing about the device.
 */

import { lessonScore, newRecord, readStepRecord } from "../../table/lesson/score.js";

/** @import { StepRecord } from "../../table/lesson/score.js" */
/** @import { Version } from "./runtime.js" */

/**
 * What is kept of a task: its record, and the link of the game on the table after the last attempt, "" before.
 * @typedef {StepRecord & {game: string}} TaskRecord
 */
/** @typedef {[element: string, value: string]} Element */

/** In characters. SCORM 1.2 keeps 4,096, SCORM 2004 2nd Edition 4,000, later editions 64,000: either package keeps the same. */
export const MOST_KEPT = 4000;

/** @returns {TaskRecord} */
export const newTask = () => ({ ...newRecord(), game: "" });

/** @param {readonly string[]} tasks @param {Map<string, TaskRecord>} records */
const inOrder = (tasks, records) => tasks.map((task) => records.get(task) ?? newTask());

/**
 * The result so far. It is complete when each task is solved, with whatever help. It is passed from the score of the pass mark,
 * which is never lost again; below it, a complete one has failed.
 * @param {readonly string[]} tasks @param {Map<string, TaskRecord>} records @param {number} pass from 0 to 100
 */
export function resultOf(tasks, records, pass) {
  const all = inOrder(tasks, records);
  const done = all.filter((record) => record.done).length;
  const score = Math.round(lessonScore(all) * 10_000) / 100;
  const isComplete = done === tasks.length;
  const isPassed = score >= pass && (pass > 0 || isComplete);
  return { done, score, isComplete, isPassed, isTried: all.some(({ attempts }) => attempts > 0) };
}

/**
 * The elements of SCORM 1.2. One status has both: until all tasks are solved it is incomplete.
 * @param {ReturnType<typeof resultOf>} result @param {string} text that is kept @param {string} task @param {number} seconds
 * @returns {Element[]}
 */
function elements12({ score, isComplete, isPassed, isTried }, text, task, seconds) {
  const status = isComplete ? (isPassed ? "passed" : "failed") : "incomplete";
  /** @type {Element[]} */
  const scores = [
    ["cmi.core.score.min", "0"],
    ["cmi.core.score.max", "100"],
    ["cmi.core.score.raw", String(score)],
  ];
  return [
    ...(isTried ? scores : []),
    ["cmi.core.lesson_status", status],
    ["cmi.core.lesson_location", task],
    ["cmi.suspend_data", text],
    ["cmi.core.session_time", clockTime(seconds)],
    // The next visit goes on from here.
    ["cmi.core.exit", "suspend"],
  ];
}

/** The elements of SCORM 2004. @type {typeof elements12} */
function elements2004({ score, isComplete, isPassed, isTried }, text, task, seconds) {
  /** @type {Element[]} */
  const scores = [
    ["cmi.score.min", "0"],
    ["cmi.score.max", "100"],
    ["cmi.score.raw", String(score)],
    ["cmi.score.scaled", String(Math.round(score * 100) / 10_000)],
  ];
  return [
    ...(isTried ? scores : []),
    ["cmi.completion_status", isComplete ? "completed" : "incomplete"],
    ["cmi.success_status", isPassed ? "passed" : isComplete ? "failed" : "unknown"],
    ["cmi.location", task],
    ["cmi.suspend_data", text],
    ["cmi.session_time", `PT${Math.round(seconds)}S`],
    ["cmi.exit", "suspend"],
  ];
}

/** @type {Record<Version, typeof elements12>} */
export const ELEMENTS = { 1.2: elements12, 2004: elements2004 };

/** @param {number} seconds such as 61, which is 0000:01:01 */
function clockTime(seconds) {
  const [hours, minutes, rest] = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(Math.floor);
  const two = (/** @type {number | undefined} */ part) => String(part).padStart(2, "0");
  return `${String(hours).padStart(4, "0")}:${two(minutes)}:${two(rest)}`;
}

/** What a page reads back when it opens. @type {Record<Version, {text: string, task: string, mode: string, learner: string}>} */
export const READ = {
  1.2: {
    text: "cmi.suspend_data",
    task: "cmi.core.lesson_location",
    mode: "cmi.core.lesson_mode",
    learner: "cmi.core.student_id",
  },
  2004: { text: "cmi.suspend_data", task: "cmi.location", mode: "cmi.mode", learner: "cmi.learner_id" },
};

/**
 * The records as a text for the course to keep: for each task that was tried its attempts, hints, whether its solution was shown,
 * whether it is solved, and the link of its game. Of too long a text the games are dropped, the longest first; their number is `dropped`.
 * @param {Map<string, TaskRecord>} records
 */
export function writeRecords(records) {
  const kept = new Map(records);
  let dropped = 0;
  for (;;) {
    const tasks = Object.fromEntries(
      [...kept].map(([task, { attempts, hints, sawSolution, done, game }]) => [
        task,
        [attempts, hints, Number(sawSolution), Number(done), game],
      ]),
    );
    const text = asciiOf(JSON.stringify({ version: 1, tasks }));
    const [longest] = [...kept].sort(([, one], [, other]) => other.game.length - one.game.length);
    if (text.length <= MOST_KEPT || !longest?.[1].game) return { text, dropped };
    kept.set(longest[0], { ...longest[1], game: "" });
    dropped++;
  }
}

/** Characters beyond ASCII are escaped: some platforms count or keep bytes. @param {string} json */
const asciiOf = (json) =>
  json.replace(/[^\x20-\x7e]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);

/**
 * The records in a text that the course has kept, as far as they are of these tasks; none if it is not ours.
 * @param {string} text @param {readonly string[]} tasks
 */
export function readRecords(text, tasks) {
  /** @type {Map<string, TaskRecord>} */
  const records = new Map();
  const kept = parsed(text);
  if (kept?.version !== 1) return records;
  for (const task of tasks) {
    const found = kept.tasks?.[task];
    if (!Array.isArray(found)) continue;
    const [attempts, hints, sawSolution, done, game] = found;
    if (![sawSolution, done].every((flag) => flag === 0 || flag === 1)) continue;
    const record = readStepRecord({ attempts, hints, sawSolution: sawSolution === 1, done: done === 1 });
    if (record) records.set(task, { ...record, game: typeof game === "string" ? game : "" });
  }
  return records;
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
