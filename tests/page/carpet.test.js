// @ts-check
/**
 * The carpet without a browser: its window, its colours, the answers of the core, the way of the token, the words.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { colours, legend } from "../../www/pages/carpet/colours.js";
import { Follower } from "../../www/pages/carpet/follow.js";
import { roundTicks } from "../../www/pages/carpet/paint.js";
import * as viewports from "../../www/pages/carpet/viewport.js";
import { speaker as german } from "../../www/text/de/all.js";
import { english } from "../../www/text/english.js";
import { carpetText, cellText, layerInLegend } from "../../www/text/say/site/carpet.js";
import { newGame } from "./core.js";
import { study } from "./study.js";

const { SpaceTimeDiagram } = study;

/**
 * The place of a cell and its contents, which stand on both sides of a colon.
 * @param {import("../../www/text/types").Speaker} words @param {Parameters<typeof cellText>[1]} cell
 * @param {boolean} [played]
 */
const toldOf = (words, cell, played = true) => cellText(words, cell, played).split(": ");

/** A game of two computers to its end, and its diagram. @param {{n: number, magnus: string, derek: string}} choice */
function played(choice) {
  const game = newGame(choice);
  while (game.canStep()) game.step();
  const diagram = new SpaceTimeDiagram(choice.n);
  const route = game.route(0);
  diagram.goOn(0, route);
  return { diagram, rounds: route.length };
}

test("the whole carpet has room for the game to go on, and seldom shrinks", () => {
  let before = viewports.wholeViewport(1009, 1, 1);
  let shrunk = 0;
  for (let rounds = 2; rounds < 5000; rounds++) {
    const viewport = viewports.wholeViewport(1009, rounds, 1);
    assert.ok(viewport.end >= rounds && viewport.end <= Math.max(8, rounds * 1.13), `${rounds} rounds`);
    if (viewport.end !== before.end) shrunk += 1;
    before = viewport;
  }
  assert.ok(shrunk < 150, `${shrunk} times`);
});

test("zooming keeps the point that is pointed at, and never leaves the carpet", () => {
  const whole = viewports.wholeViewport(1009, 2000, 1);
  let viewport = whole;
  for (let times = 0; times < 12; times++) {
    const at = { x: 0.25, y: 0.75 };
    const place = viewport.from + at.x * (viewport.to - viewport.from);
    const closer = viewports.zoomViewport(viewport, 2, at, 1009, 2000);
    const stays = closer.from + at.x * (closer.to - closer.from);
    assert.ok(Math.abs(place - stays) <= 1);
    assert.ok(closer.from >= 0 && closer.to <= 1009 && closer.round >= 0 && closer.end <= whole.end);
    viewport = closer;
  }
  assert.ok(viewports.isClosest(viewport, 1009));
  assert.deepEqual([viewport.to - viewport.from, viewport.end - viewport.round], [8, 8]);
  for (let times = 0; times < 12; times++)
    viewport = viewports.zoomViewport(viewport, 0.5, { x: 0.9, y: 0.1 }, 1009, 2000);
  assert.deepEqual(viewport, whole);
  const corner = viewports.panViewport(
    viewports.zoomViewport(whole, 4, { x: 0, y: 0 }, 1009, 2000),
    1e9,
    1e9,
    1009,
    2000,
  );
  assert.deepEqual([corner.to, corner.end], [1009, whole.end]);
});

test("the carpet scrolls to the cell that the keyboard points at", () => {
  const viewport = { p: 1, from: 100, to: 200, round: 50, end: 90 };
  for (const [place, round] of /** @type {const} */ ([
    [99, 60],
    [200, 60],
    [150, 49],
    [150, 90],
    [150, 60],
  ])) {
    const { from, to, round: first, end } = viewports.revealCell(viewport, place, round, 1009, 2000);
    assert.ok(place >= from && place < to && round >= first && round < end);
    assert.deepEqual([to - from, end - first], [100, 40]);
  }
});

