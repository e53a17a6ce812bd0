// @ts-check
/** What the game was worth, on the timeline itself: a tick for each round, and a triangle where something was lost. */

import { linear } from "../../kit/axis.js";
import { h, setAttribute } from "../../kit/dom.js";
import { counted, formatNumber } from "../../kit/numbers.js";
import { lossesOf } from "../../words/en/evaluation.js";
import { isBest } from "../../words/facts.js";

/** @import { Panel, RatedRound } from "../types" */

const SVG = "http://www.w3.org/2000/svg";
/** Half the width of the knob of a timeline: its middle goes from here to as far from the end. */
const KNOB = 8;
/** Half the height of the track, where ticks begin, and how long they are, in pixels. */
const TRACK = 5;
const SHORT = 4;
const LONG = 11;
/** How far from the middle the triangles are. */
const LOST = 8;
/** Rounds that a summary names. */
const MOST_NAMED = 12;

/** @returns {Panel} */
export function ratedTicks() {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "ticks");
  svg.setAttribute("role", "img");
  const parts = ["value", "lost magnus", "lost derek"].map((name) => {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("class", name);
    svg.append(path);
    return path;
  });
  /** @type {RatedRound[]} */
  let line = [];

  function draw() {
    const { clientWidth: width, clientHeight: height } = svg;
    const x = linear(0, Math.max(1, line.length - 1), KNOB, width - KNOB);
    const middle = height / 2;
    const drawn = [
      values(line, x, middle),
      marks(line, "call", x, (at, size) => `M${at} ${middle - LOST}l${-size} ${-size * 1.5}h${2 * size}z`),
      marks(line, "answer", x, (at, size) => `M${at} ${middle + LOST}l${-size} ${size * 1.5}h${2 * size}z`),
    ];
    for (const [index, path] of parts.entries()) setAttribute(path, "d", drawn[index] ?? "");
  }

  new ResizeObserver(() => line.length > 1 && draw()).observe(svg);
  return {
    node: h("span", {}, svg),
    update({ evaluation }) {
      // The start first; none if nothing is to be shown.
      line = evaluation.line ?? [];
      svg.toggleAttribute("hidden", line.length < 2);
      if (line.length < 2) return;
      setAttribute(svg, "aria-label", summary(line));
      draw();
    },
  };
}

/** A tick for each round, the longer the later the last new position comes if both play perfectly from there on. @param {RatedRound[]} line @param {(round: number) => number} x @param {number} middle */
function values(line, x, middle) {
  const ends = line.map(({ end }) => end);
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const size = high === low ? () => SHORT : linear(low, high, SHORT, LONG);
  return ends.map((end, round) => `M${x(round)} ${middle - TRACK}v${-size(end)}`).join("");
}

/** A triangle for every loss, the larger one for positions. @param {RatedRound[]} line @param {"call" | "answer"} whose @param {(round: number) => number} x @param {(at: number, size: number) => string} triangle */
function marks(line, whose, x, triangle) {
  return line
    .map((round, number) => (isBest(round[whose]) ? "" : triangle(x(number), round[whose].positions > 0 ? 6 : 4.5)))
    .join("");
}

/** @param {RatedRound[]} line @param {number} round */
function about(line, round) {
  const here = line[round];
  if (!here) return "";
  const lost = lossesOf(here);
  return `Round ${formatNumber(round)}: ${counted(here.visited, "position")} in the end, the last in round ${formatNumber(here.end)}. ${lost}`.trim();
}

/** The line for somebody who does not see it. @param {RatedRound[]} line */
function summary(line) {
  const changes = line.flatMap((_, round) =>
    round === 0 || round === line.length - 1 || lossesOf(line[round] ?? _) ? [about(line, round)] : [],
  );
  const shown = changes.slice(0, MOST_NAMED);
  const more = changes.length - shown.length;
  return `Evaluation line. ${shown.join(" ")}${more > 0 ? ` And ${counted(more, "more round")} with losses.` : ""}`;
}
