// @ts-check
/** The ladder of first games: its order, its games, and the best ones that are kept. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { bestOn } from "../../www/pages/play/best.js";
import { gameAt, HELPLESS, NEW, OFFERED } from "../../www/pages/play/helpless.js";
import { isBetter, keepBest } from "../../www/pages/play/keep-best.js";
import { RUNGS } from "../../www/pages/play/rungs.js";
import { isRung, rungAfter } from "../../www/pages/play/way-up.js";
import * as core from "../../www/pkg/magnus_derek.js";
import { english } from "../../www/text/english.js";
import { plainText } from "../../www/text/names.js";
import { bestText, ideaText, nextText } from "../../www/text/say/ladder.js";
import { headlineText } from "../../www/text/say/verdict.js";
import { newGame } from "./core.js";

test("the ladder leads from 9 over 13, 15 and 16 to 21, each with its own words", () => {
  const way = [];
  for (let n = RUNGS[0] ?? 0; n; n = rungAfter(n) ?? 0) way.push(n);
  assert.deepEqual(way, [9, 13, 15, 16, 21]);
  assert.deepEqual([rungAfter(8), rungAfter(14), rungAfter(21), rungAfter(100)], [9, 15, null, null]);
  assert.deepEqual([isRung(15), isRung(14)], [true, false]);
  const named = [...RUNGS, null].map((rung) => nextText(english, rung));
  assert.equal(new Set(named).size, 6);
  assert.equal(named[2], "Next: 15 positions, he cannot get them all");
  for (const rung of RUNGS) assert.ok(ideaText(english, rung).length > 40);
});

test("what the ideas say of each table is so", () => {
  const fStar = (/** @type {number} */ n) => newGame({ n }).state().fStar;
  assert.deepEqual(RUNGS.map(fStar), [6, 12, 10, 16, 14]);
});

test("the better game of Derek has fewer positions, then more rounds; that of Magnus more positions, then fewer", () => {
  const [short, long, more] = [
    { visited: 12, rounds: 14 },
    { visited: 12, rounds: 17 },
    { visited: 13, rounds: 30 },
  ];
  assert.deepEqual([isBetter("derek", long, short), isBetter("derek", short, long)], [true, false]);
  assert.deepEqual([isBetter("derek", more, short), isBetter("derek", short, more)], [false, true]);
  assert.deepEqual([isBetter("magnus", short, long), isBetter("magnus", more, short)], [true, true]);
  assert.equal(isBetter("derek", short, short), false);
});

/** Runs something with a storage. @param {object | undefined} storage @param {() => void} act */
function withStorage(storage, act) {
  const before = Object.getOwnPropertyDescriptor(globalThis, "localStorage");
  Object.defineProperty(globalThis, "localStorage", { configurable: true, value: storage });
  try {
    act();
  } finally {
    if (before) Object.defineProperty(globalThis, "localStorage", before);
  }
}

test("the best game on each table and in each seat is kept; without storage, or with rubbish in it, none is", () => {
  const kept = new Map();
  const storage = {
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => kept.set(key, value),
  };
  withStorage(storage, () => {
    assert.equal(bestOn(13, "derek"), null);
    keepBest(13, "derek", { visited: 12, rounds: 14 });
    keepBest(13, "derek", { visited: 12, rounds: 17 });
    assert.deepEqual(keepBest(13, "derek", { visited: 12, rounds: 15 }), { visited: 12, rounds: 17 });
    keepBest(13, "magnus", { visited: 12, rounds: 15 });
    assert.deepEqual([bestOn(13, "derek")?.rounds, bestOn(13, "magnus")?.rounds, bestOn(15, "derek")], [17, 15, null]);
    const games = [
      ...['{"visited":"x"}', '{"visited":14,"rounds":20}', '{"visited":-1,"rounds":20}', '{"visited":12,"rounds":0}'],
      ...['{"visited":12,"rounds":1e99}', '{"visited":12,"rounds":15,"few":"x"}', "[12,15]", '"12"', "null", "7"],
    ].map((game) => `{"13 derek":${game}}`);
    for (const rubbish of ["{", "3", "null", "[]", ...games]) {
      kept.set("magnus-derek-best", rubbish);
      assert.equal(bestOn(13, "derek"), null, rubbish);
      // The next game takes its place.
      keepBest(13, "derek", { visited: 12, rounds: 15 });
      assert.equal(bestOn(13, "derek")?.rounds, 15, rubbish);
    }
  });
  withStorage(undefined, () => {
    assert.equal(bestOn(13, "derek"), null);
    assert.deepEqual(keepBest(13, "derek", { visited: 12, rounds: 14 }), { visited: 12, rounds: 14 });
  });
});

