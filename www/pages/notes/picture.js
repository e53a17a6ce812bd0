// @ts-check
/** Pictures of the choice, drawn by an invisible table. */

import "../../table/element.js";

/** @import { SnippetContent } from "../../table/share/snippets.js" */
/** @import { MagnusDerekElement } from "../../table/element-types" */

/** The content of the table, and the table. @type {{key: string, table: MagnusDerekElement} | null} */
let last = null;

/**
 * @param {SnippetContent} shown @param {string} lang the table's language @param {"svg" | "png" | "tikz"} type
 * @param {{slide?: boolean}} [more] options of the export
 */
export async function exportFigure(shown, lang, type, more) {
  const key = JSON.stringify([shown, lang]);
  if (last?.key !== key) {
    last?.table.remove();
    const table = /** @type {MagnusDerekElement} */ (document.createElement("magnus-derek"));
    table.hidden = true;
    table.lang = lang;
    for (const [name, value] of Object.entries(shown)) table.setAttribute(name === "link" ? "state" : name, value);
    document.body.append(table);
    last = { key, table };
  }
  const { table } = last;
  await table.ready;
  return table.export(type, { ...more, theme: "light" });
}
