// @ts-check
/** The picture as a pure function of the view. */

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { angleOf, measures, positionAt, ringRadii } from "../../www/board/geometry.js";
import { point } from "../../www/drawing/plane.js";
import * as core from "../../www/pkg/magnus_derek.js";
import { scene } from "../../www/table/picture/all-parts.js";
import { newGame, viewOf } from "./core.js";
import { played } from "./exported.js";
import { endOf, find, ringNames } from "./shapes.js";

/** @typedef {import("../../www/drawing/types").Primitive} Primitive */

/** A game of n = 23 in which the token stands in layer 2. */
function middleOfGame() {
  const game = newGame({ n: 23 });
  for (let i = 0; i < 17; i++) game.answer(i % 3 ? "+" : "-");
  return game;
}

/** Number of cells that a path outlines. @param {Primitive[]} primitives @param {RegExp} keys */
function cells(primitives, keys) {
  const paths = primitives.filter(({ key }) => keys.test(key));
  return paths.reduce((sum, path) => sum + (path.kind === "path" ? path.d.split("M").length - 1 : 0), 0);
}

for (const [name, view] of /** @type {const} */ ([
  ["start-13", viewOf(newGame({ n: 13 }))],
  ["middle-23", viewOf(middleOfGame())],
  ["reveal-23", viewOf(middleOfGame(), { layer: 2 })],
])) {
  test(`golden picture ${name}`, () => {
    const file = new URL(`golden/${name}.json`, import.meta.url);
    const primitives = scene(view).map((primitive) => JSON.stringify(primitive));
    const drawn = `[\n${primitives.join(",\n")}\n]\n`;
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

test("revealing a layer shows no deeper one, and from one of its new members equal arcs to both sides", () => {
  const game = middleOfGame();
  const primitives = scene(viewOf(game, { layer: 1 }));
  assert.equal(cells(primitives, /^new-2-/), 0);
  const making = find(primitives, "making");
  const arcs = making.kind === "path" ? making.d.split("M").slice(1) : [];
  const pairs = game.layerPairs(1, 1000);
  const members = new Map(Array.from({ length: pairs.length / 3 }, (_, i) => [pairs[3 * i], pairs.slice(3 * i + 1)]));
  assert.equal(arcs.length, 2);
  const ends = arcs.map((d) => (d.match(/-?[\d.]+/g) ?? []).map(Number));
  const [[x = 0, y = 0] = [], [u = 0, v = 0] = []] = ends;
  const [z, w] = ends.map((numbers) => positionAt(numbers.at(-2) ?? 0, numbers.at(-1) ?? 0, 23));
  assert.equal(z, w, "both arcs end in the midpoint");
  const [minus, plus] = members.get(z ?? -1) ?? [];
  assert.deepEqual([positionAt(x, y, 23), positionAt(u, v, 23)], [plus, minus]);
  assert.equal(cells(scene(viewOf(game, { layer: 0 })), /^making/), 0);
});

test("a layer draws one pair, and so does the figure of a lesson with more than three midpoints", () => {
  const game = middleOfGame();
  const arcsOf = (/** @type {number | null} */ standing, most = 240, /** @type {number | null} */ hovered = null) => {
    const view = { ...viewOf(game, { layer: 1, hovered }), pairs: game.layerPairs(1, most) };
    const making = scene({ ...view, look: { ...view.look, standing } }).find(({ key }) => key === "making");
    return making?.kind === "path" ? making.d.split("M").length - 1 : 0;
  };
  assert.ok(game.layerPairs(1, 240).length / 3 > 3);
  assert.equal(arcsOf(null), 2);
  assert.equal(arcsOf(null, 3), 2);
  assert.equal(arcsOf(1), 2);
  assert.equal(arcsOf(1, 3), 6);
  const [pointedAt = 0] = game.layerPairs(1, 1);
  for (const standing of [null, 1])
    assert.equal(arcsOf(standing, 240, pointedAt), 0, "the pair of the position that is pointed at is drawn alone");
});

test("while M(A) is made the arcs at the token join the pair that Magnus calls", () => {
  // The first minute: the token on 5, called is 4, although 5 lies midway between 2 and 8 as well.
  const game = core.Handle.open("n=13&magnus=scripted:6,3,2,4&derek=human&moves=6+3-2+");
  const view = viewOf(game, { layer: 1 });
  assert.deepEqual([view.state.token, view.state.magnitude], [5, 4]);
  const { called } = view.facts;
  const own = Array.from(view.pairs, (_, at) => view.pairs.subarray(at, at + 3)).find(
    ([position], at) => at % 3 === 0 && position === 5,
  );
  assert.deepEqual([...(own ?? [])], [5, called?.minus, called?.plus]);
  const making = find(scene(view), "making");
  const arcs = making.kind === "path" ? making.d.split("M").slice(1) : [];
  const ends = arcs.map((d) => {
    const numbers = (d.match(/-?[\d.]+/g) ?? []).map(Number);
    return [positionAt(numbers.at(-2) ?? 0, numbers.at(-1) ?? 0, 13), positionAt(numbers[0] ?? 0, numbers[1] ?? 0, 13)];
  });
  const ofToken = ends.filter(([middle]) => middle === 5).map(([, end]) => end);
  assert.deepEqual(new Set(ofToken), new Set([1, 9]));
});

const TABLES = [2, 3, 5, 6, 13, 27, 31, 64, 96, 97, 100, 101, 211, 1009];
const SCALES = [0.3, 0.33, 0.45, 0.62, 0.8, 1.6];

test("the names of the rings stand outside of rings, seats, arcs and labels, on paper, whole and apart", () => {
  for (const n of TABLES) {
    const view = viewOf(played({ n, derek: "hoarder" }, n));
    for (const scale of SCALES) {
      // As many rings as there ever are.
      const layerSizes = Array.from({ length: Math.ceil(Math.log2(n)) + 1 }, (_, ring) => ring + 1);
      const boxes = ringNames(scene({ ...view, ending: null, scale, state: { ...view.state, layerSizes } }));
      const about = `n = ${n} at ${scale}`;
      // On a phone the names of many rings have no room beside the labels of landings, on the smallest least of all.
      const least = scale < 0.32 && n >= 64 ? 4 : scale < 0.4 && n > 200 ? 6 : layerSizes.length;
      assert.ok(boxes.length === layerSizes.length || boxes.length >= least, `${about}: ${boxes.length}`);
      const { labels, writing } = measures(n, scale);
      for (const { text, left, right, top, bottom } of boxes) {
        assert.ok(left >= -540 && right <= 540 && bottom <= 540, `${about}: “${text}” is whole`);
        const nearest = Math.hypot(Math.max(0, left, -right), top);
        assert.ok(nearest > labels + 12 * writing, `${about}: “${text}” is outside`);
        // A label stands somewhere on its circle, and its letters are 24 units high and at most 0.72 of that wide.
        const [half, high] = [8.64 * writing * (1 + String(Math.min(999, Math.floor(n / 2))).length), 12 * writing];
        const corner = Math.hypot(Math.max(0, Math.max(left, -right) - half), top - high);
        assert.ok(corner > labels, `${about}: “${text}” is apart from every label of a landing`);
        const others = boxes.filter((other) => other.text !== text && other.left < right && left < other.right);
        assert.ok(
          others.every((other) => other.top >= bottom || other.bottom <= top),
          `${about}: “${text}” is apart`,
        );
      }
    }
  }
});

test("a ring without members has no name, so that no name points at nothing", () => {
  const view = { ...viewOf(newGame({ n: 13 })), ending: null };
  const depths = new Uint8Array(13).fill(view.never);
  const empty = { ...view, depths, state: { ...view.state, layerSizes: [0], depth: null } };
  for (const scale of SCALES) {
    assert.deepEqual(ringNames(scene({ ...empty, scale })), []);
    assert.equal(ringNames(scene({ ...view, scale })).length, view.state.layerSizes.length);
  }
});

test("during a whole game no name of a ring moves or changes", () => {
  for (const [n, magnus] of /** @type {const} */ ([
    [13, "layers"],
    [27, "two-phase"],
    [64, "power-of-two"],
    [101, "layers"],
  ])) {
    for (const scale of [0.33, 0.7]) {
      const game = newGame({ n, magnus, derek: "hoarder" });
      /** @type {Map<string, string>} */
      const places = new Map();
      let most = 0;
      for (; game.facts().canStep; game.step()) {
        const drawn = scene({ ...viewOf(game), scale });
        if (game.state().turn === "over") continue;
        for (const one of drawn.filter(({ key }) => /^ring-(name|mark)-/.test(key))) {
          const place = JSON.stringify(one);
          assert.equal(places.get(one.key) ?? place, place, `n = ${n}, round ${game.state().round}`);
          places.set(one.key, place);
        }
        most = Math.max(most, ringNames(drawn).length);
      }
      assert.ok(most >= 2 && places.size === 2 * most);
    }
  }
});

test("names are full where there is room for them, and a picture of a few centimetres has none", () => {
  const view = viewOf(middleOfGame());
  const names = (/** @type {any} */ view) => ringNames(scene(view)).map(({ text }) => text);
  assert.deepEqual(names(view), ["A · unvisited", "M(A) · ≤ 1 round away", "M²(A) · ≤ 2 rounds away"]);
  assert.deepEqual(names({ ...view, scale: 0.33 }), ["A", "M(A)", "M²(A)"], "on a phone");
  assert.deepEqual(names(viewOf(middleOfGame(), { layer: 1 })).length, 2, "of the rings that are shown");
  assert.deepEqual(names({ ...view, scale: 0.2 }), []);
});

test("while layers are looked at nothing of the call is drawn: one idea at a time", () => {
  const ofCall = /^(arc|tick|landing|label|foot)-/;
  assert.ok(scene(viewOf(middleOfGame())).some(({ key }) => ofCall.test(key)));
  for (const layer of [0, 1, 2]) {
    const drawn = scene(viewOf(middleOfGame(), { layer }));
    assert.deepEqual(
      drawn.filter(({ key }) => ofCall.test(key)),
      [],
    );
  }
});

test("the pair that is drawn from the token is the pair that is called, and without a call there is none", () => {
  for (const [n, magnus] of /** @type {const} */ ([
    [45, "two-phase"],
    [31, "balanced"],
    [23, "layers"],
  ])) {
    const game = newGame({ n, magnus, derek: "hoarder" });
    let drawn = 0;
    while (game.facts().canStep) {
      game.setDerek("human");
      const view = viewOf(game);
      const { called, landings } = view.facts;
      const primitives = scene(view);
      const feet = primitives.filter(({ key }) => /^foot-\d$/.test(key));
      if (called) {
        const ends = new Set(
          feet.map((foot) => Object.values(endOf(foot))).map(([x = 0, y = 0]) => positionAt(x, y, n)),
        );
        assert.deepEqual(ends, new Set(landings?.map(({ position }) => position)));
        drawn++;
      } else assert.equal(feet.length, 0);
      assert.ok(!primitives.some(({ key }) => key.startsWith("midpoint-")), "one pair of arcs, along the rim");
      game.setDerek("hoarder");
      if (game.facts().canStep) game.step();
      const between = scene(viewOf(game));
      assert.ok(!between.some(({ key }) => /^(foot|arc|midpoint)-/.test(key)), "nothing is called");
    }
    assert.ok(drawn > 3, `${magnus}: ${drawn}`);
  }
});

test("the lines from the landings of a call that leads nearer to A end one ring or more outside the token's ring", () => {
  const view = viewOf(middleOfGame());
  const { called } = view.facts;
  assert.ok(called);
  const primitives = scene(view);
  const room = measures(23, view.scale);
  const radius = (/** @type {string} */ key) => Object.values(endOf(find(primitives, key)));
  const token = Math.hypot(...radius("spoke"));
  [called.plus, called.minus].forEach((position, index) => {
    const depth = view.depths[position] ?? view.never;
    assert.ok(depth < called.depth);
    const { inner, outer } = ringRadii(depth, 3, room);
    const at = Math.hypot(...radius(`foot-${index}`));
    assert.ok(at > inner && at < outer && at > token);
  });
});

test("the arcs of a midpoint are mirror images of equal length, in the gutter outside its ring", () => {
  for (const [n, rounds] of /** @type {const} */ ([
    [13, 8],
    [31, 20],
    [64, 50],
    [360, 300],
  ])) {
    const game = played({ n, derek: "hoarder" }, rounds);
    const depths = game.depths();
    for (let position = 0; position < n; position += Math.ceil(n / 40)) {
      const depth = depths[position] ?? 0;
      if (depth === 0 || depth === 255) continue;
      const view = viewOf(game, { hovered: position });
      const primitives = scene(view);
      const { gutter } = ringRadii(depth, view.state.layerSizes.length, measures(n, view.scale));
      const [plus, minus] = ["0", "1"].map((side) => {
        const path = find(primitives, `midpoint-from-hovered-${side}`);
        assert.ok(path.kind === "path");
        const [, radius, , large, sweep] = /A([\d.]+) ([\d.]+) 0 (\d) (\d)/.exec(path.d) ?? [];
        assert.ok(Math.abs(Number(radius) - gutter) < 0.01);
        assert.equal(sweep, side === "0" ? "1" : "0");
        const start = /^M(-?[\d.]+) (-?[\d.]+)/.exec(path.d)?.slice(1).map(Number) ?? [];
        assert.equal(positionAt(start[0] ?? 0, start[1] ?? 0, n), position);
        const { x, y } = endOf(path);
        return { end: positionAt(x, y, n), large };
      });
      const pair = view.hoveredPair;
      assert.deepEqual([plus?.end, minus?.end], [pair?.plus, pair?.minus]);
      assert.equal(plus?.large, minus?.large);
    }
  }
});

test("pointing at the token while a call waits names the called pair, not another", () => {
  const game = newGame({ n: 31, magnus: "balanced", derek: "hoarder" });
  let others = 0;
  while (game.facts().canStep) {
    game.setDerek("human");
    const { token } = game.state();
    const view = viewOf(game, { hovered: token });
    const { called, pair } = view.facts;
    if (called) {
      const primitives = scene(view);
      const ends = ["0", "1"].map((side) => endOf(find(primitives, `midpoint-from-hovered-${side}`)));
      assert.deepEqual(
        ends.map(({ x, y }) => positionAt(x, y, 31)),
        [called.plus, called.minus],
      );
      others += pair?.magnitude === called.magnitude ? 0 : 1;
    }
    game.setDerek("hoarder");
    if (game.facts().canStep) game.step();
  }
  assert.ok(others > 3, "the balanced Magnus often calls another pair than the closest");
});

test("a hint shows one pair of the token, and nothing of it while a call is considered", () => {
  const game = newGame({ n: 13, magnus: "human", derek: "clockwise" });
  game.call(3);
  const view = viewOf(game);
  const shown = (/** @type {object} */ look) =>
    scene({ ...view, look: { ...view.look, ...look } }).filter(({ key }) => /^midpoint-from-token-\d$/.test(key));
  assert.equal(shown({}).length, 0);
  const ends = shown({ hint: true }).map((arc) => positionAt(endOf(arc).x, endOf(arc).y, 13));
  assert.deepEqual(ends, [view.facts.pair?.plus, view.facts.pair?.minus]);
  assert.equal(shown({ hint: true, preview: game.landings(2) }).length, 0);
});

test("no drawing of a midpoint comes nearer to the middle than the rings", () => {
  const game = newGame({ n: 13, derek: "hoarder" });
  for (let round = 0; round < 8; round++) game.step();
  for (let hovered = 0; hovered < 13; hovered++) {
    for (const one of scene(viewOf(game, { hovered, layer: 1 }))) {
      if (one.kind !== "path" || !/^(midpoint|making)/.test(one.key)) continue;
      // Radii and flags of an arc are not places.
      const places = one.d.replaceAll(/A[\d.]+ [\d.]+ 0 \d \d /g, "L").match(/-?[\d.]+ -?[\d.]+/g) ?? [];
      for (const place of places) assert.ok(Math.hypot(...place.split(" ").map(Number)) > 168, one.key);
    }
  }
});

test("the middle says how far the token is from a new position", () => {
  const view = viewOf(middleOfGame());
  const texts = ["title", "line-0", "line-1"].map((key) => find(scene(view), key));
  assert.deepEqual(
    texts.map((one) => one.kind === "text" && one.text),
    ["2 rounds", "from a new position", "token in M²(A)"],
  );
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

test("no number is smaller than nine pixels: where seats are small, fewer are written, and the token's always", () => {
  for (const n of [2, 13, 31, 50, 64, 80, 96, 97, 1009]) {
    for (const scale of [0.33, 0.45, 0.7]) {
      const view = { ...viewOf(newGame({ n })), scale };
      const primitives = scene(view);
      const numbers = primitives.filter((one) => one.kind === "text" && one.key.startsWith("number-"));
      for (const one of numbers) {
        assert.ok(one.kind === "text" && one.size * scale >= 8.99, `n = ${n}, scale ${scale}: ${JSON.stringify(one)}`);
      }
      assert.ok(numbers.length >= Math.min(n, 8), `n = ${n}, scale ${scale}: ${numbers.length} numbers`);
      const room = measures(n, scale);
      for (const one of numbers) {
        if (one.kind !== "text" || !one.role.includes("scale") || n > 96) continue;
        for (const other of numbers) {
          if (other === one || other.kind !== "text") continue;
          assert.ok(
            Math.hypot(one.x - other.x, one.y - other.y) > 1.1 * one.size,
            `n = ${n}: ${one.key}, ${other.key}`,
          );
        }
        const half = { x: 0.31 * one.size * one.text.length, y: 0.37 * one.size };
        const farthest = Math.hypot(Math.abs(one.x) + half.x, Math.abs(one.y) + half.y);
        assert.ok(farthest < room.rim - 7, `n = ${n}: ${one.text} is inside of the arcs of a call and their ticks`);
      }
      assert.ok(primitives.some(({ key }) => key === (n > 96 ? "token-number" : `number-${view.state.token}`)));
    }
  }
});

test("a text over an inner table disappears where it would be smaller than nine pixels", () => {
  const game = newGame({ n: 35, magnus: "two-phase", derek: "hoarder" });
  for (let round = 0; round < 22; round++) game.step();
  for (const scale of [0.3, 0.34, 0.7]) {
    const written = scene({ ...viewOf(game), scale }).filter((one) => one.kind === "text");
    for (const one of written) assert.ok(one.kind === "text" && one.size * scale >= 8.99, `${scale}: ${one.key}`);
    assert.equal(written.filter(({ key }) => /^class-name/.test(key)).length, 5);
  }
});

test("on a large table the token's number stands on a rectangle that holds it", () => {
  for (const n of [97, 5003, 999_999]) {
    const game = newGame({ n, magnus: "human" });
    game.call(Math.floor(n / 2) - 1);
    game.answer("-");
    const primitives = scene(viewOf(game));
    const [pill, number] = ["token-pill", "token-number"].map((key) => find(primitives, key));
    assert.ok(pill?.kind === "path" && number?.kind === "text");
    const [left = 0, top = 0] = (pill.d.match(/-?[\d.]+/g) ?? []).map(Number);
    const right = Number(/H(-?[\d.]+)/.exec(pill.d)?.[1]);
    assert.ok(right - left > 0.5 * number.size * number.text.length, "as wide as the number");
    assert.ok(number.y - top > 0.6 * number.size, "and higher");
  }
});

test("no seam is left at position 0 where cells are too narrow for gaps", () => {
  const game = newGame({ n: 211, derek: "hoarder" });
  for (let round = 0; round < 190; round++) game.step();
  const view = viewOf(game);
  assert.ok(view.depths[0] === view.depths[210] && view.depths[0] === view.depths[1]);
  const whole = scene(view).find(({ key }) => key.startsWith(`new-${view.depths[0]}-`));
  assert.ok(whole?.kind === "path");
  const borders = Array.from(view.depths).filter(
    (depth, z) => depth === view.depths[0] && view.depths[(z + 1) % 211] !== depth,
  );
  assert.equal(whole.d.split("M").length - 1, borders.length, "one piece for each run, over 0 too");
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

test("a thread joins the token with its class, the classes have rings, and other classes are dim", () => {
  for (const n of [35, 45]) assertThread(newGame({ n, magnus: "two-phase", derek: "hoarder" }));
});

/** Checks the thread at every round of a game. @param {ReturnType<typeof newGame>} game */
function assertThread(game) {
  let [rings, dim] = [0, 0];
  while (game.facts().canStep) {
    game.step();
    for (const hovered of [null, 3]) {
      const view = viewOf(game, { hovered });
      const { innerTable, bands } = view;
      if (!innerTable) continue;
      const primitives = scene(view);
      const p = innerTable.classes.length;
      const here = innerTable.classes.findIndex(({ role }) => role === "here");
      const { x, y } = endOf(find(primitives, "thread"));
      assert.equal(positionAt(x, y, p), here);
      const disc = find(primitives, `class-${here}`);
      assert.ok(
        disc.kind === "circle" && Math.abs(Math.hypot(disc.x - x, disc.y - y) - disc.r) < 3,
        "it ends at the class",
      );
      const deepest = Math.max(...innerTable.classes.map(({ depth }) => depth ?? 0));
      for (let ring = 0; ring <= deepest; ring++) {
        /** @type {number} */
        const members = innerTable.classes.filter(({ depth }) => depth === ring).length;
        assert.equal(cells(primitives, new RegExp(`^class-ring-new-${ring}-`)), members);
        rings++;
      }
      const lit = new Set(bands.filter(({ role }) => role !== "other").flatMap(({ positions }) => positions));
      const others = Array.from(view.depths.keys()).filter((position) => !lit.has(position));
      const dimmed = primitives.filter(({ role }) => /^seat .* dim/.test(role)).map(({ key }) => Number(key.slice(5)));
      assert.deepEqual(dimmed, others);
      dim += dimmed.length;
      assert.ok(
        primitives.some((one) => one.key === "title"),
        "it says what it is",
      );
    }
  }
  assert.ok(rings > 20 && dim > 20);
}

test("the classes of the inner table show the layers of the targets", () => {
  // n = 35: five classes; once some have been entered, theirs are midpoints of the others.
  const game = newGame({ n: 35, magnus: "two-phase", derek: "protector" });
  const depths = new Set();
  while (game.facts().canStep) {
    game.step();
    const view = viewOf(game);
    const procedure = view.facts.plan?.levels[0]?.procedure;
    if (procedure?.kind !== "phase") continue;
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

test("phase 2 marks one landing J, the leftover, and the other γ", () => {
  const primitives = scene(viewOf(twoPhaseAt("leftover")));
  const labels = primitives.flatMap((one) => (one.kind === "text" && one.role === "landing-label" ? [one.text] : []));
  assert.equal(labels.length, 2);
  assert.ok(labels.some((label) => label.endsWith(" J")) && labels.some((label) => label.endsWith(" γ")));
  assert.equal(primitives.filter(({ role }) => role === "class gamma-class").length, 1);
});

/**
 * A large table after some rounds, with the lens.
 * @param {number} n @param {number | null} hovered @param {number} scale
 */
function throughTheLens(n, hovered, scale) {
  const game = newGame({ n, magnus: "layers", derek: "hoarder" });
  for (let round = 0; round < Math.min(n, 700); round++) game.step();
  game.setDerek("human");
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
  const { called: pair } = view.facts;
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
    const primitives = scene({ ...view, facts: { ...view.facts, called: /** @type {any} */ (pair) } });
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

test("on a phone no number and no line in the middle is smaller than eleven pixels, and the lines keep off the rings", () => {
  for (const [n, scale] of /** @type {const} */ ([
    [13, 0.25],
    [23, 0.27],
    [45, 0.25],
    [64, 0.27],
    [96, 0.3],
    [100, 0.24],
  ])) {
    const view = { ...viewOf(newGame({ n })), scale };
    const texts = scene(view).filter((one) => one.kind === "text" && /^(number|centre-line)/.test(one.role));
    assert.ok(texts.length > 10, String(n));
    for (const one of texts) assert.ok(one.kind === "text" && one.size * scale >= 10.99, `n = ${n}: ${one.key}`);
    const inMiddle = texts.filter(({ role }) => role === "centre-line");
    const said = inMiddle.map((one) => (one.kind === "text" ? one.text : "")).join(" ");
    // Where there is no room for a fourth line, the last one is left out.
    assert.match(said, n < 45 ? /^from a new position token in M\(A\)$/ : /^from a new position/);
    for (const line of inMiddle) {
      assert.ok(line.kind === "text");
      const corner = Math.hypot(0.25 * line.size * line.text.length, Math.abs(line.y));
      assert.ok(corner < ringRadii(1, 2, measures(n, scale)).inner, line.text);
    }
  }
});
