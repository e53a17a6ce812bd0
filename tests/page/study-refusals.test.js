// @ts-check
/** Sentences for what only the core `study` refuses: they come with it, and a table that only plays never needs one. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import messages from "../../www/text/en/core-study-refusals.js";

const SRC = new URL("../../src/", import.meta.url);
const WWW = new URL("../../www/", import.meta.url);
const SENTENCES = "text/say/study-refusals.js";

/** @param {URL} folder @param {string} ending */
const filesIn = (folder, ending) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(ending));

/** Sources that the core `play` has no way into, and the list of all numbers. */
const OF_STUDY =
  /^(?:companions|lesson|practice|random_play|announced|space_time)\/|^(?:comment|set_up|tournament|worst)\.rs$|^core\/(?:parse\/lists|number\/out_of_range)\.rs$|^wasm\/(?:announced|lesson|practice|space_time|tournament)\.rs$/;

test("the core of a table that only plays refuses nothing whose sentence comes with the core `study`", () => {
  /** @type {Record<string, string>} */
  const kinds = { number: "Measure", refused: "Refusal", task: "Fault" };
  const variants = Object.keys(messages).flatMap((key) => {
    const [, kind = "", name] = /^(number|refused|task)([A-Z]\w+)$/.exec(key) ?? [];
    return name ? [`${kinds[kind]}::${name}`] : [];
  });
  assert.ok(variants.length > 60, String(variants.length));
  const files = filesIn(SRC, ".rs").filter((path) => !OF_STUDY.test(path));
  assert.ok(files.includes("session/moves.rs") && files.includes("link/mod.rs"));
  for (const path of files) {
    const named = readFileSync(new URL(path, SRC), "utf8").match(/\b(?:Measure|Refusal|Fault)::\w+/g) ?? [];
    const late = named.filter((name) => variants.includes(name));
    assert.deepEqual(late, [], path);
  }
});

/** Modules of www with their texts. @type {Map<string, string>} */
const MODULES = new Map(
  filesIn(WWW, ".js")
    .filter((path) => !/^(?:node_modules|pkg|build|public)\//.test(path))
    .map((path) => [path, readFileSync(new URL(path, WWW), "utf8")]),
);

/** The modules that one imports at once. @param {string} path */
const importsOf = (path) =>
  [...(MODULES.get(path) ?? "").matchAll(/^(?:import|export) [^;]*?"(\.[^"]+)";/gm)].map(([, name]) =>
    new URL(String(name), new URL(path, WWW)).href.slice(WWW.href.length),
  );

/** All modules that come with one, at once or through others. @param {string} entry */
function reachedFrom(entry) {
  const reached = new Set([entry]);
  for (const path of reached) for (const name of importsOf(path)) reached.add(name);
  return reached;
}

test("the sentences come with the core `study`, and with what says a refusal of a worker that has it", () => {
  const loading = [...MODULES.keys()].filter((path) => importsOf(path).includes("pkg/study.js"));
  assert.ok(loading.includes("table/core/study.js"));
  const folder = (/** @type {string} */ path) => path.replace(/[^/]*$/, "");
  const workers = [...MODULES.keys()].filter(
    (path) => path.endsWith("/worker.js") && reachedFrom(path).has("table/core/study.js"),
  );
  const telling = [...MODULES].filter(([, text]) => /^import [^;]*\b(?:describedErrorText|refusalText)\b/m.test(text));
  const saying = telling.map(([path]) => path).filter((path) => workers.map(folder).includes(folder(path)));
  assert.deepEqual(saying.toSorted(), [
    "pages/announced/form-refusals.js",
    "pages/announced/magnus.js",
    "pages/announced/suggested-magnitudes.js",
    "pages/lab/tournament.js",
  ]);
  const refusing = [...MODULES].filter(([, text]) => /code: "(?:lesson|lessonName|step|stepIsRead)"/.test(text));
  assert.deepEqual(
    refusing.map(([path]) => path),
    ["table/lesson/step.js"],
  );
  for (const path of [...loading, ...workers, ...saying, "table/lesson/step.js"])
    assert.ok(reachedFrom(path).has(SENTENCES), path);
});

test("a page on which a game is only played fetches none of these sentences at once", () => {
  for (const entry of ["pages/play/page.js", "table/element.js", "text/page-speaker.js"])
    assert.ok(!reachedFrom(entry).has(SENTENCES), entry);
});
