// @ts-check
/** All attempts at the tasks of every lesson, where there are few, and what is none. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { inspect } from "node:util";
import { LESSONS } from "../../www/lessons/list.js";
import { checked } from "./study.js";

const lessons = await Promise.all(LESSONS.map(async ({ load }) => (await load()).default));

const count = (/** @type {number} */ length) => Array.from({ length }, (_, index) => index);

/**
 * All attempts at a task, if they are few, and whether exactly one is right.
 * @param {any} task @returns {{attempts: any[], one: boolean}}
 */
function all(task) {
  switch (task?.kind) {
    case "call":
      return { attempts: [{ none: true }, ...count(500).map((index) => ({ magnitude: index + 1 }))], one: false };
    case "choose":
      return { attempts: count(task.options.length).map((option) => ({ option })), one: true };
    case "number":
      return { attempts: task.of.avoided ? [] : count(700).map((index) => ({ number: index - 50 })), one: true };
    default:
      return { attempts: [], one: false };
  }
}

test("every task has right and wrong attempts, and at most one solution", () => {
  let tried = 0;
  for (const lesson of lessons) {
    for (const { id, task, figure, solution } of lesson.steps) {
      const { attempts, one } = all(task);
      if (!attempts.length) continue;
      const verdicts = attempts.map((attempt) => {
        try {
          return checked(task, figure, attempt);
        } catch {
          return null; // A magnitude beyond n/2.
        }
      });
      const right = attempts.filter((_, index) => verdicts[index]?.is === "done");
      const wrong = attempts.filter((_, index) => verdicts[index]?.is === "failed");
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

test("the core refuses anything but a task, figure or attempt with a sentence, and works on", () => {
  /** @type {any} */
  const circle = { kind: "mark" };
  circle.layer = circle;
  const task = { kind: /** @type {const} */ ("mark"), layer: 1 };
  const figure = { game: "n=9&magnus=human&derek=human" };
  const deep = JSON.parse("[".repeat(5000) + "]".repeat(5000));
  for (const bad of [undefined, null, 7, 7.5, NaN, 7n, "mark", [], {}, circle, deep, () => 7, new Map([["kind", 7]])]) {
    const any = /** @type {any} */ (bad);
    const name = inspect(bad);
    for (const attempt of [
      () => checked(any, figure, { positions: [] }),
      () => checked(task, any, { positions: [] }),
      () => checked(task, figure, any),
      () => checked(task, figure, { positions: any }),
    ]) {
      try {
        assert.notEqual(attempt().is, "done", name);
      } catch (error) {
        if (error instanceof assert.AssertionError) throw error;
        assert.ok(error instanceof Error && !(error instanceof WebAssembly.RuntimeError), name);
        assert.match(error.message, /\S/);
      }
    }
  }
  assert.notEqual(checked(task, figure, { positions: [] }).is, "done");
});

test("the reference says every kind, set, number and reason", () => {
  const page = readFileSync(new URL("../../www/pages/reference.html", import.meta.url), "utf8");
  const own = page.slice(page.indexOf('<h2 id="lessons">'), page.indexOf('<h2 id="limits">'));
  const types = readFileSync(new URL("../../www/core/lesson/core-types.d.ts", import.meta.url), "utf8");
  for (const type of ["Task", "Set", "Quantity", "Why"]) {
    const declared = types.split(`export type ${type} = `)[1]?.split(/;\n\n|;\n$/)[0] ?? "";
    const names = [...declared.matchAll(/"(\w+)"/g)].map(([, name]) => name).filter((name) => name !== "kind");
    assert.ok(names.length > 4, type);
    for (const name of names) assert.match(own, new RegExp(`<code>[^<]*\\b${name}\\b`), `${type} ${name}`);
  }
});
