// @ts-check
/** The font of the formulas: it has whatever the formulas of the built pages need, and is fetched only where there are some. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { formula } from "../../www/build/formula.mjs";
import { formulaCharacters, slantedForms, subsetFont } from "../../www/build/formulas-font.mjs";
import { FOLDER, leftOut } from "./built-site.js";

// Its types need those of Emscripten: imported by its place, it has none.
const { Face, Blob: FontFile } = await import(
  createRequire(new URL("../../www/package.json", import.meta.url)).resolve("harfbuzzjs")
);

const names = leftOut ? [] : readdirSync(FOLDER, { recursive: true, encoding: "utf8" });
const pages = names
  .filter((name) => name.endsWith(".html") && !name.startsWith("downloads/"))
  .map((name) => ({ name, html: readFileSync(new URL(name, FOLDER), "utf8") }));
const withFormulas = pages.filter(({ html }) => html.includes("<math"));
/** The font's address on a page, as its head fetches it. @param {string} html */
const fontOf = (html) => /<link rel="preload" href="(?:\.\.?\/)*(parts\/[\w.-]+\.woff2)" as="font"/.exec(html)?.[1];

test("pages with formulas fetch one font of at most 33,500 bytes for them, and no other page fetches a font", {
  skip: leftOut,
}, () => {
  assert.ok(withFormulas.length >= 45, String(withFormulas.length));
  const fonts = names.filter((name) => name.endsWith(".woff2"));
  assert.equal(fonts.length, 1, fonts.join());
  assert.ok(readFileSync(new URL(String(fonts[0]), FOLDER)).length <= 33_500);
  for (const { name, html } of pages) assert.equal(fontOf(html), html.includes("<math") ? fonts[0] : undefined, name);
});

test("the font has its table for formulas and every character of every formula on the built pages, slanted letters too", {
  skip: leftOut,
}, async () => {
  const file = names.find((name) => name.endsWith(".woff2"));
  const woff2 = readFileSync(new URL(String(file), FOLDER));
  const face = new Face(
    new FontFile(await subsetFont(woff2, undefined, { keepAllGlyphs: true, targetFormat: "sfnt" })),
  );
  assert.ok((face.referenceTable("MATH")?.length ?? 0) > 1000);
  const has = new Set(face.collectUnicodes());
  for (const { name, html } of withFormulas) {
    const characters = formulaCharacters(html);
    for (const character of [...characters, ...slantedForms(characters)])
      assert.ok(
        has.has(character.codePointAt(0) ?? 0),
        `${name}: ${character} (U+${character.codePointAt(0)?.toString(16)})`,
      );
  }
});

test("characters of formulas are the drawn ones: the sign of a root too, and each letter slanted", () => {
  const characters = formulaCharacters(
    "a <math><msqrt><mi>h</mi></msqrt><mo>&lt;</mo><mi>π</mi><mo>\u2061</mo></math> b <math><mi>A</mi></math>",
  );
  assert.deepEqual([...characters], ["√", "h", "<", "π", "A"]);
  assert.deepEqual(slantedForms(characters), ["𝐴", "𝜋", "𝜛", "ℎ"]);
});

test("a formula has fences as tall as a fraction, primes on the line, and the spaces of TeX around dots and names", () => {
  const fences = (/** @type {string} */ tex) =>
    [...formula(tex, false).matchAll(/<mo fence[^>]*>/g)].map(([mo]) => !mo.includes("stretchy"));
  assert.deepEqual(fences("\\lceil \\frac12 \\lceil x \\rceil \\rceil"), [true, false, false, true]);
  assert.match(formula("x'", false), /<mrow><mi>x<\/mi><mo[^>]*>′<\/mo><\/mrow>/);
  const dots = (/** @type {string} */ tex) =>
    /lspace="([^"]*)" rspace="([^"]*)">[…⋯]/.exec(formula(tex, false))?.slice(1);
  assert.deepEqual(dots("1, \\dots, n"), ["0em", "0em"]);
  assert.deepEqual(dots("a_1 \\cdots a_n"), ["0.1667em", "0.1667em"]);
  assert.match(formula("(1) \\log p", false), /<mspace width="0.1667em"><\/mspace><mrow><mi>log</);
  assert.match(formula("\\log^*", false), /<\/msup><\/mrow><\/math>$/);
  assert.doesNotMatch(formula("\\frac12 x'", true), /style=|class=/);
});
