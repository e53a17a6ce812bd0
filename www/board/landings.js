// @ts-check
/** A call on the table: two arcs along the rim from the token, and a mark where each of them lands. */

import { listOf } from "../drawing/list-of.js";
import { arc, point } from "../drawing/plane.js";
import { angleOf, MOST_SEATS } from "./geometry.js";
import { tickAcross } from "./midpoint.js";

/** @import { Measures } from "./geometry.js" */
/** @import { Landing, Reason } from "../core/types" */
/** @import { DrawnOverlay } from "./types" */
/** @import { Primitive } from "../drawing/types" */
/**
 * The data that a call is drawn from.
 * @typedef {object} LandingData
 * @property {{n: number, token: number, round: number, reason: Reason | null}} state
 * @property {{landings: Arc[] | null}} facts
 * @property {{preview: Landing[] | null, layer?: number | null}} look
 * @property {DrawnOverlay | null} [overlay]
 */

/** The shortest arc that is drawn, in radians; its arrow head would cover a shorter one. */
const SHORTEST_ARC = 0.06;
/** The shortest arc with a tick in its middle, in radians. */
const SHORTEST_TICKED = 0.16;
/** The least distance of ticks, in units of the picture, at which they can be counted. */
const CLOSEST_TICKS = 22;

/**
 * The least distance of a landing from the token on a large table,
 * in units: a closer one would lie under the token's number.
 */
const BESIDE_NUMBER = 48;

/** The size of a landing's label. */
export const LABEL_SIZE = 24;

/** @typedef {Pick<Landing, "position" | "direction" | "magnitude"> & {faint?: boolean}} Arc */

/**
 * The arcs to show: those of the magnitude being considered, else of the overlay, else of the waiting call.
 * @param {LandingData} view @returns {Arc[]}
 */
function shownArcs({ state: { n, token }, look, overlay, facts }) {
  if (look.preview) return look.preview.map((landing) => ({ ...landing, faint: true }));
  const arcs = overlay?.arcs?.map(({ to, direction, faint = false }) => {
    const clockwise = (to - token + n) % n;
    return { position: to, direction, faint, magnitude: direction === "+" ? clockwise : n - clockwise };
  });
  if (arcs) return arcs;
  // While a layer is looked at, the call is not drawn: one idea at a time.
  return (typeof look.layer === "number" ? null : facts.landings) ?? [];
}

/**
 * The ticks of a call, the same number on both sides.
 * @param {LandingData} view @param {Measures} room @returns {Primitive[]}
 */
export function callTicks(view, room) {
  const { n, token } = view.state;
  return shownArcs(view).flatMap((landing, index) => ticksOf(token, landing, 1, n, room, keyOf(index)));
}

/**
 * The ticks of an arc: one for each step, which shows that both arcs
 * are equally long; one in the middle where steps are too short.
 * @param {number} token @param {Arc} landing @param {number} reach the part of the arc that is drawn @param {number} n
 * @param {Measures} room @param {string | number} [name] @returns {Primitive[]}
 */
export function ticksOf(token, { direction, magnitude }, reach, n, room, name = direction) {
  const fits = angleOf(1, n) * room.rim >= CLOSEST_TICKS * room.writing;
  const middle = angleOf(magnitude, n) > SHORTEST_TICKED ? [magnitude / 2] : [];
  const d = (fits ? listOf(magnitude - 1, (index) => index + 1) : middle)
    .filter((step) => step <= magnitude * reach)
    .map((step) => tickAcross(room.rim, angleOf(token + (direction === "+" ? step : -step), n)))
    .join("");
  return d ? [{ key: `tick-${name}`, kind: "path", role: "call-tick", d }] : [];
}

/**
 * The name of an arc in keys. The two landings of a call come clockwise first; a page may draw more arcs.
 * @param {number} index
 */
const keyOf = (index) => "+-"[index] ?? index;

