// @ts-check
/**
 * Progress of a reader: the finished tasks, the attempts and the help at each, and the account of puzzles. It stays on the reader's device under one name, and can be moved to
 * another as a file. Unknown fields and tasks are kept, so that an older version loses nothing; stored data that
 * cannot be read is never overwritten. A task that has moved into another lesson is done under its new name, too.
 */

import { MOVED, nowAt } from "../../lessons/moved.js";
import { pageSpeaker } from "../../text/page-speaker.js";
import { mergeRecords, readRecord } from "./practice-record.js";
import { mergeStepRecords, newRecord, readStepRecord, recordAfter, recordWithHelp } from "./score.js";

/** @import { PracticeRecord } from "./practice-record.js" */
/** @import { Attempted, Help, StepRecord } from "./score.js" */
/** @import { NotKept } from "../../text/say/table/unsaved-progress.js" */
/** @import { Taken } from "../../text/say/site/learn.js" */

const KEY = "magnus-derek-lessons";
const VERSION = 1;
/** In characters: longer data cannot be ours and is never kept. */
const LONGEST = 1_000_000;

/**
 * The stored data: for each task, such as "shield/hold", the day of its first success; for each task that was tried its
 * record, which `readStepRecord` reads; and the account of puzzles, which `readRecord` reads.
 * @typedef {{version: number, done: Record<string, string>, steps?: Record<string, unknown>, practice?: unknown}} TasksDone
 */

/** Progress that could not be stored: it lasts as long as the page. @type {TasksDone | null} */
let unkept = null;

/** @param {string} text @returns {TasksDone} throws a sentence if it is not progress */
function parseProgress(text) {
  const value = text.length <= LONGEST ? jsonOf(text) : null;
  // The summary in a file is for people.
  const { version, done, steps, summary: _, ...others } = value ?? {};
  if (typeof version !== "number" || !isObject(done)) throw new Error(pageSpeaker().plain("notProgress"));
  return { ...others, version, done: addNewNames(done), ...(isObject(steps) && { steps }) };
}

/** @param {unknown} value @returns {value is Record<string, any>} */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Tasks with their new names beside the old ones, which an older version still reads.
 * @param {Record<string, string>} done
 */
function addNewNames(done) {
  const moved = Object.keys(MOVED).filter((old) => Object.hasOwn(done, old) && !Object.hasOwn(done, nowAt(old)));
  return moved.length === 0 ? done : { ...done, ...Object.fromEntries(moved.map((old) => [nowAt(old), done[old]])) };
}

/** @param {string} text */
function jsonOf(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * The stored progress, and the reason why nothing can be added, if there is one.
 * @returns {{kept: TasksDone, closed: NotKept | null}}
 */
function look() {
  const nothing = { version: VERSION, done: {} };
  let text;
  try {
    text = localStorage.getItem(KEY);
  } catch {
    return { kept: nothing, closed: { why: "nowhere" } };
  }
  try {
    return { kept: text ? parseProgress(text) : nothing, closed: null };
  } catch {
    return { kept: nothing, closed: { why: "unreadable" } };
  }
}

/** The progress so far; stored data that cannot be read counts as none. @returns {TasksDone} */
export function readProgress() {
  const { kept } = look();
  return unkept ? { ...kept, ...unkept, done: { ...unkept.done, ...kept.done } } : kept;
}

/** The account of puzzles so far. */
export const readPractice = () => readRecord(readProgress().practice);

/** Keeps the account of puzzles. @param {PracticeRecord} practice @returns {NotKept | null} null if it is kept */
export const savePractice = (practice) => saveProgress({ ...readProgress(), practice });

/** Says whether a task is done. @param {string} task such as "shield/hold" */
export function isDone(task) {
  return Object.hasOwn(readProgress().done, task);
}

/**
 * Records a task as done, unless it already was.
 * @param {string} task
 * @param {Date} [today]
 * @returns {NotKept | null} null if it is kept
 */
export function noteDone(task, today = new Date()) {
  const progress = readProgress();
  if (Object.hasOwn(progress.done, task) && !unkept) return null;
  return saveProgress(withTask(progress, task, today));
}

/** @param {TasksDone} progress @param {string} task @param {Date} today @returns {TasksDone} */
function withTask(progress, task, today) {
  const done = { ...progress.done };
  define(done, task, done[task] ?? dayOf(today));
  return { ...progress, done };
}

/**
 * The records of tasks, in their order; for one that was not tried an empty one.
 * @param {readonly string[]} tasks such as "shield/hold" @returns {StepRecord[]}
 */
export function stepRecords(tasks) {
  const progress = readProgress();
  return tasks.map((task) => recordIn(progress, task));
}

/** @param {TasksDone} progress @param {string} task */
function recordIn({ done, steps = {} }, task) {
  const record = (Object.hasOwn(steps, task) && readStepRecord(steps[task])) || newRecord();
  return Object.hasOwn(done, task) ? { ...record, done: true } : record;
}

/**
 * Records an attempt at a task; one that solves it is its success.
 * @param {string} task @param {Attempted} attempt @param {Date} [today]
 * @returns {NotKept | null} null if it is kept
 */
export function noteAttempt(task, attempt, today = new Date()) {
  const progress = readProgress();
  const record = recordAfter(recordIn(progress, task), attempt);
  return saveProgress(withRecord(attempt.done ? withTask(progress, task, today) : progress, task, record));
}

/** Keeps a record as it is, such as that of a puzzle in a set. @param {string} task @param {StepRecord} record @returns {NotKept | null} null if it is kept */
export const noteRecord = (task, record) => saveProgress(withRecord(readProgress(), task, record));

/** Records help at a task. @param {string} task @param {Help} help @returns {NotKept | null} null if it is kept */
export function noteHelp(task, help) {
  const progress = readProgress();
  return saveProgress(withRecord(progress, task, recordWithHelp(recordIn(progress, task), help)));
}

/** @param {TasksDone} progress @param {string} task @param {StepRecord} record @returns {TasksDone} */
function withRecord(progress, task, record) {
  const steps = { ...progress.steps };
  define(steps, task, record);
  return { ...progress, steps };
}

/** Forgets everything on this device, including data that cannot be read. */
export function forgetProgress() {
  unkept = null;
  const { practice: _, steps: __, ...others } = look().kept;
  if (writeProgress({ ...others, done: {} })) remove();
  notifyListeners();
}

function remove() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing is kept here.
  }
}

