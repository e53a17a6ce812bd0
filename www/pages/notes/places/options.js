// @ts-check
/** The choices as attributes of the tag, fields of a frame's query, and traits of a notebook's widget. */

import { gameAttributes, languageOptions } from "../../../table/share/snippets.js";

/** @import { Options } from "../../../table/share/snippets.js" */
/** @import { NotesFigure } from "../types" */

/** Options that the tag and the frame share. @param {NotesFigure} figure @returns {Options} */
function common({ controls, evaluate, readonly, theme, lang }) {
  const options = languageOptions(lang);
  if (controls !== "full") options.push(["controls", controls]);
  if (evaluate) options.push(["evaluate", true]);
  if (readonly) options.push(["readonly", true]);
  if (theme !== "auto") options.push(["theme", theme]);
  return options;
}

/** @param {NotesFigure} figure @param {boolean} [sized] whether the tag includes its size @returns {Options} */
export function tagOptions(figure, sized = true) {
  const { width, height } = figure;
  const style = [width && `max-width: ${width}px`, /^\d/.test(height) && `height: ${height}px`].filter(Boolean);
  const options = common(figure);
  if (!sized) return options;
  if (height !== "auto") options.push(["present", true]);
  if (style.length > 0) options.push(["style", style.join("; ")]);
  return options;
}

/** @param {NotesFigure} figure @returns {Options} */
export function queryOptions(figure) {
  return figure.height === "wide" ? [...common(figure), ["present", true]] : common(figure);
}

/** The traits that are whole numbers. */
const NUMBERS = ["n", "seed", "round"];

/** @param {NotesFigure} figure @returns {Record<string, string | number | boolean>} */
export function traits(figure) {
  const all = [...gameAttributes(figure.shown), ...common(figure)];
  return Object.fromEntries(all.map(([name, value]) => [name, NUMBERS.includes(name) ? Number(value) : value]));
}
