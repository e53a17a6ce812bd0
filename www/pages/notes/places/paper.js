// @ts-check
/** Paper and plain text: a picture with a link, TikZ, a QR code. */

import { qrCode } from "../../../table/share/qr.js";
import { escaped } from "../../../table/share/snippets.js";
import * as english from "../../../words/en/share.js";

/** @import { Place } from "../types" */

/** A picture in a page's own text. @param {Blob} svg @param {string} words */
async function shown(svg, words) {
  return `<img alt="${escaped(words)}" src="data:image/svg+xml,${encodeURIComponent(await svg.text())}">`;
}

/** @type {Place} */
export const MARKDOWN = {
  id: "markdown",
  name: "Markdown",
  uses: ["words"],
  lessons: true,
  english:
    "The sentence and the picture are in the language of the table; the link has none: its page speaks the language of whoever follows it, or English.",
  steps: ({ picture }) => [
    `Save the picture as ${picture}.svg beside the text.`,
    "Copy the line into the text: a picture that leads to the table.",
  ],
  parts: ({ words, picture, address }) => [
    {
      name: "The picture with its link",
      text: `[![${words.replace(/\s+/g, " ").replace(/[\\[\]]/g, "\\$&")}](${picture}.svg)](${address})`,
    },
  ],
  files: ({ picture }, exported) => [
    { name: `${picture}.svg`, make: () => exported("svg") },
    { name: `${picture}.png`, make: () => exported("png") },
  ],
  rendered: async ([line], _, exported) => {
    const [, words = "", address = ""] = /^\[!\[(.*)\]\(\S+\)\]\((\S+)\)$/.exec(line?.text ?? "") ?? [];
    const picture = await shown(await exported("svg"), words.replace(/\\([\\[\]])/g, "$1"));
    return `<p><a href="${escaped(address)}" target="_blank">${picture}</a></p>`;
  },
};

/** @type {Place} */
export const TIKZ = {
  id: "tikz",
  name: "LaTeX, with TikZ",
  uses: [],
  lessons: true,
  english: "What stands in the picture is in the language of the table; the comments between its lines are English.",
  steps: () => [
    "Copy the picture into the document; what its preamble needs stands in the first lines.",
    "Below is what LaTeX makes of it, drawn by this page.",
  ],
  parts: async (_, exported) => [{ name: "The picture", text: (await (await exported("tikz")).text()).trimEnd() }],
  files: ({ picture }, exported) => [{ name: `${picture}.tikz`, make: () => exported("tikz") }],
  rendered: async (_, { words }, exported) => `<p>${await shown(await exported("svg"), words)}</p>`,
};

/** The code of an address, as a file. @param {string} address */
async function codeOf(address) {
  const { svg } = qrCode(english, await import("../../../vendor/lean-qr.js"), address);
  svg.setAttribute("width", "240");
  return new XMLSerializer().serializeToString(svg);
}

/** @type {Place} */
export const QR = {
  id: "qr",
  name: "A QR code",
  uses: [],
  lessons: true,
  english: "The link has no language: its page speaks the language of whoever scans it, or English.",
  steps: () => [
    "Save the code as a file, or copy it as SVG, for a slide or a sheet: whoever scans it finds this table.",
  ],
  parts: async ({ address }) => [
    { name: "The address", text: address },
    { name: "The code as SVG", text: await codeOf(address) },
  ],
  files: ({ picture, address }) => [
    { name: `${picture}-qr.svg`, make: async () => new Blob([await codeOf(address)], { type: "image/svg+xml" }) },
  ],
  rendered: ([, code]) => `<p>${code?.text ?? ""}</p>`,
};
