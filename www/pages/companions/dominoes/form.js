// @ts-check
/** A field for the first space of the next domino, which can also be clicked on the circle. */

import { freshId, h, setAttribute, setText } from "../../../kit/dom.js";
import { leaves } from "../../../text/say/dominoes.js";
import { isYours, words } from "../words.js";
import { lastOf, open } from "./words.js";

/** @import { Actions, CirclePosition, Model, Panel } from "../types" */

/** @param {Actions} actions @returns {Panel} */
export function dominoForm(actions) {
  const id = freshId("space");
  const oninput = () => actions.consider(field.value.trim() || null);
  const field = h("input", { id, inputmode: "numeric", autocomplete: "off", class: "short", oninput });
  const next = h("span");
  const onsubmit = (/** @type {Event} */ event) => {
    event.preventDefault();
    actions.make(field.value);
  };
  const row = h(
    "div",
    { class: "row" },
    h("label", { for: id }, words.plain("dominoSpaces")),
    field,
    next,
    h("button", { class: "primary" }, words.plain("dominoPlace")),
  );
  const outcome = h("p", { class: "note", "aria-live": "polite" });
  const node = h("form", { novalidate: true, onsubmit }, row, outcome);
  return {
    node,
    update({ view, considered, preview }) {
      const { n } = /** @type {CirclePosition} */ (view.position);
      const wanted = considered ?? "";
      if (field.value.trim() !== wanted) field.value = wanted;
      setAttribute(field, "placeholder", words.plain("dominoRange", { most: n }));
      const second = preview && lastOf(preview)?.[1];
      setText(next, second ? words.plain("dominoAndNext", { next: second }) : words.plain("dominoAndTheNext"));
      setText(outcome, preview ? previewText(/** @type {CirclePosition} */ (preview)) : words.plain("dominoChoose"));
    },
  };
}

/** @param {CirclePosition} after */
function previewText({ segments, xor, moves }) {
  if (moves.length === 0) return words.plain("dominoLastMove");
  return leaves(words, open(segments), xor);
}

/**
 * Arrow keys go from move to move, Enter makes one.
 * @param {KeyboardEvent} event
 * @param {Model} model
 * @param {Actions} actions
 */
export function dominoKey(event, { view, considered }, actions) {
  const { moves } = /** @type {CirclePosition} */ (view.position);
  if (!isYours(view) || moves.length === 0) return false;
  if (event.key === "Enter" && considered !== null) {
    actions.make(considered);
    return true;
  }
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return false;
  const at = moves.indexOf(Number(considered));
  const start = at === -1 && step === -1 ? 0 : at;
  actions.consider(String(moves[(start + step + moves.length) % moves.length]));
  return true;
}
