// @ts-check
/** The rows of exact values: as the core knows them, corrected by what is computed, and put into words. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { conjectureOf, csvOf, enter, linesOf, rowsOf } from "../../www/pages/lab/exact/data.js";

/** @type {import("../../www/table/types").KnownTable[]} */
const TABLES = [
  { n: 5, fStar: 4, rounds: 4, states: 16, milliseconds: 1, mebibytes: 2, worst: [4, 4] },
  { n: 6, fStar: 4, rounds: 3, states: 32, milliseconds: 1, mebibytes: null, worst: [4, 3] },
  { n: 7, fStar: 6, rounds: 7, states: 64, milliseconds: 1, mebibytes: 2, worst: [] },
];
/** @type {[string, string][]} */
const STRATEGIES = [
  ["layers", "Midpoint layers"],
  ["balanced", "Balanced layers"],
];

test("what is not known is missing in the file, not zero", () => {
  assert.match(
    csvOf(rowsOf({ tables: TABLES, strategies: STRATEGIES }), STRATEGIES),
    /\n6,4,3,4,3,32,0.001,\n7,6,7,,,64,0.001,2\n$/,
  );
});

test("a result that differs from the file is entered and reported", () => {
  const rows = rowsOf({ tables: TABLES, strategies: STRATEGIES });
  assert.equal(enter(rows, { n: 5, rounds: 4, worst: { layers: 4 } }), null);
  assert.equal(rows[0]?.here, true);
  assert.match(String(enter(rows, { n: 6, rounds: 2, worst: {} })), /n = 6 differs/);
  assert.equal(rows[1]?.rounds, 2);
  assert.match(String(enter(rows, { n: 5, rounds: 4, worst: { layers: 9 } })), /n = 5 differs/);
  assert.equal(enter(rows, { n: 50, rounds: 1, worst: {} }), null);
});

test("a line of the plot ends where its numbers end", () => {
  const points = linesOf(rowsOf({ tables: TABLES, strategies: STRATEGIES }), STRATEGIES).map((line) =>
    line.points.map(({ n, above }) => [n, above]),
  );
  assert.deepEqual(points, [
    [
      [5, -1],
      [6, -2],
    ],
    [
      [5, -1],
      [6, -3],
    ],
    [
      [5, -1],
      [6, -3],
      [7, 0],
    ],
  ]);
});

test("the sentence on n + c speaks of growth only where there is growth", () => {
  const grows = conjectureOf({
    excess: [
      [5, -1],
      [7, 0],
    ],
    neverFalls: true,
  });
  assert.match(grows, /−1 \(5\), 0 \(7\), with n in brackets\. It never falls and is 0 at the end/);
  const falls = conjectureOf({
    excess: [
      [5, -1],
      [7, -2],
    ],
    neverFalls: false,
  });
  assert.doesNotMatch(falls, /never falls/);
  assert.match(falls, /2 numbers cannot tell/);
  assert.equal(conjectureOf({ excess: [], neverFalls: true }), "");
});
