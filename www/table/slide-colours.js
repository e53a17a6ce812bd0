// @ts-check
/**
 * The colours of a table on a slide, with the attribute `present`: those of the slide, because a presentation has its own and does not
 * ask what the reader prefers. The slide is dark if the text around the table is light; its background may be anywhere.
 */

import { adoptStyle, dropStyle } from "./sheets.js";

/** Beside the style sheet of the table. What the page itself says of the table comes before it, and paper is light. */
const STYLES = {
  light: "@media screen { :host { color-scheme: light; } }",
  dark: "@media screen { :host { color-scheme: dark; } }",
};

/** Takes the colours of the slide, or gives back those that were taken. @param {ShadowRoot} root of the table */
export function suitSlide(root) {
  const table = /** @type {HTMLElement} */ (root.host);
  const chosen = ["light", "dark"].includes(table.getAttribute("theme") ?? "");
  const scheme = table.hasAttribute("present") && !chosen ? schemeAround(table) : "";
  for (const [name, style] of Object.entries(STYLES)) {
    if (name === scheme) adoptStyle(root, style);
    else dropStyle(root, style);
  }
}

/** @param {HTMLElement} table @returns {"light" | "dark" | ""} "" if nobody can tell */
function schemeAround(table) {
  const root = table.getRootNode();
  const around = table.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  const [red, green, blue] = around
    ? (/^rgba?\((\d+), (\d+), (\d+)/.exec(getComputedStyle(around).color) ?? []).slice(1)
    : [];
  if (blue === undefined) return "";
  // How bright the three are to the eye.
  const brightness = 0.2126 * Number(red) + 0.7152 * Number(green) + 0.0722 * Number(blue);
  return brightness > 127 ? "dark" : "light";
}
