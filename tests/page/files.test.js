// @ts-check
/** What holds of the files themselves. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const WWW = new URL("../../www/", import.meta.url);

/** All modules of the page. */
function modules() {
  const folders = ["", "panel/", "picture/", "words/"];
  return folders.flatMap((folder) =>
    readdirSync(new URL(folder, WWW))
      .filter((name) => name.endsWith(".js"))
      .map((name) => folder + name),
  );
}

test("index.html preloads every module that element.js imports", () => {
  const html = readFileSync(new URL("index.html", WWW), "utf8");
  const preloaded = [...html.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map((match) => match[1]);
  const wanted = [...modules().filter((name) => !["element.js", "page.js"].includes(name)), "pkg/magnus_derek.js"];
  assert.deepEqual(preloaded.sort(), wanted.sort());
});

test("the page fetches nothing from elsewhere", () => {
  const lab = readdirSync(new URL("lab/", WWW)).map((name) => `lab/${name}`);
  for (const name of [...modules(), ...lab, "index.html", "page.css", "lab.html", "lab.css"]) {
    const text = readFileSync(new URL(name, WWW), "utf8").replaceAll("http://www.w3.org/2000/svg", "");
    assert.doesNotMatch(text, /https?:\/\//, name);
  }
});

test("the module can be imported where there is no DOM", async () => {
  const { MagnusDerekElement } = await import("../../www/element.js");
  assert.equal(typeof MagnusDerekElement, "function");
});
