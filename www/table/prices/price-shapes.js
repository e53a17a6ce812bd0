// @ts-check
/** The drawing of a table with prices: the seats, a column for the price of each, and in the middle what Magnus has paid a round. */

import { angleOf, positionAt } from "../../board/geometry.js";
import { linear } from "../../drawing/axis.js";
import { point, roundCoordinate } from "../../drawing/plane.js";
import { circle, path, text } from "../../drawing/primitives.js";
import { priceLabel, short } from "../../text/say/table/prices.js";

/** @import { PricedTable } from "../../core/lesson/core-types" */
/** @import { Primitive } from "../../drawing/types" */
/** @import { Speaker } from "../../text/types" */

const HALF = 300;
export const PRICES_BOX = `${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`;
/** The circles of the seats and of price 0, and how far from a column its price stands. */
const SEATS = 146;
const ZERO = 216;
const TO_PRICE = 24;
/** The circle of the last move, between the seats and the chart. */
const WAY = 114;
/** The height of the largest price. */
const HIGHEST = 42;
const WIDEST = 26;
const LARGEST_SEAT = 20;
/**
 * On larger tables the prices would lie close together, and the numbers of the seats would be too small to read: there the columns
 * alone say the prices, and the numbers have their place. On still larger ones there are none.
 */
const MOST_PRICED = 21;
const MOST_NUMBERED = 41;
const NUMBERS = 284;
/** The chart in the middle. */
const CHART = { left: -84, right: 84, top: -22, bottom: 66 };

/**
 * The table as a task shows it: with the bound only where the reader sees two players on it.
 * @param {{players?: boolean} | undefined} task @param {PricedTable} table @returns {PricedTable}
 */
export const tableOfTask = (task, table) => (task?.players === true ? table : { ...table, bound: null });

/**
 * @param {Speaker} words @param {PricedTable} table
 * @param {{chosen?: number[], considered?: number | null}} [look] chosen positions, and the magnitude that is considered
 * @returns {Primitive[]}
 */
export function priceShapes(words, table, { chosen = [], considered = null } = {}) {
  const { prices, token, path: rounds, offers } = table;
  const n = prices.length;
  const pair = considered === null ? [] : (offers[considered - 1] ?? []);
  const lit = new Set([...chosen, ...pair]);
  const seat = Math.min(LARGEST_SEAT, SEATS * Math.sin(Math.PI / n) * 0.88);
  const highest = Math.max(1, ...prices.map(Math.abs));
  const isPriced = n <= MOST_PRICED;
  const last = rounds.at(-1);
  return [
    circle("zero", "zero", 0, 0, ZERO),
    ...prices.flatMap((price, position) => {
      const mark = lit.has(position) ? " lit" : "";
      const at = point(SEATS, angleOf(position, n));
      // Outside its column, or beside where a hollow one begins.
      const top = ZERO + (HIGHEST * Math.max(0, price)) / highest;
      const label = point(top + TO_PRICE, angleOf(position, n));
      const outside = point(NUMBERS, angleOf(position, n));
      return [
        path(
          `column-${position}`,
          `column ${price < 0 ? "given" : "paid"}${mark}`,
          column(price / highest, position, n),
        ),
        ...(isPriced
          ? [text(`price-${position}`, `price${mark}`, label.x, label.y, 19, priceLabel(words, price))]
          : []),
        circle(`seat-${position}`, `seat${position === token ? " token" : ""}${mark}`, at.x, at.y, seat),
        ...(isPriced
          ? [
              text(
                `number-${position}`,
                position === token ? "number on-token" : "number",
                at.x,
                at.y,
                Math.min(19, roundCoordinate(1.25 * seat)),
                String(position),
              ),
            ]
          : n <= MOST_NUMBERED
            ? [text(`number-${position}`, `number${mark}`, outside.x, outside.y, 22, String(position))]
            : []),
      ];
    }),
    ...(last
      ? [wayShape("way", "way", last.position, last.direction === "+" ? -last.magnitude : last.magnitude, n, seat)]
      : []),
    ...pair.map((_, side) =>
      wayShape(`offer-${side}`, "offer", token, (considered ?? 0) * (side === 0 ? 1 : -1), n, seat),
    ),
    ...(table.rounds > 1 ? averages(words, table) : []),
  ];
}

