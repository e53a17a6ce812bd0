// @ts-check
/**
 * A move shown on the table. Until the token has landed, the picture is the one before the move, and nothing of the
 * next position is drawn; then the rings move from their old to their new places, and the next call appears. Loaded
 * when the first drawing is done.
 */

import { angleOf } from "../../board/geometry.js";
import { point } from "../../drawing/plane.js";
import { isOf } from "../../drawing/primitives.js";
import { drainShapes, fade, moveBetween, movingCall, progressAt, schedule, stepsRun, trailShapes } from "./beats.js";
import { roomOf } from "./classes.js";
import { showsEnding } from "./ending.js";
import { pitchBetween, ringPitch, withPitch } from "./warp.js";

/** @import { Measures } from "../../board/geometry.js" */
/** @import { Pitch } from "./warp.js" */
/** @import { BeatProgress, Move } from "./beats.js" */
/** @import { PictureData } from "../types" */
/** @import { Primitive } from "../../drawing/types" */

/** The largest n on which rings change their thickness step by step; above it one picture fades into the other. */
const MOST_MOVED = 360;
/** The names of what belongs to a call: around the table, where it grows, and on the rings, where it fades with the choice. */
const CALL = ["call-arc", "landing", "landing-label", "call-tick"];
const ON_RINGS = ["spoke", "spoke-under", "spoke-dot", "foot", "foot-under", "foot-dot"];
const TOKEN = ["token", "token-halo", "token-number"];
/** The names of the words in the middle. */
const WORDS = ["centre-title", "centre-line"];

/**
 * A group of the picture with the function that draws into it.
 * @typedef {{group: SVGGElement, render: (scene: Primitive[]) => void}} Sheet
 */
/**
 * The groups of the picture, back to front: under everything;
 * the picture; the picture it becomes; over them; the token.
 * @typedef {{under: Sheet, picture: Sheet, next: Sheet, over: Sheet, token: Sheet}} Sheets
 */
/** @typedef {"run" | "land" | "next"} Phase */

/**
 * Shows the move that leads from one picture to the other, if it is a single one.
 * @param {PictureData} before @param {PictureData} after @param {number} milliseconds at most this long
 * @param {(view: PictureData) => Primitive[]} scene @param {Sheets} sheets
 * @param {{landed: () => void, over: () => void}} listeners `landed` is called when the token is where it goes and has
 *   been held there, `over` after the last frame, or at once if there is nothing to show
 * @returns {() => void} stops the move; the caller draws the picture
 */
export function showMove(before, after, milliseconds, scene, sheets, { landed, over }) {
  const move = moveBetween(before, after);
  const times = move && schedule(move, milliseconds);
  if (!move || !times) {
    over();
    return () => {};
  }
  const frame = frames(move, scene, sheets);
  const begin = performance.now();
  const landing = times.times.find(({ beat }) => beat === "land")?.start ?? 0;
  let isLanded = false;
  let request = requestAnimationFrame(function tick() {
    const at = performance.now() - begin;
    if (at >= times.end) {
      clear(sheets);
      over();
      return;
    }
    frame(progressAt(times.times, at));
    if (!isLanded && at > landing) {
      isLanded = true;
      landed();
    }
    request = requestAnimationFrame(tick);
  });
  frame(progressAt(times.times, 0));
  return () => {
    cancelAnimationFrame(request);
    clear(sheets);
  };
}

/** @param {Sheets} sheets */
function clear({ under, picture, next, over, token }) {
  for (const { render } of [under, next, over, token]) render([]);
  for (const { group } of [picture, next]) group.style.opacity = "";
}

/**
 * Returns the function that draws a move at any point of its time.
 * @param {Move} move @param {(view: PictureData) => Primitive[]} scene @param {Sheets} sheets
 * @returns {(progress: BeatProgress) => void}
 */
