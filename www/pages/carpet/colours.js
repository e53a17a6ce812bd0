// @ts-check
/** The colours of a carpet, and their meanings. */

import { PALETTE } from "../../board/board-looks.js";
import { rgbOf } from "../../kit/colour.js";
import { pageSpeaker } from "../../text/page-speaker.js";
import { layerInLegend, visitInLegend } from "../../text/say/site/carpet.js";

/** @import { Theme } from "../../kit/theme.js" */
/** @import { Colouring } from "./types" */

const words = pageSpeaker();

/** Colours of carpets alone. @type {Record<string, readonly [light: string, dark: string]>} */
const OWN = {
  before: ["#d9d4c3", "#333b4b"],
  never: ["#a9a392", "#5b6274"],
};

/** A colour of the page. @param {string} name @param {Theme} theme */
export function colourOf(name, theme) {
  const [light, dark] = OWN[name] ?? PALETTE[name] ?? ["#000000", "#ffffff"];
  return theme === "light" ? light : dark;
}

/** The names of colours for all kinds of cells, in the core's order. @type {Record<Colouring, string[]>} */
const KINDS = {
  layers: [...Object.keys(PALETTE).filter((name) => name.startsWith("depth-")), "never"],
  visits: ["depth-0", "depth-2", "before"],
};

/**
 * A colour that no visited position has in any theme, because the token is only on visited positions.
 * @param {Colouring} by
 * @param {Theme} theme
 */
export function tokenColour(by, theme) {
  return colourOf(by === "layers" ? "paper" : "ink", theme);
}

/** Red, green and blue of every kind. @param {Colouring} by @param {Theme} theme */
export function colours(by, theme) {
  return Uint8Array.from(KINDS[by].flatMap((name) => rgbOf(colourOf(name, theme))));
}

/** The name of a kind of cells. @param {Colouring} by @param {number} kind */
function kindName(by, kind) {
  return by === "visits" ? visitInLegend(words, kind) : layerInLegend(words, kind, KINDS.layers.length);
}

/** The legend of the kinds present. @param {Colouring} by @param {boolean[]} present @param {Theme} theme */
export function legend(by, present, theme) {
  return KINDS[by].flatMap((name, kind) =>
    present[kind] ? [{ colour: colourOf(name, theme), text: kindName(by, kind) }] : [],
  );
}
