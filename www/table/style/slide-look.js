// @ts-check
/**
 * The look of a table with the attribute `present`, loaded when there is one. Its colours are those of the slide, whatever
 * the reader prefers.
 */

import { adoptStyle, dropStyle } from "./sheets.js";

/** Sheets beside the table's own. Styles that the page sets for the table count more, and paper stays light. */
const STYLES = {
  light: "@media screen { :host { color-scheme: light; } }",
  dark: "@media screen { :host { color-scheme: dark; } }",
};

/** The look of a slide, once it is loaded. */
let slide = "";

/**
 * Loads the look of a slide, for a table that is one.
 * @param {ShadowRoot} root of the table
 */
export async function dressSlide(root) {
  if (!root.host.hasAttribute("present")) return;
  slide ||= (await import("./slide.js").catch(() => ({ SLIDE: "" }))).SLIDE;
  adoptStyle(root, slide);
}

/** Takes over the colours of the slide, or gives back those taken before. @param {ShadowRoot} root of the table */
export function suitSlide(root) {
  dressSlide(root);
  const table = /** @type {HTMLElement} */ (root.host);
  const chosen = ["light", "dark"].includes(table.getAttribute("theme") ?? "");
  const scheme = table.hasAttribute("present") && !chosen ? schemeAround(table) : "";
  for (const [name, style] of Object.entries(STYLES)) {
    if (name === scheme) adoptStyle(root, style);
    else dropStyle(root, style);
  }
}

/**
 * A slide counts as dark if the text around the table is light, since its background may be set anywhere.
 * @param {HTMLElement} table @returns {"light" | "dark" | ""} "" if it cannot be told
 */
function schemeAround(table) {
  const root = table.getRootNode();
  const around = table.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  const [red, green, blue] = around
    ? (/^rgba?\((\d+), (\d+), (\d+)/.exec(getComputedStyle(around).color) ?? []).slice(1)
    : [];
  if (blue === undefined) return "";
  // The brightness of the three as the eye sees it.
  const brightness = 0.2126 * Number(red) + 0.7152 * Number(green) + 0.0722 * Number(blue);
  return brightness > 127 ? "dark" : "light";
}
