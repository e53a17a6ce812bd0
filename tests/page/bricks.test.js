// @ts-check
/** The bricks of lesson 9: real games fill them as the proof says. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { filledColumns } from "../../www/table/lesson/bricks.js";
import { english } from "../../www/text/english.js";
import { bricksText } from "../../www/text/say/table/lesson.js";
import { newGame } from "./core.js";

/** The least i with 2^i (a − 1) ≥ n − 1, for a = n − 1, …, 2. @param {number} n */
const heights = (n) => Array.from({ length: n - 2 }, (_, place) => Math.ceil(Math.log2((n - 1) / (n - 2 - place))));
const sum = (/** @type {number[]} */ numbers) => numbers.reduce((all, number) => all + number, 0);

test("layer play fills no column higher than the proof allows, and every round is a brick", () => {
  for (const [n, derek] of /** @type {const} */ ([
    [7, "hoarder"],
    [13, "hoarder"],
    [13, "random"],
    [31, "look-ahead"],
  ])) {
    const game = newGame({ n, derek });
    while (game.canStep()) {
      game.step();
      const { round } = game.state();
      const filled = filledColumns(game.firstVisits(), round, n - 2);
      assert.equal(sum(filled), round, `${derek} on ${n}`);
      assert.ok(filled.every((rounds, place) => rounds <= Number(heights(n)[place])));
    }
    game.free();
  }
});

test("the bricks are said in words", () => {
  assert.equal(
    bricksText(english, heights(13), [0], 13),
    "0 of at most 19 rounds: a brick for each, a column for each new position. With 12 unvisited the next new position comes within 1 round.",
  );
  assert.equal(
    bricksText(english, heights(7), [1, 1, 1, 1, 0], 7),
    "4 of at most 8 rounds: a brick for each, a column for each new position. 1 brick stayed empty. With 2 unvisited the next new position comes within 3 rounds.",
  );
});
