// @ts-check
/** The arrows of a page, or of an author's comment, from one position to another: over the rings, inside of the seats. */

import { angleOf } from "../../board/geometry.js";
import { chord } from "../../drawing/plane.js";
import { path } from "../../drawing/primitives.js";

/** @import { Measures } from "../../board/geometry.js" */
/** @import { Primitive } from "../../drawing/types" */
/** @import { PictureData } from "../types" */

/** The distance of an arrow's ends from the seats, in units. */
const GAP = 8;
/** The part of the radius around the middle that arrows keep out of, for the words there. */
const MIDDLE = 0.45;

/** @param {Pick<PictureData, "overlay" | "state">} view @param {Measures} room @returns {Primitive[]} */
export function arrows({ overlay, state: { n } }, room) {
  const radius = room.seats - Math.max(8, room.seat) - GAP;
  return (overlay?.arrows ?? []).flatMap(([from, to]) => {
    if (from === undefined || to === undefined || from === to) return [];
    const d = chord(radius, angleOf(from, n), radius, angleOf(to, n), MIDDLE * radius);
    return [
      path(`arrow-under-${from}-${to}`, "arrow-under", d),
      path(`arrow-${from}-${to}`, "arrow", d, { arrow: true }),
    ];
  });
}
