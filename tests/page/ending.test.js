// @ts-check
/** The end of a game: its picture, its verdict, and the small carpet. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { descriptionOf } from "../../www/table/export/about.js";
import { carpetCells } from "../../www/table/panel/timeline/small-carpet.js";
import { scene } from "../../www/table/picture/all-parts.js";
import { speaker as german } from "../../www/text/de/all.js";
import { english } from "../../www/text/english.js";
import { plainText } from "../../www/text/names.js";
import { footText } from "../../www/text/say/export/export.js";
import { roundsToTry } from "../../www/text/say/table/facts.js";
import { endInMiddle } from "../../www/text/say/table/picture.js";
import { headlineText, verdictText } from "../../www/text/say/table/verdict.js";
import { carpetModel, newGame, viewOf } from "./core.js";
import { played } from "./exported.js";

/** @param {import("../../www/drawing/types").Primitive[]} drawn @param {RegExp} keys */
function cells(drawn, keys) {
  const paths = drawn.filter(({ key }) => keys.test(key));
  return paths.reduce((sum, one) => sum + (one.kind === "path" ? one.d.split("M").length - 1 : 0), 0);
}

/**
 * The sentences about a game that is over, and the round to try again from.
 * @param {ReturnType<typeof newGame>} game @param {boolean} [solved]
 */
function said(game, solved = true) {
  const verdict = solved ? game.verdict() : null;
  const text = verdictText(english, game.state(), game.facts(), game.visited().length, verdict);
  return { sentence: plainText(text), again: roundsToTry(game.facts(), verdict)[0] ?? null };
}

test("at the end the seats keep their numbers, the order of visit stands beside them, and what was never visited glows", () => {
  const game = played({ n: 13, derek: "protector" });
  const drawn = scene(viewOf(game));
  const order = Array.from(game.visited());
  for (const [place, position] of order.entries()) {
    const textOf = (/** @type {string} */ wanted) =>
      drawn.flatMap((one) => (one.key === wanted && one.kind === "text" ? [one.text] : []));
    assert.deepEqual(textOf(`number-${position}`), [String(position)]);
    assert.deepEqual(textOf(`order-${position}`), place === 0 ? [] : [`${place}.`]);
  }
  const route = Array.from(game.route(0));
  const ways = new Set(route.map((to, round) => `${route[round - 1] ?? 0} ${to}`));
  assert.equal(cells(drawn, /^chord-/), ways.size);
  assert.equal(cells(drawn, /^bar-/), 12);
  assert.equal(cells(drawn, /^survivors$/), 1);
  assert.equal(drawn.filter(({ role }) => role.startsWith("glow")).length, 2);
  // Before the end, and where a layer is looked at, the rings are shown.
  assert.equal(cells(scene(viewOf(game, { layer: 0 })), /^chord-/), 0);
  game.goTo(5);
  assert.equal(cells(scene(viewOf(game)), /^chord-/), 0);
});

test("no text at the end is smaller than nine pixels", () => {
  for (const n of [13, 64, 96, 211]) {
    for (const scale of [0.27, 0.34, 0.7]) {
      const drawn = scene({ ...viewOf(played({ n, derek: "protector" })), scale });
      const sizes = drawn.flatMap((one) => (one.kind === "text" ? [one.size * scale] : []));
      assert.ok(Math.min(...sizes) > 8.99, `n = ${n}, ${scale}: ${Math.min(...sizes)}`);
    }
  }
});

test("screen readers get the order of visit", () => {
  const game = played({ n: 13, derek: "protector" });
  assert.ok(descriptionOf(viewOf(game)).includes(`In the order of visit: ${Array.from(game.visited()).join(", ")}.`));
});

test("the chords have the colours of the depths that the token left from", () => {
  const game = played({ n: 23, derek: "hoarder" });
  const departures = Array.from(game.departures());
  const drawn = scene(viewOf(game));
  const shown = drawn.flatMap((one) => (one.key.startsWith("chord-") && one.kind === "path" ? [one.depth] : []));
  assert.deepEqual(
    shown,
    [...new Set(departures)].sort((one, other) => one - other),
  );
  assert.ok(shown.length >= 2);
});

