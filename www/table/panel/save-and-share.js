// @ts-check
/** The corners of the picture at the end of a game: to save it, with what has become of the file, and to share the game. */

import { html, nothing } from "../../kit/lit.js";
import { inWords } from "../../kit/sentences.js";
import "../../text/say/trophy.js";
import { isJudged } from "./verdict.js";

/** @import { Actions, Part, Speaker } from "../types" */

/**
 * @param {Speaker} words @param {Actions} actions @param {() => void} again has everything shown once more
 * @returns {Part}
 */
export function saveAndShare(words, actions, again) {
  let [status, error, isBusy] = ["", "", false];

  async function save() {
    [status, error, isBusy] = ["", "", true];
    again();
    try {
      status = await actions.savePicture((bytes) =>
        words.plain("savedPicture", { kilobytes: Math.ceil(bytes / 1000) }),
      );
    } catch (reason) {
      error = inWords(words, reason);
    }
    isBusy = false;
    again();
  }

  return (model) => {
    const { look } = model;
    if (!isJudged(model)) [status, error] = ["", ""];
    if (!isJudged(model) || look.layer !== null || look.ranks) return nothing;
    return html`
      <div class="keep" part="keep">
        <button
          type="button"
          class="plain"
          aria-label=${words.plain("savePicture")}
          aria-disabled=${isBusy}
          @click=${() => isBusy || save()}
        >${words.plain("saveShort")}</button>
        <span class="note">${status}</span>
        <span class="error" role="alert">${error}</span>
        <button type="button" class="plain" title=${words.plain("shareTitle")} @click=${actions.share}>${words.plain("shareButton")}</button>
      </div>`;
  };
}
