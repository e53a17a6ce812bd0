// @ts-check
/** Progress in the lessons: kept on the device, carried to another one, never lost by a newer or older version. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import {
  exportProgress,
  forgetProgress,
  importProgress,
  isDone,
  noteDone,
  onProgress,
  readProgress,
} from "../../www/kit/progress.js";

const KEY = "magnus-derek-lessons";

/** @type {Map<string, string>} */
const kept = new Map();
Object.defineProperty(globalThis, "localStorage", {
  configurable: true,
  value: {
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => kept.set(key, value),
  },
});

beforeEach(() => kept.clear());

test("a task is noted with the day on which it was done first", () => {
  noteDone("shield/hold", new Date(2026, 10, 22));
  noteDone("shield/hold", new Date(2026, 10, 23));
  assert.deepEqual(JSON.parse(kept.get(KEY) ?? ""), { version: 1, done: { "shield/hold": "2026-11-22" } });
  assert.ok(isDone("shield/hold"));
  assert.ok(!isDone("shield/class"));
  assert.ok(!isDone("constructor"));
});

test("what another version has written survives", () => {
  kept.set(KEY, '{"version":2,"done":{"later/step":"2027-01-01"},"notes":{"a":1}}');
  noteDone("lose/try", new Date(2026, 10, 22));
  assert.deepEqual(JSON.parse(kept.get(KEY) ?? ""), {
    version: 2,
    done: { "later/step": "2027-01-01", "lose/try": "2026-11-22" },
    notes: { a: 1 },
  });
});

test("what is exported on one device is there on another one, and nothing there is lost", () => {
  noteDone("lose/try", new Date(2026, 10, 20));
  noteDone("rings/mark", new Date(2026, 10, 25));
  const file = exportProgress();
  kept.clear();
  noteDone("rings/mark", new Date(2026, 10, 21));
  noteDone("ruler/all", new Date(2026, 10, 21));
  assert.equal(importProgress(file), 1);
  assert.deepEqual(readProgress().done, {
    "rings/mark": "2026-11-21",
    "ruler/all": "2026-11-21",
    "lose/try": "2026-11-20",
  });
  assert.equal(importProgress(file), 0);
});

test("a file that is something else is refused with a sentence, and nothing changes", () => {
  noteDone("lose/try");
  const before = kept.get(KEY);
  for (const text of [
    "",
    "[]",
    "null",
    "{}",
    '{"version":1}',
    '{"version":1,"done":[]}',
    '{"version":1,"done":{"a":1}}',
    "MZ",
  ]) {
    assert.throws(() => importProgress(text), /^Error: This file is no progress of these lessons\.$/, text);
  }
  assert.equal(kept.get(KEY), before);
});

test("names that mean something to an object are only names", () => {
  importProgress('{"version":1,"done":{"__proto__":"2026-01-01","a":"2026-01-02"}}');
  assert.ok(isDone("a"));
  assert.equal(Object.getPrototypeOf(readProgress().done), Object.prototype);
});

test("what is kept but cannot be read counts as nothing, and is replaced by what is done next", () => {
  kept.set(KEY, "{broken");
  assert.deepEqual(readProgress(), { version: 1, done: {} });
  noteDone("lose/try");
  assert.ok(isDone("lose/try"));
});

test("listeners hear of what is done, and of forgetting it", () => {
  let heard = 0;
  const stop = onProgress(() => heard++);
  noteDone("lose/try");
  forgetProgress();
  stop();
  noteDone("lose/try");
  assert.equal(heard, 2);
  assert.ok(isDone("lose/try"));
});

test("where nothing can be kept, it lasts as long as the page", () => {
  const storage = Object.getOwnPropertyDescriptor(globalThis, "localStorage");
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get() {
      throw new Error("The operation is insecure.");
    },
  });
  noteDone("shield/class");
  assert.ok(isDone("shield/class"));
  if (storage) Object.defineProperty(globalThis, "localStorage", storage);
});
