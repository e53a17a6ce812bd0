// @ts-check
/** The ladder of first games: its order, its games, and the best ones that are kept. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { RUNGS } from "../../www/core/rungs.js";
import { KEPT } from "../../www/pages/play/first-minute/shield.js";
import { gameAt, HELPLESS, NEW, OFFERED } from "../../www/pages/play/first-minute/three-left.js";
import { bestOn } from "../../www/pages/play/ladder/best.js";
import { hintOn } from "../../www/pages/play/ladder/hint.js";
import { judge, saveBest } from "../../www/pages/play/ladder/keep-best.js";
import { hasAllStars, isRung, rungAfter } from "../../www/pages/play/ladder/ladder-progress.js";
import * as core from "../../www/pkg/magnus_derek.js";
import { english } from "../../www/text/english.js";
import { speakerIn } from "../../www/text/languages.js";
import { plainText } from "../../www/text/names.js";
import {
  bestText,
  duelText,
  hintText,
  ideaText,
  nextText,
  reachedText,
  rungText,
  sentText,
  solutionText,
} from "../../www/text/say/site/ladder.js";
import { countersText } from "../../www/text/say/table/bounds.js";
import { goal } from "../../www/text/say/table/goal.js";
import { endInMiddle } from "../../www/text/say/table/picture.js";
import { headlineText } from "../../www/text/say/table/verdict.js";
import { newGame } from "./core.js";

test("the ladder leads from 9 over 13, 15 and 16 to 21, each with its own words", () => {
  const way = [];
  for (let n = /** @type {number | null} */ (RUNGS[0]); n !== null; n = rungAfter(n)) way.push(n);
  assert.deepEqual(way, [9, 13, 15, 16, 21]);
  assert.deepEqual([rungAfter(8), rungAfter(14), rungAfter(21), rungAfter(100)], [9, 15, null, null]);
  assert.deepEqual([isRung(15), isRung(14)], [true, false]);
  const named = [...RUNGS, null].map((rung) => nextText(english, rung));
  assert.equal(new Set(named).size, 6);
  assert.equal(named[2], "Next: 15");
  const climb = { goal: goalOf(13), byChance: true, played: 0, isOver: false };
  for (const rung of RUNGS) {
    const [before, after] = [ideaText(english, rung, climb), ideaText(english, rung, { ...climb, isOver: true })];
    assert.ok(before.length > 40);
    assert.doesNotMatch(after, /\?/, "nothing is asked any more");
    assert.notEqual(after, before, "the strip knows that the game is over");
  }
});

test("where only rounds count the strip names the goal, and at the end leaves the result to the verdict", () => {
  const climb = { goal: goalOf(16), byChance: true, played: 0, isOver: false };
  const told = (/** @type {Partial<import("../../www/text/say/site/ladder.js").Climb>} */ other) =>
    plainText(ideaText(english, 16, { ...climb, ...other }));
  assert.equal(told({ played: 9 }), "Hold out 20 rounds. The first 9 are played: all new in any case. Now you choose.");
  assert.match(told({}), /^Hold out 20 rounds\. .* draws his calls by chance\.$/);
  assert.equal(told({ isOver: true }), "He gets all 16, but this Magnus draws his calls by chance.");
  // Another Magnus wastes nothing: there is no goal, and nothing is said of chance.
  for (const isOver of [false, true])
    assert.equal(told({ byChance: false, isOver }), "He gets 16 of 16 in any case, so rounds are all you play for.");
});

/** The game of a table and a seed, as the ladder begins it. @param {number} n @param {number} seed @param {boolean} [fair] */
function rungOf(n, seed, fair = false) {
  const rung = core.rung(`n=${n}&magnus=any-pair&derek=human&seed=${seed}`, fair);
  assert.ok(rung, String(n));
  return rung;
}

/** The goal on a table of the ladder. @param {number} n */
const goalOf = (n) => rungOf(n, 1).goal;

/** Says whether only the rounds count in a game of Derek's that ended so. @param {number} n @param {number} visited */
const countsRounds = (n, visited) => judge(core, n, "derek", { visited, rounds: 1 }).byRounds;

