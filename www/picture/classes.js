// @ts-check
/** The congruence classes of a two-phase Magnus: an inner table whose positions are the classes, and a band that shows them outside. */

import { formatNumber } from "../words/names.js";
import { phaseLevel } from "../words/plan.js";
import { angleOf, DEEPEST_COLOUR, point, sector } from "./geometry.js";

/** @import { Measures } from "./geometry.js" */
/** @import { Coset, LevelStage, Primitive, View } from "../types" */

/** On this circle the classes stand, inside the innermost ring. */
const CLASS_RADIUS = 122;
const LARGEST_CLASS = 22;
/** More classes than this are not drawn as an inner table; the band and the words remain. */
const MOST_CLASSES = 61;
/** More positions than this would make the band a blur. */
const MOST_BAND = 360;

/** @typedef {Extract<LevelStage, {kind: "phase"}>} Phase */

/** @param {View} view @param {Measures} room @returns {Primitive[]} */
export function classPicture(view, room) {
  if (view.look.layer !== null) return [];
  const level = phaseLevel(view.table.plan);
  if (!level) return keptBand(view, room);
  return [...band(view, room, level.class, level.stage), ...innerTable(view, room, level.stage)];
}

/** Whether the middle of the picture is taken by an inner table. @param {View} view */
export function hasInnerTable(view) {
  const level = phaseLevel(view.table.plan);
  return level !== null && level.stage.p <= MOST_CLASSES && view.look.layer === null && view.look.hovered === null;
}

/** What a class is to Magnus now. @param {Phase} phase @param {number} local */
function roleOf(phase, local) {
  if (local === phase.here) return "here";
  if (local === phase.gamma) return "gamma";
  return phase.targets.includes(local) ? "target" : "other";
}

/** The class that Derek keeps the token out of, as his last answer or the end of the game tells it. @param {View} view @param {Measures} room @returns {Primitive[]} */
function keptBand(view, room) {
  const { n } = view.state;
  const kept = keptClass(view);
  if (!kept || kept.q === 1 || n > MOST_BAND) return [];
  let d = "";
  for (let position = kept.gamma; position < n; position += kept.q) d += bandPiece(room, position, n);
  return [{ key: "band-kept", kind: "path", role: "band gamma-class", d }];
}

/** @param {View} view @returns {Coset | null} */
function keptClass({ table }) {
  if (table.end?.kind === "safe") return table.end.kept;
  const reason = table.lastRound?.answer.reason;
  return reason && "kept" in reason ? reason.kept : null;
}

/** @param {Measures} room @param {number} position @param {number} n */
function bandPiece(room, position, n) {
  return sector(room.rings + 2, room.rings + 8, angleOf(position - 0.4, n), angleOf(position + 0.4, n));
}

/** Between the rings and the seats: each position of this level in the colour of its class. @param {View} view @param {Measures} room @param {Coset} coset @param {Phase} phase @returns {Primitive[]} */
function band(view, room, coset, phase) {
  const { n } = view.state;
  if (n > MOST_BAND) return [];
  /** @type {Record<string, string>} */
  const outlines = { here: "", gamma: "", target: "", other: "" };
  for (let position = coset.gamma; position < n; position += coset.q) {
    const role = roleOf(phase, Math.floor(position / coset.q) % phase.p);
    outlines[role] += bandPiece(room, position, n);
  }
  return Object.entries(outlines).flatMap(([role, d]) =>
    d ? [/** @type {Primitive} */ ({ key: `band-${role}`, kind: "path", role: `band ${role}-class`, d })] : [],
  );
}

/** @param {View} view @param {Measures} room @param {Phase} phase @returns {Primitive[]} */
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

/** Arrows on the inner table from the token's class to where the waiting call leads. @param {View} view @param {Phase} phase @returns {Primitive[]} */
function steps(view, phase) {
  const level = phaseLevel(view.table.plan);
  const { reason } = view.state;
  const travels = reason?.by === "magnus" && ["toUnentered", "toMarked", "leftover"].includes(reason.kind);
  if (!travels || !level) return [];
  const from = point(CLASS_RADIUS - 20, angleOf(phase.here, phase.p));
  return (view.table.landings ?? []).map((landing) => {
    const local = Math.floor(landing.position / level.class.q) % phase.p;
    const to = point(CLASS_RADIUS - 26, angleOf(local, phase.p));
    const d = `M${from.x} ${from.y}Q0 0 ${to.x} ${to.y}`;
    return { key: `class-step-${landing.direction}`, kind: "path", role: "class-step", d, arrow: true };
  });
}
