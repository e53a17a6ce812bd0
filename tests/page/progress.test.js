// @ts-check
/** Progress in the lessons: kept on the device, carried to another one, never lost by a newer or older version. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import {
  exportProgress,
  forgetProgress,
  importProgress,
  isDone,
  noteAttempt,
  noteDone,
  noteHelp,
  onProgress,
  readProgress,
  stepRecords,
} from "../../www/table/lesson/progress.js";
import { speaker } from "../../www/text/de/all.js";
import german from "../../www/text/de/site/learn.js";
import { english } from "../../www/text/english.js";
import { added } from "../../www/text/say/site/learn.js";
import { notKeptText } from "../../www/text/say/table/unsaved-progress.js";

speaker.learn(german);

const KEY = "magnus-derek-lessons";

/** @type {Map<string, string>} */
const kept = new Map();
/** The longest text that the device still has room for. */
let room = Number.POSITIVE_INFINITY;
Object.defineProperty(globalThis, "localStorage", {
  configurable: true,
  value: {
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem(/** @type {string} */ key, /** @type {string} */ value) {
      if (value.length > room) throw new Error("The quota has been exceeded.");
      kept.set(key, value);
    },
    removeItem: (/** @type {string} */ key) => kept.delete(key),
  },
});

beforeEach(() => {
  room = Number.POSITIVE_INFINITY;
  forgetProgress();
  kept.clear();
});

test("a task is noted with the day on which it was done first", () => {
  noteDone("shield/hold", new Date(2026, 10, 22));
  noteDone("shield/hold", new Date(2026, 10, 23));
  assert.deepEqual(JSON.parse(kept.get(KEY) ?? ""), { version: 1, done: { "shield/hold": "2026-11-22" } });
  assert.ok(isDone("shield/hold"));
  assert.ok(!isDone("shield/class"));
  assert.ok(!isDone("constructor"));
});

test("a task that has moved into another lesson stays done, under its old name for older versions, too", () => {
  kept.set(
    KEY,
    '{"version":1,"done":{"midpoints/three":"2026-11-21","lose/around":"2026-11-01","midpoints/around":"2026-11-20"}}',
  );
  assert.ok(isDone("lose/three"));
  assert.ok(!isDone("lose/between"));
  noteDone("lose/between", new Date(2026, 10, 22));
  assert.deepEqual(JSON.parse(kept.get(KEY) ?? "").done, {
    "midpoints/three": "2026-11-21",
    "lose/around": "2026-11-01",
    "midpoints/around": "2026-11-20",
    "lose/three": "2026-11-21",
    "lose/between": "2026-11-22",
  });
  const saved = '{"version":1,"done":{"announced/open":"2026-11-21","no-such/task":"2026-11-21"}}';
  const taken = importProgress(saved, (name) => name === "open/composites");
  assert.deepEqual([taken.added, taken.unknown], [1, 1]);
  assert.ok(isDone("open/composites"));
});

test("attempts and help at a task are kept until it is done, and a task that was done before they were has none", () => {
  kept.set(KEY, '{"version":1,"done":{"lose/try":"2026-11-01"}}');
  noteHelp("shield/hold", { hints: 1, sawSolution: false });
  noteAttempt("shield/hold", { done: false, hints: 0, sawSolution: false, wrong: "m2" });
  assert.ok(!isDone("shield/hold"));
  noteAttempt("shield/hold", { done: true, hints: 0, sawSolution: false }, new Date(2026, 10, 22));
  noteHelp("shield/hold", { hints: 3, sawSolution: true });
  noteAttempt("lose/try", { done: true, hints: 3, sawSolution: true }, new Date(2026, 10, 22));
  const [held, old, none] = stepRecords(["shield/hold", "lose/try", "constructor"]);
  assert.deepEqual(held, { attempts: 2, hints: 1, sawSolution: false, done: true, wrong: { m2: 1 } });
  assert.deepEqual(old, { attempts: 0, hints: 0, sawSolution: false, done: true });
  assert.deepEqual(none, { attempts: 0, hints: 0, sawSolution: false, done: false });
  assert.deepEqual(readProgress().done, { "lose/try": "2026-11-01", "shield/hold": "2026-11-22" });
  forgetProgress();
  assert.equal(stepRecords(["shield/hold"])[0]?.attempts, 0);
});

