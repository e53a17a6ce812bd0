// @ts-check
/** The part of the dialog that saves the picture at once, for whoever wants nothing else. */

import { download } from "../../kit/download.js";
import { html } from "../../kit/lit.js";
import { inWords } from "../../kit/sentences.js";
import "../../text/say/trophy.js";

/** @import { Sharing, Speaker } from "../types" */

/** @param {Speaker} words @param {Sharing} sharing @param {() => void} changed shows the part again */
export function picturePart(words, sharing, changed) {
  let [status, error] = ["", ""];

  async function save() {
    [status, error] = ["", ""];
    try {
      const { blob, name } = await sharing.exportAs("png", {});
      download(name, blob);
      status = words.plain("savedPicture", { kilobytes: Math.ceil(blob.size / 1000) });
    } catch (reason) {
      error = inWords(words, reason);
    }
    changed();
  }

  return {
    open() {
      [status, error] = ["", ""];
    },
    shown: () => html`
      <button type="button" @click=${save}>${words.plain("savePicture")}</button>
      <span class="note" role="status">${status}</span>
      <span class="error" role="alert">${error}</span>
    `,
  };
}
