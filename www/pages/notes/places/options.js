// @ts-check
/** The choices as attributes of the tag, fields of a frame's query, and traits of a notebook's widget. */

import { gameAttributes, languageOptions } from "../../../table/share/snippets.js";

/** @import { Attributes, Options } from "../../../table/share/snippets.js" */
/** @import { NotesFigure } from "../types" */

/** Options that the tag and the frame share. @param {NotesFigure} figure @returns {Options} */
function sharedOptions({ controls, evaluate, readonly, theme, lang }) {
  const options = languageOptions(lang);
  if (controls !== "full") options.push(["controls", controls]);
  if (evaluate) options.push(["evaluate", true]);
  if (readonly) options.push(["readonly", true]);
  if (theme !== "auto") options.push(["theme", theme]);
  return options;
}

/** @param {NotesFigure} figure @param {boolean} [sized] whether the tag includes its size @returns {Options} */
export function tagOptions(figure, sized = true) {
  const options = sharedOptions(figure);
  if (!sized) return options;
  if (figure.height !== "auto") options.push(["present", true]);
  const style = sizeOf(figure).map(([name, size]) => `${name}: ${size}`);
  if (style.length > 0) options.push(["style", style.join("; ")]);
  return options;
}

/** The same for JSX, which takes a style only as an object. @param {NotesFigure} figure @returns {Attributes} */
export function jsxOptions(figure) {
  const style = sizeOf(figure).map(([name, size]) => [name === "max-width" ? "maxWidth" : name, size]);
  const options = tagOptions(figure).filter(([name]) => name !== "style");
  return style.length > 0 ? [...options, ["style", Object.fromEntries(style)]] : options;
}

/** The size of a tag, as properties of its style. @param {NotesFigure} figure @returns {[name: string, size: string][]} */
function sizeOf({ width, height }) {
  return [...(width ? [pixels("max-width", width)] : []), ...(/^\d/.test(height) ? [pixels("height", height)] : [])];
}

/** @param {string} name @param {string} size @returns {[name: string, size: string]} */
const pixels = (name, size) => [name, `${size}px`];

/** @param {NotesFigure} figure @returns {Options} */
export function queryOptions(figure) {
  return figure.height === "wide" ? [...sharedOptions(figure), ["present", true]] : sharedOptions(figure);
}

/** The traits that are whole numbers. */
const NUMBERS = ["n", "seed", "round"];

/** @param {NotesFigure} figure @returns {Record<string, string | number | boolean>} */
export function traits(figure) {
  const all = [...gameAttributes(figure.shown), ...sharedOptions(figure)];
  return Object.fromEntries(all.map(([name, value]) => [name, NUMBERS.includes(name) ? Number(value) : value]));
}
