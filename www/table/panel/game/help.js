// @ts-check
/** The help: what one sees, and the keyboard shortcuts. It is loaded when it is asked for. */

import { html, renderMarks } from "../../../kit/lit.js";
import { shortcuts, signs } from "../../../text/say/table/keys.js";
import { hasCarpetKey } from "../../page/keys.js";
import { signPicture } from "./legend-signs.js";

export { showInSight } from "../../../kit/show-in-sight.js";

/** @import { Speaker } from "../../types" */

/** @param {Speaker} words */
export const helpDialog = (words) => html`
  <dialog aria-label=${words.plain("keysButton")} lang=${words.language} dir=${words.dir}>
    <h2 tabindex="-1">${words.plain("signsHeading")}</h2>
    <dl>${signs(words).map(([sign, meaning]) => html`<div .style=${"grid-template-columns: 3.5rem 1fr; align-items: center"}><dt>${signPicture(sign)}</dt><dd>${renderMarks(meaning)}</dd></div>`)}</dl>
    <h2>${words.plain("keysHeading")}</h2>
    <dl>${shortcuts(words, hasCarpetKey()).map(([key, what]) => html`<div><dt>${key}</dt><dd>${what}</dd></div>`)}</dl>
    <p class="note">${words.plain("keysNote")}</p>
    <form method="dialog"><button class="primary">${words.plain("keysClose")}</button></form>
  </dialog>`;
