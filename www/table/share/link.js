// @ts-check
/** The link of the game, to copy, to hand on, or to scan. */

import { copyButton, selectedOnFocus } from "../../kit/copy.js";
import { freshId, h, setText } from "../../kit/dom.js";
import { inWords, messageOf } from "../../kit/sentences.js";
import { qrCode } from "./qr.js";

/** @import { Speaker } from "../types" */

/** The least width of the code in pixels; each of its modules is a whole number of pixels, at least two. */
const LEAST_WIDTH = 168;
const LEAST_MODULE = 2;

/** The name for a file with the code. @param {string} address */
function fileName(address) {
  return decodeURIComponent(new URL(address).pathname.split("/").at(-1) ?? "");
}

/**
 * @param {Speaker} words @param {() => string} address throws a sentence if there is none
 * @param {() => string} game the link without a page
 */
export function linkPart(words, address, game) {
  const id = freshId("link");
  const field = selectedOnFocus(h("input", { id }));
  const copy = copyButton(words.plain("linkCopy"), field, words);
  copy.button.classList.add("primary");
  const error = h("p", { class: "error", role: "alert" });
  const onward = h("button", { type: "button", onclick: () => handOn() }, words.plain("linkHandOn"));
  const code = h("div", { class: "code" });
  const label = h("label", { for: id });
  const buttons = h("div", { class: "row" }, copy.button, onward, copy.status);
  const shown = h("div", {}, label, field, buttons, code);
  const node = h("section", {}, h("h3", {}, words.plain("linkHeading")), shown, error);

  async function handOn() {
    setText(error, "");
    try {
      await navigator.share({ title: "The Magnus–Derek table", url: field.value });
    } catch (reason) {
      // A person who cancels sharing has made no mistake.
      if (reason instanceof Error && reason.name === "AbortError") return;
      setText(error, words.plain("linkNotHandedOn", { why: messageOf(reason) }));
    }
  }

  /** @param {string} text */
  async function drawCode(text) {
    code.replaceChildren();
    const drawn = await codeOrSentence(words, text);
    // Meanwhile the dialog may have been opened for another game.
    if (field.value === text) code.replaceChildren(drawn);
  }

  return {
    node,
    focus: () => field.focus(),
    /** Shows the link of the game as it is now, or the reason why there is none. */
    open() {
      setText(error, "");
      setText(copy.status, "");
      try {
        const whole = address();
        const isFile = whole.startsWith("file:");
        field.value = isFile ? game() : whole;
        setText(label, isFile ? words.plain("linkOnDisk", { file: fileName(whole) }) : words.plain("linkOpens"));
        setText(copy.button, words.plain(isFile ? "linkCopyText" : "linkCopy"));
        onward.hidden = isFile || !("share" in navigator);
        if (isFile) code.replaceChildren();
        else drawCode(field.value);
        shown.hidden = false;
      } catch (reason) {
        shown.hidden = true;
        setText(error, inWords(words, reason));
      }
    },
  };
}

/** @param {Speaker} words @param {string} text */
async function codeOrSentence(words, text) {
  try {
    const { svg, side } = qrCode(words, await import("lean-qr/nano"), text);
    const width = side * Math.max(LEAST_MODULE, Math.ceil(LEAST_WIDTH / side));
    svg.setAttribute("width", String(width));
    return svg;
  } catch (reason) {
    return h("p", { class: "note" }, words.plain("qrNone", { why: messageOf(reason) }));
  }
}
