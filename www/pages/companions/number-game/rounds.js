// @ts-check
/** The reason why a pair is winning or losing: round by round, with the Fibonacci numbers. */

import { freshId } from "../../../kit/fresh-id.js";
import { html, renderMarks } from "../../../kit/lit.js";
import { panel } from "../../../table/companion/headed-panel.js";
import * as say from "../../../text/say/companions/number-game.js";
import { words } from "../speaker.js";

/** @import { CompanionPart, Decision, PairPosition } from "../../../table/companion/types" */

const COLUMNS = [words.plain("euclidRound"), words.plain("euclidPair"), words.plain("euclidQuotient"), "A/B"];
/** The most quotients shown; a longer continued fraction loses its middle. */
const MOST_QUOTIENTS = 8;

/** @returns {CompanionPart} */
export function roundsPanel() {
  const id = freshId("heading");
  return ({ view, quiet }) => {
    const { rounds, decision } = /** @type {PairPosition} */ (view.position);
    return panel(
      id,
      words.plain("euclidTitle"),
      html`
        <p class="serif">${renderMarks(decision ? explanation(decision) : "")}</p>
        <details>
          <summary>${words.plain("euclidAll", { count: rounds.length })}</summary>
          <p class="note">${words.plain("euclidNote")}</p>
          <div class="scroller small" tabindex="0" role="group" aria-label=${words.plain("euclidLabel")}>
            <table>
              <thead><tr>${COLUMNS.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
              <tbody>${rounds.map(row)}</tbody>
            </table>
          </div>
        </details>`,
      { hidden: quiet || decision === null },
    );
  };
}

/** @param {PairPosition["rounds"][number]} round @param {number} index */
function row({ large, small, quotient, above, below, atLeast, decides }, index) {
  const question = `${atLeast ? "≥" : "≤"} ${words.number(above)}/${words.number(below)}?`;
  const answer = words.plain(decides ? "euclidYes" : "euclidNo");
  return html`
    <tr>
      <th scope="row">${index + 1}</th>
      <td>${`${words.number(large)}, ${words.number(small)}`}</td>
      <td>${quotient === null ? "–" : words.number(quotient)}</td>
      <td>${`${question} ${answer}`}</td>
    </tr>`;
}

/** @param {Decision} decision */
function explanation({ forced, mover, pair, quotients }) {
  const then = pair && { large: pair[0], small: pair[1] };
  const choice =
    forced === 0 && then ? say.choiceNow(words, then.large, then.small) : say.choiceLater(words, forced, mover, then);
  return `${choice} ${fraction(quotients.map((quotient) => words.number(quotient)))}`;
}

/** The beginning of the continued fraction of larger number / smaller number. @param {string[]} quotients */
function fraction(quotients) {
  if (quotients.length === 0) return "";
  const long = quotients.length > MOST_QUOTIENTS;
  const shown = long ? [...quotients.slice(0, 4), "…", ...quotients.slice(-1)] : quotients;
  return say.fraction(words, shown, quotients.length === 1);
}
