// @ts-check
/** The link of the game: to copy, to hand on, to scan. */

import { copyButton, selectedOnFocus } from "../../kit/copy.js";
import { freshId, h, setText } from "../../kit/dom.js";
import { messageOf } from "../../kit/sentences.js";
import { qrCode } from "./qr.js";

/** The code is at least so wide, and each of its modules a whole number of pixels, at least two. */
const LEAST_WIDTH = 168;
const LEAST_MODULE = 2;

const FOR_LINK = "Whoever opens it finds this game, at this round, with all its branches.";

/** What the game is worth to others where its address is one of this machine. @param {string} address */
function forFile(address) {
  const file = decodeURIComponent(new URL(address).pathname.split("/").at(-1) ?? "");
  return `This page is a file on your own disk, so nobody else can open its address. Send the file ${file} and this text: behind # in the address of the file, or of any page with the table, it opens this game, at this round, with all its branches.`;
}

/** @param {() => string} address throws a sentence if there is none @param {() => string} game the link without a page */
export function linkPart(address, game) {
  const id = freshId("link");
  const field = selectedOnFocus(h("input", { id }));
  const copy = copyButton("Copy link", field);
  copy.button.classList.add("primary");
  const error = h("p", { class: "error", role: "alert" });
  const share = h("button", { type: "button", onclick: () => handOn() }, "Share…");
  const code = h("div", { class: "code" });
  const label = h("label", { for: id });
  const buttons = h("div", { class: "row" }, copy.button, share, copy.status);
  const shown = h("div", {}, label, field, buttons, code);
  const node = h("section", {}, h("h3", {}, "Link"), shown, error);

  async function handOn() {
    setText(error, "");
    try {
      await navigator.share({ title: "The Magnus–Derek table", url: field.value });
    } catch (reason) {
      // Somebody who changes his mind has made no mistake.
      if (reason instanceof Error && reason.name === "AbortError") return;
      setText(error, `The link could not be shared: ${messageOf(reason)}`);
    }
  }

  /** @param {string} text */
  async function drawCode(text) {
    code.replaceChildren();
    const drawn = await codeOrSentence(text);
    // Meanwhile it may have been opened for another game.
    if (field.value === text) code.replaceChildren(drawn);
  }

  return {
    node,
    focus: () => field.focus(),
    /** Shows the link of the game as it is now, or why there is none. */
    open() {
      setText(error, "");
      setText(copy.status, "");
      try {
        const whole = address();
        const isFile = whole.startsWith("file:");
        field.value = isFile ? game() : whole;
        setText(label, isFile ? forFile(whole) : FOR_LINK);
        setText(copy.button, isFile ? "Copy text" : "Copy link");
        share.hidden = isFile || !("share" in navigator);
        if (isFile) code.replaceChildren();
        else drawCode(field.value);
        shown.hidden = false;
      } catch (reason) {
        shown.hidden = true;
        setText(error, messageOf(reason));
      }
    },
  };
}

/** @param {string} text */
async function codeOrSentence(text) {
  try {
    const { svg, side } = qrCode(await import("../../vendor/lean-qr.js"), text);
    const width = side * Math.max(LEAST_MODULE, Math.ceil(LEAST_WIDTH / side));
    svg.setAttribute("width", String(width));
    return svg;
  } catch (reason) {
    return h("p", { class: "note" }, `There is no QR code. ${messageOf(reason)}`);
  }
}
