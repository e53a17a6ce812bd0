// @ts-check
/** The machine of the first games: it agrees with the first script, and no sequence of events loses a game. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createContext, runInContext } from "node:vm";
import { firstState, NEXT, STATES } from "../../www/pages/play/first-games-states.js";
import * as own from "../../www/pages/play/saved-games.js";

/** @import { Event as GameEvent, State } from "../../www/pages/play/first-games-states.js" */

const ALL = /** @type {State[]} */ (Object.keys(STATES));
const MOVES = /** @type {GameEvent[]} */ (["minute", "climb", "open", "own", "sent"]);

/** What is kept on the device now. @type {Map<string, string>} */
let kept = new Map();
const localStorage = {
  getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
  setItem: (/** @type {string} */ key, /** @type {string} */ value) => kept.set(key, value),
  removeItem: (/** @type {string} */ key) => kept.delete(key),
};
Object.defineProperty(globalThis, "localStorage", { configurable: true, value: localStorage });

test("every event is defined in every state and leads to a state, and every state is reached", () => {
  assert.deepEqual(Object.keys(NEXT), ALL);
  for (const state of ALL) {
    assert.deepEqual(Object.keys(NEXT[state]), MOVES);
    for (const event of MOVES) assert.ok(NEXT[state][event] in STATES, `${state} ${event}`);
    assert.equal(NEXT[state].minute, "minute", "the first minute can always be had");
  }
  const reached = new Set(["guest", ...ALL.flatMap((state) => Object.values(NEXT[state]))]);
  assert.deepEqual([...reached].toSorted(), ALL.toSorted());
});

test("a person's move changes nothing around the table: neither the class of the page nor the strip", () => {
  for (const state of ALL)
    for (const event of /** @type {const} */ (["own", "sent"])) {
      const [before, after] = [STATES[state], STATES[NEXT[state][event]]];
      assert.deepEqual([after.whom, after.strip, after.address], [before.whom, before.strip, before.address]);
      if (before.address) assert.equal(after.begun, event === "own", `${state} ${event}`);
    }
});

/** Calls back with every sequence of events up to a length, the last event after those before; counts them. @template World
 * @param {World} world @param {number} length @param {(world: World) => World[]} follow @returns {number} */
const walk = (world, length, follow) =>
  length === 0 ? 0 : follow(world).reduce((sum, next) => sum + 1 + walk(next, length - 1, follow), 0);

test("the states agree with independent flags in all sequences of 7 events", () => {
  const follow = (/** @type {{state: State, flags: any}} */ { state, flags }) =>
    MOVES.map((event) => {
      const next = NEXT[state][event];
      const now = { ...flags };
      if (event === "minute") Object.assign(now, { minute: true, isUntouched: false });
      if (event === "climb") Object.assign(now, { minute: false, climbs: true, isUntouched: false });
      if (event === "open") Object.assign(now, { minute: false, climbs: false });
      if (event === "own" || event === "sent") now.isUntouched = false;
      const strip = now.minute ? "minute" : now.climbs ? "ladder" : "none";
      const { whom, ...meaning } = STATES[next];
      assert.equal(meaning.strip, strip);
      assert.equal(whom, now.minute ? "newcomer" : now.climbs ? "climbing" : "knows-the-game");
      assert.equal(meaning.address, !now.minute);
      assert.equal(next === "guest", now.isUntouched);
      if (event === "own" || event === "sent") assert.equal(meaning.begun, event === "own" && !now.minute);
      return { state: next, flags: now };
    });
  const flags = { minute: false, climbs: false, isUntouched: false };
  const counted = [
    walk({ state: /** @type {State} */ ("minute"), flags: { ...flags, minute: true } }, 7, follow),
    walk({ state: /** @type {State} */ ("ladder"), flags: { ...flags, climbs: true } }, 7, follow),
    walk({ state: /** @type {State} */ ("opened"), flags }, 7, follow),
    walk({ state: /** @type {State} */ ("guest"), flags: { ...flags, isUntouched: true } }, 7, follow),
  ];
  assert.deepEqual(counted, Array(4).fill(97_655));
});

