// @ts-check
/** Refusals shown at a form. */

import { render } from "../../kit/lit.js";
import { describedErrorText, endWithStop, wrongNumber } from "../../kit/sentences.js";
import "../../text/say/study-refusals.js";
import { words } from "./speaker.js";

/** @import { RefusalInWords } from "../../text/refusals" */

/**
 * Returns a function that shows a refusal, or none for null, and marks its field.
 * @param {HTMLElement} error shows the sentence
 * @param {Record<string, HTMLElement>} fields by the names of their numbers
 * @param {string} [otherwise] the field to mark for other refusals
 * @returns {(told: RefusalInWords | null) => void}
 */
export function refusalDisplay(error, fields, otherwise) {
  return (told) => {
    render(told ? describedErrorText(words, told) : "", error);
    const wrong = told ? wrongNumber(told) : "";
    const marked = told && (Object.hasOwn(fields, wrong) ? wrong : otherwise);
    for (const [name, field] of Object.entries(fields)) {
      if (name === marked) field.setAttribute("aria-invalid", "true");
      else field.removeAttribute("aria-invalid");
    }
  };
}

/** A failed computation as a refusal. @param {RefusalInWords} report @returns {RefusalInWords} */
export const failureRefusal = (report) => ({
  message: words.plain("searchBrokeOff", { why: endWithStop(describedErrorText(words, report)) }),
});
