// @ts-check
/** The tests in browsers say what they expect: `expect(…)` alone, without a matcher behind it, is no assertion and never fails. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";

const { parseAst } = await import(
  createRequire(new URL("../../www/package.json", import.meta.url)).resolve("rolldown/parseAst")
);
const FOLDER = new URL("../browser/", import.meta.url);

/** @param {any} node of a syntax tree */
const isExpect = (node) => node?.type === "CallExpression" && /^expect(\.(soft|poll))?$/.test(nameOf(node.callee));

/** @param {any} callee @returns {string} */
const nameOf = ({ type, name, object, property }) =>
  type === "MemberExpression" ? `${nameOf(object)}.${property.name}` : (name ?? "");

/** The statements of a script that are `expect(…)` and no more. @param {string} source @returns {string[]} */
function withoutMatcher(source) {
  /** @type {string[]} */
  const found = [];
  const look = (/** @type {any} */ node) => {
    if (!node || typeof node !== "object") return;
    if (node.type === "ExpressionStatement") {
      const said = node.expression.type === "AwaitExpression" ? node.expression.argument : node.expression;
      if (isExpect(said)) found.push(source.slice(node.start, node.end));
    }
    for (const part of Object.values(node)) look(part);
  };
  look(parseAst(source));
  return found;
}

test("an expectation without a matcher is found", () => {
  const bare = ["expect(a);", "await expect(async () => {});", "await expect.poll(() => 1);"];
  assert.deepEqual(withoutMatcher(`${bare.join("\n")}\nawait expect(b).toBeVisible();\nexpect(c).not.toBe(1);`), bare);
});

test("each expectation of the tests in browsers has a matcher", () => {
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith(".js"))) {
    assert.deepEqual(withoutMatcher(readFileSync(new URL(file, FOLDER), "utf8")), [], file);
  }
});