test("the end of a large table is some dozens of elements too", () => {
  for (const n of [97, 360, 1501]) {
    const drawn = scene(viewOf(played({ n, derek: "protector" })));
    assert.ok(drawn.length < 120, `n = ${n}: ${drawn.length}`);
    assert.equal(new Set(drawn.map(({ key }) => key)).size, drawn.length);
    assert.doesNotMatch(JSON.stringify(drawn), /NaN|null|Infinity/);
  }
});

test("the verdict adds up: rounds, perfect play, and what each gave away", () => {
  let told = 0;
  for (let seed = 1; seed <= 12; seed++) {
    const game = played({ n: 13, magnus: "layers", derek: "random", seed });
    const { magnus, derek } = game.verdict();
    if (magnus.positions + derek.positions > 0) continue;
    told += 1;
    const { lastVisit, table } = game.facts();
    assert.equal(lastVisit, table.par.rounds + magnus.rounds - derek.rounds, `seed ${seed}`);
    const { sentence, again } = said(game);
    assert.ok(sentence.startsWith(`${lastVisit} rounds, perfect is 15: `), sentence);
    if (derek.rounds > 0)
      assert.match(
        sentence,
        new RegExp(`Derek gave away ${derek.rounds} rounds?, with his answers? in rounds? ${derek.where[0]}`),
      );
    assert.equal(again, derek.where[0] ?? magnus.where[0] ?? null);
  }
  assert.ok(told >= 4);
});

test("the picture of an ending says how soon it came, and how soon perfect play does, so that a saved one says it too", () => {
  const game = played({ n: 13, derek: "alternating" });
  const lines = scene(viewOf(game)).flatMap((one) => (/^line-/.test(one.key) && "text" in one ? [one.text] : []));
  const { lastVisit, table } = game.facts();
  assert.deepEqual(lines, ["positions visited", `the last in round ${lastVisit}`, `perfect is ${table.par.rounds}`]);
});

test("the picture of an ending with more or fewer positions than in perfect play names whose play that would be", () => {
  const game = played({ n: 13, derek: "alternating" });
  const last = (/** @type {number} */ visited) =>
    endInMiddle(english, visited, game.state(), game.facts()).lines.at(-1);
  assert.equal(last(9), "perfect Magnus: 12 of 13");
  assert.equal(last(13), "perfect Derek: 12 of 13");
});

test("a perfect game is praised, and a person is told what he could have done", () => {
  const perfect = played({ n: 13, magnus: "perfect", derek: "perfect" });
  assert.deepEqual(said(perfect), {
    sentence: "15 rounds, perfect is 15: a perfect game. Neither player gave anything away.",
    again: null,
  });
  const person = newGame({ n: 13, magnus: "perfect", derek: "human" });
  while (person.state().turn !== "over") person.answer("+");
  const { sentence, again } = said(person);
  assert.match(
    sentence,
    /: you gave away \d+ rounds?, with your answers? in rounds? [\d, and]+; Magnus gave nothing away\.$/,
  );
  assert.equal(again, person.verdict().derek.where[0]);
});

test("the verdict names repeated rounds and praises only a player who gave nothing away", () => {
  let [came, flawless] = [0, 0];
  for (let seed = 1; seed <= 60; seed++) {
    const game = newGame({ n: 13, magnus: "any-pair", derek: "human", seed });
    game.solve(() => {});
    for (let round = 0; game.state().turn !== "over"; round++) {
      const [plus, minus] = game.evaluation().answerLosses ?? [];
      const better =
        (plus?.rounds ?? 0) + 20 * (plus?.positions ?? 0) <= (minus?.rounds ?? 0) + 20 * (minus?.positions ?? 0);
      // One answer in four is the worse one in every other game.
      game.answer(better === (seed % 2 === 0 && round % 4 === 3) ? "-" : "+");
    }
    const { magnus, derek } = game.verdict();
    const [state, facts] = [game.state(), game.facts()];
    const headline = plainText(headlineText(english, state, facts, 12, game.verdict()));
    assert.equal(headline.startsWith("Perfect: "), facts.lastVisit === 15 && derek.where.length === 0, headline);
    if (facts.lastVisit > 15)
      assert.match(headline, /^You held out \d+ rounds; a perfect Magnus would have needed only 15\.$/);
    if (facts.lastVisit !== 15) continue;
    if (derek.where.length === 0) flawless += 1;
    else {
      came += 1;
      assert.equal(headline, "Perfect in the end: you held out 15 rounds.");
      assert.equal(magnus.rounds, derek.rounds);
      assert.match(said(game).sentence, /you gave away .* but Magnus gave away .*, which makes 15 again\.$/);
    }
  }
  assert.ok(came > 3 && flawless > 0, `${came} ${flawless}`);
});

