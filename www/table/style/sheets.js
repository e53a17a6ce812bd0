// @ts-check
/** Style sheets of shadow roots: one of each kind for all tables of a document. */

import { STYLE } from "./style.js";

/** The styles of each root. @type {WeakMap<ShadowRoot, string[]>} */
const worn = new WeakMap();
/**
 * The sheets by document, since each belongs to the document it was made for.
 * @type {WeakMap<Document, Map<string, CSSStyleSheet>>}
 */
const sheets = new WeakMap();

/** Gives a shadow root a style; by default that of the table. @param {ShadowRoot} root @param {string} [style] */
export function adoptStyle(root, style = STYLE) {
  const styles = worn.get(root) ?? [];
  if (styles.includes(style)) return;
  worn.set(root, [...styles, style]);
  adoptStylesAgain(root);
}

/** Takes a style away again. @param {ShadowRoot} root @param {string} style */
export function dropStyle(root, style) {
  const styles = worn.get(root) ?? [];
  if (!styles.includes(style)) return;
  worn.set(
    root,
    styles.filter((other) => other !== style),
  );
  adoptStylesAgain(root);
}

/**
 * Gives a root its styles again, in its present document. A document whose frame is gone has no window to make sheets
 * with, and shows nothing; a table that leaves it is given its styles by the next one.
 * @param {ShadowRoot} root
 */
export function adoptStylesAgain(root) {
  const { ownerDocument } = root;
  const { defaultView } = ownerDocument;
  if (!defaultView) return;
  const of = sheets.get(ownerDocument) ?? new Map();
  sheets.set(ownerDocument, of);
  root.adoptedStyleSheets = (worn.get(root) ?? []).map((style) => {
    const sheet = of.get(style) ?? makeSheet(defaultView, style);
    of.set(style, sheet);
    return sheet;
  });
}

/** @param {Window & typeof globalThis} window of the document that the sheet is for @param {string} style */
function makeSheet(window, style) {
  const sheet = new window.CSSStyleSheet();
  // A browser without light-dark() would draw everything black; it gets the light colours.
  const readable = globalThis.CSS?.supports("color", "light-dark(red, red)")
    ? style
    : style.replaceAll(/light-dark\(([^,()]+),[^()]+\)/g, "$1");
  // The page's root element may have any font size; the table does not follow it.
  sheet.replaceSync(readable.replaceAll(/([\d.]+)rem\b/g, (_, count) => `calc(${count} * var(--type))`));
  return sheet;
}
