// @ts-check
/** One style sheet for all tables. */

import { STYLE } from "./style.js";

/** @type {CSSStyleSheet | undefined} */
let sheet;

/** Gives a shadow root the look. @param {ShadowRoot} root */
export function dress(root) {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    // A browser that cannot choose by itself between light and dark would draw everything black; it gets the light colours.
    const style = globalThis.CSS?.supports("color", "light-dark(red, red)")
      ? STYLE
      : STYLE.replaceAll(/light-dark\(([^,()]+),[^()]+\)/g, "$1");
    // The root element of the page may have any size of type; the table does not follow it.
    sheet.replaceSync(style.replaceAll(/([\d.]+)rem\b/g, (_, count) => `calc(${count} * var(--type))`));
  }
  root.adoptedStyleSheets = [sheet];
}
