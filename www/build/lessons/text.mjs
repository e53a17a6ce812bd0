/** The texts of lessons as HTML: bold and italic type, and formulas in TeX as MathML, for which the page needs no script. */

import temml from "temml";
import { withoutMarks } from "../../text/names.js";
import { escaped } from "../template.mjs";

/** A paragraph that is nothing but a formula stands by itself. */
const ALONE = /^\$([^$]+)\$[.,;]?$/;

/** More characters than these may be wider than the text on a phone, where such a formula is scrolled by itself. */
const LONG = 18;

/** Begins a text that stands in English on a page in another language: a mark that no text has. */
const ENGLISH = "\uE000";

/** @param {string} text */
export const markEnglish = (text) => ENGLISH + text;

/** Text that is no HTML, such as a title. @param {string} text */
export const unmarked = (text) => text.replace(ENGLISH, "");

/** Paragraphs with formulas, as in `text`, `proof` and `lecturer`. @param {string | string[]} texts @param {boolean} [scrolled] whether long formulas are marked, to be scrolled by themselves */
export function paragraphs(texts, scrolled = true) {
  return [texts]
    .flat()
    .map((text) => paragraph(text, scrolled))
    .join("");
}

/** @param {string} text @param {boolean} scrolled @returns {string} */
function paragraph(text, scrolled) {
  if (text.startsWith(ENGLISH)) return paragraph(unmarked(text), scrolled).replace("<p", '<p lang="en"');
  if (ALONE.test(text)) return `<p class="formula-alone">${rich(text, true)}</p>\n`;
  return `<p>${rich(text, false, scrolled)}</p>\n`;
}

/** @param {string} text @param {boolean} [alone] whether its formulas stand by themselves @param {boolean} [scrolled] */
function rich(text, alone = false, scrolled = false) {
  const parts = text.split("$");
  if (parts.length % 2 === 0) throw new Error(`A formula begins with $ and never ends: “${text}”`);
  const html = parts.map((part, index) => (index % 2 === 1 ? formula(part, alone) : escaped(part))).join("");
  // A line may not end between a formula and what belongs to it: the comma after it, a bracket around it, the rest of a word.
  // What is bold or in italics may have formulas in it.
  return styled(html).replaceAll(
    /(\(?)(<math\b(?:(?!<\/math>).)*<\/math>)([.,;:!?)”-]*)/g,
    (all, before, math, after) => {
      const isLong = math.replaceAll(/<[^>]+>/g, "").length > LONG && scrolled;
      const classes = [before || after ? "together" : "", isLong ? "long" : ""].filter(Boolean);
      return classes.length > 0 ? `<span class="${classes.join(" ")}">${all}</span>` : math;
    },
  );
}

/** @param {string} tex @param {boolean} alone */
function formula(tex, alone) {
  const math = temml.renderToString(tex, { displayMode: alone, throwOnError: true, wrap: alone ? "none" : "tex" });
  // A page under a strict policy has no styles of single elements; what these say stands in the style sheet.
  return math.replaceAll(/ style="[^"]*"/g, "");
}

/** What also stands within a tag: bold type alone, and words that explain themselves there. @param {string} text @returns {string} */
export function plain(text) {
  if (text.startsWith(ENGLISH)) return `<span lang="en">${plain(unmarked(text))}</span>`;
  return bold(escaped(withoutMarks(text)));
}

/** @param {string} html */
const bold = (html) => html.replaceAll(/\*\*(.+?)\*\*/g, "<strong>$1</strong>");

/** A star that begins italics stands after no letter, as that of f*(n) does. @param {string} html */
function styled(html) {
  return bold(html).replaceAll(/(?<![\w*])\*(?=\S)([^*]+?)(?<=\S)\*(?!\w)/g, "<em>$1</em>");
}
