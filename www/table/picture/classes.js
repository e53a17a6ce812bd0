// @ts-check
/** The congruence classes of a two-phase Magnus: an inner table whose positions are the classes, and a band that shows them outside. */

import { formatNumber } from "../../kit/numbers.js";
import { phaseLevel } from "../words/plan.js";
import { angleOf, point, sector } from "./geometry.js";
import { showsLens } from "./lens.js";

/** @import { Measures } from "./geometry.js" */
/** @import { Band, GameFacts, InnerTable, PictureData, Primitive } from "../types" */

/** On this circle the classes stand, inside the innermost ring. */
const CLASS_RADIUS = 122;
const LARGEST_CLASS = 22;
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
    innerTable: level && level.stage.p <= MOST_CLASSES ? game.innerTable() : null,
  };
}

/** @param {PictureData} view @param {Measures} room @returns {Primitive[]} */
export function classPicture(view, room) {
  return [...bandPaths(view, room), ...(hasInnerTable(view) ? innerTable(view, room) : [])];
}

/** The band between the rings and the seats: its pieces with the role that their look has. @param {PictureData} view */
export function bandsOf({ bands, look }) {
  if (look.layer !== null) return [];
  return bands.map(({ role, positions }) => ({ name: role, role: roleName(role), positions }));
}

/** A class that Derek keeps looks like the one that Magnus leaves to the end. @param {Band["role"]} role */
function roleName(role) {
  return `${role === "kept" ? "gamma" : role}-class`;
}

/** The radii of that band. @param {Measures} room */
export function bandRadii({ rings }) {
  return { inner: rings + 2, outer: rings + 8 };
}

/** Whether the middle of the picture is taken by an inner table. @param {PictureData} view */
export function hasInnerTable(view) {
  return view.innerTable !== null && view.look.layer === null && view.look.hovered === null && !showsLens(view);
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

/** @param {PictureData} view @param {Measures} room @returns {Primitive[]} */
function innerTable(view, room) {
  const { classes, steps } = /** @type {InnerTable} */ (view.innerTable);
  const p = classes.length;
  const r = Math.min(LARGEST_CLASS * Math.min(1.6, room.writing), CLASS_RADIUS * Math.sin(Math.PI / p) * 0.86);
  const here = classes.findIndex(({ role }) => role === "here");
  /** @type {Primitive[]} */
  const drawn = steps.map((to, index) => arrow(here, to, p, index));
  classes.forEach(({ role, depth }, local) => {
    const at = point(CLASS_RADIUS, angleOf(local, p));
    const inLayer = role === "other" && depth !== null;
    const layer = inLayer ? ` in-layer depth-${Math.min(depth, view.facts.deepestColour)}` : "";
    drawn.push({ key: `class-${local}`, kind: "circle", role: `class ${roleName(role)}${layer}`, ...at, r: r - 1.5 });
    if (r < 9) return;
    const text = role === "gamma" ? "γ" : formatNumber(local);
    drawn.push({
      key: `class-name-${local}`,
      kind: "text",
      role: `class-name ${roleName(role)}`,
      ...at,
      size: r * 0.95,
      text,
    });
  });
  return drawn;
}

/** From the token's class on the inner table to one where the waiting call leads. @param {number} here @param {number} local @param {number} p @param {number} index @returns {Primitive} */
function arrow(here, local, p, index) {
  const from = point(CLASS_RADIUS - 20, angleOf(here, p));
  const to = point(CLASS_RADIUS - 26, angleOf(local, p));
  const d = `M${from.x} ${from.y}Q0 0 ${to.x} ${to.y}`;
  return { key: `class-step-${index}`, kind: "path", role: "class-step", d, arrow: true };
}
