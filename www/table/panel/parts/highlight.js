// @ts-check
/**
 * Words that point at the picture: under the pointer, with the
 * focus or tapped, they outline what they name on the table.
 */

import { litTarget } from "../../../text/names.js";

/** @import { Named } from "../../types" */

/** The words that point: a magnitude, a name in a sentence, and a term with an explanation. */
const POINTING = "[data-magnitude], .points, .term";

/** The word at an element that points; in a table that of its row. @param {HTMLElement} target @returns {HTMLElement | null} */
const pointingWord = (target) =>
  target.closest(POINTING) ?? target.closest("tr")?.querySelector("[data-magnitude]") ?? null;

/**
 * @param {HTMLElement} frame in which the words are @param {(named: Named | null) => void} light
 */
export function highlightWords(frame, light) {
  /** The thing that a word names; null if it names none. @param {Event} event @returns {Named | null} */
  const named = ({ target }) => {
    const word = target instanceof HTMLElement ? pointingWord(target) : null;
    if (word?.dataset.magnitude) return { magnitude: Number(word.dataset.magnitude) };
    return word && litTarget(word.dataset.target ?? "");
  };
  const on = (/** @type {Event} */ event) => {
    const lit = named(event);
    if (lit) light(lit);
  };
  const off = (/** @type {Event} */ event) => named(event) && light(null);
  // A slider, which has shown its words anew by now, names another thing at each step.
  for (const kind of ["pointerover", "focusin", "input"]) frame.addEventListener(kind, on);
  // A finger leaves right after its tap, so the outline stays until another word is tapped.
  frame.addEventListener("pointerout", (event) => event.pointerType !== "touch" && off(event));
  frame.addEventListener("focusout", off);
}
