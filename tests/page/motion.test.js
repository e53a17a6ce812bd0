// @ts-check
/** A move in beats, as a pure function of time. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { angleOf, measures, ringRadii } from "../../www/board/geometry.js";
import { callArcs, landingMarks } from "../../www/board/landings.js";
import { directionTo } from "../../www/board/side.js";
import { point } from "../../www/drawing/plane.js";
import { scene } from "../../www/table/picture/all-parts.js";
import { moveBetween, movingCall, progressAt, schedule, stepsRun, trailShapes } from "../../www/table/picture/beats.js";
import { endsOfParts, pairsSeenAt, storyShapes } from "../../www/table/picture/layer-story.js";
import { lanesOf } from "../../www/table/picture/making.js";
import { ringPitch, withPitch } from "../../www/table/picture/warp.js";
import { newGame, viewOf } from "./core.js";

/** @typedef {import("../../www/table/picture/beats.js").Move} Move */

/**
 * The next round of a game as a move.
 * @param {import("../../www/pkg/magnus_derek.js").Handle} game @param {() => void} act
 */
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
  assert.deepEqual(
    [played, answered].map((move) => schedule(sure(move), 1000)?.end),
    [840, 700],
  );
});

test("beats follow one another, the next call comes with the landing, and what there is no time for is left out", () => {
  const game = newGame({ n: 45 });
  const move = sure(moveOf(game, () => game.answer("+")));
  for (const limit of [900, 450, 180, 100]) {
    const plan = schedule(move, limit);
    assert.ok(plan && plan.end <= limit);
    for (const [index, { beat, start }] of plan.times.entries())
      assert.equal(start, plan.times[index - 1]?.[beat === "next" ? "start" : "end"] ?? 0);
  }
  assert.deepEqual(
    schedule(move, 180)?.times.map(({ beat }) => beat),
    ["run", "land"],
  );
  assert.equal(schedule(move, 45), null, "20 rounds a second");
});

