// @ts-check
/** The dialog for links, pictures and files, loaded when it is first opened. */

import { freshId, h } from "../../kit/dom.js";
import "../../text/say/share.js";
import { adoptStyle } from "../style/sheets.js";
import { embedPart } from "./embed.js";
import { linkPart } from "./link.js";
import { savePart } from "./save.js";
import { SHARE_STYLE } from "./style.js";

/** @import { Speaker, Sharing } from "../types" */

/**
 * @typedef {object} ShareDialog
 * @property {HTMLDialogElement} node the dialog, for the shadow root of the table
 * @property {() => void} open
 */

/** @param {Speaker} words @param {Sharing} sharing @returns {ShareDialog} */
export function shareDialog(words, sharing) {
  const id = freshId("share");
  const link = linkPart(words, sharing.address, sharing.link);
  const embed = embedPart(words, sharing.link, sharing.lesson);
  const save = savePart(words, sharing);
  // Not a form: in a sandboxed frame forms do nothing.
  const close = h("button", { type: "button", onclick: () => node.close() }, words.plain("shareClose"));
  const node = h(
    "dialog",
    { class: "sharing", "aria-labelledby": id, onclose: () => save.stop() },
    h("div", { class: "head" }, h("h2", { id }, words.plain("shareHeading")), close),
    h("div", { class: "parts" }, link.node, save.node, embed.node),
  );
  return {
    node,
    open() {
      adoptStyle(/** @type {ShadowRoot} */ (node.getRootNode()), SHARE_STYLE);
      for (const part of [link, embed, save]) part.open();
      if (!node.open) node.showModal();
      link.focus();
    },
  };
}
