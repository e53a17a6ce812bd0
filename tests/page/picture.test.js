// @ts-check
/** The picture as a pure function of the view. */

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { angleOf, measures, point, positionAt, ringRadii } from "../../www/table/picture/geometry.js";
import { scene } from "../../www/table/picture/scene.js";
import { newGame, viewOf } from "./core.js";

/** @typedef {import("../../www/table/types").Primitive} Primitive */

/** A game of n = 23 in which the token stands in layer 2. */
function middleOfGame() {
  const game = newGame({ n: 23 });
  for (let i = 0; i < 17; i++) game.answer(i % 3 ? "+" : "-");
  return game;
}

/** @param {Primitive[]} primitives @param {string} key */
function find(primitives, key) {
  const found = primitives.find((primitive) => primitive.key === key);
  assert.ok(found, `no ${key}`);
  return found;
}

/** How many cells a path outlines. @param {Primitive[]} primitives @param {RegExp} keys */
function cells(primitives, keys) {
  const paths = primitives.filter(({ key }) => keys.test(key));
  return paths.reduce((sum, path) => sum + (path.kind === "path" ? path.d.split("M").length - 1 : 0), 0);
}

/** Where a path ends. @param {Primitive} primitive */
function endOf(primitive) {
  assert.equal(primitive.kind, "path");
  const numbers = primitive.kind === "path" ? (primitive.d.match(/-?[\d.]+/g) ?? []).map(Number) : [];
  return { x: numbers.at(-2) ?? 0, y: numbers.at(-1) ?? 0 };
}

for (const [name, view] of /** @type {const} */ ([
  ["start-13", viewOf(newGame({ n: 13 }))],
  ["middle-23", viewOf(middleOfGame())],
  ["reveal-23", viewOf(middleOfGame(), { layer: 2 })],
])) {
  test(`golden picture ${name}`, () => {
    const file = new URL(`golden/${name}.json`, import.meta.url);
    const drawn = `${JSON.stringify(scene(view), null, 1)}\n`;
    if (process.env.UPDATE_GOLDEN) writeFileSync(file, drawn);
    assert.equal(drawn, readFileSync(file, "utf8"), "UPDATE_GOLDEN=1 accepts the new picture");
  });
}

test("keys are unique and no coordinate is NaN, for every kind of table", () => {
  for (const n of [2, 3, 4, 13, 45, 97, 360, 1009, 1501, 20000]) {
    const game = newGame({ n, derek: "random" });
    for (let round = 0; round < Math.min(n * 2, 60) && game.facts().canStep; round++) game.step();
    for (const layer of [null, 0, 1]) {
      const primitives = scene(viewOf(game, { layer, hovered: 1 }));
      assert.equal(new Set(primitives.map(({ key }) => key)).size, primitives.length, `n = ${n}`);
      assert.doesNotMatch(JSON.stringify(primitives), /NaN|null|Infinity/, `n = ${n}`);
      assert.ok(primitives.length < 450, `n = ${n}: ${primitives.length} elements`);
    }
  }
});

test("ring i shows |M^i(A)| cells, as many of them in full colour as are new at i", () => {
  const game = middleOfGame();
  const primitives = scene(viewOf(game));
  const sizes = game.state().layerSizes;
  assert.equal(sizes.length, 3);
  sizes.forEach((size, ring) => {
    const before = sizes[ring - 1] ?? 0;
    assert.equal(cells(primitives, new RegExp(`^new-${ring}-`)), size - before);
    assert.equal(cells(primitives, new RegExp(`^inherited-${ring}-`)), before);
    assert.equal(cells(primitives, new RegExp(`^track-${ring}$`)), 23);
  });
});

test("revealing a layer shows no deeper one, and two lines to each new member", () => {
  const game = middleOfGame();
  const sizes = game.state().layerSizes;
  const primitives = scene(viewOf(game, { layer: 1 }));
  assert.equal(cells(primitives, /^new-2-/), 0);
  assert.equal(cells(primitives, /^making-1$/), 2 * ((sizes[1] ?? 0) - (sizes[0] ?? 0)));
  assert.equal(cells(scene(viewOf(game, { layer: 0 })), /^making/), 0);
});

