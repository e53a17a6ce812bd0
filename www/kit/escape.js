// @ts-check
/**
 * A text as a part of somebody else's page or notes: one function for each kind of place, so that no text ends the place it stands in.
 *
 * Markup is often pasted into notes whose programs run code before anybody reads the markup: a line that begins with backticks is a
 * cell to them, and backticks within a line are code. So a backtick is a reference in all markup, and a text in it is one line.
 */

/** What XML has no way to write, and HTML reads as something else. */
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

/** Between the tags of HTML or XML, where line breaks are spaces anyway. @param {string} text */
export function inText(text) {
  return markup(text.replace(/\s+/g, " "));
}

/** In double quotes in a tag of HTML or XML. @param {string} text */
export function inAttribute(text) {
  return markup(text)
    .replaceAll('"', "&quot;")
    .replace(/[\t\n\r]/g, reference);
}

/** Within a line of Markdown. References are safe from programs that do not know the backslash. @param {string} text */
export function inMarkdown(text) {
  return text
    .replace(NOT_IN_XML, UNKNOWN)
    .replace(/\s+/g, " ")
    .replace(/[&<>`]/g, reference)
    .replace(/[\\[\]{}*_$~^|@]/g, "\\$&");
}

/** What a reader of Markdown makes of that. @param {string} text */
export function fromMarkdown(text) {
  return text.replace(/\\(\W|_)|&#(\d+);/g, (_, escaped, code) => escaped ?? String.fromCodePoint(Number(code)));
}

/** An address in the round brackets of Markdown. @param {string} address */
export function inBrackets(address) {
  return address.replace(/[\s()<>[\]{}\\`|^;]/g, (character) => {
    const encoded = encodeURIComponent(character);
    return encoded === character ? `%${character.charCodeAt(0).toString(16)}` : encoded;
  });
}

/** A block between fences that are longer than any in it. @param {"`" | ":"} mark @param {string} kind what stands behind the first fence @param {string} block */
export function fenced(mark, kind, block) {
  const runs = block.match(new RegExp(`${mark}+`, "g")) ?? [];
  const fence = mark.repeat(Math.max(2, ...runs.map(({ length }) => length)) + 1);
  return `${fence}${kind}\n${block}\n${fence}`;
}

/** What stands between the fences. @param {string} text */
export function withinFences(text) {
  return /^([`:]{3,})\{[^\n]*\n(.*)\n\1$/s.exec(text)?.[2] ?? "";
}

/** A value as a literal of Python. @param {unknown} value */
export function inPython(value) {
  return value === true ? "True" : value === false ? "False" : JSON.stringify(value);
}
