// @ts-check
/**
 * Escaping: a text as part of another page or of notes, with one function for each kind of place, so that no text
 * ends the place it stands in.
 *
 * Programs for notes run code before anybody reads the markup, and markup is often pasted into them: a line that
 * begins with backticks starts a cell, and backticks within a line are code. So every backtick is escaped, and a
 * text is always one line.
 */

/** Characters that XML cannot contain and HTML reads differently. */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const UNKNOWN = "\ufffd";

/** @param {string} character */
const reference = (character) => `&#${character.codePointAt(0)};`;

/** @param {string} text */
function markup(text) {
  return text
    .replace(NOT_IN_XML, UNKNOWN)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll("`", reference);
}

/** Text between the tags of HTML or XML, where line breaks are spaces. @param {string} text */
export function escapeText(text) {
  return markup(text.replace(/\s+/g, " "));
}

/** Text within double quotes in a tag of HTML or XML. @param {string} text */
export function escapeAttribute(text) {
  return markup(text)
    .replaceAll('"', "&quot;")
    .replace(/[\t\n\r]/g, reference);
}

/**
 * Text between the tags of HTML in a Markdown file, which may be read as Markdown, as JSX or as a template of Vue.
 * @param {string} text
 */
export function escapeMarkdownTag(text) {
  return text
    .replace(NOT_IN_XML, UNKNOWN)
    .replace(/\s+/g, " ")
    .replace(/[\\`*_[\]{}$~^|@:<>&#!"]/g, reference);
}

/**
 * Text within a line of Markdown, escaped by character references: not all programs know the backslash.
 * @param {string} text
 */
export function escapeMarkdown(text) {
  return text
    .replace(NOT_IN_XML, UNKNOWN)
    .replace(/\s+/g, " ")
    .replace(/[&<>`]/g, reference)
    .replace(/[\\[\]{}*_$~^|@]/g, "\\$&");
}

/** The text that a Markdown reader makes of that. @param {string} text */
export function unescapeMarkdown(text) {
  return text.replace(/\\(\W|_)|&#(\d+);/g, (_, escaped, code) => escaped ?? String.fromCodePoint(Number(code)));
}

/** Text within double quotes in the attributes of pandoc, which takes no blank first, and where Quarto and knitr look for code. @param {string} text */
export function escapePandocAttribute(text) {
  return text
    .replace(NOT_IN_XML, UNKNOWN)
    .replace(/\s+/g, " ")
    .replace(/^ |[\\`{}<>&"']/g, reference);
}

/** An address within the round brackets of Markdown. @param {string} address */
export function escapeMarkdownAddress(address) {
  return address.replace(/[\s()<>[\]{}\\`|^;]/g, (character) => {
    const encoded = encodeURIComponent(character);
    return encoded === character ? `%${character.charCodeAt(0).toString(16)}` : encoded;
  });
}

/**
 * A block with fences longer than any inside.
 * @param {"`" | ":"} mark @param {string} kind what stands behind the first fence @param {string} block
 */
export function fenceBlock(mark, kind, block) {
  const runs = block.match(new RegExp(`${mark}+`, "g")) ?? [];
  const fence = mark.repeat(Math.max(2, ...runs.map(({ length }) => length)) + 1);
  return `${fence}${kind}\n${block}\n${fence}`;
}

/** The text between the fences. @param {string} text */
export function readFencedBlock(text) {
  return /^([`:]{3,}) ?\{[^\n]*\n(.*)\n\1$/s.exec(text)?.[2] ?? "";
}

/** A value as a Python literal. @param {unknown} value */
export function pythonLiteral(value) {
  return value === true ? "True" : value === false ? "False" : JSON.stringify(value);
}
