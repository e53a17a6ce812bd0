// @ts-check
/** Every lesson: the core tries its tasks unsolved, with the solution and with the wrong attempts; and here with all attempts, where there are few. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { LESSONS } from "../../www/lessons/list.js";
import * as core from "../../www/pkg/lessons.js";

core.initSync({ module: readFileSync(new URL("../../www/pkg/lessons_bg.wasm", import.meta.url)) });

const lessons = await Promise.all(LESSONS.map(async ({ id }) => (await import(`../../www/lessons/${id}.js`)).default));

for (const lesson of lessons) {
  test(`nothing is wrong with the lesson ${lesson.id}`, () => {
    const problems = core.lessonProblems(lesson);
    assert.equal(problems.length, 0, `www/lessons/${lesson.id}.js:\n${problems.join("\n")}`);
  });
}

const count = (/** @type {number} */ length) => Array.from({ length }, (_, index) => index);

/** All attempts at a task, and whether exactly one is right. @type {Record<string, (task: any) => {attempts: any[], one: boolean}>} */
const ALL = {
  call: () => ({ attempts: [{ none: true }, ...count(500).map((index) => ({ magnitude: index + 1 }))], one: false }),
  choose: ({ options }) => ({ attempts: options.map((/** @type {any} */ _, option) => ({ option })), one: true }),
  number: ({ of }) => ({ attempts: of.avoided ? [] : count(700).map((index) => ({ number: index - 50 })), one: true }),
};

test("of all attempts at a task some are right and some are wrong, and one solution where there is one", () => {
  let tried = 0;
  for (const lesson of lessons) {
    for (const { id, task, figure, solution } of lesson.steps) {
      const { attempts, one } = task && ALL[task.kind] ? ALL[task.kind](task) : { attempts: [], one: false };
      if (!attempts.length) continue;
      const verdicts = attempts.map((/** @type {any} */ attempt) => {
        try {
          return core.checkLesson(task, figure, attempt);
        } catch {
          return null; // A magnitude beyond n/2.
        }
      });
      const right = attempts.filter((/** @type {any} */ _, index) => verdicts[index]?.done);
      const wrong = attempts.filter((/** @type {any} */ _, index) => verdicts[index]?.failed);
      const name = `${lesson.id}/${id}`;
      assert.ok(right.length && wrong.length, `${name}: ${right.length} right, ${wrong.length} wrong`);
      if (one) assert.deepEqual(right, [solution], name);
      // That there is none is right alone.
      if (right.some(({ none }) => none)) assert.equal(right.length, 1, name);
      tried++;
    }
  }
  assert.ok(tried > 10, `${tried} tasks were tried`);
});
