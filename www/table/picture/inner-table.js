// @ts-check
/**
 * The imaginary table of a two-phase Magnus, drawn like the large one: its positions are the classes, and inside them
 * run the rings of its layers. A thread joins the token with its class.
 */

import { roleName } from "../../board/bands.js";
import { angleOf, leastSize } from "../../board/geometry.js";
import { colourOfDepth, ringCells } from "../../board/rings.js";
import { listOf } from "../../drawing/list-of.js";
import { arc, point } from "../../drawing/plane.js";
import { phaseLevel } from "../../text/say/table/facts.js";
import { innerTableText, positionInTable } from "../../text/say/table/picture.js";

/** @import { Measures } from "../../board/geometry.js" */
/** @import { InnerTable, PictureData } from "../types" */
/** @import { Primitive } from "../../drawing/types" */

/** The largest radius of a class, in units of the picture. */
const LARGEST_CLASS = 30;
/** The size of a class's number, in parts of its radius; and the width of a digit, in parts of that size. */
const NUMBER_OF_CLASS = 0.9;
const DIGIT = 0.6;
/** Distances from the rings of positions inwards: to the thread, to the arcs of a call, to the classes. */
const TO_THREAD = 7;
const TO_STEPS = 20;
const TO_CLASSES = 30;
const THICKEST_RING = 30;
/** The radius that its rings leave free for words. */
const HOLE = 84;

/**
 * The measures of the inner table: place and size of its classes, circles for thread and arcs, room for its rings.
 * @param {number} p @param {Measures} room @param {number} layers
 */
function measuresOf(p, room, layers) {
  const widest = Math.min(LARGEST_CLASS * Math.min(1.3, room.writing), (room.hole - TO_CLASSES) / 4);
  const r = Math.min(widest, (room.hole - TO_CLASSES - widest) * Math.sin(Math.PI / p) * 0.86);
  const radius = room.hole - TO_CLASSES - r;
  const outermost = radius - r - 8;
  const hole = Math.max(HOLE, outermost - layers * THICKEST_RING);
  // Thin rings get no names.
  const rings = { ...room, rings: outermost, hole, pixel: 1000 };
  return { r, radius, thread: room.hole - TO_THREAD, steps: room.hole - TO_STEPS, rings };
}

/** @param {PictureData} view @param {Measures} room @returns {Primitive[]} */
export function innerTable(view, room) {
  const { classes, steps } = /** @type {InnerTable} */ (view.innerTable);
  const p = classes.length;
  const sizes = layerSizes(classes);
  const { r, radius, thread, steps: arcs, rings } = measuresOf(p, room, sizes.length);
  const size = Math.max(NUMBER_OF_CLASS * r, leastSize(room));
  const isNumbered = DIGIT * size * String(p - 1).length <= 2 * r;
  const here = classes.findIndex(({ role }) => role === "here");
  return [
    ...classRings(view, sizes, rings),
    ...threadTo(here, view, p, { room, thread, end: radius + r }),
    ...steps.map((to, index) => step(here, to, p, index, arcs, r / radius)),
    ...classes.flatMap(({ role, depth }, local) => {
      const at = point(radius, angleOf(local, p));
      const inLayer = role === "other" && depth !== null;
      const layer = inLayer ? ` in-layer depth-${colourOfDepth(depth)}` : "";
      /** @type {Primitive} */
      const disc = {
        key: `class-${local}`,
        kind: "circle",
        role: `class ${roleName(role)}${layer}`,
        ...at,
        r: r - 1.5,
        position: local,
      };
      if (!isNumbered) return [disc];
      const text = role === "gamma" ? "γ" : view.words.number(local);
      const name = `class-name ${roleName(role)}`;
      /** @type {Primitive} */
      const number = {
        key: `class-name-${local}`,
        kind: "text",
        role: name,
        ...at,
        size,
        text,
        position: local,
      };
      return [disc, number];
    }),
    ...words(view, p, rings.hole, room),
  ];
}

