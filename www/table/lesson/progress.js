// @ts-check
/**
 * Progress of a reader: the finished tasks, and the account of puzzles. It stays on the reader's device under one name, and can be moved to
 * another as a file. Unknown fields and tasks are kept, so that an older version loses nothing; stored data that
 * cannot be read is never overwritten. A task that has moved into another lesson is done under its new name, too.
 */

import { MOVED, nowAt } from "../../lessons/moved.js";
import { pageSpeaker } from "../../text/page-speaker.js";
import { mergeRecords, readRecord } from "./practice-record.js";

/** @import { PracticeRecord } from "./practice-record.js" */
/** @import { NotKept } from "../../text/say/table/unsaved-progress.js" */
/** @import { Taken } from "../../text/say/site/learn.js" */

const KEY = "magnus-derek-lessons";
const VERSION = 1;
/** In characters: longer data cannot be ours and is never kept. */
const LONGEST = 1_000_000;

/**
 * The stored data: for each task, such as "shield/hold", the day of its first success; and the account of puzzles, which
 * `readRecord` reads.
 * @typedef {{version: number, done: Record<string, string>, practice?: unknown}} TasksDone
 */

/** Tasks done here that could not be stored: they last as long as the page. @type {Record<string, string>} */
let unkept = {};
/** The account of puzzles that could not be stored. @type {PracticeRecord | null} */
let unkeptRecord = null;

/** @param {string} text @returns {TasksDone} throws a sentence if it is not progress */
function parseProgress(text) {
  const value = text.length <= LONGEST ? jsonOf(text) : null;
  const { version, done } = value ?? {};
  if (typeof version !== "number" || typeof done !== "object" || done === null || Array.isArray(done)) {
    throw new Error(pageSpeaker().plain("notProgress"));
  }
  return { ...value, version, done: addNewNames(done) };
}

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
  return { ...kept, done: { ...unkept, ...kept.done }, ...(unkeptRecord && { practice: unkeptRecord }) };
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
  if (Object.hasOwn(progress.done, task) && !Object.hasOwn(unkept, task)) return null;
  define(progress.done, task, progress.done[task] ?? dayOf(today));
  return saveProgress(progress);
}

/** Forgets everything on this device, including data that cannot be read. */
export function forgetProgress() {
  unkept = {};
  unkeptRecord = null;
  const { practice: _, ...others } = look().kept;
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

/** All progress as the text of a file. */
export function exportProgress() {
  return `${JSON.stringify(readProgress(), null, 2)}\n`;
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
  return { ...taken, notKept: saveProgress({ ...there, ...here, done, ...practiceOf(here, there) }) };
}

/** The account of puzzles of both, if one of them has any. @param {TasksDone} here @param {TasksDone} there */
const practiceOf = (here, there) =>
  here.practice || there.practice
    ? { practice: mergeRecords(readRecord(here.practice), readRecord(there.practice)) }
    : {};

/**
 * Sets a task safely: names in a file may be special to objects, such as `__proto__`.
 * @param {Record<string, string>} done
 * @param {string} task
 * @param {string} day
 */
function define(done, task, day) {
  Object.defineProperty(done, task, { value: day, enumerable: true, configurable: true, writable: true });
}

/**
 * Keeps it; if storage fails it lasts as long as the page, unless it could never be stored.
 * @param {TasksDone} progress
 * @returns {NotKept | null} null if it is kept
 */
function saveProgress(progress) {
  const notKept = look().closed ?? writeProgress(progress);
  if (notKept?.why !== "long") {
    unkept = notKept ? progress.done : {};
    unkeptRecord = notKept && progress.practice ? readRecord(progress.practice) : null;
  }
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
