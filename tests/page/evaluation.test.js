// @ts-check
/** Values of moves, in words and in the picture. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { measures } from "../../www/board/geometry.js";
import { scene } from "../../www/table/picture/all-parts.js";
import { english } from "../../www/text/english.js";
import { plainText } from "../../www/text/names.js";
import { knownText, startText } from "../../www/text/say/table/analysis-panels.js";
import { answerReason } from "../../www/text/say/table/answer.js";
import { evaluationSentence, lossText, roundRated, valueText } from "../../www/text/say/table/evaluation.js";
import { callReason } from "../../www/text/say/table/reasons.js";
import { newGame, viewOf } from "./core.js";

const NONE = { positions: 0, rounds: 0 };

test("values and losses are said with their units", () => {
  assert.equal(valueText(english, { visited: 12, rounds: 9 }), "12 positions in the end, 9 rounds to go");
  assert.equal(valueText(english, { visited: 12, rounds: 0 }), "12 positions in the end, none more to come");
  assert.deepEqual(
    [NONE, { positions: 0, rounds: 1 }, { positions: 2, rounds: 0 }].map((loss) => lossText(english, loss, "magnus")),
    ["best", "1 round more", "2 positions fewer"],
  );
  assert.deepEqual(
    [NONE, { positions: 0, rounds: 1 }, { positions: 2, rounds: 0 }].map((loss) => lossText(english, loss, "derek")),
    ["best", "1 round fewer", "2 positions more"],
  );
});

test("a round is rated for both players", () => {
  const round = { visited: 12, end: 15, call: NONE, answer: NONE };
  assert.equal(roundRated(english, round), "Both moves were best.");
  assert.equal(
    roundRated(english, { ...round, call: { positions: 0, rounds: 1 }, answer: { positions: 2, rounds: 0 } }),
    "Magnus lost 1 round. Derek allowed 2 positions more.",
  );
});

test("at n = 25 and 26 values count positions first, and perfect play takes fewer rounds than R(n)", () => {
  const values = /** @type {const} */ ([
    [13, 15, /R\(13\) = 15 rounds to reach f\*\(13\) = 12 positions\.$/],
    [21, 20, /R\(21\) = \d+ rounds to reach f\*\(21\) = 14 positions\.$/],
    [
      25,
      19,
      /R\(25\) = 20 rounds to reach f\*\(25\) = 20 positions if Derek cares only about delay\. .* only 19 rounds\.$/,
    ],
    [
      26,
      25,
      /R\(26\) = 26 rounds to reach f\*\(26\) = 24 positions if Derek cares only about delay\. .* only 25 rounds\.$/,
    ],
  ]);
  for (const [n, rounds, words] of values) {
    const game = newGame({ n, magnus: "human" });
    const [state, facts] = [game.state(), game.facts()];
    const value = n === 21 ? game.evaluation().value : { visited: state.fStar, rounds };
    assert.match(plainText(startText(english, state, facts.table, value)), words);
  }
});

test("perfect players say what their move is worth, and when they pass over a better value", () => {
  const game = newGame({ n: 13, magnus: "perfect", derek: "perfect" });
  game.step();
  const round = game.facts().lastRound;
  assert.ok(round);
  const { landings, call } = round;
  const { magnitude, reason } = call;
  assert.match(
    plainText(callReason(english, reason, { n: 13, from: 0, magnitude, landings, past: true }, game.facts())),
    /^Perfect play: of all magnitudes \d had the best exact value, 12 positions in the end, in 15 rounds including this one if Derek played perfectly too\.$/,
  );
  assert.match(
    plainText(answerReason(english, round, 13)),
    /^Perfect play: after (counter-)?clockwise Magnus gets 12 positions in the end, 14 rounds after this one; \d+ would have been worth no less to him\.$/,
  );
  const late = callReason(
    english,
    { kind: "perfect", visited: 20, rounds: 3, inTime: true },
    { n: 25, from: 0, magnitude: 4, landings: [4, 21] },
    newGame({ n: 25 }).facts(),
  );
  assert.match(
    plainText(late),
    /Another magnitude has a better value, but it might break his promise of f\*\(25\) positions within R\(25\) rounds/,
  );
  /** @type {import("../../www/table/types").LastRound} */
  const held = {
    ...round,
    answer: { direction: "+", reason: { kind: "perfect", visited: 21, rounds: 9, inTime: true } },
  };
  assert.match(
    plainText(answerReason(english, held, 25)),
    /but could have let him reach f\*\(25\) positions before round R\(25\), which Derek never allows\.$/,
  );
});

