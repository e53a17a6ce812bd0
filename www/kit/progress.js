// @ts-check
/**
 * Which tasks a reader has done. It stays on the reader's device, under one name, and can be carried to another device as a file.
 * Fields and tasks that this version does not know are kept, so that going back to an older version loses nothing.
 */

import * as english from "../words/en/kit.js";
import { said } from "../words/spoken.js";

const KEY = "magnus-derek-lessons";
const VERSION = 1;
/** A larger file is none of ours. */
const LONGEST = 1_000_000;

/** What is kept: for each task, such as "shield/hold", the day on which it was done first. @typedef {{version: number, done: Record<string, string>}} Progress */

const NOT_OURS = said("kit", english).notProgress;

/** The last of it where nothing can be kept, as in a sandboxed frame: then it lasts as long as the page. */
let unkept = "";

/** @returns {string} */
function kept() {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return unkept;
  }
}

/** @param {string} text @returns {Progress} throws a sentence if it is none */
function parsed(text) {
  const value = text.length <= LONGEST ? jsonOf(text) : null;
  const { version, done } = value ?? {};
  if (typeof version !== "number" || typeof done !== "object" || done === null || Array.isArray(done)) {
    throw new Error(NOT_OURS);
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

/** What has been done so far; nothing if what is kept cannot be read. @returns {Progress} */
export function readProgress() {
  try {
    return parsed(kept());
  } catch {
    return { version: VERSION, done: {} };
  }
}

/** Whether a task has been done. @param {string} task such as "shield/hold" */
export function isDone(task) {
  return Object.hasOwn(readProgress().done, task);
}

/** Notes that a task is done, unless it was done before. @param {string} task @param {Date} [today] */
export function noteDone(task, today = new Date()) {
  if (isDone(task)) return;
  const progress = readProgress();
  keep({ ...progress, done: { ...progress.done, [task]: dayOf(today) } });
}

/** Forgets everything, on this device. */
export function forgetProgress() {
  const progress = readProgress();
  keep({ ...progress, done: {} });
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

/** All of it as the text of a file. */
export function exportProgress() {
  return `${JSON.stringify(readProgress(), null, 2)}\n`;
}

/**
 * Takes in the text of such a file: nothing that is done here is lost, and of two days the earlier one counts. Throws a sentence, and
 * changes nothing, if it is no such file.
 * @param {string} text @returns {number} how many tasks were not done before
 */
export function importProgress(text) {
  const [here, there] = [readProgress(), parsed(text)];
  const done = { ...here.done };
  let added = 0;
  for (const [task, day] of Object.entries(there.done)) {
    if (typeof day !== "string") throw new Error(NOT_OURS);
    const own = Object.hasOwn(done, task) ? done[task] : undefined;
    if (own === undefined) added++;
    if (own === undefined || day < own) define(done, task, day);
  }
  keep({ ...there, ...here, done });
  return added;
}

/** A file may have any names, also such as mean something to an object. @param {Record<string, string>} done @param {string} task @param {string} day */
function define(done, task, day) {
  Object.defineProperty(done, task, { value: day, enumerable: true, configurable: true, writable: true });
}

/** @param {Progress} progress */
function keep(progress) {
  const text = JSON.stringify(progress);
  unkept = text;
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Nothing can be kept here, or there is no more room: the page goes on without.
  }
  for (const listener of [...listeners]) listener();
}

/** The day where the reader is. @param {Date} date */
function dayOf(date) {
  const two = (/** @type {number} */ part) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
