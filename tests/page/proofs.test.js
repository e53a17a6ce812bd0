// @ts-check
/** The table of the proofs in tests/proofs/README.md, from which `./build.sh prove` takes the files, their order and the theorems. */

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { FILES } from "../../www/build/proofs/files.mjs";
import { withExponents } from "../../www/build/proofs/overview.mjs";

const FOLDER = new URL("../proofs/", import.meta.url);

test("the table has each file of proofs once, and no other", () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".v"));
  assert.deepEqual(FILES.map(({ file }) => `${file}.v`).sort(), files.sort());
});

test("each theorem of the table stands in its file, and each file has one", () => {
  for (const { file, theorems, text } of FILES) {
    assert.notEqual(theorems.join(), "", file);
    for (const name of theorems) assert.match(text, new RegExp(`^(Theorem|Corollary|Lemma) ${name}\\b`, "m"), file);
  }
});

test("a file needs only files above it", () => {
  FILES.forEach(({ file, needs }, index) => {
    const above = FILES.slice(0, index).map((one) => one.file);
    for (const name of needs) assert.ok(above.includes(name), `${file} needs ${name}`);
  });
});

test("no proof is left out", () => {
  for (const { file, text } of FILES)
    assert.doesNotMatch(text, /\b(Admitted|admit|Axioms?|Parameters?|Conjecture)\b/, file);
});

test("titles of theorems set their exponents: none is left behind a caret", () => {
  assert.equal(withExponents("m^(1/3)·r₃(m)^(2/3)"), "m<sup>1/3</sup>·r₃(m)<sup>2/3</sup>");
  for (const { entries } of FILES)
    for (const { title } of entries)
      if (title) for (const text of Object.values(title)) assert.doesNotMatch(withExponents(text), /\^/, text);
});
