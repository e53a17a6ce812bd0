// @ts-check
/** A second try of browser tests that have failed. */

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

const ALL = fileURLToPath(new URL("../browser/all.mjs", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "magnus-derek-retry-"));
after(() => rmSync(folder, { recursive: true }));

/** Runs a test file. @param {string} body @param {{[name: string]: string}} [settings] */
function run(body, settings) {
  const file = join(folder, "some.test.js");
  writeFileSync(
    file,
    `const { test } = require("node:test"); const fs = require("node:fs"); const assert = require("node:assert");
     const first = !fs.existsSync("${folder}/run"); fs.writeFileSync("${folder}/run", "");
     test("good (always)", () => {});\n${body}`,
  );
  rmSync(join(folder, "run"), { force: true });
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const { status, stdout } = spawnSync(process.execPath, [ALL, "--test-reporter=spec", file], {
    encoding: "utf8",
    env: { ...env, RETRY: "", ...settings },
  });
  return { status, last: stdout.trim().split("\n").at(-1) ?? "" };
}

const ONCE = 'test("fails [once] + more?", () => assert.ok(!first));';
const ALWAYS = 'test("fails always", () => assert.fail());';

test("a test that fails once fails the whole, unless a second try is asked for, and then it is named last", () => {
  assert.equal(run(ONCE).status, 1);
  const { status, last } = run(ONCE, { RETRY: "1" });
  assert.equal(status, 0);
  assert.match(last, /^FLAKY: .*some\.test\.js: fails \[once\] \+ more\?$/);
});

test("a test that fails twice fails the whole, and so does a process that ends before its tests", () => {
  assert.equal(run(ALWAYS, { RETRY: "1" }).status, 1);
  assert.equal(run(`${ONCE}\n${ALWAYS}`, { RETRY: "1" }).status, 1);
  assert.equal(run('test("crash", () => process.exit(1));', { RETRY: "1" }).status, 1);
  assert.equal(run("").status, 0);
});
