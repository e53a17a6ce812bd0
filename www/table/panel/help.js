// @ts-check
/** The list of keyboard shortcuts, loaded when it is asked for. */

import { h, speakIn } from "../../kit/dom.js";
import { shortcuts } from "../../text/say/keys.js";
import { hasCarpetKey } from "../page/keys.js";

/** @import { Speaker } from "../types" */

/** @param {Speaker} words @returns {HTMLDialogElement} */
export function helpDialog(words) {
  const all = shortcuts(words, hasCarpetKey());
  const rows = all.map(([key, what]) => h("div", {}, h("dt", {}, key), h("dd", {}, what)));
  const close = h("button", { class: "primary" }, words.plain("keysClose"));
  const form = h("form", { method: "dialog" }, close);
  const note = h("p", { class: "note" }, words.plain("keysNote"));
  const heading = h("h2", { tabindex: "-1" }, words.plain("keysHeading"));
  const label = { "aria-label": words.plain("keysHeading") };
  return speakIn(h("dialog", label, heading, h("dl", {}, ...rows), note, form), words);
}