/**
 * Calls the listener after every change, on this page or another of the site.
 * @param {() => void} listener
 * @returns {() => void} removes the listener
 */
export function onProgress(listener) {
  const hear = (/** @type {StorageEvent} */ { key }) => (key === KEY || key === null) && listener();
  listeners.add(listener);
  globalThis.addEventListener?.("storage", hear);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener?.("storage", hear);
  };
}

/** @type {Set<() => void>} */
const listeners = new Set();

function notifyListeners() {
  for (const listener of [...listeners]) listener();
}

/** All progress as the text of a file. @param {string} [summary] how much that is, for people who open it */
export function exportProgress(summary) {
  return `${JSON.stringify({ summary, ...readProgress() }, null, 2)}\n`;
}

/**
 * Merges the text of such a file: nothing done here is lost, and the earlier of two days counts. A text that is no
 * such file changes nothing and throws a sentence. Entries that would make the data too long to keep are left out.
 * @param {string} text
 * @param {(name: string) => boolean} [isTask] whether the lessons have such a task
 * @returns {Taken}
 */
export function importProgress(text, isTask = () => true) {
  const [here, there] = [readProgress(), parseProgress(text)];
  const done = { ...here.done };
  const taken = { added: 0, unknown: 0, later: there.version > VERSION };
  for (const [task, day] of Object.entries(there.done)) {
    if (typeof day !== "string") throw new Error(pageSpeaker().plain("notProgress"));
    const own = Object.hasOwn(done, task) ? done[task] : undefined;
    if (Object.hasOwn(MOVED, task)) {
      // It counts under its new name.
    } else if (!isTask(task)) taken.unknown++;
    else if (own === undefined) taken.added++;
    if (own === undefined || day < own) define(done, task, day);
  }
  return {
    ...taken,
    notKept: saveProgress({ ...there, ...here, done, ...stepsOf(here, there), ...practiceOf(here, there) }),
  };
}

/** The records of both, if one of them has any. @param {TasksDone} here @param {TasksDone} there */
function stepsOf(here, there) {
  if (!here.steps && !there.steps) return {};
  /** @type {Record<string, unknown>} */
  const steps = { ...there.steps };
  for (const task of Object.keys(here.steps ?? {})) {
    const own = recordIn(here, task);
    define(steps, task, Object.hasOwn(steps, task) ? mergeStepRecords(own, recordIn(there, task)) : own);
  }
  return { steps };
}

/** The account of puzzles of both, if one of them has any. @param {TasksDone} here @param {TasksDone} there */
const practiceOf = (here, there) =>
  here.practice || there.practice
    ? { practice: mergeRecords(readRecord(here.practice), readRecord(there.practice)) }
    : {};

/**
 * Sets a task safely: names in a file may be special to objects, such as `__proto__`.
 * @template Value @param {Record<string, Value>} all @param {string} task @param {Value} value
 */
function define(all, task, value) {
  Object.defineProperty(all, task, { value, enumerable: true, configurable: true, writable: true });
}

/**
 * Keeps it; if storage fails it lasts as long as the page, unless it could never be stored.
 * @param {TasksDone} progress
 * @returns {NotKept | null} null if it is kept
 */
function saveProgress(progress) {
  const notKept = look().closed ?? writeProgress(progress);
  if (notKept?.why !== "long") unkept = notKept ? progress : null;
  notifyListeners();
  return notKept;
}

/**
 * Writes it to storage.
 * @param {TasksDone} progress
 * @returns {NotKept | null} null if it is written; otherwise storage is unchanged
 */
function writeProgress(progress) {
  const text = JSON.stringify(progress);
  // A longer text could not be read again.
  if (text.length > LONGEST) return { why: "long", length: text.length, limit: LONGEST };
  try {
    localStorage.setItem(KEY, text);
    return null;
  } catch {
    return look().closed ?? { why: "full" };
  }
}

/** The date in the reader's time zone. @param {Date} date */
export function dayOf(date) {
  const two = (/** @type {number} */ part) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
