// @ts-check
/** Overlays: what a page may draw and say over the table, and what it may not. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { overlayOf } from "../../www/table/page/checked-overlay.js";
import { scene } from "../../www/table/picture/all-parts.js";
import { outOfRange } from "../out-of-range.js";
import { newGame, viewOf } from "./core.js";

/** @import { Overlay, State } from "../../www/table/types" */

const N = 12;
const state = () => /** @type {State} */ ({ n: N, round: 3 });
/** @param {any} given */
const checked = (given) => overlayOf(given, N, state);

test("the check of every field names the error and the expected value", () => {
  for (const [given, sentence] of /** @type {[unknown, string][]} */ ([
    [
      "trail",
      "overlay must be an object with some of sentence, title, layers, ended, byOthers, midpoints, pulse, trail, blocks, axis, marks, kept, circles, arrows, arcs, but it is “trail”.",
    ],
    [
      [1],
      "overlay must be an object with some of sentence, title, layers, ended, byOthers, midpoints, pulse, trail, blocks, axis, marks, kept, circles, arrows, arcs, but it is “1”.",
    ],
    [
      { route: [] },
      "overlay has no field “route”. The choices are sentence, title, layers, ended, byOthers, midpoints, pulse, trail, blocks, axis, marks, kept, circles, arrows, arcs.",
    ],
    [{ sentence: 5 }, "overlay.sentence must be a text, but it is “5”."],
    [{ layers: 0 }, "overlay.layers must be true or false, but it is “0”."],
    [{ trail: "0 1" }, "overlay.trail must be an array, but it is “0 1”."],
    [{ trail: [0, 12] }, outOfRange("overlay.trail[1]", 0, 11, 12)],
    [{ kept: [12] }, outOfRange("overlay.kept[0]", 0, 11, 12)],
    [{ marks: [0.5] }, outOfRange("overlay.marks[0]", 0, 11, 0.5)],
    [{ marks: [Object.create(null)] }, outOfRange("overlay.marks[0]", 0, 11, "object")],
    [{ blocks: [{ first: 3 }] }, outOfRange("overlay.blocks[0].length", 1, 12, "undefined")],
    [{ arcs: [{ to: 3, direction: "left" }] }, "overlay.arcs[0].direction must be + or -, but it is “left”."],
    [
      () => {
        throw new Error("no round 3");
      },
      "The function of the overlay has failed in round 3: no round 3",
    ],
  ])) {
    assert.throws(() => checked(given), { message: sentence });
  }
});

test("an overlay is the same for every position, or given by a function of the state; both may be nothing", () => {
  const overlay = {
    sentence: "Look.",
    trail: new Uint32Array([0, 3]),
    blocks: [{ first: 11, length: 12 }],
    layers: false,
  };
  assert.equal(checked(overlay), overlay);
  assert.deepEqual(
    checked((/** @type {State} */ { round }) => ({ marks: [round] })),
    { marks: [3] },
  );
  for (const nothing of [null, undefined, () => null, () => undefined]) assert.equal(checked(nothing), null);
});

test("an overlay is drawn with the layers or without, and is the only thing that changes", () => {
  const game = newGame({ n: N, magnus: "human" });
  /** @param {Overlay | null} overlay */
  const drawn = (overlay) => scene({ ...viewOf(game), overlay });
  const plain = drawn(null);
  const marked = drawn({ marks: [4, 7] });
  assert.deepEqual(
    marked.filter(({ role }) => role !== "mark"),
    plain,
  );
  assert.equal(marked.length, plain.length + 2);
  const rings = (/** @type {import("../../www/drawing/types").Primitive[]} */ shapes) =>
    shapes.filter(({ role }) => role === "track").length;
  assert.ok(rings(plain) > 1);
  assert.equal(rings(drawn({ layers: false })), 1);
  const whole = drawn({ blocks: [{ first: 0, length: N }] });
  assert.ok(whole.every((shape) => shape.kind !== "path" || !shape.d.includes("NaN")));
  const titled = drawn({ title: "A pair" }).filter(({ role }) => role.startsWith("centre"));
  assert.deepEqual(
    titled.map((text) => text.kind === "text" && text.text),
    ["A pair"],
  );
  game.free();
});
