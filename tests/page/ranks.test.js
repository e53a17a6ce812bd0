// @ts-check
/** The ranks of positions: what is drawn, said and shared, against peeling by the definition. */

import assert from "node:assert/strict";
import { test } from "node:test";
import * as core from "../../www/pkg/magnus_derek.js";
import { scene, withRanksIfWanted } from "../../www/table/picture/all-parts.js";
import { speaker as german } from "../../www/text/de/all.js";
import { english } from "../../www/text/english.js";
import { ranksMeaning, ranksSentence } from "../../www/text/say/table/ranks.js";
import { viewOf } from "./core.js";
import { exported, played } from "./exported.js";

/** @typedef {import("../../www/drawing/types").Primitive} Primitive */

/**
 * The ranks by their definition: at least j + 1 if some magnitude leads to unvisited positions of rank j at least both ways.
 * No rank is so large as n, which stands for those without a bound.
 * @param {core.Handle} game
 */
function peeled(game) {
  const { n } = game.state();
  const visited = new Set(game.visited());
  const positions = Array.from({ length: n }, (_, position) => position);
  const hasPair = (/** @type {Set<number>} */ set, /** @type {number} */ z) =>
    positions.some((d) => d > 0 && set.has((z + d) % n) && set.has((z - d + n) % n));
  let left = new Set(positions.filter((position) => !visited.has(position)));
  const ranks = positions.map(() => 0);
  for (let rank = 1; rank <= n; rank++) {
    for (const z of positions) if (ranks[z] === rank - 1 && hasPair(left, z)) ranks[z] = rank;
    left = new Set([...left].filter((z) => (ranks[z] ?? 0) >= rank));
  }
  return ranks;
}

/** The things that are drawn of a game with its ranks. @param {core.Handle} game @param {number} [scale] */
function pictureOf(game, scale = 0.7) {
  return scene(withRanksIfWanted({ ...viewOf(game), ranks: game.ranks(), scale }));
}

/** Number of cells that the bars of a ring outline. @param {Primitive[]} picture @param {number} least */
function cells(picture, least) {
  const paths = picture.filter(({ key }) => key.startsWith(`rank-${least}-`));
  return paths.reduce((sum, path) => sum + (path.kind === "path" ? path.d.split("M").length - 1 : 0), 0);
}

const GAMES = [
  played({ n: 13, magnus: "balanced", derek: "hoarder" }, 6),
  played({ n: 17, magnus: "balanced", derek: "hoarder" }, 10),
  played({ n: 27, magnus: "balanced", derek: "hoarder" }, 20),
  played({ n: 64, magnus: "layers", derek: "protector" }, 60),
  played({ n: 101, magnus: "balanced", derek: "hoarder" }, 100),
  played({ n: 13, magnus: "balanced", derek: "hoarder" }),
];

for (const game of GAMES) {
  const { n, round } = game.state();
  test(`the bars on ${n} positions after round ${round} are as long as peeling says, and the numbers are the ranks`, () => {
    const ranks = peeled(game);
    assert.deepEqual(Array.from(game.ranks()), ranks);
    const picture = pictureOf(game);
    const bounded = ranks.filter((rank) => rank < n);
    for (let least = 1; least <= Math.min(6, Math.max(0, ...bounded)); least++)
      assert.equal(cells(picture, least), ranks.filter((rank) => rank >= least).length, `rank ${least} or more`);
    assert.equal(cells(picture, n), ranks.filter((rank) => rank === n).length, "without a bound");
    if (n > 96) return;
    for (const [position, rank] of ranks.entries()) {
      const number = picture.find(({ key }) => key === `rank-number-${position}`);
      assert.equal(number?.kind === "text" && number.text, rank === n ? "∞" : String(rank), `position ${position}`);
    }
  });
}

test("keys are unique, and nothing has no place, on tables of every kind", () => {
  for (const n of [2, 3, 4, 96, 97, 360, 1009, 1501, 5000]) {
    for (const rounds of [0, Math.min(n, 900)]) {
      const picture = pictureOf(played({ n, magnus: "layers", derek: "protector" }, rounds), 0.36);
      assert.equal(new Set(picture.map(({ key }) => key)).size, picture.length, `n = ${n}`);
      assert.doesNotMatch(JSON.stringify(picture), /NaN|null|Infinity|undefined/, `n = ${n}`);
    }
  }
});

test("numbers that would not fit into their cells are left out, and the bars stay", () => {
  const game = played({ n: 89, magnus: "layers", derek: "hoarder" }, 43);
  const picture = pictureOf(game, 0.33);
  const ranks = Array.from(game.ranks());
  const long = ranks.filter((rank) => rank > 9 && rank < 89).length;
  assert.ok(long > 0);
  assert.equal(picture.filter(({ key }) => key.startsWith("rank-number-")).length, 89 - long);
  assert.equal(pictureOf(game, 0.8).filter(({ key }) => key.startsWith("rank-number-")).length, 89);
  assert.equal(cells(picture, 1), ranks.filter((rank) => rank >= 1).length);
});

test("a table of more than 5,000 positions has no ranks, and says so", () => {
  const game = played({ n: 5001 }, 0);
  assert.equal(game.facts().table.rankable, false);
  assert.throws(() => game.ranks(), /5,?000/);
});

test("a short link keeps that the ranks are shown, and one written by hand asks for them", () => {
  const [game = played({ n: 13 })] = GAMES;
  const wanted = { round: null, layers: null, ranks: true, apart: false, commented: false };
  const again = core.Handle.open(game.link(undefined, true));
  assert.deepEqual(again.opening(), wanted);
  assert.equal(again.link(undefined, true), game.link(undefined, true));
  assert.equal(core.Handle.open(game.link(2)).opening().ranks, false);
  assert.equal(core.Handle.open("n=13&layers=ranks").opening().ranks, true);
  assert.throws(() => core.Handle.open("n=13&layers=rank"));
});

test("words say what is sure from the token and name the bad places, in both languages", () => {
  for (const game of GAMES) {
    const { n, token } = game.state();
    const [ranks, depths] = [peeled(game), game.depths()];
    const bad = ranks.flatMap((rank, position) => (rank === 0 && depths[position] === 0 ? [position] : []));
    for (const words of [english, german]) {
      const said = ranksSentence(words, game.ranks(), depths, game.state()).replaceAll(/⟦([^|]*)\|[^⟧]*⟧/g, "$1");
      const rank = ranks[token] ?? 0;
      if (rank > 1 && rank < n) assert.match(said, new RegExp(`\\b${rank}\\b`));
      const [, list = ""] = /Rang 0: ([^.]*)\.|rank 0: ([^.]*)\./.exec(said)?.filter(Boolean) ?? [];
      assert.deepEqual((list.match(/\d+/g) ?? []).map(Number), bad.length > 24 ? [] : bad);
      assert.doesNotMatch(`${said} ${ranksMeaning(words, true)} ${ranksMeaning(words, false)}`, /[{}]/);
    }
  }
});

test("files have the bars, the numbers and what they say", async () => {
  const [game = played({ n: 13 })] = GAMES;
  const look = { layer: null, ranks: true };
  const { text: svg } = await exported("svg", game, { look });
  assert.match(svg, /new rounds?</);
  assert.match(svg, /<desc>[^<]*(rank 0|none has rank 0)/);
  const { text: tikz } = await exported("tikz", game, { look });
  assert.match(tikz, /% The ranks: bars, and numbers\./);
  assert.equal(tikz.match(/\\node\[rank-number/g)?.length, 13);
  const { text: plain } = await exported("tikz", game);
  assert.doesNotMatch(plain, /ranks/);
});
