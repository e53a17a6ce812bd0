// @ts-check
/** The canvas of a carpet: what part of it is looked at, and what pointer, wheel and keys do there. */

import { h } from "../../kit/dom.js";
import { colours } from "./colours.js";
import { paint, plotArea } from "./paint.js";
import { cellOf, cellWindow, including, isClosest, isWhole, panned, whole, windowOf, zoomed } from "./sight.js";
import { listen } from "./touch.js";

/** @import { Colouring, Picture, Sight, Window } from "./types" */
/** @import { Theme } from "./colours.js" */
/** @import { Source } from "./source.js" */

/**
 * @typedef {object} Listeners
 * @property {(byKeyboard: boolean) => void} pointed at another cell, or at none
 * @property {() => void} moved another part is looked at
 * @property {() => void} chosen the cell that is pointed at
 */

/** Pixels of the screen beyond two for each of the page cannot be told apart here. */
const DENSEST = 2;
/** By Shift and an arrow key the carpet moves by this part of what is seen. */
const LEAP = 1 / 4;

export class Canvas {
  node = h("canvas", { class: "carpet-canvas", tabindex: 0, role: "application" });
  #source;
  #listeners;
  #image = document.createElement("canvas");
  #frame = 0;
  #size = { width: 0, height: 0 };
  #watcher;
  /** @type {Picture | null} */
  #picture = null;
  /** Whether the carpet is shown whole, also when it grows. */
  #whole = true;
  #game = { n: 2, rounds: 0, round: 0 };
  /** @type {Sight} */
  #sight = whole(2, 0, 1);
  /** @type {{by: Colouring, theme: Theme, token: boolean}} */
  #look = { by: "layers", theme: "light", token: true };
  /** The place and the number of rounds that are pointed at. @type {{place: number, round: number} | null} */
  #at = null;
  /** The one that was chosen: it is pointed at again when the pointer leaves the canvas. @type {{place: number, round: number} | null} */
  #chosen = null;
  /** Whether that was done by keyboard, so that it is to be heard. */
  #byKeyboard = false;