test("the token's arrows end in the cells of its witness pair, one ring or more outwards", () => {
  const game = middleOfGame();
  const view = viewOf(game);
  const { pair } = view.facts;
  assert.ok(pair);
  const primitives = scene(view);
  const room = measures(23, view.scale);
  [pair.minus, pair.plus].forEach((position, index) => {
    const depth = view.depths[position] ?? view.never;
    assert.ok(depth < pair.depth);
    const { inner, outer } = ringRadii(depth, 3, room.rings);
    const { x, y } = endOf(find(primitives, `witness-from-token-${index}`));
    assert.equal(positionAt(x, y, 23), position);
    const radius = Math.hypot(x, y);
    assert.ok(radius > inner && radius < outer);
  });
});

test("both landings of a call are marked with their sign", () => {
  const game = newGame({ n: 13 });
  const primitives = scene(viewOf(game));
  const labels = ["+", "-"].map((direction) => find(primitives, `label-${direction}`));
  assert.deepEqual(
    labels.map((label) => label.kind === "text" && label.text),
    ["+1", "−1"],
  );
  const same = scene(viewOf(newGame({ n: 16, magnus: "power-of-two" })));
  const label = find(same, "label-+");
  assert.equal(label.kind === "text" && label.text, "±8");
  assert.ok(!same.some(({ key }) => key === "label--"));
});

test("a position is found again under its own place", () => {
  for (const n of [2, 3, 13, 100, 999_999]) {
    for (const position of [0, 1, Math.floor(n / 3), n - 1]) {
      const { x, y } = point(455, angleOf(position, n));
      if (n < 1000) assert.equal(positionAt(x, y, n), position % n);
    }
  }
});

test("on a small picture writing is larger and seats stay apart", () => {
  const [phone, wide] = [measures(13, 0.34), measures(13, 0.7)];
  assert.ok(phone.writing * 19 * 0.34 >= 11, "11 pixels at least");
  assert.equal(wide.writing, 1);
  for (const n of [2, 13, 50, 96]) {
    const { seat, seats } = measures(n, 0.34);
    assert.ok(2 * seat < 2 * seats * Math.sin(Math.PI / n) || n === 2, `n = ${n}`);
  }
});

/** A two-phase game of n = 45 at its first call of the given kind. @param {string} kind */
function twoPhaseAt(kind) {
  const game = newGame({ n: 45, magnus: "two-phase", derek: "protector" });
  for (;;) {
    // A human Derek makes the call visible before it is answered.
    game.setDerek("human");
    const { reason } = game.state();
    if (reason?.kind === kind) return game;
    game.setDerek("protector");
    assert.ok(game.facts().canStep, `no call of the kind ${kind}`);
    game.step();
  }
}

test("two-phase play draws the imaginary table of classes, the token's class and where the call leads", () => {
  const view = viewOf(twoPhaseAt("toUnentered"));
  const primitives = scene(view);
  const classes = primitives.filter(({ key }) => /^class-\d+$/.test(key));
  assert.equal(classes.length, 3);
  assert.equal(primitives.filter(({ role }) => role === "class here-class").length, 1);
  assert.equal(primitives.filter(({ key }) => key.startsWith("class-step")).length, 2);
  const band = primitives.filter(({ role }) => role.startsWith("band"));
  assert.equal(
    band.reduce((sum, path) => sum + (path.kind === "path" ? path.d.split("M").length - 1 : 0), 0),
    view.facts.plan?.levels.at(-1)?.size ?? 0,
  );
});

test("the classes of the inner table show the layers of the targets", () => {
  // n = 35: five classes; once some have been entered, theirs are midpoints of the others.
  const game = newGame({ n: 35, magnus: "two-phase", derek: "protector" });
  const depths = new Set();
  while (game.facts().canStep) {
    game.step();
    const view = viewOf(game);
    const stage = view.facts.plan?.levels[0]?.stage;
    if (stage?.kind !== "phase") continue;
    for (const one of scene(view)) {
      const local = Number(/^class-(\d+)$/.exec(one.key)?.[1] ?? Number.NaN);
      const drawn = /depth-(\d)/.exec(one.role)?.[1];
      if (Number.isNaN(local) || drawn === undefined) continue;
      if (view.facts.plan?.levels.length === 1) assert.equal(view.innerTable?.classes[local]?.depth, Number(drawn));
      depths.add(drawn);
    }
  }
  assert.ok(depths.has("1"));
});

