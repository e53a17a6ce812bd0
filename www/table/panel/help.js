// @ts-check
/** The list of keyboard shortcuts, which comes when it is asked for. */

import { h, speakIn } from "../../kit/dom.js";
import * as english from "../../words/en/keys.js";
import { hasCarpetKey } from "../keys.js";

/** @import { Language } from "../types" */

/** @param {Language} words @returns {HTMLDialogElement} */
export function helpDialog(words) {
  const { keys = english } = words;
  const { CARPET_KEY, KEYS, SHORTCUTS } = keys;
  const all = hasCarpetKey() ? SHORTCUTS.toSpliced(-2, 0, CARPET_KEY) : SHORTCUTS;
  const rows = all.map(([key, what]) => h("div", {}, h("dt", {}, key ?? ""), h("dd", {}, what ?? "")));
  const close = h("button", { class: "primary" }, KEYS.close);
  const form = h("form", { method: "dialog" }, close);
  const note = h("p", { class: "note" }, KEYS.note);
  const heading = h("h2", { tabindex: "-1" }, KEYS.heading);
  return speakIn(h("dialog", { "aria-label": KEYS.heading }, heading, h("dl", {}, ...rows), note, form), words);
}
