// @ts-check
/** What is said of the position with which a game began, where that is not its usual start. */

import { html, nothing } from "../../../kit/lit.js";
import { positionText } from "../../../text/say/table/position.js";

/** @import { Model, Speaker } from "../../types" */
/**
 * The means of the note.
 * @typedef {object} PositionMeans
 * @property {() => void} change sets up another position
 * @property {() => void} back opens the game that was on the table before
 * @property {() => boolean} hasEarlier says whether there was one
 */

/** @param {Speaker} words @param {Model} model @param {PositionMeans} means */
export function positionNote(words, { facts, settings }, means) {
  const { begunPosition } = facts;
  if (!begunPosition) return nothing;
  const button = (/** @type {"positionChange" | "positionBack"} */ key, /** @type {() => void} */ act) =>
    html`<button type="button" class="plain" @click=${act}>${words.plain(key)}</button>`;
  const ways = html`
    <div class="row">
      ${button("positionChange", means.change)}
      ${means.hasEarlier() ? button("positionBack", means.back) : nothing}
    </div>`;
  return html`<div class="begun-position"><p>${positionText(words, begunPosition)}</p>${settings.readonly ? nothing : ways}</div>`;
}
