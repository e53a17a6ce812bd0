// @ts-check
/** What the core refuses in the companion games is said in German on German pages, with the values and limits of the English. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as core from "../../www/pkg/companions.js";
import { companionRefusal } from "../../www/words/de/companion-refusals.js";

core.initSync({ module: readFileSync(new URL("../../www/pkg/companions_bg.wasm", import.meta.url)) });

const ENGLISH = /\b(the|of|and|is|are|but|must|there|with|one|which|moves?|piles?|prime|number|least|most)\b/i;

/** The sentence of a refusal. @param {() => unknown} act */
function refusal(act) {
  try {
    act();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return assert.fail(`${act} is not refused`);
}

/** A move, or several, in a game. @param {string} link @param {string} text */
const move = (link, text) => () => {
  const name = link.slice(0, link.indexOf("="));
  core.Companion.open(name, link).make(text);
};
/** @param {string} link */
const open = (link) => () => core.Companion.open(link.slice(0, link.indexOf("=")), link);

/** @type {(() => unknown)[]} */
const WRONG = [
  open("dominoes=0"),
  open("dominoes=x"),
  open("dominoes=23&seed=-1"),
  open("dominoes=23&first=me"),
  open("dominoes=23&moves=1;1"),
  () => core.Companion.open("dominoes", "multivision=12"),
  () => core.Companion.open("chess", "chess=1"),
  () => core.Companion.open("dominoes", `dominoes=23&moves=${"1;".repeat(40_000)}`),
  move("dominoes=23", "99"),
  move("dominoes=23", "two"),
  move("dominoes=1", "1"),
  move("dominoes=2&second=human&moves=1", "1"),
  move("dominoes=23&second=human&moves=1", "2"),
  move("dominoes=23&first=perfect&second=perfect", "2"),
  () => core.Companion.open("dominoes", "dominoes=23").step(),
  () => core.dominoAnswer("0"),
  () => core.mapRows("1"),
  () => core.countWinningPairs("5", "1", "1", "2"),
  () => core.countWinningPairs("0", "1", "1", "2"),
  open("number-game=5"),
  open("number-game=0,5"),
  move("number-game=100,38", "c1"),
  move("number-game=100,38", "a0"),
  open("multivision=0"),
  open("multivision=12,"),
  open(`multivision=${Array.from({ length: 13 }, () => "2").join(",")}`),
  open("multivision=1009"),
  open("multivision=(5..2)"),
  open("multivision=2^e"),
  open("multivision=2^T(0)"),
  open("multivision=12;18"),
  open("multivision=12&k=1"),
  open(`multivision=2^${"(".repeat(200)}`),
  open(`multivision=${"2*".repeat(2100)}2`),
  move("multivision=12,18", "3/2"),
  move("multivision=12,18", "1/5"),
  move("multivision=12,18", "1/2^2"),
  move("multivision=12,18", "1/2*2"),
  move("multivision=12,18", "1/2*7"),
  move("multivision=12,18", "1/2,2/2"),
  move("multivision=12,18&k=3", "1/2,1/2"),
  move("multivision=12,18&k=3", "1/2,2/3"),
  move("multivision=12,18&k=3", "1/2^2,2/2"),
  move("multivision=12,18&k=3", "1/2^9"),
  move("multivision=12,18", "1/2*3^"),
  move("multivision=12,18", "1"),
  move("multivision=12,18", "1/2!"),
  move("multivision=12,18", "1/99999999999999999999"),
  move("multivision=12,18", "1/2*3^(T(9)*T(8))"),
  () => core.Companion.open("multivision", "multivision=12,18").delay("x"),
  () => core.Companion.open("multivision", "multivision=12,18").delay(""),
];

test("every refusal of the companion games has a German sentence that names what the English names", () => {
  for (const act of WRONG) {
    const english = refusal(act);
    const german = companionRefusal(english);
    assert.notEqual(german, english, `${act}: ${english}`);
    assert.doesNotMatch(
      german.replace(/„.*?“|number-game|human, perfect und random/gs, ""),
      ENGLISH,
      `${english} → ${german}`,
    );
    const digits = (/** @type {string} */ text) =>
      (text.match(/\d+(?:[.,]\d{3})*/g) ?? []).map((one) => one.replace(/[.,]/g, ""));
    for (const number of digits(english)) assert.ok(digits(german).includes(number), `${english} → ${german}`);
  }
});

test("what is no refusal of these games stays as it is", () => {
  assert.equal(companionRefusal("Something else."), "Something else.");
});