test("a person's best is told in his terms", () => {
  const perfect = { few: 12, par: 15 };
  const told = (/** @type {"magnus" | "derek"} */ seat, /** @type {number} */ visited) =>
    plainText(bestText(english, seat, 13, { visited, rounds: 16 }, perfect));
  assert.equal(told("derek", 12), "Your best on 13: 16 rounds, perfect is 15. More rounds are better for you.");
  assert.equal(told("derek", 13), "Your best on 13: he got 13, perfect is 12. Fewer are better for you.");
  assert.equal(told("magnus", 12), "Your best on 13: 12 positions in 16 rounds, perfect is 12 in 15.");
});

test("the headline says the rounds, or the positions where there are more or fewer than perfect play gives", () => {
  const derek = newGame({ n: 13, magnus: "layers", derek: "human" });
  while (derek.state().turn !== "over") derek.answer("-");
  const said = plainText(headlineText(english, derek.state(), derek.facts(), derek.visited().length));
  assert.equal(said, `You held out ${derek.facts().lastVisit} rounds. Perfect is 15.`);
  const lost = newGame({ n: 15, magnus: "any-pair", derek: "human", seed: 1 });
  // He enters the class that was not entered last.
  for (let round = 0; lost.state().turn !== "over"; round++) lost.answer("+--"[round % 3] === "+" ? "+" : "-");
  const visited = lost.visited().length;
  assert.ok(visited > 10, String(visited));
  assert.equal(
    plainText(headlineText(english, lost.state(), lost.facts(), visited)),
    `He got ${visited} of 15. Perfect is 10.`,
  );
});

test("in the game with three new positions Derek is helpless exactly where the page says so", () => {
  const game = core.Handle.open(gameAt(4));
  assert.equal(game.state().token, 4);
  assert.equal(game.state().magnitude, 2, "the call that the page tells of waits");
  const depths = Array.from(game.depths());
  const left = depths.flatMap((depth, position) => (depth === 0 ? [position] : []));
  assert.deepEqual(left, NEW);
  // The core's pairs: a midpoint and half the distance of the two.
  const witnesses = new Map();
  for (let position = 0; position < 13; position++) {
    for (let call = 1; call <= 6; call++) {
      if ([position + call, position + 13 - call].every((end) => left.includes(end % 13)))
        witnesses.set(position, call);
    }
  }
  assert.deepEqual(witnesses, new Map(HELPLESS.map(({ seat, call }) => /** @type {const} */ ([seat, call]))));
  const layer = depths.flatMap((depth, position) => (depth <= 1 ? [position] : []));
  assert.deepEqual(
    layer,
    [...new Set([...NEW, ...witnesses.keys()])].sort((a, b) => a - b),
    "M(A)",
  );
  for (const { seat, call } of HELPLESS) {
    const state = core.Handle.open(gameAt(seat)).state();
    assert.deepEqual([state.token, state.magnitude], [seat, call]);
  }
  assert.ok(OFFERED.some((seat) => !witnesses.has(seat)) && OFFERED.some((seat) => witnesses.has(seat)));
});
