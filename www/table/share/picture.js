// @ts-check
/** The part of the dialog that saves the picture at once, for whoever wants nothing else. */

import { html } from "../../kit/lit.js";
import { savingPicture } from "../panel/end/saving-picture.js";

/** @import { Sharing, Speaker } from "../types" */

/** @param {Speaker} words @param {Sharing} sharing @param {() => void} changed shows the part again */
export function picturePart(words, sharing, changed) {
  const { now, forget, save } = savingPicture(words, sharing.savePicture, changed);
  return {
    open: forget,
    shown: () => html`
      <button type="button" aria-disabled=${now().isBusy} @click=${save}>${words.plain("savePicture")}</button>
      <span class="note" role="status">${now().status}</span>
      <span class="error" role="alert">${now().error}</span>
    `,
  };
}
