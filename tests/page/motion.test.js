// @ts-check
/** A move in beats, as a pure function of time. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { moveBetween, movingCall, progressAt, schedule, stepsRun, trailOf } from "../../www/table/picture/beats.js";
import { measures } from "../../www/table/picture/geometry.js";
import { callArcs, landingMarks } from "../../www/table/picture/landings.js";
import { scene } from "../../www/table/picture/scene.js";
import { ringPitch, withPitch } from "../../www/table/picture/warp.js";
import { newGame, viewOf } from "./core.js";

/** @typedef {import("../../www/table/picture/beats.js").Move} Move */

/** The next round of a game as a move. @param {import("../../www/pkg/magnus_derek.js").Handle} game @param {() => void} act */
function moveOf(game, act) {
  const before = viewOf(game);
  act();
  return moveBetween(before, viewOf(game));
}

/** @param {Move | null} move @returns {Move} */
function sure(move) {
  assert.ok(move);
  return move;
}

test("a round of two computers has the call's growing in it; where Derek is a person the next call grows at the end", () => {
  const computers = newGame({ n: 13, derek: "clockwise" });
  const person = newGame({ n: 13 });
  const [played, answered] = [moveOf(computers, () => computers.step()), moveOf(person, () => person.answer("-"))];
  assert.deepEqual(played?.beats, ["grow", "choose", "run", "land"]);
  assert.deepEqual(answered?.beats, ["choose", "run", "land", "next"]);
  for (const move of [played, answered]) assert.equal(schedule(sure(move), 1000)?.end, 900);
});

test("beats follow one another, fit into the time there is, and leave out what there is no time for", () => {
  const game = newGame({ n: 45 });
  const move = sure(moveOf(game, () => game.answer("+")));
  for (const limit of [900, 450, 180, 100]) {
    const plan = schedule(move, limit);
    assert.ok(plan && plan.end <= limit);
    for (const [index, { start }] of plan.times.entries()) assert.equal(start, plan.times[index - 1]?.end ?? 0);
  }
  assert.deepEqual(
    schedule(move, 180)?.times.map(({ beat }) => beat),
    ["run", "land"],
  );
  assert.equal(schedule(move, 45), null, "20 rounds a second");
});

test("only one round that goes on from the picture is a move, and a call that has come", () => {
  const game = newGame({ n: 13, magnus: "human", derek: "human" });
  const first = viewOf(game);
  const call = moveOf(game, () => game.call(4));
  assert.deepEqual(call?.beats, ["next"]);
  assert.deepEqual(moveOf(game, () => game.answer("+"))?.beats, ["choose", "run", "land"]);
  game.call(2);
  game.answer("-");
  assert.equal(moveBetween(first, viewOf(game)), null, "two rounds");
  assert.equal(
    moveOf(game, () => game.undo()),
    null,
  );
  assert.equal(moveBetween(first, viewOf(newGame({ n: 14 }))), null);
});

test("a call that has grown is drawn as the picture has it, and a tick stands for each step of both arcs", () => {
  for (const n of [9, 13, 45, 96, 211]) {
    const game = newGame({ n, derek: "clockwise" });
    for (let round = 0; round < 4; round++) game.step();
    const move = sure(moveOf(game, () => game.step()));
    const room = measures(n, 0.7);
    const shown = movingCall(move, { grow: 1, choose: 0, run: 0, land: 0, next: 0 }, room);
    const drawn = [...callArcs(move.called, room), ...landingMarks(move.called, room)];
    const ticks = shown.filter(({ key }) => key.startsWith("tick"));
    assert.deepEqual(
      shown.filter((one) => !ticks.includes(one)),
      drawn,
    );
    const magnitude = move.called.state.magnitude ?? 0;
    const counts = ticks.map((one) => (one.kind === "path" ? one.d.split("M").length - 1 : 0));
    if (n <= 96) assert.deepEqual(counts, magnitude > 1 ? [magnitude - 1, magnitude - 1] : []);
    assert.ok(n <= 211 || ticks.length === 0, "no grey band");
  }
});

test("the token runs the magnitude in the direction that Derek said, with its trail behind it", () => {
  const game = newGame({ n: 13 });
  const move = sure(moveOf(game, () => game.answer("-")));
  const { times, end } = schedule(move, 900) ?? assert.fail();
  let last = 0;
  for (let at = 0; at <= end; at += 20) {
    const progress = progressAt(times, at);
    const steps = stepsRun(move, progress);
    assert.ok(steps <= last && steps >= -(move.round?.call.magnitude ?? 0));
    const trail = trailOf(move, progress, measures(13, 0.7));
    assert.equal(trail.length, steps < 0 && progress.land < 1 ? 1 : 0, `at ${at} ms`);
    if (progress.land > 0) assert.equal(steps, -(move.round?.call.magnitude ?? 0));
    last = steps;
  }
});

test("rings on their way begin as the old ones and end as the new ones", () => {
  const game = newGame({ n: 23 });
  for (let i = 0; i < 17; i++) game.answer(i % 3 ? "+" : "-");
  const view = viewOf(game);
  const room = measures(23, 0.7);
  const count = view.state.layerSizes.length;
  const rings = scene(view).filter(({ key }) => /^(track|new|inherited)/.test(key));
  assert.deepEqual(withPitch(rings, count, ringPitch(count, room), room), rings);
  const more = { ...view, state: { ...view.state, layerSizes: [...view.state.layerSizes, 23, 23] } };
  const wanted = new Map(scene(more).map((one) => [one.key, one]));
  for (const one of withPitch(rings, count, ringPitch(count + 2, room), room)) {
    const other = wanted.get(one.key);
    if (one.kind !== "path" || other?.kind !== "path" || !one.key.startsWith("track")) continue;
    const [a, b] = [one.d, other.d].map((d) => (d.match(/-?[\d.]+/g) ?? []).map(Number));
    assert.ok(a && b && a.length === b.length);
    for (const [index, value] of a.entries()) assert.ok(Math.abs(value - (b[index] ?? 0)) < 2, one.key);
  }
});
