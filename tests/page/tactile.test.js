// @ts-check
/** The picture for swell paper, measured: black shapes on white that fingers can tell apart, and braille in real size. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { frequencyOf } from "../../www/table/panel/game/position-tones.js";
import { speakerIn } from "../../www/text/languages.js";
import { exported, middleOfGame, played } from "./exported.js";

/** @typedef {{x: number, y: number, r: number}} Circle */

/** The braille cells of the digits 0 to 9, as the dots that rise. */
const DIGITS = ["245", "1", "12", "14", "145", "15", "124", "1245", "125", "24"];
const MOST = 60;

/** @param {string} text @returns {(Circle & {isRing: boolean})[]} */
const circlesIn = (text) =>
  [...text.matchAll(/<circle cx="(\S+)" cy="(\S+)" r="(\S+)" fill="(\S+)"/g)].map(([, x, y, r, fill]) => {
    const isRing = fill === "#fff";
    // A ring's line lies around its radius.
    return { x: Number(x), y: Number(y), r: Number(r) + (isRing ? 0.6 : 0), isRing };
  });

/** @param {Circle} a @param {Circle} b from edge to edge */
const gap = (a, b) => Math.hypot(a.x - b.x, a.y - b.y) - a.r - b.r;

/** The numbers in the picture with the dots of each. @param {string} text */
const numbersIn = (text) =>
  [...text.matchAll(/<g><title>(.*?)<\/title>(.*?)<\/g>/g)].map(([, cells = "", dots = ""]) => ({
    cells,
    dots: circlesIn(dots),
  }));

/** Reads a number by its dots alone. @param {Circle[]} dots @param {number} cells */
function readBraille(dots, cells) {
  const [left, top] = [Math.min(...dots.map(({ x }) => x)), Math.min(...dots.map(({ y }) => y))];
  // The sign before a number has all three dots of its right column, and one below on the left.
  return Array.from({ length: cells }, (_, index) =>
    dots
      .flatMap(({ x, y }) => {
        const [across, down] = [(x - left - 6 * index) / 2.5, (y - top) / 2.5];
        const [column, row] = [Math.round(across), Math.round(down)];
        if (column < 0 || column > 1) return [];
        assert.ok(Math.abs(across - column) < 0.01 && Math.abs(down - row) < 0.01, `${x}, ${y}`);
        return [3 * column + row + 1];
      })
      .sort()
      .join(""),
  );
}

const GAMES = {
  "n = 2": () => played({ n: 2 }, 0),
  "the middle of n = 13": middleOfGame,
  "the end of n = 13": () => played({ n: 13, derek: "protector" }),
  "n = 24": () => played({ n: 24, derek: "hoarder" }, 9),
  "n = 45": () => played({ n: 45, magnus: "two-phase", derek: "hoarder" }, 25),
  "n = 60": () => played({ n: MOST, derek: "hoarder" }, 30),
};

