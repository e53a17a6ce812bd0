/** The list of export formats in texts, in place of `{formats}`. */

import { FORMAT_IDS } from "../table/export/formats.js";

const MARK = "{formats}";

/**
 * @param {string} text @param {(id: string) => string} shown the id as the text shows it
 * @param {string} [language] of the text
 */
export function withFormats(text, shown, language = "en") {
  // In British English there is no comma before the last "or".
  const list = new Intl.ListFormat(language === "en" ? "en-GB" : language, { type: "disjunction" });
  return text.replaceAll(MARK, () => list.format(FORMAT_IDS.map(shown)));
}
