// @ts-check
/** Hands a table of results to the person as a file. */

import { download } from "../share/download.js";

/**
 * @param {string} name of the file
 * @param {string} text
 */
export function downloadCsv(name, text) {
  download(name, new Blob([text], { type: "text/csv" }));
}
