// @ts-check
/** The congruence classes of a two-phase Magnus: the choice of an inner table for them, and what is dimmed then. */

import { measures } from "../../board/geometry.js";
import { listOf } from "../../drawing/list-of.js";
import { phaseLevel } from "../../text/say/facts.js";
import { showsLens } from "./lens.js";
import { seldom } from "./seldom.js";

/** @import { Measures } from "../../board/geometry.js" */
/** @import { Band, GameFacts, InnerTable, PictureData } from "../types" */
/** @import { Primitive } from "../../drawing/types" */

/** The radius that the rings leave free for an inner table. */
const INNER_HOLE = 262;
/** The most classes drawn as an inner table; with more there are only the band and the words. */
const MOST_CLASSES = 61;
/** The most positions with a band; with more it would be a blur. */
const MOST_BAND = 360;

/**
 * The drawn parts of a game's classes, as far as there is room.
 * @param {{bands: () => Band[], innerTable: () => InnerTable | null}} game @param {{n: number}} state
 * @param {GameFacts} facts
 */
export function classesOf(game, { n }, { plan }) {
  const level = phaseLevel(plan);
  return {
    bands: n <= MOST_BAND ? game.bands() : [],
    innerTable: level && level.procedure.p <= MOST_CLASSES ? game.innerTable() : null,
  };
}

/** @param {PictureData} view @param {Measures} room @returns {Primitive[]} */
export function classPicture(view, room) {
  return hasInnerTable(view) ? (seldom.innerTable?.(view, room) ?? []) : [];
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
export function dimmed(view) {
  // On a large table the roles of single positions are not known.
  if (!hasInnerTable(view) || view.bands.length === 0) return [];
  const lit = new Set(view.bands.flatMap(({ role, positions }) => (role === "other" ? [] : positions)));
  return listOf(view.state.n, (position) => position).filter((position) => !lit.has(position));
}
