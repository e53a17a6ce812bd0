// @ts-check
/** The list of keyboard shortcuts. */

import { h } from "../../kit/dom.js";

/** @import { Language } from "../types" */

/** Whether the page has the carpet, which has a key too. */
let hasCarpet = false;

/** A page with the carpet says so, before the list is shown for the first time. */
export function provideCarpetKey() {
  hasCarpet = true;
}

/** @param {Language} words @returns {HTMLDialogElement} */
export function helpDialog({ CARPET_KEY, KEYS, LABELS, language, SHORTCUTS }) {
  const keys = hasCarpet ? SHORTCUTS.toSpliced(-2, 0, CARPET_KEY) : SHORTCUTS;
  const rows = keys.map(([key, what]) => h("div", {}, h("dt", {}, key ?? ""), h("dd", {}, what ?? "")));
  const close = h("button", { class: "primary" }, KEYS.close);
  const form = h("form", { method: "dialog" }, close);
  const note = h("p", { class: "note" }, KEYS.note);
  return h(
    "dialog",
    { "aria-label": LABELS.keys, lang: language },
    h("h2", {}, LABELS.keys),
    h("dl", {}, ...rows),
    note,
    form,
  );
}
