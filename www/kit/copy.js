// @ts-check
/** Copying to the clipboard, with a way out for pages that may not write to it. */

import { pageSpeaker } from "../text/page.js";
import { h, setText } from "./dom.js";

/** @import { Speaker } from "../text/types" */
/** @typedef {HTMLInputElement | HTMLTextAreaElement} Field */

/**
 * Copies the text of a field. If the browser refuses, the text stays selected.
 * @param {Field} field shown if it was hidden
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

/**
 * A button that copies a field and confirms it; for a table in the table's language.
 * @param {string} name
 * @param {Field} field
 * @param {Pick<Speaker, "plain">} [words]
 */
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

/**
 * A field that only shows a text and selects all of it on focus.
 * @template {Field} Kind
 * @param {Kind} field
 * @returns {Kind}
 */
export function selectedOnFocus(field) {
  field.readOnly = true;
  field.spellcheck = false;
  field.addEventListener("focus", () => field.select());
  return field;
}
