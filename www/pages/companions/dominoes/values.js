// @ts-check
/** The values F(0), F(1), … as a plot. */

import { linear, multiples, niceStep } from "../../../kit/axis.js";
import { onWidth, svg, svgText } from "../../../kit/svg.js";
import { words } from "../words.js";
import { open } from "./words.js";

/** @import { Limits, Segment } from "../types" */

const HEIGHT = 250;
const MARGIN = { left: 34, right: 8, top: 34, bottom: 34 };
const HIGHEST = 9;

/**
 * @param {HTMLElement} place
 * @param {Uint8Array} values
 * @param {Limits} limits
 */
export function valuesPlot(place, values, limits) {
  const root = svg("svg", { class: "plot", role: "img" });
  place.append(root);
  /** @type {Set<number>} */
  let lengths = new Set();
  const draw = () => {
    const width = Math.round(place.clientWidth);
    if (width === 0) return;
    root.setAttribute("viewBox", `0 0 ${width} ${HEIGHT}`);
    root.replaceChildren(...plot(values, limits, width, lengths));
  };
  const { preperiod, period } = limits;
  root.setAttribute("aria-label", words.plain("valuesPlot", { last: values.length - 1, preperiod, period }));
  onWidth(place, draw);
  return {
    /** Marks the lengths of the current segments. @param {Segment[]} segments */
    mark(segments) {
      lengths = new Set(open(segments).map(({ length }) => length));
      draw();
    },
  };
}

/** @param {Uint8Array} values @param {Limits} limits @param {number} width @param {Set<number>} lengths */
function plot(values, { preperiod, period }, width, lengths) {
  const right = width - MARGIN.right;
  const bottom = HEIGHT - MARGIN.bottom;
  const x = linear(0, values.length - 1, MARGIN.left + 8, right - 8);
  const y = linear(0, HIGHEST, bottom, MARGIN.top);
  const dot = Math.min(3.2, Math.max(1.6, (right - MARGIN.left) / values.length / 2.6));
  const shapes = [];
  for (let start = preperiod, index = 0; start < values.length; start += period, index++) {
    const end = Math.min(start + period, values.length - 0.5);
    const from = x(start - 0.5);
    if (index % 2 === 0)
      shapes.push(
        svg("rect", {
          class: "period",
          x: from,
          y: MARGIN.top - 12,
          width: x(end - 0.5) - from,
          height: bottom - MARGIN.top + 12,
        }),
      );
    if (end - start > period / 2)
      shapes.push(
        svgText(
          x((start + end) / 2),
          MARGIN.top - 22,
          width > 600 ? words.plain("valuesPeriod", { from: start, to: start + period - 1 }) : `${start}`,
          { class: "tick" },
        ),
      );
  }
  shapes.push(
    svgText(x(preperiod / 2), MARGIN.top - 22, width > 600 ? words.plain("valuesBefore", { to: preperiod - 1 }) : "0", {
      class: "tick",
    }),
  );
  for (const value of multiples(0, HIGHEST, 3)) {
    shapes.push(
      svg("path", { class: value ? "grid" : "axis", d: `M${MARGIN.left},${y(value)}H${right}` }),
      svgText(MARGIN.left - 10, y(value), String(value), { class: "tick" }),
    );
  }
  for (const m of multiples(0, values.length - 1, niceStep(values.length, width / 60)))
    shapes.push(svgText(x(m), bottom + 14, String(m), { class: "tick" }));
  shapes.push(
    svgText(10, MARGIN.top - 22, "F", { class: "title" }),
    svgText(right - 6, HEIGHT - 7, "m", { class: "title" }),
  );
  values.forEach((value, m) => {
    if (value > 0) shapes.push(svg("path", { class: "stem", d: `M${x(m)},${y(0)}V${y(value)}` }));
  });
  values.forEach((value, m) => {
    const here = lengths.has(m) ? " here" : "";
    const title = svg("title", {}, `F(${m}) = ${value}`);
    shapes.push(
      svg(
        "circle",
        { class: value ? `dot${here}` : `dot zero${here}`, cx: x(m), cy: y(value), r: here ? dot + 2 : dot },
        title,
      ),
    );
  });
  return shapes;
}
