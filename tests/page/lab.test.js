// @ts-check
/**
 * Data of the Lab page about the games: the worst of each pair, CSV, the lines of the plot and where they are drawn.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { linear, multiples, niceStep } from "../../www/drawing/axis.js";
import { addressOf, readAddress } from "../../www/pages/lab/address.js";
import { lineClass, markerClass } from "../../www/pages/lab/marker.js";
import { plotOf } from "../../www/pages/lab/plot.js";
import { csvOf, linkTo, worstGames } from "../../www/pages/lab/results.js";
import { seriesOf } from "../../www/pages/lab/series.js";
import { entrants } from "../../www/pages/lab/tournament-form.js";
import basics from "../../www/text/de/basics.js";
import decimals from "../../www/text/de/decimals.js";
import lab from "../../www/text/de/site/lab.js";
import { english } from "../../www/text/english.js";
import { decimal } from "../../www/text/say/decimals.js";
import { foundBefore, growthText, resultsSummary, wasteGrowth, wasteRange } from "../../www/text/say/site/lab.js";
import { speakerOf } from "../../www/text/speaker.js";
import { study } from "./study.js";

/** A game that ended. @param {Partial<import("../../www/pages/lab/results.js").PlayedGame>} [game] */
function played(game) {
  const first = { n: 11, magnus: "layers", derek: "hoarder", seed: 0, fStar: 10, visited: 10, rounds: 14, bound: 20 };
  return { ...first, finished: true, ...game };
}

/** A real tournament. @param {string} n @param {string} magnus @param {string} derek @param {number} seeds */
function tournament(n, magnus, derek, seeds) {
  return study.pairings(n, magnus, derek, seeds).map((game) => ({
    ...game,
    ...study.playPairing(game.n, game.magnus, game.derek, game.seed),
  }));
}

/** @param {import("../../www/pages/lab/results.js").PlayedGame[]} games */
function rowsOf(games) {
  const worst = new Map();
  for (const game of games) worstGames(worst, game);
  return [...worst.values()];
}

/** @param {import("../../www/drawing/types").Primitive[]} shapes */
const paths = (shapes) => shapes.filter((shape) => shape.kind === "path");

const nameOf = (/** @type {string} */ id) => id.toUpperCase();

test("a row is the game with the most rounds, then the fewest positions, then the first seed", () => {
  const games = [
    played({ seed: 0, rounds: 13 }),
    played({ seed: 1, rounds: 15, visited: 10 }),
    played({ seed: 2, rounds: 15, visited: 9 }),
    played({ seed: 3, rounds: 15, visited: 9 }),
    played({ derek: "random", rounds: 12 }),
    played({ n: 13, rounds: 12 }),
  ];
  assert.deepEqual(
    rowsOf(games).map(({ n, derek, seed }) => [n, derek, seed]),
    [
      [11, "hoarder", 2],
      [11, "random", 0],
      [13, "hoarder", 0],
    ],
  );
});

test("the rows of a real tournament are in order, one for each n, Magnus and Derek", () => {
  const games = tournament("11-14", "layers,balanced", "hoarder,random", 3);
  const rows = rowsOf(games);
  assert.equal(games.length, 4 * 2 * 2 * 3);
  assert.equal(rows.length, 4 * 2 * 2);
  for (const row of rows) {
    const same = games.filter(({ n, magnus, derek }) => n === row.n && magnus === row.magnus && derek === row.derek);
    assert.equal(row.rounds, Math.max(...same.map(({ rounds }) => rounds)));
  }
});

test("CSV has the header of the command-line tournament, and quotes ids with commas", () => {
  const games = [played({ seed: 1 }), played({ magnus: "scripted:3,1,2", derek: "scripted:+-+", n: 5, rounds: 4 })];
  assert.equal(
    csvOf(games),
    'n,magnus,derek,seed,f_star,visited,rounds\n11,layers,hoarder,1,10,10,14\n5,"scripted:3,1,2",scripted:+-+,0,10,10,4\n',
  );
  assert.equal(csvOf([]), "n,magnus,derek,seed,f_star,visited,rounds\n");
});

