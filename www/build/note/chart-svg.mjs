/** A chart of the note as inline SVG, whose classes note.css gives colours, light or dark. */

import { linear } from "../../drawing/axis.js";
import { linesAcross, marksBelow } from "../../drawing/chart.js";
import { path, text } from "../../drawing/primitives.js";
import { element, escapeXml, renderText } from "../../drawing/svg-text.js";
import { markerPath } from "../../pages/lab/marker.js";

/** @import { Primitive } from "../../drawing/types" */
/** @import { Chart, Series } from "./charts.mjs" */

/** Narrow, so that the writing is large enough on a phone. */
const [WIDTH, HEIGHT] = [480, 300];
const MARGIN = { top: 34, right: 16, bottom: 48, left: 32 };
const SIZE = 16;
const MARKER = 4;
/** Distance between lines of the legend. */
const LINE = 21;

/** @typedef {(value: number) => number} Scale */

/** @param {Chart} chart */
export function chartSvg(chart) {
  const { across, up, series, bound, title } = chart;
  const [left, right] = [MARGIN.left, WIDTH - MARGIN.right];
  const [top, bottom] = [MARGIN.top, HEIGHT - MARGIN.bottom];
  const x = linear(across.from, across.to, left, right);
  const y = linear(up.from, up.to, bottom, top);
  const name = (/** @type {[number, string][]} */ marks) => (/** @type {number} */ value) =>
    marks.find(([at]) => at === value)?.[1] ?? "";
  const shapes = [
    ...linesAcross(
      up.marks.map(([at]) => at),
      y,
      { left, right, size: SIZE, number: name(up.marks) },
    ),
    ...marksBelow(
      across.marks.map(([at]) => at),
      x,
      { bottom, width: WIDTH, below: 16, size: SIZE, number: name(across.marks) },
    ),
    text("x", "axis-name", (left + right) / 2, HEIGHT - 10, SIZE, across.name),
    text("y", "axis-name start", 2, 12, SIZE, up.name),
    ...(bound ? [path("bound", "bound", lineThrough(bound.points, x, y))] : []),
    ...series.flatMap((one, look) => seriesShapes(one, look, x, y)),
    ...legend(chart, left + 22, top + 14),
  ];
  return element(
    "svg",
    { class: "chart-drawing", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img" },
    `\n${element("title", {}, escapeXml(title))}\n${shapes.map((shape) => renderText(shape)).join("\n")}\n`,
  );
}

/** @param {{x: number, y: number}[]} points @param {Scale} x @param {Scale} y */
const lineThrough = (points, x, y) => `M${points.map((point) => `${x(point.x)},${y(point.y)}`).join("L")}`;

/** @param {Series} series @param {number} look @param {Scale} x @param {Scale} y @returns {Primitive[]} */
function seriesShapes({ name, joined, points }, look, x, y) {
  return [
    ...points.flatMap(({ least, most, ...point }) =>
      least === undefined || most === undefined || least === most
        ? []
        : [path(`range ${name} ${point.x}`, `range look-${look}`, `M${x(point.x)},${y(least)}V${y(most)}`)],
    ),
    ...(joined ? [path(`line ${name}`, `line look-${look}`, lineThrough(points, x, y))] : []),
    ...points.map((point) =>
      path(`mark ${name} ${point.x}`, `dot look-${look}`, markerPath(look, x(point.x), y(point.y), MARKER), {
        title: point.title,
      }),
    ),
  ];
}

/** Draws the key to the marks and the line where the chart is empty. @param {Chart} chart @param {number} x @param {number} y @returns {Primitive[]} */
function legend({ series, bound }, x, y) {
  const rows = series.flatMap(({ name, joined }, look) => [
    ...(joined ? [path(`legend line ${look}`, `line look-${look}`, `M${x - 12},${y + look * LINE}h24`)] : []),
    path(`legend ${look}`, `dot look-${look}`, markerPath(look, x, y + look * LINE, MARKER)),
    text(`legend name ${look}`, "start", x + 20, y + look * LINE, SIZE, name),
  ]);
  if (!bound) return rows;
  const below = y + series.length * LINE;
  return [
    ...rows,
    path("legend bound", "bound", `M${x - 12},${below}h24`),
    text("legend bound name", "start", x + 20, below, SIZE, bound.name),
  ];
}
