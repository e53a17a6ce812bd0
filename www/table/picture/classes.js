// @ts-check
/** The congruence classes of a two-phase Magnus: the inner table for them, and what is dimmed then. */

import { measures } from "../../board/geometry.js";
import { listOf } from "../../drawing/list-of.js";
import { showsLens } from "./lens.js";
import { optionalParts } from "./optional-parts.js";

/** @import { Measures } from "../../board/geometry.js" */
/** @import { PictureData } from "../types" */
/** @import { Primitive } from "../../drawing/types" */

/** The radius that the rings leave free for an inner table. */
const INNER_HOLE = 262;
/** @param {PictureData} view @param {Measures} room @returns {Primitive[]} */
export function classPicture(view, room) {
  return hasInnerTable(view) ? (optionalParts.innerTable?.(view, room) ?? []) : [];
}

/** Says whether an inner table takes the middle of the picture. @param {PictureData} view */
export function hasInnerTable(view) {
  return view.innerTable !== null && view.look.layer === null && !showsLens(view);
}

/** The measures of a picture. @param {PictureData} view */
export function roomOf(view) {
  return measures(view.state.n, view.scale, hasInnerTable(view) ? INNER_HOLE : undefined);
}

/**
 * The dimmed positions: those of classes that do not matter to a
 * two-phase Magnus now, and those outside the class in which he plays.
 * @param {PictureData} view @returns {number[]}
 */
export function dimmedPositions(view) {
  // On a large table the roles of single positions are not known.
  if (!hasInnerTable(view) || view.bands.length === 0) return [];
  const lit = new Set(view.bands.flatMap(({ role, positions }) => (role === "other" ? [] : positions)));
  return listOf(view.state.n, (position) => position).filter((position) => !lit.has(position));
}
