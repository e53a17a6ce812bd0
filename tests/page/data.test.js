// @ts-check
/** The folder data/ of the site: its README speaks of every file, and what is made from R(n) has the values of the table. */

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { dataFiles } from "../../www/build/site/data.mjs";

const files = await dataFiles();
const text = (/** @type {string} */ name) => String(files.get(name) ?? assert.fail(name));
const known = readFileSync(new URL("../../src/core/solver/rounds.csv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .slice(1);
const rounds = known.map((line) => line.split(",")[2]);

test("the README has the checksum of every other file, and a heading for every file or its folder", () => {
  const readme = text("README.txt");
  const sums = [...readme.matchAll(/^([0-9a-f]{64}) {2}(.+)$/gm)];
  const others = [...files.keys()].filter((name) => name !== "README.txt");
  assert.deepEqual(
    sums.map(([, , name]) => name),
    others,
  );
  for (const [, sum, name = ""] of sums)
    assert.equal(
      sum,
      createHash("sha256")
        .update(files.get(name) ?? "")
        .digest("hex"),
    );
  for (const name of others) assert.match(readme, new RegExp(`^${name.replace(/\/.*/, "/")}$`, "m"), name);
});

test("every command of the README names an example or a file that there is", () => {
  const commands = [...text("README.txt").matchAll(/(?:--example (\w+)|python3 (\S+))/g)];
  assert.equal(commands.length, 5);
  for (const [, example, program] of commands)
    if (example) readFileSync(new URL(`../../examples/${example}.rs`, import.meta.url));
    else assert.ok(files.has(String(program)), program);
});

test("the b-file and the draft of the sequence have R(n) from n = 2 on", () => {
  const lines = text("b-file.txt").trim().split("\n");
  assert.deepEqual(
    lines,
    rounds.map((value, index) => `${index + 2} ${value}`),
  );
  assert.equal(/^%S A000000 (.*)$/m.exec(text("sequence.txt"))?.[1], rounds.join(", "));
  assert.match(text("sequence.txt"), /^%O A000000 2,3$/m);
  assert.doesNotMatch(text("sequence.txt"), /[^\n -~]/, "such entries are ASCII");
});

test("there is a certificate for each n that the README says is proved", () => {
  const proved = Number(/proved for n <= (\d+)/.exec(text("README.txt"))?.[1]);
  assert.ok(proved >= 2);
  for (let n = 2; n <= proved; n += 1) {
    const bytes = files.get(`certificates/${n}.bin`) ?? assert.fail(`there is none for ${n}`);
    assert.deepEqual([...bytes.slice(4, 6)], [n, Number(rounds[n - 2])]);
  }
});
