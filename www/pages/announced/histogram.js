// @ts-check
/**
 * The histogram: cover times of random games as bars, with their mean and the theory's value. It knows nothing of
 * the page.
 */

import { linear, multiples, niceStep } from "../../drawing/axis.js";
import { linesAcross, marksBelow } from "../../drawing/chart.js";
import { roundCoordinate } from "../../drawing/plane.js";
import { path, text } from "../../drawing/primitives.js";
import { words } from "./speaker.js";

/** @import { Primitive } from "../../drawing/types" */
/** @import { Expected, Histogram, Times } from "./types" */

const MARGIN = { top: 58, right: 14, bottom: 44, left: 14 };
/** The height of the bracket of the proved bounds. */
const BRACKET = 46;
/** The greatest width of a letter in a name. */
const LETTER = 7.5;
/** The size of writing, in pixels. */
const SIZE = 13;

/**
 * @param {Times} times with at least one game @param {Expected} expected
 * @param {number} width in pixels @param {number} height
 * @returns {Primitive[]}
 */
export function histogramShapes(times, expected, width, height) {
  const { histogram, mean } = times;
  if (!histogram || mean === null) return [];
  const [first, end] = [histogram.first, histogram.first + histogram.width * histogram.bars.length];
  const theory = [expected.lower, expected.upper, expected.exact ?? mean];
  const low = Math.min(first, ...theory);
  const high = Math.max(end, ...theory);
  const most = Math.max(...histogram.bars);
  const labels = multiples(0, most, Math.max(1, niceStep(most, height / 70)));
  const number = (/** @type {number} */ value) => words.number(value);
  const left = MARGIN.left + 8 * Math.max(...labels.map((label) => number(label).length));
  const [right, bottom] = [width - MARGIN.right, height - MARGIN.bottom];
  const x = linear(low, high, left, right);
  const y = linear(0, most, bottom, MARGIN.top);
  const ticks = multiples(low, high, Math.max(1, niceStep(high - low, (right - left) / 80)));
  return [
    ...linesAcross(labels, y, { left, right, size: SIZE, number }),
    path("bars", "bars", barsOf(histogram, x, y)),
    ...marksBelow(ticks, x, { bottom, width, below: 16, size: SIZE, number }),
    text("x", "axis-name", (left + right) / 2, height - 8, SIZE, words.plain("histogramRounds")),
    text("y", "axis-name start", 2, 10, SIZE, words.plain("histogramGames")),
    ...boundShapes(expected, x, left),
    ...(expected.exact === null
      ? []
      : mark("exact", "exact", x(expected.exact), 10, words.plain("histogramExact"), bottom, right)),
    ...mark("mean", "mean", x(mean), 26, words.plain("histogramMean"), bottom, right),
  ];
}

/**
 * The bars, with gaps while they are wide enough.
 * @param {Histogram} histogram
 * @param {(rounds: number) => number} x
 * @param {(games: number) => number} y
 */
function barsOf({ first, width, bars }, x, y) {
  const gap = Math.min(1, (x(first + width) - x(first)) / 8);
  return bars
    .map((games, index) => {
      if (games === 0) return "";
      const [from, to] = [x(first + index * width) + gap, x(first + (index + 1) * width) - gap];
      return `M${roundCoordinate(from)} ${roundCoordinate(y(0))}V${roundCoordinate(y(games))}H${roundCoordinate(to)}V${roundCoordinate(y(0))}Z`;
    })
    .join("");
}

/**
 * A bracket from the lower to the upper proved bound of the mean; nothing where both are the mean itself.
 * @param {Expected} expected
 * @param {(rounds: number) => number} x
 * @param {number} left
 * @returns {Primitive[]}
 */
function boundShapes({ lower, upper }, x, left) {
  if (lower === upper) return [];
  const [from, to] = [roundCoordinate(x(lower)), roundCoordinate(x(upper))];
  const name = words.plain("histogramBounds");
  const toLeft = from > left + Math.max(110, LETTER * name.length);
  const at = toLeft ? from - 8 : to + 8;
  return [
    path("bounds", "bounds", `M${from} ${BRACKET - 5}v10M${from} ${BRACKET}H${to}M${to} ${BRACKET - 5}v10`),
    text("bounds-name", `tick ${toLeft ? "end" : "start"}`, at, BRACKET, SIZE, name),
  ];
}

/**
 * A vertical line with its name, on the side with room.
 * @param {string} key
 * @param {string} role
 * @param {number} at
 * @param {number} top
 * @param {string} name
 * @param {number} bottom
 * @param {number} right
 * @returns {Primitive[]}
 */
function mark(key, role, at, top, name, bottom, right) {
  const toLeft = at > right - Math.max(150, LETTER * name.length);
  return [
    path(key, role, `M${roundCoordinate(at)} ${bottom}V${top}`),
    text(
      `${key}-name`,
      `${role}-name ${toLeft ? "end" : "start"}`,
      roundCoordinate(at) + (toLeft ? -6 : 6),
      top + 2,
      SIZE,
      name,
    ),
  ];
}
