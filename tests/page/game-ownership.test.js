// @ts-check
/** Whose game is on the table: only one that was played on this device from its beginning can be a person's best. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { followOwnership } from "../../www/pages/play/game-ownership.js";
import * as core from "../../www/pkg/magnus_derek.js";
import "./core.js";

const START = "n=9&magnus=any-pair&derek=human&seed=5";

/** A table that has a game and tells of its changes, as the tag does. @param {string} link */
function tableOf(link) {
  let game = core.Handle.open(link);
  const events = new EventTarget();
  const tell = (/** @type {string} */ change) =>
    events.dispatchEvent(new CustomEvent("md-change", { detail: { change } }));
  const table = /** @type {import("../../www/pages/play/game-ownership.js").Table} */ (
    /** @type {unknown} */ ({
      get state() {
        return game.state();
      },
      route: () => game.route(0),
      getState: ({ moves = true } = {}) => (moves ? game.link() : game.beginning()),
      addEventListener: events.addEventListener.bind(events),
      removeEventListener: events.removeEventListener.bind(events),
    })
  );
  return {
    table,
    link: () => game.link(),
    opened: () => ({ link: game.link(), round: game.state().round }),
    /** @param {string} next */
    open(next) {
      game = core.Handle.open(next);
      tell("game");
    },
    /** @param {string} ways */
    answer(ways) {
      for (const way of ways) {
        game.answer(way === "+" ? "+" : "-");
        tell("move");
      }
    },
    /** @param {number} round */
    goTo(round) {
      game.goTo(round);
      tell("travel");
    },
  };
}

const loaded = Promise.resolve(core);
/** The link of a friend's game after these answers. @param {string} ways */
function shared(ways) {
  const friend = tableOf(START);
  friend.answer(ways);
  return friend.link();
}

test("a friend's game does not become one's own by a game with the same beginning", async () => {
  const link = shared("+-+");
  const own = tableOf(link);
  const here = await followOwnership(own.table, own.opened(), loaded);
  assert.deepEqual([here.isOwn(), here.isSent()], [false, true]);
  own.open(START);
  assert.equal(here.isSent(), false);
  assert.equal(here.isOwn(), true, "from the start");
  own.open(link);
  own.answer("+");
  assert.equal(here.isOwn(), false, "and back to the friend's");
  assert.equal(here.isSent(), false, "with a move of one's own");
});

test("the strip names the rounds that the ladder has played, except to a player who answers them", async () => {
  const start = "n=13&magnus=any-pair&derek=human&seed=5";
  const rung = core.rung(start, false);
  assert.ok(rung && rung.way.length > 1);
  const own = tableOf(rung.link);
  const here = await followOwnership(own.table, own.opened(), loaded);
  assert.deepEqual([here.isOwn(), here.led()], [true, rung]);
  own.goTo(0);
  assert.deepEqual(here.led(), rung, "they are still there");
  own.answer(own.table.state?.landings?.[0] === rung.way[0] ? "-" : "+");
  assert.equal(here.led(), null);
  own.answer("+".repeat(rung.way.length - 1));
  assert.deepEqual([here.isOwn(), here.led()], [true, null]);
});

test("the ladder plays nothing of a game of a Magnus who promises nothing, as that need not end", () => {
  for (const magnus of ["random", "scripted:6,3,2,4", "human"]) {
    const rung = core.rung(`n=13&magnus=${magnus}&derek=human&seed=3`, false);
    assert.deepEqual([rung?.way, rung?.most, rung?.isFair], [[], null, false], magnus);
  }
});

test("moves that are made in a friend's game while the page still loads are one's own", async () => {
  const link = shared("+-+");
  const own = tableOf(link);
  const begun = followOwnership(own.table, own.opened(), loaded);
  own.answer("-");
  const here = await begun;
  assert.deepEqual([here.isOwn(), here.isSent()], [false, false]);
  own.goTo(3);
  assert.equal(here.isSent(), true, "as the friend has left it");
});

test("a friend's game that is opened while the page still loads is the friend's", async () => {
  const own = tableOf(START);
  const begun = followOwnership(own.table, own.opened(), loaded);
  own.open(shared("+-+"));
  assert.equal((await begun).isOwn(), false);
});

test("a player who returns to an own game goes on with it, wherever it was left", async () => {
  const own = tableOf(START);
  const here = await followOwnership(own.table, own.opened(), loaded);
  own.answer("+-+");
  const link = own.link();
  own.open("n=13&magnus=any-pair&derek=human&seed=5");
  own.open(link);
  assert.equal(here.isOwn(), true);
  own.goTo(1);
  own.answer("++");
  assert.equal(here.isOwn(), true);
});

test("a player who goes back to the start of a friend's game and plays differently owns the new game", async () => {
  const link = shared("+-+");
  const own = tableOf(link);
  const here = await followOwnership(own.table, own.opened(), loaded);
  own.goTo(1);
  own.answer("+");
  assert.equal(here.isOwn(), false, "the first round was the friend's");
  own.goTo(0);
  own.answer("+");
  assert.equal(here.isOwn(), false, "as the friend has played it");
  own.goTo(0);
  own.answer("-+");
  assert.equal(here.isOwn(), true);
});

test("an own game from an earlier visit is one's own in its middle too; a friend's with the same beginning is not", async () => {
  const mine = shared("+-++");
  const kept = new Map([
    ["magnus-derek-begun", `none other start\nnone ${mine} ${tableOf(START).table.getState({ moves: false })}`],
  ]);
  const getItem = (/** @type {string} */ key) => kept.get(key) ?? null;
  Object.defineProperty(globalThis, "localStorage", { configurable: true, value: { getItem } });
  try {
    for (const [ways, isOwn] of /** @type {const} */ ([
      ["+-++", true],
      ["+-+", true],
      ["--", false],
    ])) {
      const link = shared(ways);
      const own = tableOf(link);
      const here = await followOwnership(own.table, own.opened(), loaded);
      assert.equal(here.isOwn(), isOwn, ways);
    }
  } finally {
    Object.defineProperty(globalThis, "localStorage", { configurable: true, value: undefined });
  }
});
