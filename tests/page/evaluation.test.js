// @ts-check
/** What moves are worth, in words and in the picture. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { barLength } from "../../www/table/picture/evaluation.js";
import { scene } from "../../www/table/picture/scene.js";
import { evaluationSentence, lossText, roundRated, startText, valueText } from "../../www/table/words/evaluation.js";
import { plainText } from "../../www/table/words/names.js";
import { whyAnswer, whyCall } from "../../www/table/words/why.js";
import { newGame, viewOf } from "./core.js";

const NONE = { positions: 0, rounds: 0 };

test("values and losses are said with their units", () => {
  assert.equal(valueText({ visited: 12, rounds: 9 }), "12 positions in the end, 9 rounds to go");
  assert.equal(valueText({ visited: 12, rounds: 0 }), "12 positions in the end, none more to come");
  assert.deepEqual(
    [NONE, { positions: 0, rounds: 1 }, { positions: 2, rounds: 0 }].map((loss) => lossText(loss, "magnus")),
    ["best", "1 round more", "2 positions fewer"],
  );
  assert.deepEqual(
    [NONE, { positions: 0, rounds: 1 }, { positions: 2, rounds: 0 }].map((loss) => lossText(loss, "derek")),
    ["best", "1 round fewer", "2 positions more"],
  );
});

test("a round is rated for both players", () => {
  const round = { visited: 12, end: 15, call: NONE, answer: NONE };
  assert.equal(roundRated(round), "Both moves were best.");
  assert.equal(
    roundRated({ ...round, call: { positions: 0, rounds: 1 }, answer: { positions: 2, rounds: 0 } }),
    "Magnus lost 1 round. Derek allowed 2 positions more.",
  );
});

test("at n = 25 and 26 values count positions first, and perfect play takes fewer rounds than R(n)", () => {
  const values = /** @type {const} */ ([
    [13, 15, /R\(13\) = 15 rounds to f\*\(13\) = 12 positions\.$/],
    [21, 20, /R\(21\) = \d+ rounds to f\*\(21\) = 14 positions\.$/],
    [25, 19, /R\(25\) = 20 rounds to f\*\(25\) = 20 positions, if Derek does nothing but delay them\. .* 19 rounds\.$/],
    [26, 25, /R\(26\) = 26 rounds to f\*\(26\) = 24 positions, if Derek does nothing but delay them\. .* 25 rounds\.$/],
  ]);
  for (const [n, rounds, words] of values) {
    const game = newGame({ n, magnus: "human" });
    const [state, facts] = [game.state(), game.facts()];
    const value = n === 21 ? game.evaluation().value : { visited: state.fStar, rounds };
    assert.match(plainText(startText(state, facts, value)), words);
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
    plainText(whyCall(reason, { n: 13, from: 0, magnitude, landings, past: true })),
    /^Perfect play: of all magnitudes \d had the best exact value, 12 positions in the end, in 15 rounds with this one if Derek played perfectly too\.$/,
  );
  assert.match(
    plainText(whyAnswer(round, 13)),
    /^Perfect play: after (counter-)?clockwise Magnus gets 12 positions in the end, 14 rounds after this one; \d+ would have been worth no less to him\.$/,
  );
  const late = whyCall(
    { kind: "perfect", visited: 20, rounds: 3, inTime: true },
    { n: 25, from: 0, magnitude: 4, landings: [4, 21] },
  );
  assert.match(late, /Another magnitude has a better value, but might have needed more than R\(25\) rounds/);
  /** @type {import("../../www/table/types").LastRound} */
  const held = {
    ...round,
    answer: { direction: "+", reason: { kind: "perfect", visited: 21, rounds: 9, inTime: true } },
  };
  assert.match(whyAnswer(held, 25), /but with f\*\(25\) positions before round R\(25\), which Derek never allows\.$/);
});

test("what a screen reader hears has the value, the best calls and both directions", () => {
  const on = { on: true, refusal: "", line: null, tooLong: false };
  const magnus = newGame({ n: 13, magnus: "human", derek: "perfect" });
  assert.equal(
    evaluationSentence(magnus.state(), magnus.facts(), { ...on, now: magnus.evaluation() }),
    "Evaluation: 12 positions in the end, 15 rounds to go. Best for Magnus: 1, 2, 3, 4, 5, 6.",
  );
  const derek = newGame({ n: 13 });
  assert.equal(
    evaluationSentence(derek.state(), derek.facts(), { ...on, now: derek.evaluation() }),
    "Evaluation: 12 positions in the end, 15 rounds to go. For Derek clockwise best, counter-clockwise best.",
  );
  assert.equal(evaluationSentence(derek.state(), derek.facts(), { ...on, on: false, now: derek.evaluation() }), "");
});

test("a bar is longest for the best move, and any lost round makes it longer than any lost position", () => {
  const losses = [
    NONE,
    ...[1, 2, 3, 30].map((rounds) => ({ positions: 0, rounds })),
    ...[1, 2, 3, 30].map((positions) => ({ positions, rounds: 0 })),
  ];
  const lengths = losses.map(barLength);
  assert.deepEqual(
    lengths,
    [...lengths].sort((one, other) => other - one),
  );
  assert.equal(lengths[0], 1);
  assert.ok((lengths[1] ?? 1) < 1 && (lengths[4] ?? 0) > (lengths[5] ?? 1) && (lengths[8] ?? 0) > 0);
});

test("every magnitude has a bar on both sides, and none of them reaches into the seats or out of the picture", () => {
  for (const n of [2, 3, 8, 13, 22]) {
    for (const scale of [0.3, 0.7]) {
      const game = newGame({ n, magnus: "human", derek: "perfect" });
      const drawn = scene({ ...viewOf(game), scale, evaluation: game.evaluation() });
      const bars = drawn.filter(({ key, kind }) => key.startsWith("rated-") && kind === "path");
      assert.equal(bars.length, n - 1, `n = ${n}`);
      const seats = drawn.filter(({ role }) => role.startsWith("seat"));
      const seat = seats[0];
      assert.ok(seat?.kind === "circle");
      const outside = Math.hypot(seat.x, seat.y) + seat.r;
      for (const bar of bars) {
        const numbers = bar.kind === "path" ? (bar.d.match(/-?[\d.]+/g) ?? []).map(Number) : [];
        for (let i = 0; i < numbers.length; i += 2) {
          const radius = Math.hypot(numbers[i] ?? 0, numbers[i + 1] ?? 0);
          assert.ok(radius > outside && radius < 541, `n = ${n}: ${radius}`);
        }
      }
    }
  }
});

test("without an evaluation the picture is as it was", () => {
  const game = newGame({ n: 13 });
  assert.deepEqual(scene({ ...viewOf(game), evaluation: null, lastRated: null }), scene(viewOf(game)));
  assert.doesNotMatch(JSON.stringify(scene(viewOf(game))), /rated/);
});
