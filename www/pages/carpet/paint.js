// @ts-check
/** Drawing of a carpet with its axes on a canvas, for the page and for files. */

import { multiples, niceStep } from "../../drawing/axis.js";
import { className } from "../../text/say/carpet.js";
import { colourOf, tokenColour } from "./colours.js";
import { words } from "./words.js";

/** @import { Picture, Viewport } from "./types" */
/** @import { Theme } from "./colours.js" */

/** Space for the numbers of rounds at the left and of positions at the top. */
const MARGIN = { left: 64, top: 26, right: 10, bottom: 6 };
const FONT = '12px system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif';
/** The least distance between ticks, in pixels. */
const TICK = { across: 96, down: 44 };
/** The least width for a class's name, in pixels. */
const CLASS_NAME = 52;

/**
 * The content of a drawing.
 * @typedef {object} Drawing
 * @property {Viewport} viewport
 * @property {number} rounds of the line
 * @property {number} round the current one
 * @property {Theme} theme
 * @property {boolean} token whether its path is shown
 * @property {Picture | null} picture null before the first
 * @property {{column: number, row: number} | null} cell the cell pointed at
 */

/** The area of the cells. @param {number} width @param {number} height */
export function plotArea(width, height) {
  const { left, top, right, bottom } = MARGIN;
  return { x: left, y: top, width: Math.max(1, width - left - right), height: Math.max(1, height - top - bottom) };
}

/** @typedef {ReturnType<typeof plotArea>} Area */

/**
 * @param {CanvasRenderingContext2D} context scaled to CSS pixels
 * @param {Drawing} drawing
 * @param {number} width
 * @param {number} height
 */
export function paint(context, drawing, width, height) {
  const area = plotArea(width, height);
  context.fillStyle = colourOf("paper", drawing.theme);
  context.fillRect(0, 0, width, height);
  context.save();
  context.beginPath();
  context.rect(area.x, area.y, area.width, area.height);
  context.clip();
  context.fillStyle = colourOf("track", drawing.theme);
  context.fillRect(area.x, area.y, area.width, area.height);
  cells(context, drawing, area);
  if (drawing.token) way(context, drawing, area);
  present(context, drawing, area);
  outline(context, drawing, area);
  context.restore();
  axes(context, drawing, area);
}

/** @param {Drawing} drawing @param {Area} area */
function scales({ viewport }, area) {
  return {
    x: (/** @type {number} */ place) => area.x + (area.width * (place - viewport.from)) / (viewport.to - viewport.from),
    y: (/** @type {number} */ round) =>
      area.y + (area.height * (round - viewport.round)) / (viewport.end - viewport.round),
  };
}

/** @param {CanvasRenderingContext2D} context @param {Drawing} drawing @param {Area} area */
function cells(context, drawing, area) {
  const { picture, rounds } = drawing;
  if (!picture) return;
  const {
    places: [from, to],
    round,
    block,
    rows,
  } = picture.window;
  const { x, y } = scales(drawing, area);
  context.save();
  context.beginPath();
  // The last row ends with the game. Before the first round there is only the start, which gets a row all the same.
  context.rect(area.x, area.y, area.width, y(Math.max(rounds, 1)) - area.y);
  context.clip();
  context.imageSmoothingEnabled = false;
  context.drawImage(picture.image, x(from), y(round), x(to) - x(from), y(round + rows * block) - y(round));
  context.restore();
}

/**
 * The path of the token, at the end of each row.
 * @param {CanvasRenderingContext2D} context
 * @param {Drawing} drawing
 * @param {Area} area
 */
function way(context, drawing, area) {
  const { picture, rounds, theme } = drawing;
  if (!picture || rounds === 0) return;
  const { window, edges, ends, tokens } = picture;
  const { x, y } = scales(drawing, area);
  const width = (x(window.places[1]) - x(window.places[0])) / window.columns;
  const height = y(window.block) - y(0);
  const [wide, high] = [Math.max(2, Math.min(width * 0.6, 14)), Math.max(1, Math.min(height * 0.6, 14))];
  const halo = Math.min(width, height) >= 5;
  context.fillStyle = tokenColour(picture.by, theme);
  context.strokeStyle = colourOf(picture.by === "layers" ? "ink" : "paper", theme);
  context.lineWidth = 1.5;
  tokens.forEach((column, row) => {
    if (column >= window.columns) return;
    const [from = 0, to = from] = edges.slice(column, column + 2);
    const start = window.round + row * window.block;
    const middle = { x: (x(from) + x(to)) / 2, y: (y(start) + y(ends[row] ?? start)) / 2 };
    const box = /** @type {const} */ ([middle.x - wide / 2, middle.y - high / 2, wide, high]);
    context.fillRect(...box);
    if (halo) context.strokeRect(...box);
  });
}

