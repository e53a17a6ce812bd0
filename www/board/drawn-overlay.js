// @ts-check
/**
 * The drawings of a page over the table: a trail, blocks of
 * positions, marks. Its arcs are drawn like a call's, by landings.js.
 */

import { chord, point, roundCoordinate, sector } from "../drawing/plane.js";
import { path } from "../drawing/primitives.js";
import { angleOf, ringRadii } from "./geometry.js";

/** @import { Measures } from "./geometry.js" */
/** @import { Primitive } from "../drawing/types" */
/** @import { BoardData } from "./types" */

/** The longest trail that is drawn, in lines; a longer one would be a ball of wool. */
export const LONGEST_TRAIL = 60;
const BLOCK_WIDTH = 16;

/** @param {BoardData} view @param {Measures} room @returns {Primitive[]} */
export function overlayShapes({ overlay, state: { n } }, room) {
  const { trail = [], blocks = [], axis = false, marks = [] } = overlay ?? {};
  const outer = ringRadii(0, 1, room).inner - 8;
  const inner = outer - BLOCK_WIDTH;
  const middle = roundCoordinate((inner + outer) / 2);
  return [
    ...blocks.map(({ first, length }, index) => {
      // A block of all positions would begin where it ends.
      const last = Math.min(first + length - 0.58, first + n - 0.45);
      return path(`block-${index}`, "block", sector(inner, outer, angleOf(first - 0.42, n), angleOf(last, n)));
    }),
    ...(axis ? axisOf(blocks, n, inner) : []),
    ...trailLines(trail, n, inner - 6),
    ...marks.map((position, index) => {
      const at = point(middle, angleOf(position, n));
      return /** @type {Primitive} */ ({
        key: `mark-${index}`,
        kind: "circle",
        role: "mark",
        ...at,
        r: BLOCK_WIDTH / 2 + 3,
      });
    }),
  ];
}

/**
 * Circles around seats, over everything that is drawn there.
 * @param {BoardData} view @param {Measures} room @returns {Primitive[]}
 */
export function overlayCircles({ overlay, state: { n } }, room) {
  const r = roundCoordinate(Math.max(8, room.seat) + 5);
  return (overlay?.circles ?? []).flatMap((position) =>
    ["circled-under", "circled"].map((role) => {
      const at = point(room.seats, angleOf(position, n));
      return /** @type {Primitive} */ ({ key: `${role}-${position}`, kind: "circle", role, ...at, r });
    }),
  );
}

/**
 * A line between the middles of the first two blocks.
 * @param {{first: number, length: number}[]} blocks @param {number} n @param {number} radius
 */
function axisOf([a, b], n, radius) {
  if (!a || !b) return [];
  const [from, to] = [a, b].map(({ first, length }) => point(radius, angleOf(first + (length - 1) / 2, n)));
  return [path("axis", "block-axis", `M${from?.x} ${from?.y}L${to?.x} ${to?.y}`)];
}

/**
 * Lines from position to position, the last of them an arrow; they go round the words in the middle.
 * @param {ArrayLike<number>} trail @param {number} n @param {number} radius
 */
function trailLines(trail, n, radius) {
  const places = Array.prototype.slice.call(trail, -LONGEST_TRAIL - 1).map((place) => angleOf(place, n));
  const lines = places.slice(1).map((to, index) => chord(radius, places[index] ?? 0, radius, to, 0.45 * radius));
  const last = lines.pop();
  // A line that is repeated is drawn once.
  const earlier = [...new Set(lines)].join("");
  return [
    ...(earlier ? [path("trail", "trail", earlier)] : []),
    ...(last ? [path("trail-last", "trail last", last, { arrow: true })] : []),
  ];
}
