// @ts-check
/** Drawings as data: the same things as SVG text and on a canvas. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { drawOn } from "../../www/drawing/canvas.js";
import { box } from "../../www/drawing/plane.js";
import { circle, isOf, path, text } from "../../www/drawing/primitives.js";
import { renderText } from "../../www/drawing/svg-text.js";

test("every thing is written with its role as class, its colour, title and data", () => {
  const line = path("a", "line", "M0 0H9", { depth: 2, opacity: 0.5, arrow: true });
  assert.equal(renderText(line), '<path class="line depth-2" d="M0 0H9" opacity="0.50" marker-end="url(#arrow)"/>');
  const headed = renderText(line, "own", () => "other");
  assert.match(headed, /marker-end="url\(#own-other\)"/);
  const dot = circle("b", "dot", 1, 2, 3, { title: "1 < 2", data: { move: "7" } });
  assert.equal(
    renderText(dot),
    '<circle class="dot" cx="1" cy="2" r="3" data-move="7"><title>1 &lt; 2</title></circle>',
  );
  const name = text("c", "name", 4, 5, 12, "A & B", { turn: -90 });
  assert.equal(
    renderText(name),
    '<text class="name" x="0" y="0" font-size="12" transform="translate(4 5) rotate(-90)">A &amp; B</text>',
  );
});

test("a thing is found by its name, which is the first word of its role", () => {
  const token = circle("key", "token token-pill", 1, 2, 3);
  assert.ok(isOf(token, "seat", "token"));
  assert.ok(!isOf(token, "token-pill") && !isOf(token, "toke") && !isOf(token));
});

test("a rectangle has the corners that are asked for", () => {
  assert.equal(box(1, 2, 10, 20), "M1 2H11V22H1Z");
  assert.equal(box(0, 0, 10, 10, 2), "M2 0H8a2 2 0 0 1 2 2V8a2 2 0 0 1 -2 2H2a2 2 0 0 1 -2 -2V2a2 2 0 0 1 2 -2Z");
});

test("a canvas draws the same things back to front, each in the look of its role", (t) => {
  /** @type {string[]} */
  const done = [];
  class Outline {
    /** @param {string} [d] */
    constructor(d = "") {
      this.d = d;
    }
    /** @param {...number} numbers */
    arc(...numbers) {
      this.d = `arc ${numbers.slice(0, 3).join(" ")}`;
    }
  }
  const before = Reflect.get(globalThis, "Path2D");
  Reflect.set(globalThis, "Path2D", Outline);
  t.after(() => Reflect.set(globalThis, "Path2D", before));
  /** @type {any} */
  const context = {
    setLineDash: (/** @type {number[]} */ dash) => dash.length > 0 && done.push(`dash ${dash.join(" ")}`),
    fill: (/** @type {Outline} */ { d }) => done.push(`fill ${d} ${context.fillStyle}`),
    stroke: (/** @type {Outline} */ { d }) => done.push(`stroke ${d} ${context.strokeStyle} ${context.lineWidth}`),
    fillText: (/** @type {string} */ says) => done.push(`${says} ${context.font} ${context.textAlign}`),
    strokeText: (/** @type {string} */ says) => done.push(`halo ${says}`),
  };
  /** @type {Record<string, import("../../www/drawing/canvas.js").RoleLook>} */
  const looks = {
    line: { stroke: "red", width: 3, dash: [7, 4] },
    dot: { fill: "blue" },
    name: { fill: "black", stroke: "white", slant: "italic", family: "serif", align: "right" },
  };
  const shapes = [path("a", "line", "M0 0H9"), circle("b", "dot", 1, 2, 3), text("c", "name", 4, 5, 12, "A")];
  drawOn(context, shapes, (role) => looks[role] ?? {});
  assert.deepEqual(done, [
    "dash 7 4",
    "stroke M0 0H9 red 3",
    "fill arc 1 2 3 blue",
    "halo A",
    "A italic 12px serif right",
  ]);
});
