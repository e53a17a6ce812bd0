// @ts-check
/** The length of the game: its least number of moves, and a way to make it longer than any number. */

import { freshId, h, section, setRichText, setText } from "../../../kit/dom.js";
import { inWords } from "../../../kit/sentences.js";
import { companionRefusalText } from "../../../text/say/companion-refusals.js";
import * as say from "../../../text/say/multivision.js";
import { isYours, words } from "../words.js";

/** @import { Actions, Panel, PilesPosition } from "../types" */

/** log₁₀ of the nanoseconds in a year. */
const YEAR = 16.5;

/** @param {Actions} actions @param {() => import("../../../pkg/companions.js").Companion} game @returns {Panel} */
export function delayPanel(actions, game) {
  const least = h("p");
  const endless = h("p");
  const id = freshId("delay");
  const field = h("input", { id, value: "10^100", autocomplete: "off", spellcheck: "false", class: "short" });
  const error = h("p", { class: "error", role: "alert" });
  const onsubmit = (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      setText(error, "");
      actions.consider(game().delay(field.value) ?? null);
    } catch (reason) {
      setText(error, inWords(words, reason, companionRefusalText));
    }
  };
  const row = h(
    "div",
    { class: "row" },
    h("label", { for: id }, words.plain("delayMoves")),
    field,
    h("button", {}, words.plain("delayFind")),
  );
  const form = h("form", { novalidate: true, onsubmit }, row, error);
  const { node } = section(words.plain("delayTitle"), least, endless, form);
  node.classList.add("why");
  return {
    node,
    update({ view }) {
      const position = /** @type {PilesPosition} */ (view.position);
      node.hidden = view.over;
      setRichText(least, atLeast(position));
      setRichText(endless, without(position));
      form.hidden = !isYours(view) || position.endlessBy === null;
    },
  };
}

/** @param {PilesPosition} position */
function atLeast({ k, together, exact, leastMoves: moves }) {
  if (!exact || moves === null) return say.atLeastVague(words, k, together);
  const least = say.atLeast(words, k, together, moves);
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
