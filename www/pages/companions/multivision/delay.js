// @ts-check
/** The length of the game: its least number of moves, and a way to make it longer than any number. */

import { freshId } from "../../../kit/fresh-id.js";
import { html, renderMarks } from "../../../kit/lit.js";
import { isYours } from "../../../table/companion/game-in-words.js";
import { panel } from "../../../table/companion/headed-panel.js";
import * as say from "../../../text/say/companions/multivision.js";
import { words } from "../speaker.js";

/** @import { CompanionActions, CompanionPart, PilesPosition } from "../../../table/companion/types" */

/** log₁₀ of the nanoseconds in a year. */
const YEAR = 16.5;

/** @param {CompanionActions} actions @returns {CompanionPart} */
export function delayPanel(actions) {
  const id = freshId("heading");
  const input = freshId("delay");
  const find = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const moves = String(new FormData(/** @type {HTMLFormElement} */ (event.currentTarget)).get("moves"));
    actions.find("delay", (game) => game.delay(moves) ?? null);
  };
  return ({ view, error }) => {
    const position = /** @type {PilesPosition} */ (view.position);
    return panel(
      id,
      words.plain("delayTitle"),
      html`
        <p>${renderMarks(delayBound(position))}</p>
        <p>${renderMarks(without(position))}</p>
        <form novalidate ?hidden=${!isYours(view) || position.endlessBy === null} @submit=${find}>
          <div class="row">
            <label for=${input}>${words.plain("delayMoves")}</label>
            <input id=${input} name="moves" value="10^100" autocomplete="off" spellcheck="false" class="short">
            <button>${words.plain("delayFind")}</button>
          </div>
          <p class="error" role="alert">${error?.place === "delay" ? error.message : ""}</p>
        </form>`,
      { classes: "panel why", hidden: view.over },
    );
  };
}

/** @param {PilesPosition} position */
function delayBound({ k, together, exact, leastMoves: moves }) {
  if (!exact || moves === null) return say.atLeastVague(words, k, together);
  const least = say.atLeastText(words, k, together, moves);
  return moves.length < 18
    ? least
    : `${least} ${words.say("delayYears", { exponent: Math.round(moves.length - 1 - YEAR) })}`;
}

/** @param {PilesPosition} position */
function without({ endlessBy, primes, k }) {
  const last = primes.at(-1);
  return endlessBy === null
    ? words.say("delayNearEnd", { last: last ?? "" })
    : say.unbounded(words, endlessBy, last, k);
}
