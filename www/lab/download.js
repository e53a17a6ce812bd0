// @ts-check
/** Hands a text to the person as a file. */

/**
 * @param {string} name of the file
 * @param {string} text
 */
export function downloadCsv(name, text) {
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file when the click is over, but some begin to read it only in the next task.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
