// @ts-check
/** What the rows of the list of formats have in common. */

import { h } from "../../kit/dom.js";
import { download } from "../../kit/download.js";
import * as english from "../../words/en/share.js";
import { sayingOf } from "../export/about.js";

/** @import { Language } from "../types" */
/** @import { Format } from "../export/formats.js" */

/**
 * How a row says what has become of a file.
 * @typedef {object} Notice
 * @property {(text: string) => void} say
 * @property {(reason: unknown) => void} fail
 */

/** @param {Language} words @param {Format} format @param {() => void} onclick */
export function downloadButton(words, { id }, onclick) {
  const { share = english } = words;
  const { name = id, about = "" } = sayingOf(words).FORMAT_NAMES[id] ?? {};
  const unseen = h("span", { class: "unseen" }, share.DOWNLOAD.before);
  return h(
    "button",
    { type: "button", class: "format", onclick },
    unseen,
    h("b", {}, name),
    " ",
    h("small", {}, about),
  );
}

/** @param {import("../../words/types").ShareWords} share @param {{blob: Blob, name: string}} file @param {Notice} notice */
export function handOver(share, { blob, name }, notice) {
  download(name, blob);
  notice.say(share.savedFile(name, Math.ceil(blob.size / 1000)));
}
