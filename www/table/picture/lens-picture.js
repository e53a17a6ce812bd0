// @ts-check
/**
 * The lens in the middle of the table: single positions where the rings are too fine to show them, around the pointer,
 * else the token. It is turned like the rings there, so that its arrows have their true directions.
 */

import { angleOf } from "../../board/geometry.js";
import { colourOfDepth, inheritedRadii } from "../../board/rings.js";
import { point, roundCoordinate } from "../../drawing/plane.js";
import { positionInLens } from "../../text/say/table/picture.js";
import { showsLens } from "./lens.js";

/** @import { Measures } from "../../board/geometry.js" */
/** @import { PictureData } from "../types" */
/** @import { Primitive } from "../../drawing/types" */
/** @typedef {{x: number, y: number}} PlanePoint */

/** The radius of the lens, which fills the hole of the rings. */
const RADIUS = 162;
/** The part of the lens's diameter that the cells take, across and inwards. */
const ACROSS = 0.8;
const INWARDS = 0.36;
/** The distance of the cells' outer edge from the middle, in parts of their height. */
const UPPER_EDGE = 0.62;
/** The number of cells on each side of the middle, and on a picture with large writing. */
const NEIGHBOURS = 3;
const FEWER = 2;
const LARGE_WRITING = 1.25;
/** The distance by which writing moves aside for arrows. */
const ASIDE = 88;
/** The step from one numbered cell to the next. */
const NUMBERED = 2;

/** @param {PictureData} view @param {Measures} room @returns {Primitive[]} */
export function lens(view, room) {
  if (!showsLens(view)) return [];
  const { state, look } = view;
  const centre = look.hovered !== null && look.hovered < state.n ? look.hovered : state.token;
  const layout = layoutAt(centre, view, room);
  const [edge, rim] = [RADIUS, room.seats].map((radius) => point(radius, angleOf(centre, state.n)));
  return [
    { key: "lens-place", kind: "path", role: "lens-place spoke", d: `M${edge?.x} ${edge?.y}L${rim?.x} ${rim?.y}` },
    { key: "lens", kind: "circle", role: "lens", x: 0, y: 0, r: RADIUS },
    ...cellShapes(view, layout),
    ...arrows(view, layout),
    ...numbers(view, room, layout),
  ];
}

/**
 * The layout of the lens. `at` turns steps clockwise and a depth in the rings, from 0 outermost to 1, into a point.
 * @typedef {object} LensLayout
 * @property {number} centre the position in the middle
 * @property {number} side cells to each side @property {number} cell the width of a cell
 * @property {(steps: number, depth: number) => PlanePoint} at
 */

/** @param {number} centre @param {PictureData} view @param {Measures} room @returns {LensLayout} */
function layoutAt(centre, { state }, room) {
  const angle = angleOf(centre, state.n);
  const side = room.writing > LARGE_WRITING ? FEWER : NEIGHBOURS;
  const cell = (2 * RADIUS * ACROSS) / (2 * side + 1);
  const height = 2 * RADIUS * INWARDS;
  const [outward, clockwise] = [point(1, angle), point(1, angle + Math.PI / 2)];
  const at = (/** @type {number} */ steps, /** @type {number} */ depth) => {
    const [along, out] = [steps * cell, height * (UPPER_EDGE - depth)];
    return { x: along * clockwise.x + out * outward.x, y: along * clockwise.y + out * outward.y };
  };
  return { centre, side, cell, at };
}

/**
 * The rings as rows of single positions.
 * @param {PictureData} view @param {LensLayout} layout @returns {Primitive[]}
 */
function cellShapes({ state, depths, never, look }, { centre, side, at }) {
  const rings = state.layerSizes.length;
  /** @type {Primitive[]} */
  const drawn = [];
  for (let ring = 0; ring < rings; ring++) {
    const [outer, inner] = [(ring + 0.06) / rings, (ring + 0.94) / rings];
    const paths = { track: "", inherited: "", new: "" };
    for (let steps = -side; steps <= side; steps++) {
      const depth = depths[(centre + steps + state.n) % state.n] ?? never;
      paths.track += box(at, steps, outer, inner);
      if (look.layer !== null && ring > look.layer) continue;
      if (depth === ring) paths.new += box(at, steps, outer, inner);
      // Lower as well as paler, as in the rings. Radii there grow outwards, depths here grow inwards.
      const lower = inheritedRadii({ inner: 1 - inner, outer: 1 - outer });
      if (depth < ring) paths.inherited += box(at, steps, 1 - lower.outer, 1 - lower.inner);
    }
    for (const [role, d] of Object.entries(paths)) {
      const depth = role === "track" ? {} : { depth: colourOfDepth(ring) };
      if (d) drawn.push({ key: `lens-${role}-${ring}`, kind: "path", role: `${role} in-lens`, d, ...depth });
    }
  }
  return drawn;
}