function frames(move, scene, sheets) {
  const { before, after } = move;
  const room = roomOf(after);
  const pictures = picturesOf(move, scene);
  const [from, to] = [before, after].map((view) => ringPitch(Math.max(1, view.state.layerSizes.length), roomOf(view)));
  const bends =
    from !== undefined && to !== undefined && from.thickness !== to.thickness && after.state.n <= MOST_MOVED;
  const toEnd = showsEnding(after);
  /** @type {Phase | null} */
  let drawn = null;
  return (progress) => {
    const phase = phaseOf(move, progress);
    if (phase !== drawn || (phase === "land" && bends)) {
      const pitch = bends && phase === "land" ? pitchBetween(from, to, progress.land) : null;
      sheets.picture.render(bendPrimitives(pictures[phase](), before, pitch));
      sheets.next.render(phase === "land" ? bendPrimitives(pictures.next(), after, pitch) : []);
    }
    drawn = phase;
    sheets.next.group.style.opacity = phase === "land" ? progress.land.toFixed(3) : "";
    // The old rings stay under the new ones, but under the picture of the end they fade out.
    sheets.picture.group.style.opacity = phase === "land" && toEnd ? (1 - progress.land).toFixed(3) : "";
    sheets.under.render(trailShapes(move, progress, room));
    const spokes = progress.choose < 1 ? pictures.spokes().map((one) => fade(one, progress.choose)) : [];
    sheets.over.render([...spokes, ...drainShapes(move, progress, room), ...movingCall(move, progress, room)]);
    sheets.token.render(phase === "next" ? [] : tokenAt(pictures.token(), move, progress, sheets.token.group, room));
  };
}

/** @param {Move} move @param {BeatProgress} progress @returns {Phase} */
function phaseOf({ round, beats }, { land }) {
  if (land >= 1 || !beats.includes("land")) return "next";
  return land > 0 || !round ? "land" : "run";
}

/** @param {Primitive[]} primitives @param {PictureData} view @param {Pitch | null} pitch */
function bendPrimitives(primitives, view, pitch) {
  const count = Math.max(1, view.state.layerSizes.length);
  return pitch === null ? primitives : withPitch(primitives, count, pitch, roomOf(view));
}

/**
 * The pictures under the moving parts, made when first needed.
 * @param {Move} move @param {(view: PictureData) => Primitive[]} scene
 */
function picturesOf({ before, after, round }, scene) {
  const old = memoize(() => scene(before));
  // Where a round is only looked at, not played, the token stays where it is drawn.
  const empty = memoize(() => (round ? old().flatMap(withoutToken) : old()));
  const run = memoize(() => empty().filter((one) => !isOf(one, ...CALL, ...ON_RINGS)));
  const next = memoize(() => scene(after).filter((one) => !isOf(one, ...CALL, ...ON_RINGS)));
  return {
    run,
    spokes: memoize(() => (round ? old().filter((one) => isOf(one, ...ON_RINGS)) : [])),
    land: memoize(() => run().filter((one) => !isOf(one, ...WORDS) || isUnchanged(one, next()))),
    next,
    token: memoize(() => (round ? old().filter(isToken) : [])),
  };
}

/**
 * Says whether a primitive is the same in the next picture; two texts in one place could not be read.
 * @param {Primitive} one @param {Primitive[]} next
 */
function isUnchanged(one, next) {
  const same = next.find(({ key }) => key === one.key);
  return JSON.stringify(one) === JSON.stringify(same);
}

/** @param {Primitive} one */
function isToken(one) {
  return isOf(one, ...TOKEN) || one.role.includes("on-token");
}

/** Takes the token out of a picture; its seat keeps the number. @param {Primitive} one @returns {Primitive[]} */
function withoutToken(one) {
  if (!isToken(one)) return [one];
  return isOf(one, ...TOKEN) ? [] : [{ ...one, role: one.role.replace("on-token", "visited") }];
}

/**
 * The token on its way, with the number of the position it passes.
 * @param {Primitive[]} token @param {Move} move @param {BeatProgress} progress @param {SVGGElement} group
 * @param {Measures} room
 */
function tokenAt(token, move, progress, group, room) {
  const { n } = move.before.state;
  const start = move.before.state.token;
  const steps = stepsRun(move, progress);
  const [a, b] = [point(room.seats, angleOf(start, n)), point(room.seats, angleOf(start + steps, n))];
  group.setAttribute("transform", `translate(${b.x - a.x} ${b.y - a.y})`);
  const passed = move.before.words.number((((start + Math.round(steps)) % n) + n) % n);
  return token.map((one) => (one.kind === "text" ? { ...one, text: passed } : one));
}

/** @template Value @param {() => Value} make @returns {() => Value} */
function memoize(make) {
  /** @type {{value: Value} | undefined} */
  let made;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