test("screen readers hear the value, the best calls and both directions", () => {
  const on = { on: true, refusal: "", line: null, tooLong: false };
  const magnus = newGame({ n: 13, magnus: "human", derek: "perfect" });
  assert.equal(
    evaluationSentence(english, magnus.state(), magnus.facts(), { ...on, now: magnus.evaluation() }),
    "Evaluation: 12 positions in the end, 15 rounds to go. Best for Magnus: 1, 2, 3, 4, 5, 6.",
  );
  const derek = newGame({ n: 13 });
  assert.equal(
    evaluationSentence(english, derek.state(), derek.facts(), { ...on, now: derek.evaluation() }),
    "Evaluation: 12 positions in the end, 15 rounds to go. For Derek clockwise best, counter-clockwise best.",
  );
  assert.equal(
    evaluationSentence(english, derek.state(), derek.facts(), { ...on, on: false, now: derek.evaluation() }),
    "",
  );
});

test("every magnitude has a mark on both sides with the rounds to go, thick if it is best, outside the seats and in the picture", () => {
  for (const n of [2, 3, 8, 13, 22]) {
    for (const scale of [0.3, 0.7]) {
      const game = newGame({ n, magnus: "human", derek: "perfect" });
      const evaluation = game.evaluation();
      const view = { ...viewOf(game), scale, evaluation };
      const drawn = scene(view);
      const marks = drawn.filter(({ key, kind }) => key.startsWith("rated-") && kind === "path");
      assert.equal(marks.length, n - 1, `n = ${n}`);
      const { seats, seat } = measures(n, scale);
      for (const mark of marks) {
        const steps = Number(mark.key.slice("rated-".length));
        const call = evaluation.calls[Math.min(steps, n - steps) - 1];
        const rounds = drawn.find(({ key }) => key === `${mark.key}-rounds`);
        assert.equal(rounds?.kind === "text" && rounds.text, String(call?.value.rounds));
        const corners =
          mark.kind === "path" ? [...mark.d.matchAll(/(?:[ML]| 0 [01] [01] )(-?[\d.]+) (-?[\d.]+)/g)] : [];
        const radii = corners.map(([, x, y]) => Math.hypot(Number(x), Number(y)));
        assert.equal(radii.length, 4);
        assert.ok(Math.min(...radii) > seats + seat && Math.max(...radii) < 541, `n = ${n}: ${radii}`);
        const thick = Math.max(...radii) - Math.min(...radii) > 6;
        assert.equal(thick, mark.role.includes("best") || mark.role.includes("fewer"), mark.role);
      }
    }
  }
});

test("without an evaluation the picture is as it was", () => {
  const game = newGame({ n: 13 });
  assert.deepEqual(scene({ ...viewOf(game), evaluation: null, lastRated: null }), scene(viewOf(game)));
  assert.doesNotMatch(JSON.stringify(scene(viewOf(game))), /rated/);
});

test("without exact values it is said what is proved of the table, and how soon layer play finds a new position", () => {
  const solved = newGame({ n: 45, magnus: "human" });
  const said = () => knownText(english, solved.state(), solved.facts());
  assert.equal(
    said(),
    "A whole game takes perfect players 29 rounds. From here layer play reaches a new position in one round, whatever Derek says.",
  );
  solved.call(1);
  assert.match(said(), /players 29 rounds\. From here/, "the call leads to a new position both ways");
  const open = newGame({ n: 55 });
  assert.match(
    knownText(english, open.state(), open.facts()),
    /^For a whole game 102 rounds are proved to be enough\./,
  );
});