/** A column from the circle of price 0. @param {number} part of the largest price, with its sign @param {number} position @param {number} n */
function column(part, position, n) {
  const angle = angleOf(position, n);
  const half = Math.min(WIDEST, (2 * Math.PI * (ZERO - HIGHEST) * 0.62) / n) / 2;
  const [inner, outer] = [ZERO, ZERO + HIGHEST * part];
  // A price of 0 is a line on the circle.
  const corner = (/** @type {number} */ radius, /** @type {number} */ side) => {
    const middle = point(radius, angle);
    const x = roundCoordinate(middle.x + side * half * Math.cos(angle));
    const y = roundCoordinate(middle.y + side * half * Math.sin(angle));
    return `${x} ${y}`;
  };
  return `M${corner(inner, -1)}L${corner(outer, -1)}L${corner(outer, 1)}L${corner(inner, 1)}Z`;
}

/**
 * An arc inside the seats, so that it runs through no number: so many steps from one on, clockwise above zero.
 * @param {string} key @param {string} role @param {number} from @param {number} steps @param {number} n @param {number} seat
 */
function wayShape(key, role, from, steps, n, seat) {
  const [start, end] = [angleOf(from, n), angleOf(from + steps, n)];
  const at = (/** @type {number} */ radius, /** @type {number} */ angle) => {
    const { x, y } = point(radius, angle);
    return `${x} ${y}`;
  };
  const edge = SEATS - seat - 3;
  const arc = `A${WAY} ${WAY} 0 0 ${steps > 0 ? 1 : 0} ${at(WAY, end)}`;
  return path(key, role, `M${at(edge, start)}L${at(WAY, start)}${arc}L${at(edge, end)}`);
}

/**
 * What was paid a round on average after each round, with the goal and the bound of the lemma; before the first round these alone.
 * @param {Speaker} words @param {PricedTable} table @returns {Primitive[]}
 */
function averages(words, { path: paid, rounds, most, bound }) {
  const { left, right, top, bottom } = CHART;
  const values = paid.map(({ total }, index) => total / (index + 1));
  const now = values.at(-1);
  const goal = most === null ? null : most / rounds;
  const shown = [0, ...values, ...(goal === null ? [] : [goal]), ...(bound === null ? [] : [bound])];
  const [low, high] = [Math.min(...shown), Math.max(...shown)];
  const y = linear(low, high > low ? high : low + 1, bottom, top);
  const x = linear(1, Math.max(2, rounds), left, right);
  const level = (/** @type {string} */ name, /** @type {number | null} */ value) =>
    value === null ? [] : [path(name, name, `M${left} ${y(value)}H${right}`)];
  const line = values.map((value, index) => `${index === 0 ? "M" : "L"}${x(index + 1)} ${y(value)}`).join("");
  const levels = [...level("nought", 0), ...level("aim", goal), ...level("bound", bound)];
  if (now === undefined) return levels;
  return [
    text("average", "average", 0, -64, 34, short(words, now)),
    text("average-name", "caption", 0, -36, 17, words.plain("pricedAverage")),
    ...levels,
    path("curve", "curve", line),
    circle("now", "now", x(values.length), y(now), 4.5),
  ];
}

/** The position whose seat or column is nearest to a point; null in the middle. @param {{x: number, y: number}} at @param {number} n */
export function pricedSeatAt({ x, y }, n) {
  return Math.hypot(x, y) < SEATS - 2 * LARGEST_SEAT ? null : positionAt(x, y, n);
}
