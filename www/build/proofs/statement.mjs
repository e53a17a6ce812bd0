/** A statement in Rocq, line by line beside its meaning in plain words. */

import { escapeXml } from "../../drawing/svg-text.js";
import { line, markEnglish } from "../lessons/text.mjs";

/** @import { Row, Translations } from "./files.mjs" */

/** A text in a language, or marked in English if there is none. @param {Translations | undefined} texts @param {string} language */
export const inWords = (texts, language) => texts?.[language] ?? markEnglish(texts?.en ?? "");

/** Marks the text between backquotes as code. @param {string} text */
export const prose = (text) => line(text).replaceAll(/`([^`]+)`/g, "<code>$1</code>");

/**
 * Code whose names lead to what they mean.
 * @param {string} rocq
 * @param {Map<string, string>} places
 */
function linked(rocq, places) {
  // Not the N of %N.
  const parts = rocq.split(/(?<![\w'%])([A-Za-z_][\w']*)/);
  const html = parts.map((part, index) => {
    const place = index % 2 === 1 ? places.get(part) : undefined;
    if (place) return `<a href="${place}">${escapeXml(part)}</a>`;
    // A line may not end within an arrow.
    return escapeXml(part).replaceAll("-&gt;", '<span class="together">-&gt;</span>');
  });
  return `<code>${html.join("")}</code>`;
}

/**
 * @param {Row[]} rows
 * @param {string} language
 * @param {Map<string, string>} [places] of the names
 */
export function lineByLine(rows, language, places = new Map()) {
  const lines = rows.map(
    (row) => `<div><dt>${linked(row.rocq, places)}</dt><dd>${prose(inWords(row, language))}</dd></div>\n`,
  );
  return `<dl class="lines">\n${lines.join("")}</dl>\n`;
}
