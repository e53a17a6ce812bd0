// @ts-check
/**
 * Refusals of the companion games: in English as the error says it, in German from its data, with the same values and
 * limits.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { begin } from "../../www/build/core.mjs";
import { describedErrorText, errorText } from "../../www/kit/sentences.js";
import * as core from "../../www/pkg/companions.js";
import "../../www/text/de/scripts/dominoes.js";
import { english } from "../../www/text/english.js";
import { pageSpeaker } from "../../www/text/page-speaker.js";
import { companionRefusalText } from "../../www/text/say/companion-refusals.js";
import { codesOf, holdNumbers, refusedIn } from "./refused.js";

begin(core, "companions", companionRefusalText);

const TYPES = readFileSync(new URL("../../www/core/companion/core-types.d.ts", import.meta.url), "utf8");
const ENGLISH =
  /\b(the|of|and|is|are|but|must|there|with|one|which|has|holds|needs|more|than|moves?|piles?|prime|number|least|most)\b/i;

/** @param {string} name @param {string} link */
const opened = (name, link) => core.Companion.open(name, link);
/** @param {string} link */
const game = (link) => opened(link.slice(0, link.indexOf("=")), link);
/** A move in a game. @param {string} link @param {string} text */
const move = (link, text) => () => game(link).make(text);
/** @param {string} link */
const open = (link) => () => game(link);
/** @param {string} piles @param {string} [formula] */
const delay =
  (piles, formula = "9") =>
  () =>
    game(`multivision=${piles}`).delay(formula);

const GIANTS = Array.from({ length: 101 }, (_, index) => `T(${index + 9})`).join("+");

/** The mistakes, by the code of their refusal. @type {Record<string, (() => unknown)[]>} */
const WRONG = {
  range: [
    open("dominoes=0"),
    open("dominoes=x"),
    open("dominoes=23&seed=-1"),
    move("dominoes=23", "99"),
    move("dominoes=23", "two"),
    () => core.dominoAnswer("0"),
    () => core.pairMap("1"),
    () => core.countWinningPairs("0", "1", "1", "2"),
    () => core.countWinningPairs("1", "0", "1", "2"),
    () => core.countWinningPairs("1", "1", "0", "2"),
    () => core.countWinningPairs("1", "1", "1", "0"),
    open("number-game=0,5"),
    open("number-game=5,0"),
    move("number-game=100,38", "a0"),
    open("multivision=12&k=1"),
  ],
  unknownGame: [() => opened("chess", "chess=1")],
  unknownPlayer: [open("dominoes=23&first=me"), () => game("dominoes=23").setPlayer(2, "me")],
  seat: [() => game("dominoes=23").setPlayer(2, "human")],
  // Whose move it is, and whether there is one, is said before what is wrong with the text.
  notYours: ["2", "two"].map((text) => move("dominoes=23&first=perfect&second=perfect", text)),
  yourMove: [() => game("dominoes=23").step()],
  over: ["1", "two"].map((text) => move("dominoes=2&second=human&moves=1", text)),
  nothingToUndo: [() => game("dominoes=23").undo()],
  nothingToRedo: [() => game("dominoes=23").redo()],
  linkCharacters: [open(`dominoes=23&moves=${"1;".repeat(40_000)}`)],
  linkOfOther: [() => opened("dominoes", "multivision=12")],
  linkMoves: [open(`dominoes=23&moves=${"1;".repeat(1001)}`)],
  linkMove: [open("dominoes=23&moves=1;1"), open("multivision=12&moves=2")],
  linkNeeds: [tooLong],
  covered: [move("dominoes=23&second=human&moves=1", "2")],
  twoNumbers: [open("number-game=5")],
  subtraction: [move("number-game=100,38", "c1")],
  empty: [() => core.countWinningPairs("5", "1", "1", "2"), () => core.countWinningPairs("1", "5", "2", "1")],
  piles: [open(`multivision=${Array.from({ length: 13 }, () => "2").join(",")}`)],
  pile: [move("multivision=12,18", "3/2")],
  pileTwice: [move("multivision=12,18&k=3", "1/2,1/2")],
  twoPrimes: [move("multivision=12,18&k=3", "1/2,2/3")],
  take: [move("multivision=12,18&k=3", "1/2^9"), move("multivision=2^T(9)", "1/2^0")],
  prime: [move("multivision=12,18", "1/5")],
  smallerPrime: [move("multivision=12,18", "1/2*2")],
  exponent: [
    open("multivision=2^(T(9)*T(8))"),
    open(`multivision=2^(${GIANTS})`),
    open("multivision=2^(1-2)"),
    open("multivision=2^(10^999*10^999)"),
    open("multivision=2^(2000000*T(9))"),
    open(`multivision=${"2^(9^999)*".repeat(300)}2`),
    open("multivision=2^T^1001(9)"),
    open("multivision=2^T(0)"),
  ],
  moves: [delay("12,18", "600000*T(9)")],
  oneDivision: [move("multivision=12,18", "1/2,2/2")],
  divisions: [move("multivision=12,18&k=3", "1/2^2,2/2")],
  characters: [open(`multivision=${"2*".repeat(2100)}2`)],
  expected: [
    open("multivision=12,"),
    open("multivision=12;18"),
    move("multivision=12,18", "1/2!"),
    move("multivision=12,18", "x"),
    move("multivision=12,18", "1/x"),
    move("multivision=12,18&k=3", "1/2^x"),
    open("multivision=(x..5)"),
    open("multivision=(2..x)"),
    open("multivision=2^x"),
    open("multivision=2^T^x(9)"),
    delay("6", "9)"),
  ],
  expectedSign: [move("multivision=12,18", "1"), open("multivision=(2.5)"), open("multivision=2^T9")],
  tooLarge: [move("multivision=12,18", "1/99999999999999999999"), open("multivision=2^T^99999999999(9)")],
  digits: [open(`multivision=2^${"9".repeat(1001)}`)],
  primeRange: [open("multivision=(5..2)"), open("multivision=(2..1009)")],
  zero: [open("multivision=0")],
  largeFactor: [open("multivision=1009")],
  nested: [open(`multivision=2^${"(".repeat(200)}`)],
  noExponent: [open("multivision=2^e")],
  noLonger: [delay("4")],
  notNow: [delay("2,6")],
};

