// @ts-check
/** Lines from seats inwards to the rings in which they first appear. */

import { point } from "../drawing/plane.js";
import { angleOf } from "./geometry.js";
import { ringMiddle } from "./midpoint.js";

/** @import { Primitive } from "../drawing/types" */
/** @import { Measures } from "./geometry.js" */
/** @import { BoardData } from "./types" */

/**
 * The line from the token through the rings to the layer in which it first appears. Where a call leads nearer to A,
 * also the lines of both landings, which end one ring or more further out.
 * @param {BoardData} view @param {Measures} room @returns {Primitive[]}
 */
export function spokes(view, room) {
  const { state, facts, look } = view;
  const called = look.preview || look.layer !== null ? null : facts.called;
  const feet = called ? [...new Set([called.plus, called.minus])] : [];
  return [
    ...spoke(view, room, { name: "spoke", position: state.token, depth: state.depth }),
    ...feet.flatMap((position, index) =>
      spoke(view, room, { name: `foot-${index}`, position, depth: view.depths[position] ?? null }),
    ),
  ];
}

/**
 * @param {BoardData} view @param {Measures} room @param {{name: string, position: number, depth: number | null}} of
 * @returns {Primitive[]}
 */
function spoke(view, room, { name, position, depth }) {
  if (depth === null || (view.look.layer !== null && depth > view.look.layer)) return [];
  const angle = angleOf(position, view.state.n);
  const [from, to] = [point(room.seats, angle), point(ringMiddle(view, room, depth), angle)];
  const d = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  const [kind] = name.split("-");
  return [
    { key: `${name}-under`, kind: "path", role: `${kind}-under under-arrow`, d },
    { key: name, kind: "path", role: kind ?? name, d },
    { key: `${name}-dot`, kind: "circle", role: `${kind}-dot`, ...to, r: 6 },
  ];
}
