// @ts-check
/** Words that point at the picture: what stands under the pointer, has the focus or was tapped is outlined on the table. */

import { litBy } from "../../text/names.js";

/** @import { Named } from "../types" */

/** What can point: a magnitude, a name in a sentence, and a term that also explains itself. */
const POINTING = "[data-magnitude], .points, .term";

/**
 * @param {HTMLElement} frame in which the words are @param {(named: Named | null) => void} light
 */
export function lightsIn(frame, light) {
  /** What a word stands for; null if it is no name. @param {Event} event @returns {Named | null} */
  const named = ({ target }) => {
    const word = target instanceof HTMLElement ? /** @type {HTMLElement | null} */ (target.closest(POINTING)) : null;
    if (word?.dataset.magnitude) return { magnitude: Number(word.dataset.magnitude) };
    return word && litBy(word.dataset.target ?? "");
  };
  const on = (/** @type {Event} */ event) => {
    const lit = named(event);
    if (lit) light(lit);
  };
  const off = (/** @type {Event} */ event) => named(event) && light(null);
  frame.addEventListener("pointerover", on);
  frame.addEventListener("focusin", on);
  // A finger leaves where it has tapped: what was tapped stays lit until something else is.
  frame.addEventListener("pointerout", (event) => event.pointerType !== "touch" && off(event));
  frame.addEventListener("focusout", off);
}
