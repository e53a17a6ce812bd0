// @ts-check
/** Files that a page saves, and the way out of a frame that may not save them. */

import { pageSpeaker } from "../text/page-speaker.js";
import "../text/say/export/saving.js";
import { download, mayRefuseDownloads } from "./download.js";
import { elementOf, html, nothing, render } from "./lit.js";

/** Schemes whose addresses open this page elsewhere. */
const OPENED = /^(https?|file):/;

/**
 * Saves a file. In a frame that may refuse it, the browser says nothing of that: then no sentence claims that there is a file.
 * @param {string} name @param {Blob} content @param {string} saved the sentence about a file that was saved
 * @returns {unknown} what to say, to be shown with lit
 */
export function saveFile(name, content, saved) {
  download(name, content);
  return mayRefuseDownloads() ? frameAdvice() : saved;
}

/** The sentence for a frame, with the address of this page to follow or to copy. */
function frameAdvice() {
  const words = pageSpeaker();
  const { href } = location;
  if (!OPENED.test(href)) return words.plain("savedNowhere");
  return html`${words.plain("savedNowhere")} ${words.plain("savedElsewhere")}
    <a class="address" target="_blank" rel="noopener" href=${href}>${href}</a>`;
}

/**
 * Makes a button save a CSV file. Where a file may not come, the way out is said behind the button.
 * @param {Element} button @param {() => {name: string, text: string}} file
 */
export function saveCsvBy(button, file) {
  const note = /** @type {HTMLElement} */ (elementOf(html`<span class="note" role="status"></span>`));
  button.addEventListener("click", () => {
    const { name, text } = file();
    const said = saveFile(name, new Blob([text], { type: "text/csv" }), "");
    if (!said) return;
    if (!note.isConnected) button.after(note);
    render(nothing, note);
    render(said, note);
  });
}
