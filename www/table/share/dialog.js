// @ts-check
/** The dialog for links, pictures and files. Its code comes when it is opened for the first time. */

import { freshId, h } from "../../kit/dom.js";
import { adoptStyle } from "../sheets.js";
import { embedPart } from "./embed.js";
import { linkPart } from "./link.js";
import { savePart } from "./save.js";
import { SHARE_STYLE } from "./style.js";

/** @import { Sharing } from "../types" */

/**
 * @typedef {object} ShareDialog
 * @property {HTMLDialogElement} node to be put into the shadow root of the table
 * @property {() => void} open
 */

/** @param {Sharing} sharing @returns {ShareDialog} */
export function shareDialog(sharing) {
  const id = freshId("share");
  const link = linkPart(sharing.address, sharing.link);
  const embed = embedPart(sharing.link, sharing.lesson);
  const save = savePart(sharing);
  // Not a form: in a sandboxed frame forms do nothing.
  const close = h("button", { type: "button", onclick: () => node.close() }, "Close");
  const node = h(
    "dialog",
    { class: "sharing", "aria-labelledby": id, onclose: () => save.stop() },
    h("div", { class: "head" }, h("h2", { id }, "Share and export"), close),
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
