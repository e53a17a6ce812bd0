// @ts-check
/** Hands a table of results to the person as a file. */

/**
 * @param {string} name of the file
 * @param {string} text
 */
export async function downloadCsv(name, text) {
  const { download } = await import("../../kit/download.js");
  download(name, new Blob([text], { type: "text/csv" }));
}
