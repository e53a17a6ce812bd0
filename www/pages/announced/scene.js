// @ts-check
/** The picture of a game that is known in advance, as a pure function: the same table as on the Play page, without the layers. */

import { counted, formatNumber } from "../../kit/numbers.js";
import { angleOf, chord, measures, neat, point, ringRadii, sector } from "../../table/picture/geometry.js";
import { callArcs, landingMarks } from "../../table/picture/landings.js";
import { ringCells } from "../../table/picture/rings.js";
import { seats } from "../../table/picture/seats.js";
import { formName } from "./words.js";

/** @import { Measures } from "../../table/picture/geometry.js" */
/** @import { Direction, Landing, Primitive } from "../../table/types" */
/** @import { Picture } from "./types" */

/** No more of the way than this is drawn behind the token: longer ones would be a ball of wool. */
export const LONGEST_TRAIL = 60;
const BLOCK_WIDTH = 16;

/**
 * @param {Picture} picture
 * @returns {Primitive[]}
 */
export function announcedScene(picture) {
  const room = measures(picture.state.n, picture.scale);
  return [
    ...ringCells(picture, room),
    ...blockBands(picture, room),
    ...trail(picture, room),
    ...nextCall(picture, room),
    ...seats(picture, room),
    ...nextLandings(picture, room),
    ...centre(picture),
  ];
}

/** Where the way runs: inside the ring, and inside the bands of the blocks. @param {Measures} room */
function innerRadius(room) {
  return ringRadii(0, 1, room.rings).inner - BLOCK_WIDTH - 14;
}

/** The last moves as lines from position to position, the last of them an arrow. @param {Picture} picture @param {Measures} room @returns {Primitive[]} */
function trail({ state: { n }, shown: { path, patterns }, step }, room) {
  const radius = innerRadius(room);
  const line = (/** @type {number} */ round) =>
    chord(radius, angleOf(path[round - 1] ?? 0, n), radius, angleOf(path[round] ?? 0, n));
  // Where the game is about blocks, the way before would only hide them.
  const first = patterns ? step : Math.max(1, step - LONGEST_TRAIL);
  // A line that is gone along again and again is drawn once.
  const earlier = new Set(Array.from({ length: Math.max(0, step - first) }, (_, index) => line(first + index)));
  /** @type {Primitive[]} */
  const drawn = [];
  if (earlier.size > 0) drawn.push({ key: "trail", kind: "path", role: "trail", d: [...earlier].join("") });
  if (step > 0) drawn.push({ key: "trail-last", kind: "path", role: "trail last", d: line(step), arrow: true });
  return drawn;
}

/** The blocks of visited positions, and for two opposite ones the line between them. @param {Picture} picture @param {Measures} room @returns {Primitive[]} */
function blockBands({ state: { n, token }, shown, step }, room) {
  const pattern = shown.patterns?.[step];
  if (!pattern) return [];
  const outer = ringRadii(0, 1, room.rings).inner - 8;
  const inner = outer - BLOCK_WIDTH;
  /** @type {Primitive[]} */
  const bands = pattern.blocks.map(({ first, length }, index) => {
    const d = sector(inner, outer, angleOf(first - 0.42, n), angleOf(first + length - 0.58, n));
    return { key: `block-${index}`, kind: "path", role: "block", d };
  });
  const [a, b] = pattern.blocks;
  if (a && b && pattern.form) {
    const [from, to] = [a, b].map(({ first, length }) => point(inner, angleOf(first + (length - 1) / 2, n)));
    if (from && to)
      bands.push({ key: "axis", kind: "path", role: "block-axis", d: `M${from.x} ${from.y}L${to.x} ${to.y}` });
  }
  if (pattern.form && pattern.blocks.length > 0) {
    const at = point(neat((inner + outer) / 2), angleOf(token, n));
    bands.push({ key: "block-end", kind: "circle", role: "block-end", ...at, r: BLOCK_WIDTH / 2 + 3 });
  }
  return bands;
}

/** The landings of the next call: the one that is taken, and the other one if Derek chooses. @param {Picture} picture */
function landingsOf({ state: { n, token }, shown, step, depths }) {
  const magnitude = shown.magnitudes[step];
  const sign = shown.directions[step];
  if (magnitude === undefined || (sign !== "+" && sign !== "-")) return { taken: [], others: [] };
  const landing = (/** @type {Direction} */ direction) => {
    const position = (token + (direction === "+" ? magnitude : n - magnitude)) % n;
    return { direction, magnitude, position, new: depths[position] === 0, depth: null };
  };
  return { taken: [landing(sign)], others: shown.derekChooses ? [landing(sign === "+" ? "-" : "+")] : [] };
}

/** Landings as the parts of the Play page's picture want them. @param {Picture} picture @param {Landing[]} landings @param {boolean} considered */
function called({ state, look }, landings, considered) {
  return {
    state: { ...state, reason: null },
    facts: { landings: considered ? null : landings },
    look: { ...look, preview: considered ? landings : null },
  };
}

/** @param {Picture} picture @param {Measures} room @returns {Primitive[]} */
function nextCall(picture, room) {
  const { taken, others } = landingsOf(picture);
  return [...callArcs(called(picture, others, true), room), ...callArcs(called(picture, taken, false), room)];
}

/** @param {Picture} picture @param {Measures} room @returns {Primitive[]} */
function nextLandings(picture, room) {
  const { taken, others } = landingsOf(picture);
  const both = [...taken, ...others].sort((one) => (one.direction === "+" ? -1 : 1));
  return landingMarks(called(picture, both, false), room);
}

/** What stands in the middle: the hovered position, or how many are visited. @param {Picture} picture @returns {Primitive[]} */
function centre(picture) {
  const { hovered } = picture.look;
  const [title = "", ...lines] = hovered === null ? aboutGame(picture) : aboutPosition(picture, hovered);
  const larger = Math.min(1.65, measures(picture.state.n, picture.scale).writing);
  return [
    { key: "title", kind: "text", role: "centre-title", x: 0, y: -14 * larger, size: 34 * larger, text: title },
    ...lines.map((text, index) => {
      const y = (24 + 30 * index) * larger;
      return /** @type {Primitive} */ ({
        key: `line-${index}`,
        kind: "text",
        role: "centre-line",
        x: 0,
        y,
        size: 23 * larger,
        text,
      });
    }),
  ];
}

/** @param {Picture} picture */
function aboutGame({ shown, step, firstVisits, state: { n } }) {
  const visited = `${formatNumber(firstVisits.size)} visited`;
  const form = shown.patterns?.[step]?.form;
  const rounds = `round ${formatNumber(step)} of ${formatNumber(shown.path.length - 1)}`;
  return form ? [formName(form), visited, rounds] : [visited, `of ${counted(n, "position")}`, rounds];
}

/** @param {Picture} picture @param {number} position */
function aboutPosition({ firstVisits }, position) {
  const round = firstVisits.get(position);
  const when = round === 0 ? "visited at the start" : `first visited in round ${formatNumber(round ?? 0)}`;
  return [`Position ${formatNumber(position)}`, round === undefined ? "not visited yet" : when];
}
