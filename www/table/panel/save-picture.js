// @ts-check
/** The button that saves the picture of the table, and what has become of the file. */

import { html } from "../../kit/lit.js";
import { inWords } from "../../kit/sentences.js";
import "../../text/say/trophy.js";

/** @import { Actions, Speaker } from "../types" */

/**
 * @param {Speaker} words @param {Actions} actions @param {() => void} again has everything shown once more
 * @returns {() => unknown}
 */
export function savePictureButton(words, actions, again) {
  let [status, error, isBusy] = ["", "", false];

  async function save() {
    [status, error, isBusy] = ["", "", true];
    again();
    try {
      status = await actions.savePicture((file, bytes) =>
        words.plain("savedPicture", { file, kilobytes: Math.ceil(bytes / 1000) }),
      );
    } catch (reason) {
      error = inWords(words, reason);
    }
    isBusy = false;
    again();
  }

  return () => html`
    <div class="row save-picture">
      <button type="button" class="plain" aria-disabled=${isBusy} @click=${() => isBusy || save()}>
        ${words.plain("savePicture")}
      </button>
      <span class="note">${status}</span>
      <span class="error" role="alert">${error}</span>
    </div>`;
}