const PREFIX = "magnus-derek-";
const KNOWN = readFileSync(new URL("../../www/pages/play/known.js", import.meta.url), "utf8");

/**
 * The classes that the first script puts on the page; with `press` those after “I know the game” as well.
 * @param {string} asked @param {boolean} isFramed @param {boolean} [press]
 */
function classesOf(asked, isFramed, press = false) {
  /** @type {Set<string>} */
  const names = new Set();
  /** @type {Record<string, (event: any) => void>} */
  const listeners = {};
  const classList = {
    add: (/** @type {string[]} */ ...all) => all.map((name) => names.add(name)),
    replace: (/** @type {string} */ one, /** @type {string} */ other) => names.delete(one) && names.add(other),
  };
  class Element {
    closest = () => this;
  }
  const page = {
    document: { documentElement: { classList } },
    localStorage,
    location: { hash: asked && `#${asked}` },
    addEventListener: (/** @type {string} */ name, /** @type {any} */ act) => Object.assign(listeners, { [name]: act }),
    dispatchEvent: () => {},
    Element,
    Event,
  };
  const context = createContext(page);
  Object.assign(page, { window: context, top: isFramed ? {} : context });
  runInContext(KNOWN, context);
  if (press) listeners.click?.({ target: new Element() });
  return names;
}

/** The state with which a page begins, said as plainly as can be. @param {string} asked @param {boolean} isFramed @returns {State} */
function expectedFirst(asked, isFramed) {
  const was = (/** @type {string} */ name) => kept.has(PREFIX + name);
  const isNew = !["knows-the-game", "game", "begun", "best", "first-minute"].some(was);
  if (!isFramed && !asked && (isNew || was("first-minute"))) return "minute";
  if (!isFramed && asked && isNew) return "guest";
  const link = asked || kept.get(`${PREFIX}game`);
  const isOfLadder =
    !link ||
    kept
      .get(`${PREFIX}begun`)
      ?.split("\n")
      .some((line) => line.startsWith(`ladder ${link} `));
  return isOfLadder && !isFramed ? "ladder" : "opened";
}

test("the first script and the machine begin alike whatever is kept and asked for, in a frame too", async () => {
  const [LADDER, OTHER, FOREIGN] = ["n=9&seed=1", "n=14&seed=2", "n=13&seed=3"];
  const has = (/** @type {Set<string>} */ names) => ({ contains: (/** @type {string} */ name) => names.has(name) });
  Object.assign(globalThis, { top: {} });
  const framed = await import(`${import.meta.resolve("../../www/pages/play/saved-games.js")}?framed`);
  Reflect.deleteProperty(globalThis, "top");
  const seen = new Set();
  const choices = {
    game: ["", LADDER, OTHER, FOREIGN],
    begun: ["", `ladder ${LADDER} start`, `none ${OTHER} start`, `none ${OTHER} start\nladder ${LADDER} start`],
    best: ["", "{}"],
    "first-minute": ["", "lose n=13"],
    "knows-the-game": ["", "yes"],
  };
  /** @type {Map<string, string>[]} */
  let all = [new Map()];
  for (const [name, values] of Object.entries(choices))
    all = all.flatMap((one) => values.map((value) => new Map(value ? [...one, [PREFIX + name, value]] : one)));
  assert.equal(all.length, 128);
  for (const storage of all)
    for (const asked of ["", LADDER, OTHER, FOREIGN])
      for (const isFramed of [false, true]) {
        const at = JSON.stringify([[...storage], asked, isFramed]);
        kept = new Map(storage);
        const names = classesOf(asked, isFramed);
        const state = firstState(has(names));
        assert.equal(state, expectedFirst(asked, isFramed), at);
        assert.ok(names.has(STATES[state].whom), at);
        seen.add(state);
        const { ownGame } = isFramed ? framed : own;
        const opened = () => (ownGame(asked).onLadder ? "climb" : "open");
        if (state !== "minute") assert.equal(NEXT[state][opened()], state, at);
        else {
          const after = classesOf(asked, isFramed, true);
          assert.equal(firstState(has(after)), NEXT.minute[opened()], `${at}: who knows the game`);
          assert.equal(kept.has(`${PREFIX}first-minute`), false);
        }
      }
  assert.deepEqual([...seen].toSorted(), ["guest", "ladder", "minute", "opened"]);
});

