// @ts-check
/** The names of lines, each beside the end of its line: wrapped, kept apart from one another, and drawn. */

import { path, text } from "../../drawing/primitives.js";
import { colourClass } from "./marker.js";

/** @import { Primitive } from "../../drawing/types" */
/** @import { Series } from "./series.js" */

/** A name: its rows, and how wide the longest of them is. @typedef {{rows: string[], width: number}} EndName */
/** A name beside the end of its line, at x and y of that end. @typedef {EndName & {line: Series, x: number, y: number}} PlacedName */

/** The height of a row, in pixels. */
const ROW = 16;
/** The mean width of a letter in the widest of the common fonts, in parts of its size. */
const LETTER = 0.6;
/** From the end of a line to its name: room for the line between them. */
export const GAP = 26;

/**
 * The name of a line in rows; a pair of players that does not fit into one begins a row with each.
 * @param {Series} line
 * @param {number} room the most width of a row, in pixels
 * @param {number} size of the letters
 * @returns {EndName}
 */
export function wrapName({ name, players }, room, size) {
  const most = room / size / LETTER;
  const parts = players && name.length > most ? players : [name];
  const rows = parts.flatMap((part) => wrapWords(part, most));
  return { rows, width: Math.max(...rows.map((row) => row.length)) * size * LETTER };
}

/** @param {string} words @param {number} most */
function wrapWords(words, most) {
  /** @type {string[]} */
  const rows = [];
  for (const word of words.split(" ")) {
    const row = rows.at(-1);
    if (row !== undefined && row.length + 1 + word.length <= most) rows[rows.length - 1] = `${row} ${word}`;
    else rows.push(word);
  }
  return rows;
}

/** The height of all names, one below the other. @param {EndName[]} names */
export const heightOf = (names) => names.reduce((sum, { rows }) => sum + ROW * rows.length + 4, 0);

/**
 * Names from top to bottom in the order of the ends of their lines, as near to them as they can be without overlap.
 * @param {PlacedName[]} names
 * @param {number} top
 * @param {number} bottom
 * @param {number} size of the letters
 * @returns {Primitive[]}
 */
export function drawEndNames(names, top, bottom, size) {
  const ordered = names.toSorted((a, b) => a.y - b.y);
  const places = spread(ordered, top, bottom);
  return ordered.flatMap(({ line, rows, x, y }, index) => {
    const middle = places[index] ?? y;
    const first = middle - (ROW * (rows.length - 1)) / 2;
    return [
      path(`leader ${line.name}`, `leader ${colourClass(line)}`, `M${x + 6},${y}L${x + GAP - 4},${middle}`),
      ...rows.map((row, at) =>
        text(`name ${line.name} ${at}`, `end-name start ${colourClass(line)}`, x + GAP, first + ROW * at, size, row),
      ),
    ];
  });
}

/** The middles of names without overlap. @param {PlacedName[]} ordered by y @param {number} top @param {number} bottom */
function spread(ordered, top, bottom) {
  const halves = ordered.map(({ rows }) => (ROW * rows.length + 4) / 2);
  const half = (/** @type {number} */ index) => halves[index] ?? 0;
  /** @type {number[]} */
  const places = [];
  for (const [index, { y }] of ordered.entries()) {
    const above = places[index - 1];
    places.push(Math.max(y, above === undefined ? top + half(0) : above + half(index - 1) + half(index)));
  }
  // What reaches below the bottom goes up again, and takes those above along.
  for (let index = places.length - 1; index >= 0; index--) {
    const below = places[index + 1];
    const lowest = below === undefined ? bottom - half(index) : below - half(index + 1) - half(index);
    places[index] = Math.min(places[index] ?? lowest, lowest);
  }
  return places.map((place) => Math.round(place * 10) / 10);
}
