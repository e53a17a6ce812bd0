// @ts-check
/**
 * A step of a lesson at a table, as far as it needs no browser: finding it, trying, hints, sentences and drawings.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { LESSONS } from "../../www/lessons/list.js";
import { viewOf } from "../../www/table/export/request.js";
import { isBare, overlayOf, standingLayers } from "../../www/table/lesson/lesson-overlay.js";
import { findStep, stepOf } from "../../www/table/lesson/step.js";
import { supposedSet } from "../../www/table/lesson/supposed-set.js";
import { Trial } from "../../www/table/lesson/trial.js";
import { overlayOf as checkedOverlay } from "../../www/table/page/checked-overlay.js";
import { scene } from "../../www/table/picture/scene.js";
import { speaker as german } from "../../www/text/de/all.js";
import { english, english as words } from "../../www/text/english.js";
import {
  chosenText,
  filled,
  hintButton,
  markedText,
  progressText,
  solutionText,
  verdictText,
  watchedText,
} from "../../www/text/say/table/lesson.js";
import { newGame } from "./core.js";
import { study } from "./study.js";

/** @import { Why } from "../../www/core/lesson/core-types" */
/** @import { Judged, Lesson, LessonTask, Step } from "../../www/table/lesson/types" */

/** @param {Partial<Step>} step @returns {Step} */
const step = (step = {}) => ({ id: "hold", title: "Hold", figure: { game: "n=9" }, ...step });
const DONE = /** @type {const} */ ({ is: "done" });
const OPEN = /** @type {const} */ ({ is: "open" });
/** @param {Why} why */
const failed = (why) => ({ is: /** @type {const} */ ("failed"), ...why });
/**
 * @param {typeof DONE | typeof OPEN | ReturnType<typeof failed>} verdict @param {Judged["progress"]} progress
 * @returns {Judged}
 */
const judged = (verdict, progress = null) => ({ ...verdict, progress, layers: null });
/**
 * Fields without which the core does not understand a task of these kinds.
 * @type {Partial<Record<LessonTask["kind"], object>>}
 */
const LEAST = {
  answers: { count: 3 },
  finish: { visited: 3, rounds: 3 },
  mark: { layer: 1 },
  number: { of: "depth" },
  choose: { of: "depth", options: [] },
};
/** @param {Partial<LessonTask>} task @returns {LessonTask} */
const task = ({ kind = "answers", ...task }) => /** @type {LessonTask} */ ({ kind, ...LEAST[kind], ...task });
/** A trial of a step, with the core's description of the task. @param {Step} step */
function trialOf(step) {
  const { task } = step;
  const exercise = task && new study.Exercise(/** @type {any} */ (task), { game: "n=9" });
  return new Trial(step, exercise?.form() ?? null);
}

const LESSON = /** @type {Lesson} */ ({
  id: "shield",
  number: 5,
  title: "The shield",
  summary: "",
  steps: [step(), step({ id: "class", title: "The class" })],
});

test("a step is found by its name, with the one that comes next", () => {
  assert.deepEqual(stepOf(LESSON, "hold").next, "shield/class");
  assert.deepEqual(stepOf(LESSON, "class").next, null);
  assert.equal(stepOf(LESSON, "class").name, "shield/class");
});

test("a name of no step is refused with a sentence that lists the steps", async () => {
  assert.throws(
    () => stepOf(LESSON, "gone"),
    /^Error: The lesson “shield” has no step “gone”\. Its steps are hold, class\.$/,
  );
  const ids = LESSONS.map(({ id }) => id).join(", ");
  const sentences = {
    "nothing/here": `There is no lesson “nothing”. The lessons are ${ids}.`,
    "../../evil/x": "lesson must be a lesson and a step of it, such as shield/hold, but it is “../../evil/x”.",
    lose: "lesson must be a lesson and a step of it, such as shield/hold, but it is “lose”.",
    "": "lesson must be a lesson and a step of it, such as shield/hold, but it is “”.",
  };
  for (const [name, sentence] of Object.entries(sentences)) {
    await assert.rejects(findStep(name), { message: sentence }, name);
  }
});

