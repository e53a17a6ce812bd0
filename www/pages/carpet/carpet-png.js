// @ts-check
/** A carpet as a PNG: the visible part with axes, title and legend. */

import { withSource } from "../../kit/png-text.js";
import "../../text/say/carpet.js";
import { pageSpeaker } from "../../text/page-speaker.js";
import { colourOf } from "./colours.js";
import { paint } from "./paint.js";

/** @import { CarpetContent } from "./paint.js" */

const words = pageSpeaker();

/** In pixels of the page, each of which is DENSITY pixels of the picture. */
const SIZE = { width: 1000, height: 640 };
const DENSITY = 2;
const SANS = 'system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif';
const LINE = 24;

/**
 * @param {CarpetContent} drawing
 * @param {{title: string, legend: {colour: string, text: string}[], link: string}} words `link` is the game's
 *   address, or ""
 * @returns {Promise<Blob>}
 */
export async function pngOf(drawing, { title, legend, link }) {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) throw new Error(words.plain("carpetNotDrawn"));
  context.font = `14px ${SANS}`;
  const lines = inLines(context, legend);
  const height = SIZE.height + LINE * (lines.length + 2);
  canvas.width = SIZE.width * DENSITY;
  canvas.height = height * DENSITY;
  context.scale(DENSITY, DENSITY);
  context.fillStyle = colourOf("paper", drawing.theme);
  context.fillRect(0, 0, SIZE.width, height);
  context.save();
  context.translate(0, LINE * 1.5);
  paint(context, { ...drawing, cell: null }, SIZE.width, SIZE.height);
  context.restore();
  context.fillStyle = colourOf("ink", drawing.theme);
  context.textBaseline = "middle";
  context.font = `600 16px ${SANS}`;
  context.fillText(title, 64, LINE);
  context.font = `14px ${SANS}`;
  lines.forEach((line, index) => {
    const y = LINE * 1.5 + SIZE.height + LINE * (index + 0.3);
    for (const { x, colour, text } of line) {
      context.fillStyle = colour;
      context.fillRect(x, y - 7, 14, 14);
      context.fillStyle = colourOf("ink", drawing.theme);
      context.fillText(text, x + 20, y);
    }
  });
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!(blob instanceof Blob)) throw new Error(words.plain("carpetNotWritten"));
  if (!link) return blob;
  return new Blob([withSource(new Uint8Array(await blob.arrayBuffer()), link)], { type: "image/png" });
}

/**
 * The legend broken into lines.
 * @param {CanvasRenderingContext2D} context
 * @param {{colour: string, text: string}[]} legend
 */
function inLines(context, legend) {
  /** @type {{x: number, colour: string, text: string}[][]} */
  const lines = [[]];
  let x = 64;
  for (const { colour, text } of legend) {
    const width = 20 + context.measureText(text).width + 24;
    if (x + width > SIZE.width && x > 64) {
      lines.push([]);
      x = 64;
    }
    lines.at(-1)?.push({ x, colour, text });
    x += width;
  }
  return lines;
}
