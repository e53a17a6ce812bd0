// @ts-check
/** The tasks of a class as bars, each in five parts with their numbers. It knows nothing of the page. */

import { linear } from "../../drawing/axis.js";
import { path, text } from "../../drawing/primitives.js";

/** @import { Primitive } from "../../drawing/types" */
/** @import { TaskRow } from "./statistics.js" */

/** The parts of a bar, from the left. */
export const PARTS = /** @type {const} */ (["alone", "hinted", "seen", "open", "untried"]);
/** In pixels. */
const ROW = 48;
const BAR = { top: 22, height: 20 };
const SIZE = 14;
/** The least width of a part with its number. */
const LEAST = 18;

/** @param {readonly (TaskRow & {title: string})[]} rows */
export const heightOf = (rows) => rows.length * ROW;

/**
 * @param {readonly (TaskRow & {title: string})[]} rows @param {number} results the length of a whole bar
 * @param {number} width in pixels @param {(value: number) => string} number
 * @returns {Primitive[]}
 */
export function barShapes(rows, results, width, number) {
  const x = linear(0, results, 1, width - 1);
  return rows.flatMap((row, at) => {
    const top = at * ROW;
    let before = 0;
    const parts = PARTS.flatMap((part) => {
      const [from, to] = [x(before), x(before + row[part])];
      before += row[part];
      if (row[part] === 0) return [];
      const key = `${row.step}-${part}`;
      const bar = path(key, part, `M${from} ${top + BAR.top}H${to}v${BAR.height}H${from}z`);
      const middle = top + BAR.top + BAR.height / 2;
      const told = text(`${key}-number`, "number", (from + to) / 2, middle, SIZE, number(row[part]));
      return to - from >= LEAST ? [bar, told] : [bar];
    });
    return [text(`${row.step}-title`, "title", 0, top + 12, SIZE, row.title), ...parts];
  });
}