test("a link names the game as the Play page reads it", () => {
  const game = played({ magnus: "scripted:3,1,2", derek: "scripted:+-+", seed: 7 });
  assert.equal(linkTo(played()), "./#n=11&magnus=layers&derek=hoarder&seed=0");
  assert.deepEqual(Object.fromEntries(new URLSearchParams(linkTo(game).slice(3))), {
    n: "11",
    magnus: "scripted:3,1,2",
    derek: "scripted:+-+",
    seed: "7",
  });
});

test("the address of a tournament names the same tournament", () => {
  const choice = { n: "3-20, 45", magnus: ["layers"], derek: ["hoarder:bohr", "random"], seeds: 3 };
  const hash = addressOf(choice);
  assert.equal(hash, "#n=3-20,+45&magnus=layers&derek=hoarder:bohr,random&seeds=3");
  assert.deepEqual(readAddress(hash), { ...choice, seeds: "3" });
  assert.deepEqual(readAddress(""), { n: undefined, magnus: undefined, derek: undefined, seeds: undefined });
});

test("players by hand or by a list take no part", () => {
  const { magnus, derek } = study.catalogue();
  const ids = [...entrants(magnus), ...entrants(derek)].map(({ id }) => id);
  assert.ok(ids.includes("layers") && ids.includes("protector:late"));
  assert.ok(ids.every((id) => id !== "human" && !id.startsWith("scripted")));
});

test("ticks are round numbers", () => {
  assert.deepEqual([niceStep(50, 5), niceStep(36, 8), niceStep(9990, 8), niceStep(0, 5)], [10, 5, 2000, 1]);
  assert.deepEqual(multiples(-7, 12, 5), [-5, 0, 5, 10]);
  assert.deepEqual(multiples(11, 14, 5), []);
  assert.deepEqual([0, 5, 10].map(linear(0, 10, 100, 200)), [100, 150, 200]);
});

test("the lines: every pair, the one that ends highest first, each with a look of its own", () => {
  for (const [magnus, derek] of /** @type {const} */ ([
    ["layers,balanced", "hoarder,protector,random"],
    ["balanced", "protector,protector:late,hoarder,hoarder:progression,hoarder:bohr,look-ahead,random,clockwise"],
    ["layers,balanced,best", "random"],
  ])) {
    const { series, merged } = seriesOf(rowsOf(tournament("11,13,17", magnus, derek, 1)), nameOf);
    assert.equal(series.length, magnus.split(",").length * derek.split(",").length);
    assert.equal(merged, false);
    const ends = series.map(({ points }) => points.at(-1)?.above ?? Number.NaN);
    assert.deepEqual(
      ends,
      ends.toSorted((a, b) => b - a),
    );
    assert.equal(
      new Set(series.map((line) => `${lineClass(line)} ${markerClass(line)} ${line.shape % 5}`)).size,
      series.length,
    );
  }
});

test("colour and marker of a line are Derek's, its dash is Magnus's", () => {
  const { series } = seriesOf(rowsOf(tournament("11,13", "layers,balanced", "hoarder,protector,random", 1)), nameOf);
  /** @typedef {import("../../www/pages/lab/series.js").Series} Series */
  // How many different looks the lines of each player of a side have.
  const looks = (/** @type {number} */ side, /** @type {(line: Series) => unknown} */ lookOf) =>
    [...new Set(series.map(({ players }) => players?.[side]))].map(
      (player) => new Set(series.filter(({ players }) => players?.[side] === player).map(lookOf)).size,
    );
  assert.deepEqual(looks(1, markerClass), [1, 1, 1]);
  assert.deepEqual(
    looks(1, ({ colour }) => colour),
    [1, 1, 1],
  );
  assert.deepEqual(
    looks(0, ({ dash }) => dash),
    [1, 1],
  );
  assert.deepEqual(new Set(series.map(({ dash }) => dash)), new Set([0, 1]));
});

