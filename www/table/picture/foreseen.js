// @ts-check
/** The preview of an answer: the way that the token would have taken. */

import { angleOf } from "../../board/geometry.js";
import { arcEnds } from "../../board/landings.js";
import { arc, point } from "../../drawing/plane.js";

/** @import { Measures } from "../../board/geometry.js" */
/** @import { PictureData } from "../types" */
/** @import { Primitive } from "../../drawing/types" */

/**
 * The token's present place and its way from there to the landing.
 * @param {PictureData} view @param {Measures} room @returns {Primitive[]}
 */
export function previewPath({ foreseen, state }, room) {
  if (!foreseen) return [];
  const { n, token: from, magnitude } = foreseen.now.state;
  const at = point(room.seats, angleOf(from, n));
  /** @type {Primitive[]} */
  const ghost = [{ key: "ghost", kind: "circle", role: "ghost", ...at, r: Math.max(10, room.seat) + 3 }];
  const [start, end] = arcEnds(from, { direction: foreseen.direction, magnitude: magnitude ?? 0 }, n);
  if (Math.abs(end - start) < 0.02 || from === state.token) return ghost;
  const d = arc(room.rim, start, end);
  return [...ghost, { key: "foreseen-way", kind: "path", role: "foreseen-way call-arc considered", d, arrow: true }];
}
