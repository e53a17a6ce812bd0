// @ts-check
/** The words of the companion games, for real games of the core; addresses; the meaning of a written move. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { begin } from "../../www/build/core.mjs";
import { encodeLink } from "../../www/pages/companions/address.js";
import * as core from "../../www/pkg/companions.js";
import { kind as dominoes } from "../../www/table/companion/dominoes/kind.js";
import { announcement, moveStory, outcomeText, whoIn, yourTurn } from "../../www/table/companion/game-in-words.js";
import { kind as multivisionKind } from "../../www/table/companion/multivision/kind.js";
import * as multivision from "../../www/table/companion/multivision/multivision-in-words.js";
import { kind as numbersKind } from "../../www/table/companion/number-game/kind.js";
import * as numbers from "../../www/table/companion/number-game/number-game-in-words.js";
import { english } from "../../www/text/english.js";
import { companionRefusalText } from "../../www/text/say/companion-refusals.js";
import { nameOf } from "../../www/text/say/companions/companions.js";
import { powerName } from "../../www/text/say/companions/multivision.js";
import { outOfRange } from "../out-of-range.js";

begin(core, "companions", companionRefusalText);

/** @import { CompanionKind } from "../../www/table/companion/types" */

/** @type {Record<string, CompanionKind>} */
const KINDS = {
  dominoes: dominoes(english),
  multivision: multivisionKind(english),
  "number-game": numbersKind(english),
};

/** The sentences of a game of two computers, played to its end. @param {string} link */
function told(link) {
  const name = link.slice(0, link.indexOf("="));
  const kind = /** @type {CompanionKind} */ (KINDS[name]);
  const game = core.Companion.open(name, link);
  const said = [];
  for (;;) {
    const view = game.view();
    said.push(announcement(kind, view, 0), outcomeText(english, view), Object.values(yourTurn(kind, view)).join(". "));
    if (!view.canStep) return { said, view };
    game.step();
  }
}