test("a wide plot names its lines beside their ends, sorted by last value and apart; a narrow one leaves that to the legend", () => {
  const games = rowsOf(tournament("11,13,17,19,23", "layers,balanced", "hoarder,protector,random", 2));
  const { series } = seriesOf(games, nameOf);
  for (const width of [500, 700, 900]) {
    const { shapes, isNamed } = plotOf(series, width, 400);
    assert.equal(isNamed, true);
    const rows = shapes.filter((shape) => shape.kind === "text" && shape.role.startsWith("end-name"));
    const places = rows.flatMap((shape) => ("y" in shape ? [shape.y] : []));
    assert.ok(places.every((y, index) => index === 0 || y - Number(places[index - 1]) >= 16));
    const named = rows.map((shape) => (shape.kind === "text" ? shape.text : "")).join(" ");
    const ordered = series.toSorted((a, b) => named.indexOf(wordsOf(a, named)) - named.indexOf(wordsOf(b, named)));
    assert.deepEqual(
      ordered.map(({ points }) => points.at(-1)?.above),
      series.map(({ points }) => points.at(-1)?.above),
    );
  }
  const narrow = plotOf(series, 366, 280);
  assert.equal(narrow.isNamed, false);
  assert.ok(narrow.shapes.every(({ role }) => !role.startsWith("end-name")));
});

/** The name of a line as it stands in a text: whole, or a row for each player. */
function wordsOf(/** @type {{name: string, players?: string[]}} */ { name, players = [] }, /** @type {string} */ text) {
  return text.includes(name) ? name : players.join(" ");
}

test("more than 12 pairs are one line for each Magnus, with his worst Derek", () => {
  const dereks = "protector,hoarder,hoarder:progression,hoarder:bohr,look-ahead,random,clockwise";
  const rows = rowsOf(tournament("11,13", "layers,balanced", dereks, 1));
  const { series, merged } = seriesOf(rows, nameOf);
  assert.equal(merged, true);
  assert.deepEqual(series.map(({ name }) => name).sort(), ["BALANCED", "LAYERS"]);
  const layers = series.find(({ name }) => name === "LAYERS");
  for (const { n, above } of layers?.points ?? []) {
    const rounds = rows.filter((row) => row.n === n && row.magnus === "layers").map((row) => row.rounds);
    assert.equal(above, Math.max(...rounds) - n);
  }
});

test("stopped games are counted and not drawn", () => {
  const rows = [played(), played({ n: 13, rounds: 260, finished: false })];
  const { series, stopped } = seriesOf(rows, nameOf);
  assert.equal(stopped, 1);
  assert.deepEqual(
    series[0]?.points.map(({ n, above }) => [n, above]),
    [[11, 3]],
  );
});

test("the plot is drawn inside its frame, with numbers only", () => {
  const tournaments = [
    tournament("11,13,17,19,23", "layers,balanced", "hoarder,protector,random", 2),
    // Without the tables that the perfect players would have to solve for seconds.
    tournament("2-20,30-60", "all", "hoarder,protector,random", 1),
    tournament("2", "layers", "random", 1),
    tournament("10007", "balanced", "hoarder", 1),
    tournament("16,32", "power-of-two,random", "random", 1),
    tournament("47", "random", "protector", 1),
    [],
  ];
  for (const games of tournaments) {
    for (const [width, least] of /** @type {const} */ ([
      [288, 280],
      [900, 430],
    ])) {
      const { shapes, height } = plotOf(seriesOf(rowsOf(games), nameOf).series, width, least);
      assert.doesNotMatch(JSON.stringify(shapes), /NaN|Infinity|null|undefined/);
      for (const shape of shapes) {
        const ends = shape.kind === "path" ? [...shape.d.matchAll(/[ML](-?[\d.]+),(-?[\d.]+)/g)] : [];
        const places = ends.map(([, x, y]) => [Number(x), Number(y)]);
        if ("x" in shape) places.push([shape.x, shape.y]);
        assert.ok(places.length > 0 || shape.kind === "path", shape.key);
        for (const [x = -1, y = -1] of places)
          assert.ok(x >= 0 && x <= width && y >= 0 && y <= height, `${shape.key} ${x} ${y}`);
      }
    }
  }
});

