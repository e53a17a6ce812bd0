/** Citations of the table, made from CITATION.cff. */

import { read } from "./bundle.mjs";

/** As BibTeX. Double braces keep a name together and its capitals as they are. */
export async function bibtex() {
  const text = await read("CITATION.cff");
  const field = (/** @type {string} */ name) => new RegExp(`^(?:  - )?${name}: "?(.+?)"?$`, "m").exec(text)?.[1] ?? "";
  const inTex = (/** @type {string} */ words) => words.replaceAll("–", "--");
  return `@misc{magnus-derek-table,
  author = {{${inTex(field("name"))}}},
  title  = {{${inTex(field("title"))}}},
  year   = {${field("date-released").slice(0, 4)}},
  note   = {Version ${field("version")}}
}
`;
}
