// @ts-check
/** Scores that a frame reports to the page around it. */

import assert from "node:assert/strict";
import test from "node:test";
import { accountAfter, newAccount, readAccount } from "../../www/pages/embed/splice.js";

const START = newAccount("magnus-derek/shield/hold");
const SOLVED = { done: true, failed: false, hints: 0, sawSolution: false };

test("help of an earlier visit counts, and a score once earned stays", () => {
  const helped = accountAfter(START, { done: false, failed: true, hints: 1, sawSolution: false }, () => "game");
  assert.deepEqual(helped, { ...START, attempts: 1, hints: 1, game: "game" });
  const done = accountAfter(helped, SOLVED, () => "later");
  assert.deepEqual(done, { ...START, attempts: 2, hints: 1, done: true, score: 0.5, game: "later" });
  const seen = accountAfter(done, { ...SOLVED, sawSolution: true }, () => "later");
  assert.deepEqual([seen.score, seen.attempts, seen.sawSolution], [0.5, 2, false]);
  const help = { done: false, failed: false, hints: 1, sawSolution: false };
  assert.equal(accountAfter(helped, help, assert.fail), helped, "help that is known is nothing new");
});

test("an account comes back as it was told, as an object or as JSON, and what is none of the activity is not taken", () => {
  const told = accountAfter(START, SOLVED, () => "game");
  const { activity } = told;
  // An account of an earlier version, whose reader saw the solution after the task was done.
  const { done: _, ...earlier } = { ...told, score: 0.5, sawSolution: true };
  assert.deepEqual(readAccount(earlier, activity), { ...earlier, done: true });
  assert.deepEqual(readAccount(structuredClone(told), activity), told);
  assert.deepEqual(readAccount(JSON.stringify(told), activity), told);
  assert.equal(readAccount(told, "magnus-derek/shield/none"), null);
  const broken = [{ version: 2 }, { score: 7 }, { score: "1" }, { attempts: 0.5 }, { hints: -1 }, { game: null }];
  for (const none of [null, undefined, "text", {}, ...broken.map((part) => ({ ...told, ...part }))])
    assert.equal(readAccount(none, activity), null, JSON.stringify(none));
});
