// @ts-check
/** What the game was worth, on the timeline itself: a tick for each round, and a triangle where something was lost. */

import { linear } from "../../kit/axis.js";
import { h, setAttribute } from "../../kit/dom.js";
import { lossesOf } from "../../text/say/evaluation.js";
import { isBest } from "../../text/say/facts.js";
import { lineSummary } from "../../text/say/late.js";

/** @import { Panel, RatedRound, Speaker } from "../types" */

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

/** @param {Speaker} words @returns {Panel} */
export function ratedTicks(words) {
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
      setAttribute(svg, "aria-label", summary(words, line));
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

/** The line for somebody who does not see it. @param {Speaker} words @param {RatedRound[]} line */
function summary(words, line) {
  const changes = line.flatMap((rated, round) =>
    round === 0 || round === line.length - 1 || lossesOf(words, rated) ? [{ round, rated }] : [],
  );
  const shown = changes.slice(0, MOST_NAMED);
  return lineSummary(words, shown, changes.length - shown.length);
}
