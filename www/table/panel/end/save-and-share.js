// @ts-check
/** Buttons at the end of a game: save its picture, and share the game. */

import { html, nothing } from "../../../kit/lit.js";
import { savingPicture } from "./saving-picture.js";
import { isJudged } from "./verdict.js";

/** @import { Actions, Part, Speaker } from "../../types" */

/**
 * @param {Speaker} words @param {Actions} actions @param {() => void} again has everything shown once more
 * @returns {Part}
 */
export function saveAndShare(words, actions, again) {
  const { now, forget, save } = savingPicture(words, actions.savePicture, again);
  return (model) => {
    const { look } = model;
    if (!isJudged(model)) forget();
    if (!isJudged(model) || look.layer !== null || look.ranks) return nothing;
    return html`
      <div class="keep" part="keep">
        <button
          type="button"
          class="plain"
          aria-label=${words.plain("savePicture")}
          aria-disabled=${now().isBusy}
          @click=${save}
        >${words.plain("saveShort")}</button>
        <button type="button" class="plain" title=${words.plain("shareTitle")} @click=${actions.share}>${words.plain("shareButton")}</button>
        <span class="note">${now().status}</span>
        <span class="error" role="alert">${now().error}</span>
      </div>`;
  };
}