  /** @param {Source} source @param {Listeners} listeners */
  constructor(source, listeners) {
    this.#source = source;
    this.#listeners = listeners;
    this.#watcher = new ResizeObserver(() => this.#resized());
    this.#watcher.observe(this.node);
    listen(this.node, {
      hover: (x, y) => this.#point(this.#under(x, y), false),
      choose: (x, y) => this.#choose(this.#under(x, y), false),
      leave: () => this.#point(this.#chosen, false),
      drag: (dx, dy) => this.#drag(dx, dy),
      zoom: (factor, x, y) => this.zoom(factor, this.#part(x, y)),
    });
    this.node.addEventListener("keydown", (event) => this.#key(event));
  }

  get sight() {
    return this.#sight;
  }

  get isWhole() {
    return isWhole(this.#sight, this.#game.n, this.#game.rounds);
  }

  get isClosest() {
    return isClosest(this.#sight, this.#game.n);
  }

  /** What is known: the window of the last picture. */
  get window() {
    return this.#picture?.window ?? null;
  }

  /** The cell that is pointed at, if it is in the picture. */
  get cell() {
    const { window } = this;
    if (!this.#at || !window) return null;
    const { place, round } = this.#at;
    const inside = place >= window.from && place < window.to && round >= window.round;
    return inside && round < window.round + window.rows * window.block ? cellOf(window, place, round) : null;
  }

  get drawing() {
    const [sight, cell, picture, image] = [this.#sight, this.cell, this.#picture, this.#image];
    return { sight, cell, picture, image: picture && image, ...this.#game, ...this.#look };
  }

  /** Another game. @param {number} n @param {number} rounds @param {Colouring} by @param {Theme} theme */
  begin(n, rounds, by, theme) {
    this.#game = { n, rounds, round: rounds };
    this.#look = { ...this.#look, by, theme };
    this.#picture = null;
    this.#choose(null, false);
    this.#whole = true;
    this.#lookAt(whole(n, rounds, 1));
  }

  /** The game has gone on, or back. @param {number} rounds of the line @param {number} round where it stands */
  follow(rounds, round) {
    this.#game = { ...this.#game, rounds, round };
    if (this.#whole) this.#lookAt(whole(this.#game.n, rounds, this.#sight.p));
    else this.#lookAt(panned(this.#sight, 0, 0, this.#game.n, rounds));
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
    this.#lookAt({ ...this.#sight, p });
  }

  fit() {
    this.#whole = true;
    this.#lookAt(whole(this.#game.n, this.#game.rounds, this.#sight.p));
  }

  /** @param {number} factor @param {{x: number, y: number}} [at] the part of the width and of the height that stays */
  zoom(factor, at = this.#middle()) {
    this.#lookAt(zoomed(this.#sight, factor, at, this.#game.n, this.#game.rounds));
    this.#whole = this.isWhole;
  }

  /** Shows a picture that has been computed. @param {Picture} picture */
  take(picture) {
    const { columns, rows } = picture.window;
    const before = this.window;
    this.#picture = picture;
    // What is pointed at may have become another cell.
    if (this.#at && before && !sameCells(before, picture.window)) this.#listeners.pointed(this.#byKeyboard);
    this.#image.width = columns;
    this.#image.height = rows;
    this.#image.getContext("2d")?.putImageData(new ImageData(picture.pixels, columns, rows), 0, 0);
    this.#draw();
  }

  /** Asks what a cell of a window holds. @param {Window} window @param {{column: number, row: number}} cell */
  ask(window, cell) {
    this.#source.ask(cellWindow(window, cell.column, cell.row));
  }

  /** Asks for a picture of what is looked at. */
  refresh() {
    const { by, theme } = this.#look;
    if (this.#size.width === 0) return;
    this.#source.show(by, this.#wanted(), colours(by, theme));
    this.#draw();
  }

  /** The cells of what is looked at; those of the last picture may still be others. */
  #wanted() {
    const { width, height } = plotArea(this.#size.width, this.#size.height);
    const ratio = Math.min(DENSEST, devicePixelRatio);
    return windowOf(this.#sight, width * ratio, height * ratio, this.#game.rounds);
  }

  /** @param {Sight} sight */
  #lookAt(sight) {
    this.#sight = sight;
    // One finger scrolls the page while all is seen, and moves the carpet when there is more of it.
    this.node.classList.toggle("closer", !this.isWhole);
    this.refresh();
    this.#listeners.moved();
  }

  /** What stays where it is when a button or a key zooms: what is pointed at, or the middle. */
  #middle() {
    if (!this.#at) return { x: 0.5, y: 0.5 };
    const { from, to, round, end } = this.#sight;
    return { x: (this.#at.place + 0.5 - from) / (to - from), y: (this.#at.round + 0.5 - round) / (end - round) };
  }

  #resized() {
    const { width, height } = this.node.getBoundingClientRect();
    if (width === this.#size.width && height === this.#size.height) return;
    this.#size = { width, height };
    this.refresh();
  }

  #draw() {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      const { width, height } = this.#size;
      const ratio = Math.min(DENSEST, devicePixelRatio);
      this.node.width = Math.round(width * ratio);
      this.node.height = Math.round(height * ratio);
      const context = this.node.getContext("2d");
      if (!context) return;
      context.scale(ratio, ratio);
      paint(context, this.drawing, width, height);
    });
  }

  // ---- pointing ----

  /** The part of the width and the height of the cells at which a point of the canvas lies. @param {number} x @param {number} y */
  #part(x, y) {
    const area = plotArea(this.#size.width, this.#size.height);
    return { x: (x - area.x) / area.width, y: (y - area.y) / area.height };
  }

  /** What lies at a point of the canvas. @param {number} x @param {number} y */
  #under(x, y) {
    const part = this.#part(x, y);
    const { from, to, round, end } = this.#sight;
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
    const { from, to, round, end } = this.#sight;
    const area = plotArea(this.#size.width, this.#size.height);
    this.#pan((-dx / area.width) * (to - from), (-dy / area.height) * (end - round));
  }

  /** @param {number} places @param {number} rounds */
  #pan(places, rounds) {
    this.#lookAt(panned(this.#sight, places, rounds, this.#game.n, this.#game.rounds));
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
    const { from, to, round, end } = this.#sight;
    this.#pan(across * Math.max(1, (to - from) * LEAP), down * Math.max(1, (end - round) * LEAP));
  }

  /** From cell to cell; what is seen follows. @param {number} across @param {number} down */
  #step(across, down) {
    const { n, rounds } = this.#game;
    const { from, to, columns, round: first, block } = this.#wanted();
    const start = this.#at ?? { place: from, round: first };
    // Perhaps outside of what is seen, and then less than 0.
    const column = Math.floor(((start.place - from) * columns) / (to - from)) + (this.#at ? across : 0);
    const row = Math.floor((start.round - first) / block) + (this.#at ? down : 0);
    const place = from + Math.ceil((column * (to - from)) / columns);
    const round = first + row * block;
    const at = {
      place: Math.max(0, Math.min(n - 1, place)),
      round: Math.max(0, Math.min(Math.max(0, rounds - 1), round)),
    };
    const sight = including(this.#sight, at.place, at.round, n, rounds);
    if (sight.from !== this.#sight.from || sight.round !== this.#sight.round) this.#lookAt(sight);
    this.#choose(at, true);
  }
}

/** Whether rows and columns stand for the same in both. @param {Window} one @param {Window} other */
function sameCells(one, other) {
  return /** @type {const} */ (["p", "from", "to", "columns", "round", "block"]).every(
    (key) => one[key] === other[key],
  );
}
