// @ts-check
/** The carpet without a browser: what is looked at, colours, pictures row by row, the way of the token, the words. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { colours, legend } from "../../www/pages/carpet/colours.js";
import { Follower } from "../../www/pages/carpet/follow.js";
import { mixed } from "../../www/pages/carpet/mix.js";
import { ticks } from "../../www/pages/carpet/paint.js";
import * as sights from "../../www/pages/carpet/sight.js";
import { coarseFirst, Weaving } from "../../www/pages/carpet/weaving.js";
import { carpetInWords, cellInWords, placeInWords } from "../../www/pages/carpet/words.js";
import * as loom from "../../www/pkg/more.js";
import { newGame } from "./core.js";

loom.initSync({ module: readFileSync(new URL("../../www/pkg/more_bg.wasm", import.meta.url)) });

const LIGHT = colours("layers", "light");

/** A game of two computers to its end, and its carpet. @param {{n: number, magnus: string, derek: string}} choice */
function played(choice) {
  const game = newGame(choice);
  while (game.canStep()) game.step();
  const carpet = new loom.Loom(choice.n);
  const route = game.route(0);
  carpet.goOn(0, route);
  return { game, carpet, rounds: route.length };
}

test("every place of every window lies in exactly one column, and its cell is found again", () => {
  for (const n of [2, 13, 45, 1009, 999_983]) {
    for (const columns of [1, 2, 7, 300]) {
      const window = { p: 1, from: 0, to: n, columns: Math.min(n, columns), round: 0, block: 4, rows: 100 };
      let next = 0;
      for (let column = 0; column < window.columns; column++) {
        const { from, to } = sights.placesOf(window, column);
        assert.equal(from, next);
        assert.ok(to > from);
        assert.equal(sights.cellOf(window, from, 0).column, column);
        assert.equal(sights.cellOf(window, to - 1, 9).column, column);
        next = to;
      }
      assert.equal(next, n);
    }
  }
});

test("class by class every position has one place", () => {
  for (const [n, p] of /** @type {const} */ ([
    [45, 3],
    [50, 5],
    [12, 3],
    [13, 1],
  ])) {
    const positions = Array.from({ length: n }, (_, place) => sights.positionAt(place, n, p));
    assert.deepEqual(
      positions.toSorted((a, b) => a - b),
      Array.from({ length: n }, (_, z) => z),
    );
    for (let place = 1; place < n; place++) {
      assert.ok((positions[place] ?? 0) % p >= (positions[place - 1] ?? 0) % p, "the classes follow each other");
    }
  }
});

test("rows stay the same rows while the game goes on, until they are joined two by two", () => {
  let before = sights.windowOf(sights.whole(1009, 1, 1), 800, 300, 1);
  for (let rounds = 2; rounds < 5000; rounds++) {
    const window = sights.windowOf(sights.whole(1009, rounds, 1), 800, 300, rounds);
    assert.ok(window.rows <= 301 && window.rows * window.block >= rounds, `${rounds} rounds`);
    assert.ok(window.block === before.block || window.block === 2 * before.block, `${rounds} rounds`);
    assert.equal(window.columns, 800);
    before = window;
  }
});

test("zooming keeps the point that is pointed at, and never leaves the carpet", () => {
  const whole = sights.whole(1009, 2000, 1);
  let sight = whole;
  for (let times = 0; times < 12; times++) {
    const at = { x: 0.25, y: 0.75 };
    const place = sight.from + at.x * (sight.to - sight.from);
    const closer = sights.zoomed(sight, 2, at, 1009, 2000);
    const stays = closer.from + at.x * (closer.to - closer.from);
    assert.ok(Math.abs(place - stays) <= 1);
    assert.ok(closer.from >= 0 && closer.to <= 1009 && closer.round >= 0 && closer.end <= whole.end);
    sight = closer;
  }
  assert.ok(sights.isClosest(sight, 1009));
  assert.deepEqual([sight.to - sight.from, sight.end - sight.round], [8, 8]);
  for (let times = 0; times < 12; times++) sight = sights.zoomed(sight, 0.5, { x: 0.9, y: 0.1 }, 1009, 2000);
  assert.deepEqual(sight, whole);
  const corner = sights.panned(sights.zoomed(whole, 4, { x: 0, y: 0 }, 1009, 2000), 1e9, 1e9, 1009, 2000);
  assert.deepEqual([corner.to, corner.end], [1009, whole.end]);
});

