// @ts-check
/** The board by itself: drawn from a position alone, without words, network or anything that is not in its room. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { board } from "../../www/board/board.js";
import { leastSize, measures, seatNumber } from "../../www/board/geometry.js";
import { chord } from "../../www/drawing/plane.js";

const BOARD = new URL("../../www/board/", import.meta.url);

/** Five positions, of which 2 and 4 are unvisited; 3 is their midpoint, and 0 is opposite. */
const VIEW = {
  state: { n: 5, token: 3, round: 4, depth: 1, layerSizes: [2, 4], reason: null },
  facts: { landings: null, called: null, pair: null },
  depths: Uint8Array.of(1, 255, 0, 1, 0),
  never: 255,
  look: { layer: null, hovered: null, preview: null },
  hoveredPair: null,
  bands: [],
  words: { number: String },
};

/** @param {Partial<import("../../www/board/types").BoardData>} [more] */
const drawn = (more) => board({ ...VIEW, ...more }, measures(5, 0.7));

/** @param {import("../../www/drawing/types").Primitive[]} shapes @param {RegExp} keys */
const rolesOf = (shapes, keys) => shapes.filter(({ key }) => keys.test(key)).map(({ role }) => role);

test("the board draws rings, seats and token of a position that no game leads to", () => {
  const shapes = drawn();
  assert.deepEqual(rolesOf(shapes, /^seat-/), [
    "seat visited",
    "seat visited",
    "seat unvisited",
    "seat visited",
    "seat unvisited",
  ]);
  assert.equal(rolesOf(shapes, /^track-/).length, 2);
  assert.deepEqual(rolesOf(shapes, /^token/), ["token-halo", "token"]);
  assert.deepEqual(rolesOf(shapes, /^number-3$/), ["number on-token"]);
  assert.equal(new Set(shapes.map(({ key }) => key)).size, shapes.length);
});

test("the board draws the arcs of a call and the page's own drawings", () => {
  const landings = /** @type {const} */ (["+", "-"]).map((direction) => ({
    direction,
    magnitude: 1,
    position: direction === "+" ? 4 : 2,
    depth: 0,
    isNew: true,
  }));
  const facts = { ...VIEW.facts, landings: /** @type {any} */ (landings) };
  assert.deepEqual(rolesOf(drawn({ facts }), /^(arc|label)-/), [
    "call-arc",
    "call-arc",
    "landing-label",
    "landing-label",
  ]);
  const shapes = drawn({ overlay: { trail: [0, 2, 3], marks: [1], circles: [4] } });
  assert.deepEqual(rolesOf(shapes, /^(trail|mark|circled)/), [
    "trail",
    "trail last",
    "mark",
    "circled-under",
    "circled",
  ]);
});

test("others can draw between the rings and the seats of the board", () => {
  const onRings = [/** @type {const} */ ({ key: "own", kind: "circle", role: "own", x: 0, y: 0, r: 1 })];
  const keys = board(VIEW, measures(5, 0.7), { onRings }).map(({ key }) => key);
  assert.ok(keys.indexOf("track-1") < keys.indexOf("own") && keys.indexOf("own") < keys.indexOf("seat-0"));
});

test("the board imports nothing but drawings, says nothing and loads nothing", () => {
  const files = readdirSync(BOARD).filter((file) => file.endsWith(".js"));
  assert.ok(files.length > 5);
  for (const file of files) {
    const text = readFileSync(new URL(file, BOARD), "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
    const imported = [...text.matchAll(/\bfrom "([^"]+)"|^import "([^"]+)"/gm)].map(([, from, bare]) => from ?? bare);
    assert.deepEqual(
      imported.filter((name) => !/^(\.|\.\.\/drawing)\/[\w-]+\.js$/.test(String(name))),
      [],
      file,
    );
    assert.doesNotMatch(
      text,
      /\b(import\(|fetch\b|XMLHttpRequest|Worker\b|WebSocket|document\b|window\b|globalThis)/,
      file,
    );
    assert.doesNotMatch(text, /\b(plain|sentence|speaker)\(/, file);
  }
});

test("a trail goes round the words in the middle, also between opposite positions", () => {
  const radius = 300;
  for (let to = 1; to < 24; to++) {
    const d = chord(radius, 0, radius, (2 * Math.PI * to) / 24, 0.45 * radius);
    const [ax = 0, ay = 0, cx = 0, cy = 0, bx = 0, by = 0] = (d.match(/-?[\d.]+/g) ?? []).map(Number);
    for (let t = 0; t <= 1; t += 0.02) {
      const at = (/** @type {number} */ a, /** @type {number} */ c, /** @type {number} */ b) =>
        (1 - t) ** 2 * a + 2 * t * (1 - t) * c + t ** 2 * b;
      assert.ok(Math.hypot(at(ax, cx, bx), at(ay, cy, by)) > 0.44 * radius, `${to}: ${t}`);
    }
  }
});

test("numbers stay in their seats on pictures of every size while the seats have room for them", () => {
  for (const n of [9, 13, 15, 16, 21])
    for (const pixels of [216, 240, 290, 366, 532, 676]) {
      const room = measures(n, pixels / 1080);
      const { size, isReadable } = seatNumber(room);
      assert.ok(isReadable, `${n} positions on ${pixels} pixels`);
      assert.ok((size * pixels) / 1080 >= 8.95, "and they can be read");
      assert.ok(size <= 1.46 * room.seat, "and stay inside");
    }
});

test("seats whose numbers stand outside them are dots apart from each other, and the ring keeps within the picture", () => {
  for (const { n, pixels } of [
    { n: 45, pixels: 260 },
    { n: 45, pixels: 300 },
    { n: 60, pixels: 300 },
    { n: 96, pixels: 400 },
  ]) {
    const room = measures(n, pixels / 1080);
    assert.equal(seatNumber(room).isReadable, false, `${n} positions on ${pixels} pixels`);
    assert.ok(2 * room.seat < 2 * room.seats * Math.sin(Math.PI / n), "a gap between two dots");
    assert.ok(room.seats + room.seat + leastSize(room) < room.rim, "numbers inside the arcs of a call");
    assert.ok(room.rings < room.seats - room.seat, "rings inside the seats");
  }
});
