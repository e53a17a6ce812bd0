// @ts-check
/** The 256 colours of a GIF: the same for every frame of a theme, so that nothing flickers. */

import { PALETTE } from "../../board/board-looks.js";
import { listOf } from "../../drawing/list-of.js";
import { blendColours, rgbOf } from "../../kit/colour.js";
import { nearestColorIndex } from "../../kit/gifenc.js";
import { colourOf, resolveDeclarations } from "./resolved.js";

/** @import { Theme } from "../../kit/theme.js" */
/** @import { Triple } from "../../kit/colour.js" */

const DEPTHS = [0, 1, 2, 3, 4, 5, 6, 7];

/**
 * The colours of the picture, and those of pixels that two of them share.
 * @param {Theme} theme
 * @returns {Triple[]} at most 255
 */
export function coloursOf(theme) {
  const named = (/** @type {string} */ name) => rgbOf(colourOf(name, theme));
  const pale = DEPTHS.map((depth) => rgbOf(resolveDeclarations(`inherited depth-${depth}`, theme).fill ?? ""));
  const ranks = DEPTHS.slice(1).map((rank) => rgbOf(resolveDeclarations(`rank rank-${rank}`, theme).fill ?? ""));
  const plain = [...Object.keys(PALETTE).map(named), ...pale];
  const layers = [...DEPTHS.map((depth) => named(`depth-${depth}`)), ...pale];
  const colours = [
    ...plain,
    ...ranks,
    ...shades(plain, named("paper"), 3),
    ...shades(layers, named("track"), 5),
    ...shades(layers, named("ink"), 2),
    ...shades([named("seat"), named("raised"), named("depth-0"), named("accent")], named("ink"), 4),
  ];
  return [...new Map(colours.map((colour) => [colour.join(), colour])).values()].slice(0, 255);
}

/**
 * Mixtures between each colour and the ground, `steps` for each.
 * @param {Triple[]} colours @param {Triple} ground @param {number} steps
 */
function shades(colours, ground, steps) {
  return colours.flatMap((colour) => listOf(steps, (step) => blendColours(colour, ground, (step + 1) / (steps + 1))));
}

/**
 * Returns a function that finds the nearest colour for each pixel.
 * @param {Triple[]} colours
 * @returns {(pixels: Uint8ClampedArray) => Uint8Array}
 */
export function indexer(colours) {
  /** @type {Map<number, number>} */
  const known = new Map();
  return (pixels) => {
    const indices = new Uint8Array(pixels.length / 4);
    for (let i = 0; i < indices.length; i++) {
      const rgb = /** @type {Triple} */ ([pixels[4 * i] ?? 0, pixels[4 * i + 1] ?? 0, pixels[4 * i + 2] ?? 0]);
      const key = (rgb[0] << 16) | (rgb[1] << 8) | rgb[2];
      let index = known.get(key);
      if (index === undefined) {
        index = nearestColorIndex(colours, rgb);
        known.set(key, index);
      }
      indices[i] = index;
    }
    return indices;
  };
}
