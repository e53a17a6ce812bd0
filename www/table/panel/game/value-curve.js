// @ts-check
/**
 * The value of the line, round by round: the positions in the end above, the round of the last new one below. A slider, so that
 * a click or an arrow key goes to a round.
 */

import { linear, multiples, niceStep } from "../../../drawing/axis.js";
import { marksBelow } from "../../../drawing/chart.js";
import { observeWidth, svg } from "../../../drawing/drawing-element.js";
import { circle, path, text } from "../../../drawing/primitives.js";
import { svgRenderer } from "../../../drawing/svg.js";
import { roundWorth } from "../../../text/say/table/analysis-panels.js";

/** @import { Primitive } from "../../../drawing/types" */
/** @import { Actions, Model, RatedRound, Speaker } from "../../types" */
/** @typedef {(rated: RatedRound) => number} Measure */

/** The heights of a lane's title and of its curve, and the whole, in pixels. */
const TITLE = 22;
const LANE = 40;
const HEIGHT = 2 * (TITLE + LANE) + 28;
const SIZE = 12;
/** The room for numbers at the left, and for half a dot at the right. */
const LEFT = 30;
const RIGHT = 8;

/**
 * @param {Speaker} words @param {Actions} actions
 * @returns {(model: Model, line: RatedRound[]) => HTMLElement}
 */
export function valueCurve(words, actions) {
  /** @type {RatedRound[]} */
  let line = [];
  let round = 0;
  const root = svg("svg", { class: "plot", "aria-hidden": "true" });
  const draw = svgRenderer(root);
  const place = document.createElement("div");
  place.className = "value-curve";
  place.tabIndex = 0;
  place.role = "slider";
  place.ariaLabel = words.plain("curveName");
  place.ariaValueMin = "0";
  place.append(root);

  const redraw = () => {
    const width = place.clientWidth;
    if (width === 0 || line.length < 2) return;
    root.setAttribute("viewBox", `0 0 ${width} ${HEIGHT}`);
    draw(curveShapes(words, line, round, width));
  };
  const goTo = (/** @type {number} */ wanted) => {
    const target = Math.min(line.length - 1, Math.max(0, wanted));
    if (target !== round) actions.goTo(target);
  };
  const follow = (/** @type {PointerEvent} */ { clientX, buttons }) => {
    const { left, width } = place.getBoundingClientRect();
    if (buttons !== 1) return;
    goTo(Math.round(((clientX - left - LEFT) / (width - LEFT - RIGHT)) * (line.length - 1)));
  };
  place.addEventListener("pointerdown", follow);
  place.addEventListener("pointermove", follow);
  place.addEventListener("keydown", (event) => {
    const wanted = roundByKey(event.key, round, line.length - 1);
    if (wanted === null || event.ctrlKey || event.metaKey || event.altKey) return;
    // The table would take an arrow for an answer.
    event.preventDefault();
    goTo(wanted);
  });
  observeWidth(place, redraw);
  return ({ state }, rated) => {
    [line, round] = [rated, state.round];
    place.ariaValueMax = String(line.length - 1);
    place.ariaValueNow = String(round);
    const here = line[round];
    place.ariaValueText = here ? roundWorth(words, round, here) : "";
    redraw();
    return place;
  };
}

/** The round that a key of a slider leads to; null for another key. @param {string} key @param {number} round @param {number} last */
function roundByKey(key, round, last) {
  if (key === "ArrowRight" || key === "ArrowUp") return round + 1;
  if (key === "ArrowLeft" || key === "ArrowDown") return round - 1;
  if (key === "Home") return 0;
  return key === "End" ? last : null;
}

/** @param {Speaker} words @param {RatedRound[]} line @param {number} round @param {number} width @returns {Primitive[]} */
function curveShapes(words, line, round, width) {
  const last = line.length - 1;
  const right = width - RIGHT;
  const bottom = 2 * (TITLE + LANE);
  const x = linear(0, last, LEFT, right);
  const marks = multiples(0, last, niceStep(last, (right - LEFT) / 50));
  const number = (/** @type {number} */ value) => words.number(value);
  return [
    ...lane("positions", words.plain("curvePositions"), line, ({ visited }) => visited, round, x, TITLE, number),
    ...lane("rounds", words.plain("curveRounds"), line, ({ end }) => end, round, x, 2 * TITLE + LANE, number),
    ...marksBelow(marks, x, { bottom, width, below: 15, size: SIZE, number }),
  ];
}

/**
 * One curve below its title, with its lowest and highest number at the left, and a dot at the present round.
 * @param {string} name @param {string} title @param {RatedRound[]} line @param {Measure} of @param {number} round
 * @param {(round: number) => number} x @param {number} top @param {(value: number) => string} number
 * @returns {Primitive[]}
 */
function lane(name, title, line, of, round, x, top, number) {
  const values = line.map(of);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const y = high === low ? () => top + LANE / 2 : linear(low, high, top + LANE - 6, top + 4);
  const steps = values.map((value, at) => (at === 0 ? `M${x(0)} ${y(value)}` : `H${x(at)}V${y(value)}`)).join("");
  const scale = [...new Set([low, high])].map((value) =>
    text(`${name}-${value}`, "tick end", LEFT - 8, y(value), SIZE, number(value)),
  );
  return [
    text(`${name}-title`, "tick start", LEFT, top - 11, SIZE, title),
    ...scale,
    path(`${name}-round`, "curve-here", `M${x(round)} ${top - 2}v${LANE}`),
    path(`${name}-line`, `curve ${name}`, steps),
    circle(`${name}-here`, "curve-dot", x(round), y(values[round] ?? low), 4.5),
  ];
}
