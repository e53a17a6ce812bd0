// @ts-check
/**
 * The tests in browsers say what they expect: `expect(…)` alone, without a matcher behind it, is no assertion and never fails; and `assert`
 * of what a locator shows in this instant fails on a busy machine, where `expect(locator)` waits.
 */

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

/** Questions to a locator about this instant. */
const READS = new RegExp(
  `^(${[
    "allInnerTexts|allTextContents|count|getAttribute|innerHTML|innerText|inputValue",
    "isChecked|isDisabled|isEditable|isEnabled|isHidden|isVisible|textContent",
  ].join("|")})$`,
);

/** The assertions of a script about one instant of a locator, but for those that `expect` tries again. @param {string} source @returns {string[]} */
function ofAnInstant(source) {
  /** @type {string[]} */
  const found = [];
  const look = (/** @type {any} */ node, /** @type {any} */ assertion) => {
    if (!node || typeof node !== "object" || isExpect(node)) return;
    if (/Function/.test(node.type)) assertion = null;
    if (node.type === "CallExpression" && /^assert\b/.test(nameOf(node.callee))) assertion = node;
    if (assertion && node.type === "AwaitExpression" && READS.test(node.argument.callee?.property?.name ?? ""))
      found.push(source.slice(assertion.start, assertion.end));
    for (const part of Object.values(node)) look(part, assertion);
  };
  look(parseAst(source), null);
  return found;
}

test("an assertion about one instant of a locator is found", () => {
  const once = [
    "assert.equal(await page.locator('p').innerText(), 'a');",
    "assert.ok(!(await link.isVisible()));",
    "assert.match((await page.getAttribute('html', 'lang')) ?? '', /e/);",
  ];
  const right = [
    "await expect(async () => assert.ok(await link.isVisible())).toPass();",
    "assert.equal(await table.evaluate((node) => node.getAttribute('n')), '9');",
    "await expect(link).toBeVisible();",
  ];
  assert.deepEqual(
    ofAnInstant([...once, ...right].join("\n")).map((one) => `${one};`),
    once,
  );
});

test("no assertion of the tests in browsers is about one instant of a locator", () => {
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith(".js"))) {
    const found = ofAnInstant(readFileSync(new URL(file, FOLDER), "utf8"));
    assert.deepEqual(found, [], `${file}: expect(locator) waits`);
  }
});

test("each expectation of the tests in browsers has a matcher", () => {
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith(".js"))) {
    assert.deepEqual(withoutMatcher(readFileSync(new URL(file, FOLDER), "utf8")), [], file);
  }
});
