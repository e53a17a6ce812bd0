// @ts-check
/** The evaluation line over the timeline: what the game was worth after each round, with marks where something was lost. */

import { linear } from "../../kit/axis.js";
import { h, setAttribute, setRichText, setText } from "../../kit/dom.js";
import { counted, formatNumber } from "../../kit/numbers.js";
import { pointerOn } from "../../kit/svg.js";
import { isBest, lossesOf } from "../words/evaluation.js";

/** @import { Actions, RatedRound, Panel } from "../types" */

const SVG = "http://www.w3.org/2000/svg";
/** The drawing in pixels: marks above, two tracks, marks below. It is as wide as its place. */
const USUAL_WIDTH = 600;
const HEIGHT = 76;
const MARGIN = 10;
const TRACKS = { visited: { top: 16, bottom: 32 }, end: { top: 42, bottom: 60 } };

/** @param {Actions} actions @returns {Panel} */
export function evaluationLine(actions) {
  const words = h("p", { class: "note" });
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "curve");
  svg.setAttribute("role", "img");
  const title = document.createElementNS(SVG, "title");
  const parts = ["end", "visited", "lost magnus", "lost derek", "here"].map((name) => {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("class", name);
    svg.append(path);
    return path;
  });
  svg.append(title);
  const pointOf = pointerOn(svg);
  const node = h("div", { class: "curve-box", hidden: true }, words, svg);
  /** @type {RatedRound[]} */
  let line = [];
  let width = USUAL_WIDTH;
  let round = 0;
  const roundAt = (/** @type {MouseEvent} */ event) => {
    const at = pointOf(event);
    if (!at) return null;
    const last = line.length - 1;
    return Math.max(0, Math.min(last, Math.round(((at.x - MARGIN) / (width - 2 * MARGIN)) * last)));
  };
  svg.addEventListener("click", (event) => {
    const round = roundAt(event);
    if (round !== null) actions.goTo(round);
  });
  svg.addEventListener("pointermove", (event) => {
    const round = roundAt(event);
    if (round !== null) title.textContent = about(line, round);
  });
  function draw() {
    width = svg.clientWidth || USUAL_WIDTH;
    setAttribute(svg, "viewBox", `0 0 ${width} ${HEIGHT}`);
    const x = linear(0, line.length - 1, MARGIN, width - MARGIN);
    const [ends, visited] = [line.map(({ end }) => end), line.map((one) => one.visited)];
    const drawn = [
      steps(ends, TRACKS.end, x),
      steps(visited, TRACKS.visited, x),
      marks(line, "call", x, (at, size) => `M${at} 12l${-size} ${-size * 1.5}h${2 * size}z`),
      marks(line, "answer", x, (at, size) => `M${at} 64l${-size} ${size * 1.5}h${2 * size}z`),
      `M${x(round)} 13V63`,
    ];
    for (const [index, path] of parts.entries()) setAttribute(path, "d", drawn[index] ?? "");
  }

  new ResizeObserver(() => line.length > 1 && draw()).observe(svg);
  return {
    node,
    update({ state, evaluation }) {
      line = evaluation.line ?? [];
      const here = line[state.round];
      node.hidden = !evaluation.tooLong && (line.length < 2 || !here);
      svg.toggleAttribute("hidden", evaluation.tooLong);
      if (evaluation.tooLong) setText(words, "The line of a game of more than 2,000 rounds is not drawn.");
      if (!here || node.hidden) return;
      setRichText(
        words,
        `Above **${counted(here.visited, "position")}** in the end, below the round of the last, **${formatNumber(here.end)}**. ▼ Magnus lost, △ Derek lost.`,
      );
      setAttribute(svg, "aria-label", summary(line));
      round = state.round;
      draw();
    },
  };
}

/** A line of steps that fills its track. @param {number[]} values @param {{top: number, bottom: number}} track @param {(round: number) => number} x */
function steps(values, { top, bottom }, x) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const y = high === low ? () => (top + bottom) / 2 : linear(low, high, bottom, top);
  return values.map((value, round) => (round === 0 ? `M${x(0)} ${y(value)}` : `H${x(round)}V${y(value)}`)).join("");
}

/** A triangle for every loss, the larger one for positions. @param {RatedRound[]} line @param {"call" | "answer"} whose @param {(round: number) => number} x @param {(at: number, size: number) => string} triangle */
function marks(line, whose, x, triangle) {
  return line
    .map((round, number) => (isBest(round[whose]) ? "" : triangle(x(number), round[whose].positions > 0 ? 6.5 : 4.5)))
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
  const shown = changes.slice(0, 12);
  const more = changes.length - shown.length;
  return `Evaluation line. ${shown.join(" ")}${more > 0 ? ` And ${counted(more, "more round")} with losses.` : ""}`;
}