/** Two people play on for more moves than a link holds. */
function tooLong() {
  const long = game("multivision=2^2000&first=human&second=human");
  for (let round = 0; round < 1001; round++) long.make("1/2");
  return long.link();
}

/** As the page of the dominoes has it. */
const german = pageSpeaker();

/** Compares the German sentence with the English one. @param {ReturnType<typeof refusedIn>} refused */
function holdGerman(refused) {
  const { message } = refused;
  const said = describedErrorText(german, refused, companionRefusalText);
  assert.notEqual(said, message);
  assert.match(said, /^[^a-z].*\.$/s);
  const own = said.replace(/„.*?“|number-game|human, perfect und random/gs, "");
  assert.doesNotMatch(own, /undefined|\[object/, `${message} → ${said}`);
  assert.doesNotMatch(own, ENGLISH, `${message} → ${said}`);
  holdNumbers(message, said);
}

test("every refusal of the companion games has a German sentence that names what the English names", () => {
  for (const [code, acts] of Object.entries(WRONG)) {
    for (const act of acts) {
      const refused = refusedIn(english, act, companionRefusalText);
      assert.equal(refused.refusal?.code, code, refused.message);
      holdGerman(refused);
    }
  }
});

test("every refusal that these games know is made here, with all that a sentence may be about", () => {
  // A circle of one space is over before a domino could be laid on it; who calls Rust is told more.
  holdGerman({ message: "A circle of one space has no room for a domino.", refusal: { code: "noRoom" } });
  assert.deepEqual([...Object.keys(WRONG), "noRoom"].sort(), codesOf(TYPES, "CompanionRefusal").sort());
  const values = (/** @type {string} */ name, /** @type {string[]} */ ...codes) =>
    new Set(
      codes
        .flatMap((code) => WRONG[code] ?? [])
        .map((act) => refusedIn(english, act, companionRefusalText).refusal[name]),
    );
  assert.deepEqual([...values("what", "range")].sort(), codesOf(TYPES, "Size").sort());
  assert.deepEqual([...values("wanted", "expected")].sort(), codesOf(TYPES, "Part").sort());
  assert.deepEqual([...values("why", "exponent")].sort(), codesOf(TYPES, "ExponentFault").sort());
});

test("an error that is no refusal of these games stays as it is", () => {
  assert.equal(errorText(german, new Error("Something else."), companionRefusalText), "Something else.");
});
