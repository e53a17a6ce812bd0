// @ts-check
/** What holds of the files themselves. */

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { pages } from "../../www/build/heads.mjs";
import { LESSONS } from "../../www/lessons/list.js";
import { PALETTE } from "../../www/table/picture/look.js";

const WWW = new URL("../../www/", import.meta.url);

/** What the site consists of, apart from what others wrote and what the build writes. */
function own() {
  return readdirSync(WWW, { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.(js|html|css)$/.test(name) && !/^(node_modules|vendor|pkg|build)\b/.test(name),
  );
}

/** Ways in which a module, a style sheet, a page and the manifest name what they need. */
const STATIC = [/^(?:import|export [{*])[^;]*?"(\.[^"]+)";/gm];
const NEEDED = {
  js: [...STATIC, /\bimport\("(\.[^"]+)"\)/g],
  css: [/url\("?([^")]+)/g],
  html: [/<(?:link|script|img|a)\b[^>]*?\s(?:href|src)="([^"#:]+)"/g],
  webmanifest: [/"(?:src|start_url)": "([^"]+)"/g],
};

/** Workers and cores are named from the folder with index.html (kit/site.js). @type {[way: RegExp, file: (name: string) => string][]} */
const IN_SITE = [
  [/\b(?:file: |inSite\()"([^"]+)"/g, (name) => name],
  [/\b(?:loadOnce\(\s*|const NAME = )"(\w+)"/g, (name) => `pkg/${name}_bg.wasm`],
];

/**
 * The files that these need, those that they need, and so on.
 * @param {string[]} from
 * @param {Record<string, RegExp[]>} ways by extension
 */
function needed(from, ways) {
  /** @type {Set<string>} */
  const found = new Set();
  const follow = (/** @type {string} */ name) => {
    const address = new URL(name, WWW);
    const text = readFileSync(address, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
    const extension = name.split(".").at(-1) ?? "";
    const add = (/** @type {URL} */ file) => {
      const other = file.href.slice(WWW.href.length).replace(/(^|\/)$/, "$1index.html");
      if (found.has(other)) return;
      found.add(other);
      follow(other);
    };
    for (const way of ways[extension] ?? []) {
      // The manifest and style sheets name files from where they are, as modules do.
      for (const [, path] of text.matchAll(way)) add(new URL(String(path), address));
    }
    if (ways !== NEEDED || extension !== "js") return;
    for (const [way, file] of IN_SITE) {
      for (const [, path] of text.matchAll(way)) add(new URL(file(String(path)), WWW));
    }
  };
  from.forEach(follow);
  return found;
}

/** The scripts of each page. */
const SCRIPTS = {
  "index.html": ["table/element.js", "pages/play/page.js", "pages/carpet/open.js"],
  "embed.html": ["pages/embed/embed.js"],
  "lab.html": ["pages/lab/lab.js"],
  "announced.html": ["pages/announced/page.js"],
  "companions.html": ["pages/companions/entry.js"],
  "multivision.html": ["pages/companions/multivision/page.js"],
  "dominoes.html": ["pages/companions/dominoes/page.js"],
  "reference.html": ["pages/reference/page.js"],
  "changelog.html": ["pages/reference/page.js"],
  "note.html": ["pages/note/page.js"],
  "for-notes.html": ["pages/notes/page.js"],
  "number-game.html": ["pages/companions/number-game/page.js"],
  "learn.html": ["pages/learn/page.js"],
  ...Object.fromEntries(
    LESSONS.map(({ id }) => [`learn/${id}.html`, ["table/element.js", "pages/learn/lesson-page.js"]]),
  ),
};

for (const [page, scripts] of Object.entries(SCRIPTS)) {
  test(`${page} preloads every module that the page imports before it draws`, () => {
    const html = readFileSync(new URL(page, WWW), "utf8");
    const preloaded = [...html.matchAll(/rel="modulepreload" href="(?:\.\.\/)?([^"]+)"/g)].map((match) => match[1]);
    assert.deepEqual(preloaded.sort(), [...needed(scripts, { js: STATIC })].sort());
  });
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

test("the heads and footers of the pages, the lists of the reference, and the pages of the lessons, are as node www/build/heads.mjs writes them", async () => {
  for (const [file, text] of await pages()) assert.equal(readFileSync(new URL(file, WWW), "utf8"), text, file);
});

test("the list for reading offline has every file that the pages can load, as it is", () => {
  const script = fileURLToPath(new URL("../../www/build/list-files.sh", import.meta.url));
  const listed = new Map(
    [...execFileSync(script, { encoding: "utf8" }).matchAll(/^ {4,6}"([^"]+)": "([^"]+)",$/gm)].map(
      ([, name, hash]) => [String(name), hash],
    ),
  );
  const wanted = needed(
    readdirSync(WWW).filter((name) => name.endsWith(".html")),
    NEEDED,
  );
  for (const name of [
    "index.html",
    "pages/lab/worker.js",
    "pages/announced/worker.js",
    "pages/carpet/worker.js",
    "pkg/more_bg.wasm",
    "pkg/companions_bg.wasm",
    "table/export/gif.js",
    "pkg/magnus_derek_bg.wasm",
    "icons/512.png",
    ...LESSONS.flatMap(({ id }) => [`learn/${id}.html`, `lessons/${id}.js`]),
  ]) {
    assert.ok(wanted.has(name), name);
  }
  // Browsers keep the worker and what it imports by themselves.
  wanted.delete("sw.js");
  assert.deepEqual([...wanted].filter((name) => !listed.has(name)).sort(), []);
  for (const [name, hash] of listed) {
    assert.equal(
      createHash("sha256")
        .update(readFileSync(new URL(name, WWW)))
        .digest("hex"),
      hash,
      name,
    );
  }
});

test("who reads English keeps no file of another language, and who reads German keeps them all", () => {
  const script = fileURLToPath(new URL("../../www/build/list-files.sh", import.meta.url));
  const text = execFileSync(script, { encoding: "utf8" }).replace("self.SITE = ", "return ");
  /** @type {{files: Record<string, string>, languages: Record<string, Record<string, string>>}} */
  const { files, languages } = new Function(text)();
  assert.deepEqual(Object.keys(languages), ["de"]);
  const german = (/** @type {string} */ name) => /(^|\/)de\//.test(name);
  assert.deepEqual(Object.keys(files).filter(german), []);
  const kept = Object.keys(languages.de ?? {});
  assert.ok(kept.every(german));
  for (const name of ["de/companions.html", "words/de/all.js", "lessons/de/rings.js"])
    assert.ok(kept.includes(name), name);
  // What only the build reads.
  assert.deepEqual(
    [...kept, ...Object.keys(files)].filter((name) => name.includes("/html/")),
    [],
  );
});

test("the page fetches nothing from elsewhere", () => {
  for (const name of own()) {
    const text = readFileSync(new URL(name, WWW), "utf8").replaceAll("http://www.w3.org/2000/svg", "");
    assert.doesNotMatch(text, /https?:\/\//, name);
  }
});

test("the module can be imported where there is no DOM", async () => {
  const { MagnusDerekElement } = await import("../../www/table/element.js");
  assert.equal(typeof MagnusDerekElement, "function");
});
