// @ts-check
/** Terms in the text of a page, marked by `data-term`: they explain themselves as those beside the table do. */

import { explainTerms, TERM_STYLE } from "../../kit/explain-terms.js";
import { render, term } from "../../kit/lit.js";
import { pageSpeaker } from "../../text/page-speaker.js";
import { meaningOf } from "../../text/say/table/terms.js";

/** Explains the terms on the page. */
export function explainPageTerms() {
  const main = document.querySelector("main");
  if (!main) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(TERM_STYLE);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  for (const node of /** @type {NodeListOf<HTMLElement>} */ (main.querySelectorAll("[data-term]"))) {
    const meaning = meaningOf(pageSpeaker(), node.dataset.term ?? "");
    render(term([...node.childNodes], meaning), node);
  }
  explainTerms(main);
}
