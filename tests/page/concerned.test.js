// @ts-check
/** `./build.sh check` runs the tests that a change concerns, and leaves out no other. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { concerned, namedBy } from "./concerned.mjs";

/** @param {string} name */
const inFolder = (name) => `tests/page/${name}.test.js`;

test("a module knows the files and folders that it names by its place", () => {
  const source = `new URL("../a.html", HERE); new URL(\`../../b/\${name}\`, HERE); new URL("https://c.org/");`;
  assert.deepEqual(namedBy("tests/page/x.js", source), ["tests/a.html", "b/"]);
});

test("a module that reads files and names none may read any", () => {
  assert.equal(namedBy("tests/page/x.js", 'import { readFileSync } from "node:fs";'), null);
});

test("a change concerns the tests whose modules it changes, at any depth, and those that read it", async () => {
  const tests = ["lesson-attempts", "leaders", "files", "bricks"].map(inFolder);
  assert.deepEqual(await concerned(tests, ["www/lessons/rings.js"]), ["lesson-attempts", "files"].map(inFolder));
  assert.deepEqual(await concerned(tests, ["www/table/picture/arrows.js"]), ["leaders", "files"].map(inFolder));
});

test("a test is concerned by a change of its own file", async () => {
  const tests = ["bricks", "leaders", "colours"].map(inFolder);
  for (const one of tests) assert.deepEqual(await concerned(tests, [one]), [one]);
});
