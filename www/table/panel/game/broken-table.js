// @ts-check
/**
 * Notes in the place of a table: that it could not be loaded, or that its
 * core has trapped, with the game as last known and ways to go on.
 */

import { freshId } from "../../../kit/fresh-id.js";
import { html } from "../../../kit/lit.js";

/** @import { Speaker } from "../../types" */

/** Builds the note by hand, because the page may forbid templates, and this note says so. @param {Speaker} words @param {string} message */
export function notLoadedNote({ language, dir }, message) {
  const note = document.createElement("p");
  Object.assign(note, { className: "not-loaded", role: "alert", lang: language, dir, textContent: message });
  return note;
}

/**
 * @param {Speaker} words
 * @param {{link: string, round: number}} known the last noted game; its link is "" if there was none
 * @param {string} address of the game, or its link if the page has no address for others
 * @param {string} why @param {(link?: string) => void} goOn goes on with this game, or with a fresh table
 */
export function brokenTableNote(words, known, address, why, goOn) {
  const fresh = html`<button type="button" class="" @click=${() => goOn()}>${words.plain("lostFresh")}</button>`;
  return html`
    <div class="failed" role="alert" lang=${words.language} dir=${words.dir}>
      <h2>${words.plain("lostHeading")}</h2>
      <p>${words.plain("lost", { why })}</p>
      ${known.link ? lastKnown(words, known, address, goOn, fresh) : fresh}
    </div>`;
}

/**
 * @param {Speaker} words @param {{link: string, round: number}} known @param {string} address
 * @param {(link: string) => void} goOn @param {unknown} fresh the other way on
 */
function lastKnown(words, { link, round }, address, goOn, fresh) {
  const id = freshId("link");
  const select = (/** @type {Event} */ { target }) => /** @type {HTMLInputElement} */ (target).select();
  return html`
    <p>${words.plain("lostKept")}</p>
    <div class="row">
      <label class="unseen" for=${id}>${words.plain("lostLink")}</label>
      <input id=${id} readonly value=${address} @focus=${select} />
    </div>
    <div class="row">
      <button type="button" class="primary" @click=${() => goOn(link)}>${words.plain("lostGoOn", { round })}</button>
      ${fresh}
    </div>`;
}
