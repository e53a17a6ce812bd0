/** Citations of the table and of its note, made from CITATION.cff. */

import { read } from "./bundle.mjs";

/** Authors, version and date of the table from CITATION.cff. */
export async function cited() {
  const text = await read("CITATION.cff");
  const field = (/** @type {string} */ name) => new RegExp(`^(?:  - )?${name}: "?(.+?)"?$`, "m").exec(text)?.[1] ?? "";
  const [title, name, released, version] = ["title", "name", "date-released", "version"].map(field);
  return { title: String(title), name: String(name), released: String(released), version: String(version) };
}

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
/** The width of the names of fields. */
const WIDTH = 6;

/**
 * An entry of BibTeX. Double braces keep a name together and its capitals as they are.
 * @param {string} key
 * @param {Record<string, string>} fields in BibTeX, without their outer braces; an empty one is left out
 */
function entry(key, fields) {
  const lines = Object.entries(fields)
    .filter(([, value]) => value)
    .map(
      ([name, value]) => `  ${name.padEnd(WIDTH)} = ${name === "month" ? value : `{${value.replaceAll("–", "--")}}`}`,
    );
  return `@misc{${key},\n${lines.join(",\n")}\n}`;
}

/** The table as BibTeX. */
export async function bibtex() {
  const { title, name, released, version } = await cited();
  const year = released.slice(0, 4);
  return `${entry("magnus-derek-table", { author: `{${name}}`, title: `{${title}}`, year, note: `Version ${version}` })}\n`;
}

/** The note as BibTeX. @param {string} title in BibTeX @param {string} [url] its address, if the build knows it */
export async function noteBibtex(title, url = "") {
  const { name, released, version } = await cited();
  const [year = "", month = ""] = released.split("-");
  return entry(`magnus-derek-table-${year}`, {
    author: `{${name}}`,
    title,
    year,
    month: MONTHS[Number(month) - 1] ?? "",
    note: `Note of the Magnus–Derek table, version ${version}, with programs that check its claims`,
    url,
  });
}
