// @ts-check
/** The form of the next move: the number that becomes smaller, and the multiple of the other that it loses. */

import { freshId, h, setAttribute, setText } from "../../../kit/dom.js";
import { hint, leaves, loses } from "../../../text/say/number-game.js";
import { isYours, words } from "../words.js";

/** @import { Actions, Model, Panel, PairPosition } from "../types" */

/** @param {Actions} actions @returns {Panel} */
export function subtractionForm(actions) {
  const [from, times] = [freshId("from"), freshId("times")];
  let typed = "";
  const consider = () => {
    typed = `${select.value}${field.value.trim()}`;
    actions.consider(field.value.trim() ? typed : null);
  };
  const select = h(
    "select",
    { id: from, onchange: consider },
    h("option", { value: "a" }, "A"),
    h("option", { value: "b" }, "B"),
  );
  const field = h("input", { id: times, inputmode: "numeric", autocomplete: "off", class: "short", oninput: consider });
  const other = h("span");
  const onsubmit = (/** @type {Event} */ event) => {
    event.preventDefault();
    actions.make(`${select.value}${field.value.trim()}`);
  };
  const row = h(
    "div",
    { class: "row" },
    h("label", { for: from }, words.plain("numbersFrom")),
    select,
    h("label", { for: times }, words.plain("numbersTake")),
    field,
    other,
    h("button", { class: "primary" }, words.plain("numbersSubtract")),
  );
  const outcome = h("p", { class: "note", "aria-live": "polite" });
  const node = h("form", { novalidate: true, onsubmit }, row, outcome);
  let shown = "";
  return {
    node,
    update({ view, considered, preview }) {
      const { a, b, squares, fromA } = /** @type {PairPosition} */ (view.position);
      const game = `${view.moves.length} ${a} ${b}`;
      if (game !== shown) {
        // A new position: nobody has typed anything for it yet.
        shown = game;
        select.value = fromA ? "a" : "b";
        field.value = "";
        typed = "";
      }
      if (considered !== null && considered !== typed && /^[ab]\d+$/.test(considered)) {
        select.value = considered.charAt(0);
        field.value = considered.slice(1);
        typed = considered;
      }
      setText(other, words.plain("numbersTimes", { name: select.value === "a" ? "B" : "A" }));
      setAttribute(
        field,
        "placeholder",
        squares === "0" || squares === "1" ? "1" : words.plain("numbersUpTo", { most: words.number(squares) }),
      );
      setText(
        outcome,
        preview && considered !== null ? previewText(/** @type {PairPosition} */ (preview)) : hint(words, squares),
      );
    },
  };
}

/** @param {PairPosition} after */
function previewText({ a, b, shape, spent }) {
  if (spent) return loses(words, spent, { A: a, B: b }[spent]);
  return shape ? leaves(words, a, b, shape) : "";
}

/**
 * Arrow keys go from multiple to multiple, Enter subtracts.
 * @param {KeyboardEvent} event
 * @param {Model} model
 * @param {Actions} actions
 */
export function subtractionKey(event, { view, considered }, actions) {
  if (!isYours(view)) return false;
  if (event.key === "Enter" && considered !== null) {
    actions.make(considered);
    return true;
  }
  const step = { ArrowRight: 1n, ArrowLeft: -1n }[event.key];
  if (!step) return false;
  const { fromA, squares } = /** @type {PairPosition} */ (view.position);
  const large = fromA ? "a" : "b";
  // The typed text may be anything.
  const [, times = "0"] = /^[ab](\d+)$/.exec(considered?.startsWith(large) ? considered : "") ?? [];
  const now = BigInt(times);
  const most = squares === "0" ? 1n : BigInt(squares);
  const next = now + step;
  actions.consider(`${large}${next < 1n ? most : next > most ? 1n : next}`);
  return true;
}
