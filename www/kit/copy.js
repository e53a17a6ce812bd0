// @ts-check
/** Copying, also where the page may not write to the clipboard by itself. */

import { pageSpeaker } from "../text/page.js";
import { h, setText } from "./dom.js";

/** @import { Speaker } from "../text/types" */
/** @typedef {HTMLInputElement | HTMLTextAreaElement} Field */

/**
 * Copies the text of a field. Where that is refused, the text stays selected.
 * @param {Field} field which is shown if it was hidden
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
    const copied = document.execCommand("copy");
    if (copied && focused instanceof HTMLElement) focused.focus();
    return copied;
  }
}

/** A button that copies a field and says so; a table may say it in another language than the page. @param {string} name @param {Field} field @param {Pick<Speaker, "plain">} [words] */
export function copyButton(name, field, words = pageSpeaker()) {
  const status = h("span", { class: "note", role: "status" });
  const onclick = async () => {
    setText(status, "");
    const copied = await copyFrom(field);
    setText(status, words.plain(copied ? "copied" : "copyRefused"));
  };
  const button = h("button", { type: "button", onclick }, name);
  return { button, status };
}

/** A field that only shows a text, all of which is selected as soon as it has the focus. @template {Field} Kind @param {Kind} field @returns {Kind} */
export function selectedOnFocus(field) {
  field.readOnly = true;
  field.spellcheck = false;
  field.addEventListener("focus", () => field.select());
  return field;
}