/**
 * A visit, as far as its games go: the page does with the machine what page.js does. A link is the name of its game, a colon, and its moves.
 * @typedef {object} Visit
 * @property {State} state
 * @property {Map<string, string>} kept
 * @property {string[]} history the addresses up to the one that is shown
 * @property {string[]} forward the addresses after it
 * @property {string} link of the game on the table
 * @property {string} last
 * @property {number} round
 * @property {string} before the game that was left for the first minute
 * @property {number} games the number of games begun
 * @property {boolean} hasAsked whether the first minute was asked for since the visitor said that he knows the game
 * @property {string[]} moved the games in which a person has moved, as they were left
 */

const FRIEND = "friend:3";
const nameOf = (/** @type {string} */ link) => link.split(":")[0];
const roundOf = (/** @type {string} */ link) => Number(link.split(":")[1]);

/** The acts of a visitor and of the page. @param {boolean} hasLadder whether the ladder has come, which knows whose a game is */
function actsOn(hasLadder) {
  const isOwn = (/** @type {Visit} */ { round, last, link }) =>
    hasLadder ? nameOf(link) !== "friend" : round === 0 || [last, link].some((one) => own.stripOf(one));

  /** @param {Visit} visit @param {GameEvent} event */
  function advance(visit, event) {
    const wasMinute = visit.state === "minute";
    visit.state = NEXT[visit.state][event];
    if (!wasMinute || visit.state === "minute") return;
    visit.before = "";
    if (own.knowsTheGame()) own.saveMinute("", "");
  }
  /** @param {Visit} visit @param {string} link */
  function put(visit, link) {
    Object.assign(visit, { link, last: link, round: roundOf(link) });
  }
  /** @param {Visit} visit @param {boolean} [isBegunHere] */
  function keep(visit, isBegunHere = isOwn(visit)) {
    own.saveGame(visit.link);
    visit.state = NEXT[visit.state][isBegunHere ? "own" : "sent"];
    const { strip, begun } = STATES[visit.state];
    own.saveBegunGame(visit.link, begun ? strip : "", `${nameOf(visit.link)}:0`, visit.last);
    if (begun) visit.last = visit.link;
  }
  /** Who goes back from another's game and then on elsewhere leaves it. @param {Visit} visit @param {string} address */
  function push(visit, address) {
    visit.history.push(address);
    visit.moved = visit.moved.filter((one) => nameOf(one) !== "friend" || !visit.forward.includes(one));
    visit.forward = [];
  }
  /** @param {Visit} visit @param {boolean} isNewGame @param {boolean} byPerson */
  function remember(visit, isNewGame, byPerson) {
    if (!STATES[visit.state].address) return;
    if (byPerson) keep(visit);
    if (isNewGame) push(visit, visit.link);
    else visit.history[visit.history.length - 1] = visit.link;
  }
  /** @param {Visit} visit @param {string} asked */
  function openOwn(visit, asked) {
    const { link, onLadder } = own.ownGame(asked);
    advance(visit, onLadder ? "climb" : "open");
    // A fresh one is drawn by chance.
    put(visit, /:/.test(link) ? link : `${++visit.games}:0`);
  }
  const knowsNow = () => {
    kept.set(`${PREFIX}knows-the-game`, "yes");
    own.saveMinute("", "");
  };

  /** Each returns false where a visitor cannot do it. @type {Record<string, (visit: Visit) => unknown>} */
  return {
    move(visit) {
      const was = visit.link;
      visit.link = `${nameOf(was)}:${roundOf(was) + 1}`;
      visit.moved = [...visit.moved.filter((one) => one !== was), visit.link];
      if (visit.state === "minute") own.saveMinute("lose", visit.link);
      remember(visit, false, true);
    },
    fresh(visit) {
      if (visit.state === "minute") return false;
      put(visit, `${++visit.games}:0`);
      return remember(visit, true, true);
    },
    climb(visit) {
      knowsNow();
      advance(visit, "climb");
      put(visit, `${++visit.games}:0`);
      remember(visit, true, false);
      keep(visit, true);
    },
    friend(visit) {
      push(visit, FRIEND);
      openOwn(visit, FRIEND);
    },
    back(visit) {
      if (visit.history.length < 2 || !visit.history.at(-2)) return false;
      visit.forward.push(visit.history.pop() ?? "");
      return openOwn(visit, visit.history.at(-1) ?? "");
    },
    minute(visit) {
      if (visit.state === "minute") return false;
      visit.before = visit.link;
      visit.hasAsked = true;
      advance(visit, "minute");
      push(visit, "");
      put(visit, "minute:0");
      return own.saveMinute("lose", "");
    },
    knows(visit) {
      if (visit.state !== "minute") return false;
      knowsNow();
      visit.hasAsked = false;
      const { before } = visit;
      openOwn(visit, before);
      return before && remember(visit, false, false);
    },
    reload(visit) {
      const asked = visit.history.at(-1) ?? "";
      Object.assign(visit, { state: expectedFirst(asked, false), before: "" });
      if (visit.state === "minute") put(visit, own.minuteBegun()[1] || "minute:0");
      else openOwn(visit, asked);
    },
  };
}