test("a file has the records and their summary, and of two devices the better record stays", () => {
  const alone = { done: true, hints: 0, sawSolution: false };
  noteAttempt("rings/mark", { ...alone, hints: 1 });
  noteAttempt("ruler/all", alone);
  const file = exportProgress("2 of 73 tasks done, 1 with hints");
  assert.equal(JSON.parse(file).summary, "2 of 73 tasks done, 1 with hints");
  forgetProgress();
  noteAttempt("rings/mark", alone);
  noteAttempt("lose/try", { ...alone, done: false });
  importProgress(file);
  const records = stepRecords(["rings/mark", "ruler/all", "lose/try"]);
  assert.deepEqual(
    records.map(({ attempts, hints, done }) => [attempts, hints, done]),
    [
      [1, 0, true],
      [1, 0, true],
      [1, 0, false],
    ],
  );
  assert.ok(!("summary" in readProgress()));
  const later = JSON.parse(file);
  importProgress(JSON.stringify({ ...later, steps: 7 }));
  importProgress(JSON.stringify({ ...later, steps: { "ruler/all": "x", __proto__: null } }));
  assert.deepEqual(stepRecords(["ruler/all"])[0]?.done, true);
});

test("records that find no room last as long as the page", () => {
  noteDone("lose/try");
  room = String(kept.get(KEY)).length;
  const attempt = { done: false, hints: 1, sawSolution: false };
  assert.deepEqual(noteAttempt("lose/which", attempt), { why: "full" });
  assert.equal(stepRecords(["lose/which"])[0]?.attempts, 1);
  room = Number.POSITIVE_INFINITY;
  assert.equal(noteAttempt("lose/which", attempt), null);
  assert.equal(JSON.parse(kept.get(KEY) ?? "").steps["lose/which"].attempts, 2);
});

test("entries written by another version survive", () => {
  kept.set(KEY, '{"version":2,"done":{"later/step":"2027-01-01"},"notes":{"a":1}}');
  noteDone("lose/try", new Date(2026, 10, 22));
  assert.deepEqual(JSON.parse(kept.get(KEY) ?? ""), {
    version: 2,
    done: { "later/step": "2027-01-01", "lose/try": "2026-11-22" },
    notes: { a: 1 },
  });
});

test("an import adds the progress of another device and loses nothing", () => {
  noteDone("lose/try", new Date(2026, 10, 20));
  noteDone("rings/mark", new Date(2026, 10, 25));
  const file = exportProgress();
  kept.clear();
  noteDone("rings/mark", new Date(2026, 10, 21));
  noteDone("ruler/all", new Date(2026, 10, 21));
  assert.equal(importProgress(file).added, 1);
  assert.deepEqual(readProgress().done, {
    "rings/mark": "2026-11-21",
    "ruler/all": "2026-11-21",
    "lose/try": "2026-11-20",
  });
  assert.equal(importProgress(file).added, 0);
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
    assert.throws(() => importProgress(text), /^Error: This file does not hold progress in these lessons\.$/, text);
  }
  assert.equal(kept.get(KEY), before);
});

test("names that mean something to an object are only names", () => {
  importProgress('{"version":1,"done":{"__proto__":"2026-01-01","a":"2026-01-02"}}');
  assert.ok(isDone("a"));
  assert.equal(Object.getPrototypeOf(readProgress().done), Object.prototype);
});

