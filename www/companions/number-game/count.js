// @ts-check
/** How many pairs of two ranges are winning. */

import { messageOf } from "../../checks.js";
import { setRichText, setText } from "../../panel/dom.js";
import { formatNumber } from "../../words/names.js";

/** @param {HTMLFormElement} form @param {(a1: string, a2: string, b1: string, b2: string) => number} count */
export function countForm(form, count) {
  const field = (/** @type {string} */ name) =>
    /** @type {HTMLInputElement} */ (form.elements.namedItem(name)).value.trim();
  const result = /** @type {HTMLElement} */ (form.querySelector("[role=status]"));
  const error = /** @type {HTMLElement} */ (form.querySelector("[role=alert]"));
  const answer = () => {
    const [a1 = "", a2 = "", b1 = "", b2 = ""] = ["a1", "a2", "b1", "b2"].map(field);
    try {
      const winning = count(a1, a2, b1, b2);
      const all = (Number(a2) - Number(a1) + 1) * (Number(b2) - Number(b1) + 1);
      setText(error, "");
      setRichText(
        result,
        `**${formatNumber(winning)}** of ${formatNumber(all)} pairs are winning: ${((100 * winning) / all).toFixed(1)} %.`,
      );
    } catch (reason) {
      setRichText(result, "");
      setText(error, messageOf(reason));
    }
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    answer();
  });
  answer();
}
