// @ts-check
/** Rules about the files themselves. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { PALETTE } from "../../www/board/board-looks.js";
import { htmlOf } from "../../www/build/pages.mjs";
import { PLAYERS } from "../../www/build/players.mjs";
import { SIZES } from "../../www/table/style/sizes.js";

const WWW = new URL("../../www/", import.meta.url);

/** The files of the site, apart from what others wrote and what the build writes. */
function own() {
  return readdirSync(WWW, { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.(js|html|css)$/.test(name) && !/^(node_modules|pkg|build)\b/.test(name),
  );
}

test("the pages have the colours of the table", () => {
  const css = readFileSync(new URL("kit/colours.css", WWW), "utf8");
  const colours = [...css.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\);/g)].map(([, name = "", ...both]) => [
    name,
    both,
  ]);
  const shared = colours.filter(([name]) => Object.hasOwn(PALETTE, String(name)));
  assert.ok(shared.length >= 10);
  for (const [name, both] of shared) assert.deepEqual(both, PALETTE[String(name)], String(name));
});

test("the pages have the sizes of writing of the table", () => {
  const css = readFileSync(new URL("kit/scale.css", WWW), "utf8");
  for (const [name, size] of Object.entries(SIZES)) assert.ok(css.includes(`--type-${name}: ${size};`), name);
});

test("the page fetches nothing from elsewhere", () => {
  for (const name of own()) {
    const text = readFileSync(new URL(name, WWW), "utf8")
      .replaceAll("http://www.w3.org/2000/svg", "")
      // The names of spaces in XML are no addresses.
      .replaceAll(/xmlns(:\w+)?="[^"]*"/g, "");
    assert.doesNotMatch(text, /https?:\/\//, name);
  }
});

test("no module uses Array.from, in whose place old libraries on a page put their own", () => {
  for (const name of own()) {
    if (!name.startsWith("public/"))
      assert.doesNotMatch(readFileSync(new URL(name, WWW), "utf8"), /\bArray\.from\(/, name);
  }
});

test("the module can be imported where there is no DOM", async () => {
  const { MagnusDerekElement } = await import("../../www/table/element.js");
  assert.equal(typeof MagnusDerekElement, "function");
});

test("the lock names no server, so that any registry can be used", () => {
  assert.doesNotMatch(readFileSync(new URL("package-lock.json", WWW), "utf8"), /"resolved"/);
});

test("the reference lists every player", async () => {
  const reference = await htmlOf("reference.html");
  for (const { id } of [...PLAYERS.magnus, ...PLAYERS.derek]) assert.ok(reference.includes(`<code>${id}`), id);
});
