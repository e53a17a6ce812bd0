// @ts-check
/** The rows of exact values: as the core knows them, corrected by new computations, and put into words. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { csvOf, enter, linesOf, rowsOf } from "../../www/pages/lab/exact/data.js";
import { growthLines, growthOf } from "../../www/pages/lab/exact/growth.js";
import { GROWTH, KNOWN } from "../../www/pages/lab/exact/known.js";
import { plotOf } from "../../www/pages/lab/plot.js";

const COST = { states: 16, milliseconds: 1, mebibytes: 2, checksum: null };
/** @type {import("../../www/table/types").KnownTable[]} */
const TABLES = [
  { n: 5, prime: true, fStar: 4, rounds: 4, needed: 4, enough: 4, ...COST, worst: [4, 4] },
  { n: 6, prime: false, fStar: 4, rounds: 3, needed: 3, enough: 3, ...COST, mebibytes: null, worst: [4, 3] },
  { n: 7, prime: true, fStar: 6, rounds: 7, needed: 6, enough: 8, ...COST, checksum: "1f2e", worst: [] },
];
/** @type {[string, string][]} */
const STRATEGIES = [
  ["layers", "Midpoint layers"],
  ["balanced", "Balanced layers"],
];

test("an unknown value is missing in the file, not zero", () => {
  assert.match(
    csvOf(rowsOf({ tables: TABLES, strategies: STRATEGIES }), STRATEGIES),
    /\n6,4,3,4,3,16,0.001,,,3,3\n7,6,7,,,16,0.001,2,1f2e,6,8\n$/,
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

test("the Lab draws R(p) − p between what is proved, and three curves that part beyond the values", () => {
  const rows = rowsOf(KNOWN);
  const lines = growthLines(rows, GROWTH);
  assert.deepEqual(
    lines.map(({ name }) => name),
    [
      "a + b·√p, fitted",
      "a + b·log² p, fitted",
      "a + b·p, fitted",
      "proved: at most",
      "proved: at least",
      "R(p) − p, exact",
    ],
  );
  const [most, proved, exact] = lines.slice(3).map(({ points }) => points);
  assert.ok(exact?.every(({ above }, index) => above <= (most?.[index]?.above ?? -Infinity)));
  const { unseen, shapes } = plotOf(lines, 800, 400, []);
  assert.deepEqual(unseen, []);
  assert.equal(shapes.filter(({ role }) => role.startsWith("line")).length, 6);
  assert.deepEqual(
    exact?.slice(0, 10).map(({ above }) => above),
    [-1, 0, 2, 2, 4, 4, 5, 6, 7, 8],
  );
  assert.ok(exact?.every(({ above }, index) => above >= (proved?.[index]?.above ?? Infinity)));
  const text = growthOf(rows, GROWTH);
  assert.match(text, /−1 \(5\), 0 \(7\), 2 \(11\).*, 8 \(37\).*; the prime is in brackets\./);
  assert.match(
    text,
    /fit these \d+ numbers with the best ⟨a⟩ and ⟨b⟩: .* So the values do not show how ⟨R\(p\) − p⟩ grows/,
  );
});
