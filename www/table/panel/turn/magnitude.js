// @ts-check
/** The field for the magnitude of a human Magnus, with what it would lead to. */

import { freshId } from "../../../kit/fresh-id.js";
import { html, live } from "../../../kit/lit.js";
import { ignoreRepeatedClicks } from "../../../kit/one-gesture.js";
import { callWorth } from "../../../text/say/table/evaluation.js";
import { previewText } from "../../../text/say/table/turn.js";
import { guardDoubleClicks } from "./double-click-guard.js";

/** @import { Actions, Model, RatedPosition, Speaker } from "../../types" */

/** @param {Speaker} words @param {Actions} actions */
export function magnitudeForm(words, actions) {
  const id = freshId("magnitude");
  const once = ignoreRepeatedClicks(guardDoubleClicks(words));
  /** The text in the field, as it was typed. */
  let typed = "";
  const type = (/** @type {Event} */ { target }) => {
    typed = /** @type {HTMLInputElement} */ (target).value;
    actions.preview(typed.trim() || null);
  };
  return (
    /** @type {Model} */ { facts, look, evaluation, heardOutcomes, overlay },
    /** @type {boolean} */ isOffered,
  ) => {
    const wanted = look.considered ?? "";
    if (typed.trim() !== wanted) typed = wanted;
    const call = (/** @type {Event} */ event) => {
      event.preventDefault();
      const form = /** @type {HTMLFormElement} */ (event.currentTarget);
      if (typed.trim()) actions.call(typed);
      // The instruction stands below the field.
      else form.querySelector("input")?.focus();
    };
    const magnitude = look.preview?.[0].magnitude ?? null;
    const outcome = look.preview
      ? previewText(words, look.preview, magnitude ?? 0, overlay) + callValue(words, evaluation.now, magnitude ?? 0)
      : words.plain("typeMagnitude");
    return html`
      <form
        class="call"
        novalidate
        ?hidden=${!isOffered || !facts.mayCall}
        @submit=${call}
        @click=${once.click}
        @keydown=${once.keydown}
      >
        <div class="row">
          <label for=${id}>${words.plain("magnitudeField")}</label>
          <input
            id=${id}
            class="magnitude"
            inputmode="numeric"
            autocomplete="off"
            placeholder=${words.plain("magnitudeRange", { most: facts.table.maxMagnitude })}
            .value=${live(typed)}
            @input=${type}
          />
          <button class="primary">${
            wanted && magnitude !== null ? words.plain("callMagnitude", { magnitude }) : words.plain("callButton")
          }</button>
        </div>
        <p class="outcomes" aria-live="polite">${outcome}${heardOutcomes && html`<span class="unseen"> ${heardOutcomes}</span>`}</p>
      </form>`;
  };
}

/**
 * The value of a call, on a line of its own; "" unless values are shown.
 * @param {Speaker} words @param {RatedPosition | null} now @param {number} magnitude
 */
function callValue(words, now, magnitude) {
  const call = now?.calls[magnitude - 1];
  return call ? `\n${callWorth(words, call.value, call.loss)}` : "";
}
