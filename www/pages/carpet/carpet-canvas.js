// @ts-check
/** The canvas of a carpet: the visible part, and its changes by pointer, wheel and keys. */

import { colours } from "./colours.js";
import { paint, plotArea } from "./paint.js";
import { listen } from "./touch.js";
import { isClosest, isWhole, panViewport, revealCell, wholeViewport, zoomViewport } from "./viewport.js";

/** @import { Theme } from "../../kit/theme.js" */
/** @import { CarpetPicture, CellRequest, Colouring, Viewport } from "./types" */
/** @import { Source } from "./source.js" */

/**
 * @typedef {object} CanvasListeners
 * @property {(byKeyboard: boolean) => void} pointed another cell, or none, is pointed at
 * @property {() => void} moved another part is visible
 * @property {() => void} chosen the cell pointed at is chosen
 */

/** The most pixels of the canvas for each of the page: more are not visible. */
const DENSEST = 2;
/** The part of the view that Shift and an arrow key move the carpet by. */
const LEAP = 1 / 4;

export class Canvas {
  #node;
  #source;
  #listeners;
  #frame = 0;
  #size = { width: 0, height: 0 };
  #watcher;
  /** @type {CarpetPicture | null} */
  #picture = null;
  /** True while the canvas shows the whole carpet, even as it grows. */
  #whole = true;
  #game = { n: 2, rounds: 0, round: 0 };
  /** @type {Viewport} */
  #viewport = wholeViewport(2, 0, 1);
  /** @type {{by: Colouring, theme: Theme, token: boolean}} */
  #look = { by: "layers", theme: "light", token: true };
  /** The position and round pointed at. @type {{place: number, round: number} | null} */
  #at = null;
  /**
   * The chosen one, which is pointed at again when the pointer leaves the canvas.
   * @type {{place: number, round: number} | null}
   */
  #chosen = null;
  /** True after a key press: screen readers then hear of the cell. */
  #byKeyboard = false;

  /** @param {HTMLCanvasElement} node @param {Source} source @param {CanvasListeners} listeners */
  constructor(node, source, listeners) {
    this.#node = node;
    this.#source = source;
    this.#listeners = listeners;
    this.#watcher = new ResizeObserver(() => this.#resized());
    this.#watcher.observe(this.#node);
    listen(this.#node, {
      hover: (x, y) => this.#point(this.#under(x, y), false),
      choose: (x, y) => this.#choose(this.#under(x, y), false),
      leave: () => this.#point(this.#chosen, false),
      drag: (dx, dy) => this.#drag(dx, dy),
      zoom: (factor, x, y) => this.zoom(factor, this.#part(x, y)),
    });
    this.#node.addEventListener("keydown", (event) => this.#key(event));
  }

  get viewport() {
    return this.#viewport;
  }

