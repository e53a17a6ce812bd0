// @ts-check
/**
 * Refusals of tasks, figures and attempts, and of tournaments: in English as the error says it, in German from its
 * data.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { describedErrorText } from "../../www/kit/sentences.js";
import { speaker as german } from "../../www/text/de/all.js";
import { english } from "../../www/text/english.js";
import { codesOf, holdNumbers, refusedIn } from "./refused.js";
import { checked, study } from "./study.js";

const TYPES = readFileSync(new URL("../../www/core/core-types.d.ts", import.meta.url), "utf8");
const ENGLISH = /\b(the|of|and|is|are|must|there|with|only|needs|has|attempt|asks?|which|least|games?|round|number)\b/i;

/** An attempt at a task. @param {any} task @param {any} [attempt] @param {string} [game] */
const check =
  (task, attempt = {}, game = "n=9&magnus=human&derek=human") =>
  () =>
    checked(task, { game }, attempt);
/** A task that asks for a quantity. @param {any} of @param {string} [game] */
const asks = (of, game) => check({ kind: "number", of }, { number: 1 }, game);
const call = { magnitude: 1 };

/** The mistakes, by the code of their refusal. @type {Record<string, (() => unknown)[]>} */
const TASKS = {
  unreadable: [
    check({ kind: "answer" }),
    check({ kind: "mark", layer: 1 }, { positions: "all" }),
    () => checked({ kind: "mark", layer: 1 }, /** @type {any} */ (7), {}),
  ],
  attemptField: [check({ kind: "call", both: "unvisited" })],
  callFields: [check({ kind: "call" }, call)],
  markFields: [check({ kind: "mark" }, { positions: [] })],
  placeFields: [check({ kind: "place", k: 2 }, { positions: [] })],
  reachFields: [check({ kind: "reach" }, { game: "n=9" })],
  avoided: [check({ kind: "choose", of: { avoided: { rounds: 3 } }, options: [{ label: "1", is: 1 }] }, { option: 0 })],
  played: [asks("played")],
  choice: [check({ kind: "choose", of: "wasted", options: [{ label: "0", is: 0 }] }, { option: 2 })],
  class: [check({ kind: "call", both: { class: { gamma: 1, q: 2 } } }, call)],
  twice: [check({ kind: "mark", layer: 1 }, { positions: [3, 3] })],
  prices: [() => checked({ kind: "mark", price: 0 }, { game: "n=5", prices: [1, 2] }, { positions: [] })],
  noPrices: [
    check({ kind: "pay", rounds: 1, most: 0 }, { magnitudes: [1] }),
    check({ kind: "mark", price: 0 }, { positions: [] }),
  ],
  bricks: [() => study.bricks(15)],
  roundsLeft: [asks("roundsLeft")],
  lowerBound: [asks({ lowerBound: { p: 9 } })],
  halves: [asks({ halvings: { n: 8 } })],
  phaseOne: [asks({ phaseOne: { n: 7 } })],
  nothingWaits: [check({ kind: "keep", player: "derek" }, { direction: "+" })],
  midpoint: [asks({ midpoint: { n: 8, x: 1, y: 3 } })],
  pileCount: [asks({ multivision: { piles: [] } })],
  zeroPile: [asks({ multivision: { piles: [0] } })],
  pileFactor: [asks({ multivision: { piles: [2018] } })],
  beginning: [check({ kind: "beat", game: "dominoes=13&second=human" }, { game: "dominoes=13" })],
  playedOn: [check({ kind: "beat", game: "dominoes=13" }, { game: "dominoes=12" })],
  // The core of the round table knows nothing but the numbers of other games.
  playedElsewhere: [
    () => {
      const exercise = new study.Exercise({ kind: "beat", game: "dominoes=13" }, { game: "n=9" });
      exercise.check(study.Handle.open("n=9"), { game: "dominoes=13" });
    },
  ],
};

/** Other requests of a task that are refused, and what stands for a wrong number. @type {[string, () => unknown][]} */
const QUANTITIES = [
  ["unknownRounds", asks({ rounds: { n: 1009 } })],
  ["sets", check({ kind: "place", k: 9, layer: 1, size: 2 }, { none: true }, "n=40")],
  ["coverTime", asks({ coverTime: { n: 1 } })],
  ["halvings", asks({ halvings: { n: 1 } })],
  ["numberGame", asks({ numberGame: { a: 0, b: 1 } })],
  ["numberGameB", asks({ lastLosing: { b: 0 } })],
  ["sequence", check({ kind: "sequence" }, { magnitudes: [1] }, "n=17")],
  ["class", check({ kind: "call", both: { class: { gamma: 3, q: 3 } } }, call)],
  ["markedPosition", () => checked({ kind: "mark", layer: 1 }, { game: "n=9", mark: [9] }, {})],
];

const play = study.pairings;
/** @type {[string, () => unknown][]} */
const TOURNAMENTS = [
  ["n", () => play("x", "layers", "random", 1)],
  ["n", () => play("", "layers", "random", 1)],
  ["rangeEnd", () => play("9-3", "layers", "random", 1)],
  ["rangeLength", () => play("2-200000", "layers", "random", 1)],
  ["manyGames", () => play("2-30000", "all", "all", 1)],
  ["unknownStrategy", () => play("9", "nobody", "random", 1)],
];

/**
 * Fails unless the refusal is said in German, with all numbers of the English.
 * @param {ReturnType<typeof refusedIn>} what
 */
function holdGerman(what) {
  const said = describedErrorText(german, what);
  assert.match(said, /^[^a-mo-z].*[.“]$/s);
  assert.doesNotMatch(said.replace(/„.*?“|Zur Wahl stehen .*/gs, ""), ENGLISH, `${what.message} → ${said}`);
  assert.doesNotMatch(said, /undefined|\[object/);
  holdNumbers(what.message, said);
}

test("every fault of a task has a German sentence", () => {
  assert.deepEqual(Object.keys(TASKS).sort(), codesOf(TYPES, "TaskFault").sort());
  for (const [code, acts] of Object.entries(TASKS)) {
    for (const act of acts) {
      const what = refusedIn(english, act);
      assert.ok(what.refusal?.code === "task" && what.refusal.why.code === code, what.message);
      holdGerman(what);
    }
  }
});

test("a feature missing in the browser has one, and so has a Magnus without worst cases", (context) => {
  context.mock.getter(globalThis, "crypto", () => ({ getRandomValues: () => assert.fail("none") }));
  const diagram = new study.SpaceTimeDiagram(9);
  diagram.goOn(0, Uint32Array.of(1, 2, 3));
  diagram.show("visits", 1, 0, 9, 0, 3, 9, 3, new Uint8Array(9));
  while (diagram.advance());
  const canvas = /** @type {any} */ ({ getContext: () => null });
  /** @type {[string, () => unknown][]} */
  const lacks = [
    ["noRandomNumbers", () => study.freshSeed()],
    ["noCanvas", () => diagram.paint(canvas)],
    ["noWorstCases", () => study.roundsAtWorst(9, "prime")],
  ];
  for (const [code, act] of lacks) {
    const what = refusedIn(english, act);
    assert.equal(what.refusal.code, code, what.message);
    holdGerman(what);
  }
});

test("an impossible task has one, and so has an impossible tournament", () => {
  for (const [wrong, act] of [...QUANTITIES, ...TOURNAMENTS]) {
    const what = refusedIn(english, act);
    const { refusal } = what;
    assert.equal(refusal?.code === "number" ? refusal.what : refusal?.code, wrong, what.message);
    holdGerman(what);
  }
});