for (const start of [
  "dominoes=23",
  "dominoes=2",
  "dominoes=1",
  "multivision=12,18",
  "multivision=12,18&k=3",
  "multivision=36",
  "multivision=1",
  "number-game=100,38",
  "number-game=1000000000000000000,3",
  "number-game=5,5",
]) {
  test(`every sentence of ${start} is complete, whoever plays`, () => {
    for (const players of ["first=perfect&second=random", "first=random&second=perfect"]) {
      const { said, view } = told(`${start}&${players}&seed=4`);
      for (const sentence of said)
        assert.doesNotMatch(sentence, /undefined|NaN|null|\[object|\*{4}| {2}|\.\./, sentence);
      assert.ok(view.over);
      assert.match(yourTurn(/** @type {CompanionKind} */ (KINDS[start.split("=")[0] ?? ""]), view).heading, /has won$/);
    }
  });
}

test("a person is addressed, two persons are told apart", () => {
  const view = (/** @type {string} */ rest) => core.Companion.open("dominoes", `dominoes=23${rest}`).view();
  assert.equal(whoIn(view("&moves=1"), 0), "you");
  assert.equal(whoIn(view("&moves=1"), 1), "computer");
  const other = whoIn(view("&second=human"), 1);
  assert.ok(other !== "you");
  assert.equal(nameOf(english, other), "The second player");
  assert.match(outcomeText(english, view("")), /\*\*N-position\*\*: you are to move and can force a win\.$/);
  assert.match(outcomeText(english, view("&moves=1")), /\*\*N-position\*\*|\*\*P-position\*\*/);
});

test("a computer move is told with its reason, and one that was not its own is told as that", () => {
  const open = (/** @type {string} */ link) => core.Companion.open("dominoes", link).view();
  const kind = /** @type {CompanionKind} */ (KINDS.dominoes);
  const own = open("dominoes=20&first=perfect&second=human");
  const [made] = own.moves;
  assert.ok(made);
  assert.equal(
    moveStory(kind, made, 0, own),
    "The computer put a domino on **1** and **2**. On an empty circle all moves are alike: a path of 18 spaces remains, with the value 2, and the player who moves next can win.",
  );
  const foreign = open("dominoes=20&first=perfect&second=human&moves=7");
  assert.match(moveStory(kind, /** @type {any} */ (foreign.moves[0]), 0, foreign), /would have moved differently\.$/);
});

test("a move of multivision in writing is understood as the core does", () => {
  assert.deepEqual(multivision.changesOf("1/2*3^4"), [{ pile: 1, prime: 2, times: 1, product: "3^4" }]);
  assert.deepEqual(multivision.changesOf("1/2^3, 2/2*5*7"), [
    { pile: 1, prime: 2, times: 3, product: "" },
    { pile: 2, prime: 2, times: 1, product: "5*7" },
  ]);
  assert.deepEqual(
    multivision.changesOf("1/229*(233..541)^(p!-e)")?.map(({ product }) => product),
    ["(233..541)^(p!-e)"],
  );
  assert.equal(multivision.changesOf("nonsense"), null);
  assert.equal(
    multivision.moveText(english, "1/2*3", "you"),
    "You divided pile 1 by **2** and multiplied it by **3**.",
  );
  assert.equal(multivision.adviceText(english, "2/3^2"), "Divide pile 2 by **3^2**.");
});

test("a losing move spoils the column of its prime and the columns to the right of it", () => {
  const view = (/** @type {string} */ start) =>
    /** @type {any} */ (core.Companion.open("multivision", `multivision=${start}&first=perfect&second=perfect`));
  const said = (/** @type {string} */ start) => {
    const game = view(start);
    game.step();
    const now = game.view();
    return multivision.reasonText(english, now.moves[0].author.why, now);
  };
  assert.match(
    said("3^2*7^2"),
    /divides by the smallest prime in the piles and upsets its column and all larger ones, 3 in all;/,
  );
  // There is only one prime.
  assert.match(said("49"), /divides by the smallest prime in the piles and upsets its column; the answer/);
});

test("a pile states its size exactly, roughly, or as beyond counting", () => {
  const size = (/** @type {string} */ piles) => {
    const { primes, piles: all } = /** @type {any} */ (
      core.Companion.open("multivision", `multivision=${piles}`).view()
    ).position;
    return multivision.sizeText(english, all[0], primes);
  };
  assert.equal(size("1000000"), "1,000,000");
  assert.equal(size("2^1000"), "about 10^301");
  assert.equal(size("2^(10^20)"), "a number with about 10^19 digits");
  assert.equal(size("2^T(7)"), "too large for its digits to be counted");
});

test("powers have their names", () => {
  assert.deepEqual(
    [2, 3, 4, 8, 11, 21, 22, 113].map((k) => powerName(english, k)),
    [
      "a square",
      "a cube",
      "a 4th power",
      "an 8th power",
      "an 11th power",
      "a 21st power",
      "a 22nd power",
      "a 113th power",
    ],
  );
});

test("an equation of the Number Game is right with 18 digits", () => {
  const view = core.Companion.open(
    "number-game",
    "number-game=999999999999999999,2&first=human&second=human&moves=a499999999999999999",
  ).view();
  assert.equal(
    numbers.moveText(english, { text: "a499999999999999999" }, "you", view, 0),
    "You took **A − 499,999,999,999,999,999B** = 999,999,999,999,999,999 − 499,999,999,999,999,999 · 2 = **1**.",
  );
});

test("links become addresses of harmless characters, and are the same again when decoded", () => {
  const link = "multivision=(2..541)^p,12&k=2&first=human&second=human&seed=1&moves=1/229 * (233..541)^(p!-e);2/2*3";
  const address = encodeLink(link);
  assert.match(address, /^#[\w.~%=&,;/-]+$/);
  assert.equal(decodeURIComponent(address.slice(1)), link);
});

test("any JavaScript value gets a sentence", () => {
  const game = core.Companion.open("dominoes", "dominoes=20&second=human");
  for (const value of [undefined, null, {}, Number.NaN, 2.5, -1, "two", Symbol.iterator, 10n]) {
    assert.throws(() => game.make(value), new RegExp(outOfRange("The first space of a domino", 1, 20, ".*")));
  }
  assert.throws(() => core.countWinningPairs(1, 2, undefined, 4), /B₁ must be a whole number/);
  assert.throws(() => core.dominoAnswer("many"), /The number of spaces must be/);
  assert.throws(() => new core.Companion("chess", []), /There is no companion game called “chess”/);
  assert.equal(game.delay("5"), undefined);
});
