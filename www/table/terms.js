// @ts-check
/** Terms that explain themselves, loaded when nothing else is to be done. */

import { explainTerms, TERM_STYLE } from "../kit/terms.js";
import { provideTerms } from "./panel/say.js";
import { adoptStyle } from "./sheets.js";
import { withTerms } from "./words/terms.js";

/** From now on the sentences in `frame` explain their terms. @param {ShadowRoot} root @param {HTMLElement} frame */
export function teachTerms(root, frame) {
  adoptStyle(root, TERM_STYLE);
  explainTerms(frame);
  provideTerms(withTerms);
}
