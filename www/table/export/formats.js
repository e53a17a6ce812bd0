// @ts-check
/** The formats in which a game can be saved. The code of each is loaded when it is asked for. */

import { refused } from "../../kit/sentences.js";
import { check } from "./request.js";

/** @import { ExportRequest } from "./request.js" */

/**
 * @typedef {object} Format
 * @property {import("../../text/say/export.js").FormatId} id
 * @property {string} extension of the file
 * @property {string} mime
 */

/** @type {Format[]} */
export const FORMATS = [
  { id: "svg", extension: "svg", mime: "image/svg+xml" },
  { id: "png", extension: "png", mime: "image/png" },
  { id: "gif", extension: "gif", mime: "image/gif" },
  { id: "tikz", extension: "tikz", mime: "application/x-tex" },
  { id: "latex", extension: "tex", mime: "application/x-tex" },
  { id: "csv", extension: "csv", mime: "text/csv" },
  { id: "json", extension: "json", mime: "application/json" },
];

/** @type {Record<string, (request: ExportRequest) => Promise<string | Uint8Array<ArrayBuffer>>>} */
const MAKERS = {
  svg: async (request) => (await import("./svg.js")).svgFile(request),
  png: async (request) => (await import("./png.js")).pngFile(request),
  gif: async (request) => (await import("./gif.js")).gifFile(request),
  tikz: async (request) => (await import("./tikz.js")).tikzFile(request),
  latex: async (request) => (await import("./latex.js")).latexFile(request),
  csv: async (request) => (await import("./csv.js")).csvFile(request),
  json: async (request) => (await import("./json.js")).jsonFile(request),
};

/**
 * A game as a file. Rejects with a sentence if something is refused, and with the signal's reason if it is aborted.
 * @param {string} id of the format @param {ExportRequest} request
 * @returns {Promise<{blob: Blob, name: string}>}
 */
export async function exportGame(id, request) {
  const format = FORMATS.find((one) => one.id === id);
  const make = MAKERS[id];
  if (!format || !make) {
    const known = FORMATS.map((one) => one.id).join(", ");
    throw refused({ code: "format", id, known });
  }
  check(request);
  request.signal?.throwIfAborted();
  const name = nameOf(format, request);
  const content = await make(request);
  return { blob: new Blob([content], { type: format.mime }), name };
}

/** The file name, such as magnus-derek-n13-round5.svg. @param {Format} format @param {ExportRequest} request */
function nameOf({ id, extension }, { game, from = 0, to }) {
  const { n, round } = game.state();
  const rounds = id === "gif" ? `rounds${from}-${to ?? round}` : `round${round}`;
  return `magnus-derek-n${n}-${rounds}.${extension}`;
}
