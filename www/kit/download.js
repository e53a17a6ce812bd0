// @ts-check
/** Downloads: saves content as a file. In a frame that may not download nothing happens, without any error. */

/** @param {string} name of the file @param {Blob} content */
export function download(name, content) {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file when the click is over, but some begin to read it only in the next task.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** @param {string} name of the file @param {string} text */
export function downloadCsv(name, text) {
  download(name, new Blob([text], { type: "text/csv" }));
}
