// @ts-check
/** The refusals with their reasons, above the turn until they are dismissed or something else is done. */

import { html, keyed } from "../../../kit/lit.js";

/** @import { Actions, Model, Refusal, Speaker } from "../../types" */

/** @param {Speaker} words @param {Actions} actions */
export const refusalsRow =
  (words, actions) =>
  (/** @type {Model} */ { refusals }) =>
    html`
    <div class="refusals" ?hidden=${refusals.length === 0}>
      <div role="alert">${keyed(refusals, refusals.map(sentence))}</div>
      <button type="button" class="plain" @click=${() => actions.dismiss()}>${words.plain("dismiss")}</button>
    </div>`;

/** @param {Refusal} refusal */
const sentence = ({ message, advice }) =>
  html`<p><span class="error">${message}</span>${advice && html`<span class="note"> ${advice}</span>`}</p>`;
