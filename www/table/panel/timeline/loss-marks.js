// @ts-check
/** The losses of the line on the timeline: a triangle for each. Its values are the curve of the evaluation. */

import { linear } from "../../../drawing/axis.js";
import { elementOf, html, nothing, render } from "../../../kit/lit.js";
import { lineSummary } from "../../../text/say/table/analysis-panels.js";
import { lossesOf } from "../../../text/say/table/evaluation.js";
import { isBest } from "../../../text/say/table/facts.js";

/** @import { Part, RatedRound, Speaker } from "../../types" */

/** Half the width of the slider's knob, in pixels: its middle keeps this distance from both ends. */
const KNOB = 8;
/** The distance of the triangles from the middle, in pixels. */
const LOST = 8;
/** The most rounds that the summary names. */
const MOST_NAMED = 12;

/** @param {Speaker} words @returns {Part} */
export function lossMarks(words) {
  const place = elementOf(html`<span></span>`);
  /** @type {RatedRound[]} */
  let line = [];

  // The drawing depends on the size of its place, which is known once it is on the page.
  function draw() {
    render(line.length < 2 ? nothing : lossShapes(words, line, size), place);
  }

  const size = { width: 0, height: 0 };
  new ResizeObserver(() => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = place.firstElementChild ?? {};
    Object.assign(size, { width, height });
    draw();
  }).observe(place);
  return ({ evaluation }) => {
    // Begins with the start; empty if no values are shown.
    line = evaluation.line ?? [];
    draw();
    return place;
  };
}

/** @param {Speaker} words @param {RatedRound[]} line @param {{width: number, height: number}} size */
function lossShapes(words, line, { width, height }) {
  const x = linear(0, Math.max(1, line.length - 1), KNOB, width - KNOB);
  const middle = height / 2;
  const up = (/** @type {number} */ at, /** @type {number} */ size) =>
    `M${at} ${middle - LOST}l${-size} ${-size * 1.5}h${2 * size}z`;
  const down = (/** @type {number} */ at, /** @type {number} */ size) =>
    `M${at} ${middle + LOST}l${-size} ${size * 1.5}h${2 * size}z`;
  return html`
    <svg class="ticks" role="img" aria-label=${summary(words, line)}>
      <path class="lost magnus" d=${triangles(line, "call", x, up)}></path>
      <path class="lost derek" d=${triangles(line, "answer", x, down)}></path>
    </svg>`;
}

/**
 * A triangle for each loss; larger ones are losses of positions.
 * @param {RatedRound[]} line @param {"call" | "answer"} whose @param {(round: number) => number} x
 * @param {(at: number, size: number) => string} triangle
 */
function triangles(line, whose, x, triangle) {
  return line
    .map((round, number) => (isBest(round[whose]) ? "" : triangle(x(number), round[whose].positions > 0 ? 6 : 4.5)))
    .join("");
}

/** The summary of the line for screen readers. @param {Speaker} words @param {RatedRound[]} line */
function summary(words, line) {
  const changes = line.flatMap((rated, round) =>
    round === 0 || round === line.length - 1 || lossesOf(words, rated) ? [{ round, rated }] : [],
  );
  const shown = changes.slice(0, MOST_NAMED);
  return lineSummary(words, shown, changes.length - shown.length);
}
