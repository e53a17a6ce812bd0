// @ts-check
/**
 * The colours of the layers, as colour-blind people see them. The formulas are written out here, the dumb way: contrast
 * as WCAG has it, ΔE as the distance in CIE Lab, and the sight without one kind of cones by the matrices of Machado,
 * Oliveira and Fernandes (2009) on linear light.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { PALETTE } from "../../www/board/board-looks.js";
import { colourOfDepth, DEEPEST_COLOUR } from "../../www/board/rings.js";
import { listOf } from "../../www/drawing/list-of.js";
import { resolveDeclarations } from "../../www/table/export/resolved.js";

const THEMES = /** @type {const} */ (["light", "dark"]);

/**
 * Matrices for linear red, green and blue, as an eye without one kind of cones sees them.
 * @type {Record<string, number[][]>}
 */
const SIGHTS = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Linear red, green and blue from 0 to 1. @param {string} hex */
function light(hex) {
  return [1, 3, 5].map((at) => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
}

/** @param {number[][]} rows @param {number[]} column */
function times(rows, column) {
  return rows.map((row) => row.reduce((sum, factor, i) => sum + factor * (column[i] ?? 0), 0));
}

/** @param {string} a @param {string} b */
function contrast(a, b) {
  const [bright = 0, dark = 0] = [a, b]
    .map((hex) => times([[0.2126, 0.7152, 0.0722]], light(hex))[0] ?? 0)
    .sort((x, y) => y - x);
  return (bright + 0.05) / (dark + 0.05);
}

/** @param {number[]} linear */
function lab(linear) {
  const rows = [
    [0.4124, 0.3576, 0.1805],
    [0.2126, 0.7152, 0.0722],
    [0.0193, 0.1192, 0.9505],
  ];
  const [x = 0, y = 0, z = 0] = times(rows, linear).map((value, i) => {
    const t = value / ([0.95047, 1, 1.08883][i] ?? 1);
    return t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116;
  });
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** @param {string} a @param {string} b @param {number[][]} sight */
function difference(a, b, sight) {
  const [p, q] = [a, b].map((hex) => lab(times(sight, light(hex)).map((c) => Math.min(1, Math.max(0, c)))));
  return Math.hypot(...(p ?? []).map((value, i) => value - (q?.[i] ?? 0)));
}

/** The angle of a colour in Lab, in degrees. @param {string} hex */
function hue(hex) {
  const [, a = 0, b = 0] = lab(light(hex));
  return (Math.atan2(b, a) * 180) / Math.PI;
}

/** @param {number} depth @param {"light" | "dark"} theme @param {string} [role] */
const colour = (depth, theme, role = "new") =>
  resolveDeclarations(`${role} depth-${colourOfDepth(depth)}`, theme).fill ?? "";

/** @param {string} name @param {"light" | "dark"} theme */
const named = (name, theme) => PALETTE[name]?.[theme === "light" ? 0 : 1] ?? "";

test("the formulas are right where the answer is known", () => {
  assert.ok(Math.abs(contrast("#ffffff", "#000000") - 21) < 1e-9);
  assert.ok(Math.abs(difference("#ffffff", "#000000", SIGHTS.usual ?? []) - 100) < 0.01);
  // Red and green of one brightness are far apart for most, and near each other without the cones for green.
  assert.ok(difference("#c05000", "#508000", SIGHTS.usual ?? []) > 60);
  assert.ok(difference("#c05000", "#508000", SIGHTS.deutan ?? []) < 25);
});

test("the palette has a colour for each depth to the deepest one, and no other", () => {
  const depths = Object.keys(PALETTE).filter((name) => name.startsWith("depth-"));
  assert.deepEqual(
    depths,
    listOf(DEEPEST_COLOUR + 1, (depth) => `depth-${depth}`),
  );
});

for (const theme of THEMES) {
  test(`neighbouring layers differ in the ${theme} theme for every eye, however deep`, () => {
    for (let depth = 0; depth < 16; depth++) {
      const [a, b] = [colour(depth, theme), colour(depth + 1, theme)];
      for (const [name, sight] of Object.entries(SIGHTS)) {
        const [bright, far] = [contrast(a, b), difference(a, b, sight)];
        assert.ok(bright >= 1.35 && far >= 20, `${depth} and ${depth + 1}: contrast ${bright}, ΔE ${far} (${name})`);
      }
    }
  });

  test(`the positions of every layer are seen on the page in the ${theme} theme`, () => {
    for (let depth = 0; depth < 16; depth++) {
      const seen = contrast(colour(depth, theme), named("paper", theme));
      assert.ok(seen >= 3, `${depth}: ${seen}`);
    }
  });

  test(`a member that is new in its layer is told from an inherited one of the same hue in the ${theme} theme`, () => {
    for (let depth = 0; depth <= DEEPEST_COLOUR; depth++) {
      const [full, pale] = [colour(depth, theme), colour(depth, theme, "inherited")];
      assert.ok(contrast(full, pale) >= 1.7, `${depth}: ${contrast(full, pale)}`);
      const turned = Math.abs(((hue(full) - hue(pale) + 540) % 360) - 180);
      assert.ok(turned < 18, `${depth}: the hue is turned by ${turned}°`);
      assert.ok(contrast(pale, named("track", theme)) >= 1.1, `${depth}: ${contrast(pale, named("track", theme))}`);
    }
  });

  test(`the cells of the rings have outlines that are seen on the page in the ${theme} theme`, () => {
    const paper = named("paper", theme);
    const lines = [
      resolveDeclarations("track", theme),
      ...Array.from({ length: DEEPEST_COLOUR + 1 }, (_, depth) =>
        resolveDeclarations(`inherited depth-${depth}`, theme),
      ),
    ];
    for (const { stroke = "" } of lines)
      assert.ok(contrast(stroke, paper) >= 3, `${stroke}: ${contrast(stroke, paper)}`);
  });

  test(`the names of the rings can be read on their ground, and their leaders and the ends of these seen, in the ${theme} theme`, () => {
    const [name, line, end] = ["ring-name left", "ring-leader", "ring-leader-end"].map((role) =>
      resolveDeclarations(role, theme),
    );
    // Names and leaders are on paper, as tests/page/picture.test.js and leaders.test.js hold; the end is on a cell, with a halo.
    const paper = named("paper", theme);
    assert.ok(contrast(name?.fill ?? "", paper) >= 4.5, `${contrast(name?.fill ?? "", paper)}`);
    assert.equal(end?.stroke, paper);
    for (const drawn of [line?.stroke, end?.fill]) assert.ok(contrast(drawn ?? "", paper) >= 4.5);
  });

  test(`orange is what is unvisited and red a person's turn, and nothing else looks like them in the ${theme} theme`, () => {
    const marks = ["depth-0", "accent"].map((name) => named(name, theme));
    const others = listOf(DEEPEST_COLOUR, (depth) => named(`depth-${depth + 1}`, theme));
    for (const mark of marks) {
      for (const other of [...others, named("ink", theme), named("kept", theme)]) {
        assert.ok(difference(mark, other, SIGHTS.usual ?? []) > 40, `${mark} and ${other}`);
      }
    }
    assert.ok(difference(marks[0] ?? "", marks[1] ?? "", SIGHTS.usual ?? []) > 25);
  });
}
