// @ts-check
/** Shares as colours: a cell of which half is white and half is black has the grey that they make from afar. Runs without a browser. */

/** @import { Colour } from "./types" */

const STEPS = 4096;
/** Light, from 0 to 1, by the byte of a colour, and back. */
const LIGHT = Float64Array.from({ length: 256 }, (_, byte) => lightOf(byte / 255));
const BYTES = Uint8Array.from({ length: STEPS + 1 }, (_, step) => Math.round(255 * encoded(step / STEPS)));

/** @param {number} value */
function lightOf(value) {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** @param {number} light */
function encoded(light) {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}

/** @param {number} red @param {number} green @param {number} blue */
function pixel(red, green, blue) {
  return ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}

/**
 * The colours of cells, as pixels of a canvas in the byte order of nearly every machine.
 * @param {Uint8Array} shares for each cell the shares, of about 255 in all, of all colours
 * @param {Colour[]} colours @returns {Uint32Array<ArrayBuffer>}
 */
export function mixed(shares, colours) {
  const kinds = colours.length;
  const plain = colours.map(([red, green, blue]) => pixel(red, green, blue));
  const light = Float64Array.from(colours.flat(), (byte) => LIGHT[byte] ?? 0);
  const pixels = new Uint32Array(shares.length / kinds);
  for (let cell = 0; cell < pixels.length; cell++) {
    const all = shares.subarray(cell * kinds, (cell + 1) * kinds).indexOf(255);
    pixels[cell] = all < 0 ? mixture(shares, cell * kinds, light) : (plain[all] ?? 0);
  }
  return pixels;
}

/** @param {Uint8Array} shares @param {number} at where those of the cell begin @param {Float64Array} light of all colours */
function mixture(shares, at, light) {
  let [red, green, blue, whole] = [0, 0, 0, 0];
  for (let index = 0; index < light.length; index += 3) {
    const share = shares[at + index / 3] ?? 0;
    red += share * (light[index] ?? 0);
    green += share * (light[index + 1] ?? 0);
    blue += share * (light[index + 2] ?? 0);
    whole += share;
  }
  // Shares are rounded, so they need not sum up to 255.
  const byte = (/** @type {number} */ sum) => BYTES[Math.round((sum * STEPS) / whole)] ?? 0;
  return pixel(byte(red), byte(green), byte(blue));
}
