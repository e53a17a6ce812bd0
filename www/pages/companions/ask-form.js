// @ts-check
/** Forms that put a question to the core and show its answer as a sentence. */

import { nothing, render, renderMarks } from "../../kit/lit.js";
import { errorText } from "../../kit/sentences.js";
import { pageSpeaker } from "../../text/page-speaker.js";

/** @import { Wording } from "../../kit/sentences.js" */

/**
 * Answers the form's current input, and again at each submission.
 * @param {HTMLFormElement} form with a status and an alert in it
 * @param {(field: (name: string) => string) => string} answer the sentence; an error is shown as a refusal
 * @param {Wording} text wording of refusals
 */
export function askForm(form, answer, text) {
  const field = (/** @type {string} */ name) =>
    /** @type {HTMLInputElement} */ (form.elements.namedItem(name)).value.trim();
  const result = /** @type {HTMLElement} */ (form.querySelector("[role=status]"));
  const error = /** @type {HTMLElement} */ (form.querySelector("[role=alert]"));
  const show = () => {
    try {
      render(renderMarks(answer(field)), result);
      render(nothing, error);
    } catch (reason) {
      render(nothing, result);
      render(errorText(pageSpeaker(), reason, text), error);
    }
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    show();
  });
  show();
}