for (const hasLadder of [false, true])
  for (const [who, address, storage] of /** @type {const} */ ([
    ["a newcomer", "", []],
    ["a guest", FRIEND, []],
    ["a visitor who knows the game", "", [[`${PREFIX}knows-the-game`, "yes"]]],
  ]))
    test(`${who} loses no game in any sequence of 5 acts ${hasLadder ? "after" : "before"} the ladder has come`, () => {
      const acts = Object.entries(actsOn(hasLadder));
      kept = new Map(storage);
      /** @type {Visit} */
      const first = {
        ...{ state: "opened", kept, history: [address], forward: [], link: "", last: "", round: 0, before: "" },
        ...{ games: 0, hasAsked: who === "a newcomer", moved: [] },
      };
      actsOn(hasLadder).reload?.(first);
      const count = walk({ visit: first, way: "" }, 5, ({ visit, way }) =>
        acts.flatMap(([name, act]) => {
          kept = new Map(visit.kept);
          const next = { ...visit, kept, history: [...visit.history], forward: [...visit.forward] };
          if (act(next) === false) return [];
          const at = `${way} ${name}`;
          const { state, history, forward, link, before, moved, hasAsked } = next;
          assert.equal(state === "minute", !STATES[state].address);
          if (state === "minute") assert.equal(history.at(-1), "", `${at}: the address in the first minute`);
          else if (name !== "reload" && name !== "knows" && link !== "")
            assert.ok([link, ""].includes(history.at(-1) ?? ""), `${at}: ${history} for ${link}`);
          // What a person has begun to play is on the table, in the history, or kept.
          const found = [link, before, ...history, ...forward, ...kept.values()].join("\n");
          for (const game of moved.filter((one) => !one.startsWith("minute")))
            assert.ok(found.includes(game), `${at}: ${game} is lost`);
          for (const [, game = ""] of own.begunGames())
            assert.notEqual(nameOf(game), "friend", `${at}: kept as one's own`);
          if (own.knowsTheGame() && state === "minute") assert.ok(hasAsked, `${at}: led again unasked`);
          if (name === "fresh") assert.ok(STATES[state].begun, `${at}: begun here`);
          if (/^(move|fresh)$/.test(name) && STATES[state].begun) assert.equal(own.begunGames()[0]?.[1], link, at);
          if (own.stripOf(link) === "ladder") assert.match(state, /ladder|minute/, at);
          return [{ visit: next, way: at }];
        }),
      );
      assert.ok(count > 4_000, String(count));
    });
