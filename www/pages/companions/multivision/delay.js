// @ts-check
/** How long the game lasts at least, and how anybody can make it longer than any number. */

import { freshId, h, section, setRichText, setText } from "../../../kit/dom.js";
import { messageOf } from "../../../kit/sentences.js";
import { formatNumber } from "../../../words/en/numbers.js";
import { isYours } from "../words.js";
import { powerName } from "./words.js";

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
      setText(error, messageOf(reason));
    }
  };
  const row = h("div", { class: "row" }, h("label", { for: id }, "Moves"), field, h("button", {}, "Find such a move"));
  const form = h("form", { novalidate: true, onsubmit }, row, error);
  const { node } = section("How long can the loser delay?", least, endless, form);
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
  const taken = k === 2 ? "one exponent" : `at most ${k - 1} exponents`;
  if (!exact || moves === null) {
    const divided = k === 2 ? "" : `, divided by ${k - 1},`;
    return `A move takes ${taken} away, and all together they are at least ${together}: that${divided} is how many **moves** the game lasts at least, whatever the players do. No calendar reaches so far.`;
  }
  const least = `A move takes ${taken} away, and all together they are ${shown(together)}: so the game lasts at least **${shown(moves)} ${moves === "1" ? "move" : "moves"}**, whatever the players do.`;
  if (moves.length < 18) return least;
  return `${least} At one move a nanosecond that is about 10^${formatNumber(Math.round(moves.length - 1 - YEAR))} years.`;
}

/** @param {string} digits */
function shown(digits) {
  return digits.length > 15 ? `about 10^${formatNumber(digits.length - 1)}` : formatNumber(Number(digits));
}

/** @param {PilesPosition} position */
function without({ endlessBy, primes, k }) {
  const last = primes.at(-1);
  if (endlessBy === null) return `Only ${last} is left, and its exponents can no longer grow: the end is near.`;
  return `And no number bounds it (Theorem 1): as long as ${endlessBy} is in a pile, dividing by it once may add any number to the exponents of ${last}. The winner can do the same and keep M ${powerName(k)}, at the latest when the loser has taken a smaller prime than ${last} (Corollary). Yet every play ends.`;
}
