// @ts-check
/** Formulas within the sentences of the Lab, between ⟨ and ⟩: set as on the rest of the page, and on one line. */

import { html } from "../../kit/lit.js";

/** @param {string} text */
export const withFormulas = (text) => text.split(/⟨([^⟩]*)⟩/).map((part, at) => (at % 2 ? formula(part) : part));

/** Its letters are variables, except those of the logarithm. @param {string} text */
const formula = (text) =>
  html`<span class="formula">${text.split(/(?<!\p{L})(\p{L})(?!\p{L})/u).map((part, at) => (at % 2 ? html`<var>${part}</var>` : part))}</span>`;

/** The same sentence as plain text. @param {string} text */
export const withoutFormulas = (text) => text.replaceAll(/[⟨⟩]/g, "");
