// @ts-check
/** A table with prices: what is drawn of it, and its words. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { pricedSeatAt, priceShapes, tableOfTask } from "../../www/table/prices/price-shapes.js";
import { speaker as german } from "../../www/text/de/all.js";
import { english } from "../../www/text/english.js";
import {
  legendText,
  paidText,
  pricedOfferText,
  pricedTableText,
  pricedTurnText,
} from "../../www/text/say/table/prices.js";
import { study } from "./study.js";

const FIGURE = { game: "n=7&magnus=human&derek=human", prices: [0, 2, -3, 2, -2, 3, -2] };

/** The table after these calls. @param {number[]} calls @param {number} [rounds] */
function after(calls, rounds = 6) {
  const exercise = new study.Exercise({ kind: "pay", rounds, most: 0 }, FIGURE);
  try {
    return exercise.priced(Uint32Array.from(calls)) ?? assert.fail();
  } finally {
    exercise.free();
  }
}

/** The distances from the middle of the corners of a column. @param {ReturnType<typeof priceShapes>} shapes @param {number} position */
function radii(shapes, position) {
  const column = shapes.find(({ key }) => key === `column-${position}`);
  assert.ok(column?.kind === "path");
  const numbers = [...column.d.matchAll(/-?[\d.]+/g)].map(Number);
  return [0, 1, 2, 3].map((corner) => Math.hypot(numbers[2 * corner] ?? 0, numbers[2 * corner + 1] ?? 0));
}

test("a price above zero is a full column outside the circle, one below zero a hollow one inside, each with its number and sign", () => {
  const shapes = priceShapes(english, after([]));
  const zero = shapes.find(({ key }) => key === "zero");
  assert.ok(zero?.kind === "circle");
  FIGURE.prices.forEach((price, position) => {
    const [inner = 0, outer = 0] = radii(shapes, position);
    assert.ok(Math.abs(inner - zero.r) < 1);
    assert.equal(Math.sign(Math.round(outer - inner)), Math.sign(price));
    const column = shapes.find(({ key }) => key === `column-${position}`);
    assert.match(String(column?.role), price < 0 ? /given/ : /paid/);
    const number = shapes.find(({ key }) => key === `price-${position}`);
    assert.ok(number?.kind === "text");
    assert.equal(number.text, price > 0 ? `+${price}` : price < 0 ? `−${-price}` : "0");
  });
  assert.equal(new Set(shapes.map(({ key }) => key)).size, shapes.length, "each thing has a name of its own");
});

test("the chart of averages begins with the first round", () => {
  assert.equal(
    priceShapes(english, after([])).some(({ key }) => key === "curve"),
    false,
  );
  const shapes = priceShapes(german, after([3, 1, 2]));
  for (const key of ["curve", "aim", "bound", "average"])
    assert.ok(
      shapes.some((shape) => shape.key === key),
      key,
    );
  const average = shapes.find(({ key }) => key === "average");
  assert.ok(average?.kind === "text");
  assert.equal(average.text, "−0,33");
});

test("seats and columns are found under the pointer, and nothing in the middle", () => {
  assert.equal(pricedSeatAt({ x: 0, y: -216 }, 7), 0);
  assert.equal(pricedSeatAt({ x: 150, y: 0 }, 7), 2);
  assert.equal(pricedSeatAt({ x: 3, y: 20 }, 7), null);
});

test("a screen reader hears the price of each position, both landings of a call and what is paid", () => {
  const table = after([3, 1]);
  assert.equal(
    pricedTableText(english, table),
    "7 positions with prices: 0 costs 0, 1 costs 2, 2 costs −3, 3 costs 2, 4 costs −2, 5 costs 3 and 6 costs −2. The token is on 2.",
  );
  assert.equal(pricedOfferText(english, table, 2), "2 leads to position 4, price −2, or to position 0, price 0.");
  assert.equal(
    pricedOfferText(german, table, null),
    "Geben Sie eine Weite von 1 bis 3 ein, oder wählen Sie eine Position.",
  );
  assert.equal(
    paidText(english, table),
    "Paid so far: −1, which is −0.5 a round. The goal is at most 0 after 6 rounds.",
  );
  assert.match(pricedTurnText(german, table), /^Runde 3 von 6/);
  assert.match(legendText(english, table), /dashed, the goal\. Dotted: .* 2\.25 a round\.$/);
  assert.doesNotMatch(legendText(english, after([], 1)), /In the middle/);
});

test("the bound is drawn and explained only where a task has two players, after the theorem was stated", () => {
  const table = after([3, 1]);
  assert.equal(tableOfTask({ players: true }, table).bound, 2.25);
  const shown = tableOfTask({}, table);
  assert.doesNotMatch(legendText(english, shown), /theorem/);
  assert.equal(
    priceShapes(english, shown).some(({ key }) => key === "bound"),
    false,
  );
});

test("the lesson states its theorem in the open text of a step, before any other step cites it", async () => {
  const { default: lesson } = await import("../../www/lessons/prices.js");
  const texts = lesson.steps.map(({ text, ask, hints, aha }) => [...text, ask, ...(hints ?? []), aha].join(" "));
  const stated = lesson.steps.findIndex(({ text }) => text.some((one) => one.startsWith("**Theorem.**")));
  assert.equal(stated, 2);
  assert.equal(
    texts.findIndex((text) => /theorem/i.test(text)),
    stated,
  );
});

test("the arc of the last move and those of a call stay between the seats and the chart in the middle", () => {
  const shapes = priceShapes(english, after([3, 1]), { considered: 2 });
  for (const key of ["way", "offer-0", "offer-1"]) {
    const shape = shapes.find((one) => one.key === key);
    assert.ok(shape?.kind === "path");
    const [, , x, y] = (shape.d.match(/-?[\d.]+/g) ?? []).map(Number);
    assert.ok(Math.abs(Math.hypot(Number(x), Number(y)) - 114) < 1, shape.d);
    assert.match(shape.d, /A114 114 /);
  }
});

test("the tables that the lesson shows are those of the recursion: a price, and what the next round costs from there", async () => {
  const { default: lesson } = await import("../../www/lessons/prices.js");
  const text =
    lesson.steps.find(({ id }) => id === "tables")?.text.find((one) => one.includes("array")) ?? assert.fail();
  const [positions, ...shown] = (text.match(/(?: & -?\d+)+/g) ?? []).map((row) =>
    (row.match(/-?\d+/g) ?? []).map(Number),
  );
  const { prices } = FIGURE;
  const n = prices.length;
  assert.deepEqual(positions, [...prices.keys()]);
  assert.equal(shown.length, 3);
  let table = prices;
  for (const row of shown) {
    assert.deepEqual(row, table);
    const dearer = (/** @type {number} */ z, /** @type {number} */ d) =>
      Math.max(table[(z + d) % n] ?? Number.NaN, table[(z - d + n) % n] ?? Number.NaN);
    table = prices.map((price, z) => price + Math.min(...[1, 2, 3].map((d) => dearer(z, d))));
  }
});