/** Numbers of rounds that a sentence names as what to reach, or as what is possible. */
const REACH = {
  en: /(?:Hold out|Star:(?: \d+ of \d+ in)?|perfect is|he needs|Perfect Magnus:|Perfect: \d+ in) (\d+)\b(?! positions| of)|in this game (\d+)|Magnus (\d+) were/g,
  de: /(?:Halten Sie|Stern: ab|Stern: \d+ von \d+ ab|perfekt sind|braucht er|Perfekter Magnus:|Perfekt: \d+ in) (\d+)|Hier sind (\d+)|Magnus waren (\d+)/g,
};

for (const language of /** @type {const} */ (["en", "de"]))
  test(`on no screen of a ladder game more than one number of rounds is named as what to reach (${language})`, async () => {
    const words = await speakerIn(language);
    words.learn((await import(`../../www/text/${language}/site/ladder.js`)).default);
    let named = 0;
    for (const n of RUNGS)
      for (let seed = 1; seed <= 4; seed++) {
        const { game, played } = begun(n, seed);
        game.solve(() => {});
        for (;;) {
          const [state, facts] = [game.state(), game.facts()];
          const { round, fStar: few } = state;
          const visited = game.visited().length;
          const isOver = state.turn === "over";
          const reached = { visited, rounds: facts.lastVisit };
          const climb = { goal: goalOf(n), byChance: true, played: round === played ? played : 0, isOver };
          const screen = [ideaText(words, n, climb)];
          if (!isOver) screen.push(round > 0 ? countersText(words, state, facts, visited) : goal(words, state, facts));
          else {
            // A headline of positions says nothing of rounds.
            if (visited === few) screen.push(endInMiddle(words, visited, state, facts).lines.join(" "));
            if (visited === few) screen.push(headlineText(words, state, facts, visited, game.verdict()));
            screen.push(bestText(words, n, reached, true, countsRounds(n, visited), goalOf(n)));
          }
          const numbers = screen.flatMap((text) =>
            [...plainText(text).matchAll(REACH[language])].map((found) => found.slice(1).find(Boolean)),
          );
          named += numbers.length;
          assert.ok(
            new Set(numbers).size <= 1,
            `${n}, round ${round}: ${screen.map((text) => plainText(text)).join(" | ")}`,
          );
          if (isOver) break;
          game.answer((seed + round) % 3 === 0 ? "-" : "+");
        }
      }
    assert.ok(named > 20, String(named));
  });

test("on a power of two no game is called perfect, as Magnus gets everything", () => {
  const { game } = begun(16, 5);
  while (game.state().turn !== "over") game.answer("+");
  const { lastVisit } = game.facts();
  assert.equal(
    plainText(headlineText(english, game.state(), game.facts(), 16, game.verdict())),
    `You held out ${lastVisit} rounds; a perfect Magnus would have needed 15.`,
  );
  const least = newGame({ n: 16, magnus: "power-of-two", derek: "human" });
  while (least.state().turn !== "over") least.answer("+");
  assert.equal(
    plainText(headlineText(english, least.state(), least.facts(), 16, least.verdict())),
    "You held out 15 rounds; a perfect Magnus would have needed 15.",
  );
});

test("the ideas are true of each table", () => {
  const fStar = (/** @type {number} */ n) => newGame({ n }).state().fStar;
  assert.deepEqual(RUNGS.map(fStar), [6, 12, 10, 16, 14]);
});

test("the better game of Derek has fewer positions, then more rounds; that of Magnus more positions, then fewer", () => {
  const [short, long, more] = [
    { visited: 12, rounds: 14 },
    { visited: 12, rounds: 17 },
    { visited: 13, rounds: 30 },
  ];
  /** @type {(seat: "magnus" | "derek", one: typeof short, other: typeof short) => boolean} */
  const isBetter = (seat, one, other) => judge(core, 13, seat, one, other).isBetter;
  assert.deepEqual([isBetter("derek", long, short), isBetter("derek", short, long)], [true, false]);
  assert.deepEqual([isBetter("derek", more, short), isBetter("derek", short, more)], [false, true]);
  assert.deepEqual([isBetter("magnus", short, long), isBetter("magnus", more, short)], [true, true]);
  assert.equal(isBetter("derek", short, short), false);
});

