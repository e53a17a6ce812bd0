// @ts-check
/** Terms that explain themselves, and words that share one Tab stop. Loaded when the page is idle. */

import { explainTerms, TERM_STYLE } from "../../../kit/explain-terms.js";
import { keepOneTabStop } from "../../../kit/one-stop.js";
import * as terms from "../../../text/say/table/terms.js";
import { adoptStyle } from "../../style/sheets.js";
import { provideTerms } from "./sentence.js";

/** Words that can have the focus: those that point at the table, and terms. */
const WORDS = ".points, .term, [data-magnitude]";
/** The parts in which all words together are one stop of the Tab key, and not one each. */
const TOGETHER = "tbody, .lesson, .panel";

/**
 * Makes the sentences in `frame` explain their terms from now on.
 * @param {ShadowRoot} root @param {HTMLElement} frame
 */
export function teachTerms(root, frame) {
  adoptStyle(root, TERM_STYLE);
  explainTerms(frame);
  provideTerms(terms);
  for (const part of frame.querySelectorAll(".turn, .info"))
    keepOneTabStop(/** @type {HTMLElement} */ (part), TOGETHER, WORDS);
}
