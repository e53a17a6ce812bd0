// @ts-check
/** The version of the project, and those of the formats that are read for ever. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { pageAt } from "./served.js";

const read = (/** @type {string} */ file) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
const changelog = pageAt("changelog.html");
const reference = pageAt("reference.html");
const first = (/** @type {RegExp} */ what, /** @type {string} */ text) => what.exec(text)?.[1];

test("the core, the companions, the types, the boundary, the citation, the footers and the newest changelog entry have one version", () => {
  const version = first(/^version = "(.+)"$/m, read("Cargo.toml"));
  assert.match(String(version), /^\d+\.\d+\.\d+$/);
  const said = {
    companions: first(/^version = "(.+)"$/m, read("src/companions/Cargo.toml")),
    typescript: first(/^version = "(.+)"$/m, read("src/typescript/Cargo.toml")),
    boundary: first(/^version = "(.+)"$/m, read("src/wasm/Cargo.toml")),
    citation: first(/^version: (.+)$/m, read("CITATION.cff")),
    bibtex: first(/note {3}= \{Version (.+)\}/, reference),
    footer: first(/class="version" [^>]*>Version <data value="(.+?)"/, pageAt("index.html")),
    entry: first(/<h3 id="version-(.+?)">/, changelog),
    contents: first(/href="#version-(.+?)">/, changelog),
  };
  assert.deepEqual(said, Object.fromEntries(Object.keys(said).map((name) => [name, version])));
});

test("the changelog says the versions of links, of progress and of messages that are written now", () => {
  const said = (/** @type {string} */ id) => first(new RegExp(`<div id="${id}">.*?version (\\d+)`, "s"), changelog);
  assert.equal(said("links"), first(/^(\d+)\./m, read("tests/golden_links.txt")));
  assert.equal(said("progress"), first(/^const VERSION = (\d+);$/m, read("www/table/lesson/progress.js")));
  assert.equal(said("messages"), first(/^const VERSION = (\d+);$/m, read("www/pages/embed/messages.js")));
});

test("the citation names the licensor", () => {
  const owner = String(first(/^Copyright \(c\) \d+ the (.+)$/m, read("LICENSE")));
  assert.ok(read("CITATION.cff").includes(`name: "The ${owner}"`));
  assert.ok(reference.includes(`author = {{The ${owner.replace("–", "--")}}}`));
});
