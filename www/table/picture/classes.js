// @ts-check
/**
 * The congruence classes of a two-phase Magnus: the choice of an
 * inner table for them, and the band that shows them outside.
 */

import { sector } from "../../drawing/plane.js";
import { phaseLevel } from "../../text/say/facts.js";
import { angleOf, measures } from "./geometry.js";
import { showsLens } from "./lens.js";
import { seldom } from "./seldom.js";

/** @import { Measures } from "./geometry.js" */
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
  return [
    ...veil(view, room),
    ...bandPaths(view, room),
    ...(hasInnerTable(view) ? (seldom.innerTable?.(view, room) ?? []) : []),
  ];
}

/** The pieces of the band between rings and seats, with the roles that give their look. @param {PictureData} view */
export function bandsOf({ bands, look }) {
  if (look.layer !== null) return [];
  return bands.map(({ role, positions }) => ({ name: role, role: roleName(role), positions }));
}

/** The role of a class. One that Derek keeps looks like the one that Magnus leaves to the end. @param {string} role */
export function roleName(role) {
  return `${role === "kept" ? "gamma" : role}-class`;
}

/** The radii of the band. @param {Measures} room */
export function bandRadii({ rings }) {
  return { inner: rings + 2, outer: rings + 8 };
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
  return Array.from({ length: view.state.n }, (_, position) => position).filter((position) => !lit.has(position));
}

/**
 * Paper over the cells of the dimmed positions.
 * @param {PictureData} view @param {Measures} room @returns {Primitive[]}
 */
function veil(view, room) {
  const { n } = view.state;
  const pieces = dimmed(view).map((position) => {
    return sector(room.hole - 2, room.rings, angleOf(position - 0.5, n), angleOf(position + 0.5, n));
  });
  return pieces.length > 0 ? [{ key: "veil", kind: "path", role: "veil", d: pieces.join("") }] : [];
}

/** @param {PictureData} view @param {Measures} room @returns {Primitive[]} */
function bandPaths(view, room) {
  const { n } = view.state;
  const { inner, outer } = bandRadii(room);
  return bandsOf(view).map(({ name, role, positions }) => {
    const pieces = positions.map((position) =>
      sector(inner, outer, angleOf(position - 0.4, n), angleOf(position + 0.4, n)),
    );
    return { key: `band-${name}`, kind: "path", role: `band ${role}`, d: pieces.join("") };
  });
}
