// @ts-check
/** The congruence classes of a two-phase Magnus: an inner table whose positions are the classes, and a band that shows them outside. */

import { formatNumber } from "../../kit/numbers.js";
import { phaseLevel } from "../words/plan.js";
import { angleOf, DEEPEST_COLOUR, point, sector } from "./geometry.js";
import { showsLens } from "./lens.js";

/** @import { Measures } from "./geometry.js" */
/** @import { Coset, LevelStage, PictureData, Primitive } from "../types" */

/** On this circle the classes stand, inside the innermost ring. */
const CLASS_RADIUS = 122;
const LARGEST_CLASS = 22;
/** More classes than this are not drawn as an inner table; the band and the words remain. */
const MOST_CLASSES = 61;
/** More positions than this would make the band a blur. */
const MOST_BAND = 360;

/** @typedef {Extract<LevelStage, {kind: "phase"}>} Phase */

/** @param {PictureData} view @param {Measures} room @returns {Primitive[]} */
export function classPicture(view, room) {
  if (view.look.layer !== null) return [];
  const level = phaseLevel(view.facts.plan);
  return [...bandPaths(view, room), ...(level ? innerTable(view, room, level.stage) : [])];
}

/**
 * The band between the rings and the seats: in the colour of each role, these positions.
 * @param {PictureData} view
 * @returns {{name: string, role: string, positions: number[]}[]}
 */
export function bandsOf(view) {
  if (view.look.layer !== null || view.state.n > MOST_BAND) return [];
  const level = phaseLevel(view.facts.plan);
  return level ? classBands(view, level.class, level.stage) : keptBand(view);
}

/** The radii of that band. @param {Measures} room */
export function bandRadii({ rings }) {
  return { inner: rings + 2, outer: rings + 8 };
}

/** Whether the middle of the picture is taken by an inner table. @param {PictureData} view */
export function hasInnerTable(view) {
  const level = phaseLevel(view.facts.plan);
  return (
    level !== null &&
    level.stage.p <= MOST_CLASSES &&
    view.look.layer === null &&
    view.look.hovered === null &&
    !showsLens(view)
  );
}

/** What a class is to Magnus now. @param {Phase} phase @param {number} local */
function roleOf(phase, local) {
  if (local === phase.here) return "here";
  if (local === phase.gamma) return "gamma";
  return phase.targets.includes(local) ? "target" : "other";
}

/** The class that Derek keeps the token out of, as his last answer or the end of the game tells it. @param {PictureData} view */
function keptBand(view) {
  const kept = keptClass(view);
  if (!kept || kept.q === 1) return [];
  return [{ name: "kept", role: "gamma-class", positions: membersOf(kept, view.state.n) }];
}

/** @param {PictureData} view @returns {Coset | null} */
function keptClass({ facts }) {
  if (facts.end?.kind === "safe") return facts.end.kept;
  const reason = facts.lastRound?.answer.reason;
  return reason && "kept" in reason ? reason.kept : null;
}

/** @param {Coset} coset @param {number} n */
function membersOf({ gamma, q }, n) {
  return Array.from({ length: n / q }, (_, index) => gamma + index * q);
}

/** Each position of this level in the colour of its class. @param {PictureData} view @param {Coset} coset @param {Phase} phase */
function classBands(view, coset, phase) {
  const members = membersOf(coset, view.state.n);
  return ["here", "gamma", "target", "other"].flatMap((name) => {
    const positions = members.filter((position) => roleOf(phase, Math.floor(position / coset.q) % phase.p) === name);
    return positions.length > 0 ? [{ name, role: `${name}-class`, positions }] : [];
  });
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

/** @param {PictureData} view @param {Measures} room @param {Phase} phase @returns {Primitive[]} */
function innerTable(view, room, phase) {
  if (!hasInnerTable(view)) return [];
  const { p } = phase;
  const r = Math.min(LARGEST_CLASS * Math.min(1.6, room.writing), CLASS_RADIUS * Math.sin(Math.PI / p) * 0.86);
  /** @type {Primitive[]} */
  const drawn = [...steps(view, phase)];
  for (let local = 0; local < p; local++) {
    const at = point(CLASS_RADIUS, angleOf(local, p));
    const role = roleOf(phase, local);
    const layer = role === "other" ? layerOf(phase, local) : "";
    drawn.push({ key: `class-${local}`, kind: "circle", role: `class ${role}-class${layer}`, ...at, r: r - 1.5 });
    if (r < 9) continue;
    const text = local === phase.gamma ? "γ" : formatNumber(local);
    drawn.push({
      key: `class-name-${local}`,
      kind: "text",
      role: `class-name ${role}-class`,
      ...at,
      size: r * 0.95,
      text,
    });
  }
  return drawn;
}

/** The colour of the first layer of the targets that contains a class, if one does. @param {Phase} phase @param {number} local */
function layerOf(phase, local) {
  const depth = phase.depths[local] ?? 255;
  return depth < 255 ? ` in-layer depth-${Math.min(depth, DEEPEST_COLOUR)}` : "";
}

/** Arrows on the inner table from the token's class to where the waiting call leads. @param {PictureData} view @param {Phase} phase @returns {Primitive[]} */
function steps(view, phase) {
  const level = phaseLevel(view.facts.plan);
  const { reason } = view.state;
  const travels = reason?.by === "magnus" && ["toUnentered", "toMarked", "leftover"].includes(reason.kind);
  if (!travels || !level) return [];
  const from = point(CLASS_RADIUS - 20, angleOf(phase.here, phase.p));
  return (view.facts.landings ?? []).map((landing) => {
    const local = Math.floor(landing.position / level.class.q) % phase.p;
    const to = point(CLASS_RADIUS - 26, angleOf(local, phase.p));
    const d = `M${from.x} ${from.y}Q0 0 ${to.x} ${to.y}`;
    return { key: `class-step-${landing.direction}`, kind: "path", role: "class-step", d, arrow: true };
  });
}
