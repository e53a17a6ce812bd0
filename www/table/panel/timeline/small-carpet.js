// @ts-check
/**
 * The game so far as a small carpet under the table: positions across, rounds downwards,
 * unvisited ones in their colour. It needs only lists that the table has; the large
 * carpet also shows the layers of every round, which a wasm of its own computes.
 */

import { PALETTE } from "../../../board/board-looks.js";
import { rgbOf } from "../../../kit/colour.js";

/** @import { Model, Panel } from "../../types" */

/** The most cells across and down; the browser scales the drawing to its place. */
const COLUMNS = 700;
const ROWS = 96;
/** The kinds of cells are indices into these colours; a visited cell has the seat's. */
const COLOURS = ["track", "depth-0", "seat", "ink"];
const [TO_COME, UNVISITED, SEAT, TOKEN] = [0, 1, 2, 3];
/** The shortest time between two drawings while the game plays by itself, in milliseconds. */
const GROW_MS = 150;

/** Draws on a canvas. @param {HTMLCanvasElement} canvas @param {() => "light" | "dark"} theme @returns {Panel} */
export function smallCarpet(canvas, theme) {
  /** @type {Model | undefined} */
  let model;
  /** The state that is drawn, so that a mere change of view draws nothing. @type {Model["state"] | undefined} */
  let drawn;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let last = 0;

  function paint() {
    timer = undefined;
    if (!model || canvas.clientWidth === 0) return;
    last = performance.now();
    drawn = model.state;
    const { columns, rows, kinds, shares } = carpetCells(model);
    [canvas.width, canvas.height] = [columns, rows];
    const colours = COLOURS.map((name) => rgbOf(PALETTE[name]?.[theme() === "dark" ? 1 : 0] ?? ""));
    const image = new ImageData(columns, rows);
    // Up to 67,000 cells several times a second, so nothing is allocated for a cell.
    for (let index = 0; index < kinds.length; index++) {
      const kind = kinds[index] ?? TO_COME;
      const share = kind === UNVISITED ? (shares[index] ?? 0) : 1;
      for (let part = 0; part < 3; part++) {
        const [own = 0, seat = 0] = [colours[kind]?.[part], colours[SEAT]?.[part]];
        image.data[4 * index + part] = share * own + (1 - share) * seat;
      }
      image.data[4 * index + 3] = 255;
    }
    canvas.getContext("2d")?.putImageData(image, 0, 0);
  }

  new ResizeObserver(() => paint()).observe(canvas);
  // Drawn again once the canvas has taken the new theme's colour, which takes a millisecond.
  canvas.addEventListener("transitionend", () => paint());
  return {
    node: canvas,
    update(next) {
      model = next;
      if (timer || drawn === next.state) return;
      // Not at once, because a script may make a thousand moves before anything is seen.
      timer = setTimeout(paint, next.playing ? Math.max(0, last + GROW_MS - performance.now()) : 0);
    },
  };
}

/**
 * The cells row by row: still to come (0), a position with its unvisited share (1), the token (3); and these shares.
 * @param {Pick<Model, "state" | "facts" | "order" | "firstVisits" | "route">} model
 */
export function carpetCells({ state: { n, round }, facts, order, firstVisits, route }) {
  // The start and the position after each round, down to par at least.
  const moments = Math.max(facts.lineLength, facts.table.par.rounds) + 1;
  const [columns, rows] = [Math.min(n, COLUMNS), Math.min(moments, ROWS)];
  const columnOf = (/** @type {number} */ position) => Math.floor((position * columns) / n);
  const endOf = (/** @type {number} */ row) => Math.ceil(((row + 1) * moments) / rows) - 1;
  const rowOf = (/** @type {number} */ round) => Math.floor((round * rows) / moments);
  const sizes = new Uint32Array(columns);
  for (let column = 0; column < columns; column++) {
    sizes[column] = Math.ceil(((column + 1) * n) / columns) - Math.ceil((column * n) / columns);
  }
  const visits = new Uint32Array(columns * rows);
  const [positions, at] = [order(), firstVisits()];
  for (let index = 0; index < positions.length; index++) {
    const cell = rowOf(at[index] ?? 0) * columns + columnOf(positions[index] ?? 0);
    visits[cell] = (visits[cell] ?? 0) + 1;
  }
  const trail = route();
  const left = Uint32Array.from(sizes);
  const [kinds, shares] = [new Uint8Array(columns * rows), new Float32Array(columns * rows)];
  for (let row = 0; row < rows; row++) {
    const end = Math.min(endOf(row), round);
    const isPlayed = row <= rowOf(round);
    const token = columnOf(end === 0 ? (facts.begunPosition?.token ?? 0) : (trail[end - 1] ?? 0));
    for (let column = 0; column < columns; column++) {
      left[column] = (left[column] ?? 0) - (visits[row * columns + column] ?? 0);
      kinds[row * columns + column] = !isPlayed ? TO_COME : column === token ? TOKEN : UNVISITED;
      shares[row * columns + column] = (left[column] ?? 0) / (sizes[column] ?? 1);
    }
  }
  return { columns, rows, kinds, shares };
}