  get isWhole() {
    return isWhole(this.#viewport, this.#game.n, this.#game.rounds);
  }

  get isClosest() {
    return isClosest(this.#viewport, this.#game.n);
  }

  /** The cell pointed at, if it is in the picture. */
  get cell() {
    const picture = this.#picture;
    if (!this.#at || !picture) return null;
    const { columns, rows, round, block } = picture.window;
    const column = columnAt(picture.edges, this.#at.place);
    const row = Math.floor((this.#at.round - round) / block);
    return column >= 0 && column < columns && row >= 0 && row < rows ? { column, row } : null;
  }

  /**
   * The same cell as a request to the worker, and the round at its end.
   * @returns {{cell: CellRequest, end: number} | null}
   */
  get request() {
    const { cell } = this;
    const picture = this.#picture;
    if (!cell || !picture) return null;
    const { p, round, block } = picture.window;
    const [from = 0, to = 0] = picture.edges.slice(cell.column, cell.column + 2);
    return { cell: { p, from, to, round: round + cell.row * block, block }, end: picture.ends[cell.row] ?? 0 };
  }

  get drawing() {
    return { viewport: this.#viewport, cell: this.cell, picture: this.#picture, ...this.#game, ...this.#look };
  }

  /** Starts with another game. @param {number} n @param {number} rounds @param {Colouring} by @param {Theme} theme */
  begin(n, rounds, by, theme) {
    this.#game = { n, rounds, round: rounds };
    this.#look = { ...this.#look, by, theme };
    this.#picture = null;
    this.#choose(null, false);
    this.#whole = true;
    this.#lookAt(wholeViewport(n, rounds, 1));
  }

  /** Follows the game forward or back. @param {number} rounds of the line @param {number} round the current one */
  follow(rounds, round) {
    this.#game = { ...this.#game, rounds, round };
    if (this.#whole) this.#lookAt(wholeViewport(this.#game.n, rounds, this.#viewport.p));
    else this.#lookAt(panViewport(this.#viewport, 0, 0, this.#game.n, rounds));
  }

  leave() {
    this.#watcher.disconnect();
    cancelAnimationFrame(this.#frame);
  }

  /** @param {Colouring} by */
  colourBy(by) {
    this.#look.by = by;
    this.refresh();
  }

  /** @param {Theme} theme */
  recolour(theme) {
    this.#look.theme = theme;
    this.refresh();
  }

  /** @param {boolean} shown */
  showToken(shown) {
    this.#look.token = shown;
    this.#draw();
  }

  /** @param {number} p */
  orderBy(p) {
    this.#choose(null, false);
    this.#picture = null;
    this.#lookAt({ ...this.#viewport, p });
  }

  fit() {
    this.#whole = true;
    this.#lookAt(wholeViewport(this.#game.n, this.#game.rounds, this.#viewport.p));
  }

  /**
   * @param {number} factor
   * @param {{x: number, y: number}} [at] the point that stays in place, as parts of width and height
   */
  zoom(factor, at = this.#middle()) {
    this.#lookAt(zoomViewport(this.#viewport, factor, at, this.#game.n, this.#game.rounds));
    this.#whole = this.isWhole;
  }

  /** Shows a computed picture. @param {CarpetPicture} picture */
  setPicture(picture) {
    const before = this.#picture;
    this.#picture = picture;
    // The pointer may now be over another cell.
    if (this.#at && before && !sameCells(before, picture)) this.#listeners.pointed(this.#byKeyboard);
    before?.image.close();
    this.#draw();
  }

  /** Requests a picture of the visible part. */
  refresh() {
    const { by, theme } = this.#look;
    if (this.#size.width === 0) return;
    const { width, height } = plotArea(this.#size.width, this.#size.height);
    const ratio = Math.min(DENSEST, devicePixelRatio);
    this.#source.show(by, this.#viewport, { width: width * ratio, height: height * ratio }, colours(by, theme));
    this.#draw();
  }

  /** @param {Viewport} viewport */
  #lookAt(viewport) {
    this.#viewport = viewport;
    // One finger scrolls the page while all is seen, and moves the carpet when there is more of it.
    this.#node.classList.toggle("closer", !this.isWhole);
    this.refresh();
    this.#listeners.moved();
  }

  /** The point that stays in place when a button or a key zooms: the cell pointed at, or the middle. */
  #middle() {
    if (!this.#at) return { x: 0.5, y: 0.5 };
    const { from, to, round, end } = this.#viewport;
    return { x: (this.#at.place + 0.5 - from) / (to - from), y: (this.#at.round + 0.5 - round) / (end - round) };
  }

  #resized() {
    const { width, height } = this.#node.getBoundingClientRect();
    if (width === this.#size.width && height === this.#size.height) return;
    this.#size = { width, height };
    this.refresh();
  }

  #draw() {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      const { width, height } = this.#size;
      const ratio = Math.min(DENSEST, devicePixelRatio);
      this.#node.width = Math.round(width * ratio);
      this.#node.height = Math.round(height * ratio);
      const context = this.#node.getContext("2d");
      if (!context) return;
      context.scale(ratio, ratio);
      paint(context, this.drawing, width, height);
    });
  }

  // ---- pointing ----

  /** A point of the canvas as parts of the width and height of the cells. @param {number} x @param {number} y */
  #part(x, y) {
    const area = plotArea(this.#size.width, this.#size.height);
    return { x: (x - area.x) / area.width, y: (y - area.y) / area.height };
  }

  /** The position and round at a point of the canvas. @param {number} x @param {number} y */
  #under(x, y) {
    const part = this.#part(x, y);
    const { from, to, round, end } = this.#viewport;
    const inside = part.x >= 0 && part.x < 1 && part.y >= 0 && part.y < 1;
    const at = { place: Math.floor(from + part.x * (to - from)), round: Math.floor(round + part.y * (end - round)) };
    return inside && at.round < Math.max(1, this.#game.rounds) ? at : null;
  }

  /** @param {{place: number, round: number} | null} at @param {boolean} byKeyboard */
  #choose(at, byKeyboard) {
    this.#chosen = at;
    this.#point(at, byKeyboard);
  }

  /** @param {{place: number, round: number} | null} at @param {boolean} byKeyboard */
  #point(at, byKeyboard) {
    const before = this.cell;
    this.#byKeyboard = byKeyboard;
    this.#at = at;
    const { cell } = this;
    if (cell?.column === before?.column && cell?.row === before?.row) return;
    this.#listeners.pointed(byKeyboard);
    this.#draw();
  }

  /** @param {number} dx @param {number} dy in pixels of the page */
  #drag(dx, dy) {
    const { from, to, round, end } = this.#viewport;
    const area = plotArea(this.#size.width, this.#size.height);
    this.#pan((-dx / area.width) * (to - from), (-dy / area.height) * (end - round));
  }

  /** @param {number} places @param {number} rounds */
  #pan(places, rounds) {
    this.#lookAt(panViewport(this.#viewport, places, rounds, this.#game.n, this.#game.rounds));
    this.#whole = this.isWhole;
  }

  // ---- keys ----

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = this.#actionFor(event.key, event.shiftKey);
    if (!act) return;
    act();
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {string} key @param {boolean} leap @returns {(() => void) | null} */
  #actionFor(key, leap) {
    const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const [across, down] = arrows[/** @type {keyof typeof arrows} */ (key)] ?? [0, 0];
    if (across || down) return () => (leap ? this.#leap(across ?? 0, down ?? 0) : this.#step(across ?? 0, down ?? 0));
    switch (key) {
      case "+":
      case "=":
        return () => this.zoom(2);
      case "-":
      case "−":
        return () => this.zoom(0.5);
      case "0":
        return () => this.fit();
      case "Enter":
        return () => this.#listeners.chosen();
      case "Escape":
        return () => this.#choose(null, true);
      default:
        return null;
    }
  }

  /** @param {number} across @param {number} down */
  #leap(across, down) {
    const { from, to, round, end } = this.#viewport;
    this.#pan(across * Math.max(1, (to - from) * LEAP), down * Math.max(1, (end - round) * LEAP));
  }

  /** Moves to a neighbouring cell, and the view with it. @param {number} across @param {number} down */
  #step(across, down) {
    if (!this.#picture) return;
    const { n, rounds } = this.#game;
    const { edges, window } = this.#picture;
    const { place, round } = this.#at
      ? neighbourEdge(this.#picture, this.#at, across, down)
      : { place: edges[0] ?? 0, round: window.round };
    const at = {
      place: Math.max(0, Math.min(n - 1, place)),
      round: Math.max(0, Math.min(Math.max(0, rounds - 1), round)),
    };
    const viewport = revealCell(this.#viewport, at.place, at.round, n, rounds);
    if (viewport.from !== this.#viewport.from || viewport.round !== this.#viewport.round) this.#lookAt(viewport);
    this.#choose(at, true);
  }
}

/**
 * The column of a place; −1 or the number of columns outside of the picture.
 * @param {number[]} edges
 * @param {number} place
 */
function columnAt(edges, place) {
  return edges.findLastIndex((edge) => edge <= place);
}

/**
 * The beginning of the neighbouring cell, which may lie outside of the picture.
 * @param {CarpetPicture} picture
 * @param {{place: number, round: number}} at
 * @param {number} across
 * @param {number} down
 */
function neighbourEdge({ edges, window }, at, across, down) {
  const column = columnAt(edges, at.place);
  const inside = column >= 0 && column < window.columns;
  const [first = 0, second = 0] = edges;
  return {
    place: (inside ? edges[column + across] : undefined) ?? at.place + across * (second - first),
    round: (Math.floor(at.round / window.block) + down) * window.block,
  };
}

/** Says whether rows and columns mean the same in both pictures. @param {CarpetPicture} one @param {CarpetPicture} other */
function sameCells(one, other) {
  const cells = (/** @type {CarpetPicture} */ { window: { p, places, columns, round, block } }) => [
    p,
    places,
    columns,
    round,
    block,
  ];
  return cells(one).join() === cells(other).join();
}
