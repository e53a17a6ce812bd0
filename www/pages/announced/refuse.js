// @ts-check
/** Refusals shown at a form. */

import { setAttribute, setText } from "../../kit/dom.js";
import { toldInWords, withStop, wrongNumber } from "../../kit/sentences.js";
import { words } from "./words.js";

/** @import { Told } from "../../text/refusals" */

/**
 * Returns a function that shows a refusal, or none for null, and marks its field.
 * @param {HTMLElement} error shows the sentence
 * @param {Record<string, HTMLElement>} fields by the names of their numbers
 * @param {string} [otherwise] the field to mark for other refusals
 * @returns {(told: Told | null) => void}
 */
export function refuser(error, fields, otherwise) {
  return (told) => {
    setText(error, told ? toldInWords(words, told) : "");
    const wrong = told ? wrongNumber(told) : "";
    const marked = told && (Object.hasOwn(fields, wrong) ? wrong : otherwise);
    for (const [name, field] of Object.entries(fields)) {
      setAttribute(field, "aria-invalid", name === marked ? "true" : null);
    }
  };
}

/** A failed computation as a refusal. @param {Told} report @returns {Told} */
export const brokenOff = (report) => ({
  message: words.plain("searchBrokeOff", { why: withStop(toldInWords(words, report)) }),
});
