// @ts-check
/** Exports of a game: the transcripts against the rules, the SVG as a file of its own, and refusals. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { PALETTE } from "../../www/board/board-looks.js";
import { withFormats } from "../../www/build/formats.mjs";
import { htmlOf } from "../../www/build/pages.mjs";
import { crc32 } from "../../www/kit/checksum.js";
import { oklabMix } from "../../www/kit/colour.js";
import { embedSource } from "../../www/kit/png-text.js";
import { FORMAT_IDS, FORMATS } from "../../www/table/export/formats.js";
import { coloursOf, indexer } from "../../www/table/export/gif-colours.js";
import { gifPlan } from "../../www/table/export/gif-plan.js";
import { scene } from "../../www/table/picture/all-parts.js";
import { outOfRange } from "../out-of-range.js";
import { newGame, viewOf } from "./core.js";
import { exported, LINK, middleOfGame, played } from "./exported.js";

const THEMES = /** @type {const} */ (["light", "dark"]);
const GAMES = {
  "n = 2": () => newGame({ n: 2 }),
  "the middle of n = 13": middleOfGame,
  "the end of n = 13": () => played({ n: 13, derek: "protector" }),
  "a plan on n = 45": () => played({ n: 45, magnus: "two-phase", derek: "hoarder" }, 25),
  "n = 97": () => played({ n: 97, derek: "hoarder" }, 60),
  "n = 20,000": () => played({ n: 20_000, derek: "random" }, 40),
};

/**
 * Fails unless every tag is closed by its own, attributes are quoted, and nothing else looks like markup.
 * @param {string} xml
 */
function assertWellFormed(xml) {
  /** @type {string[]} */
  const open = [];
  const rest = xml.replace(/<(\/?)([a-z]+)((?: [\w:-]+="[^"<>]*")*)(\/?)>/gi, (_, end, name, _attributes, empty) => {
    if (end) assert.equal(open.pop(), name);
    else if (!empty) open.push(name);
    return "";
  });
  assert.deepEqual(open, []);
  assert.doesNotMatch(rest, /[<>]/);
  assert.doesNotMatch(xml, /&(?!amp;|lt;|gt;|quot;)/);
}