test("both bounds are drawn where they belong, and a bound far above is named instead", () => {
  const line = (/** @type {number} */ n, /** @type {number} */ rounds) => played({ n, rounds });
  const both = plotOf(seriesOf([line(11, 20), line(47, 92)], nameOf).series, 600, 400);
  const drawn = paths(both.shapes).filter(({ role }) => role === "bound");
  const names = both.shapes.flatMap((shape) =>
    shape.kind === "text" && shape.text.includes("(n − 1)") ? [shape.text] : [],
  );
  assert.equal(drawn.length, 2);
  assert.deepEqual([names, both.unseen], [["2(n − 1)", "3(n − 1)"], []]);
  // A game of 2(n − 1) rounds is a point on the bound.
  const [, x1, y1, x2, y2] = /M([\d.]+),([\d.]+)L([\d.]+),([\d.]+)/.exec(String(drawn[0]?.d))?.map(Number) ?? [];
  const games = paths(both.shapes).find(({ role }) => role.startsWith("line"));
  const [, x, y] = /M([\d.]+),([\d.]+)/.exec(String(games?.d))?.map(Number) ?? [];
  assert.ok(x1 && y1 && x2 && y2 && x && y);
  assert.ok(Math.abs(y1 + ((y2 - y1) * (x - x1)) / (x2 - x1) - y) < 0.5);
  const far = plotOf(seriesOf([line(10007, 10169)], nameOf).series, 600, 400);
  assert.deepEqual(far.unseen, ["2(n − 1)", "3(n − 1)"]);
});

test("a line far above the bounds is cut off, so that the others can be told apart", () => {
  const rows = [11, 13, 17].flatMap((n) => [
    played({ n, rounds: 2 * n - 4 }),
    played({ n, magnus: "random", rounds: n === 13 ? n : 15 * n }),
  ]);
  const { cut, shapes } = plotOf(seriesOf(rows, nameOf).series, 600, 400);
  assert.deepEqual(cut, ["RANDOM – HOARDER"]);
  assert.equal(shapes.filter(({ role }) => role.startsWith("marker")).length, 4);
});

/** @import { Speaker } from "../../www/text/types" */

const german = speakerOf(basics, decimals, lab);

test("the German Lab says the same numbers, written in the German way", () => {
  for (const value of [0, 7, 2.57, 685.4, 1009, 10_007, 1533.5])
    assert.equal(decimal(german, value), new Intl.NumberFormat("de", { useGrouping: "always" }).format(value));
  assert.equal(decimal(german, 14 / 11, 3), "1,273");
  const curves = [
    { name: "√p", off: 0.54, beyond: 18 },
    { name: "p", off: 0.86, beyond: 29 },
  ];
  const numbers = (/** @type {Speaker} */ words, /** @type {string} */ point) =>
    [
      growthText(words, { last: 37, values: ["−1 (5)", "0 (7)"], curves, far: 111 }),
      wasteGrowth(words, 92, [0.6, 0.9, 1.2], [3, 4, 5]),
      wasteRange(words, 4.29, 4, 6),
      foundBefore(words, 11_491, 1642),
      resultsSummary(words, 6, "M – D", { n: 1009, above: -3 }),
      words.plain("labOpenGameOf", { count: 2000, n: 1009, pair: "M, D", seed: 2 }),
    ].map((text) =>
      (text.match(/\d+([.,]\d+)*/g) ?? [])
        .map((number) => Number(number.replaceAll(/[.,]/g, (sign) => (sign === point ? "." : ""))))
        .sort((a, b) => a - b),
    );
  assert.deepEqual(numbers(german, ","), numbers(english, "."));
  assert.ok(numbers(english, ".").every((found) => found.length >= 2));
});
