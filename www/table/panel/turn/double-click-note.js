// @ts-check
/** Note at a button that a second click so soon does not count. It goes with the next click that does. */

import { elementOf, html } from "../../../kit/lit.js";
import "../../../text/say/table/analysis-panels.js";

/** @import { Speaker } from "../../types" */

/** @param {Speaker} words @param {HTMLElement} place around the buttons */
export function showDoubleClickNote(words, place) {
  if (place.querySelector(".too-fast")) return;
  const note = elementOf(html`<p class="note too-fast" role="status">${words.plain("tooFast")}</p>`);
  place.append(note);
  place.addEventListener("click", () => note.remove(), { once: true });
}