/** A storage with nothing in it, and what comes into it. */
function emptyStorage() {
  const kept = new Map();
  const storage = {
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => kept.set(key, value),
  };
  return { kept, storage };
}

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
  const { kept, storage } = emptyStorage();
  withStorage(storage, () => {
    assert.equal(bestOn(13, "derek"), null);
    saveBest(core, 13, "derek", { visited: 12, rounds: 14 });
    saveBest(core, 13, "derek", { visited: 12, rounds: 17 });
    assert.deepEqual(saveBest(core, 13, "derek", { visited: 12, rounds: 15 }), { visited: 12, rounds: 17 });
    saveBest(core, 13, "magnus", { visited: 12, rounds: 15 });
    assert.deepEqual([bestOn(13, "derek")?.rounds, bestOn(13, "magnus")?.rounds, bestOn(15, "derek")], [17, 15, null]);
    const games = [
      ...['{"visited":"x"}', '{"visited":14,"rounds":20}', '{"visited":-1,"rounds":20}', '{"visited":12,"rounds":0}'],
      ...['{"visited":12,"rounds":1e99}', "[12,15]", '"12"', "null", "7"],
    ].map((game) => `{"13 derek":${game}}`);
    for (const rubbish of ["{", "3", "null", "[]", ...games]) {
      kept.set("magnus-derek-best", rubbish);
      assert.equal(bestOn(13, "derek"), null, rubbish);
      // The next game takes its place.
      saveBest(core, 13, "derek", { visited: 12, rounds: 15 });
      assert.equal(bestOn(13, "derek")?.rounds, 15, rubbish);
    }
  });
  withStorage(undefined, () => {
    assert.equal(bestOn(13, "derek"), null);
    assert.deepEqual(saveBest(core, 13, "derek", { visited: 12, rounds: 14 }), { visited: 12, rounds: 14 });
  });
});

test("a game that was sent is told as beaten or not, in rounds or in positions", () => {
  const told = (/** @type {number} */ n, /** @type {number} */ visited, /** @type {boolean} */ isBeaten) =>
    plainText(duelText(english, n, { visited, rounds: 14 }, countsRounds(n, visited), isBeaten));
  assert.equal(told(13, 12, true), "Beaten: the game that was sent had 14 rounds!");
  assert.equal(told(15, 12, false), "The game that was sent had 12 of 15 in 14 rounds: not beaten yet.");
  assert.equal(plainText(sentText(english, "derek")), "Somebody else played Derek. Can you do better?");
  const climb = { goal: goalOf(13), isDuel: true, byChance: true, played: 4, isOver: false };
  assert.equal(
    plainText(ideaText(english, 13, climb)),
    "Hold out 15 rounds to beat the game that was sent. The first 4 are played: all new in any case. Now you choose.",
  );
});

test("a person's best and what the star is for are told in a line", () => {
  const told = (/** @type {number} */ visited, isThis = false, isWanted = false, isMagnus = false) => {
    const reached = { visited, rounds: 16 };
    const { byRounds } = judge(core, 13, isMagnus ? "magnus" : "derek", reached);
    return plainText(bestText(english, 13, reached, isThis, byRounds, isWanted ? goalOf(13) : null));
  };
  assert.equal(told(12), "Your best: 16 rounds.");
  assert.equal(told(12, true, true), "Your best so far. Star: 15 rounds or more.");
  assert.equal(told(13), "Your best: 13 of 13 in 16 rounds.");
  assert.equal(told(12, false, false, true), "Your best: 12 of 13 in 16 rounds.");
  const reached = { visited: 12, rounds: 14 };
  const kept = bestText(english, 15, reached, true, false, goalOf(15));
  assert.equal(plainText(kept), "Your best so far. Star: 10 of 15 in 9 or more.");
  const all = bestText(english, 16, { visited: 16, rounds: 17 }, true, true, goalOf(16));
  assert.equal(plainText(all), "Your best so far. Star: 20 rounds (16 + 16/4) or more.");
});

/** A game of the ladder as it begins for Derek. @param {number} n @param {number} seed */
function begun(n, seed) {
  const { link, way, most, isFair } = rungOf(n, seed);
  return { game: core.Handle.open(link), played: way.length, most, isFair };
}

