// @ts-check
/** A call on the table: two arcs along the rim from the token, and a mark where each of them lands. */

import { angleOf, arc, MOST_SEATS, point } from "./geometry.js";

/** @import { Measures } from "./geometry.js" */
/** @import { Primitive, Landing, Reason } from "../types" */
/**
 * What a call is drawn from.
 * @typedef {object} LandingData
 * @property {{n: number, token: number, reason: Reason | null}} state
 * @property {{landings: Landing[] | null}} facts
 * @property {{preview: Landing[] | null}} look
 */

/** Shorter arcs, in radians, would be hidden under their own arrow heads. */
const SHORTEST_ARC = 0.06;

/** The landings to show: of the magnitude being considered, else of the waiting call. @param {LandingData} view @returns {Landing[]} */
function shownLandings(view) {
  return view.look.preview ?? view.facts.landings ?? [];
}

/** @param {LandingData} view @param {Measures} room @returns {Primitive[]} */
export function callArcs(view, room) {
  const { n, token } = view.state;
  const long = shownLandings(view).filter((landing) => angleOf(landing.magnitude, n) > SHORTEST_ARC);
  return long.map((landing) => {
    const sign = landing.direction === "+" ? 1 : -1;
    const { magnitude } = landing;
    // The arc starts beside the token and stops short of the label at its end.
    const margin = Math.min(0.055, angleOf(magnitude, n) / 4);
    const start = angleOf(token, n) + sign * margin;
    const end = angleOf(token + sign * magnitude, n) - sign * margin;
    return {
      key: `arc-${landing.direction}`,
      kind: "path",
      role: view.look.preview ? "call-arc considered" : "call-arc",
      d: arc(room.rim, start, end),
      arrow: true,
    };
  });
}

/** In phase 2 of the recursion: which landing is the leftover J, and which is in γ. @param {LandingData} view @param {Landing} landing */
function aim(view, landing) {
  const { reason } = view.state;
  if (reason?.by !== "magnus" || reason.kind !== "leftover" || view.look.preview) return "";
  return landing.position === reason.position ? " J" : " γ";
}

/** @param {LandingData} view @param {Measures} room @returns {Primitive[]} */
export function landingMarks(view, room) {
  const { n } = view.state;
  const landings = shownLandings(view);
  const same = landings.length === 2 && landings[0]?.position === landings[1]?.position;
  return (same ? landings.slice(0, 1) : landings).flatMap((landing) => {
    const angle = angleOf(landing.position, n);
    const { magnitude } = landing;
    const turn = labelTurn(angleOf(magnitude, n), n, room.writing);
    const labelAngle = same ? angle : angleOf(view.state.token, n) + (landing.direction === "+" ? turn : -turn);
    const sign = same ? "±" : landing.direction === "+" ? "+" : "−";
    const seat = point(room.seats, angle);
    const label = point(room.labels, labelAngle);
    const r = Math.max(8, room.seat + 3);
    return [
      { key: `landing-${landing.direction}`, kind: "circle", role: "landing", ...seat, r },
      {
        key: `label-${landing.direction}`,
        kind: "text",
        role: "landing-label",
        ...label,
        size: 24 * room.writing,
        // A long number would not fit beside the table; it stands in the words.
        text: `${sign}${magnitude < 1000 ? magnitude : "ℓ"}${aim(view, landing)}`,
      },
    ];
  });
}

/**
 * How far from the token, in radians, the label of a landing stands: where the landing is, unless the two labels would collide
 * there with each other or with the token's number.
 * @param {number} turn the angle of the magnitude @param {number} n @param {number} writing
 */
function labelTurn(turn, n, writing) {
  const beside = (n > MOST_SEATS ? 0.17 : 0.085) * writing;
  const opposite = Math.PI - 0.06 * writing;
  return Math.min(opposite, Math.max(beside, turn));
}
