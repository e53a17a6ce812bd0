// @ts-check
/** The page of puzzles without a page: addresses, the choice, and what a person's account keeps and brings back. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { provideWorkers } from "../../www/kit/start-worker.js";
import { LESSONS } from "../../www/lessons/list.js";
import { hashOf, readAddress } from "../../www/pages/practice/address.js";
import { levelsOf, nearestChoice, puzzleOf, quickPuzzle } from "../../www/pages/practice/choose-puzzle.js";
import { QUICK_SEEDS } from "../../www/pages/practice/quick-seeds.js";
import { noteShown, puzzleAhead, searchAhead } from "../../www/pages/practice/search-ahead.js";
import { nextIn, noteInSet, resultOf } from "../../www/pages/practice/set.js";
import {
  addDays,
  daysInRow,
  duePuzzles,
  emptyRecord,
  mergeRecords,
  noteAnswer,
  readRecord,
} from "../../www/table/lesson/practice-record.js";
import {
  exportProgress,
  forgetProgress,
  importProgress,
  noteDone,
  readPractice,
  readProgress,
  savePractice,
  stepRecords,
} from "../../www/table/lesson/progress.js";
import { findPuzzle, puzzleStep, readPuzzleName } from "../../www/table/lesson/puzzle.js";
import { mistakeName, puzzleName, readMistakeName } from "../../www/table/lesson/puzzle-name.js";
import { puzzlesIn, sheetName } from "../../www/table/lesson/puzzle-set.js";
import { speaker as german } from "../../www/text/de/all.js";
import { english } from "../../www/text/english.js";
import { plainText } from "../../www/text/names.js";
import { otherCosts, reasonText } from "../../www/text/say/table/puzzle.js";
import { study } from "./study.js";

/** @type {Map<string, string>} */
const kept = new Map();
Object.defineProperty(globalThis, "localStorage", {
  configurable: true,
  value: {
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => void kept.set(key, value),
    removeItem: (/** @type {string} */ key) => kept.delete(key),
  },
});

beforeEach(() => {
  forgetProgress();
  kept.clear();
});

const TODAY = "2026-11-24";
const ONE = { puzzle: "only-call&level=3&seed=1", key: "one" };
const TWO = { puzzle: "depth&level=2&seed=2", key: "two" };

test("a missed puzzle comes back the next day, and once more a week after it was right", () => {
  let record = noteAnswer(emptyRecord(), { ...ONE, right: false, today: TODAY });
  assert.deepEqual(duePuzzles(record, TODAY), []);
  assert.deepEqual(duePuzzles(record, "2026-11-25"), [ONE.puzzle]);
  // Too early is no proof.
  assert.deepEqual(noteAnswer(record, { ...ONE, right: true, today: TODAY }).missed, record.missed);
  record = noteAnswer(record, { ...ONE, right: true, today: "2026-11-26" });
  assert.deepEqual(duePuzzles(record, "2026-12-02"), []);
  assert.deepEqual(duePuzzles(record, "2026-12-03"), [ONE.puzzle]);
  assert.deepEqual(noteAnswer(record, { ...ONE, right: true, today: "2026-12-03" }).missed, {});
});

test("a puzzle missed again begins anew, and a symmetric one counts as the same", () => {
  const first = noteAnswer(emptyRecord(), { ...ONE, right: false, today: TODAY });
  const again = noteAnswer(first, { ...ONE, right: true, today: "2026-11-25" });
  const missed = noteAnswer(again, {
    puzzle: "only-call&level=3&seed=9",
    key: "one",
    right: false,
    today: "2026-12-02",
  });
  assert.deepEqual(Object.values(missed.missed), [
    { puzzle: "only-call&level=3&seed=9", due: "2026-12-03", isSecond: false },
  ]);
});

test("puzzles right in a row are counted, and the best run stays", () => {
  const right = (/** @type {ReturnType<typeof emptyRecord>} */ record) =>
    noteAnswer(record, { ...ONE, right: true, today: TODAY });
  const three = right(right(right(emptyRecord())));
  assert.deepEqual([three.run, three.best], [3, 3]);
  const missed = noteAnswer(three, { ...TWO, right: false, today: TODAY });
  assert.deepEqual([missed.run, missed.best], [0, 3]);
});

