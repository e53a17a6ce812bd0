// @ts-check
/** The dialog for links, pictures and files, loaded when it is first opened. */

import { freshId } from "../../kit/fresh-id.js";
import { elementOf, html, render } from "../../kit/lit.js";
import { showInSight } from "../../kit/show-in-sight.js";
import "../../text/say/export/share.js";
import { adoptStyle } from "../style/sheets.js";
import { SHARE_STYLE } from "./dialog-style.js";
import { embedPart } from "./for-other-pages.js";
import { linkPart } from "./link.js";
import { picturePart } from "./picture.js";
import { savePart } from "./save.js";

/** @import { Speaker, Sharing } from "../types" */

/**
 * @typedef {object} ShareDialog
 * @property {HTMLDialogElement} node the dialog, for the shadow root of the table
 * @property {() => void} open
 */

/** @param {Speaker} words @param {Sharing} sharing @returns {ShareDialog} */
export function shareDialog(words, sharing) {
  const id = freshId("share");
  const frame = html`<dialog class="sharing" aria-labelledby=${id} lang=${words.language} dir=${words.dir}></dialog>`;
  const node = /** @type {HTMLDialogElement} */ (elementOf(frame));
  const picture = picturePart(words, sharing, show);
  const link = linkPart(words, sharing, show, () => picture.shown());
  const save = savePart(words, sharing, show);
  const embed = embedPart(words, sharing, show);
  node.addEventListener("close", save.stop);

  function show() {
    // Not a form: in a sandboxed frame forms do nothing.
    const shown = html`
      <div class="head">
        <h2 id=${id}>${words.plain("shareHeading")}</h2>
        <button type="button" @click=${() => node.close()}>${words.plain("shareClose")}</button>
      </div>
      <div class="first">${link.shown()}</div>
      <details class="rest">
        <summary>${words.plain("shareRest")}</summary>
        <div class="parts">
          ${save.shown()}
          ${embed.shown()}
        </div>
      </details>
    `;
    render(shown, node);
  }

  return {
    node,
    open() {
      adoptStyle(/** @type {ShadowRoot} */ (node.getRootNode()), SHARE_STYLE);
      for (const part of [link, picture, embed, save]) part.open();
      show();
      /** @type {HTMLDetailsElement} */ (node.querySelector(".rest")).open = false;
      showInSight(node);
      /** @type {HTMLElement | null} */ (node.querySelector(`#${link.id}`))?.focus();
    },
  };
}
