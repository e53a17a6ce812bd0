// @ts-check
/** A move that is only pointed at shows what it would leave: the depth that the game has once the move is made. */

import assert from "node:assert/strict";
import { test } from "node:test";
import "../../www/table/picture/all-parts.js";
import * as core from "../../www/pkg/magnus_derek.js";
import { Game } from "../../www/table/game/game.js";
import { middleAfter, saidAfter } from "../../www/table/picture/after-move.js";
import { answerPointedAt, FIRST_LOOK, hoverPosition, startLook } from "../../www/table/shown/look.js";
import { pictureOf } from "../../www/table/shown/model.js";
import { english } from "../../www/text/english.js";
import "./core.js";

const NEVER = core.catalogue().never;

/** @param {Record<string, string>} fields */
const gameOf = (fields) => Game.begin(core, fields, (name, reason) => assert.fail(`${name}: ${reason}`)).game;

/** @param {Game} game @param {Partial<import("../../www/table/types").Look>} look @param {Partial<import("../../www/table/types").Settings>} [settings] */
const pictureAt = (game, look, settings = {}) =>
  pictureOf({
    game,
    look: { ...FIRST_LOOK, ...look },
    words: english,
    settings: { readonly: false, evaluate: false, previews: true, overlay: null, address: () => "", ...settings },
    overlay: null,
    refusals: [],
    solving: null,
    playing: false,
    never: NEVER,
  });

test("the depth after each answer is that of the game in which the answer is given, on all tables to n = 24", () => {
  let compared = 0;
  for (let n = 3; n <= 24; n++) {
    const game = gameOf({ n: String(n), magnus: "layers", derek: "human" });
    for (let round = 0; round < 12 && game.now.state.turn === "derek"; round++) {
      for (const direction of /** @type {const} */ (["+", "-"])) {
        const foreseen = game.outlook(direction, false);
        const played = game.handle.copy();
        played.answer(direction);
        // Magnus calls again at once, which moves nothing.
        assert.equal(foreseen?.state.depth, played.state().depth, `n = ${n}, round ${round}, ${direction}`);
        assert.equal(foreseen?.state.token, played.state().token);
        played.free();
        compared++;
      }
      game.handle.answer(round % 3 ? "+" : "-");
      game.changed();
    }
  }
  assert.ok(compared > 200, String(compared));
});

test("the depths after a call are those of the two games in which it is answered, and nothing is played", () => {
  for (const n of [5, 13, 16, 21]) {
    const game = gameOf({ n: String(n), magnus: "human", derek: "human" });
    for (const [magnitude, answer] of /** @type {const} */ ([
      [1, "+"],
      [2, "-"],
      [2, "+"],
    ])) {
      const link = game.link();
      for (let called = 1; called <= game.now.facts.table.maxMagnitude; called++) {
        const outcomes = game.outcomes(game.landings(called), NEVER);
        assert.ok(outcomes);
        for (const { direction, after, position } of outcomes) {
          const played = game.handle.copy();
          played.call(String(called));
          played.answer(direction);
          assert.deepEqual({ after, position }, { after: played.state().depth, position: played.state().token });
          played.free();
        }
      }
      assert.equal(game.link(), link);
      game.handle.call(String(magnitude));
      game.handle.answer(answer);
      game.changed();
    }
  }
});

test("a computer Derek is not asked for the depths after a call", () => {
  const game = gameOf({ n: "13", magnus: "human", derek: "hoarder" });
  const outcomes = game.outcomes(game.landings(5), NEVER);
  assert.deepEqual(
    outcomes?.map(({ position, new: isNew }) => [position, isNew]),
    [
      [5, true],
      [8, true],
    ],
  );
  assert.equal(game.now.state.round, 0);
});

test("the middle says how many rounds are left then, to a new position or to the next one", () => {
  const game = gameOf({
    n: "13",
    magnus: "layers",
    derek: "human",
    state: "n=13&magnus=layers&derek=human&moves=1+2+",
  });
  for (const direction of /** @type {const} */ (["+", "-"])) {
    const after = game.outlook(direction, false);
    assert.ok(after);
    const { depth } = after.state;
    const title = `then ${depth} ${depth === 1 ? "round" : "rounds"}`;
    const isNew = after.facts.lastRound?.new;
    assert.equal(middleAfter(english, after)?.title, title);
    assert.equal(middleAfter(english, after)?.lines[0], isNew ? "to the next new position" : "to a new position");
    assert.match(saidAfter(english, after), /^Then \d rounds? to a new position, from M/);
    const picture = pictureAt(game, { foreseen: direction });
    assert.equal(picture.inMiddle?.title, title);
    assert.equal(picture.state.token, after.state.token);
  }
});

test("previews switched off show nothing of a move before it is made", () => {
  const off = { previews: false };
  const derek = gameOf({ n: "13", magnus: "layers", derek: "human" });
  const magnus = gameOf({ n: "13", magnus: "human", derek: "human" });
  assert.ok(pictureAt(derek, { foreseen: "+" }).foreseen);
  assert.equal(pictureAt(derek, { foreseen: "+" }, off).foreseen, undefined);
  assert.ok(pictureAt(magnus, { considered: "3" }).outcomes);
  assert.equal(pictureAt(magnus, { considered: "3" }, off).outcomes, undefined);
  assert.ok(pictureAt(magnus, { considered: "3" }, off).look.preview, "the landings of a call are shown all the same");
});

test("a pointer that comes to a landing sees its answer, and one that rests there while the game changes does not", () => {
  const game = gameOf({ n: "13", magnus: "layers", derek: "human" });
  const [plus, minus] = game.now.facts.landings ?? [];
  assert.ok(plus && minus);
  const at = hoverPosition(plus.position)(FIRST_LOOK);
  assert.equal(answerPointedAt(game, at), plus.direction);
  assert.equal(answerPointedAt(game, hoverPosition(minus.position)(at)), minus.direction);
  assert.equal(answerPointedAt(game, startLook(game, false)(at)), null);
  assert.equal(answerPointedAt(game, hoverPosition(null)(at)), null);
  const other = [...Array(13).keys()].find((position) => ![plus.position, minus.position].includes(position));
  assert.equal(answerPointedAt(game, hoverPosition(other ?? 0)(at)), null);
});