test("a person's verdict says what the game means for the person, with a button back to each of the person's own rounds", () => {
  const derek = newGame({ n: 13, magnus: "layers", derek: "human" });
  while (derek.state().turn !== "over") derek.answer("-");
  const by = derek.facts().lastVisit - derek.facts().table.par.rounds;
  assert.notEqual(by, 0);
  assert.match(
    plainText(headlineText(english, derek.state(), derek.facts(), 12, derek.verdict())),
    by > 0
      ? /^You held out \d+ rounds; a perfect Magnus would have needed only 15\.$/
      : /^You can do better: .*, perfect is 15\.$/,
  );
  const { where } = derek.verdict().derek;
  assert.ok(where.length > 0);
  assert.deepEqual(roundsToTry(derek.facts(), derek.verdict()), where);
  // Two computers are told of without that.
  const two = played({ n: 13, derek: "alternating" });
  const headline = plainText(headlineText(english, two.state(), two.facts(), 12, two.verdict()));
  assert.match(headline, /^Derek held out \d+ rounds\. Perfect /);
});

/**
 * What a person would be told of a game that reaches f*(n) in so many rounds, where no move can be judged.
 * @param {number} n @param {"magnus" | "derek"} person @param {number} lastVisit
 */
function toldUnjudged(n, person, lastVisit, words = english) {
  const game = newGame({ n, magnus: "layers", derek: "protector", [person]: "human" });
  const { fStar } = game.state();
  return plainText(headlineText(words, game.state(), { ...game.facts(), lastVisit }, fStar, null));
}

test("without known perfect play the verdict praises Magnus only within the proved bound", () => {
  const rest = " are proved to be enough.";
  assert.equal(toldUnjudged(55, "magnus", 102), `You visited 44 of 55 in 102 rounds. Well done: 102 rounds${rest}`);
  assert.equal(toldUnjudged(55, "magnus", 320), `You visited 44 of 55 in 320 rounds. 102 rounds${rest}`);
  for (const lastVisit of [44, 102, 320])
    assert.equal(
      toldUnjudged(55, "derek", lastVisit),
      `The result: he got 44 of 55 in ${lastVisit} rounds; 102 rounds${rest}`,
    );
});

test("the verdict gives the number of perfect play without blame when no move can be judged", () => {
  const many = "s many rounds as in perfect play";
  assert.equal(toldUnjudged(45, "magnus", 29), `You visited 30 of 45 in 29 rounds. A${many}.`);
  assert.equal(toldUnjudged(45, "derek", 29), `A${many}: he got 30 of 45 in 29 rounds.`);
});

test("the verdict is good German", () => {
  assert.equal(
    toldUnjudged(55, "magnus", 100, german),
    "Sie haben 44 von 55 in 100 Runden besucht. Gut gespielt: Nachweislich reichen 102 Runden.",
  );
  assert.equal(
    toldUnjudged(45, "magnus", 25, german),
    "Sie haben 30 von 45 in 25 Runden besucht. Perfekt sind 29 Runden: Sie sind besser!",
  );
});

