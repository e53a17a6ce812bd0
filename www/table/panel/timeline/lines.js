// @ts-check
/** The lines of the game: a small tree under the timeline, and a menu of them. */

import { html, live, nothing, svg } from "../../../kit/lit.js";
import { lineName } from "../../../text/say/table/analysis-panels.js";

/** @import { Actions, GameLine, Part, Speaker } from "../../types" */

/** The width of the drawn tree and the height of each line, in its own units. */
const WIDTH = 600;
const TRACK = 16;
const MARGIN = 10;
/** The most lines that are drawn; with more only the menu shows them. */
const MOST_DRAWN = 12;

/** @param {Speaker} words @param {Actions} actions @returns {Part} */
export const linesPanel =
  (words, actions) =>
  ({ facts: { lines }, state, settings }) => {
    if (lines.length === 0) return nothing;
    const followed = lines.findIndex((line) => line.followed);
    const choose = (/** @type {Event} */ { target }) =>
      actions.switchLine(Number(/** @type {HTMLSelectElement} */ (target).value));
    const option = (/** @type {GameLine} */ line, /** @type {number} */ index) =>
      html`<option value=${index + 1} .selected=${live(index === followed)}>${lineName(words, line, index)}</option>`;
    return html`
      <div class="lines" role="group" aria-label=${words.plain("lineGroup")}>
        ${tree(words, lines, followed, state.round, (line) => actions.switchLine(line))}
        <div class="row">
          <select aria-label=${words.plain("lineMenu")} @change=${choose}>${lines.map(option)}</select>
          <button
            type="button"
            class="plain"
            title=${words.plain("lineRemoveTitle")}
            ?hidden=${settings.readonly}
            @click=${() => actions.removeLine(followed + 1)}
          >${words.plain("lineRemove")}</button>
        </div>
      </div>`;
  };

/**
 * @param {Speaker} words @param {GameLine[]} lines @param {number} followed @param {number} round
 * @param {(line: number) => void} choose
 */
function tree(words, lines, followed, round, choose) {
  if (lines.length > MOST_DRAWN) return nothing;
  const branch = (/** @type {GameLine} */ line, /** @type {number} */ index) => {
    const [x0, x1, y] = [place(line.from, lines), place(line.to, lines), height(index)];
    const bend = Math.min(x1 - x0, TRACK / 2);
    const start =
      index === 0 ? `M${x0} ${y}` : `M${x0} ${height(line.parent - 1)}V${y - bend}q0 ${bend} ${bend} ${bend}`;
    // A line is too thin to be clicked, so a wider path takes the clicks.
    return svg`
      <path class=${line.followed ? "track followed" : "track"} d="${start}H${x1}"></path>
      <circle class="leaf" cx=${x1} cy=${y} r="3.5"></circle>
      <path class="target" d="M${x0} ${y}H${Math.max(x1, x0 + TRACK)}" @click=${() => choose(index + 1)}>
        <title>${lineName(words, line, index)}</title>
      </path>`;
  };
  const at = trackOf(lines, followed, round);
  return html`
    <svg class="tree" aria-hidden="true" viewBox="0 0 ${WIDTH} ${2 * MARGIN + TRACK * (lines.length - 1)}">
      ${lines.map(branch)}
      <circle class="here" r="6" cx=${place(round, lines)} cy=${height(at)}></circle>
    </svg>`;
}

/**
 * The track that a round is drawn on: the first rounds of a line belong to the lines it leaves.
 * @param {GameLine[]} lines @param {number} followed @param {number} round
 */
function trackOf(lines, followed, round) {
  let index = followed;
  for (let line = lines[index]; line && index > 0 && round <= line.from; line = lines[index]) index = line.parent - 1;
  return index;
}

/** The x of a round in the drawing. @param {number} round @param {GameLine[]} lines */
function place(round, lines) {
  const longest = Math.max(...lines.map(({ to }) => to), 1);
  return MARGIN + ((WIDTH - 2 * MARGIN) * round) / longest;
}

/** @param {number} index */
function height(index) {
  return MARGIN + TRACK * index;
}