test("the last token is held 700 ms where it lands, however fast the game is played; no other is held", () => {
  const game = newGame({ n: 3 });
  /** @type {Move[]} */
  const moves = [];
  while (viewOf(game).state.turn !== "over") moves.push(sure(moveOf(game, () => game.answer("+"))));
  const last = moves.pop() ?? assert.fail();
  for (const limit of [900, 450, 180, 100]) {
    const { times = [], end = 0 } = schedule(last, limit) ?? {};
    const hold = times.find(({ beat }) => beat === "hold") ?? assert.fail();
    assert.equal(hold.end - hold.start, 700);
    assert.equal(times.find(({ beat }) => beat === "run")?.end, hold.start);
    assert.equal(times.find(({ beat }) => beat === "land")?.start, hold.end);
    assert.ok(end <= limit + 700);
  }
  for (const move of moves) assert.ok(!move.beats.includes("hold"));
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
    const shown = movingCall(move, { grow: 1, choose: 0, run: 0, hold: 0, land: 0, next: 0 }, room);
    const drawn = [...callArcs(move.call, room), ...landingMarks(move.call, room)];
    const ticks = shown.filter(({ key }) => key.startsWith("tick"));
    assert.deepEqual(
      shown.filter((one) => !ticks.includes(one)),
      drawn,
    );
    const magnitude = move.round?.call.magnitude ?? 0;
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
    const trail = trailShapes(move, progress, measures(13, 0.7));
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

test("the side of a direction is where the token sets off to, and where its landing lies", () => {
  for (const n of [2, 9, 13, 16, 45]) {
    for (let token = 0; token < n; token++) {
      const [left, right] = /** @type {const} */ (["left", "right"]).map((side) => directionTo(side, token, n));
      assert.notEqual(left, right);
      for (let magnitude = 1; magnitude <= n / 2; magnitude++) {
        const xOf = (/** @type {string | undefined} */ direction) =>
          point(1000, angleOf(token + (direction === "+" ? magnitude : -magnitude), n)).x;
        assert.ok(xOf(right) >= xOf(left) - 0.01, `${token} ± ${magnitude} of ${n}`);
      }
    }
  }
});

test("the story of a layer tells three of many pairs one by one, then the rest, and ends with the layer", () => {
  const game = newGame({ n: 23 });
  for (let i = 0; i < 17; i++) game.answer(i % 3 ? "+" : "-");
  const whole = viewOf(game);
  const few = game.layerPairs(1, 240);
  const pairs = new Uint32Array([...few, ...few]);
  const view = { ...whole, look: { ...whole.look, layer: 0 } };
  const room = measures(23, 0.7);
  const told = (/** @type {number} */ part, still = false) =>
    storyShapes(view, room, { layer: 1, part, still, pairs, draw: storyShapes });
  const ends = endsOfParts(pairs.length / 3);
  assert.equal(ends.length, 4);
  for (let part = 0.013; part < 1; part += 0.02) {
    const drawn = told(part);
    assert.equal(new Set(drawn.map(({ key }) => key)).size, drawn.length);
    assert.doesNotMatch(JSON.stringify(drawn), /NaN|null|Infinity/);
    const now = ends.findIndex((end) => part <= end);
    const arcs = drawn.filter(({ key }) => key.startsWith("story-arc"));
    assert.equal(arcs.length, now < 3 ? 2 : 0, `at ${part}`);
    const lengths = arcs.map((one) => (one.kind === "path" ? one.d.split("M").length : 0));
    assert.equal(lengths[0], lengths[1], "as many ticks on both");
    // Without motion a pair is seen whole, with its arcs and its midpoint, and the rest as it ends.
    const whole = told(pairsSeenAt(pairs.length / 3)[now] ?? 1);
    assert.deepEqual(told(part, true), whole);
    const isSeen = (/** @type {string} */ key) =>
      whole.some((one) => one.key.startsWith(key) && (one.kind !== "path" || (one.opacity ?? 1) === 1));
    if (now < 3)
      for (const key of ["story-arc", "story-seat", "story-found", `story-cell-${now}`]) assert.ok(isSeen(key), key);
  }
  assert.deepEqual(endsOfParts(0), [1]);
  assert.deepEqual(endsOfParts(1), [1]);
  assert.equal(few.length / 3, 8);
  assert.equal(endsOfParts(8).length, 8, "few pairs are all told one by one");
  assert.equal(pairsSeenAt(8).length, 8);
});

test("the words of a story stand inside of the innermost ring, readable, or are left to the sentence beside the table", () => {
  const game = newGame({ n: 23 });
  for (let i = 0; i < 17; i++) game.answer(i % 3 ? "+" : "-");
  const whole = viewOf(game);
  const pairs = game.layerPairs(1, 240);
  const [first = 0] = pairsSeenAt(pairs.length / 3);
  const counts = [0.2, 0.25, 0.4, 0.7].map((scale) => {
    const view = { ...whole, scale, look: { ...whole.look, layer: 0 } };
    const room = measures(23, scale);
    const { inner } = ringRadii(whole.state.layerSizes.length - 1, whole.state.layerSizes.length, room);
    const shapes = storyShapes(view, room, { layer: 1, part: first, still: true, pairs, draw: storyShapes });
    const lines = shapes.flatMap((one) => (one.kind === "text" && one.role === "centre-line" ? [one] : []));
    for (const { text, size, y } of lines) {
      assert.ok(size * scale >= 10.99, text);
      assert.ok(Math.hypot(0.25 * size * text.length, Math.abs(y)) < inner, `${text} at ${scale}`);
    }
    return lines.length;
  });
  assert.deepEqual(counts, [0, 0, 2, 2]);
});

test("arcs of a figure that overlap lie on lanes of their own in the gutter, over no cell", () => {
  const game = newGame({ n: 23 });
  for (let i = 0; i < 17; i++) game.answer(i % 3 ? "+" : "-");
  const whole = viewOf(game);
  const room = measures(23, 0.6);
  const look = { ...whole.look, layer: 2, standing: 2 };
  const lanes = lanesOf({ ...whole, pairs: game.layerPairs(2, 3), look }, room);
  /** @type {Map<number, number[][]>} */
  const spans = new Map();
  for (const { position, radius, end } of lanes) {
    const taken = spans.get(radius) ?? [];
    spans.set(radius, [...taken, [Math.min(position, end), Math.max(position, end)]]);
  }
  for (const taken of spans.values()) {
    for (const [index, [from = 0, to = 0]] of taken.entries()) {
      for (const [first = 0, last = 0] of taken.slice(index + 1)) {
        // Both arcs of a midpoint begin at it.
        const shared = Math.min(to, last) - Math.max(from, first);
        assert.ok(shared <= 0, `${from}–${to} and ${first}–${last}`);
      }
    }
  }
  const radii = [...spans.keys()].sort((a, b) => a - b);
  assert.ok(radii.length > 1, String(radii));
  const { outer, width } = ringRadii(2, whole.state.layerSizes.length, room);
  const apart = width / (radii.length + 1);
  for (const [index, radius] of radii.entries())
    assert.ok(Math.abs(radius - outer - apart * (index + 1)) < 0.1, String(radii));
});