test("the page has a colour and a name for each kind of cells of the core", () => {
  const { diagram, rounds } = played({ n: 45, magnus: "two-phase", derek: "protector" });
  for (const by of /** @type {const} */ (["layers", "visits"])) {
    const { p, from, to, round, end } = viewports.wholeViewport(45, rounds, 1);
    diagram.show(by, p, from, to, round, end, 800, 600, colours(by, "light"));
    while (diagram.advance());
    const shown = diagram.shown();
    assert.ok(shown);
    const { present, ends, share, window, tokens, edges } = shown;
    assert.deepEqual([share, window.rows, window.columns, ends.at(-1)], [1, rounds, 45, rounds]);
    assert.deepEqual([tokens.length, edges.length], [rounds, 46]);
    const names = legend(by, present, "dark").map(({ text }) => text);
    assert.equal(names.length, present.filter((is) => is).length);
    assert.ok(names.includes(by === "layers" ? "in no layer" : "visited before"));
  }
  const all = legend("layers", Array(9).fill(true), "light").map(({ text }) => text);
  assert.deepEqual(all.slice(0, 2), ["A: unvisited", "new in M(A)"]);
  assert.deepEqual(all.slice(-2), ["M⁷(A) or deeper", "in no layer"]);
  assert.throws(() => diagram.show("layers", 1, 0, 45, 0, 8, 9, 9, new Uint8Array(3)), /^Error: The number of colours/);
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

test("cells, places and the whole carpet have descriptions in words", () => {
  const { diagram, rounds } = played({ n: 45, magnus: "two-phase", derek: "protector" });
  const place = (/** @type {number[]} */ [p = 1, from = 0, to = 0, round = 0, block = 1]) =>
    toldOf(english, diagram.cell(p, from, to, round, block))[0];
  assert.equal(place([1, 6, 9, rounds - 1, 4]), `Round ${rounds}, positions 6 to 8`);
  assert.equal(place([3, 6, 9, 0, 4]), "Rounds 1 to 4, positions 18 to 24 of [0]₃");
  assert.equal(place([3, 15, 16, 0, 4]), "Rounds 1 to 4, position 1");
  assert.equal(place([3, 14, 17, 0, 4]), "Rounds 1 to 4, positions from 42 in [0]₃ to 4 in [1]₃");
  assert.equal(toldOf(english, new SpaceTimeDiagram(45).cell(1, 0, 3, 0, 4))[0], "The start, positions 0 to 2");
  const cell = diagram.cell(1, 0, 3, 0, 1);
  const counts = [2, 0, 1, 0, 0, 0, 0, 0, 0];
  assert.equal(
    toldOf(english, { ...cell, size: 3, token: 7, new: 1, counts })[1],
    "2 unvisited, 1 visited and new in M²(A); 1 first visited here. The token ends on 7.",
  );
  const deep = [0, 0, 0, 0, 0, 0, 0, 3, 0];
  assert.equal(
    toldOf(english, { ...cell, new: 0, counts: deep }, false)[1],
    "all 3 visited and new in M⁷(A) or deeper.",
  );
  const one = [0, 0, 0, 0, 0, 0, 0, 0, 1];
  assert.equal(toldOf(english, { ...cell, size: 1, new: 0, counts: one }, false)[1], "visited and in no layer.");
  const shape = { round: 7, unvisited: 15, runs: 15, longest: 1, class: { gamma: 2, q: 3 } };
  const game = { n: 45, rounds: 29 };
  assert.equal(
    carpetText(english, [shape], game),
    "45 positions across, 29 rounds downwards. After 7 rounds 15 positions are unvisited, in 15 pieces, no two of them neighbours, all in the class [2]₃.",
  );
  assert.equal(diagram.shape(rounds).class?.q, 3);
  assert.match(carpetText(english, [], { n: 45, rounds: 0 }), /^No round/);
});

test("ticks are round numbers inside, not more than have room", () => {
  for (const [from, to, most] of /** @type {const} */ ([
    [0, 45, 12],
    [0, 1_000_000, 9],
    [17, 25, 10],
    [991, 999, 4],
  ])) {
    const all = roundTicks(from, to, most);
    assert.ok(all.length <= most + 1 && all.length > 0);
    assert.ok(all.every((tick) => tick >= from && tick < to && Number.isInteger(tick)));
  }
});

test("cells and carpets are told in German", () => {
  const cell = new SpaceTimeDiagram(45).cell(1, 0, 3, 0, 4);
  assert.deepEqual(toldOf(german, cell, false), [
    "Der Anfang, Positionen 0 bis 2",
    "2 unbesucht, 1 besucht und neu in M(A).",
  ]);
  const { diagram, rounds } = played({ n: 45, magnus: "two-phase", derek: "protector" });
  const told = [carpetText(german, [diagram.shape(1), diagram.shape(rounds)], { n: 45, rounds })];
  for (let round = 0; round < rounds; round += 3) {
    const each = diagram.cell(1, round, round + 2, round, 2);
    told.push(cellText(german, each, true));
  }
  for (const text of told) assert.doesNotMatch(text, /\b(visited|unvisited|in no|new|token|ends|rounds?|or deeper)\b/i);
  assert.match(told[0] ?? "", /^45 Positionen nebeneinander, \d+ Runden von oben nach unten\. Nach 1 Runde sind 43/);
  assert.deepEqual(
    [1, 3, 7, 8].map((kind) => layerInLegend(german, kind, 9)),
    ["neu in M(A)", "neu in M³(A)", "M⁷(A) oder tiefer", "in keiner Schicht"],
  );
});