/**
 * A line at the current round, unless that is the last.
 * @param {CanvasRenderingContext2D} context
 * @param {Drawing} drawing
 * @param {Area} area
 */
function present(context, drawing, area) {
  const { round, rounds, theme } = drawing;
  if (round === rounds) return;
  const height = scales(drawing, area).y(round);
  for (const [colour, width] of /** @type {const} */ ([
    ["paper", 5],
    ["accent", 2],
  ])) {
    context.strokeStyle = colourOf(colour, theme);
    context.lineWidth = width;
    context.beginPath();
    context.moveTo(area.x, height);
    context.lineTo(area.x + area.width, height);
    context.stroke();
  }
}

/**
 * An outline of the cell pointed at.
 * @param {CanvasRenderingContext2D} context
 * @param {Drawing} drawing
 * @param {Area} area
 */
function outline(context, drawing, area) {
  const { cell, picture, theme } = drawing;
  if (!cell || !picture) return;
  const { window, edges } = picture;
  const { x, y } = scales(drawing, area);
  const [from = 0, to = from] = edges.slice(cell.column, cell.column + 2);
  const first = window.round + cell.row * window.block;
  const [left, top, right, bottom] = [x(from), y(first), x(to), y(first + window.block)];
  const room = { x: Math.max(0, 7 - (right - left)) / 2, y: Math.max(0, 7 - (bottom - top)) / 2 };
  const box = /** @type {const} */ ([
    left - room.x,
    top - room.y,
    right - left + 2 * room.x,
    bottom - top + 2 * room.y,
  ]);
  for (const [colour, width] of /** @type {const} */ ([
    ["paper", 4],
    ["ink", 2],
  ])) {
    context.strokeStyle = colourOf(colour, theme);
    context.lineWidth = width;
    context.strokeRect(...box);
  }
}

/** @param {CanvasRenderingContext2D} context @param {Drawing} drawing @param {Area} area */
function axes(context, drawing, area) {
  const { viewport, theme } = drawing;
  const { x, y } = scales(drawing, area);
  context.font = FONT;
  context.fillStyle = colourOf("muted", theme);
  context.strokeStyle = colourOf("muted", theme);
  context.lineWidth = 1;
  context.strokeRect(area.x - 0.5, area.y - 0.5, area.width + 1, area.height + 1);
  context.textBaseline = "middle";
  context.textAlign = "right";
  for (const round of ticks(viewport.round, viewport.end, area.height / TICK.down)) {
    context.fillText(words.number(round), area.x - 8, Math.min(y(round), area.y + area.height - 6));
    stroke(context, area.x - 5, y(round), area.x - 1, y(round));
  }
  context.textAlign = "left";
  context.fillText(words.plain("carpetAxis"), 4, area.y - 14);
  context.textAlign = "center";
  if (viewport.p > 1) return classNames(context, drawing, area);
  for (const place of ticks(viewport.from, viewport.to, area.width / TICK.across)) {
    const at = (x(place) + x(place + 1)) / 2;
    // A number above the first place would run into the word beside it.
    const text = words.number(place);
    const half = context.measureText(text).width / 2;
    if (at + half > area.x + area.width + MARGIN.right) continue;
    context.fillText(text, at, area.y - 14);
    stroke(context, at, area.y - 6, at, area.y - 1);
  }
}

/**
 * The names of the classes, each where its class begins.
 * @param {CanvasRenderingContext2D} context
 * @param {Drawing} drawing
 * @param {Area} area
 */
function classNames(context, drawing, area) {
  const { picture, viewport } = drawing;
  const { x } = scales(drawing, area);
  const classes = picture?.classes ?? [];
  const every = Math.ceil((classes.length * CLASS_NAME) / area.width);
  classes.forEach(({ gamma, places }, index) => {
    const [from, to] = [Math.max(area.x, x(places[0])), Math.min(area.x + area.width, x(places[1]))];
    if (to <= from) return;
    stroke(context, from, area.y - 8, from, area.y - 1);
    const name = className(words, { gamma, q: viewport.p });
    if (index % every === 0) context.fillText(name, (from + to) / 2, area.y - 14);
  });
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {number} x0
 * @param {number} y0
 * @param {number} x1
 * @param {number} y1
 */
function stroke(context, x0, y0, x1, y1) {
  context.beginPath();
  context.moveTo(x0, y0);
  context.lineTo(x1, y1);
  context.stroke();
}

/** At most `most` round numbers from `from` to `to`. @param {number} from @param {number} to @param {number} most */
export function ticks(from, to, most) {
  return multiples(from, to - 1, niceStep(to - from, most));
}
