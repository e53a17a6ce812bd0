// @ts-check
/**
 * Directions of writing: styles name no side for the beginning of a line, pages say it, and formulas are read from the
 * left in every language.
 */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { PAGES } from "../../www/build/pages.mjs";
import { wholePage } from "../../www/build/template.mjs";
import { isolateFormulas, isolating } from "../../www/text/isolated.js";
import { speakerIn } from "../../www/text/languages.js";
import { speakerOf } from "../../www/text/speaker.js";
import { pageAt } from "./served.js";

const WWW = new URL("../../www/", import.meta.url);

/**
 * The places where a side is one of a picture or of a number, whatever is written around it.
 * @type {Record<string, string[]>}
 */
const GEOMETRY = {
  // A meaning is put at a point of the window.
  "kit/explain-terms.js": ["left: 0"],
  // In a column of numbers ones stand below ones.
  "pages/announced/announced.css": ["text-align: right"],
  "pages/lab/results.css": ["text-align: right"],
  "pages/note/note.css": ["text-align: right"],
};

/** Properties that name a side, or have it as their value. */
const SIDES = [
  /(?<![\w-])(?:(?:scroll-)?(?:margin|padding)|border|overflow)-(?:left|right)(?:-[a-z]+)?\s*:[^;}"`]*/g,
  /(?<![\w-])border-(?:top|bottom)-(?:left|right)-radius\s*:[^;}"`]*/g,
  /(?<![\w-])(?:text-align|float|clear|caption-side)\s*:\s*(?:left|right)\b/g,
  /(?<![\w-])(?:left|right):\s*(?:-?[\d.]|[a-z]+\(|auto\b)[^;{}"`]*(?=;)/g,
];
/** Properties with a value for each side, from the top on clockwise. */
const FOUR = /(?<![\w-])((?:scroll-)?(?:margin|padding)|inset|border-(?:width|style|color|radius))\s*:\s*([^;{}"`]+)/g;

/** Values beside each other; what stands in brackets is one. @param {string} text */
const valuesOf = (text) => text.replace(/!important/, "").match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];

/** The declarations that name a side. @param {string} text of a style sheet, or of a module that has one in it */
function sidesIn(text) {
  const styles = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  const named = SIDES.flatMap((pattern) => [...styles.matchAll(pattern)].map(([found]) => found.trim()));
  const uneven = [...styles.matchAll(FOUR)].flatMap(([found, name = "", value = ""]) => {
    const [a, b, c, d, ...more] = valuesOf(value);
    if (d === undefined || more.length > 0) return [];
    const isEven = name === "border-radius" ? a === b && c === d : b === d;
    return isEven ? [] : [found.trim()];
  });
  return [...named, ...uneven];
}

test("a style that names a side where a line begins or ends is found, in whatever way it names it", () => {
  for (const wrong of [
    "margin-left: 2px",
    "padding-right: 0",
    "border-left: 3px solid red",
    "border-left-color: red",
    "scroll-margin-left: 2px",
    "border-top-left-radius: 3px",
    "text-align: left",
    "float: right",
    "clear: left",
    "right: calc(2px + 1em)",
    "margin: 0 0 0 2px",
    "margin: 0 12px 12px auto",
    "padding: 3px calc(1px + min(1vw, 2px)) 3px 0",
    "inset: 0 0 0 auto",
    "border-radius: 8px 0 0 8px",
  ]) {
    assert.deepEqual(sidesIn(`.a { color: red; ${wrong}; }`), [wrong]);
    assert.deepEqual(sidesIn(`const STYLE = \`.a { ${wrong}; }\`;`), [wrong]);
  }
  for (const right of [
    "margin-inline: 0 2px",
    "padding: 1px 2px 3px 2px",
    "border-radius: 8px 8px 0 0",
    "inset-inline-start: 0",
    "text-align: start",
    "padding: 3px clamp(1px, 2vw, 3px) 0",
  ])
    assert.deepEqual(sidesIn(`.a { ${right}; }`), []);
  assert.deepEqual(sidesIn("const MARGIN = { left: 36, right: 14 };"), []);
});

test("no style names a side, except in a picture or a column of numbers", () => {
  const files = readdirSync(WWW, { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.(css|html|js|mjs|svg)$/.test(name) && !/^(node_modules|pkg)\b/.test(name),
  );
  assert.ok(files.includes("table/style/style.js") && files.includes("kit/page.css"));
  const found = files.map((name) => [name, sidesIn(readFileSync(new URL(name, WWW), "utf8"))]);
  assert.deepEqual(Object.fromEntries(found.filter(([, sides]) => sides?.length)), GEOMETRY);
});

test("every page says its language and in which direction it is read", async () => {
  for (const file of Object.keys(PAGES)) {
    const language = /^([a-z]{2})\//.exec(file)?.[1] ?? "en";
    const { dir } = await speakerIn(language);
    const page = PAGES[file];
    assert.ok(page);
    assert.match(await wholePage(file, page, pageAt(file)), new RegExp(`<html lang="${language}" dir="${dir}">`));
  }
});

test("each formula in a right-to-left sentence reads from left to right, isolated and whole", () => {
  const read = (/** @type {string} */ text) =>
    isolateFormulas(text).replaceAll("\u2066", "‹").replaceAll("\u2069", "›");
  for (const [text, wanted] of [
    ["אבג ⟦3|⟧ ← ⟦7|⟧ → ⟦11|⟧, דה.", "אבג ‹⟦3|⟧ ← ⟦7|⟧ → ⟦11|⟧›, דה."],
    ["**[2]₃** = {2, 5, 8, …} אבג", "**‹[2]₃** = {2, 5, 8, …}› אבג"],
    ["אב **ℓ = 4**.", "אב **‹ℓ = 4›**."],
    ["±6: אב 9 · גד", "‹±6›: אב 9 · גד"],
    ["−6", "‹−6›"],
    ["אב |A| = 5, |M²(A)| ≥ 9 גד", "אב ‹|A| = 5›, ‹|M²(A)| ≥ 9› גד"],
    ["אב (M²(A) גד)", "אב (‹M²(A)› גד)"],
    ["אב (2(n − 1) = 24).", "אב ‹(2(n − 1) = 24)›."],
    // A list in a sentence goes on from the right.
    ["אב 3, 7, 11 גד 13.", "אב 3, 7, 11 גד 13."],
    ["אב a **גד** N-הו", "אב a **גד** N-הו"],
    // Of TeX MathML is made.
    ["אב $x = 2$ גד", "אב $x = 2$ גד"],
  ])
    assert.equal(read(String(text)), wanted);
});

test("a speaker of a right-to-left language says everything right to left and leaves lists and numbers alone", () => {
  const basics = {
    tag: "he",
    name: "עברית",
    dir: /** @type {const} */ ("rtl"),
    thousands: ",",
    comma: ", ",
    and: " ו",
  };
  const words = isolating(speakerOf(basics, { turnMagnus: "אב **ℓ = {most}** גד" }));
  assert.equal(words.say("turnMagnus", { token: 3, most: 4 }), "אב **\u2066ℓ = 4\u2069** גד");
  assert.equal(words.plain("turnMagnus", { token: 3, most: 4 }), "אב \u2066ℓ = 4\u2069 גד");
  assert.equal(words.list([1, 2]), "1 ו2");
  assert.equal(words.number(-1300), "−1,300");
  assert.deepEqual([words.language, words.dir], ["he", "rtl"]);
});
