// @ts-check
/** The look of a role without a style sheet: the rules for its classes, with every colour as a plain value. */

import { PALETTE } from "../../board/board-looks.js";
import { oklabMix } from "../../kit/colour.js";
import { RULES } from "../picture/optional-looks.js";

/** @import { Theme } from "../../kit/theme.js" */

/** One entry for each selector, the strongest last. */
const SORTED = Object.entries(RULES)
  .flatMap(([selectors, declarations]) =>
    selectors.split(", ").map((selector) => ({ classes: selector.slice(1).split("."), declarations })),
  )
  .sort((a, b) => a.classes.length - b.classes.length);

/**
 * The declarations of the style sheet for an element with these classes.
 * @param {string} classes separated by spaces @param {Theme} theme
 * @returns {Record<string, string>}
 */
export function resolveDeclarations(classes, theme) {
  const own = classes.split(" ");
  /** @type {Record<string, string>} */
  const declared = Object.assign({}, ...resolveVariables(own));
  const plain = Object.entries(declared).filter(([property]) => !property.startsWith("--"));
  return Object.fromEntries(plain.map(([property, value]) => [property, plainValue(value, declared, theme)]));
}

/** @param {string[]} own */
function resolveVariables(own) {
  return SORTED.filter(({ classes }) => classes.every((one) => own.includes(one))).map(
    ({ declarations }) => declarations,
  );
}

/** A colour of the palette. @param {string} name @param {Theme} theme */
export function colourOf(name, theme) {
  const pair = PALETTE[name];
  if (!pair) throw new Error(`The palette has no colour ${name}.`);
  return pair[theme === "dark" ? 1 : 0];
}

/**
 * A value with its variables and colour mixtures computed.
 * @param {string} value @param {Record<string, string>} declared @param {Theme} theme
 * @returns {string}
 */
export function plainValue(value, declared, theme) {
  const plain = value.replace(/var\(--([\w-]+)\)/g, (_, name) => {
    const given = declared[`--${name}`];
    return given === undefined ? colourOf(name, theme) : plainValue(given, declared, theme);
  });
  const mix = /^color-mix\(in oklab, (#\w{6}) (\d+)%, (#\w{6})\)$/.exec(plain);
  return mix ? oklabMix(mix[1] ?? "", mix[3] ?? "", Number(mix[2]) / 100) : plain;
}