test("what the keyboard points at is brought into sight", () => {
  const sight = { p: 1, from: 100, to: 200, round: 50, end: 90 };
  for (const [place, round] of /** @type {const} */ ([
    [99, 60],
    [200, 60],
    [150, 49],
    [150, 90],
    [150, 60],
  ])) {
    const { from, to, round: first, end } = sights.including(sight, place, round, 1009, 2000);
    assert.ok(place >= from && place < to && round >= first && round < end);
    assert.deepEqual([to - from, end - first], [100, 40]);
  }
});

test("a full share is the colour itself, and half black with half white is the grey of that light", () => {
  const [black, white] = /** @type {const} */ ([
    [0, 0, 0],
    [255, 255, 255],
  ]);
  const palette = /** @type {import("../../www/pages/carpet/types").Colour[]} */ ([[...black], [...white], [1, 2, 3]]);
  const pixels = new Uint8Array(mixed(Uint8Array.of(255, 0, 0, 0, 255, 0, 0, 0, 255, 128, 127, 0), palette).buffer);
  assert.deepEqual([...pixels.slice(0, 12)], [0, 0, 0, 255, 255, 255, 255, 255, 1, 2, 3, 255]);
  const grey = pixels[12] ?? 0;
  assert.ok(Math.abs(grey - 188) <= 1, `${grey}`);
  assert.deepEqual([...pixels.slice(12)], [grey, grey, grey, 255]);
});

test("the rows are computed in an order that has each once, the first ones far apart", () => {
  for (const rows of [0, 1, 2, 3, 17, 64, 600]) {
    const order = coarseFirst(rows);
    assert.deepEqual(
      order.toSorted((a, b) => a - b),
      Array.from({ length: rows }, (_, row) => row),
    );
  }
  assert.deepEqual(coarseFirst(8), [0, 4, 2, 6, 1, 3, 5, 7]);
});

test("a picture that came in slices is the picture that came at once, and what is known is not computed again", () => {
  const { carpet, rounds } = played({ n: 67, magnus: "layers", derek: "hoarder" });
  const window = sights.windowOf(sights.whole(67, rounds, 1), 40, 50, rounds);
  const wanted = /** @type {const} */ ({ by: "layers", window, colours: LIGHT });
  const atOnce = new Weaving(carpet).picture(wanted, () => true);
  assert.equal(atOnce.share, 1);
  const weaving = new Weaving(carpet);
  let slices = 0;
  let picture = weaving.picture(wanted, () => false);
  for (; picture.share < 1; slices++) picture = weaving.picture(wanted, () => false);
  assert.equal(slices, atOnce.window.rows - 1);
  assert.deepEqual(picture.pixels, atOnce.pixels);
  assert.deepEqual(picture.tokens, atOnce.tokens);
  assert.equal(weaving.picture(wanted, () => false).share, 1);
  // Other colours need no layers either, and other columns do.
  assert.equal(weaving.picture({ ...wanted, colours: colours("layers", "dark") }, () => false).share, 1);
  assert.ok(weaving.picture({ ...wanted, window: { ...window, columns: 20 } }, () => false).share < 1);
  // Rounds that were played otherwise are forgotten.
  weaving.picture(wanted, () => true);
  weaving.forget(Math.floor(rounds / 2));
  assert.ok(weaving.picture(wanted, () => false).share < 1);
});

test("the carpet of layers has the colours of the depths of the game, round by round", () => {
  const { game, carpet, rounds } = played({ n: 45, magnus: "two-phase", derek: "protector" });
  const window = { p: 1, from: 0, to: 45, columns: 45, round: 0, block: 1, rows: rounds };
  const { pixels, present } = new Weaving(carpet).picture({ by: "layers", window, colours: LIGHT }, () => true);
  for (let round = 1; round <= rounds; round++) {
    game.goTo(round);
    game.depths().forEach((depth, position) => {
      const kind = depth === 255 ? 8 : Math.min(depth, 7);
      const at = 4 * ((round - 1) * 45 + position);
      assert.deepEqual([...pixels.slice(at, at + 3)], LIGHT[kind]);
      assert.ok(present[kind]);
    });
  }
  assert.ok(legend("layers", present, "light").some(({ text }) => text === "in no layer"));
});

