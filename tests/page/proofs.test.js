// @ts-check
/** The table of the proofs in tests/proofs/README.md, from which `./build.sh prove` takes the files, their order and the theorems. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const FOLDER = new URL("../proofs/", import.meta.url);
const read = (/** @type {string} */ file) => readFileSync(new URL(file, FOLDER), "utf8");
const rows = [...read("README.md").matchAll(/^\| `(\w+\.v)` \|.*\| (.*) \|$/gm)].map(
  ([, file = "", theorems = ""]) => ({
    file,
    theorems: theorems.split(" ").map((name) => name.replace(/^`(\w+)`$/, "$1")),
  }),
);

test("the table has each file of proofs once, and no other", () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".v"));
  assert.deepEqual(rows.map(({ file }) => file).sort(), files.sort());
});

test("each theorem of the table stands in its file, and each file has one", () => {
  for (const { file, theorems } of rows) {
    assert.notEqual(theorems.length, 0, file);
    for (const name of theorems)
      assert.match(read(file), new RegExp(`^(Theorem|Corollary|Lemma) ${name}\\b`, "m"), file);
  }
});

test("a file needs only files above it", () => {
  rows.forEach(({ file }, index) => {
    const above = rows.slice(0, index).map((row) => row.file.replace(".v", ""));
    const needed = /^From MagnusDerek Require Import (.*)\.$/m.exec(read(file))?.[1]?.split(" ") ?? [];
    for (const name of needed) assert.ok(above.includes(name), `${file} needs ${name}`);
  });
});

test("no proof is left out", () => {
  for (const { file } of rows)
    assert.doesNotMatch(read(file), /\b(Admitted|admit|Axioms?|Parameters?|Conjecture)\b/, file);
});
