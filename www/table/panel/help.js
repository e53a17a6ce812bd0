// @ts-check
/** The list of keyboard shortcuts, loaded when it is asked for. */

import { html } from "../../kit/lit.js";
import { shortcuts } from "../../text/say/keys.js";
import { hasCarpetKey } from "../page/keys.js";

/** @import { Speaker } from "../types" */

/** @param {Speaker} words */
export const helpDialog = (words) => html`
  <dialog aria-label=${words.plain("keysHeading")} lang=${words.language} dir=${words.dir}>
    <h2 tabindex="-1">${words.plain("keysHeading")}</h2>
    <dl>${shortcuts(words, hasCarpetKey()).map(([key, what]) => html`<div><dt>${key}</dt><dd>${what}</dd></div>`)}</dl>
    <p class="note">${words.plain("keysNote")}</p>
    <form method="dialog"><button class="primary">${words.plain("keysClose")}</button></form>
  </dialog>`;
