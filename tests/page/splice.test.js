// @ts-check
/** Scores that a frame reports to the page around it. */

import assert from "node:assert/strict";
import test from "node:test";
import { accountAfter, readAccount, scoreOf } from "../../www/pages/embed/splice.js";

const START = /** @type {const} */ ({ version: 1, score: 0, attempts: 0, hints: 0, sawSolution: false, game: null });

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

test("an account comes back as it was told, and what is none is not taken", () => {
  const told = accountAfter(START, { done: true, hints: 0, sawSolution: false }, "game");
  assert.deepEqual(readAccount(JSON.parse(JSON.stringify(told))), told);
  for (const none of [null, undefined, "text", {}, { version: 2 }, { ...told, score: 7 }, { ...told, attempts: 0.5 }])
    assert.equal(readAccount(none), null);
});
