// @ts-check
/** Fields of forms: a control with its name above it. */

import { html, live } from "./lit.js";

/** @import { LitContent } from "./lit.js" */

/** @param {string} id of the control @param {string} name @param {LitContent} control @param {string} [classes] */
export const field = (id, name, control, classes = "field") => html`
  <div class=${classes}>
    <label for=${id}>${name}</label>
    ${control}
  </div>`;

/**
 * The options of a select, whose choice is that of the state.
 * @param {readonly (readonly [string | number, string])[]} values with their names
 * @param {string | number} chosen
 */
export const options = (values, chosen) =>
  values.map(([value, name]) => html`<option value=${value} .selected=${live(value === chosen)}>${name}</option>`);

/** Reads the value of the control that fired an event. @param {Event} event */
export const textIn = ({ currentTarget }) =>
  /** @type {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} */ (currentTarget).value;
