// @ts-check
/** Drawing of a carpet with its axes on a canvas, for the page and for files. */

import { SANS } from "../../board/board-looks.js";
import { multiples, niceStep } from "../../drawing/axis.js";
import { drawOn } from "../../drawing/canvas.js";
import { box } from "../../drawing/plane.js";
import { path, text } from "../../drawing/primitives.js";
import { pageSpeaker } from "../../text/page-speaker.js";
import { className } from "../../text/say/site/carpet.js";
import { colourOf, tokenColour } from "./colours.js";

/** @import { Theme } from "../../kit/theme.js" */
/** @import { RoleLook } from "../../drawing/canvas.js" */
/** @import { CarpetPicture, Viewport } from "./types" */

const words = pageSpeaker();

/** Space for the numbers of rounds at the left and of positions at the top, with the names of both. */
const MARGIN = { left: 64, top: 44, right: 10, bottom: 6 };
/** The distance from the cells up to the middle of the numbers, and of the name of the positions. */
const ABOVE = { number: 14, name: 33 };
/** The size of writing, in pixels. */
const SIZE = 12;
/** The least distance between ticks, in pixels. */
const TICK = { across: 96, down: 44 };
/** The least width for a class's name, in pixels. */
const CLASS_NAME = 52;

/**
 * The content of a drawing.
 * @typedef {object} CarpetContent
 * @property {Viewport} viewport
 * @property {number} rounds of the line
 * @property {number} round the current one
 * @property {Theme} theme
 * @property {boolean} token whether its path is shown
 * @property {CarpetPicture | null} picture null before the first
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
 * @param {CarpetContent} drawing
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
  paintCells(context, drawing, area);
  const looks = looksOf(drawing);
  const lookOf = (/** @type {string} */ role) => looks[role] ?? {};
  const marks = [
    ...(drawing.token ? paintTokenPath(drawing, area) : []),
    ...present(drawing, area),
    ...paintOutline(drawing, area),
  ];
  drawOn(context, marks, lookOf);
  context.restore();
  context.font = `${SIZE}px ${SANS}`;
  drawOn(
    context,
    axes(drawing, area, (text) => context.measureText(text).width),
    lookOf,
  );
}

/** The looks of what is drawn over the cells. @param {CarpetContent} drawing @returns {Record<string, RoleLook>} */
function looksOf({ picture, theme }) {
  const by = picture?.by ?? "layers";
  const [ink, muted, paper] = [colourOf("ink", theme), colourOf("muted", theme), colourOf("paper", theme)];
  const writing = { family: SANS, fill: muted };
  return {
    token: { fill: tokenColour(by, theme) },
    "token-halo": { fill: tokenColour(by, theme), stroke: by === "layers" ? ink : paper, width: 1.5 },
    "present-under": { stroke: paper, width: 5 },
    present: { stroke: colourOf("accent", theme), width: 2 },
    "cell-under": { stroke: paper, width: 4 },
    cell: { stroke: ink, width: 2 },
    axis: { stroke: muted },
    round: { ...writing, align: "right" },
    name: { ...writing, align: "left" },
    place: writing,
  };
}

/** @param {CarpetContent} drawing @param {Area} area */
function scales({ viewport }, area) {
  return {
    x: (/** @type {number} */ place) => area.x + (area.width * (place - viewport.from)) / (viewport.to - viewport.from),
    y: (/** @type {number} */ round) =>
      area.y + (area.height * (round - viewport.round)) / (viewport.end - viewport.round),
  };
}

