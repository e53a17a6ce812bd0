// @ts-check
/** What the moves are worth, as bars around the table: the longer, the better for the player who moves. */

import { isBest } from "../words/evaluation.js";
import { angleOf, EXTENT, neat, point } from "./geometry.js";

/** @import { Measures } from "./geometry.js" */
/** @import { Loss, PictureData, Primitive } from "../types" */

/** Beyond the seats, where the bars begin; they end as far from the edge of the picture. */
const MARGIN = 5;
const WIDEST = 15;
/** How far beside a landing its bar stands, in radians, where the label of the direction has its place. */
const BESIDE_LABEL = 0.075;

/** @param {PictureData} view @param {Measures} room @returns {Primitive[]} */
export function evaluationBars(view, room) {
  return [...bars(view, room), ...lastMove(view, room)];
}

/** @param {PictureData} view @param {Measures} room @returns {Primitive[]} */
function bars(view, room) {
  const { evaluation, state } = view;
  if (!evaluation || state.turn === "over") return [];
  return evaluation.answerLosses ? answerBars(view, room, evaluation.answerLosses) : callBars(view, room);
}

/** For Magnus: every magnitude, on both sides alike. @param {PictureData} view @param {Measures} room @returns {Primitive[]} */
function callBars({ evaluation, state, look }, room) {
  const { n, token } = state;
  const labelled = look.preview?.map(({ position }) => position) ?? [];
  const role = look.preview ? " faded" : "";
  return (evaluation?.calls ?? []).flatMap(({ magnitude, loss }) =>
    [...new Set([magnitude, n - magnitude])].flatMap((steps) => {
      const position = (token + steps) % n;
      return labelled.includes(position) ? [] : bar(`rated-${steps}`, angleOf(position, n), loss, role, n, room);
    }),
  );
}

/** For Derek: both landings. @param {PictureData} view @param {Measures} room @param {[Loss, Loss]} losses @returns {Primitive[]} */
function answerBars({ state, facts }, room, losses) {
  const landings = facts.landings ?? [];
  const same = landings[0]?.position === landings[1]?.position;
  return (same ? landings.slice(0, 1) : landings).flatMap(({ direction, position }, index) => {
    const beside = BESIDE_LABEL * room.writing * (direction === "+" ? 1 : -1);
    const loss = losses[index];
    return loss ? bar(`rated${direction}`, angleOf(position, state.n) + beside, loss, "", state.n, room) : [];
  });
}

/** How long a bar is, of 1: losing positions is always shorter than losing rounds. @param {Loss} loss */
export function barLength({ positions, rounds }) {
  if (positions > 0) return Math.max(0.16, 0.4 - 0.06 * (positions - 1));
  return rounds > 0 ? Math.max(0.48, 0.8 - 0.08 * (rounds - 1)) : 1;
}

/**
 * @param {string} key @param {number} angle @param {Loss} loss @param {string} role @param {number} n @param {Measures} room
 * @returns {Primitive[]}
 */
function bar(key, angle, loss, role, n, room) {
  const best = isBest(loss);
  const inner = room.rim - 16 + MARGIN;
  const outer = EXTENT - MARGIN;
  const dot = 5 * Math.min(1.5, room.writing);
  const width = Math.min(WIDEST * Math.min(1.5, room.writing), inner * Math.sin(Math.PI / Math.max(n, 6)) * 0.4);
  // The dot at the end of the best bars takes its place from them.
  const end = inner + (outer - 2 * dot - 4 - inner) * barLength(loss);
  const kind = best ? "best" : loss.positions > 0 ? "fewer" : "slower";
  /** @type {Primitive} */
  const drawn = { key, kind: "path", role: `rated ${kind}${role}`, d: radialBar(angle, inner, end, width) };
  if (!best) return [drawn];
  const at = point(outer - dot, angle);
  return [drawn, { key: `${key}-best`, kind: "circle", role: `rated best${role}`, ...at, r: neat(dot) }];
}

/** A rectangle from one radius to another. @param {number} angle @param {number} inner @param {number} outer @param {number} width */
function radialBar(angle, inner, outer, width) {
  const side = { x: (Math.cos(angle) * width) / 2, y: (Math.sin(angle) * width) / 2 };
  const corner = (/** @type {number} */ radius, /** @type {1 | -1} */ sign) => {
    const { x, y } = point(radius, angle);
    return `${neat(x + sign * side.x)} ${neat(y + sign * side.y)}`;
  };
  return `M${corner(inner, -1)}L${corner(outer, -1)}L${corner(outer, 1)}L${corner(inner, 1)}Z`;
}

/** A sign at the token for the round that led there, as chess players write it. @param {PictureData} view @param {Measures} room @returns {Primitive[]} */
function lastMove({ lastRated, state, look }, room) {
  if (!lastRated || look.preview) return [];
  const { call, answer } = lastRated;
  const at = point(room.labels, angleOf(state.token, state.n));
  const text = isBest(call) && isBest(answer) ? "✓" : call.positions + answer.positions > 0 ? "?" : "?!";
  return [{ key: "rated-last", kind: "text", role: "rated-last", ...at, size: neat(23 * room.writing), text }];
}
