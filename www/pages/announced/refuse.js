// @ts-check
/** What is refused, said at a form. */

import { setAttribute, setText } from "../../kit/dom.js";
import { toldInWords, withStop, wrongNumber } from "../../kit/sentences.js";
import { words } from "./words.js";

/** @import { Told } from "../../text/refusals" */

/**
 * Says what is refused, or nothing for null, and marks the field that it is about.
 * @param {HTMLElement} error where it is said @param {Record<string, HTMLElement>} fields by what their numbers are called
 * @param {string} [otherwise] the field that is marked if it is about none of them
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

/** A computation that has failed, as a refusal. @param {Told} report @returns {Told} */
export const brokenOff = (report) => ({
  message: words.plain("searchBrokeOff", { why: withStop(toldInWords(words, report)) }),
});