/** The number of classes in each layer of the targets. @param {InnerTable["classes"]} classes @returns {number[]} */
function layerSizes(classes) {
  const deepest = Math.max(0, ...classes.map(({ depth }) => depth ?? 0));
  return listOf(deepest + 1, (ring) => {
    return classes.filter(({ depth }) => depth !== null && depth <= ring).length;
  });
}

/**
 * The rings of its layers, drawn like those of the positions.
 * @param {PictureData} view @param {number[]} sizes @param {Measures} room @returns {Primitive[]}
 */
function classRings({ innerTable, never }, sizes, room) {
  const depths = Uint8Array.from(innerTable?.classes ?? [], ({ depth }) => depth ?? never);
  const state = { n: depths.length, layerSizes: sizes };
  const cells = ringCells({ state, depths, never, look: { layer: null } }, room);
  return cells.map((cell) => ({ ...cell, key: `class-ring-${cell.key}`, role: `class-ring ${cell.role}` }));
}

/**
 * The thread from the token through the rings and along their inner edge to its class.
 * @param {number} here @param {PictureData} view @param {number} p
 * @param {{room: Measures, thread: number, end: number}} radii
 * @returns {Primitive[]}
 */
function threadTo(here, { state }, p, { room, thread, end }) {
  const from = angleOf(state.token, state.n);
  const turn = shortWay(from, angleOf(here, p));
  const [seat, foot] = [point(room.seats, from), point(end, from + turn)];
  const edge = Math.abs(turn) < 0.01 ? point(thread, from) : null;
  const along = edge ? `M${edge.x} ${edge.y}` : arc(thread, from, from + turn);
  const d = `M${seat.x} ${seat.y}L${along.slice(1)}L${foot.x} ${foot.y}`;
  return [
    { key: "thread-under", kind: "path", role: "thread-under under-arrow", d },
    { key: "thread", kind: "path", role: "thread", d },
  ];
}

/** The signed angle from one direction to another, the shorter way round. @param {number} from @param {number} to */
function shortWay(from, to) {
  const turn = (to - from) % (2 * Math.PI);
  return turn > Math.PI ? turn - 2 * Math.PI : turn < -Math.PI ? turn + 2 * Math.PI : turn;
}

/**
 * The arc from the token's class to a class where the call leads. It takes the shorter way round, because only the
 * class matters and not full turns.
 * @param {number} here @param {number} to @param {number} p @param {number} index 0 for clockwise
 * @param {number} radius
 * @param {number} margin the angle that the arc keeps from the middles of the classes
 * @returns {Primitive}
 */
function step(here, to, p, index, radius, margin) {
  const from = angleOf(here, p);
  const turn = shortWay(from, angleOf(to, p)) || (index === 0 ? 0.01 : -0.01);
  const sign = Math.sign(turn);
  const short = Math.min(0.5 * margin, Math.abs(turn) / 3);
  const d = arc(radius, from + sign * short, from + turn - sign * 0.2 * short);
  return { key: `class-step-${index}`, kind: "path", role: "class-step", d, arrow: true };
}

/**
 * The words in its middle: its name, or the position under the pointer.
 * @param {PictureData} view @param {number} p @param {number} hole @param {Measures} room @returns {Primitive[]}
 */
function words(view, p, hole, room) {
  const { hovered } = view.look;
  const level = phaseLevel(view.facts.plan);
  const { title, lines } =
    hovered === null
      ? innerTableText(view.words, p, level, level?.procedure.number ?? 1)
      : positionInTable(view.words, hovered, view.depths[hovered] === 0);
  const [line = ""] = lines;
  const larger = Math.min(1.5, room.writing);
  const size = (/** @type {number} */ most, /** @type {string} */ text) =>
    Math.min(most * larger, (1.7 * hole) / (0.56 * text.length));
  /** @type {Primitive[]} */
  const texts = [
    { key: "title", kind: "text", role: "centre-title", x: 0, y: -13 * larger, size: size(25, title), text: title },
    { key: "line-0", kind: "text", role: "centre-line", x: 0, y: 14 * larger, size: size(18, line), text: line },
  ];
  return texts.filter((one) => one.kind === "text" && one.size >= leastSize(room));
}