test("of the day's puzzles the first answer counts, and days in a row end with a day left out", () => {
  const ofDay = { ...ONE, ofDay: true, today: TODAY };
  const first = noteAnswer(emptyRecord(), { ...ofDay, right: false });
  assert.deepEqual(noteAnswer(first, { ...ofDay, right: true }).days, { [TODAY]: { [ONE.puzzle]: false } });
  const whole = { a: true, b: false, c: true };
  const days = { "2026-11-20": whole, "2026-11-22": whole, "2026-11-23": whole, [TODAY]: { a: true } };
  assert.equal(daysInRow({ ...emptyRecord(), days }, TODAY), 2);
  assert.equal(daysInRow({ ...emptyRecord(), days: { ...days, [TODAY]: whole } }, TODAY), 3);
  assert.equal(daysInRow(emptyRecord(), TODAY), 0);
});

test("days go on over months, leap days and years", () => {
  assert.equal(addDays("2026-12-31", 1), "2027-01-01");
  assert.equal(addDays("2028-02-28", 1), "2028-02-29");
  assert.equal(addDays("2026-03-01", -1), "2026-02-28");
});

test("the account is exported and imported with the progress of lessons, and nothing of two devices is lost", () => {
  noteDone("shield/hold", new Date(2026, 10, 22));
  savePractice(noteAnswer(readPractice(), { ...ONE, right: false, today: TODAY }));
  const file = exportProgress();
  forgetProgress();
  assert.deepEqual(readPractice(), emptyRecord());
  savePractice(
    noteAnswer(noteAnswer(readPractice(), { ...TWO, right: true, today: TODAY }), {
      ...TWO,
      right: false,
      today: TODAY,
    }),
  );
  importProgress(file);
  assert.deepEqual(Object.keys(readPractice().missed).sort(), ["one", "two"]);
  assert.equal(readPractice().best, 1);
  assert.deepEqual(Object.keys(readProgress().done), ["shield/hold"]);
  // A task done later leaves it alone.
  noteDone("shield/class", new Date(2026, 10, 23));
  assert.deepEqual(Object.keys(readPractice().missed).sort(), ["one", "two"]);
});

test("a puzzle missed on two devices comes back on the earlier day", () => {
  const early = noteAnswer(emptyRecord(), { ...ONE, right: false, today: TODAY });
  const late = noteAnswer(emptyRecord(), { ...ONE, right: false, today: "2026-11-27" });
  for (const merged of [mergeRecords(early, late), mergeRecords(late, early)])
    assert.deepEqual(merged.missed, early.missed);
});

test("stored data that is no account counts as none", () => {
  for (const value of [null, 7, "x", [], { run: -1, days: { x: 1 }, missed: { a: 1 } }])
    assert.deepEqual(readRecord(value), emptyRecord());
});

test("an address names a puzzle and where the next one comes from", () => {
  const chosen = /** @type {const} */ ({ kind: "only-call", level: 3, seed: 20261124 });
  for (const source of /** @type {const} */ (["kind", "mixed", "day", "again"]))
    assert.deepEqual(readAddress(hashOf({ chosen, source })), { chosen, source });
  assert.equal(hashOf({ chosen, source: "kind" }), "#only-call&level=3&seed=20261124");
  assert.equal(readAddress(""), null);
  assert.deepEqual(readAddress("#only-call&amp;level=3&amp;seed=20261124"), { chosen, source: "kind" });
  assert.throws(() => readAddress("#only-call"), /puzzle must be a kind with a level and a seed/);
});

test("a choice has only levels that there are, and all kinds mixed have those of any", () => {
  const kinds = study.practiceKinds();
  assert.deepEqual(levelsOf(kinds, "mixed"), [1, 2, 3, 4, 5, 6]);
  for (const { kind, levels } of kinds)
    for (const level of [1, 2, 3, 4, 5, 6]) assert.ok(levels.includes(nearestChoice(kinds, { kind, level }).level));
  for (const seed of [0, 1, 2, 3, 2 ** 32 - 1]) {
    const found = puzzleOf(kinds, { kind: "mixed", level: 3 }, seed);
    assert.equal(study.findPuzzle(found.kind, found.level, found.seed).level, 3);
  }
});