test("the way of the token is followed through moves, undo, branches and new games", () => {
  let game = newGame({ n: 67, magnus: "layers", derek: "random" });
  const table = {
    get state() {
      return game.state();
    },
    route: (/** @type {number} */ from = 0) => game.route(from),
  };
  const follower = new Follower(table);
  /** @type {number[]} */
  let known = [];
  const look = (/** @type {boolean} */ moved) => {
    const { kept, positions } = follower.look(moved);
    known = [...known.slice(0, kept), ...positions];
    assert.deepEqual(known, [...game.route(0)]);
    assert.equal(follower.rounds, known.length);
    assert.equal(follower.round, game.state().round);
    return { kept, added: positions.length };
  };
  look(false);
  for (let round = 0; round < 30; round++) game.step();
  assert.deepEqual(look(true), { kept: 0, added: 30 });
  game.step();
  assert.deepEqual(look(true), { kept: 30, added: 1 });
  game.goTo(12);
  assert.deepEqual(look(false), { kept: 31, added: 0 });
  game.setMagnus("human");
  const [, , from, to] = game.transcript().subarray(-5);
  // Not the magnitude of the next round of the line.
  const next = ((game.route(12)[0] ?? 0) - (to ?? 0) + 67) % 67;
  game.call([5, 6].find((magnitude) => magnitude !== next && magnitude !== 67 - next) ?? from);
  assert.deepEqual(look(true), { kept: 12, added: 1 });
  game.free();
  game = newGame({ n: 13, magnus: "layers", derek: "random" });
  look(false);
});

test("words for cells, places and the whole carpet", () => {
  const game = { n: 45, rounds: 29 };
  const window = { p: 1, from: 0, to: 45, columns: 15, round: 0, block: 4, rows: 8 };
  assert.equal(placeInWords(window, 2, 7, game), "Round 29, positions 6 to 8");
  assert.equal(placeInWords({ ...window, p: 3 }, 2, 0, game), "Rounds 1 to 4, positions 18 to 24 of [0]₃");
  assert.equal(placeInWords({ ...window, p: 3, columns: 45 }, 15, 0, game), "Rounds 1 to 4, position 1");
  assert.equal(placeInWords(window, 0, 0, { n: 45, rounds: 0 }), "The start, positions 0 to 2");
  const counts = [2, 0, 1, 0, 0, 0, 0, 0, 0];
  assert.equal(
    cellInWords({ token: 7, fresh: 1, counts }, false, true),
    "2 unvisited, 1 visited and new in M²(A); 1 first visited here. The token ends on 7.",
  );
  const one = [0, 0, 0, 0, 0, 0, 0, 0, 1];
  assert.equal(cellInWords({ token: 7, fresh: 0, counts: one }, true, false), "visited and in no layer.");
  const shape = { round: 7, unvisited: 15, runs: 15, longest: 1, gamma: 2, q: 3 };
  assert.equal(
    carpetInWords([shape], game),
    "45 positions across, 29 rounds downwards. After 7 rounds 15 positions are unvisited, in 15 pieces, no two of them neighbours, all in the class [2]₃.",
  );
  assert.match(carpetInWords([], { n: 45, rounds: 0 }), /^No round/);
});

test("ticks are round numbers inside, not more than have room", () => {
  for (const [from, to, most] of /** @type {const} */ ([
    [0, 45, 12],
    [0, 1_000_000, 9],
    [17, 25, 10],
    [991, 999, 4],
  ])) {
    const all = ticks(from, to, most);
    assert.ok(all.length <= most + 1 && all.length > 0);
    assert.ok(all.every((tick) => tick >= from && tick < to && Number.isInteger(tick)));
  }
});
