// @ts-check
/** Terms in the text of a page, marked by `data-term`, explain themselves as those beside the table do. */

import { termButton } from "../kit/dom.js";
import { explainTerms, TERM_STYLE } from "../kit/terms.js";
import * as english from "../words/en/terms.js";
import { said } from "../words/spoken.js";

const { meaningOf } = said("terms", english);

/** Explains the terms of the page that is shown. */
export function explainPageTerms() {
  const main = document.querySelector("main");
  if (!main) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(TERM_STYLE);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  for (const node of /** @type {NodeListOf<HTMLElement>} */ (main.querySelectorAll("[data-term]"))) {
    const meaning = meaningOf(node.dataset.term ?? "", node.textContent ?? "");
    node.replaceChildren(termButton([...node.childNodes], meaning));
  }
  explainTerms(main);
}
