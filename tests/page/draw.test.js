// @ts-check
/** The program of the package that draws without a browser, as the build has made it. */

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { exported, played } from "./exported.js";

const PROGRAM = fileURLToPath(new URL("../../target/package/dist/draw.mjs", import.meta.url));
const skip = existsSync(PROGRAM) ? false : "target/package is missing: ./build.sh package makes it";

/** @param {string[]} options */
function draw(...options) {
  const { status, stdout, stderr } = spawnSync("node", [PROGRAM, ...options], { encoding: "utf8" });
  return { status, stdout, stderr: stderr.trim() };
}

const PLAYERS = ["n=13", "magnus=layers", "derek=hoarder"];

test("it draws the same SVG and TikZ as the table's own export", { skip }, async () => {
  const game = played({ n: 13, derek: "hoarder" }, 5);
  for (const id of ["svg", "tikz"]) {
    const { text } = await exported(id, game, { link: "", slide: true });
    assert.equal(draw(id, ...PLAYERS, "round=5").stdout, text, id);
  }
  game.free();
});

test("a link says the round and the layers, and attributes count before it", { skip }, () => {
  const link = "state=n=13&magnus=layers&derek=hoarder&round=5&layers=2";
  assert.equal(draw("svg", link).stdout, draw("svg", ...PLAYERS, "round=5", "layers=2").stdout);
  assert.match(draw("words", link, "round=3").stdout, /after 3 rounds/);
  assert.notEqual(draw("svg", link, "theme=dark").stdout, draw("svg", link).stdout);
});

test("it speaks German", { skip }, () => {
  assert.match(draw("words", ...PLAYERS, "lang=de").stdout, /^Der Magnus–Derek-Tisch, n = 13, nach 0 Runden\./);
});

test("what it refuses is one sentence, and nothing is drawn", { skip }, () => {
  for (const [options, sentence] of /** @type {[string[], RegExp][]} */ ([
    [["svg", "n=1"], /from 2 to 1,048,576, but it is 1/],
    [["svg", "n=13", "round=2"], /after round 0 there it is a person's move/],
    [["svg", ...PLAYERS, "round=99"], /There is no round 99: the game stands at round \d+/],
    [["svg", ...PLAYERS, "layers=9"], /layers is a whole number from 1 to \d, not “9”/],
    [["svg", "state=1.abc"], /This link is damaged/],
    [["svg", "size=4"], /There is no attribute size; there are n, magnus/],
    [["svg", "theme=blue"], /theme must be/],
    [["svg", "lesson=shield/hold"], /A step of a lesson or a puzzle is not drawn/],
    [["svg", "puzzle=only-call&level=3&seed=1"], /A step of a lesson or a puzzle is not drawn/],
    [["png", "n=13"], /There is no format png; there are words, svg/],
    [["svg", "13"], /Write NAME=VALUE, not “13”/],
  ])) {
    const { status, stdout, stderr } = draw(...options);
    assert.deepEqual([status, stdout, stderr.split("\n").length], [1, "", 1], stderr);
    assert.match(stderr, sentence);
  }
});
