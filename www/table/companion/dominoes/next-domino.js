// @ts-check
/** A field for the first space of the next domino, which can also be clicked on the circle. */

import { textIn } from "../../../kit/fields.js";
import { freshId } from "../../../kit/fresh-id.js";
import { html, live } from "../../../kit/lit.js";
import { leaves } from "../../../text/say/companions/dominoes.js";
import { isYours } from "../game-in-words.js";
import { lastOf, openSegments } from "./dominoes-in-words.js";

/** @import { Speaker } from "../../../text/types" */
/** @import { CirclePosition, CompanionActions, CompanionModel, CompanionPart } from "../types" */

/** @param {Speaker} words @param {CompanionActions} actions @returns {CompanionPart} */
export function dominoForm(words, actions) {
  const id = freshId("space");
  return ({ view, quiet, written, preview }) => {
    const { n } = /** @type {CirclePosition} */ (view.position);
    const after = /** @type {CirclePosition | null} */ (preview);
    const next = after && lastOf(after)?.[1];
    const make = (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      actions.make();
    };
    return html`
      <form novalidate @submit=${make}>
        <div class="row">
          <label for=${id}>${words.plain("dominoSpaces")}</label>
          <input
            id=${id}
            inputmode="numeric"
            autocomplete="off"
            class="short"
            placeholder=${words.plain("dominoRange", { most: n })}
            .value=${live(written)}
            @input=${(/** @type {Event} */ event) => actions.consider(textIn(event))}>
          <span>${next ? words.plain("dominoAndNext", { next }) : words.plain("dominoAndTheNext")}</span>
          <button class="primary">${words.plain("dominoPlace")}</button>
        </div>
        <p class="note" aria-live="polite">${after && !quiet ? previewText(words, after) : words.plain("dominoChoose")}</p>
      </form>`;
  };
}

/** @param {Speaker} words @param {CirclePosition} after */
function previewText(words, { segments, xor, moves }) {
  if (moves.length === 0) return words.plain("dominoLastMove");
  return leaves(words, openSegments(segments), xor);
}

/**
 * Arrow keys go from move to move, Enter makes one.
 * @param {KeyboardEvent} event
 * @param {CompanionModel} model
 * @param {CompanionActions} actions
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
