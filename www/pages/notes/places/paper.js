// @ts-check
/** Paper and plain text: a picture with a link, TikZ, a QR code. */

import { escapeAttribute, escapeMarkdown, escapeMarkdownAddress, unescapeMarkdown } from "../../../kit/escape.js";
import { qrCode } from "../../../table/share/qr.js";
import { english } from "../../../text/english.js";
import { words as said } from "../speaker.js";

/** @import { FigurePlace } from "../types" */

/** A picture inside the page's text. @param {Blob} svg @param {string} words */
async function imageTag(svg, words) {
  return `<img alt="${escapeAttribute(words)}" src="data:image/svg+xml,${encodeURIComponent(await svg.text())}">`;
}

/** @type {FigurePlace} */
export const MARKDOWN = {
  id: "markdown",
  isStill: true,
  name: said.plain("notesMarkdown"),
  uses: ["words", "bare"],
  wordsName: said.plain("notesPicturePart"),
  lessons: true,
  english: said.plain("notesMarkdownEnglish"),
  steps: ({ picture }) => [said.plain("notesMarkdown1", { picture: `${picture}.svg` }), said.plain("notesMarkdown2")],
  parts: ({ words, picture, address }) => [
    {
      name: said.plain("notesMarkdownPart"),
      text: `[![${escapeMarkdown(words)}](${picture}.svg)](${escapeMarkdownAddress(address)})`,
    },
  ],
  files: ({ picture, bare }, exported) => [
    { name: `${picture}.svg`, make: () => exported("svg", { slide: bare }) },
    { name: `${picture}.png`, make: () => exported("png", { slide: bare }) },
  ],
  rendered: async ([line], { bare }, exported) => {
    const [, words = "", address = ""] = /^\[!\[(.*)\]\(\S+\)\]\((\S+)\)$/.exec(line?.text ?? "") ?? [];
    const picture = await imageTag(await exported("svg", { slide: bare }), unescapeMarkdown(words));
    return `<p><a href="${escapeAttribute(address)}" target="_blank">${picture}</a></p>`;
  },
};

/** @type {FigurePlace} */
export const PICTURE = {
  id: "picture",
  isStill: true,
  name: said.plain("notesPicture"),
  uses: ["words", "bare"],
  wordsName: said.plain("notesPicturePart"),
  lessons: true,
  english: said.plain("notesPictureEnglish"),
  steps: () => [said.plain("notesPicture1"), said.plain("notesPicture2")],
  notes: () => [said.plain("notesPicturePdf")],
  parts: ({ words }) => [{ name: said.plain("notesPicturePart"), text: words }],
  files: ({ picture, bare }, exported) => [
    { name: `${picture}.svg`, make: () => exported("svg", { slide: bare }) },
    { name: `${picture}.png`, make: () => exported("png", { slide: bare }) },
    { name: `${picture}.pdf`, make: () => exported("svg", { slide: bare }), isPrinted: true },
  ],
  rendered: async (_, { words, bare }, exported) =>
    `<p>${await imageTag(await exported("svg", { slide: bare }), words)}</p>`,
};

/** @type {FigurePlace} */
export const TIKZ = {
  id: "tikz",
  name: said.plain("notesTikz"),
  uses: [],
  lessons: true,
  english: said.plain("notesTikzEnglish"),
  steps: () => [said.plain("notesTikz1")],
  notes: () => [said.plain("notesTikz2")],
  parts: async (_, exported) => [
    { name: said.plain("notesTikzPart"), text: (await (await exported("tikz")).text()).trimEnd() },
  ],
  files: ({ picture }, exported) => [{ name: `${picture}.tikz`, make: () => exported("tikz") }],
  // The light TikZ has no ground of its own, and no lines at the foot.
  rendered: async (_, { words }, exported) => `<p>${await imageTag(await exported("svg", { slide: true }), words)}</p>`,
};

/** The QR code of an address, as a file. @param {string} address */
async function codeOf(address) {
  const { svg } = qrCode(english, await import("lean-qr/nano"), address);
  svg.setAttribute("width", "240");
  return new XMLSerializer().serializeToString(svg);
}

/** @type {FigurePlace} */
export const QR = {
  id: "qr",
  name: said.plain("notesQr"),
  uses: [],
  lessons: true,
  english: said.plain("notesQrEnglish"),
  steps: () => [said.plain("notesQr1")],
  parts: async ({ address }) => [
    { name: said.plain("notesQrAddress"), text: address },
    { name: said.plain("notesQrCode"), text: await codeOf(address) },
  ],
  files: ({ picture, address }) => [
    { name: `${picture}-qr.svg`, make: async () => new Blob([await codeOf(address)], { type: "image/svg+xml" }) },
  ],
  rendered: ([, code]) => `<p>${code?.text ?? ""}</p>`,
};