for (const [name, gameOf] of Object.entries(GAMES)) {
  test(`the SVG of ${name} is well-formed and needs nothing from outside`, async () => {
    const game = gameOf();
    for (const theme of THEMES) {
      const { text } = await exported("svg", game, { theme });
      assertWellFormed(text);
      assert.doesNotMatch(text, /var\(|light-dark\(|color-mix\(|class=|style=|<style|href="(?!#along)|NaN|undefined/);
      assert.deepEqual(
        text.match(/url\([^)]*\)/g)?.filter((url) => !/^url\(#md-\w+-arrow(-call)?\)$/.test(url)) ?? [],
        [],
      );
      const paper = PALETTE.paper?.[theme === "light" ? 0 : 1];
      assert.match(text, new RegExp(`<rect [^>]*fill="${paper}"/>`));
    }
  });
}

test("two SVG files on one page share no id, and the same picture is the same file", async () => {
  const idsOf = async (/** @type {"light" | "dark"} */ theme) => {
    const { text } = await exported("svg", middleOfGame(), { theme });
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const used = [...text.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    assert.ok(ids.length > 0 && used.length > 0 && used.every((id) => ids.includes(id)), theme);
    return ids;
  };
  const [light, again, dark] = [await idsOf("light"), await idsOf("light"), await idsOf("dark")];
  assert.deepEqual(again, light);
  assert.deepEqual(
    light.filter((id) => dark.includes(id)),
    [],
  );
});

test("the SVG names fonts that exist where drawing and writing programs look, which read the first name alone", async () => {
  const { text } = await exported("svg", middleOfGame());
  const first = [...text.matchAll(/font-family="(?:&quot;)?([^",&]+)/g)].map(([, name]) => name);
  assert.deepEqual([...new Set(first)].sort(), ["Arial", "Georgia"]);
});

test("the SVG says what it shows and carries the link", async () => {
  const { text, name, blob } = await exported("svg", middleOfGame());
  assert.equal(name, "magnus-derek-n13-round7.svg");
  assert.equal(blob.type, "image/svg+xml");
  assert.match(text, /<title>The Magnus–Derek table, n = 13, after 7 rounds<\/title>/);
  assert.match(text, /<desc>[^<]*The token is on 7; 8 of 13 positions are visited\.[^<]*<\/desc>/);
  const carried = /<metadata>(.*)<\/metadata>/.exec(text)?.[1] ?? "";
  const entities = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" };
  const decoded = carried.replace(/&\w+;/g, (entity) => entities[/** @type {keyof typeof entities} */ (entity)]);
  assert.equal(decoded, LINK);
  assert.doesNotMatch((await exported("svg", middleOfGame(), { link: "" })).text, /metadata/);
});

test("the SVG has all that the scene has, and only the layers that are asked for", async () => {
  const game = middleOfGame();
  for (const layer of [null, 0, 1]) {
    const drawn = scene({ ...viewOf(game, { layer }), scale: 0.7 });
    const { text } = await exported("svg", game, { look: { layer } });
    const count = (/** @type {string} */ kind) => drawn.filter((one) => one.kind === kind).length;
    // Two heads of arrows have halos.
    const paths = count("path") + 4;
    for (const [tag, wanted] of Object.entries({ path: paths, circle: count("circle") })) {
      assert.equal(text.split(`<${tag} `).length - 1, wanted, `${tag}, layer ${layer}`);
    }
  }
});

test("mixtures are those of CSS", () => {
  // From a browser: color-mix(in oklab, #e07b00 34%, #fbfaf6) and color-mix(in oklab, #ffb347 34%, #12161f).
  assert.equal(oklabMix("#e07b00", "#fbfaf6", 0.34), "#f5d0b2");
  assert.equal(oklabMix("#ffb347", "#12161f", 0.34), "#594734");
  assert.equal(oklabMix("#123456", "#abcdef", 1), "#123456");
});

/**
 * The expected contents of CSV and JSON, from the magnitudes and directions alone.
 * @param {import("./exported.js").Game} game
 */
function replay(game) {
  const { n } = game.state();
  const flat = Array.from(game.transcript());
  let token = 0;
  const visited = [0];
  const rounds = Array.from({ length: flat.length / 5 }, (_, index) => {
    const [magnitude = 0, turn = 0] = flat.slice(5 * index);
    const from = token;
    token = (from + (turn === 0 ? magnitude : n - magnitude)) % n;
    const fresh = !visited.includes(token);
    if (fresh) visited.push(token);
    const direction = /** @type {"+" | "-"} */ (turn === 0 ? "+" : "-");
    return { round: index + 1, from, magnitude, direction, to: token, new: fresh, visited: visited.length };
  });
  return { rounds, visited };
}

for (const name of /** @type {const} */ (["n = 2", "the middle of n = 13", "the end of n = 13", "a plan on n = 45"])) {
  test(`CSV, JSON and the LaTeX table tell the rounds of ${name}`, async () => {
    const game = GAMES[name]();
    const { n, fStar } = game.state();
    const { magnus, derek, seed } = game.facts();
    const { rounds, visited } = replay(game);
    const csv = (await exported("csv", game)).text.trimEnd().split("\n");
    assert.equal(csv[0], "round,from,magnitude,direction,to,new,visited,way");
    const wayOf = { "+": "clockwise", "-": "counter-clockwise" };
    assert.deepEqual(
      csv.slice(1),
      rounds.map(({ direction, ...one }) => {
        const before = [one.round, one.from, one.magnitude, `"${direction}"`, one.to, Number(one.new), one.visited];
        return [...before, wayOf[direction]].join(",");
      }),
    );
    // A spreadsheet reads what begins like a formula as one.
    for (const cell of csv.flatMap((line) => line.split(","))) assert.doesNotMatch(cell, /^[-+=@](?!\d)/);
    const json = JSON.parse((await exported("json", game)).text);
    const expected = rounds.map(({ visited: _, ...round }) => round);
    const players = { magnus: magnus.id, derek: derek.id, seed };
    assert.deepEqual(json, { n, fStar, ...players, link: LINK, rounds: expected, visited });
    const { text } = await exported("latex", game);
    const rows = [...text.matchAll(/^ {2}(\d+) & (\d+) & (\d+) & \$([+-])\$ & (\d+) & (yes)? ?\\\\$/gm)];
    assert.deepEqual(
      rows.map(([, ...cells]) => cells),
      rounds.map((one) => [
        ...[one.round, one.from, one.magnitude, one.direction, one.to].map(String),
        one.new ? "yes" : undefined,
      ]),
    );
    assert.ok(text.includes(`% Game: ${LINK}\n`) || text.includes(`% ${LINK}\n`));
  });
}

test("going back exports what has been played up to there", async () => {
  const game = played({ n: 13, derek: "protector" });
  game.goTo(3);
  const { text, name } = await exported("csv", game);
  assert.equal(text.trimEnd().split("\n").length, 1 + 3);
  assert.equal(name, "magnus-derek-n13-round3.csv");
});

test("a PNG with the source is the same PNG with one more sound chunk", () => {
  const png = new Uint8Array(readFileSync(new URL("../../www/screenshot.png", import.meta.url)));
  const before = chunksOf(png);
  const after = chunksOf(embedSource(png, "https://example.org/#ℓ"));
  for (const { type, content, crc } of after) {
    assert.equal(crc32([...new TextEncoder().encode(type), ...content]), crc);
  }
  assert.deepEqual(
    after.filter(({ type }) => type !== "iTXt").map(({ crc }) => crc),
    before.map(({ crc }) => crc),
  );
  assert.equal(after[1]?.type, "iTXt");
  assert.equal(new TextDecoder().decode(after[1]?.content), "Source\0\0\0\0\0https://example.org/#ℓ");
});

/** @param {Uint8Array} png */
function chunksOf(png) {
  const numbers = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const chunks = [];
  for (let at = 8; at < png.length; ) {
    const length = numbers.getUint32(at);
    const type = new TextDecoder().decode(png.subarray(at + 4, at + 8));
    chunks.push({ type, content: png.subarray(at + 8, at + 8 + length), crc: numbers.getUint32(at + 8 + length) });
    at += 12 + length;
  }
  return chunks;
}

test("a GIF has each colour of the palette, and room for the transparent one", () => {
  for (const theme of THEMES) {
    const colours = coloursOf(theme);
    assert.ok(colours.length <= 255, `${colours.length} colours`);
    assert.equal(new Set(colours.map(String)).size, colours.length);
    const named = Object.values(PALETTE).map(([light, dark]) => (theme === "light" ? light : dark));
    const pixels = named.flatMap((hex) =>
      [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).concat(255),
    );
    const found = Array.from(indexer(colours)(new Uint8ClampedArray(pixels)), (index) => colours[index]);
    assert.deepEqual(
      found.flatMap((rgb) => [...(rgb ?? []), 255]),
      pixels,
    );
  }
});

/** A game that goes on long after its end. @param {number} rounds */
function endless(rounds) {
  const game = newGame({ n: 13, magnus: "human", derek: "clockwise" });
  for (let round = 0; round < rounds; round++) game.call(1);
  return game;
}

const longGame = played({ n: 1601, derek: "hoarder" }, 700);
for (const [id, game, more, sentence] of /** @type {const} */ ([
  ["pdf", undefined, {}, `There is no format called “pdf”. The choices are ${FORMAT_IDS.join(", ")}.`],
  ["svg", undefined, { theme: "blue" }, "The theme must be light or dark, but it is “blue”."],
  ["svg", undefined, { look: { layer: 3 } }, outOfRange("The layer", 0, 2, 3)],
  ["png", undefined, { size: 9 }, outOfRange("The size of a PNG in pixels", 100, "4,320", 9)],
  ["gif", undefined, { size: 1081 }, outOfRange("The size of a GIF in pixels", 100, "1,080", 1081)],
  ["gif", undefined, { from: -1 }, outOfRange("The first round of a GIF", 0, 7, -1)],
  ["gif", undefined, { from: 5, to: 4 }, outOfRange("The last round of a GIF", 5, 7, 4)],
  ["gif", undefined, { to: 8 }, outOfRange("The last round of a GIF", 0, 7, 8)],
  ["gif", undefined, { pace: 0.5 }, outOfRange("The pace of a GIF in milliseconds for each round", 20, "60,000", 0.5)],
  [
    "tikz",
    longGame,
    {},
    "A TikZ picture has at most 1,500 positions, but this table has 1,601: export it as SVG instead.",
  ],
  [
    "latex",
    endless(10_001),
    {},
    "A LaTeX table has at most 10,000 rounds, but this game has 10,001: export it as CSV instead.",
  ],
])) {
  test(`refused: ${sentence}`, async () => {
    const refused = exported(id, game ?? middleOfGame(), /** @type {any} */ (more));
    await assert.rejects(refused, { name: "Error", message: sentence });
  });
}

test("an aborted export says so", async () => {
  for (const { id } of FORMATS) {
    await assert.rejects(exported(id, middleOfGame(), { signal: AbortSignal.abort() }), { name: "AbortError" });
  }
});

test("the list of formats costs none of their code", () => {
  const code = readFileSync(new URL("../../www/table/export/formats.js", import.meta.url), "utf8");
  const atOnce = [...code.matchAll(/^import .* from "(.*)";$/gm)].map((match) => match[1]);
  assert.deepEqual(atOnce, ["../../kit/sentences.js", "./request.js"]);
});

test("the reference in each language and the published types list the formats that there are", async () => {
  const read = (/** @type {string} */ path) => readFileSync(new URL(`../../www/${path}`, import.meta.url), "utf8");
  for (const [file, sentence] of /** @type {const} */ ([
    ["reference.html", /The game as a file: [^.]*/],
    ["de/reference.html", /Die Partie als Datei: [^.]*/],
  ])) {
    const [listed = ""] = sentence.exec(await htmlOf(file)) ?? [];
    assert.deepEqual(listed.match(/(?<=<code>)\w+/g), FORMAT_IDS, file);
  }
  const types = withFormats(read("table/element-types.d.ts"), (id) => `"${id}"`);
  const [said = ""] = /The game as a file: [^.]*/.exec(types) ?? [];
  assert.deepEqual(said.match(/(?<=")\w+(?=")/g), FORMAT_IDS);
});

test("a GIF never lasts longer than 20 seconds, and shows its first and last round and all it can between", () => {
  for (const first of [0, 7]) {
    for (const count of [1, 2, 5, 19, 20, 21, 100, 131, 132, 500, 5000, 100_000]) {
      for (const asked of [20, 25, 100, 150, 900, 1000, 60_000]) {
        const last = first + count - 1;
        const { rounds, pace } = gifPlan(first, last, asked);
        const about = `${count} frames of ${asked} ms`;
        assert.ok(pace * (rounds.length - 1 + 3) <= 20_000, about);
        assert.ok(pace <= asked && pace >= Math.min(asked, 150) - 10, about);
        assert.deepEqual([rounds[0], rounds.at(-1)], [first, last], about);
        const steps = rounds.slice(1).map((round, index) => round - (rounds[index] ?? 0));
        // Evenly: no two gaps differ by more than a round.
        if (count > 1) assert.ok(Math.min(...steps) >= 1 && Math.max(...steps) - Math.min(...steps) <= 1, about);
        if (asked * (count + 2) <= 20_000)
          assert.deepEqual([rounds.length, pace], [Math.min(count, 600), asked], about);
        // None is left out as long as each can be seen.
        if (count <= 131) assert.equal(rounds.length, count, about);
      }
    }
  }
});

test("at the foot of a picture stand table, players, result and address, inside its edges", async () => {
  const { text } = await exported("svg", played({ n: 13, derek: "protector" }));
  const [, foot = ""] = text.split("</g>\n<g");
  const lines = [...foot.matchAll(/y="([\d.]+)" font-size="([\d.]+)">([^<]*)</g)];
  assert.equal(lines.length, 2);
  const [table = "", result = ""] = lines.map(([, , , line = ""]) => line);
  assert.match(table, /^Magnus–Derek table, n = 13 · Magnus: [^·]+ · Derek: [^·]+$/);
  assert.match(result, /^12 of 13 visited in \d+ rounds · example\.org\/table\/#n=13/);
  const [, top, side] = /viewBox="\S+ (\S+) (\S+)/.exec(text) ?? [];
  for (const [, y, size, line = ""] of lines) {
    assert.ok(Number(y) + 0.3 * Number(size) < Number(top) + Number(side), "above the lower edge");
    const letters = line.replace(/&\w+;/g, "&").length;
    assert.ok(0.58 * Number(size) * letters < Number(side), "between the sides");
  }
  const long = `https://example.org/table/#1.${"x".repeat(100)}`;
  assert.match((await exported("svg", middleOfGame(), { link: long })).text, /7 rounds · example\.org\/table\/</);
  // A game from a disk has no address for others.
  assert.match((await exported("svg", middleOfGame(), { link: "n=13" })).text, /visited in 7 rounds<\/text>/);
});
