// @ts-check
/**
 * Light or dark colours of a table that has no attribute `theme`: those of the page around it, which may have a button of its
 * own for them. `theme="auto"` follows the reader's system.
 */

import { adoptStyle, dropStyle } from "./sheets.js";

/** Sheets beside the table's own. Styles that the page sets for the table count more, and paper stays light. */
const STYLES = {
  light: "@media screen { :host { color-scheme: light; } }",
  dark: "@media screen { :host { color-scheme: dark; } }",
};

/** The first number of white, for each way in which a browser tells a colour. @type {Record<string, number>} */
const WHITE = { rgb: 255, rgba: 255, color: 1, lab: 100, lch: 100, oklab: 1, oklch: 1 };

/** The tables that are on a page. @type {Set<ShadowRoot>} */
const followers = new Set();
/** Watches the elements around them. @type {MutationObserver | undefined} */
let observer;

/** Gives a table the scheme of the page now and after each change. @param {ShadowRoot} root of the table */
export function followPageScheme(root) {
  if (!observer) {
    observer = new MutationObserver(updateAllSchemes);
    // A page may fade from one scheme to the other; the colours read meanwhile are neither.
    document.addEventListener(
      "transitionend",
      ({ propertyName }) => propertyName.includes("color") && updateAllSchemes(),
    );
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", updateAllSchemes);
  }
  followers.add(root);
  for (let node = /** @type {Element | null} */ (root.host); node; node = parentAcrossShadow(node)) {
    observer.observe(node, { attributes: true });
  }
  applyPageScheme(root);
}

/** Stops it, for a table that leaves the page. @param {ShadowRoot} root */
export function leavePage(root) {
  followers.delete(root);
}

function updateAllSchemes() {
  for (const root of followers) applyPageScheme(root);
}

/** Takes over the scheme of the page, or gives back what was taken before. @param {ShadowRoot} root of the table */
export function applyPageScheme(root) {
  const { host } = root;
  const theme = host.getAttribute("theme");
  const isChosen = theme === "light" || theme === "dark" || (theme === "auto" && !host.hasAttribute("present"));
  const scheme = isChosen ? "" : schemeAround(host);
  for (const [name, style] of Object.entries(STYLES)) {
    if (name === scheme) adoptStyle(root, style);
    else dropStyle(root, style);
  }
}

/**
 * A page counts as dark if the text around the table is light, since its background may be set anywhere.
 * @param {Element} table @returns {"light" | "dark" | ""} "" if it cannot be told
 */
function schemeAround(table) {
  const around = parentAcrossShadow(table);
  const color = around ? getComputedStyle(around).color : "";
  const [, kind = "", ...parts] = /^(\w+)\((?:[a-z][\w-]+ )?([\d.]+),? ([^ ]+) ([^ )]+)/.exec(color) ?? [];
  const [first = 0, second = 0, third = 0] = parts.map((part) => Number.parseFloat(part) || 0);
  const white = WHITE[kind];
  if (!white) return "";
  // The brightness of red, green and blue as the eye sees it; the other kinds begin with it.
  const brightness = /^[rc]/.test(kind) ? 0.2126 * first + 0.7152 * second + 0.0722 * third : first;
  return brightness > white / 2 ? "dark" : "light";
}

/** The element around this one, that of a shadow tree among them. @param {Element} node */
function parentAcrossShadow(node) {
  const root = node.getRootNode();
  return node.assignedSlot ?? node.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}
