// @ts-check
/** The score of tasks and lessons, and the record that is kept of each task. */

import assert from "node:assert/strict";
import test from "node:test";
import {
  commonestWrong,
  lessonScore,
  mergeStepRecords,
  newRecord,
  outcomeOf,
  readStepRecord,
  recordAfter,
  recordWithHelp,
  scoreOf,
  shortAnswer,
  tallyOf,
} from "../../www/table/lesson/score.js";
import { speaker } from "../../www/text/de/all.js";
import german from "../../www/text/de/site/learn.js";
import { english } from "../../www/text/english.js";
import { doneText, scoreText } from "../../www/text/say/site/learn.js";

speaker.learn(german);

const SOLVED = { done: true, hints: 0, sawSolution: false };
const MISSED = { done: false, hints: 0, sawSolution: false };

test("a task counts in full when done alone, half after a hint, and nothing once the solution was seen", () => {
  assert.equal(scoreOf(SOLVED), 1);
  assert.equal(scoreOf({ ...SOLVED, hints: 2 }), 0.5);
  assert.equal(scoreOf({ ...SOLVED, hints: 2, sawSolution: true }), 0);
  assert.equal(scoreOf(MISSED), 0);
});

test("attempts and help count until the task is done, and nothing changes it afterwards", () => {
  const missed = recordAfter(newRecord(), { ...MISSED, wrong: "m7" });
  const helped = recordWithHelp(missed, { hints: 1, sawSolution: false });
  const done = recordAfter(helped, SOLVED);
  assert.deepEqual(done, { attempts: 2, hints: 1, sawSolution: false, done: true, wrong: { m7: 1 } });
  assert.deepEqual(recordWithHelp(done, { hints: 3, sawSolution: true }), done);
  assert.deepEqual(recordAfter(done, { ...MISSED, wrong: "m8" }), done);
  assert.deepEqual([outcomeOf(done), outcomeOf(missed)], ["hinted", "open"]);
  assert.equal(outcomeOf(recordWithHelp(missed, { hints: 0, sawSolution: true })), "seen");
});

test("the score of a lesson is the mean over its tasks, and its tally says with what help they were done", () => {
  const records = [
    recordAfter(newRecord(), SOLVED),
    recordAfter(newRecord(), { ...SOLVED, hints: 1 }),
    recordAfter(newRecord(), { ...SOLVED, sawSolution: true }),
    newRecord(),
  ];
  const tally = tallyOf(records);
  assert.deepEqual(tally, { tasks: 4, done: 3, alone: 1, hinted: 1, shown: 1, attempts: 3, points: 1.5 });
  assert.equal(lessonScore(records), 0.375);
  assert.equal(lessonScore([]), 0);
  assert.equal(
    scoreText(english, tally),
    "3 of 4 tasks done, 1 with hints, 1 with its solution seen · 1½ of 4 points · 3 attempts",
  );
  assert.equal(
    scoreText(speaker, tally),
    "3 von 4 Aufgaben gelöst, 1 mit Hinweisen, 1 nach Blick auf die Lösung · 1½ von 4 Punkten · 3 Versuche",
  );
  assert.equal(
    doneText(english, { ...tally, tasks: 73, done: 71, hinted: 4, shown: 0 }),
    "71 of 73 tasks done, 4 with hints",
  );
});

test("the wrong answers of a task are counted, and the commonest is known", () => {
  let record = newRecord();
  for (const wrong of ["o1", "m3", "m3", "", "1", "2", "3", "4"]) record = recordAfter(record, { ...MISSED, wrong });
  assert.deepEqual(record.wrong, { o1: 1, m3: 2, 1: 1, 2: 1, 3: 1 });
  assert.equal(record.attempts, 8);
  assert.equal(commonestWrong(record), "m3");
  assert.equal(commonestWrong(newRecord()), "");
});

test("each kind of answer has a short form, unless it is too long", () => {
  const forms = [
    [{ none: true }, "none"],
    [{ positions: [0, 3, 5] }, "p0.3.5"],
    [{ magnitudes: [1, 2, 4] }, "m1.2.4"],
    [{ magnitude: 7 }, "m7"],
    [{ direction: "-" }, "d-"],
    [{ option: 0 }, "o0"],
    [{ number: -3 }, "-3"],
    [{ positions: Array.from({ length: 20 }, (_, at) => at) }, ""],
    [{ positions: [] }, ""],
    [{}, ""],
  ];
  for (const [attempt, form] of forms) assert.equal(shortAnswer(/** @type {any} */ (attempt)), form);
});

test("a stored record comes back as it was, and what is none is not taken", () => {
  const record = { attempts: 2, hints: 1, sawSolution: false, done: true, wrong: { m7: 2 } };
  assert.deepEqual(readStepRecord(structuredClone(record)), record);
  const { wrong: _, ...others } = record;
  assert.deepEqual(readStepRecord({ ...record, wrong: { "<b>": 1, m7: 0 } }), others);
  for (const none of [null, 7, "x", {}, { ...record, attempts: -1 }, { ...record, hints: 0.5 }, { ...record, done: 1 }])
    assert.equal(readStepRecord(none), null);
});

test("of two records the better one stays, and help counts from both until the task is done", () => {
  const alone = recordAfter(newRecord(), SOLVED);
  const hinted = recordAfter(newRecord(), { ...SOLVED, hints: 1 });
  const missed = recordAfter(newRecord(), { ...MISSED, sawSolution: true });
  assert.deepEqual(mergeStepRecords(hinted, alone), alone);
  assert.deepEqual(mergeStepRecords(missed, hinted), hinted);
  const helped = recordWithHelp(newRecord(), { hints: 2, sawSolution: false });
  assert.deepEqual(mergeStepRecords(helped, missed), { attempts: 1, hints: 2, sawSolution: true, done: false });
});
