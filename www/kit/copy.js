// @ts-check
/** Copying to the clipboard, with a way out for pages that may not write to it. */

/** @import { Speaker } from "../text/types" */
/** @typedef {HTMLInputElement | HTMLTextAreaElement} TextField */

/**
 * Copies the text of a field. If the browser refuses, the text stays selected.
 * @param {TextField} field shown if it was hidden
 * @returns {globalThis.Promise<boolean>} whether the text was copied
 */
export async function copyFrom(field) {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // A frame without the permission, or a page without https. The older way asks less, but needs a selection.
    const focused = /** @type {Document | ShadowRoot} */ (field.getRootNode()).activeElement;
    field.hidden = false;
    field.focus();
    field.select();
    const copied = copiedByCommand(field.value);
    if (copied && focused instanceof HTMLElement) focused.focus();
    return copied;
  }
}

/** Copies the selection by the older way. What comes of it counts, not what the command says. @param {string} text */
function copiedByCommand(text) {
  let isTaken = false;
  const take = (/** @type {ClipboardEvent} */ event) => {
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
    isTaken = event.clipboardData !== null;
  };
  addEventListener("copy", take, true);
  try {
    return document.execCommand("copy") && isTaken;
  } finally {
    removeEventListener("copy", take, true);
  }
}

/**
 * The same, and says what has come of it; nothing at first, so that the same words are announced again.
 * @param {TextField} field
 * @param {Pick<Speaker, "plain">} words
 * @param {(text: string) => void} say
 */
export async function copyAndSay(field, words, say) {
  say("");
  say(words.plain((await copyFrom(field)) ? "copied" : "copyRefused"));
}

/** Selects the text of a field that got the focus. @param {Event} event */
export const selectAll = ({ currentTarget }) => {
  const field = /** @type {TextField} */ (currentTarget);
  // The beginning stays in sight.
  field.setSelectionRange(0, field.value.length, "backward");
  field.scrollLeft = 0;
};
