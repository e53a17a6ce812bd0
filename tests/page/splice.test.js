// @ts-check
/** Scores that a frame reports to the page around it. */

import assert from "node:assert/strict";
import test from "node:test";
import { accountAfter, newAccount, readAccount, scoreOf } from "../../www/pages/embed/splice.js";

const START = newAccount("magnus-derek/shield/hold");

test("a task counts in full when done alone, half after a hint, and nothing once the solution was seen", () => {
  assert.equal(scoreOf({ done: true, hints: 0, sawSolution: false }), 1);
  assert.equal(scoreOf({ done: true, hints: 2, sawSolution: false }), 0.5);
  assert.equal(scoreOf({ done: true, hints: 0, sawSolution: true }), 0);
  assert.equal(scoreOf({ done: false, hints: 0, sawSolution: false }), 0);
});

test("help of an earlier visit counts, a score once earned stays, and every attempt is counted", () => {
  const helped = accountAfter(START, { done: false, hints: 1, sawSolution: false }, "game");
  assert.deepEqual(helped, { ...START, attempts: 1, hints: 1, game: "game" });
  const done = accountAfter(helped, { done: true, hints: 0, sawSolution: false }, "later");
  assert.deepEqual(done, { ...START, attempts: 2, hints: 1, score: 0.5, game: "later" });
  const seen = accountAfter(done, { done: true, hints: 0, sawSolution: true }, "later");
  assert.deepEqual([seen.score, seen.attempts, seen.sawSolution], [0.5, 3, true]);
});

test("an account comes back as it was told, as an object or as JSON, and what is none of the activity is not taken", () => {
  const told = accountAfter(START, { done: true, hints: 0, sawSolution: false }, "game");
  const { activity } = told;
  assert.deepEqual(readAccount(structuredClone(told), activity), told);
  assert.deepEqual(readAccount(JSON.stringify(told), activity), told);
  assert.equal(readAccount(told, "magnus-derek/shield/none"), null);
  const broken = [{ version: 2 }, { score: 7 }, { score: "1" }, { attempts: 0.5 }, { hints: -1 }, { game: null }];
  for (const none of [null, undefined, "text", {}, ...broken.map((part) => ({ ...told, ...part }))])
    assert.equal(readAccount(none, activity), null, JSON.stringify(none));
});
