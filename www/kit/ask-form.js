// @ts-check
/** Forms of a page that ask the core something and show its answer as a sentence. */

import { pageSpeaker } from "../text/page.js";
import { setRichText, setText } from "./dom.js";
import { inWords } from "./sentences.js";

/** @import { Wording } from "./sentences.js" */

/**
 * Answers what stands in the form now and whenever it is sent.
 * @param {HTMLFormElement} form with a status and an alert
 * @param {(field: (name: string) => string) => string} answer the sentence; what it throws is shown as refused
 * @param {Wording} text how what is refused is said
 */
export function askForm(form, answer, text) {
  const field = (/** @type {string} */ name) =>
    /** @type {HTMLInputElement} */ (form.elements.namedItem(name)).value.trim();
  const result = /** @type {HTMLElement} */ (form.querySelector("[role=status]"));
  const error = /** @type {HTMLElement} */ (form.querySelector("[role=alert]"));
  const show = () => {
    try {
      setRichText(result, answer(field));
      setText(error, "");
    } catch (reason) {
      setRichText(result, "");
      setText(error, inWords(pageSpeaker(), reason, text));
    }
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    show();
  });
  show();
}