test("every step of every lesson is found by its name, unless it is only read", async () => {
  for (const { id } of LESSONS) {
    const { default: lesson } = await import(`../../www/lessons/${id}.js`);
    for (const one of lesson.steps) {
      if (!one.figure) {
        await assert.rejects(findStep(`${id}/${one.id}`), /has no table: it is read\.$/);
        continue;
      }
      const found = await findStep(`${id}/${one.id}`);
      assert.equal(found.step, one);
      assert.equal(found.lesson.number, LESSONS.findIndex((listed) => listed.id === id) + 1, id);
    }
  }
});

test("every kind of answer makes an attempt of its own", () => {
  const from = (/** @type {LessonTask} */ one, text = "") => trialOf(step({ task: one })).attemptFrom(text, english);
  assert.deepEqual(from(task({ kind: "number", of: { fStar: { n: 13 } } }), " 1234 "), { number: 1234 });
  assert.deepEqual(from(task({ kind: "number", of: { avoided: { rounds: 3 } } }), "0"), { number: 0 });
  assert.deepEqual(from(task({ kind: "call" }), "4"), { magnitude: 4 });
  assert.deepEqual(from(task({ kind: "choose" }), "1"), { option: 1 });
  assert.deepEqual(from(task({ kind: "sequence" }), "4, 2 4;1"), { magnitudes: [4, 2, 4, 1] });
  const mark = trialOf(step({ task: task({ kind: "mark" }) }));
  for (const position of [11, 2, 6, 2]) mark.toggle(position);
  assert.deepEqual(mark.attemptFrom("", english), { positions: [6, 11] });
});

test("an answer that is none is refused with a sentence", () => {
  const from = (/** @type {LessonTask["kind"]} */ kind, /** @type {string} */ text) => () =>
    trialOf(step({ task: task({ kind }) })).attemptFrom(text, english);
  assert.throws(from("number", ""), /^Error: Type a whole number\.$/);
  // A comma or a point begins decimals in one language and sets thousands apart in the other.
  for (const text of ["-1", "−1", "+1", "1,0", "0,1", "10,00", "1,000", "1.000", "1 000", "2.5", "1e1", "0x1", "x"])
    for (const kind of /** @type {const} */ (["number", "call"]))
      assert.throws(from(kind, ` ${text} `), { message: `“${text}” is not a whole number from 0 up.` });
  assert.throws(from("number", "1234567890"), /^Error: “1234567890” has more than 9 digits\.$/);
  assert.throws(from("number", "x".repeat(99)), { message: `“${"x".repeat(40)}…” is not a whole number from 0 up.` });
  assert.throws(from("sequence", "4, 2.5"), /^Error: “2\.5” is not a magnitude/);
  assert.throws(from("sequence", "4, x"), /^Error: “x” is not a magnitude/);
  assert.throws(from("sequence", " "), /^Error: Type the magnitudes/);
  const inGerman = trialOf(step({ task: task({ kind: "number" }) }));
  assert.throws(() => inGerman.attemptFrom("10,00", german), { message: "„10,00“ ist keine ganze Zahl ab 0." });
});

test("hints come one by one, and the solution after the last of them", () => {
  const trial = trialOf(step({ task: task({}), hints: ["One.", "Two."], solution: { game: "x" } }));
  const names = [];
  for (let i = 0; i < 3; i++) {
    names.push(hintButton(english, trial.hints, trial.hintsLeft, trial.offersSolution));
    trial.hint();
  }
  assert.deepEqual(names, ["Hint", "Another hint", "Show the solution"]);
  assert.equal(hintButton(english, 0, 2, false, true), "Hint (½ point)");
  assert.equal(hintButton(german, 0, 2, false, true), "Hinweis (½ Punkt)");
  assert.equal(hintButton(english, 1, 1, false, true), "Another hint", "which costs no more");
  assert.equal(trial.hint(), "");
  trial.again();
  assert.equal(trial.hints, 2, "what was said is not unsaid");
});

test("choosing another position removes the comment on the earlier set", () => {
  const trial = trialOf(step({ task: task({ kind: "mark" }) }));
  trial.toggle(4);
  trial.hear(judged(failed({ why: "extra", position: 4, count: 0, of: 2 })));
  assert.ok(trial.failed);
  trial.toggle(5);
  assert.equal(trial.verdict, null);
  assert.deepEqual(trial.chosen, [4, 5]);
});

