// @ts-check
/** Style sheets of shadow roots: one of each kind for all tables of a document. */

import { STYLE } from "./style.js";

/** What each root wears. @type {WeakMap<ShadowRoot, string[]>} */
const worn = new WeakMap();
/** A sheet belongs to the document that it was made for. @type {WeakMap<Document, Map<string, CSSStyleSheet>>} */
const sheets = new WeakMap();

/** Gives a shadow root a look, which is that of the table unless another one is named. @param {ShadowRoot} root @param {string} [style] */
export function adoptStyle(root, style = STYLE) {
  const styles = worn.get(root) ?? [];
  if (styles.includes(style)) return;
  worn.set(root, [...styles, style]);
  adoptStylesAgain(root);
}

/** Takes a look away again. @param {ShadowRoot} root @param {string} style */
export function dropStyle(root, style) {
  const styles = worn.get(root) ?? [];
  if (!styles.includes(style)) return;
  worn.set(
    root,
    styles.filter((other) => other !== style),
  );
  adoptStylesAgain(root);
}

/** Gives it the same look in the document in which it is now. @param {ShadowRoot} root */
export function adoptStylesAgain(root) {
  const { ownerDocument } = root;
  const of = sheets.get(ownerDocument) ?? new Map();
  sheets.set(ownerDocument, of);
  root.adoptedStyleSheets = (worn.get(root) ?? []).map((style) => {
    const sheet = of.get(style) ?? made(ownerDocument, style);
    of.set(style, sheet);
    return sheet;
  });
}

/** @param {Document} document @param {string} style */
function made(document, style) {
  const { CSSStyleSheet } = document.defaultView ?? globalThis;
  const sheet = new CSSStyleSheet();
  // A browser that cannot choose by itself between light and dark would draw everything black; it gets the light colours.
  const readable = globalThis.CSS?.supports("color", "light-dark(red, red)")
    ? style
    : style.replaceAll(/light-dark\(([^,()]+),[^()]+\)/g, "$1");
  // The root element of the page may have any size of type; the table does not follow it.
  sheet.replaceSync(readable.replaceAll(/([\d.]+)rem\b/g, (_, count) => `calc(${count} * var(--type))`));
  return sheet;
}
