// @ts-check
/** The panels while the token is on its way: they show the model of the last one that has landed. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Landed } from "../../www/table/panel/parts/landed-model.js";

/** The models shown, by their rounds, and what shows them. */
function panels() {
  /** @type {number[]} */
  const shown = [];
  return { shown, landed: new Landed(({ state }) => shown.push(state.round)) };
}

/** @param {number} round */
const model = (round) => /** @type {import("../../www/table/types").Model} */ ({ state: { round } });

test("while the token walks the panels keep the state before; the last one that came is shown at the landing", () => {
  const { shown, landed } = panels();
  landed.follow(model(1), false);
  landed.follow(model(2), true);
  landed.follow(model(3), true);
  assert.deepEqual(shown, [1]);
  landed.land();
  landed.land();
  assert.deepEqual(shown, [1, 3]);
});

test("without a walking token, as under reduced motion, the panels update at once and never go back", () => {
  const { shown, landed } = panels();
  landed.follow(model(2), true);
  landed.follow(model(1), false);
  landed.land();
  assert.deepEqual(shown, [1]);
});

test("a callback after the landing runs once, after the panels, and at once without a walking token", () => {
  const { shown, landed } = panels();
  /** @type {number[][]} */
  const after = [];
  const act = () => after.push([...shown]);
  landed.follow(model(1), false);
  landed.after(act);
  landed.follow(model(2), true);
  landed.after(act);
  assert.deepEqual(after, [[1]]);
  landed.land();
  landed.land();
  assert.deepEqual(after, [[1], [1, 2]]);
});
