// @ts-check
/** What holds of the built site itself, wherever it is served: SITE=target/site/ names it, after ./build.sh site. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const { SITE } = process.env;
const leftOut = SITE ? false : "SITE names no built site";
const FOLDER = new URL(SITE ?? "target/site/", new URL("../../", import.meta.url));

/** @param {string} file */
const read = (file) => readFileSync(new URL(file, FOLDER));

test("the Play page of the built site fetches at most 10 files and 200,000 bytes before its table is there", {
  skip: leftOut,
}, () => {
  const html = read("index.html").toString();
  const named = html.matchAll(
    /^<(?:link rel="(?:stylesheet|preload|modulepreload)"|script).* (?:href|src)="([^"]+)"/gm,
  );
  // Who comes for the first time is led through the first minute, too.
  const files = ["index.html", ...[...named].map((match) => String(match[1])), firstMinute()];
  assert.ok(files.length <= 10, files.join(" "));
  const bytes = files.reduce((sum, file) => sum + read(`${file}.gz`).length, 0);
  assert.ok(bytes <= 200_000, String(bytes));
});

function firstMinute() {
  const list = read("pkg/files.js").toString();
  return /parts\/first-minute-[\w-]+\.js/.exec(list)?.[0] ?? assert.fail("no such part");
}