/** @param {LensLayout["at"]} at @param {number} steps @param {number} outer @param {number} inner */
function box(at, steps, outer, inner) {
  const corners = [at(steps - 0.46, outer), at(steps + 0.46, outer), at(steps + 0.46, inner), at(steps - 0.46, inner)];
  return `M${corners.map(({ x, y }) => `${roundCoordinate(x)} ${roundCoordinate(y)}`).join("L")}Z`;
}

/**
 * The arrows from the position in the middle to the pair whose midpoint it is: into cells of the lens, or out of it
 * towards ends that lie elsewhere.
 * @param {PictureData} view @param {LensLayout} layout @returns {Primitive[]}
 */
function arrows(view, layout) {
  const { n, layerSizes } = view.state;
  const pair = pairAt(layout.centre, view);
  if (!pair) return [];
  const from = layout.at(0, (pair.depth + 0.5) / layerSizes.length);
  const ends = pair.minus === pair.plus ? [pair.minus] : [pair.minus, pair.plus];
  return ends.flatMap((end, index) => {
    const near = stepsTo(layout.centre, end, n);
    const inside = Math.abs(near) <= layout.side;
    const depth = ((view.depths[end] ?? 0) + 0.5) / layerSizes.length;
    const to = inside ? layout.at(near, depth) : exitPoint(from, directionTo(layout.centre, end, n));
    /** @type {Primitive[]} */
    const drawn = [
      {
        key: `lens-arrow-${index}`,
        kind: "path",
        role: "witness in-lens",
        d: `M${roundCoordinate(from.x)} ${roundCoordinate(from.y)}L${roundCoordinate(to.x)} ${roundCoordinate(to.y)}`,
        arrow: true,
      },
    ];
    return drawn;
  });
}

/**
 * The pair whose midpoint the position in the middle is, if it is to be shown; for the token, the called pair.
 * @param {number} centre @param {PictureData} view
 */
function pairAt(centre, { state, facts, hoveredPair, look }) {
  const pair = centre === state.token && look.hovered === null ? facts.called : hoveredPair;
  return pair && (look.layer === null || pair.depth <= look.layer) ? pair : null;
}

/**
 * The steps clockwise from one position to another, negative if the other way is shorter.
 * @param {number} from @param {number} to @param {number} n
 */
function stepsTo(from, to, n) {
  const clockwise = (to - from + n) % n;
  return clockwise <= n / 2 ? clockwise : clockwise - n;
}

/** The direction in the plane from one seat to another. @param {number} from @param {number} to @param {number} n */
function directionTo(from, to, n) {
  const [a, b] = [point(1e6, angleOf(from, n)), point(1e6, angleOf(to, n))];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
}

/** The point where a line leaves the lens. @param {PlanePoint} from inside @param {PlanePoint} direction of length 1 */
function exitPoint(from, direction) {
  const along = from.x * direction.x + from.y * direction.y;
  const far = -along + Math.sqrt(along * along + RADIUS * RADIUS - from.x * from.x - from.y * from.y);
  return { x: from.x + far * direction.x, y: from.y + far * direction.y };
}

/**
 * The numbers outside the cells, of long ones the last three digits;
 * inside, the number and layer of the position in the middle.
 * @param {PictureData} view @param {Measures} room @param {LensLayout} layout @returns {Primitive[]}
 */
function numbers(view, room, { centre, side, at, cell }) {
  const { state, depths, never } = view;
  /** @type {Primitive[]} */
  const drawn = [];
  const size = roundCoordinate(Math.min(17 * room.writing, cell * 0.8));
  for (let steps = -side + (side % NUMBERED); steps <= side; steps += NUMBERED) {
    const position = (centre + steps + state.n) % state.n;
    const onToken = position === state.token ? " on-lens-token" : "";
    const text = position > 9999 ? `…${String(position % 1000).padStart(3, "0")}` : String(position);
    const key = `lens-number-${steps}`;
    drawn.push({ key, kind: "text", role: `number in-lens${onToken}`, ...roundPoint(at(steps, -0.16)), size, text });
  }
  const depth = depths[centre] ?? never;
  const kind = positionInLens(view.words, depth === never ? null : depth);
  // Inwards of the cells, or beside the arrows where these run so close together that they would cross the text.
  const pair = pairAt(centre, view);
  const close = pair && Math.abs(stepsTo(centre, pair.plus, state.n)) > 0.4 * state.n;
  const about = close ? at(ASIDE / cell, 1.4) : at(0, 1.45);
  const line = 12 * Math.min(1.5, room.writing);
  const [upper, lower] = [about.y - line, about.y + line].map(roundCoordinate);
  const x = roundCoordinate(about.x);
  drawn.push(
    {
      key: "lens-title",
      kind: "text",
      role: "lens-title",
      x,
      y: upper ?? 0,
      size: roundCoordinate(line * 1.7),
      text: view.words.number(centre),
    },
    {
      key: "lens-kind",
      kind: "text",
      role: "centre-line",
      x,
      y: lower ?? 0,
      size: roundCoordinate(line * 1.5),
      text: kind,
    },
  );
  return drawn;
}

/** @param {PlanePoint} point */
function roundPoint({ x, y }) {
  return { x: roundCoordinate(x), y: roundCoordinate(y) };
}