/** @param {CanvasRenderingContext2D} context @param {CarpetContent} drawing @param {Area} area */
function paintCells(context, drawing, area) {
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
 * @param {CarpetContent} drawing @param {Area} area
 */
function paintTokenPath(drawing, area) {
  const { picture, rounds } = drawing;
  if (!picture || rounds === 0) return [];
  const { window, edges, ends, tokens } = picture;
  const { x, y } = scales(drawing, area);
  const width = (x(window.places[1]) - x(window.places[0])) / window.columns;
  const height = y(window.block) - y(0);
  const [wide, high] = [Math.max(2, Math.min(width * 0.6, 14)), Math.max(1, Math.min(height * 0.6, 14))];
  let d = "";
  tokens.forEach((column, row) => {
    if (column >= window.columns) return;
    const [from = 0, to = from] = edges.slice(column, column + 2);
    const start = window.round + row * window.block;
    const middle = { x: (x(from) + x(to)) / 2, y: (y(start) + y(ends[row] ?? start)) / 2 };
    d += box(middle.x - wide / 2, middle.y - high / 2, wide, high);
  });
  return [path("token", Math.min(width, height) >= 5 ? "token-halo" : "token", d)];
}

/** A line at the current round, unless that is the last. @param {CarpetContent} drawing @param {Area} area */
function present(drawing, area) {
  if (drawing.round === drawing.rounds) return [];
  const d = `M${area.x} ${scales(drawing, area).y(drawing.round)}h${area.width}`;
  return [path("present-under", "present-under", d), path("present", "present", d)];
}

/** An outline of the cell pointed at. @param {CarpetContent} drawing @param {Area} area */
function paintOutline(drawing, area) {
  const { cell, picture } = drawing;
  if (!cell || !picture) return [];
  const { window, edges } = picture;
  const { x, y } = scales(drawing, area);
  const [from = 0, to = from] = edges.slice(cell.column, cell.column + 2);
  const first = window.round + cell.row * window.block;
  const [left, top, right, bottom] = [x(from), y(first), x(to), y(first + window.block)];
  const room = { x: Math.max(0, 7 - (right - left)) / 2, y: Math.max(0, 7 - (bottom - top)) / 2 };
  const d = box(left - room.x, top - room.y, right - left + 2 * room.x, bottom - top + 2 * room.y);
  return [path("cell-under", "cell-under", d), path("cell", "cell", d)];
}

/**
 * The frame with numbers of rounds and places, or names of classes.
 * @param {CarpetContent} drawing @param {Area} area @param {(text: string) => number} widthOf
 */
function axes(drawing, area, widthOf) {
  const { viewport } = drawing;
  const { y } = scales(drawing, area);
  const rounds = roundTicks(viewport.round, viewport.end, area.height / TICK.down).flatMap((round) => [
    text(
      `round-${round}`,
      "round",
      area.x - 8,
      Math.min(y(round), area.y + area.height - 6),
      SIZE,
      words.number(round),
    ),
    path(`at-round-${round}`, "axis", `M${area.x - 5} ${y(round)}h4`),
  ]);
  return [
    path("frame", "axis", box(area.x - 0.5, area.y - 0.5, area.width + 1, area.height + 1)),
    ...rounds,
    text("down", "name", 2, area.y - ABOVE.name, SIZE, words.plain("carpetDown")),
    text("across", "name", area.x + 4, area.y - ABOVE.name, SIZE, words.plain("carpetAcross")),
    ...(viewport.p > 1 ? classNames(drawing, area) : paintPositions(drawing, area, widthOf)),
  ];
}

/** @param {CarpetContent} drawing @param {Area} area @param {(text: string) => number} widthOf */
function paintPositions(drawing, area, widthOf) {
  const { viewport } = drawing;
  const { x } = scales(drawing, area);
  return roundTicks(viewport.from, viewport.to, area.width / TICK.across).flatMap((place) => {
    const at = (x(place) + x(place + 1)) / 2;
    const number = words.number(place);
    // A number that reaches beyond the edge would be cut off.
    if (at + widthOf(number) / 2 > area.x + area.width + MARGIN.right) return [];
    return [
      text(`place-${place}`, "place", at, area.y - ABOVE.number, SIZE, number),
      path(`at-place-${place}`, "axis", `M${at} ${area.y - 6}v5`),
    ];
  });
}

/** The names of the classes, each where its class begins. @param {CarpetContent} drawing @param {Area} area */
function classNames(drawing, area) {
  const { picture, viewport } = drawing;
  const { x } = scales(drawing, area);
  const classes = picture?.classes ?? [];
  const every = Math.ceil((classes.length * CLASS_NAME) / area.width);
  return classes.flatMap(({ gamma, places }, index) => {
    const [from, to] = [Math.max(area.x, x(places[0])), Math.min(area.x + area.width, x(places[1]))];
    if (to <= from) return [];
    const name = className(words, { gamma, q: viewport.p });
    return [
      path(`at-class-${gamma}`, "axis", `M${from} ${area.y - 8}v7`),
      ...(index % every === 0
        ? [text(`class-${gamma}`, "place", (from + to) / 2, area.y - ABOVE.number, SIZE, name)]
        : []),
    ];
  });
}

/** Picks at most `most` round numbers from `from` to `to`. @param {number} from @param {number} to @param {number} most */
export function roundTicks(from, to, most) {
  return multiples(from, to - 1, niceStep(to - from, most));
}
