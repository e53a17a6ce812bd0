// @ts-check
/** Elements that the rows of the list of formats share. */

import "../../text/say/share.js";
import { h } from "../../kit/dom.js";
import { download } from "../../kit/download.js";
import { formatAbout, formatName } from "../../text/say/export.js";

/** @import { Speaker } from "../types" */
/** @import { Format } from "../export/formats.js" */

/**
 * The messages about a file: what has become of it, or why it failed.
 * @typedef {object} Notice
 * @property {(text: string) => void} say
 * @property {(reason: unknown) => void} fail
 */

/** @param {Speaker} words @param {Format} format @param {() => void} onclick */
export function downloadButton(words, { id }, onclick) {
  const unseen = h("span", { class: "unseen" }, words.plain("saveBefore"));
  return h(
    "button",
    { type: "button", class: "format", onclick },
    unseen,
    h("b", {}, formatName(words, id)),
    " ",
    h("small", {}, formatAbout(words, id)),
  );
}

/** @param {Speaker} words @param {{blob: Blob, name: string}} file @param {Notice} notice */
export function handOver(words, { blob, name }, notice) {
  download(name, blob);
  notice.say(words.plain("savedFile", { file: name, kilobytes: Math.ceil(blob.size / 1000) }));
}
