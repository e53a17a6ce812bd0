/**
 * The font of the formulas: STIX Two Math from its npm package, with the characters alone that the pages use. Browsers place
 * exponents, indices and fences by its table MATH, which few fonts of a device have.
 */

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { parseFragment } from "parse5";

/** The whole font, which the development server gives: there a page may change at any time. */
export const WHOLE_FONT = new URL(
  "../node_modules/@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2",
  import.meta.url,
);
export const FONT_LICENCE = "www/node_modules/@fontsource/stix-two-math/LICENSE";

/**
 * HarfBuzz; the package has no types.
 * @type {(font: Uint8Array, text: string | undefined, options: {targetFormat: "woff2" | "sfnt", keepFeatures?: string[], keepAllGlyphs?: boolean}) => Promise<Uint8Array>}
 */
export const subsetFont = createRequire(import.meta.url)("subset-font");

/** Slanted letters as the browser draws them for a variable of one letter: the ranges of Unicode, the h aside. */
const SLANTED = [
  [0x1d434, 0x1d467],
  [0x1d6e2, 0x1d71b],
];
const SLANTED_H = "ℎ";
/** Characters that draw nothing, such as U+2061, which a screen reader reads as "of". */
const INVISIBLE = /[\s\p{Default_Ignorable_Code_Point}]/u;

/** @typedef {import("parse5").DefaultTreeAdapterTypes.ChildNode} Node */

/** Elements whose sign stands in no text. @type {Record<string, string>} */
const SIGNS = { msqrt: "√", mroot: "√" };

/** @param {Node} node @returns {string} */
const drawnBy = (node) => {
  if (node.nodeName === "#text") return Reflect.get(node, "value");
  return (SIGNS[node.nodeName] ?? "") + ("childNodes" in node ? node.childNodes.map(drawnBy).join("") : "");
};

/**
 * The visible characters that the formulas of a page draw.
 * @param {string} html
 * @returns {Set<string>}
 */
export function formulaCharacters(html) {
  const drawn = [...html.matchAll(/<math\b.*?<\/math>/gs)].flatMap(([math]) =>
    parseFragment(math).childNodes.map(drawnBy),
  );
  return new Set(drawn.flatMap((text) => [...text]).filter((character) => !INVISIBLE.test(character)));
}

/** The slanted forms of those among these characters that are letters. @param {Set<string>} characters */
export function slantedForms(characters) {
  const forms = SLANTED.flatMap(([first = 0, last = 0]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
  const upright = new Set([...characters].map((character) => character.normalize("NFKC")));
  return [...forms, SLANTED_H].filter((form) => upright.has(form.normalize("NFKC")));
}

/** The font for these pages as woff2, without the kerning of words.  @param {string[]} pages as HTML */
export async function formulasFont(pages) {
  const characters = new Set(pages.flatMap((html) => [...formulaCharacters(html)]));
  const text = [...characters, ...slantedForms(characters)].join("");
  return subsetFont(await readFile(WHOLE_FONT), text, { targetFormat: "woff2", keepFeatures: [] });
}