test("a person as Magnus hears the number of visited positions first and the judgement second", () => {
  const heads = new Set();
  for (let seed = 1; seed <= 12; seed++) {
    const game = newGame({ n: 13, magnus: "human", derek: seed % 2 ? "perfect" : "protector", seed });
    for (let round = 0; game.state().turn !== "over"; round++) {
      const best = game.evaluation().calls.find(({ loss }) => loss.positions + loss.rounds === 0)?.magnitude;
      // In some games one call is not the best.
      game.call(String(round === 4 && seed % 3 === 0 ? 6 : best));
    }
    const { lastVisit } = game.facts();
    const headline = plainText(headlineText(english, game.state(), game.facts(), 12, game.verdict()));
    const said = `You visited 12 of 13 in ${lastVisit} rounds.`;
    const grades =
      lastVisit < 15
        ? ["Perfect is 15 rounds: you beat it!"]
        : lastVisit > 15
          ? ["You can do better: perfect is 15 rounds."]
          : ["Perfect!", "Perfect in the end!"];
    const grade = grades.find((one) => headline === `${said} ${one}`);
    assert.ok(grade, headline);
    heads.add(grade);
  }
  assert.ok(heads.has("Perfect!") && heads.has("Perfect is 15 rounds: you beat it!"), [...heads].join(" "));
});

test("beyond the exact values a game is told against what is proved to be enough", () => {
  const game = played({ n: 211, derek: "protector" });
  const { sentence, again } = said(game, false);
  assert.match(sentence, /^\d+ rounds, 414 are enough: Magnus needed \d+ rounds fewer than the proved B\(n\)\.$/);
  assert.equal(again, null);
});

test("the small carpet has a row for the start and for each round of perfect play, and shows what was unvisited then", () => {
  const game = newGame({ n: 13, derek: "alternating" });
  for (let round = 0; round < 6; round++) game.step();
  const { columns, rows, kinds, shares } = carpetCells(carpetModel(game));
  assert.deepEqual([columns, rows], [13, 16]);
  const [order, at] = [game.visited(), game.firstVisits()];
  for (let row = 0; row < rows; row++) {
    for (let position = 0; position < 13; position++) {
      const [kind, share] = [kinds[13 * row + position], shares[13 * row + position]];
      if (row > 6) {
        assert.equal(kind, 0, "still to come");
        continue;
      }
      const place = order.indexOf(position);
      const left = place < 0 || (at[place] ?? 0) > row;
      assert.equal(share, left ? 1 : 0, `${position} after round ${row}`);
      assert.equal(kind === 3, [0, ...game.route(0)][row] === position);
    }
  }
});

test("the foot of a picture names the players as the table does, and a person as one", () => {
  const footOfGame = (/** @type {Parameters<typeof newGame>[0]} */ choice) => {
    const game = newGame(choice);
    return footText(english, game.state(), game.facts(), "")[0];
  };
  assert.equal(
    footOfGame({ n: 13, magnus: "any-pair", derek: "human" }),
    "Magnus–Derek table, n = 13 · Magnus: Midpoint layers, any pair · Derek: a person",
  );
  assert.match(String(footOfGame({ n: 13, magnus: "human", derek: "protector" })), /a person · Derek: Protector/);
  assert.match(
    String(footOfGame({ n: 13, magnus: "any-pair", derek: "protector" })),
    /Midpoint layers, any pair · Derek: Protector/,
  );
});

test("no chord of an ending fades: the words in its middle have a ground as wide as they are", () => {
  for (const n of [9, 13, 64, 101]) {
    const drawn = scene(viewOf(played({ n, derek: "protector" })));
    const last = drawn.findLastIndex((one) => one.role.startsWith("chord"));
    const over = drawn.slice(last + 1).filter((one) => one.kind === "circle" && Math.hypot(one.x, one.y) < 100);
    assert.ok(last > 0 && over.length === 0, `n = ${n}`);
    const words = drawn.filter((one) => one.role.startsWith("centre-"));
    assert.ok(drawn.findIndex((one) => one.key === "ground") > last, `n = ${n}: the ground hides the chords`);
    assert.ok(words.length > 1 && words.every((one) => / result$/.test(one.role)), `n = ${n}`);
  }
});
