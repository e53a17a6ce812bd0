// @ts-check
/** The accessibility statement: it names every criterion and tests that exist, and its ways lead from every page. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { PAGES } from "../../www/build/pages.mjs";
import { pageAt } from "./served.js";

const STATEMENT = pageAt("accessibility.html");
const ROOT = new URL("../../", import.meta.url);

/** The criteria of WCAG 2.2 at the levels A and AA, and how many each guideline has in between. */
const CRITERIA = [
  "1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5",
  "1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1",
  "2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11 2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8",
  "3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3",
].flatMap((line) => line.split(" "));

/** @typedef {{names: string[], level: string, state: string, tests: string[]}} Entry */

/** @type {Entry[]} */
const ENTRIES = [...STATEMENT.matchAll(/<div id="c-.*?<\/div>/gs)].map(([entry]) => {
  const [, first = "", last = first] = /<a href="[^"]*">([\d.]+)(?:–([\d.]+))? /.exec(entry) ?? [];
  const [, level = "", state = ""] = /<span class="detail">(.*?) · (.*?)<\/span>/.exec(entry) ?? [];
  const names = CRITERIA.slice(CRITERIA.indexOf(first), CRITERIA.indexOf(last) + 1);
  return { names, level, state, tests: [...entry.matchAll(/<li><code>(.*?)<\/code>/g)].map(([, one]) => String(one)) };
});

test("the statement has every criterion of WCAG 2.2 at the levels A and AA, in their order", () => {
  assert.equal(CRITERIA.length, 55);
  assert.deepEqual(
    ENTRIES.flatMap(({ names }) => names),
    CRITERIA,
  );
});

test("a criterion that holds names a test, and every test that is named exists", () => {
  for (const { names, state, tests } of ENTRIES) {
    assert.equal(tests.length > 0, state !== "does not arise", names.join());
    for (const named of tests) {
      const [, file = "", title = ""] = /^(tests\/\S+\.js): (.+)$/.exec(named) ?? [];
      const source = readFileSync(new URL(file, ROOT), "utf8");
      const titles = [...source.matchAll(/^\s*test\(\s*(["'`])(.*?)\1/gm)].map(([, , each = ""]) => each);
      assert.ok(
        titles.some((each) => each.includes(title)),
        `${file} has no test “${title}”`,
      );
    }
  }
});

test("the statement counts what it lists", () => {
  const count = (/** @type {string} */ what) =>
    ENTRIES.filter(({ state }) => state === what).reduce((sum, { names }) => sum + names.length, 0);
  const [holds, partly, not] = ["holds", "does not hold everywhere", "does not arise"].map(count);
  const words = ["", "one does not", "two do not", "three do not", "four do not", "five do not"];
  const limits = partly === 0 ? "" : ` ${words[Number(partly)]} hold everywhere,`;
  assert.ok(STATEMENT.includes(`: ${holds} hold,${limits} and `), `${holds}, ${partly}, ${not}`);
  assert.equal(Number(holds) + Number(partly) + Number(not), CRITERIA.length);
});

test("every page has a title of its own", () => {
  // The page for frames has the title of the Play page, whose table it shows.
  const files = Object.keys(PAGES).filter((file) => PAGES[file]?.part);
  const titles = files.map((file) => /<title>(.+)<\/title>/.exec(pageAt(file))?.[1] ?? assert.fail(file));
  const twice = titles.flatMap((title, index) => (titles.indexOf(title) === index ? [] : [files[index]]));
  assert.deepEqual(twice, []);
});

test("every page has the way to help and to this statement at one place", () => {
  for (const [file, { part }] of Object.entries(PAGES)) {
    if (!part) continue;
    const [, foot = ""] = pageAt(file).split("<footer>");
    const links = [...foot.matchAll(/href="(?:\.\.\/)*([\w-]+\.html)"/g)].map(([, to]) => to);
    assert.deepEqual(links, ["for-notes.html", "reference.html", "accessibility.html", "changelog.html"], file);
  }
});
