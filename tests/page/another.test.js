// @ts-check
/** Other tasks of the same kind as those of lessons: each has a question in both languages and a right answer. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { LESSONS } from "../../www/lessons/list.js";
import { anotherStep, findAnother, hasOthers, stepWithSeed } from "../../www/table/lesson/another.js";
import { readStepName } from "../../www/table/lesson/step.js";
import { stepName } from "../../www/table/lesson/step-name.js";
import { speaker as german } from "../../www/text/de/all.js";
import { english } from "../../www/text/english.js";
import "../../www/text/say/table/lesson.js";
import { askLike } from "../../www/text/say/table/another.js";
import { checked, study } from "./study.js";

/** @import { FoundStep } from "../../www/table/lesson/types" */

const NUMBERS = 12;

/** The steps of all lessons, as they are found. @type {FoundStep[]} */
const steps = [];
for (const { load } of LESSONS) {
  const { default: lesson } = await load();
  for (const step of lesson.steps) {
    if (step.task) steps.push({ lesson, step, name: `${lesson.id}/${step.id}`, language: "en", next: null });
  }
}
const withOthers = steps.filter((found) => hasOthers(found, study, english));

test("every task that the core can make anew is offered with a question", () => {
  for (const { step, name } of steps) {
    const task = /** @type {any} */ (step.task);
    assert.equal(study.canGenerate(task), askLike(english, task, 13) !== "", name);
  }
  assert.ok(withOthers.length >= 30, `${withOthers.length} tasks`);
});

test("another task has another table, a question in both languages, and a right answer", () => {
  for (const own of withOthers) {
    const { n } = study.Handle.open(own.step.figure.game).state();
    const leftOff = { figure: "", game: "", text: "", positions: [], hints: 0 };
    for (let count = 1; count <= NUMBERS; count++) {
      const other = findAnother(own, study) ?? assert.fail(own.name);
      assert.equal(other.number, count);
      const game = study.Handle.open(other.figure.game).state();
      assert.notEqual(game.n, n, own.name);
      for (const words of [english, german]) {
        const { step } = anotherStep({ ...other, own, leftOff, n: game.n }, words);
        assert.match(step.ask ?? "", /^[A-ZÄÖÜ].*[.?]$/, own.name);
        assert.doesNotMatch(`${step.title} ${step.ask}`, /[{}]|undefined|^another|^ask/, own.name);
        assert.ok(step.title.endsWith(String(count)));
      }
      const solution = new study.Exercise(other.task, other.figure).solution();
      if (other.task.kind === "place") assert.equal(solution, null);
      else assert.equal(checked(other.task, other.figure, solution ?? {}).is, "done", `${own.name} ${count}`);
    }
  }
});

test("the solution that the core finds for a task of a lesson is one of its own kind", () => {
  let found = 0;
  for (const { step, name } of steps) {
    const solution = new study.Exercise(/** @type {any} */ (step.task), step.figure).solution();
    if (!solution) continue;
    assert.equal(checked(step.task, step.figure, solution).is, "done", name);
    found++;
  }
  assert.ok(found > 40, `${found} solutions`);
});

test("findMistakes refuses what is no player", () => {
  const game = study.Handle.open("n=9&magnus=human&derek=human");
  assert.throws(() => study.findMistakes(game, /** @type {any} */ ("Derek")), /magnus or derek, not .?Derek/);
});

test("a seed makes the same task for everybody, and the step that comes next has it too", () => {
  for (const own of withOthers) {
    const next = "lose/which";
    const [once, again] = [7, 7].map((seed) => stepWithSeed({ ...own, next }, seed, study, english));
    assert.ok(once?.variant, own.name);
    assert.deepEqual(once.step, again?.step);
    const tasks = [1, 2, 3, 4, 5, 6].map((seed) => stepWithSeed(own, seed, study, english).step);
    assert.ok(new Set(tasks.map(({ task, figure }) => JSON.stringify([task, figure]))).size > 1, own.name);
    assert.deepEqual([once.name, once.next, once.step.id], [own.name, "lose/which&seed=7", own.step.id]);
    assert.match(once.step.title, /no\. 7$/);
  }
});

test("a step whose task can't be made anew stays as the lesson has it", () => {
  const [own] = steps.filter((found) => !withOthers.includes(found));
  assert.ok(own);
  assert.deepEqual(stepWithSeed(own, 7, study, english), own);
});

test("the name of a step may have a seed, and what is none is refused with its value", () => {
  assert.deepEqual(readStepName(" shield/hold "), { step: "shield/hold", seed: null });
  assert.deepEqual(readStepName("shield/hold&amp;seed=4294967295"), { step: "shield/hold", seed: 4294967295 });
  for (const name of [
    "shield/hold&seed=4294967296",
    "shield/hold&seed=x",
    "shield/hold&level=3",
    "shield/hold&seed=-1",
  ])
    assert.throws(
      () => readStepName(name),
      (/** @type {any} */ { refusal }) => refusal.value === name,
      name,
    );
  assert.equal(stepName("shield/hold", 7), "shield/hold&seed=7");
});
