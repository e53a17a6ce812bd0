// @ts-check
/** A carpet as a PNG: the visible part with axes and legend, under the lines that say which game it is. */

import { pngBytes } from "../../kit/canvas-png.js";
import "../../text/say/site/carpet.js";
import { pageSpeaker } from "../../text/page-speaker.js";
import { colourOf } from "./colours.js";
import { paint } from "./paint.js";

/** @import { CarpetContent } from "./paint.js" */
/** @import { ColourMeaning } from "./panel-view.js" */

const words = pageSpeaker();

/** In pixels of the page, each of which is DENSITY pixels of the picture. */
const SIZE = { width: 1000, height: 640 };
const DENSITY = 2;
const SANS = 'system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif';
const LINE = 24;
/** The height of the heading, and the left edge of all writing. */
const HEADING = 2.5 * LINE;
const LEFT = 64;
/** A colour of the legend, and that of the token, which is drawn as in the carpet, from its left and the middle of its line. */
const SWATCH = { x: 0, y: -7, width: 14, height: 14 };
const TOKEN = { x: 3, y: -6, width: 8, height: 12 };

/**
 * @param {CarpetContent} drawing
 * @param {{heading: string[], legend: ColourMeaning[], link: string}} words `link` is the game's address, or ""
 */
export function pngOf(drawing, { heading: [title = "", result = ""], legend, link }) {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) throw new Error(words.plain("carpetNotDrawn"));
  context.font = `14px ${SANS}`;
  const lines = breakLines(context, legend);
  const height = HEADING + SIZE.height + LINE * (lines.length + 0.5);
  canvas.width = SIZE.width * DENSITY;
  canvas.height = height * DENSITY;
  context.scale(DENSITY, DENSITY);
  context.fillStyle = colourOf("paper", drawing.theme);
  context.fillRect(0, 0, SIZE.width, height);
  context.save();
  context.translate(0, HEADING);
  paint(context, { ...drawing, cell: null }, SIZE.width, SIZE.height);
  context.restore();
  context.fillStyle = colourOf("ink", drawing.theme);
  context.textBaseline = "middle";
  context.font = `600 16px ${SANS}`;
  const room = SIZE.width - LEFT - 10;
  context.fillText(title, LEFT, LINE * 0.9, room);
  context.font = `14px ${SANS}`;
  context.fillStyle = colourOf("muted", drawing.theme);
  context.fillText(result, LEFT, LINE * 1.9, room);
  lines.forEach((line, index) => {
    const y = HEADING + SIZE.height + LINE * (index + 0.5);
    for (const { x, colour, text, kind } of line) {
      const swatch = kind === "token" ? TOKEN : SWATCH;
      context.fillStyle = colour;
      context.fillRect(x + swatch.x, y + swatch.y, swatch.width, swatch.height);
      context.fillStyle = context.strokeStyle = colourOf("ink", drawing.theme);
      // The token may have the colour of the ground.
      if (kind === "token") context.strokeRect(x + swatch.x, y + swatch.y, swatch.width, swatch.height);
      context.fillText(text, x + 20, y);
    }
  });
  const bytes = pngBytes(canvas, link);
  if (!bytes) throw new Error(words.plain("carpetNotWritten"));
  return new Blob([bytes], { type: "image/png" });
}

/**
 * The legend broken into lines.
 * @param {CanvasRenderingContext2D} context
 * @param {ColourMeaning[]} legend
 */
function breakLines(context, legend) {
  /** @type {(ColourMeaning & {x: number})[][]} */
  const lines = [[]];
  let x = LEFT;
  for (const { colour, text, kind } of legend) {
    const width = 20 + context.measureText(text).width + 24;
    if (x + width > SIZE.width && x > LEFT) {
      lines.push([]);
      x = LEFT;
    }
    lines.at(-1)?.push({ x, colour, text, kind });
    x += width;
  }
  return lines;
}
