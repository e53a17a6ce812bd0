// @ts-check
/**
 * The colours of a table on a slide, with the attribute `present`: those of the slide, because a presentation has its own and does not
 * ask what the reader prefers. The slide is dark if the text around the table is light; its background may be anywhere.
 */

/** What the table's own style sheet says while nobody wants anything else. */
const OPEN = "light dark";

/** What was written into the style of each table. @type {WeakMap<HTMLElement, string>} */
const written = new WeakMap();

/** Takes the colours of the slide, or gives back those that were taken. What a page has chosen itself is left as it is. @param {HTMLElement} table */
export function suitSlide(table) {
  const before = written.get(table) ?? "";
  if (table.style.colorScheme !== before) return;
  const chosen = ["light", "dark"].includes(table.getAttribute("theme") ?? "");
  const follows = table.hasAttribute("present") && !chosen && (before || getComputedStyle(table).colorScheme === OPEN);
  const now = follows ? schemeAround(table) : "";
  if (now === before) return;
  table.style.colorScheme = now;
  written.set(table, now);
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
