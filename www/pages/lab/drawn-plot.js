// @ts-check
/** The plot on the page; redrawn for every width, so that letters keep their size. A narrow one has a legend. */

import { svg } from "../../drawing/drawing-element.js";
import { path } from "../../drawing/primitives.js";
import { svgRenderer } from "../../drawing/svg.js";
import { html, nothing, render } from "../../kit/lit.js";
import { resultsSummary } from "../../text/say/site/lab.js";
import { withFormulas } from "./formulas.js";
import { lineClass, markerClass, markerPath } from "./marker.js";
import { plotOf } from "./plot.js";
import { MOST_PAIRS, seriesOf } from "./series.js";
import { words } from "./speaker.js";

/** @import { PlayedGame } from "./results.js" */
/** @import { Series } from "./series.js" */
/** @import { Bound } from "./plot.js" */

/** The figure of a tournament. @param {HTMLElement} place @param {(id: string) => string} nameOf */
export function resultsFigure(place, nameOf) {
  let found = seriesOf([], nameOf);
  const show = linesFigure(place, summaryOf, (unseen, cut) => noteOf(found, unseen, cut));
  return (/** @type {PlayedGame[]} */ rows) => {
    found = seriesOf(rows, nameOf);
    show(found.series);
  };
}

/**
 * A plot of rounds − n against n, with the proved bounds and the names of the lines.
 * @param {HTMLElement} place
 * @param {(series: Series[]) => string} summaryOf the plot in a sentence, for screen readers
 * @param {(unseen: string[], cut: string[]) => string} noteOf the note below, which names bounds and lines that
 *   leave the plot
 * @param {Bound[]} [bounds] drawn with the lines
 * @param {string} [variable] the name of what runs along the bottom, if it is not n
 * @returns {(series: Series[]) => void} shows other lines
 */
export function linesFigure(place, summaryOf, noteOf, bounds, variable) {
  const root = svg("svg", { role: "img" });
  const drawPlot = svgRenderer(root);
  /** @type {Series[]} */
  let lines = [];
  /** @param {Series[]} named @param {string} note */
  const show = (named, note) => render(figure(root, named, note), place);
  const draw = () => {
    const width = Math.round(canvas.clientWidth);
    if (width === 0) return;
    const least = Math.round(Math.min(Math.max(width * 0.55, 280), 430));
    const { shapes, height, isNamed, unseen, cut } = plotOf(lines, width, least, bounds, variable);
    root.setAttribute("viewBox", `0 0 ${width} ${height}`);
    root.setAttribute("aria-label", summaryOf(lines));
    drawPlot(shapes);
    show(isNamed ? [] : lines, noteOf(unseen, cut));
  };
  show([], "");
  const canvas = /** @type {HTMLElement} */ (root.parentElement);
  new ResizeObserver(draw).observe(canvas);
  return (series) => {
    lines = series;
    draw();
  };
}

/** @param {SVGElement} plot @param {Series[]} lines @param {string} note */
const figure = (plot, lines, note) => html`
<div class="figure">
  <div class="canvas">${plot}</div>
  ${lines.length > 0 ? html`<ul class="legend">${lines.map(legendItem)}</ul>` : nothing}
  <p class="note">${withFormulas(note)}</p>
</div>`;

/** The plot in a sentence, for screen readers. @param {Series[]} series */
function summaryOf(series) {
  const [highest] = series;
  const end = highest?.points.at(-1);
  if (!highest || !end) return words.plain("labNothingPlotted");
  return resultsSummary(words, series.length, highest.name, end);
}

/** @param {ReturnType<typeof seriesOf>} found @param {string[]} unseen @param {string[]} cut */
function noteOf({ series, merged, stopped }, unseen, cut) {
  if (series.length === 0) return stopped ? words.plain("labAllStopped") : "";
  const sentences = [words.plain("labBounds")];
  if (series.some(({ dash }) => dash)) sentences.push(words.plain("labLooks"));
  if (unseen.length > 0) sentences.push(words.plain("labTooHigh", { lines: words.list(unseen) }));
  if (cut.length > 0) sentences.push(words.plain("labPartsTooHigh", { lines: cut.join("; ") }));
  if (merged) sentences.push(words.plain("labMerged", { most: MOST_PAIRS }));
  if (stopped) sentences.push(words.plain("labStoppedRows", { count: stopped }));
  return sentences.join(" ");
}

/** @param {Series} line */
function legendItem(line) {
  const swatch = svg("svg", { viewBox: "0 0 28 14", "aria-hidden": "true" });
  svgRenderer(swatch)([
    path("line", lineClass(line), "M1,7H27"),
    path("marker", markerClass(line), markerPath(line.shape, 14, 7, 4.5)),
  ]);
  return html`<li>${swatch}<span>${withFormulas(line.legend ?? line.name)}</span></li>`;
}
