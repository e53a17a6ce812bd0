// @ts-check
/**
 * Which tasks a reader has done. It stays on the reader's device, under one name, and can be carried to another device as a file.
 * Fields and tasks that this version does not know are kept, so that going back to an older version loses nothing; and what is kept but
 * cannot be read is never written over.
 */

import { pageSpeaker } from "../text/page.js";

const KEY = "magnus-derek-lessons";
const VERSION = 1;
/** What is longer is none of ours, and cannot become ours. */
const LONGEST = 1_000_000;

/** What is kept: for each task, such as "shield/hold", the day on which it was done first. @typedef {{version: number, done: Record<string, string>}} Progress */

/** Why something is not kept, for the words of a page or a table. @typedef {{why: "nowhere" | "unreadable" | "full"} | {why: "long", length: number, limit: number}} NotKept */

/** What a file has brought: how many tasks were not done before, how many names are none of these tasks, and whether a later version wrote it. @typedef {{added: number, unknown: number, later: boolean, notKept: NotKept | null}} Taken */

/** What was done here and could not be kept: it lasts as long as the page. @type {Record<string, string>} */
let unkept = {};

/** @param {string} text @returns {Progress} throws a sentence if it is none */
function parsed(text) {
  const value = text.length <= LONGEST ? jsonOf(text) : null;
  const { version, done } = value ?? {};
  if (typeof version !== "number" || typeof done !== "object" || done === null || Array.isArray(done)) {
    throw new Error(pageSpeaker().plain("notProgress"));
  }
  return { ...value, version, done };
}

/** @param {string} text */
function jsonOf(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What this device keeps, and why nothing can be added to it. @returns {{kept: Progress, closed: NotKept | null}} */
function look() {
  const nothing = { version: VERSION, done: {} };
  let text;
  try {
    text = localStorage.getItem(KEY);
  } catch {
    return { kept: nothing, closed: { why: "nowhere" } };
  }
  try {
    return { kept: text ? parsed(text) : nothing, closed: null };
  } catch {
    return { kept: nothing, closed: { why: "unreadable" } };
  }
}

/** What has been done so far; of what is kept nothing, if it cannot be read. @returns {Progress} */
export function readProgress() {
  const { kept } = look();
  return { ...kept, done: { ...unkept, ...kept.done } };
}

/** Whether a task has been done. @param {string} task such as "shield/hold" */
export function isDone(task) {
  return Object.hasOwn(readProgress().done, task);
}

/** Notes that a task is done, unless it was done before. @param {string} task @param {Date} [today] @returns {NotKept | null} null if that is kept */
export function noteDone(task, today = new Date()) {
  const progress = readProgress();
  if (Object.hasOwn(progress.done, task) && !Object.hasOwn(unkept, task)) return null;
  define(progress.done, task, progress.done[task] ?? dayOf(today));
  return keep(progress);
}

/** Forgets everything, on this device, also what cannot be read. */
export function forgetProgress() {
  unkept = {};
  if (written({ ...look().kept, done: {} })) remove();
  tell();
}

function remove() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing is kept here.
  }
}

/** Calls the listener when anything has changed, in this page or in another one of the site. @param {() => void} listener @returns {() => void} stops listening */
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

function tell() {
  for (const listener of [...listeners]) listener();
}

/** All of it as the text of a file. */
export function exportProgress() {
  return `${JSON.stringify(readProgress(), null, 2)}\n`;
}

/**
 * Takes in the text of such a file: nothing that is done here is lost, and of two days the earlier one counts. Throws a sentence, and
 * changes nothing, if it is no such file. What would be too long to be kept is not taken in.
 * @param {string} text @param {(name: string) => boolean} [isTask] whether these lessons have such a task @returns {Taken}
 */
export function importProgress(text, isTask = () => true) {
  const [here, there] = [readProgress(), parsed(text)];
  const done = { ...here.done };
  const taken = { added: 0, unknown: 0, later: there.version > VERSION };
  for (const [task, day] of Object.entries(there.done)) {
    if (typeof day !== "string") throw new Error(pageSpeaker().plain("notProgress"));
    const own = Object.hasOwn(done, task) ? done[task] : undefined;
    if (!isTask(task)) taken.unknown++;
    else if (own === undefined) taken.added++;
    if (own === undefined || day < own) define(done, task, day);
  }
  return { ...taken, notKept: keep({ ...there, ...here, done }) };
}

/** A file may have any names, also such as mean something to an object. @param {Record<string, string>} done @param {string} task @param {string} day */
function define(done, task, day) {
  Object.defineProperty(done, task, { value: day, enumerable: true, configurable: true, writable: true });
}

/** Keeps it; what finds no place lasts as long as the page, unless it never will. @param {Progress} progress @returns {NotKept | null} null if it is kept */
function keep(progress) {
  const notKept = look().closed ?? written(progress);
  if (notKept?.why !== "long") unkept = notKept ? progress.done : {};
  tell();
  return notKept;
}

/** Writes it to where it is kept. @param {Progress} progress @returns {NotKept | null} null if it is written; else nothing has changed */
function written(progress) {
  const text = JSON.stringify(progress);
  // What is kept must be read again.
  if (text.length > LONGEST) return { why: "long", length: text.length, limit: LONGEST };
  try {
    localStorage.setItem(KEY, text);
    return null;
  } catch {
    return look().closed ?? { why: "full" };
  }
}

/** The day where the reader is. @param {Date} date */
function dayOf(date) {
  const two = (/** @type {number} */ part) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
