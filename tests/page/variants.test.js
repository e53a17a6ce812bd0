// @ts-check
/** The sheet with the tasks of each seed: what is typed as seeds, and answers that the core takes. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { LESSONS } from "../../www/lessons/list.js";
import { readSeeds } from "../../www/pages/variants/seeds.js";
import { seededSteps, taskOf } from "../../www/pages/variants/tasks.js";
import { stepWithSeed } from "../../www/table/lesson/another.js";
import { speaker as german } from "../../www/text/de/all.js";
import variants from "../../www/text/de/site/variants.js";
import { english } from "../../www/text/english.js";
import "../../www/text/say/site/variants.js";
import { checked, study } from "./study.js";

german.learn(variants);

test("seeds are numbers and ranges in their order, each once", () => {
  assert.deepEqual(readSeeds(" 1–3, 2 4711; 7 - 8\n0").seeds, [1, 2, 3, 4711, 7, 8, 0]);
  assert.deepEqual(readSeeds("4294967295").seeds, [4294967295]);
  assert.deepEqual(readSeeds("  "), { seeds: [] });
  assert.equal(readSeeds("1-200").seeds.length, 200);
});

test("what is no seed is named, and more than 200 are refused", () => {
  for (const [text, wrong] of [
    ["1, x", "x"],
    ["-1", "-1"],
    ["5-3", "5-3"],
    ["4294967296", "4294967296"],
    ["1.5", "1.5"],
  ])
    assert.deepEqual(readSeeds(text ?? ""), { seeds: [], wrong });
  for (const text of ["1-201", "0-4294967295", "1-150, 300-400"])
    assert.deepEqual(readSeeds(text), { seeds: [], isLong: true });
});

test("no two steps of a lesson get the same table from a seed, and the answer on the sheet is one that the core takes", async () => {
  let tables = 0;
  for (const { load } of LESSONS) {
    const { default: lesson } = await load();
    const steps = seededSteps(lesson, "en", study, english);
    for (const seed of [1, 2, 3]) {
      const shown = steps.map((own) => taskOf(own, seed, study, english));
      const positions = shown
        .filter(({ unvisited }) => unvisited)
        .map(({ ask, n, token, unvisited }) => `${ask} ${n} ${token} ${unvisited}`);
      assert.equal(new Set(positions).size, positions.length, `${lesson.id}: ${positions.join("; ")}`);
      tables += shown.length;
      for (const [at, own] of steps.entries()) {
        const { step } = stepWithSeed(own, seed, study, english);
        const [task, figure] = /** @type {[any, any]} */ ([step.task, step.figure]);
        const solution = new study.Exercise(task, figure).solution();
        if (solution) assert.equal(checked(task, figure, solution).is, "done", own.name);
        else assert.equal(shown[at]?.answer, "There are several: the table checks them.");
        assert.doesNotMatch(shown[at]?.answer ?? "", /undefined|^$/);
        assert.doesNotMatch(taskOf(own, seed, study, german).answer, /There|undefined|answer/, own.name);
      }
    }
  }
  assert.ok(tables >= 90, `${tables} tasks`);
});