/**
 * The start and end angle of a call's arc: it starts beside the token and stops short of the label.
 * @param {number} token @param {Pick<Arc, "direction" | "magnitude">} arc @param {number} n
 * @returns {[from: number, to: number]}
 */
export function arcEnds(token, { direction, magnitude }, n) {
  const sign = direction === "+" ? 1 : -1;
  const margin = Math.min(0.055, angleOf(magnitude, n) / 4);
  return [angleOf(token, n) + sign * margin, angleOf(token + sign * magnitude, n) - sign * margin];
}

/** @param {LandingData} view @param {Measures} room @returns {Primitive[]} */
export function callArcs(view, room) {
  const { n, token } = view.state;
  const long = shownArcs(view).filter((landing) => angleOf(landing.magnitude, n) > SHORTEST_ARC);
  return long.map((landing, index) => {
    return {
      key: `arc-${keyOf(index)}`,
      kind: "path",
      role: landing.faint ? "call-arc considered" : "call-arc",
      d: arc(room.rim, ...arcEnds(token, landing, n)),
      arrow: true,
    };
  });
}

/**
 * The target of a landing in phase 2 of the recursion: the leftover J, or the class γ.
 * @param {LandingData} view @param {Arc} landing
 */
function aim(view, landing) {
  const { reason } = view.state;
  if (reason?.by !== "magnus" || reason.kind !== "leftover") return "";
  if (view.look.preview || view.overlay?.arcs) return "";
  return landing.position === reason.position ? " J" : " γ";
}

/** @param {LandingData} view @param {Measures} room @returns {Primitive[]} */
export function landingMarks(view, room) {
  const { n } = view.state;
  const landings = shownArcs(view);
  const same = landings.length === 2 && landings[0]?.position === landings[1]?.position;
  return (same ? landings.slice(0, 1) : landings).flatMap((landing, index) => {
    const angle = angleOf(landing.position, n);
    const { magnitude } = landing;
    const turn = labelTurn(angleOf(magnitude, n), n, room.writing);
    const labelAngle = same ? angle : angleOf(view.state.token, n) + (landing.direction === "+" ? turn : -turn);
    const sign = same ? "±" : landing.direction === "+" ? "+" : "−";
    // On a large table the token's number would cover a landing beside it.
    const isCrowded = n > MOST_SEATS && angleOf(magnitude, n) * room.seats < BESIDE_NUMBER * room.writing;
    const seat = point(isCrowded ? room.rim : room.seats, angle);
    const label = point(room.labels, labelAngle);
    const r = Math.max(8, room.seat + 3);
    return [
      { key: `landing-${keyOf(index)}`, kind: "circle", role: `landing${pulseOf(view)}`, ...seat, r },
      {
        key: `label-${keyOf(index)}`,
        kind: "text",
        role: "landing-label",
        ...label,
        size: LABEL_SIZE * room.writing,
        // A long number would not fit beside the table; the words say it.
        text: `${sign}${magnitude < 1000 ? magnitude : "ℓ"}${aim(view, landing)}`,
      },
    ];
  });
}

/**
 * The class of a pulsing mark, another one in every other round: the marks
 * stay the same elements, so only a new class restarts their animation.
 * @param {LandingData} view
 */
function pulseOf({ overlay, state }) {
  if (!overlay?.pulse) return "";
  return state.round % 2 === 0 ? " pulse" : " pulse pulse-again";
}

/**
 * The angle in radians from the token to the label of a landing: that of the landing, unless the labels would collide
 * with each other or with the token's number.
 * @param {number} turn the angle of the magnitude @param {number} n @param {number} writing
 */
function labelTurn(turn, n, writing) {
  // A call goes at most half around, but a page's arc may go farther.
  if (turn > Math.PI) return turn;
  const beside = (n > MOST_SEATS ? 0.17 : 0.085) * writing;
  const opposite = Math.PI - 0.06 * writing;
  return Math.min(opposite, Math.max(beside, turn));
}
