// @ts-check
/** The next move: which number becomes smaller, and by how many times the other. */

import { freshId, h, setAttribute, setText } from "../../../kit/dom.js";
import { big } from "../../../table/companion/numbers.js";
import { isYours } from "../words.js";
import { parsed } from "./words.js";

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
    h("label", { for: from }, "From"),
    select,
    h("label", { for: times }, "take"),
    field,
    other,
    h("button", { class: "primary" }, "Subtract"),
  );
  const outcome = h("p", { class: "note", "aria-live": "polite" });
  const node = h("form", { novalidate: true, onsubmit }, row, outcome);
  let shown = "";
  return {
    node,
    update({ view, considered, preview }) {
      const { a, b, squares } = /** @type {PairPosition} */ (view.position);
      const game = `${view.moves.length} ${a} ${b}`;
      if (game !== shown) {
        // A new position: nobody has typed anything for it yet.
        shown = game;
        select.value = BigInt(a) >= BigInt(b) ? "a" : "b";
        field.value = "";
        typed = "";
      }
      if (considered !== null && considered !== typed && /^[ab]\d+$/.test(considered)) {
        select.value = considered.charAt(0);
        field.value = considered.slice(1);
        typed = considered;
      }
      setText(other, select.value === "a" ? "× B" : "× A");
      setAttribute(field, "placeholder", squares === "0" || squares === "1" ? "1" : `1 to ${big(squares)}`);
      setText(
        outcome,
        preview && considered !== null
          ? previewText(considered, /** @type {PairPosition} */ (preview))
          : hintText(squares),
      );
    },
  };
}

/** @param {string} squares */
function hintText(squares) {
  if (squares === "0") return "Only moves that lose at once are left.";
  const most = squares === "1" ? "One leaves something, more would lose." : `Up to ${big(squares)} leave something.`;
  return `From the larger number: each time is a square cut off the rectangle. ${most}`;
}

/** @param {string} considered @param {PairPosition} after */
function previewText(considered, { a, b, rounds, thin }) {
  const { fromA } = parsed(considered);
  if (rounds.length === 0) return `That makes ${fromA ? "A" : "B"} = ${big(fromA ? a : b)}: whoever does that loses.`;
  const shape =
    a === b
      ? "equal numbers: the other player has lost"
      : thin
        ? "thin: the other player can win"
        : "fat: the other player loses against perfect play";
  return `Leaves ${big(a)} and ${big(b)}, ${shape}.`;
}

/** Arrows go from multiple to multiple, Enter subtracts. @param {KeyboardEvent} event @param {Model} model @param {Actions} actions */
export function subtractionKey(event, { view, considered }, actions) {
  if (!isYours(view)) return false;
  if (event.key === "Enter" && considered !== null) {
    actions.make(considered);
    return true;
  }
  const step = { ArrowRight: 1n, ArrowLeft: -1n }[event.key];
  if (!step) return false;
  const { a, b, squares } = /** @type {PairPosition} */ (view.position);
  const large = BigInt(a) >= BigInt(b) ? "a" : "b";
  // What has been typed may be anything.
  const [, times = "0"] = /^[ab](\d+)$/.exec(considered?.startsWith(large) ? considered : "") ?? [];
  const now = BigInt(times);
  const most = squares === "0" ? 1n : BigInt(squares);
  const next = now + step;
  actions.consider(`${large}${next < 1n ? most : next > most ? 1n : next}`);
  return true;
}
