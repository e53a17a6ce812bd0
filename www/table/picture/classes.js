// @ts-check
/** The congruence classes of a two-phase Magnus: whether they have an inner table, and a band that shows them outside. */

import { phaseLevel } from "../../text/say/facts.js";
import { angleOf, measures, sector } from "./geometry.js";
import { showsLens } from "./lens.js";
import { seldom } from "./seldom.js";

/** @import { Measures } from "./geometry.js" */
/** @import { Band, GameFacts, InnerTable, PictureData, Primitive } from "../types" */

/** With an inner table the rings leave so much room in the middle. */
const INNER_HOLE = 262;
/** More classes than this are not drawn as an inner table; the band and the words remain. */
const MOST_CLASSES = 61;
/** More positions than this would make the band a blur. */
const MOST_BAND = 360;

/**
 * What is drawn of the classes of a game, as far as there is room.
 * @param {{bands: () => Band[], innerTable: () => InnerTable | null}} game @param {{n: number}} state @param {GameFacts} facts
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

/** The band between the rings and the seats: its pieces with the role that their look has. @param {PictureData} view */
export function bandsOf({ bands, look }) {
  if (look.layer !== null) return [];
  return bands.map(({ role, positions }) => ({ name: role, role: roleName(role), positions }));
}

/** A class that Derek keeps looks like the one that Magnus leaves to the end. @param {string} role */
export function roleName(role) {
  return `${role === "kept" ? "gamma" : role}-class`;
}

/** The radii of that band. @param {Measures} room */
export function bandRadii({ rings }) {
  return { inner: rings + 2, outer: rings + 8 };
}

/** Whether the middle of the picture is taken by an inner table. @param {PictureData} view */
export function hasInnerTable(view) {
  return view.innerTable !== null && view.look.layer === null && !showsLens(view);
}

/** The circles of a picture. @param {PictureData} view */
export function roomOf(view) {
  return measures(view.state.n, view.scale, hasInnerTable(view) ? INNER_HOLE : undefined);
}

/**
 * The positions of classes that are nothing to a two-phase Magnus now, and those outside of the class in which he plays: they are dimmed.
 * @param {PictureData} view @returns {number[]}
 */
export function dimmed(view) {
  // On a large table nothing is known of single positions.
  if (!hasInnerTable(view) || view.bands.length === 0) return [];
  const lit = new Set(view.bands.flatMap(({ role, positions }) => (role === "other" ? [] : positions)));
  return Array.from({ length: view.state.n }, (_, position) => position).filter((position) => !lit.has(position));
}

/** Paper over the cells of these. @param {PictureData} view @param {Measures} room @returns {Primitive[]} */
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
