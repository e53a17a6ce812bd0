// @ts-check
/** The plot as a drawing of a given size. It knows nothing of the page. */

import { linear, multiples, niceStep } from "../../drawing/axis.js";
import { linesAcross, marksBelow } from "../../drawing/chart.js";
import { path, text } from "../../drawing/primitives.js";
import { drawEndNames, GAP, heightOf, wrapName } from "./end-names.js";
import { lineClass, markerClass, markerPath } from "./marker.js";
import { words } from "./speaker.js";

/** @import { Primitive } from "../../drawing/types" */
/** @import { Series } from "./series.js" */

/**
 * @typedef {object} Plot
 * @property {Primitive[]} shapes
 * @property {number} height in pixels: what was asked for, or more if the names need it
 * @property {boolean} isNamed true if names stand at the ends of lines, for which a narrow plot has no room
 * @property {string[]} unseen bounds above the plot
 * @property {string[]} cut lines that leave it
 */
/**
 * @typedef {{low: number, high: number, smallest: number, largest: number, first: number, last: number}} Extent
 *   rounds − n from low to high; n from first to last, the games' from smallest to largest
 */

/**
 * rounds − n for a bound of factor·(n − 1) rounds is (factor − 1)·n − factor.
 * @typedef {{name: string, factor: number}} Bound
 */

/** @type {Bound[]} */
const BOUNDS = [
  { name: "2(n − 1)", factor: 2 },
  { name: "3(n − 1)", factor: 3 },
];
/** The least part of the height for the games: if they would be smaller, the lower bound is left out of view. */
const LEAST_PART = 1 / 12;
const MARGIN = { top: 24, right: 14, bottom: 44 };
/** The least width with names at the ends of lines, in pixels. */
const NAMED_FROM = 500;
/** The most of the width that a name may take; a longer one is wrapped. */
const NAMES_PART = 0.38;
const MARKER = 4;
/** Between a line and the names above it, in pixels. */
const CLEARANCE = 12;
/** The size of writing, in pixels. */
const SIZE = 13;
/** The least distance between markers on a line, in pixels. */
const MARKER_DISTANCE = 12;

/**
 * @param {Series[]} series
 * @param {number} width in pixels
 * @param {number} least of the height
 * @param {Bound[]} [known] bounds to draw, the lower one first
 * @param {string} [variable] the name of what runs along the bottom
 * @returns {Plot}
 */
export function plotOf(series, width, least, known = BOUNDS, variable = "n") {
  const drawn = series.filter(({ points }) => points.length > 0);
  const isNamed = width >= NAMED_FROM;
  if (drawn.length === 0) return { shapes: [], height: least, isNamed, unseen: [], cut: [] };
  const view = viewOf(drawn, known);
  const ends = isNamed ? drawn.map((line) => ({ line, ...wrapName(line, width * NAMES_PART, SIZE) })) : [];
  const height = Math.max(least, heightOf(ends) + MARGIN.top + MARGIN.bottom / 2);
  const labels = multiples(view.low, view.high, niceStep(view.high - view.low, height / 60));
  const number = (/** @type {number} */ value) => words.number(value);
  const left = 14 + 8 * Math.max(...labels.map((value) => number(value).length));
  // So far to the right that each name has its room beside the end of its line.
  const rights = ends.map(({ line, width: room }) => {
    const part = (namedPoint(line).n - view.first) / (view.last - view.first);
    return left + (width - GAP - room - left) / part;
  });
  const [right, bottom] = [Math.min(width - MARGIN.right, ...rights), height - MARGIN.bottom];
  const x = linear(view.first, view.last, left, right);
  const y = linear(view.low, view.high, bottom, MARGIN.top);
  const lowest = height - MARGIN.bottom / 2;
  // Names before the end of the plot stand above what other lines do after them, if there is room.
  const before = ends.filter(({ line }) => line.namedAt !== undefined);
  const after = drawn
    .flatMap(({ points }) => points)
    .filter(({ n }) => before.some(({ line }) => n > namedPoint(line).n));
  const floor = Math.min(lowest, ...after.map(({ above }) => y(above))) - CLEARANCE;
  const inside = floor - MARGIN.top >= heightOf(before) ? before : [];
  const ticks = multiples(view.smallest, view.largest, niceStep(view.largest - view.smallest, (right - left) / 70));
  const bounds = known.flatMap((bound) => boundShapes(bound, view, x, y));
  /** @type {Primitive[]} */
  const shapes = [
    ...linesAcross(labels, y, { left, right, size: SIZE, number }),
    path("axis", "axis", `M${left},${bottom}H${right}`),
    ...marksBelow(ticks, x, { bottom, width, below: 15, size: SIZE, number }),
    text("x", "title", (left + right) / 2, height - 8, SIZE, variable),
    ...bounds.filter(({ kind }) => kind === "path"),
    ...drawn.map((line) => path(`line ${line.name}`, lineClass(line), lineOf(line, view.high, x, y))),
    ...drawn.flatMap((line) => markersOf(line, view.high, (right - left) / MARKER_DISTANCE, x, y)),
    ...[inside, ends.filter((end) => !inside.includes(end))].flatMap((some) =>
      drawEndNames(
        some.map((end) => ({ ...end, ...placeOfName(end.line, view.high, x, y) })),
        MARGIN.top,
        some === inside ? floor : lowest,
        SIZE,
      ),
    ),
    ...bounds.filter(({ kind }) => kind === "text"),
  ];
  return {
    shapes,
    height,
    isNamed,
    unseen: known.map(({ name }) => name).filter((name) => !bounds.some(({ key }) => key === `bound ${name}`)),
    cut: drawn.filter(({ points }) => points.some(({ above }) => above > view.high)).map(({ name }) => name),
  };
}

