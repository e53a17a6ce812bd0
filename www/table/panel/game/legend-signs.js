// @ts-check
/** The signs of the picture for the help, each drawn alone and with the roles that it has in the picture. */

import { sector } from "../../../drawing/plane.js";
import { html, svg } from "../../../kit/lit.js";

/** @import { Sign } from "../../../text/say/table/keys.js" */

const SEAT = 21;
/** The radius of the arcs that are drawn, and half their angle. */
const RADIUS = 90;
const TURN = 0.42;

/** A cell of a ring; lower if a ring above has it already, as in the picture. @param {string} role @param {number} from @param {number} to @param {number} [lower] */
const cellSign = (role, from, to, lower = 0) =>
  svg`<path class=${role} transform="translate(0 76)" d=${sector(60 + lower, RADIUS - lower, from, to)}></path>`;

/** @param {string} role @param {string} numbered @param {string} number */
const seatSign = (role, numbered, number) => svg`
  <circle class=${role} r=${SEAT}></circle>
  <text class=${numbered} y="1" font-size="19">${number}</text>`;

/** @type {Record<Sign, () => unknown>} */
const SIGNS = {
  unvisited: () => seatSign("seat unvisited", "number unvisited", "5"),
  visited: () => seatSign("seat visited", "number visited", "5"),
  token: () => svg`<circle class="token-halo" r=${SEAT + 5}></circle>${seatSign("token", "number on-token", "5")}`,
  call: () => svg`
    <path class="call-arc" d="M-4 -16Q-30 -16 -38 12M4 -16Q30 -16 38 12"></path>
    <path .style=${"fill: var(--accent)"} d="M-42 22L-46 6L-31 9ZM42 22L46 6L31 9Z"></path>`,
  set: () => cellSign("new depth-0", -TURN, TURN),
  midpoints: () => [cellSign("new depth-1", -TURN, -0.02), cellSign("inherited depth-1", 0.02, TURN, 5)],
  deeper: () => [cellSign("new depth-2", -TURN, -0.02), cellSign("new depth-3", 0.02, TURN)],
};

/** @param {Sign} sign */
export const signPicture = (sign) =>
  html`<svg viewBox="-50 -32 100 64" width="50" height="32" aria-hidden="true">${SIGNS[sign]()}</svg>`;