test("a table of the ladder begins with the first fair game from its seed on, the same for everybody", () => {
  for (const n of RUNGS) {
    let seed = 2;
    while (!rungOf(n, seed).isFair) seed += 1;
    const rung = rungOf(n, 2, true);
    assert.deepEqual(rung, rungOf(n, seed), String(n));
    const game = core.Handle.open(rung.link);
    assert.deepEqual([...game.route(0)], rung.way);
    assert.equal(game.state().round, rung.way.length);
    assert.deepEqual(core.rung(game.beginning(), false), rung);
    game.free();
  }
  assert.equal(core.rung("n=14&magnus=any-pair&derek=human", true), null, "a table that the ladder does not have");
});

/** The fairness of the games of the seeds from 0 on, by tables. @type {[number, string][]} */
const FAIR = [
  [9, "+++++++++++++++++++++"],
  [13, "+-+-+-++++++++--++-++"],
  [15, "+++++++++++++++++++++"],
  [16, "-+------+-++-+++++-++"],
  [21, "+++++++++++++++++++++"],
];
/** The games of the seeds from 1 on, as they begin, and the rounds that are possible in them. @type {[number, string, number][]} */
const BEGUN = [
  [13, "1.W0AQGqZ1YH5", 17],
  [13, "1.W0AgFeliXh", 16],
  [13, "1.W0AwF0ZoUA", 17],
  [13, "1.W0BAFqaCTa", 16],
  [16, "1.c0AQIyuAkaAiM", 22],
  [16, "1.c0AgI5GwWAg8w", 24],
  [16, "1.c0AwIzr61YDAjq", 22],
  [16, "1.c0BAK605tak4Lt", 23],
];

test("a seed begins the same game of the ladder for ever", () => {
  for (const [n, fair] of FAIR) {
    const found = [...fair].map((_, seed) => (begun(n, seed).isFair ? "+" : "-"));
    assert.equal(found.join(""), fair, String(n));
  }
  for (const n of [13, 16]) {
    const found = [1, 2, 3, 4].map((seed) => begun(n, seed)).map(({ game, most }) => [n, game.link(), most]);
    assert.deepEqual(
      found,
      BEGUN.filter(([table]) => table === n),
    );
  }
});

test("a player who follows the answers of the help wins most fair games", () => {
  for (const n of RUNGS) {
    let [fair, earned] = [0, 0];
    for (let seed = 1; seed <= 60; seed++) {
      const { game, isFair } = begun(n, seed);
      if (isFair) {
        fair += 1;
        while (game.state().turn !== "over") {
          const hint = hintOn(game);
          assert.ok(hint);
          game.answer(/^[+−]/.exec(plainText(solutionText(english, hint)))?.[0] === "−" ? "-" : "+");
        }
        const reached = { visited: game.visited().length, rounds: game.facts().lastVisit };
        if (judge(core, n, "derek", reached).hasStar) earned += 1;
      }
      game.free();
    }
    assert.ok(fair >= 20, `${n}: ${fair} of 60`);
    assert.ok(earned >= 0.85 * fair, `${n}: ${earned} of ${fair}`);
  }
});

test("on 16 answers by chance last 17 or 18 rounds on average, and the best ones nearly always the wanted 20", () => {
  let [chance, wanted] = [0, 0];
  const games = 60;
  for (let seed = 1; seed <= games; seed++) {
    const random = newGame({ n: 16, magnus: "any-pair", derek: "random", seed });
    while (random.state().turn !== "over") random.step();
    chance += random.facts().lastVisit / games;
    const { game } = begun(16, seed);
    while (game.state().turn !== "over") {
      const [plus, minus] = game.evaluation().answerLosses ?? [];
      game.answer((plus?.rounds ?? 0) <= (minus?.rounds ?? 0) ? "+" : "-");
    }
    if (game.facts().lastVisit >= goalOf(16).rounds) wanted += 1;
  }
  assert.ok(chance > 17 && chance < 18.5, String(chance));
  assert.ok(wanted >= 0.85 * games, String(wanted));
});

test("a hint names the class to keep before the answer, and a player who follows the answers gives nothing away", () => {
  for (const n of RUNGS) {
    const { game } = begun(n, 4);
    while (game.state().turn !== "over") {
      const hint = hintOn(game);
      assert.ok(hint);
      const [told, solved] = [plainText(hintText(english, hint)), plainText(solutionText(english, hint))];
      assert.match(told, /^Hint: /);
      if (n % 3 === 0) {
        const [first = 0] = hint.kept;
        assert.ok(hint.kept.length === n / 3 && hint.kept.every((position) => position % 3 === first % 3), told);
      } else assert.deepEqual(hint.kept, []);
      game.answer(/^[+−]/.exec(solved)?.[0] === "−" ? "-" : "+");
    }
    const { fStar } = game.state();
    assert.equal(game.visited().length, fStar, `n = ${n}`);
    assert.ok(game.facts().lastVisit >= game.facts().table.par.rounds, `n = ${n}`);
  }
});

