// @ts-check
/** Rasters of SVG texts, made by the browser. */

import { refusalError } from "../../kit/sentences.js";

/** Waits until the picture is decoded. @param {HTMLImageElement} image */
async function waitForDecoding(image) {
  try {
    await image.decode();
  } catch {
    throw refusalError({ code: "notDrawn" });
  }
}

/**
 * A canvas for drawing pictures of one size, one after the other.
 * @param {number} size width and height in pixels
 */
export function rasterOf(size) {
  const canvas = document.createElement("canvas");
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) {
    throw refusalError({ code: "notDrawnAt", size });
  }
  return {
    canvas,
    /** @param {string} svg */
    async draw(svg) {
      const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
      try {
        const image = new Image();
        image.src = address;
        await waitForDecoding(image);
        context.drawImage(image, 0, 0, size, size);
      } finally {
        URL.revokeObjectURL(address);
      }
    },
    /** Red, green, blue and alpha of every pixel, row by row. */
    pixels: () => context.getImageData(0, 0, size, size).data,
  };
}
