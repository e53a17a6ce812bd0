// @ts-check
/** The colours of a carpet and what they mean. */

import { PALETTE } from "../../table/picture/look.js";
import { layerName } from "../../table/words/names.js";

/** @import { Colour, Colouring } from "./types" */
/** @typedef {"light" | "dark"} Theme */

/** Colours that only carpets have. @type {Record<string, readonly [light: string, dark: string]>} */
const OWN = {
  before: ["#d9d4c3", "#333b4b"],
  never: ["#a9a392", "#5b6274"],
};
/** The depth that all deeper layers share. */
const DEEPEST = 7;

/** A colour of the page. @param {string} name @param {Theme} theme */
export function colourOf(name, theme) {
  const [light, dark] = OWN[name] ?? PALETTE[name] ?? ["#000000", "#ffffff"];
  return theme === "light" ? light : dark;
}

/** The names of the colours of all kinds of cells, in the order of the core. @type {Record<Colouring, string[]>} */
const KINDS = {
  layers: [...Array.from({ length: DEEPEST + 1 }, (_, depth) => `depth-${depth}`), "never"],
  visits: ["depth-0", "depth-2", "before"],
};

/** The token stands on visited positions only, from which this differs in every theme. @param {Colouring} by @param {Theme} theme */
export function tokenColour(by, theme) {
  return colourOf(by === "layers" ? "paper" : "ink", theme);
}

/** @param {Colouring} by @param {Theme} theme @returns {Colour[]} */
export function colours(by, theme) {
  return KINDS[by].map((name) => {
    const value = Number.parseInt(colourOf(name, theme).slice(1), 16);
    return [value >> 16, (value >> 8) & 255, value & 255];
  });
}

/** What kind number `kind` is, in words. @param {Colouring} by @param {number} kind */
export function kindName(by, kind) {
  if (by === "visits") return ["unvisited", "first visited in this row", "visited before"][kind] ?? "";
  if (kind === 0) return "A: unvisited";
  if (kind > DEEPEST) return "in no layer";
  return kind === DEEPEST ? `${layerName(kind)} or deeper` : `new in ${layerName(kind)}`;
}

/**
 * The legend: the kinds that there are.
 * @param {Colouring} by @param {boolean[]} present @param {Theme} theme
 */
export function legend(by, present, theme) {
  return KINDS[by].flatMap((name, kind) =>
    present[kind] ? [{ colour: colourOf(name, theme), text: kindName(by, kind) }] : [],
  );
}
