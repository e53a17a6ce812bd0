/** Smaller PNGs: a palette takes a quarter of the bytes for pictures with few colours. */

import { deflateSync } from "node:zlib";
import { PNG } from "pngjs";
import { applyPalette, quantize } from "../kit/gifenc.js";
import { chunk } from "../kit/png-text.js";

/** Number of colours: flat areas with text show no more. */
const COLOURS = 64;

/** @param {Uint8Array} png a browser's screenshot */
export function smallPng(png) {
  const { width, height, data } = PNG.sync.read(Buffer.from(png));
  const palette = quantize(data, COLOURS);
  const pixels = applyPalette(data, palette);
  // Each row begins with the number of its filter; none helps where numbers are names of colours.
  const rows = new Uint8Array((width + 1) * height);
  for (let row = 0; row < height; row++) {
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  const header = new Uint8Array(13);
  const numbers = new DataView(header.buffer);
  numbers.setUint32(0, width);
  numbers.setUint32(4, height);
  header.set([8, 3, 0, 0, 0], 8);
  const parts = [
    png.subarray(0, 8),
    chunk("IHDR", [...header]),
    chunk(
      "PLTE",
      palette.flatMap((colour) => colour.slice(0, 3)),
    ),
    chunk("IDAT", [...deflateSync(rows, { level: 9 })]),
    chunk("IEND", []),
  ];
  return new Uint8Array(Buffer.concat(parts));
}