test("names that are no tasks are kept and not counted as such, and a file of a later version is told from an old one", () => {
  const file = '{"version":2,"done":{"lose/try":"2026-01-01","no/such":"2026-01-02","a":"2026-01-03"}}';
  const isTask = (/** @type {string} */ name) => name === "lose/try";
  assert.deepEqual(importProgress(file, isTask), { added: 1, unknown: 2, later: true, notKept: null });
  assert.deepEqual(importProgress(file, isTask), { added: 0, unknown: 2, later: true, notKept: null });
  assert.ok(isDone("no/such"));
  assert.equal(
    added(english, { added: 1, unknown: 0, later: false, notKept: null }),
    "Added 1 task that had not been done here.",
  );
  assert.match(
    added(english, { added: 0, unknown: 2, later: true, notKept: null }),
    /^The file has nothing new that this version knows\. .* later version .* 2 names in it are not tasks/,
  );
  assert.match(
    added(speaker, { added: 0, unknown: 1, later: true, notKept: null }),
    /^Die Datei enthält nichts Neues, das diese Version kennt\. .* späteren Version .* 1 Name darin ist keine Aufgabe/,
  );
});

test("unreadable progress is never overwritten until the reader forgets it", () => {
  for (const text of ["{broken", " ".repeat(1_000_001)]) {
    kept.set(KEY, text);
    assert.deepEqual(readProgress(), { version: 1, done: {} });
    assert.deepEqual(noteDone("lose/try"), { why: "unreadable" });
    assert.ok(isDone("lose/try"), "as long as the page is open");
    const file = '{"version":1,"done":{"rings/full":"2026-01-01"}}';
    assert.deepEqual(importProgress(file).notKept, { why: "unreadable" });
    assert.ok(isDone("rings/full"));
    assert.equal(kept.get(KEY), text);
    forgetProgress();
    assert.ok(!isDone("lose/try"));
    assert.deepEqual(JSON.parse(kept.get(KEY) ?? ""), { version: 1, done: {} });
  }
});

test("a file with which all would be too long to be read again is not taken in, and what was kept stays and goes on", () => {
  noteDone("lose/try");
  const before = kept.get(KEY);
  const long = JSON.stringify({ version: 1, done: Object.fromEntries([["x".repeat(999_940), "2026-01-01"]]) });
  assert.ok(long.length < 1_000_000);
  const { notKept } = importProgress(long);
  assert.ok(notKept?.why === "long" && notKept.length > 1_000_000 && notKept.limit === 1_000_000);
  assert.match(
    notKeptText(english, notKept),
    /would be 1,000,0\d\d characters long, and at most 1,000,000 are kept\. The progress kept before stays\./,
  );
  assert.equal(kept.get(KEY), before);
  assert.equal(noteDone("rings/full"), null);
  assert.deepEqual(Object.keys(readProgress().done), ["lose/try", "rings/full"]);
});

test("progress without room on a full device lasts as long as the page, with a notice, and is stored once there is room", () => {
  noteDone("lose/try");
  room = String(kept.get(KEY)).length;
  assert.deepEqual(noteDone("lose/which"), { why: "full" });
  assert.ok(isDone("lose/which"));
  assert.ok(exportProgress().includes("lose/which"));
  assert.deepEqual(noteDone("lose/which"), { why: "full" }, "each time that it is done");
  room = Number.POSITIVE_INFINITY;
  assert.equal(noteDone("lose/end"), null);
  assert.deepEqual(Object.keys(JSON.parse(kept.get(KEY) ?? "").done), ["lose/try", "lose/which", "lose/end"]);
});

test("listeners hear of done tasks and of forgotten progress", () => {
  let heard = 0;
  const stop = onProgress(() => heard++);
  noteDone("lose/try");
  forgetProgress();
  stop();
  noteDone("lose/try");
  assert.equal(heard, 2);
  assert.ok(isDone("lose/try"));
});

test("progress without storage lasts as long as the page", () => {
  const storage = Object.getOwnPropertyDescriptor(globalThis, "localStorage");
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get() {
      throw new Error("The operation is insecure.");
    },
  });
  assert.deepEqual(noteDone("shield/class"), { why: "nowhere" });
  assert.ok(isDone("shield/class"));
  if (storage) Object.defineProperty(globalThis, "localStorage", storage);
});
