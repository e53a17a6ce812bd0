// @ts-check
/** Congruence classes on the board: their band between rings and seats, and paper over cells that do not matter. */

import { sector } from "../drawing/plane.js";
import { angleOf } from "./geometry.js";

/** @import { Primitive } from "../drawing/types" */
/** @import { Measures } from "./geometry.js" */
/** @import { BoardData } from "./types" */

/**
 * The pieces of the band between rings and seats, with the roles that give their look.
 * @param {Pick<BoardData, "bands"> & {look: {layer: number | null}}} view
 */
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

/**
 * Paper over the cells of the dimmed positions.
 * @param {BoardData} view @param {Measures} room @returns {Primitive[]}
 */
export function veilShapes({ dimmed = [], state: { n } }, room) {
  const pieces = dimmed.map((position) => {
    return sector(room.hole - 2, room.rings, angleOf(position - 0.5, n), angleOf(position + 0.5, n));
  });
  return pieces.length > 0 ? [{ key: "veil", kind: "path", role: "veil", d: pieces.join("") }] : [];
}

/** @param {BoardData} view @param {Measures} room @returns {Primitive[]} */
export function bandPaths(view, room) {
  const { n } = view.state;
  const { inner, outer } = bandRadii(room);
  return bandsOf(view).map(({ name, role, positions }) => {
    const pieces = positions.map((position) =>
      sector(inner, outer, angleOf(position - 0.4, n), angleOf(position + 0.4, n)),
    );
    return { key: `band-${name}`, kind: "path", role: `band ${role}`, d: pieces.join("") };
  });
}
