// @ts-check
/** Pictures of a carpet, row by row; rows that are known are not computed again. Runs without a browser. */

import { mixed } from "./mix.js";

/** @import { Loom, View } from "../../pkg/more.js" */
/** @import { Cell, Colour, Colouring, Picture, Window } from "./types" */

/** Rows of layers are kept up to so many bytes. */
const MOST_KEPT = 48_000_000;

/**
 * A row of layers: its shares, its pixels in the colours of the last picture, and which kinds there are.
 * @typedef {{shares: Uint8Array, pixels: Uint32Array<ArrayBuffer>, present: boolean[]}} Row
 */

export class Weaving {
  #loom;
  /** The rows of the columns that were looked at last, by the round at their end. @type {Map<number, Row>} */
  #rows = new Map();
  #columns = "";
  #colours = "";

  /** @param {Loom} loom */
  constructor(loom) {
    this.#loom = loom;
  }

  /** Rounds after this one are no longer what they were. @param {number} round */
  forget(round) {
    for (const end of this.#rows.keys()) if (end > round) this.#rows.delete(end);
  }

  /** What a window of one cell holds. @param {Window} window @returns {Cell} */
  cell(window) {
    const view = this.#view(window);
    const [fresh = 0, ...counts] = this.#loom.cell(view);
    const token = this.#loom.token(this.#loom.endOfRow(view, 0));
    view.free();
    return { token, fresh, counts };
  }

  /**
   * A picture with at least one more row than is known, and with all that can be computed while `hasTime` says so.
   * @param {{by: Colouring, window: Window, colours: Colour[]}} wanted @param {() => boolean} hasTime
   * @returns {Picture}
   */
  picture({ by, window, colours }, hasTime) {
    const view = this.#view(window);
    const shown = { ...window, rows: view.rows() };
    const tokens = this.#loom.tokens(view);
    const woven = by === "visits" ? this.#visits(view, colours) : this.#layers(view, shown, colours, hasTime);
    view.free();
    return { window: shown, by, tokens, ...woven };
  }

  /** @param {Window} window */
  #view({ p, from, to, columns, round, block, rows }) {
    return this.#loom.view(p, from, to, columns, round, block, rows);
  }

  /** @param {View} view @param {Colour[]} colours */
  #visits(view, colours) {
    const shares = this.#loom.visits(view);
    const pixels = new Uint8ClampedArray(mixed(shares, colours).buffer);
    return { pixels, present: presentIn(shares, colours.length), share: 1 };
  }

  /** @param {View} view @param {Window} window @param {Colour[]} colours @param {() => boolean} hasTime */
  #layers(view, window, colours, hasTime) {
    this.#turnTo(window, colours);
    const ends = Array.from({ length: window.rows }, (_, row) => this.#loom.endOfRow(view, row));
    const missing = coarseFirst(window.rows).filter((row) => !this.#rows.has(ends[row] ?? 0));
    let done = 0;
    do {
      const row = missing[done];
      if (row === undefined) break;
      const shares = this.#loom.layerRow(view, row);
      this.#rows.set(ends[row] ?? 0, {
        shares,
        pixels: mixed(shares, colours),
        present: presentIn(shares, colours.length),
      });
      done += 1;
    } while (hasTime());
    const { columns, rows } = window;
    const pixels = new Uint32Array(columns * rows);
    const present = colours.map(() => false);
    const known = ends.map((end) => this.#rows.get(end));
    const first = known.find((row) => row);
    let above = first;
    known.forEach((row, index) => {
      above = row ?? above;
      if (above) pixels.set(above.pixels, index * columns);
    });
    for (const row of known) {
      row?.present.forEach((is, kind) => {
        present[kind] ||= is;
      });
    }
    const share = rows === 0 ? 1 : (rows - missing.length + done) / rows;
    return { pixels: new Uint8ClampedArray(pixels.buffer), present, share };
  }

  /** Rows of other columns are dropped, other colours mixed anew. @param {Window} window @param {Colour[]} colours */
  #turnTo({ p, from, to, columns, rows }, colours) {
    const across = [p, from, to, columns].join();
    const tooMany = this.#rows.size > rows && this.#rows.size * columns * (colours.length + 4) > MOST_KEPT;
    if (across !== this.#columns || tooMany) this.#rows.clear();
    this.#columns = across;
    const palette = colours.flat().join();
    if (palette !== this.#colours) for (const row of this.#rows.values()) row.pixels = mixed(row.shares, colours);
    this.#colours = palette;
  }
}

/** The rows in an order in which the first ones are spread over the whole picture. @param {number} rows */
export function coarseFirst(rows) {
  const order = rows > 0 ? [0] : [];
  for (let step = 2 ** Math.ceil(Math.log2(Math.max(1, rows))); step >= 1; step /= 2) {
    for (let row = step; row < rows; row += 2 * step) order.push(row);
  }
  return order;
}

/** Of which kinds there is anything. @param {Uint8Array} shares @param {number} kinds */
function presentIn(shares, kinds) {
  const present = Array.from({ length: kinds }, () => false);
  for (let index = 0, kind = 0; index < shares.length; index++, kind = kind + 1 === kinds ? 0 : kind + 1) {
    if (shares[index]) present[kind] = true;
  }
  return present;
}