test("every kind of puzzle can be put on a table as a step, in both languages", () => {
  for (const { kind, levels } of study.practiceKinds()) {
    const name = puzzleName({ kind, level: Number(levels[0]), seed: 7 });
    assert.deepEqual(readPuzzleName(name), { kind, level: levels[0], seed: 7 });
    for (const words of [english, german]) {
      const { step, puzzle, next } = puzzleStep(findPuzzle(name, study), words);
      assert.ok(step.ask && step.title && !/\{\w/.test(step.ask), step.ask);
      assert.ok(next?.endsWith("&seed=8"));
      new study.Exercise(/** @type {any} */ (puzzle?.task), step.figure).free();
    }
  }
});

test("every right answer has a reason in both languages, with what it does and what others would have cost", () => {
  for (const { kind, levels } of study.practiceKinds())
    for (const level of levels)
      for (let seed = 0; seed < 12; seed++) {
        const { task, figure } = study.findPuzzle(kind, level, seed);
        const exercise = new study.Exercise(task, figure);
        const game = study.Handle.open(figure.game);
        const attempt = exercise.solution() ?? {};
        const landings =
          attempt.magnitude === undefined ? (game.facts().landings ?? []) : game.landings(attempt.magnitude);
        const answer = {
          task: /** @type {any} */ (task),
          attempt,
          moves: exercise.ratedMoves(),
          landings,
          token: game.state().token,
          reached: kind === "force" ? { visited: 9, rounds: 2 } : null,
        };
        const texts = [english, german].map((words) => plainText(reasonText(words, answer)));
        for (const text of texts) assert.match(text, /^[\p{L}\d][^{}]*\S\.$/u, `${kind} ${level} ${seed}`);
        assert.notEqual(texts[0], texts[1]);
        if (task.kind === "keep") assert.match(texts[0] ?? "", /would have cost \d+ (round|position)/);
      }
});

test("the step that explains a puzzle is one of the lesson with that number", async () => {
  for (const { kind, levels } of study.practiceKinds())
    for (const level of levels) {
      const { puzzle } = puzzleStep(findPuzzle(puzzleName({ kind, level, seed: 7 }), study), english);
      const { lesson, number, step } = puzzle?.about ?? assert.fail();
      const listed = LESSONS.find(({ id }) => id === lesson);
      assert.equal(listed?.number, number);
      const { steps } = (await listed?.load())?.default ?? assert.fail();
      assert.ok(
        steps.some((/** @type {{id: string}} */ { id }) => id === step),
        `${lesson}/${step}`,
      );
    }
});

test("a set is named by its first puzzle and its count, and the address tells which one of it is on the table", () => {
  const first = readPuzzleName("depth&level=2&seed=7");
  const set = { first, count: 10 };
  for (const [at, hash] of /** @type {const} */ ([
    [0, "#depth&level=2&seed=7&count=10"],
    [2, "#depth&level=2&seed=7&count=10&at=3"],
  ])) {
    const chosen = puzzlesIn(set)[at] ?? first;
    assert.equal(hashOf({ chosen, source: set }), hash);
    assert.deepEqual(readAddress(hash), { chosen, source: set, isSheet: false });
  }
  assert.deepEqual(readAddress(`#${sheetName(set)}`), { chosen: first, source: set, isSheet: true });
  for (const none of ["&count=0", "&count=41", "&count=10&at=11", "&count=10&at=0"])
    assert.throws(() => readAddress(`#depth&level=2&seed=7${none}`), /puzzle must be a kind with a level and a seed/);
});

test("attempts at the puzzles of a set are kept with their wrong answers, and the next one is the next that is not solved", () => {
  const set = { first: readPuzzleName("only-call&level=3&seed=7"), count: 3 };
  const [one, two, three] = /** @type {[any, any, any]} */ (puzzlesIn(set));
  const detail = /** @type {any} */ ({ done: false, failed: true, hints: 0, sawSolution: false, userInitiated: true });
  const solved = { ...detail, done: true, failed: false };
  noteInSet(one, detail, '{"judged":"5"}');
  noteInSet(one, { ...detail, userInitiated: false }, '{"judged":"6"}');
  noteInSet(one, { ...detail, failed: false }, "{}");
  assert.deepEqual(nextIn(set, one), two);
  noteInSet(one, solved, '{"judged":"4"}');
  noteInSet(two, solved, null);
  assert.deepEqual(nextIn(set, two), three);
  assert.deepEqual(nextIn(set, three), null);
  // Who opens the solution and goes on has seen it.
  noteInSet(three, { ...detail, failed: false, sawSolution: true }, null);
  const untouched = { attempts: 0, hints: 0, sawSolution: false, done: false };
  assert.deepEqual(resultOf(set), {
    lesson: "puzzles-only-call-3-3",
    seed: "7",
    tasks: {
      1: { ...untouched, attempts: 2, done: true, wrong: { m5: 1 } },
      2: { ...untouched, attempts: 1, done: true },
      3: { ...untouched, sawSolution: true },
    },
  });
  const wrongOf = (/** @type {string} */ name, /** @type {object} */ state) => {
    noteInSet(readPuzzleName(name), detail, JSON.stringify(state));
    return stepRecords([name])[0]?.wrong;
  };
  assert.deepEqual(wrongOf("depth&level=2&seed=1", { judged: " 3 " }), { 3: 1 });
  assert.deepEqual(wrongOf("only-way&level=2&seed=1", { judged: "-" }), { "d-": 1 });
  assert.deepEqual(wrongOf("safe&level=5&seed=1", { judged: "2" }), { o2: 1 });
  assert.deepEqual(wrongOf("safe&level=5&seed=2", { judged: "none" }), { none: 1 });
  assert.deepEqual(wrongOf("shield&level=5&seed=1", { judged: "", positions: [1, 4] }), { "p1.4": 1 });
  assert.equal(wrongOf("force&level=2&seed=1", { judged: "" }), undefined);
});

test("what other moves would have cost is listed by its cost, the cheapest first", () => {
  const move = (/** @type {number} */ magnitude, positions = 0, rounds = 0) =>
    /** @type {any} */ ({ magnitude, direction: null, loss: { positions, rounds } });
  assert.deepEqual(otherCosts(english, [move(1, 1), move(2, 0, 2), move(3), move(4, 0, 1), move(5, 0, 2)]), [
    { cost: "1 round", moves: "4" },
    { cost: "2 rounds", moves: "2, 5" },
    { cost: "1 position", moves: "1" },
  ]);
});

test("a mistake in a game is named by its number and the link, also with the escapes that editors write", () => {
  const named = { number: 2, game: "n=13&magnus=layers&derek=human&moves=6+5-" };
  assert.deepEqual(readMistakeName(mistakeName(named.number, named.game)), named);
  assert.deepEqual(readMistakeName(`mistakes&number=2&game=${encodeURIComponent(named.game)}`), named);
  for (const none of ["mistakes&number=0&game=1.A", "mistakes&number=1&game=", "only-call&level=3&seed=1"])
    assert.equal(readMistakeName(none), null);
});

test("one puzzle of each kind and level is found ahead, the next one and those of the choice first, and given out once", () => {
  /** @type {import("../../www/core/lesson/core-types").ChosenPuzzle[]} */
  const sent = [];
  const worker = new EventTarget();
  const asWorker = Object.assign(worker, {
    postMessage: (/** @type {typeof sent[number]} */ chosen) => sent.push(chosen),
    terminate: () => {},
  });
  provideWorkers(() => /** @type {Worker} */ (/** @type {unknown} */ (asWorker)));
  const kinds = study.practiceKinds();
  const places = kinds.flatMap(({ levels }) => levels);
  const mixed = /** @type {const} */ ({ kind: "mixed", level: 3 });
  const next = /** @type {const} */ ({ kind: "safe", level: 5, seed: 1 });
  searchAhead(kinds, mixed, next);
  const find = () => {
    const { kind, level, seed } = /** @type {typeof sent[number]} */ (sent.at(-1));
    const puzzle = study.findPuzzle(kind, level, seed);
    worker.dispatchEvent(new MessageEvent("message", { data: { kind: "found", puzzle } }));
  };
  // One after the other.
  assert.deepEqual(sent, [next]);
  for (let count = 0; count <= places.length; count++) find();
  assert.equal(sent.length, 1 + places.length);
  const ofLevel = kinds.filter(({ levels }) => levels.includes(3)).map(({ kind }) => kind);
  assert.deepEqual(
    sent.slice(1, 1 + ofLevel.length).map(({ kind, level }) => `${kind} ${level}`),
    ofLevel.map((kind) => `${kind} 3`),
  );
  for (const chosen of sent.slice(1)) assert.deepEqual(puzzleAhead(kinds, chosen), chosen);
  const given = puzzleAhead(kinds, mixed);
  assert(sent.some((one) => one === given));
  noteShown(given);
  assert.notDeepEqual(puzzleAhead(kinds, given), given);
  searchAhead(kinds, given);
  assert.equal(sent.length, 2 + places.length);
  assert.equal(sent.at(-1)?.kind, given.kind);
});

test("whoever waits for a puzzle gets one of the seeds that are found soonest, of each kind and level", () => {
  const kinds = study.practiceKinds();
  for (const { kind, levels } of kinds) {
    for (const level of levels) {
      const seeds = QUICK_SEEDS[kind]?.[level] ?? [];
      assert.equal(new Set(seeds).size, 20, `${kind} ${level}`);
      const { seed, ...chosen } = quickPuzzle(kinds, { kind, level });
      assert.deepEqual(chosen, { kind, level });
      assert.ok(seeds.includes(seed));
      assert.equal(findPuzzle(puzzleName({ kind, level, seed }), study).kind, kind);
    }
  }
  for (let count = 0; count < 50; count += 1) {
    const { kind, level, seed } = quickPuzzle(kinds, { kind: "mixed", level: 3 });
    assert.ok(QUICK_SEEDS[kind]?.[level]?.includes(seed));
  }
});
