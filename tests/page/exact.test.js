// @ts-check
/** The rows of exact values: read from files, corrected by what is computed, and put into words. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { conjectureOf, csvOf, enter, linesOf, rowsOf } from "../../www/pages/lab/exact/data.js";

const ROUNDS = "n,fStar,rounds,states,seconds,mebibytes\n5,4,4,16,0.001,2\n6,4,3,32,0.001,\n7,6,7,64,0.001,2\n";
const WORST = "n,layers,balanced\n5,4,4\n6,4,3\n";

test("files become rows, and what they do not have is missing, not zero", () => {
  const rows = rowsOf(ROUNDS, WORST);
  assert.deepEqual(rows[1], {
    n: 6,
    fStar: 4,
    rounds: 3,
    states: 32,
    seconds: 0.001,
    mebibytes: null,
    worst: { layers: 4, balanced: 3 },
    here: false,
  });
  assert.deepEqual(rows[2]?.worst, {});
  assert.match(csvOf(rows), /\n7,6,7,,,64,0.001,2\n$/);
});

test("a result that differs from the file is entered and reported", () => {
  const rows = rowsOf(ROUNDS, WORST);
  assert.equal(enter(rows, { n: 5, rounds: 4, worst: { layers: 4 } }), null);
  assert.equal(rows[0]?.here, true);
  assert.match(String(enter(rows, { n: 6, rounds: 2, worst: {} })), /n = 6 differs/);
  assert.equal(rows[1]?.rounds, 2);
  assert.match(String(enter(rows, { n: 5, rounds: 4, worst: { layers: 9 } })), /n = 5 differs/);
  assert.equal(enter(rows, { n: 50, rounds: 1, worst: {} }), null);
});

test("a line of the plot ends where its numbers end", () => {
  const [layers, , perfect] = linesOf(rowsOf(ROUNDS, WORST));
  assert.deepEqual(
    layers?.points.map(({ n, above }) => [n, above]),
    [
      [5, -1],
      [6, -2],
    ],
  );
  assert.deepEqual(
    perfect?.points.map(({ n, above }) => [n, above]),
    [
      [5, -1],
      [6, -3],
      [7, 0],
    ],
  );
});

test("the sentence on n + c speaks of odd primes only, and of growth only where there is growth", () => {
  const rows = rowsOf(ROUNDS, WORST);
  assert.match(conjectureOf(rows), /−1 \(5\), 0 \(7\), with n in brackets\. It never falls and is 0 at the end/);
  enter(rows, { n: 7, rounds: 5, worst: {} });
  assert.doesNotMatch(conjectureOf(rows), /never falls/);
  assert.match(conjectureOf(rows), /prove nothing/);
  assert.equal(conjectureOf([]), "");
});
