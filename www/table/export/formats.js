// @ts-check
/** The formats in which a game can be saved. The code of each is loaded when it is asked for. */

import { refusalError } from "../../kit/sentences.js";
import { check } from "./request.js";

/** @import { FormatId } from "../../text/say/export/export.js" */
/** @import { ExportRequest } from "./request.js" */

/**
 * @typedef {object} Kind what is particular to a format
 * @property {string} extension of the file
 * @property {string} mime
 * @property {boolean} [isPicture] true if it shows one round, not necessarily the one on the table
 * @property {boolean} [hasGround] whether it has a ground and lines at its foot, which a slide changes
 * @property {boolean} [isAnimation] true if it shows a range of rounds, which its file name tells
 * @property {boolean} [isCopied] whether the text can be copied too, since a frame may be forbidden to download
 * @property {(request: ExportRequest) => Promise<string | Uint8Array<ArrayBuffer>>} make
 */

/**
 * The only list of formats, which the dialog, the tag, the reference, the published types and the tests follow. A new format
 * is one entry here, and its two messages: its name and what it is about. One without the other is a type error.
 * @satisfies {Record<FormatId, Kind>}
 */
const KINDS = {
  svg: {
    extension: "svg",
    mime: "image/svg+xml",
    isPicture: true,
    hasGround: true,
    make: async (request) => (await import("./svg-file.js")).svgFile(request),
  },
  png: {
    extension: "png",
    mime: "image/png",
    isPicture: true,
    hasGround: true,
    make: async (request) => (await import("./png.js")).pngFile(request),
  },
  gif: {
    extension: "gif",
    mime: "image/gif",
    hasGround: true,
    isAnimation: true,
    make: async (request) => (await import("./gif.js")).gifFile(request),
  },
  tikz: {
    extension: "tikz",
    mime: "application/x-tex",
    isPicture: true,
    isCopied: true,
    make: async (request) => (await import("./tikz.js")).tikzFile(request),
  },
  latex: {
    extension: "tex",
    mime: "application/x-tex",
    isCopied: true,
    make: async (request) => (await import("./latex.js")).latexFile(request),
  },
  tactile: {
    extension: "tactile.svg",
    mime: "image/svg+xml",
    isPicture: true,
    make: async (request) => (await import("./tactile.js")).tactileFile(request),
  },
  csv: {
    extension: "csv",
    mime: "text/csv",
    isCopied: true,
    make: async (request) => (await import("./csv.js")).csvFile(request),
  },
  json: {
    extension: "json",
    mime: "application/json",
    isCopied: true,
    make: async (request) => (await import("./json.js")).jsonFile(request),
  },
};

/** @typedef {Kind & {id: FormatId}} Format */

/** The ids, in the order in which they are offered. */
export const FORMAT_IDS = /** @type {FormatId[]} */ (Object.keys(KINDS));
/** @type {Format[]} */
export const FORMATS = FORMAT_IDS.map((id) => ({ id, ...KINDS[id] }));

/**
 * A game as a file. Rejects with a sentence if something is refused, and with the signal's reason if it is aborted.
 * @param {string} id of the format @param {ExportRequest} request
 * @returns {Promise<{blob: Blob, name: string}>}
 */
export async function exportGame(id, request) {
  const format = FORMATS.find((one) => one.id === id);
  if (!format) {
    throw refusalError({ code: "format", id, known: FORMAT_IDS.join(", ") });
  }
  check(request);
  request.signal?.throwIfAborted();
  const name = fileName(format, request);
  const content = await format.make(request);
  return { blob: new Blob([content], { type: format.mime }), name };
}

/** The file name, such as magnus-derek-n13-round5.svg. @param {Format} format @param {ExportRequest} request */
function fileName({ isAnimation, extension }, { game, from = 0, to }) {
  const { n, round } = game.state();
  const rounds = isAnimation ? `rounds${from}-${to ?? round}` : `round${round}`;
  return `magnus-derek-n${n}-${rounds}.${extension}`;
}
