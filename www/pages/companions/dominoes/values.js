// @ts-check
/** The values F(0), F(1), … as a plot. */

import { linear, multiples, niceStep } from "../../../drawing/axis.js";
import { linesAcross } from "../../../drawing/chart.js";
import { observeWidth, svg } from "../../../drawing/drawing-element.js";
import { box } from "../../../drawing/plane.js";
import { circle, path, text } from "../../../drawing/primitives.js";
import { svgRenderer } from "../../../drawing/svg.js";
import { openSegments } from "../../../table/companion/dominoes/dominoes-in-words.js";
import { words } from "../speaker.js";

/** @import { Primitive } from "../../../drawing/types" */
/** @import { Limits, Segment } from "../../../table/companion/types" */

const HEIGHT = 250;
const MARGIN = { left: 34, right: 8, top: 34, bottom: 34 };
const HIGHEST = 9;
/** The width on paper, where its writing has the size of other notes. */
const ON_PAPER = 680;
/** The sizes of writing, in pixels. */
const SIZES = { tick: 12, title: 14 };

/**
 * @param {HTMLElement} place
 * @param {Uint8Array} values
 * @param {Limits} limits
 */
export function valuesPlot(place, values, limits) {
  const root = svg("svg", { class: "plot", role: "img" });
  place.append(root);
  const render = svgRenderer(root);
  /** @type {Set<number>} */
  let lengths = new Set();
  const draw = (width = Math.round(place.clientWidth)) => {
    if (width === 0) return;
    root.setAttribute("viewBox", `0 0 ${width} ${HEIGHT}`);
    render(plot(values, limits, width, lengths));
  };
  const { preperiod, period } = limits;
  root.setAttribute("aria-label", words.plain("valuesPlot", { last: values.length - 1, preperiod, period }));
  observeWidth(place, () => draw());
  addEventListener("beforeprint", () => draw(ON_PAPER));
  addEventListener("afterprint", () => draw());
  return {
    /** Marks the lengths of the current segments. @param {Segment[]} segments */
    mark(segments) {
      lengths = new Set(openSegments(segments).map(({ length }) => length));
      draw();
    },
  };
}

/** @param {Uint8Array} values @param {Limits} limits @param {number} width @param {Set<number>} lengths @returns {Primitive[]} */
function plot(values, { preperiod, period }, width, lengths) {
  const right = width - MARGIN.right;
  const bottom = HEIGHT - MARGIN.bottom;
  const x = linear(0, values.length - 1, MARGIN.left + 8, right - 8);
  const y = linear(0, HIGHEST, bottom, MARGIN.top);
  const dot = Math.min(3.2, Math.max(1.6, (right - MARGIN.left) / values.length / 2.6));
  const above = MARGIN.top - 22;
  const tick = (
    /** @type {string} */ key,
    /** @type {number} */ at,
    /** @type {number} */ up,
    /** @type {string} */ says,
  ) => text(key, "tick", at, up, SIZES.tick, says);
  /** @type {Primitive[]} */
  const shapes = [];
  for (let start = preperiod, index = 0; start < values.length; start += period, index++) {
    const end = Math.min(start + period, values.length - 0.5);
    const from = x(start - 0.5);
    if (index % 2 === 0) {
      const d = box(from, MARGIN.top - 12, x(end - 0.5) - from, bottom - MARGIN.top + 12);
      shapes.push(path(`period-${start}`, "period", d));
    }
    if (end - start > period / 2) {
      const says = width > 600 ? words.plain("valuesPeriod", { from: start, to: start + period - 1 }) : `${start}`;
      shapes.push(tick(`from-${start}`, x((start + end) / 2), above, says));
    }
  }
  const before = width > 600 ? words.plain("valuesBefore", { to: preperiod - 1 }) : "0";
  shapes.push(tick("before", x(preperiod / 2), above, before));
  const look = { left: MARGIN.left, right, size: SIZES.tick, number: String, role: "tick", gap: 10 };
  shapes.push(...linesAcross(multiples(0, HIGHEST, 3), y, look));
  for (const m of multiples(0, values.length - 1, niceStep(values.length, width / 60)))
    shapes.push(tick(`at-${m}`, x(m), bottom + 14, String(m)));
  shapes.push(
    text("F", "title", 10, above, SIZES.title, "F"),
    text("m", "title", right - 6, HEIGHT - 7, SIZES.title, "m"),
  );
  values.forEach((value, m) => {
    if (value > 0) shapes.push(path(`stem-${m}`, "stem", `M${x(m)},${y(0)}V${y(value)}`));
  });
  values.forEach((value, m) => {
    const here = lengths.has(m) ? " here" : "";
    const role = value ? `dot${here}` : `dot zero${here}`;
    shapes.push(circle(`dot-${m}`, role, x(m), y(value), here ? dot + 2 : dot, { title: `F(${m}) = ${value}` }));
  });
  return shapes;
}