test("a lesson's own words for a mistake come first, filled with what the core has found", () => {
  const own = step({
    task: task({}),
    wrong: {
      entered: "{position} is in {class}: Magnus called {magnitude}, {direction}. {count} of {of}, {pair}, {else}.",
    },
  });
  /** @type {any} */
  const facts = {
    why: "entered",
    position: 1234,
    class: { gamma: 1, q: 3 },
    magnitude: 2,
    direction: "+",
    count: 3,
    of: 5,
    pair: [4, 7],
  };
  assert.equal(
    verdictText(english, own, judged(failed(facts))),
    "1,234 is in [1]₃: Magnus called 2, clockwise. 3 of 5, 4 and 7, {else}.",
  );
  assert.equal(filled(english, "{position}", { position: 0 }), "0");
});

test("words for one wrong answer come before those for all that are too high", () => {
  const own = step({ task: task({ kind: "number" }), wrong: { 13: "{value} is a prime.", high: "Too many." } });
  const said = (/** @type {number} */ value) => verdictText(english, own, judged(failed({ why: "high", value })));
  assert.deepEqual([said(13), said(14)], ["13 is a prime.", "Too many."]);
  assert.equal(verdictText(english, own, judged(failed({ why: "low", value: 3 }))), "Too low.");
});

test("every mistake that the core can name has words of the table's own", () => {
  for (const whys of Object.values(WHYS)) {
    for (const why of whys) {
      const words = verdictText(
        english,
        step({ task: task({ kind: "call", layer: 1, either: {} }) }),
        judged(failed(why)),
      );
      assert.match(words, /^[A-Z\d“].*\.$/, why.why);
      assert.doesNotMatch(words, /undefined|NaN|\[object|\{/, why.why);
    }
  }
});

const [PAIR, CLASS] = [/** @type {[number, number]} */ ([1, 5]), { gamma: 1, q: 3 }];

/**
 * Each mistake that the core can name, with its facts: the compiler finds a new one missing here.
 * @type {{[Word in Why["why"]]: Extract<Why, {why: Word}>[]}}
 */
const WHYS = {
  entered: [{ why: "entered", position: 3, magnitude: 2, direction: "-", round: 4, count: 5, of: 6 }],
  more: [{ why: "more", position: 3, magnitude: 2, direction: "-", round: 4, count: 5, of: 6 }],
  trapped: [{ why: "trapped", count: 5, of: 6, line: "n=9" }],
  misses: [{ why: "misses", magnitude: 2, position: 3, pair: PAIR }],
  exists: [{ why: "exists", count: 5 }, { why: "exists" }],
  extra: [
    { why: "extra", position: 3, count: 5, of: 6 },
    { why: "extra", position: 3, depth: 2, count: 5, of: 6 },
  ],
  earlier: [{ why: "earlier", position: 3, depth: 2, count: 5, of: 6 }],
  missing: [{ why: "missing", count: 5, of: 6 }],
  few: [{ why: "few", count: 5, of: 6 }],
  many: [{ why: "many", count: 5, of: 6 }],
  size: [{ why: "size", count: 5, of: 6 }],
  grows: [
    { why: "grows", position: 3, pair: PAIR },
    { why: "grows", position: 3, pair: [1, 1] },
  ],
  class: [{ why: "class", class: CLASS, members: [1, 4, 7] }],
  halfway: [{ why: "halfway", position: 3, pair: PAIR }],
  visited: [{ why: "visited", position: 3 }],
  ended: [{ why: "ended", count: 5 }, { why: "ended", round: 4, count: 5, of: 6 }, { why: "ended" }],
  passed: [{ why: "passed", position: 3, count: 5, of: 6 }],
  slow: [{ why: "slow", round: 4, count: 5, of: 6 }],
  lost: [
    { why: "lost", line: "n=9" },
    { why: "lost", line: "n=9", count: 5, of: 6 },
    { why: "lost", class: CLASS, members: [1, 4, 7] },
    { why: "lost", position: 3, class: CLASS, members: [1, 4, 7] },
    { why: "lost" },
  ],
  evaded: [{ why: "evaded", count: 5, of: 6, line: "n=9" }],
  long: [{ why: "long", count: 5, of: 6 }],
  costs: [
    { why: "costs", magnitude: 3, positions: 0, rounds: 1, line: "n=9" },
    { why: "costs", magnitude: 3, direction: "-", positions: 2, rounds: 0, line: "n=9" },
  ],
  token: [{ why: "token", position: 4, class: CLASS, members: [1, 4, 7] }],
  outside: [{ why: "outside", position: 3, class: CLASS, members: [1, 4, 7] }],
  kept: [{ why: "kept", class: CLASS, members: [1, 4, 7] }],
  reached: [{ why: "reached", depth: 2, line: "n=9" }],
  low: [{ why: "low", value: 3 }],
  high: [{ why: "high", value: 3 }],
  dear: [
    { why: "dear", magnitude: 2, position: 5, least: 3, most: 2 },
    { why: "dear", least: 3, most: 2 },
  ],
  other: [{ why: "other", value: 1 }],
};

test("a verdict says that it is right, what is wrong, or nothing", () => {
  assert.equal(verdictText(english, step({ task: task({}) }), judged(DONE)), "That is right.");
  assert.equal(verdictText(english, step({ task: task({}) }), judged(OPEN)), "");
  const missing = /** @type {const} */ ({
    is: "unfinished",
    why: "missing",
    count: 1,
    of: 2,
    progress: null,
    layers: null,
  });
  assert.equal(
    verdictText(english, step({ task: task({ kind: "mark" }) }), missing),
    "Nothing is wrong so far: 1 of 2 positions found.",
  );
});

test("the task says the progress, the marks and the choice", () => {
  assert.equal(
    progressText(english, task({}), judged(OPEN, { have: 2, want: 5, rounds: null })),
    "2 of 5 calls answered.",
  );
  assert.equal(progressText(english, task({}), judged(DONE, { have: 5, want: 5, rounds: null })), "");
  assert.equal(markedText(english, [1, 4, 7]), "Marked on the table: 1, 4 and 7.");
  assert.equal(markedText(english, []), "");
  assert.match(chosenText(english, []), /^Choose positions on the table or here/);
  assert.equal(watchedText(english, "solution", 2, 5), "The solution: round 2 of 5.");
  assert.equal(watchedText(english, "line", 1, 1), "How it goes wrong: 1 round, to the end.");
});

test("a task without a game says its solution in words", () => {
  const said = (/** @type {Partial<Step>} */ one) => solutionText(english, step(one));
  assert.equal(said({ solution: { positions: [0, 4] } }), "A right answer: 0 and 4.");
  assert.equal(said({ solution: { none: true } }), "The answer: there is none.");
  assert.equal(said({ solution: { number: 0 } }), "The answer: 0.");
  assert.equal(said({ solution: { magnitudes: [4, 2, 4] } }), "A right answer: 4, 2, 4.");
  assert.equal(
    said({ task: task({ kind: "choose", options: [{ label: "Twelve" }] }), solution: { option: 0 } }),
    "The answer: Twelve",
  );
});

test("the table draws marks, choices and their refutation as an overlay that fits", () => {
  const drawn = (/** @type {Step} */ one, /** @type {(trial: Trial) => void} */ act) => {
    const trial = trialOf(one);
    act(trial);
    const overlay = overlayOf({ lesson: LESSON, step: one, name: "shield/hold", language: "en", next: null }, trial, 9);
    assert.doesNotThrow(() => checkedOverlay(overlay, 9, () => /** @type {any} */ ({})));
    return overlay;
  };
  const bare = step({ figure: { game: "n=9", mark: [1, 4, 7, 99], layers: 1 }, task: task({ kind: "mark" }) });
  assert.deepEqual(
    drawn(bare, (trial) => trial.toggle(2)),
    { layers: false, marks: [1, 4, 7], blocks: [1, 4, 7].map((first) => ({ first, length: 1 })), circles: [2] },
  );
  // Once the answer is found, the layers are shown.
  assert.deepEqual(
    drawn(bare, (trial) => trial.hear(judged(DONE))),
    { circles: [1, 4, 7] },
  );
  const plain = step({ task: task({}) });
  assert.equal(
    drawn(plain, () => {}),
    null,
  );
  const circled = (/** @type {Why} */ why) => drawn(plain, (trial) => trial.hear(judged(failed(why))))?.circles;
  assert.deepEqual(circled({ why: "lost", class: CLASS, members: [1, 4, 7] }), [1, 4, 7]);
  assert.deepEqual(circled({ why: "halfway", pair: [3, 5], position: 4 }), [4, 3, 5]);
});

test("the table draws placed positions as a set without a token, and their layers once a comment is about them", () => {
  const trial = trialOf(step({ task: task({ kind: "place" }) }));
  for (const position of [3, 1]) trial.toggle(position);
  const found = { lesson: LESSON, step: trial.step, name: "", language: "en", next: null };
  assert.deepEqual(trial.placed, [1, 3]);
  assert.equal(overlayOf(found, trial, 9), null, "no circle but for what refutes it");
  trial.hear(judged(failed({ why: "grows", position: 2, pair: [1, 3] })));
  assert.deepEqual(overlayOf(found, trial, 9)?.circles, [2, 1, 3]);

  const game = newGame({ n: 5 });
  const view = viewOf({ words, game, never: 255, look: { layer: null }, link: "", theme: "light" }, 1);
  const roles = (/** @type {import("../../www/core/lesson/core-types").SetLayers | null} */ layers) => {
    const supposed = { ...supposedSet([0, 2], layers)(view), scale: 1 };
    return scene(supposed).map(({ role, ...rest }) => ("text" in rest ? rest.text : role));
  };
  const alone = roles(null);
  assert.ok(alone.includes("2 chosen") && !alone.some((role) => role.startsWith("token")));
  assert.equal(alone.filter((role) => role === "seat unvisited").length, 2);
  const whole = roles({ sizes: [2, 3, 5], depths: [0, 1, 0, 2, 2] });
  assert.ok(whole.includes("2 → 3 → 5") && whole.includes("A, M(A), M²(A)"));
  game.free();
});

test("after an answer that is about no layer the table stays without rings; one about layers shows them", async () => {
  const isBareAfter = async (/** @type {string} */ name) => {
    const found = await findStep(name);
    const { kind, layer = null } = found.step.task ?? {};
    const form = /** @type {any} */ ({ by: kind === "mark" ? "positions" : "magnitude", isPlayed: false, layer });
    const trial = new Trial(found.step, form);
    trial.hear(judged(DONE));
    return isBare(found, trial);
  };
  for (const name of ["shield/none", "shield/even", "lose/which", "tripling/within", "ruler/middle"])
    assert.equal(await isBareAfter(name), true, name);
  for (const name of ["lose/three", "distance/none"]) assert.equal(await isBareAfter(name), false, name);
});

test("the table shows the layers of the figure, and after the answer also those of the answer, none of a later lesson", () => {
  const about = (/** @type {Step} */ one, revealed = false) => {
    const trial = trialOf(one);
    if (revealed) trial.hear(judged(DONE));
    return standingLayers({ lesson: LESSON, step: one, name: "", language: "en", next: null }, trial);
  };
  const mark = step({ figure: { game: "n=9", layers: 2 }, task: task({ kind: "mark", layer: 2 }) });
  assert.equal(about(mark), 1);
  assert.equal(about(mark, true), 2);
  const first = step({ figure: { game: "n=9", layers: 1 }, task: task({ kind: "mark", layer: 1 }) });
  assert.deepEqual([about(first), about(first, true)], [null, 1]);
  const size = step({
    figure: { game: "n=9", layers: 1 },
    task: task({ kind: "number", of: { layerSize: { layer: 1 } } }),
  });
  assert.equal(about(size, true), 1);
  const count = step({ figure: { game: "n=9", layers: 1 }, task: task({ kind: "number", of: { fStar: { n: 9 } } }) });
  assert.equal(about(count, true), null);
  // While it is played, the call is what is looked at.
  assert.equal(about(step({ figure: { game: "n=9", layers: 2 }, task: task({}) })), null);
  assert.equal(about(step({ figure: { game: "n=9" } })), null);
});