test("a hint that names fewer positions than the star asks for says that the star is gone, and it is", () => {
  let late = 0;
  for (const n of [15, 21]) {
    for (let seed = 1; seed <= 12; seed++) {
      const { game } = begun(n, seed);
      for (let round = 0; game.state().turn !== "over"; round++) {
        const hint = hintOn(game);
        assert.ok(hint);
        if (hint.kept.length > 0) {
          const { fStar } = game.state();
          const said = /^Hint: too late for the star, but the circled ones,/.test(plainText(hintText(english, hint)));
          assert.equal(said, hint.kept.length < n - fStar);
          if (said) {
            late += 1;
            // Each number is a way to answer: its digits are the answers.
            for (let way = 0; way < 32; way++) {
              const played = game.copy();
              for (let digits = way; played.state().turn !== "over"; digits >>= 1) {
                const { keeps } = hintOn(played) ?? {};
                played.answer(keeps ?? (digits % 2 ? "-" : "+"));
              }
              assert.ok(played.visited().length > fStar, `${n}, seed ${seed}, round ${round}, way ${way}`);
              played.free();
            }
            break;
          }
        }
        game.answer("+-++-"[(round * seed) % 5] === "+" ? "+" : "-");
      }
      game.free();
    }
  }
  assert.ok(late >= 5, `${late} games`);
});

test("every hint is true of its call by exact play, and tells the two ways apart where one is better", () => {
  const met = new Set();
  for (const n of [13, 16]) {
    for (let seed = 1; seed <= 30; seed++) {
      const { game } = begun(n, seed);
      while (game.state().turn !== "over") {
        const hint = hintOn(game);
        assert.ok(hint);
        const told = plainText(hintText(english, hint));
        const [plus, minus] = hint.ways.map(({ direction, position }) => {
          const after = game.foreseen(direction);
          assert.ok(after);
          after.solve(() => {});
          const { visited, rounds } = after.evaluation().value;
          const { depth } = after.state();
          after.free();
          return { position, depth, visited, rounds };
        });
        assert.equal(told, told.trim());
        assert.ok(plus && minus);
        const better = plus.visited === minus.visited ? plus.rounds - minus.rounds : minus.visited - plus.visited;
        const [best, worse] = better > 0 ? [plus, minus] : [minus, plus];
        const named = /But via (\d+) (perfect play ends (\d+)|he gets (\d+)) /.exec(told);
        const farther = /a new position is (\d+) rounds? from (\d+), but (\d+) rounds? from (\d+)\./.exec(told);
        if (farther) {
          const [near, far] = plus.depth === Number(farther[1]) ? [plus, minus] : [minus, plus];
          assert.deepEqual(farther.slice(1).map(Number), [near.depth, near.position, far.depth, far.position], told);
        }
        const wasted = /There you make him waste (\d+) rounds?\.$/.exec(told);
        if (wasted) assert.equal(Number(wasted[1]), best.depth === null ? null : best.depth - 1, told);
        if (better === 0)
          assert.match(
            told,
            /With perfect play from there both ways are equally good\.|finds no new position any more|lies opposite/,
          );
        else if (named) {
          met.add("named");
          assert.equal(Number(named[1]), worse.position, told);
          if (named[3]) assert.equal(Number(named[3]), best.rounds - worse.rounds, told);
        } else {
          met.add("farther");
          const far = farther ? Number(farther[4]) : /; from (\d+) he finds none/.exec(told)?.[1];
          assert.equal(Number(far), best.position, told);
          if (farther) assert.ok(wasted, `it says why: ${told}`);
        }
        game.answer(better > 0 || (better === 0 && seed % 2 === 0) ? "+" : "-");
      }
    }
  }
  assert.deepEqual([...met].sort(), ["farther", "named"]);
});

