/** Places of the note's claims, and the claim of each theorem in Rocq. */

import { NOTE } from "../template.mjs";
import { SECTIONS } from "./paper.mjs";

/** @import { Part } from "./paper.mjs" */

/** The id of a claim: by its number where it has one. @param {string} section @param {Part} part @param {number} place in the section */
export function idOf(section, part, place) {
  const [, number] =
    (typeof part === "object" && "claim" in part && /^\*\*Theorem (\d+)\.\*\*/.exec(String(part.claim))) || [];
  return number ? `theorem-${number}` : `${section}-${place}`;
}

/** The addresses of what the note says of a theorem, named as FILE.THEOREM; the section where it is no claim. @param {string} theorem */
export function placesInNote(theorem) {
  const places = SECTIONS.flatMap(({ id, parts }) =>
    parts.flatMap((part, place) =>
      typeof part === "object" && "checked" in part && part.checked?.includes(theorem)
        ? [`${NOTE}#${"claim" in part ? idOf(id, part, place) : id}`]
        : [],
    ),
  );
  return [...new Set(places)];
}
