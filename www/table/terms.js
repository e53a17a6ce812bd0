// @ts-check
/** Terms that explain themselves, and words that share a stop of the Tab key; loaded when nothing else is to be done. */

import { oneStopEach } from "../kit/one-stop.js";
import { explainTerms, TERM_STYLE } from "../kit/terms.js";
import * as terms from "../text/say/terms.js";
import { provideTerms } from "./panel/say.js";
import { adoptStyle } from "./sheets.js";

/** What in sentences and rows can have the focus, in order to point at the table or to explain itself. */
const WORDS = ".points, .term, [data-magnitude]";
/** A sentence full of names, or a row of magnitudes, is one press of the Tab key, not ten. */
const TOGETHER = "tbody, .lesson, .panel";

/** From now on the sentences in `frame` explain their terms. @param {ShadowRoot} root @param {HTMLElement} frame */
export function teachTerms(root, frame) {
  adoptStyle(root, TERM_STYLE);
  explainTerms(frame);
  provideTerms(terms);
  for (const part of frame.querySelectorAll(".turn, .info"))
    oneStopEach(/** @type {HTMLElement} */ (part), TOGETHER, WORDS);
}