test("the hint for a call of n/2 says that there is no choice: both ways lead to the opposite position", () => {
  const game = newGame({ n: 16, magnus: "scripted:8", derek: "human" });
  const hint = hintOn(game);
  assert.ok(hint);
  const told = "Hint: 8 lies opposite, so both ways lead there. You have no choice.";
  assert.deepEqual(
    [hintText, solutionText].map((say) => plainText(say(english, hint))),
    [told, told],
  );
});

test("a table of the ladder is named with its best game and its star", () => {
  assert.equal(rungText(english, 13, null, false), "13 positions");
  const best = { visited: 12, rounds: 15 };
  assert.equal(rungText(english, 13, best, true), "13 positions, best: 12 positions in 15 rounds, star");
  // What is seen has its unit, too: rounds where nothing can be kept, else the positions, which count before them.
  assert.equal(reachedText(english, 13, best, countsRounds(13, 12)), "15 rounds");
  assert.equal(reachedText(english, 13, { ...best, visited: 13 }, countsRounds(13, 13)), "13 of 13");
  assert.equal(reachedText(english, 9, { visited: 6, rounds: 8 }, countsRounds(9, 6)), "6 of 9");
});

test("five stars are complete, four are not", () => {
  const { storage } = emptyStorage();
  withStorage(storage, () => {
    for (const n of RUNGS) {
      assert.equal(hasAllStars(core), false, `before ${n}`);
      const { fStar: few } = newGame({ n }).state();
      saveBest(core, n, "derek", { visited: few, rounds: 30 });
    }
    assert.equal(hasAllStars(core), true);
  });
});

test("the headline says the rounds, or the positions where there are more or fewer than perfect play gives", () => {
  const derek = newGame({ n: 13, magnus: "layers", derek: "human" });
  while (derek.state().turn !== "over") derek.answer("-");
  const said = plainText(headlineText(english, derek.state(), derek.facts(), derek.visited().length, null));
  assert.equal(said, `You can do better: you held out ${derek.facts().lastVisit} rounds, perfect is 15.`);
  const kept = newGame({ n: 15, magnus: "any-pair", derek: "human", seed: 1 });
  while (kept.state().turn !== "over") kept.answer((kept.facts().landings?.[0].position ?? 0) % 3 === 1 ? "-" : "+");
  const { lastVisit } = kept.facts();
  assert.match(
    plainText(headlineText(english, kept.state(), kept.facts(), kept.visited().length, null)),
    new RegExp(`: he got 10 of 15 in ${lastVisit} rounds[,.]`),
  );
  const lost = newGame({ n: 15, magnus: "any-pair", derek: "human", seed: 1 });
  // He enters the class that was not entered last.
  for (let round = 0; lost.state().turn !== "over"; round++) lost.answer("+--"[round % 3] === "+" ? "+" : "-");
  const visited = lost.visited().length;
  assert.ok(visited > 10, String(visited));
  assert.equal(
    plainText(headlineText(english, lost.state(), lost.facts(), visited, null)),
    `You can do better: he got ${visited} of 15, perfect is 10.`,
  );
});

test("Derek is helpless in the game with three new positions exactly where the page says so", () => {
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
    assert.ok(state.landings?.every((landing) => NEW.includes(landing)));
  }
  assert.ok(OFFERED.some((seat) => !witnesses.has(seat)) && OFFERED.some((seat) => witnesses.has(seat)));
});

test("the first minute's game on 9 takes thought: no side said again and again keeps the three", () => {
  let keeping = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const { game, isFair } = begun(9, seed);
    const keeps = [["left"], ["right"], ["left", "right"], ["right", "left"]].some((sides) =>
      keepsTheShield(game, sides),
    );
    if (keeps) keeping += 1;
    assert.ok(!keeps || !isFair, `seed ${seed}: whoever keeps them has the star`);
    game.free();
  }
  assert.ok(keeping > 0, "there are such games");
});

/** True if the token stays off the three positions; each answer is made at the game itself. @param {core.Handle} game @param {string[]} sides */
function keepsTheShield(game, sides) {
  const mindless = game.copy();
  for (let answer = 0; mindless.state().turn !== "over"; answer++) {
    const { token } = mindless.state();
    const isUpper = 4 * token <= 9 || 4 * token >= 27;
    mindless.answer((sides[answer % sides.length] === "right") === isUpper ? "+" : "-");
  }
  const isKept = !mindless.visited().some((position) => KEPT.includes(position));
  mindless.free();
  return isKept;
}
