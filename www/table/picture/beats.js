// @ts-check
/**
 * A move in beats, as a pure function of time: the two arcs of the call grow, one is chosen, the token runs while the cell
 * that it comes to drains, it lands, and with that the next call appears. The last token of a game is held where it lands
 * before the end is told. film.js draws them over the picture.
 */

import { angleOf, MOST_SEATS, ringRadii } from "../../board/geometry.js";
import { arcEnds, callArcs, landingMarks, ticksOf } from "../../board/landings.js";
import { gapOf, WIDE_CELLS } from "../../board/rings.js";
import { arc, sector } from "../../drawing/plane.js";
import { isOf } from "../../drawing/primitives.js";

/** @import { Measures } from "../../board/geometry.js" */
/** @import { LandingData } from "../../board/landings.js" */
/** @import { Direction, LastRound, PictureData } from "../types" */
/** @import { Primitive } from "../../drawing/types" */

/** The length of each beat, in milliseconds. @type {Record<Beat, number>} */
const LENGTHS = { grow: 280, choose: 120, run: 280, hold: 700, land: 160, next: 300 };
/** The beats of a short move. @type {Beat[]} */
const SHORT = ["run", "hold", "land"];
/** Under this time, in milliseconds, a move is a short one. */
const TIME_FOR_ALL = 400;
/** Under this time, in milliseconds, a move is not shown. */
const TIME_FOR_ONE = 100;

/** @typedef {"grow" | "choose" | "run" | "hold" | "land" | "next"} Beat */
/** The progress of each beat: 0 before it, 1 after it. @typedef {Record<Beat, number>} BeatProgress */
/**
 * A move to be shown: a round, or only a new call.
 * @typedef {object} Move
 * @property {PictureData} before the table before the round, without anything that the pointer shows; if there is no
 *   round, the table under what is shown
 * @property {LandingData} call the call that grows on it
 * @property {LastRound | null} round
 * @property {PictureData} after the table now
 * @property {Beat[]} beats its beats in order
 */

/**
 * The move that leads from one picture to the other; null if it is not a single one.
 * @param {PictureData} before @param {PictureData} after @returns {Move | null}
 */
export function moveBetween(before, after) {
  const [then, now] = [before.state, after.state];
  if (then.n !== now.n) return null;
  const round = now.round === then.round + 1 ? after.facts.lastRound : null;
  const next = now.magnitude !== null;
  if (before.foreseen || after.foreseen) return { before, call: before, round: null, after, beats: ["land"] };
  if (round && round.from === then.token) {
    const called = then.magnitude !== null;
    const beats = /** @type {Beat[]} */ ([
      ...(called ? [] : ["grow"]),
      "choose",
      "run",
      ...(now.turn === "over" && then.turn !== "over" ? ["hold"] : []),
      "land",
      ...(next ? ["next"] : []),
    ]);
    return { before: withoutPointer(before), call: callOf(before, round), round, after, beats };
  }
  const isCall = next && now.round === then.round && then.magnitude === null && then.token === now.token;
  return isCall ? { before: after, call: after, round: null, after, beats: ["next"] } : null;
}

/** The table without anything that the pointer shows. @param {PictureData} view @returns {PictureData} */
function withoutPointer(view) {
  const look = { ...view.look, hovered: null, preview: null, layer: null };
  return { ...view, look, hoveredPair: null, hoveredVisit: null };
}

/**
 * The call of a round, to be drawn on the table before it.
 * @param {PictureData} before @param {LastRound} round @returns {LandingData}
 */
function callOf({ state: { n, round }, overlay = null }, { call: { magnitude, reason }, from, landings }) {
  const [plus, minus] = landings;
  return {
    state: { n, token: from, round, reason: { by: "magnus", ...reason } },
    facts: {
      landings: [
        { direction: "+", magnitude, position: plus },
        { direction: "-", magnitude, position: minus },
      ],
    },
    look: { preview: null },
    overlay,
  };
}

/**
 * The beginning and end of each beat, in milliseconds; null if there is no time to show the move.
 * @param {Move} move @param {number} milliseconds at most this long, but for the hold: nothing comes after that
 */
export function schedule({ beats }, milliseconds) {
  if (milliseconds < TIME_FOR_ONE) return null;
  const kept = milliseconds < TIME_FOR_ALL ? beats.filter((beat) => SHORT.includes(beat)) : beats;
  // The targets of the next call stand from the landing on, and their arrows come with them: it grows while the rings change.
  const isOver = (/** @type {Beat} */ beat) => beat === "land" && kept.includes("next");
  const whole = kept.reduce((sum, beat) => sum + (beat === "hold" || isOver(beat) ? 0 : LENGTHS[beat]), 0);
  const scale = Math.min(1, milliseconds / whole);
  let next = 0;
  const times = kept.map((beat) => {
    const start = next;
    const end = start + LENGTHS[beat] * (beat === "hold" ? 1 : scale);
    if (!isOver(beat)) next = end;
    return { beat, start, end };
  });
  return { times, end: next };
}

/**
 * The progress of each beat at a time. A beat that is left out counts as over.
 * @param {{beat: Beat, start: number, end: number}[]} times @param {number} at @returns {BeatProgress}
 */
