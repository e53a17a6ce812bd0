// @ts-check
/**
 * The pages in other languages: nothing is left in English, the same ids in the same order, and every link leads
 * somewhere.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { addressFrom, catalogueOf, LANGUAGES, NAMES } from "../../www/build/languages.mjs";
import { PAGES } from "../../www/build/pages.mjs";
import { textsOfPage, translatedPage } from "../../www/build/translated.mjs";
import { pagesToDo } from "../../www/build/translations.mjs";
import players from "../../www/text/de/table/players.js";
import { isServed, pageAt, pathOf } from "./served.js";

const TRANSLATED = Object.entries(PAGES).filter(([, { language }]) => language);

const plain = {
  addressOf: (/** @type {string} */ address) => address,
  formatNumber: (/** @type {number} */ value, digits = 0) =>
    value.toLocaleString("de", { minimumFractionDigits: digits }),
  language: "de",
};

test("every text of a page that is there in another language is translated, and nothing else", async () => {
  const all = await pagesToDo();
  assert.ok(all.length > 0);
  for (const { file, missing, superfluous } of all) {
    assert.deepEqual(missing, [], `${file} has no translation of these`);
    assert.deepEqual(superfluous, [], `${file} translates what its page does not say`);
  }
});

test("a translation has the formulas of its English, in whatever order", async () => {
  /**
   * The formulas of a text without the differences of languages: their numbers, and a full stop inside.
   * @param {string} text
   */
  const formulas = (text) =>
    [...text.matchAll(/<span class="formula"[^>]*>(.*?)<\/span>|<m-\d+>/g)]
      .map(([whole, formula = whole]) => formula.replaceAll(/(\d)[.,](?=\d)/g, "$1").replace(/[.,;:]$/, ""))
      // A span with words is no formula: it is only kept in one line.
      .filter((formula) => !/\p{L}{4}/u.test(formula))
      .sort();
  let found = 0;
  for (const [file, { english = "", language = "" }] of TRANSLATED) {
    for (const [text, said] of Object.entries(await catalogueOf(language, english))) {
      assert.deepEqual(formulas(said), formulas(text), `${file}: ${text}`);
      found += formulas(text).length;
    }
  }
  assert.ok(found > 50);
});