for (const [name, gameOf] of Object.entries(GAMES)) {
  test(`the picture of ${name} for swell paper is A4, black on white, with lines of a millimetre and more`, async () => {
    const { text, name: file, blob } = await exported("tactile", gameOf());
    assert.match(text, /<svg [^>]*width="210mm" height="297mm" viewBox="0 0 210 297"/);
    assert.match(file, /^magnus-derek-n\d+-round\d+\.tactile\.svg$/);
    assert.equal(blob.type, "image/svg+xml");
    const colours = [...text.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, colour]) => colour);
    assert.deepEqual([...new Set(colours)].sort(), ["#000", "#fff"]);
    for (const [, width] of text.matchAll(/stroke-width="([^"]*)"/g)) assert.ok(Number(width) >= 1, width);
    assert.doesNotMatch(text, /opacity|<text|class=|style=|NaN|undefined/);
  });

  test(`in the picture of ${name} fingers tell the positions apart, and nothing leaves the page`, async () => {
    const game = gameOf();
    const { n, layerSizes } = game.state();
    const unvisited = layerSizes[0] ?? 0;
    const { text } = await exported("tactile", game);
    const seats = circlesIn(text.replace(/<g>.*?<\/g>/g, "")).filter(({ r }) => r < 20);
    // The key has a disc and a ring more, the table a disc in its middle; the token is a triangle, as in the key.
    assert.equal(seats.filter(({ isRing }) => isRing).length, unvisited + 1);
    assert.equal(seats.filter(({ isRing }) => !isRing).length, n - unvisited - 1 + 2);
    assert.equal(text.match(/<path d="M[^"]*Z"/g)?.length, 2);
    for (const { r } of seats) assert.ok(r >= 2.49, `${r} mm`);
    const dots = numbersIn(text).flatMap((number) => number.dots);
    seats.forEach((one, index) => {
      for (const other of seats.slice(0, index)) assert.ok(gap(one, other) >= 2.45, `${gap(one, other)} mm`);
      for (const dot of dots) assert.ok(gap(one, dot) >= 3, `${gap(one, dot)} mm to a dot`);
    });
    for (const { x, y, r } of [...seats, ...dots]) {
      assert.ok(x - r >= 9.5 && x + r <= 200.5 && y - r >= 9.5 && y + r <= 287.5, `${x}, ${y}`);
    }
  });

  test(`the numbers of ${name} are braille in real size, as many as have room`, async () => {
    const game = gameOf();
    const { n, token, layerSizes } = game.state();
    const { text } = await exported("tactile", game);
    const [letter, ...numbers] = numbersIn(text);
    assert.deepEqual(readBraille(letter?.dots ?? [], 1), ["1345"], "the letter n");
    const read = numbers.map(({ cells, dots }) => {
      for (const { r } of dots) assert.equal(r, 0.8);
      const [sign, ...digits] = readBraille(dots, cells.length);
      assert.equal(sign, "3456");
      return Number(digits.map((digit) => DIGITS.indexOf(digit)).join(""));
    });
    const unvisited = layerSizes[0] ?? 0;
    assert.deepEqual(read.slice(0, 4), [n, token, n - unvisited, unvisited]);
    const labels = read.slice(4);
    const step = labels.length > 1 ? Number(labels[1]) : 1;
    assert.deepEqual(
      labels,
      Array.from({ length: n }, (_, position) => position).filter(
        (at) => at % step === 0 && (at === 0 || at + step <= n),
      ),
    );
    assert.ok(step <= 3, `only every ${step}th has a number`);
    const said =
      step === 1 ? /Each position has its number/ : new RegExp(`Only the positions 0, ${step}, ${2 * step} and`);
    assert.match(/<desc>([^<]*)<\/desc>/.exec(text)?.[1] ?? "", said);
    numbers.forEach(({ dots }, index) => {
      for (const other of numbers.slice(0, index).flatMap((number) => number.dots)) {
        for (const dot of dots) assert.ok(gap(dot, other) >= 3, `${gap(dot, other)} mm between numbers`);
      }
    });
  });
}

test("the picture for swell paper is refused where fingers have no room, in both languages", async () => {
  await assert.rejects(exported("tactile", played({ n: MOST + 1 }, 3)), {
    message: /^A picture for swell paper has at most 60 positions, but this table has 61/,
  });
  const words = await speakerIn("de");
  await assert.rejects(exported("tactile", played({ n: 97 }, 3), { words }), { message: /höchstens 60 Positionen/ });
  const { text } = await exported("tactile", middleOfGame(), { words });
  assert.match(text, /<desc>[^<]*Ein Dreieck ist der Spielstein/);
});

test("the deeper a layer, the lower its pitch, and in no layer it is the lowest", () => {
  for (const deepest of [0, 1, 3, 9, 14, 30]) {
    const pitches = Array.from({ length: deepest + 1 }, (_, layer) => frequencyOf(layer, deepest));
    assert.equal(pitches[0], 880);
    pitches.push(frequencyOf(null, deepest));
    pitches.forEach((pitch, index) => {
      if (index > 0) assert.ok(pitch < Number(pitches[index - 1]) / 1.05, `${index} of ${deepest}: ${pitches}`);
    });
  }
});