/** The point beside which the name of a line stands. @param {Series} line none without points */
function namedPoint({ points, namedAt }) {
  return points.find(({ n }) => n === namedAt) ?? points.at(-1) ?? { n: 0, above: 0 };
}

/**
 * The place of that point, or of the upper edge where the line leaves the plot.
 * @param {Series} line
 * @param {number} high
 * @param {(n: number) => number} x
 * @param {(above: number) => number} y
 */
function placeOfName(line, high, x, y) {
  const { n, above } = namedPoint(line);
  return { x: x(n), y: y(Math.min(above, high)) };
}

/** The extent of both axes. @param {Series[]} series none of them empty @param {Bound[]} known @returns {Extent} */
function viewOf(series, known) {
  let [low, high, smallest, largest] = [0, 1, Infinity, -Infinity];
  let lowestTop = Infinity;
  for (const { points } of series) {
    let top = -Infinity;
    for (const { n, above } of points) {
      low = Math.min(low, above);
      top = Math.max(top, above);
      smallest = Math.min(smallest, n);
      largest = Math.max(largest, n);
    }
    high = Math.max(high, top);
    lowestTop = Math.min(lowestTop, top);
  }
  // A little room, so that no marker is cut in half; one n alone stands in the middle.
  const room = Math.max((largest - smallest) / 40, smallest === largest ? 1 : 0);
  const [lower = 0, upper = Infinity] = known.map(({ factor }) => excessRounds(factor, largest + room));
  if (high - low >= LEAST_PART * (lower - low)) high = Math.max(high, lower);
  // A random Magnus needs ten times the rounds of the others, who would all lie on the axis.
  if (lowestTop <= upper) high = Math.min(high, Math.max(upper, 1));
  const air = (high - low) / 30;
  const [first, last] = [smallest - room, largest + room];
  return { low: low < 0 ? low - air : 0, high: high + air, smallest, largest, first, last };
}

/** rounds − n on a bound. @param {number} factor @param {number} n */
function excessRounds(factor, n) {
  return (factor - 1) * n - factor;
}

/**
 * The visible part of a bound, with its name at the upper end; nothing if all of it is above.
 * @param {Bound} bound
 * @param {Extent} view
 * @param {(n: number) => number} x
 * @param {(above: number) => number} y
 * @returns {Primitive[]}
 */
function boundShapes({ name, factor }, { low, high, first, last }, x, y) {
  const reaches = (/** @type {number} */ above) => (above + factor) / (factor - 1);
  const from = Math.max(first, reaches(low));
  const to = Math.min(last, reaches(high));
  if (from >= to) return [];
  const [endX, endY] = [x(to), y(excessRounds(factor, to))];
  const nearEdge = x(last) - endX < 30;
  return [
    path(`bound ${name}`, "bound", `M${x(from)},${y(excessRounds(factor, from))}L${endX},${endY}`),
    text(`name ${name}`, nearEdge ? "bound-name end" : "bound-name", nearEdge ? x(last) : endX, endY - 11, SIZE, name),
  ];
}

/**
 * A line, cut off above the plot.
 * @param {Series} line
 * @param {number} high
 * @param {(n: number) => number} x
 * @param {(above: number) => number} y
 */
function lineOf({ points }, high, x, y) {
  let d = "";
  points.forEach(({ n, above }, index) => {
    const before = points[index - 1];
    const inside = above <= high;
    const wasInside = before !== undefined && before.above <= high;
    if (before && inside !== wasInside) {
      const crossing = before.n + ((high - before.above) / (above - before.above)) * (n - before.n);
      d += `${wasInside ? "L" : "M"}${x(crossing)},${y(high)}`;
    }
    if (inside) d += `${before ? "L" : "M"}${x(n)},${y(above)}`;
  });
  return d;
}

/**
 * @param {Series} line
 * @param {number} high
 * @param {number} most
 * @param {(n: number) => number} x
 * @param {(above: number) => number} y
 * @returns {Primitive[]}
 */
function markersOf(line, high, most, x, y) {
  const every = Math.ceil(line.points.length / most);
  return (line.curve ? line.points.slice(-1) : line.points)
    .filter(({ above }, index) => index % every === 0 && above <= high)
    .map(({ n, above, title }) => {
      const d = markerPath(line.shape, x(n), y(above), MARKER);
      return path(`marker ${line.name} ${n}`, markerClass(line), d, { title });
    });
}
