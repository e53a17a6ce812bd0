// @ts-check
/**
 * The values of the moves as marks around the table: the best
 * are thick, and beside each stands the number of rounds to go.
 */

import { angleOf } from "../../board/geometry.js";
import { point, roundCoordinate, sector } from "../../drawing/plane.js";
import { roundSign } from "../../text/say/table/analysis-panels.js";
import { isBest } from "../../text/say/table/facts.js";

/** @import { Measures } from "../../board/geometry.js" */
/** @import { Loss, PictureData, Value } from "../types" */
/** @import { Primitive } from "../../drawing/types" */

/** The distance of the marks from the seats. */
const MARGIN = 4;
/** The thickness of the marks on a large picture. */
const THICK = 11;
const THIN = 3.5;
/** Half the length of a mark along the rim, in radians, where there is room. */
const HALF = 0.07;
/** The distance of a mark from its landing, in radians, where the label of the direction is in the way. */
const BESIDE_LABEL = 0.12;

/** @param {PictureData} view @param {Measures} room @returns {Primitive[]} */
export function evaluationMarks(view, room) {
  return [...markShapes(view, room), ...lastMove(view, room)];
}

/** @param {PictureData} view @param {Measures} room @returns {Primitive[]} */
function markShapes(view, room) {
  const { evaluation, state } = view;
  if (!evaluation || state.turn === "over") return [];
  return evaluation.answerLosses ? answerMarks(view, room, evaluation.answerLosses) : callMarks(view, room);
}

/**
 * The marks for Magnus: every magnitude, the same on both sides.
 * @param {PictureData} view @param {Measures} room @returns {Primitive[]}
 */
function callMarks({ evaluation, state, look }, room) {
  const { n, token } = state;
  const labelled = look.preview?.map(({ position }) => position) ?? [];
  const role = look.preview ? " faded" : "";
  const best = evaluation?.value;
  return (evaluation?.calls ?? []).flatMap(({ magnitude, answers, ...call }) =>
    [...new Set([magnitude, n - magnitude])].flatMap((steps, index) => {
      const position = (token + steps) % n;
      if (labelled.includes(position)) return [];
      const own = look.landings ? answers[index] : undefined;
      if (own && best) return landingMark(`rated-${steps}`, angleOf(position, n), own, best, n, room, role);
      const { loss, value } = call;
      return markShape({ key: `rated-${steps}`, angle: angleOf(position, n), loss, value, role }, n, room);
    }),
  );
}

/**
 * The mark of a landing by what it is worth if Derek answers so, in one of four colours; where it changes the positions in the
 * end, their difference stands in the place of the rounds to go.
 * @param {string} key @param {number} angle @param {Value} value @param {Value} best of the position @param {number} n
 * @param {Measures} room @param {string} role @returns {Primitive[]}
 */
function landingMark(key, angle, value, best, n, room, role) {
  const positions = value.visited - best.visited;
  const rounds = value.rounds - best.rounds;
  const isWorse = positions < 0 || (positions === 0 && rounds > 0);
  const loss = isWorse ? { positions: -positions, rounds } : { positions: 0, rounds: 0 };
  const isMore = positions > 0 || (positions === 0 && rounds < 0);
  const says = positions === 0 ? String(value.rounds) : positions > 0 ? `+${positions}` : `−${-positions}`;
  const each = isMore ? " each more" : " each";
  return markShape({ key, angle, loss, value, says, role: each + role }, n, room);
}

/**
 * The marks for Derek: both landings.
 * @param {PictureData} view @param {Measures} room @param {[Loss, Loss]} losses @returns {Primitive[]}
 */
function answerMarks({ state, facts, evaluation }, room, losses) {
  const landings = facts.landings ?? [];
  const same = landings[0]?.position === landings[1]?.position;
  const answers = evaluation?.calls[(state.magnitude ?? 0) - 1]?.answers;
  return (same ? landings.slice(0, 1) : landings).flatMap(({ direction, position }, index) => {
    const angle = angleOf(position, state.n) + BESIDE_LABEL * room.writing * (direction === "+" ? 1 : -1);
    const [loss, value] = [losses[index], answers?.[index]];
    return loss && value ? markShape({ key: `rated${direction}`, angle, loss, value, role: "" }, state.n, room) : [];
  });
}

/**
 * @param {{key: string, angle: number, loss: Loss, value: Value, says?: string, role: string}} rated @param {number} n
 * @param {Measures} room
 * @returns {Primitive[]}
 */
function markShape({ key, angle, loss, value, says, role }, n, room) {
  const kind = isBest(loss) ? "best" : loss.positions > 0 ? "fewer" : "slower";
  const larger = Math.min(1.5, room.writing);
  const inner = room.rim - 16 + MARGIN;
  const outer = roundCoordinate(inner + (kind === "slower" ? THIN : THICK) * larger);
  const half = Math.min(HALF * larger, angleOf(0.32, Math.max(n, 4)));
  const d = sector(inner, outer, angle - half, angle + half);
  const at = point(inner + (THICK + 16) * larger, angle);
  const size = roundCoordinate(18 * Math.min(1.5, room.writing));
  return [
    { key, kind: "path", role: `rated ${kind}${role}`, d },
    {
      key: `${key}-rounds`,
      kind: "text",
      role: `rated-rounds ${kind}${role}`,
      ...at,
      size,
      text: says ?? String(value.rounds),
    },
  ];
}

/**
 * The mark at the token for the last round.
 * @param {PictureData} view @param {Measures} room @returns {Primitive[]}
 */
function lastMove({ lastRated, state, look }, room) {
  if (!lastRated || look.preview) return [];
  const at = point(room.labels, angleOf(state.token, state.n));
  return [
    {
      key: "rated-last",
      kind: "text",
      role: "rated-last",
      ...at,
      size: roundCoordinate(23 * room.writing),
      text: roundSign(lastRated),
    },
  ];
}