test("a page has the ids of its English page, in their order", () => {
  const ids = (/** @type {string} */ html) => [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  for (const [file, { english = "" }] of TRANSLATED) assert.deepEqual(ids(pageAt(file)), ids(pageAt(english)), file);
});

test("every link, script and style of a page in another language leads to a file", () => {
  for (const [file] of TRANSLATED) {
    // An example in a <pre> is of somebody else's page.
    const own = pageAt(file).replaceAll(/<pre\b.*?<\/pre>/gs, "");
    for (const [, address = ""] of own.matchAll(/ (?:href|src)="([^"#?]+)/g)) {
      if (/^https?:/.test(address)) continue;
      assert.ok(isServed(pathOf(address, file)), `${file} → ${address}`);
    }
  }
});

test("no English sentence is left on a German page, and nobody is addressed as “du”", () => {
  const english = /\b(the|of|and|is|are|you|which|with|rounds?|visited)\b/i;
  const informal = /\b(du|dir|dich|dein(e[mnrs]?)?|euch|euer|eure[mnrs]?)\b/i;
  for (const [file, { language }] of TRANSLATED) {
    if (language !== "de") continue;
    const html = pageAt(file);
    const body = html.slice(html.indexOf("<body>")).replaceAll(/<a class="language".*<\/a>/g, "");
    for (const text of textsOfPage(body)) {
      // Titles of papers and what is typed are in the language that they are in.
      const prose = text.replaceAll(/<(cite|code)\b.*?<\/\1>|<(\w+) lang="en">.*?<\/\2>|<[^>]*>/g, " ");
      assert.doesNotMatch(prose, english, `${file}: ${text}`);
      assert.doesNotMatch(prose, informal, `${file}: ${text}`);
    }
  }
});

test("the prose of every page has the apostrophe of print, ’", () => {
  for (const file of Object.keys(PAGES)) {
    const html = pageAt(file);
    const body = html.slice(html.indexOf("<body>")).replaceAll(/<(script|style)\b.*?<\/\1>/gs, " ");
    for (const text of textsOfPage(body)) {
      const prose = text.replaceAll(/<(code|kbd|math)\b.*?<\/\1>/gs, " ").replaceAll(/<[^>]*>/g, "");
      assert.doesNotMatch(prose, /\p{L}'/u, `${file}: ${text}`);
    }
  }
});

test("a page and its English page name each other and themselves", () => {
  for (const [file, { english = "", language = "" }] of TRANSLATED) {
    for (const each of [file, english]) {
      const links = [...pageAt(each).matchAll(/<link vite-ignore rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)];
      const named = links.map(([, name, href]) => [name, pathOf(String(href), each)]);
      for (const [name, to] of [
        ["en", english],
        [language, file],
        ["x-default", english],
      ]) {
        assert.ok(
          named.some(([other, href]) => other === name && href === to),
          `${each} ${name}`,
        );
      }
    }
  }
});

test("a text that nobody has translated stays in English and says so; formulas and ids stay", () => {
  const page = '<main id="m"><p>One <math><mi>n</mi></math> two.</p><p>Three</p><td>1,024</td></main>';
  const german = translatedPage(page, { "One <m-1></m-1> two.": "Zwei <m-1></m-1> eins." }, plain);
  assert.equal(
    german,
    '<main id="m"><p>Zwei <math><mi>n</mi></math> eins.</p><p><span lang="en">Three</span></p>1.024</main>',
  );
});

test("a number in a formula has the decimal sign of the language, and keeps its digits", () => {
  const page = "<p>At least <math><mn>1.30</mn><mo>.</mo><mn>25</mn></math> of it.</p>";
  const german = translatedPage(page, { "At least <m-1></m-1> of it.": "Mindestens <m-1></m-1> davon." }, plain);
  assert.equal(german, "<p>Mindestens <math><mn>1,30</mn><mo>.</mo><mn>25</mn></math> davon.</p>");
  for (const [file, { language }] of TRANSLATED) {
    const left = language === "de" ? pageAt(file).match(/<mn>\d*\.\d+<\/mn>/g) : null;
    assert.deepEqual(left, null, file);
  }
});

test("texts are sentences with what stands in them; links side by side are texts of their own; attributes that are read out count", () => {
  const page = `<nav aria-label="Pages"><a href="./">Play</a> <a href="x">Learn</a></nav><p>Call
    <em>one</em> of <var>n</var>.</p><input placeholder="a number" value="7"><svg><title>A ring</title></svg><pre>cargo test</pre>
    <dt>The tag <span><code>n=45</code></span></dt><p><code>cargo test</code></p><p>Press <code>Esc</code>.</p>`;
  assert.deepEqual(
    [...textsOfPage(page)],
    [
      "Pages",
      "Play",
      "Learn",
      "Call <em>one</em> of <var>n</var>.",
      "a number",
      "The tag <span><code>n=45</code></span>",
      "Press <code>Esc</code>.",
    ],
  );
});

test("every language of a page has a name, which its link has", () => {
  for (const language of ["en", ...LANGUAGES]) assert.ok(NAMES.get(language), language);
  assert.match(pageAt("reference.html"), /hreflang="de" lang="de" title="Deutsch"><span>Deutsch<\/span>/);
  assert.match(pageAt("de/reference.html"), /hreflang="en" lang="en" title="English"><span>English<\/span>/);
});

test("the reference takes what it says of the players from the words of the tables", async () => {
  const said = await catalogueOf("de", "reference.html");
  const html = pageAt("de/reference.html");
  const named = Object.entries(players).filter(([key]) => /^magnus\..*\.name$/.test(key));
  assert.ok(named.length > 5);
  for (const [key, name] of named) {
    const about = players[key.replace(/name$/, "about")];
    assert.ok(html.includes(`>${name}</span></dt>\n<dd>${about}</dd>`), name);
  }
  assert.equal(said["Prime layers"], players["magnus.prime.name"]);
});

test("links lead to pages in the same language where there are any, and everything else is found where it is", () => {
  assert.deepEqual(LANGUAGES, ["de"]);
  for (const [english, address, expected] of [
    ["companions.html", "companions.html#x", "companions.html#x"],
    ["companions.html", "reference.html#lessons", "reference.html#lessons"],
    ["companions.html", "embed.html?theme=dark#n=9", "../embed.html?theme=dark#n=9"],
    ["companions.html", "#here", "#here"],
    ["companions.html", "https://example.org/", "https://example.org/"],
    ["companions.html", "icons/180.png", "../icons/180.png"],
    ["learn/rings.html", "../companions.html", "../companions.html"],
    ["learn/rings.html", "../note.html", "../note.html"],
    ["learn/rings.html", "../reference.html", "../reference.html"],
    ["learn/rings.html", "../embed.html", "../../embed.html"],
  ]) {
    assert.equal(addressFrom("de", String(english), String(address)), expected, `${english} → ${address}`);
  }
});
