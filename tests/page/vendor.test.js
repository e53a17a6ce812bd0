// @ts-check
/** The libraries under www/vendor are files of npm packages, unchanged, of the versions that package.json pins. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const WWW = new URL("../../www/", import.meta.url);
const PACKAGES = [
  { name: "gifenc", files: { "gifenc.js": "dist/gifenc.esm.js", "gifenc.LICENSE": "LICENSE.md" } },
  { name: "lean-qr", files: { "lean-qr.js": "nano.mjs", "lean-qr.LICENSE": "LICENSE" } },
];

/** @param {string} path */
function bytes(path) {
  return readFileSync(new URL(path, WWW));
}

/** @param {string} path */
function json(path) {
  return JSON.parse(bytes(path).toString());
}

for (const { name, files } of PACKAGES) {
  test(`${name} is vendored byte for byte, under a licence that allows it`, () => {
    const installed = json(`node_modules/${name}/package.json`);
    assert.equal(json("package.json").devDependencies[name], installed.version);
    assert.equal(installed.license, "MIT");
    for (const [vendored, source] of Object.entries(files)) {
      assert.ok(bytes(`vendor/${vendored}`).equals(bytes(`node_modules/${name}/${source}`)), vendored);
    }
    assert.match(bytes(`vendor/${name}.LICENSE`).toString(), /MIT License[\s\S]*Copyright/);
  });
}

test("nothing else is vendored", () => {
  const known = PACKAGES.flatMap(({ name, files }) => [...Object.keys(files), `${name}.d.ts`]);
  assert.deepEqual(readdirSync(new URL("vendor/", WWW)).sort(), known.sort());
});

test("the lock names no server, so that any registry can be used", () => {
  assert.doesNotMatch(bytes("package-lock.json").toString(), /"resolved"/);
});