test("in phase 2 one landing is marked J, the leftover, and the other γ", () => {
  const primitives = scene(viewOf(twoPhaseAt("leftover")));
  const labels = primitives.flatMap((one) => (one.kind === "text" && one.role === "landing-label" ? [one.text] : []));
  assert.equal(labels.length, 2);
  assert.ok(labels.some((label) => label.endsWith(" J")) && labels.some((label) => label.endsWith(" γ")));
  assert.equal(primitives.filter(({ role }) => role === "class gamma-class").length, 1);
});

/** A large table after some rounds, with the lens. @param {number} n @param {number | null} hovered @param {number} scale */
function throughTheLens(n, hovered, scale) {
  const game = newGame({ n, magnus: "layers", derek: "hoarder" });
  for (let round = 0; round < Math.min(n, 700); round++) game.step();
  const view = viewOf(game, { hovered });
  return { ...view, look: { ...view.look, lens: true }, scale };
}

test("the lens shows single positions around the token or the pointer, each ring with the cells that are in its layer", () => {
  for (const n of [97, 1009, 20011]) {
    for (const hovered of [null, 0, Math.floor(n / 3)]) {
      for (const [scale, side] of /** @type {const} */ ([
        [0.7, 3],
        [0.34, 2],
      ])) {
        const view = throughTheLens(n, hovered, scale);
        const centre = hovered ?? view.state.token;
        const primitives = scene(view);
        const near = Array.from({ length: 2 * side + 1 }, (_, index) => (centre - side + index + n) % n);
        view.state.layerSizes.forEach((_, ring) => {
          const depths = near.map((position) => view.depths[position] ?? view.never);
          assert.equal(cells(primitives, new RegExp(`^lens-new-${ring}$`)), depths.filter((d) => d === ring).length);
          assert.equal(
            cells(primitives, new RegExp(`^lens-inherited-${ring}$`)),
            depths.filter((d) => d < ring).length,
          );
          assert.equal(cells(primitives, new RegExp(`^lens-track-${ring}$`)), near.length);
        });
        const title = find(primitives, "lens-title");
        assert.equal(title.kind === "text" && title.text.replaceAll(",", ""), String(centre));
      }
    }
  }
  assert.ok(!scene(throughTheLens(96, null, 0.7)).some(({ key }) => key.startsWith("lens")), "small tables need none");
});

test("the arrows of the lens point where the pair really is", () => {
  const view = throughTheLens(1009, null, 0.7);
  const { pair } = view.facts;
  assert.ok(pair && pair.depth > 0);
  const primitives = scene(view);
  [pair.minus, pair.plus].forEach((end, index) => {
    const arrow = find(primitives, `lens-arrow-${index}`);
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] =
      arrow.kind === "path" ? (arrow.d.match(/-?[\d.]+/g) ?? []).map(Number) : [];
    const [from, to] = [pair.position, end].map((position) => point(455, angleOf(position, 1009)));
    const drawn = Math.atan2(y1 - y0, x1 - x0);
    const real = Math.atan2((to?.y ?? 0) - (from?.y ?? 0), (to?.x ?? 0) - (from?.x ?? 0));
    assert.ok(Math.abs(Math.sin(drawn - real)) < 0.01 && Math.cos(drawn - real) > 0, `${end}`);
    assert.ok(Math.abs(Math.hypot(x1, y1) - 162) < 0.1, "at the edge of the lens");
  });
});

test("no arrow of the lens crosses what is written in it, however far apart the pair is", () => {
  const view = throughTheLens(1009, null, 0.7);
  for (let d = 5; d <= 504; d += 7) {
    const position = view.state.token;
    const pair = { position, minus: (position + 1009 - d) % 1009, plus: (position + d) % 1009, depth: 1 };
    const primitives = scene({ ...view, facts: { ...view.facts, pair: /** @type {any} */ (pair) } });
    const title = find(primitives, "lens-title");
    assert.ok(title.kind === "text");
    for (const index of [0, 1]) {
      const arrow = find(primitives, `lens-arrow-${index}`);
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] =
        arrow.kind === "path" ? (arrow.d.match(/-?[\d.]+/g) ?? []).map(Number) : [];
      // From the middle of the number to the arrow.
      const [dx, dy] = [x1 - x0, y1 - y0];
      const along = ((title.x - x0) * dx + (title.y - y0) * dy) / (dx * dx + dy * dy);
      const at = Math.min(Math.max(along, 0), 1);
      const away = Math.hypot(title.x - x0 - at * dx, title.y - y0 - at * dy);
      assert.ok(away > 20, `d = ${d}: ${away}`);
    }
  }
});
