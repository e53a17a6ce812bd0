// @ts-check
/** Who wins on N spaces, for N far beyond what can be played. */

import { messageOf } from "../../checks.js";
import { setRichText, setText } from "../../panel/dom.js";
import { formatNumber } from "../../words/names.js";

/** @import { DominoAnswer, Limits } from "../types" */

/** @param {HTMLFormElement} form @param {(n: string) => DominoAnswer} ask @param {Limits} limits */
export function answerForm(form, ask, limits) {
  const field = /** @type {HTMLInputElement} */ (form.elements.namedItem("n"));
  const result = /** @type {HTMLElement} */ (form.querySelector("[role=status]"));
  const error = /** @type {HTMLElement} */ (form.querySelector("[role=alert]"));
  const answer = () => {
    try {
      setText(error, "");
      setRichText(result, sentence(ask(field.value), limits));
    } catch (reason) {
      setText(result, "");
      delete result.dataset.text;
      setText(error, messageOf(reason));
    }
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    answer();
  });
  answer();
}

/** @param {DominoAnswer} answer @param {Limits} limits */
function sentence({ n, first, grundy, wins }, { preperiod, period }) {
  if (first === null || grundy === null) return "With one space no domino can be put: the **first player loses**.";
  const path = formatNumber(first);
  const reduced = first < preperiod + period ? "" : ` = F(${preperiod + ((first - preperiod) % period)})`;
  const who = wins ? "**first player wins**" : "**first player loses**";
  return `N = ${formatNumber(n)}: the ${who}. Every first move leaves a path of ${path} spaces, and F(${path})${reduced} = ${grundy}. N ≡ ${n % period} (mod ${period}).`;
}
