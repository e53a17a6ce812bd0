// @ts-check
/** What the rows of the list of formats have in common. */

import { h } from "../../kit/dom.js";
import { download } from "../../kit/download.js";
import { formatNumber } from "../../kit/numbers.js";

/** @import { Format } from "../export/formats.js" */

/**
 * How a row says what has become of a file.
 * @typedef {object} Notice
 * @property {(text: string) => void} say
 * @property {(reason: unknown) => void} fail
 */

/** @param {Format} format @param {() => void} onclick */
export function downloadButton({ name, about }, onclick) {
  const unseen = h("span", { class: "unseen" }, "Download ");
  return h(
    "button",
    { type: "button", class: "format", onclick },
    unseen,
    h("b", {}, name),
    " ",
    h("small", {}, about),
  );
}

/** @param {{blob: Blob, name: string}} file @param {Notice} notice */
export function handOver({ blob, name }, notice) {
  download(name, blob);
  notice.say(`${name}, ${formatNumber(Math.ceil(blob.size / 1000))} kB`);
}
