// @ts-check
/** The text of a step: beside its table, on a phone before it, and on paper with its figure. */

import { elementOf, html, nothing } from "../../kit/lit.js";

/** @import { MagnusDerekElement } from "../../table/element-types" */

/** Windows in which the table has one column at every height: see `sideBySideRules` in table/style/style.js. */
const PHONE = matchMedia("(width < 560px)");

/**
 * Puts the text of a step where it is read before the task. A lesson begins with its table, so that the first text
 * stays in it on a phone too, between the table and the question.
 * @param {MagnusDerekElement} table
 */
export function placeTold(table) {
  const told = keepForPaper(table);
  if (!told) return;
  const isFirst = !table.closest("section ~ section");
  const place = () => {
    const isBefore = PHONE.matches && !isFirst;
    told.slot = isBefore ? "" : "told";
    if (isBefore) table.before(told);
    else table.prepend(told);
  };
  place();
  PHONE.addEventListener("change", place);
}

/**
 * Prepares a table for paper: an unfinished game is of no use there, so its fallback is printed instead, with the text
 * of the step. Once the table is ready, the fallback moves out of it, behind it.
 * @param {MagnusDerekElement} table
 * @returns {HTMLElement | null} the text
 */
function keepForPaper(table) {
  const told = /** @type {HTMLElement | null} */ (table.querySelector(":scope > .told"));
  table.classList.add("at-table");
  const rest = [...table.childNodes].filter((node) => node !== told);
  const paper = elementOf(html`<div class="on-paper">${told?.cloneNode(true) ?? nothing}${rest}</div>`);
  // In the single file there is no fallback, and the picture of the table is printed.
  table.classList.toggle(
    "not-on-paper",
    rest.some((node) => node instanceof Element),
  );
  if (paper.childElementCount > 0) table.after(paper);
  return told;
}
