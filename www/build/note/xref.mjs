/** xref.json: where each section, theorem and lemma of the note stands, for documents and programs that refer to them. */

import { version } from "../bundle.mjs";
import { noteEntry } from "../note.mjs";
import { NOTE } from "../template.mjs";
import { idOf } from "./claims.mjs";
import { SECTIONS } from "./paper.mjs";

/**
 * A place: its address below the site; of a claim its certainty and the theorems of Rocq too.
 * @typedef {{name: string, href: string, mark?: string, checked?: string[]}} Place
 */

/** Sections and claims come from the note's data, lemmas with their ids from the finished page. @param {string} page */
export async function xref(page) {
  /** @type {Record<string, Place>} */
  const places = {};
  const add = (/** @type {string} */ id, /** @type {Omit<Place, "href">} */ place) => {
    places[id] = { ...place, href: `${NOTE}#${id}` };
  };
  for (const { id, title, parts } of SECTIONS) {
    add(id, { name: title });
    for (const [at, part] of parts.entries()) {
      if (typeof part !== "object" || !("claim" in part)) continue;
      const [, name] = /^\*\*(Theorem \d+)\.\*\*/.exec(String(part.claim)) ?? [];
      if (name) add(idOf(id, part, at), { name, mark: part.mark, ...(part.checked && { checked: part.checked }) });
    }
  }
  for (const [, id = "", name = ""] of page.matchAll(/<strong id="(lemma-\d+)">([^<]*?)\.?<\/strong>/g))
    add(id, { name });
  return `${JSON.stringify({ version: await version(), bibtex: await noteEntry(), places }, null, 2)}\n`;
}