export function progressAt(times, at) {
  /** @type {BeatProgress} */
  const progress = { grow: 1, choose: 1, run: 1, hold: 1, land: 1, next: 1 };
  for (const { beat, start, end } of times) progress[beat] = Math.max(0, Math.min(1, (at - start) / (end - start)));
  return progress;
}

/** Eases a linear part: slow, fast, slow. @param {number} part */
function ease(part) {
  return part * part * (3 - 2 * part);
}

/** The sign of a direction, +1 for clockwise. @param {Direction} direction */
const signOf = (direction) => (direction === "+" ? 1 : -1);

/**
 * The number of steps the token has run, negative for counter-clockwise.
 * @param {Move} move @param {BeatProgress} progress
 */
export function stepsRun({ round }, { run }) {
  return round ? signOf(round.answer.direction) * round.call.magnitude * ease(run) : 0;
}

/**
 * The arcs of the call with their ticks as far as they have grown. The one not chosen fades. The landings of the next
 * call are marked as soon as the panels name it, which is when the token has landed.
 * @param {Move} move @param {BeatProgress} progress @param {Measures} room @returns {Primitive[]}
 */
export function movingCall(move, progress, room) {
  if (progress.land > 0 || !move.round) return growCall(move.after, progress.next, room);
  const chosen = move.round.answer.direction;
  const kept = growCall(move.call, progress.grow, room);
  // Half a turn leads to one position both ways, so its mark belongs to both.
  const both = move.round.landings[0] === move.round.landings[1];
  return kept.flatMap((one) => {
    if (one.key.endsWith(chosen) || (both && !isOf(one, "call-arc", "call-tick"))) return [one];
    return progress.choose < 1 ? [fade(one, progress.choose)] : [];
  });
}

/** A primitive that has faded by this part. @param {Primitive} one @param {number} part @returns {Primitive} */
export function fade(one, part) {
  if (part <= 0) return one;
  if (one.kind === "path") return { ...one, opacity: 1 - part, arrow: one.arrow === true && part < 0.5 };
  return shrink(one, 1 - part);
}

/** @param {Exclude<Primitive, {kind: "path"}>} one @param {number} part @returns {Primitive} */
function shrink(one, part) {
  return one.kind === "circle" ? { ...one, r: one.r * part } : { ...one, size: one.size * part };
}

/**
 * The call on the table, its arcs grown to this part. Its marks do not pulse before they are where they stay: they would
 * begin anew there.
 * @param {LandingData} view @param {number} part @param {Measures} room @returns {Primitive[]}
 */
function growCall(view, part, room) {
  const { landings } = view.facts;
  const { n, token } = view.state;
  const reach = ease(part);
  const arcs = callArcs(view, room).flatMap((one) => {
    const landing = landings?.find(({ direction }) => one.key === `arc-${direction}`);
    if (one.kind !== "path" || !landing || part >= 1) return [one];
    if (part <= 0) return [];
    const [from, to] = arcEnds(token, landing, n);
    return [{ ...one, d: arc(room.rim, from, from + (to - from) * reach), arrow: part > 0.2 }];
  });
  const ticks = (landings ?? []).flatMap((landing) => ticksOf(token, landing, reach, n, room));
  const marks = landingMarks(view, room).map((one) => (one.kind === "circle" ? { ...one, role: "landing" } : one));
  return [...arcs, ...ticks, ...marks];
}

/**
 * The trail behind the token, under everything else; it is drawn in while the token lands.
 * @param {Move} move @param {BeatProgress} progress @param {Measures} room @returns {Primitive[]}
 */
export function trailShapes(move, progress, room) {
  const steps = stepsRun(move, progress);
  if (!move.round || steps === 0 || progress.land >= 1) return [];
  const { n } = move.after.state;
  const tail = move.round.from + steps * ease(progress.land);
  const head = move.round.from + steps;
  const [from, to] = [angleOf(Math.min(tail, head), n), angleOf(Math.max(tail, head), n)];
  if (to - from < 1e-6) return [];
  const half = n > MOST_SEATS ? 9 * room.writing : room.seat + 7;
  const d = sector(room.seats - half, room.seats + half, from, to);
  return [{ key: "token-trail", kind: "path", role: "token-trail", d }];
}

/**
 * The cell of the newly visited position, running empty while the token comes to it.
 * @param {Move} move @param {BeatProgress} progress @param {Measures} room @returns {Primitive[]}
 */
export function drainShapes({ round, before, after }, { run, land }, room) {
  const { n, layerSizes } = after.state;
  if (!round?.new || run <= 0 || land >= 1 || n > WIDE_CELLS) return [];
  if (layerSizes.length === 0 || before.state.layerSizes.length === 0) return [];
  const [from, to] = [before, after].map(({ state }) => ringRadii(0, state.layerSizes.length, room));
  const between = (/** @type {"inner" | "outer"} */ edge) =>
    (from?.[edge] ?? 0) + ((to?.[edge] ?? 0) - (from?.[edge] ?? 0)) * land;
  const [inner, outer] = [between("inner"), between("outer")];
  const gap = gapOf(n);
  const [start, end] = [angleOf(round.to - 0.5, n) + gap, angleOf(round.to + 0.5, n) - gap];
  const d = sector(outer - (outer - inner) * ease(run), outer, start, end);
  return [{ key: "drain", kind: "path", role: "track", d }];
}
