// @ts-check
/** Pictures of what is shown: a table that nobody sees draws them. */

import { h } from "../../kit/dom.js";
import "../../table/element.js";

/** @import { Shown } from "../../table/share/snippets.js" */
/** @import { MagnusDerekElement } from "../../table/element-types" */

/** What the table has, and the table. @type {{key: string, table: MagnusDerekElement} | null} */
let last = null;

/** @param {Shown} shown @param {string} lang the language of the table @param {"svg" | "png" | "tikz"} type */
export async function exportFigure(shown, lang, type) {
  const key = JSON.stringify([shown, lang]);
  if (last?.key !== key) {
    last?.table.remove();
    const table = /** @type {MagnusDerekElement} */ (h("magnus-derek", { hidden: true, lang }));
    if ("lesson" in shown) table.setAttribute("lesson", shown.lesson);
    else table.setAttribute("state", shown.link);
    document.body.append(table);
    last = { key, table };
  }
  const { table } = last;
  await table.ready;
  return table.export(type, { theme: "light" });
}
