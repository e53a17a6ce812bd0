// @ts-check
/** Lines of CSV. */

/**
 * A line of cells. A cell is quoted if it holds a comma, a quote or a line's end; and a bare sign, which a spreadsheet may take for
 * the beginning of a formula.
 * @param {readonly (string | number)[]} cells
 */
export const csvLine = (cells) => cells.map((cell) => quoteField(String(cell))).join(",");

/** @param {string} text */
function quoteField(text) {
  const isFormula = /^[-+=@]/.test(text) && !/^[-+]?\d/.test(text);
  return isFormula || /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
