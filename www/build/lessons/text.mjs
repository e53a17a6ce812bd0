/** Texts of lessons as HTML: bold, italics, and TeX formulas as MathML, which needs no script on the page. */

import { escapeXml } from "../../drawing/svg-text.js";
import { renderMarks } from "../../kit/lit.js";
import { withoutMarks } from "../../text/names.js";
import { unbroken } from "../../text/unbroken.js";
import { formula } from "../formula.mjs";
import { renderTemplate } from "../template-text.mjs";

/** A paragraph that is only a formula is set as a display, with the sign after it. */
export const ALONE = /^\$([^$]+)\$([.,;]?)$/;

/** In characters: a longer formula may be wider than a phone, so it scrolls by itself. */
const LONG = 18;

/** Prefix that marks an English text on a page in another language; a private character that no text contains. */
const ENGLISH = "\uE000";

/** @param {string} text */
export const markEnglish = (text) => ENGLISH + text;

/** A text for places without HTML, such as a title. @param {string} text */
export const unmarked = (text) => text.replace(ENGLISH, "");

/**
 * Paragraphs with formulas, as in `text`, `proof` and `lecturer`.
 * @param {string | string[]} texts
 * @param {boolean} [scrolled] whether long formulas can scroll by themselves
 */
export function paragraphs(texts, scrolled = true) {
  return [texts]
    .flat()
    .map((text) => withLinks(paragraph(text, scrolled)))
    .join("");
}

/** Turns references of a proof to other places, ⟦words|address⟧, into links. @param {string} html */
const withLinks = (html) => html.replaceAll(/⟦([^|⟧]*)\|([^⟧]*)⟧/g, '<a href="$2">$1</a>');

/** A text with formulas within a line, that is in no paragraph of its own. @param {string} text @returns {string} */
export function line(text) {
  if (text.startsWith(ENGLISH)) return `<span lang="en">${line(unmarked(text))}</span>`;
  return rich(text);
}

/** @param {string} text @param {boolean} scrolled @returns {string} */
function paragraph(text, scrolled) {
  if (text.startsWith(ENGLISH)) return paragraph(unmarked(text), scrolled).replace("<p", '<p lang="en"');
  const [, alone, end] = ALONE.exec(text) ?? [];
  if (alone) return `<p class="formula-alone">${formula(alone + (end && `\\text{${end}}`), true)}</p>\n`;
  return `<p>${rich(text, scrolled)}</p>\n`;
}

/** @param {string} text @param {boolean} [scrolled] */
function rich(text, scrolled = false) {
  const parts = text.split("$");
  if (parts.length % 2 === 0) throw new Error(`A formula begins with $ and never ends: “${text}”`);
  const html = parts
    .map((part, index) => (index % 2 === 1 ? formula(part, false) : escapeXml(unbroken(part))))
    .join("");
  // A line may not end between a formula and what belongs to it: the comma after it, a bracket around it, the rest of a word.
  // Bold and italic text may contain formulas.
  return styled(html).replaceAll(
    /(\(?)(<math\b(?:(?!<\/math>).)*<\/math>)([.,;:!?)”-]*)/g,
    (all, before, math, after) => {
      const isLong = math.replaceAll(/<[^>]+>/g, "").length > LONG && scrolled;
      const classes = [before || after ? "together" : "", isLong ? "long" : ""].filter(Boolean);
      return classes.length > 0 ? `<span class="${classes.join(" ")}">${all}</span>` : math;
    },
  );
}

/**
 * A text as HTML with bold type alone, for places such as headings and links.
 * @param {string} text
 * @returns {string}
 */
export function plain(text) {
  if (text.startsWith(ENGLISH)) return `<span lang="en">${plain(unmarked(text))}</span>`;
  return renderTemplate(boldTemplate(text));
}

/** The same as a template, without terms and names: they need a script to explain themselves or to point at a picture. @param {string} text */
export const boldTemplate = (text) => renderMarks(unbroken(withoutMarks(text)));

/** An italic star never follows a letter, as the star of f*(n) does. @param {string} html */
function styled(html) {
  const bold = html.replaceAll(/\*\*(.+?)\*\*/g, "<strong>$1</strong>");
  return bold.replaceAll(/(?<![\w*])\*(?=\S)([^*]+?)(?<=\S)\*(?!\w)/g, "<em>$1</em>");
}
