/** The programs with which tests/places builds what is written for them, in texts in place of `{tools}`. */

import { TOOLS, toolName } from "../pages/notes/tools.js";

const MARK = "{tools}";

/** @param {string} text @param {string} [language] of the text */
export function withTools(text, language = "en") {
  const built = TOOLS.filter(({ build }) => build && !build.endsWith(".test.js"));
  const names = [...new Set(built.map(toolName))];
  return text.replaceAll(MARK, () => new Intl.ListFormat(language === "en" ? "en-GB" : language).format(names));
}
