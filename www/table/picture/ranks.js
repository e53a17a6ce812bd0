// @ts-check
/**
 * The ranks of the positions in place of the layers: under A a ring of numbers, and below it bars, as many rings long as
 * new rounds in a row are sure. The length says what the shade says, so that colour is not the only sign.
 */

import { angleOf, leastSize, MOST_SEATS, ringRadii } from "../../board/geometry.js";
import { ringMiddle } from "../../board/midpoint.js";
import { cellPaths } from "../../board/rings.js";
import { listOf } from "../../drawing/list-of.js";
import { point, roundCoordinate } from "../../drawing/plane.js";
import { text } from "../../drawing/primitives.js";
import { plainText } from "../../text/names.js";
import { barName, rankInMiddle, ranksSentence, rankText } from "../../text/say/table/ranks.js";

/** @import { Measures } from "../../board/geometry.js" */
/** @import { PictureData } from "../types" */
/** @import { Primitive } from "../../drawing/types" */
/** @typedef {PictureData & {ranks: Uint32Array}} RankView */
/**
 * A ring of bars: those of at least this rank have a cell in it.
 * @typedef {object} Bar
 * @property {number} least
 * @property {boolean} isEnd true if larger finite ranks have no ring of their own
 */

/** The largest rank with a ring of its own. Games with much order have ranks of a hundred. */
const MOST_BARS = 6;
/** The number of the shade of positions without a bound. */
const BOUNDLESS = MOST_BARS + 1;
/** The largest number, its height in its ring, and the room for a digit, in parts of its size. */
const NUMBER = 19;
const OF_RING = 0.62;
const DIGIT = 0.64;
/** The part of a cell's width that its number may take. */
const OF_CELL = 0.85;

/** The rings of bars, from the outside in. @param {{ranks: Uint32Array, state: {n: number}}} view @returns {Bar[]} */
export function barsOf({ ranks, state: { n } }) {
  const largest = ranks.reduce((most, rank) => (rank < n && rank > most ? rank : most), 0);
  const bars = listOf(Math.min(largest, MOST_BARS), (index) => ({
    least: index + 1,
    isEnd: index + 1 === MOST_BARS && largest > MOST_BARS,
  }));
  return ranks.includes(n) ? [...bars, { least: n, isEnd: false }] : bars;
}

/** The number of rings outside the bars: A, and that of the numbers if there is room for any. @param {number} n */
const outside = (n) => (n > MOST_SEATS ? 1 : 2);

/** The number of a bar's shade. @param {Bar} bar @param {number} n */
const shadeOf = ({ least }, n) => (least === n ? BOUNDLESS : least);

/**
 * The view with ranks in place of layers. Of the layers only A is left, and nothing that the others explain.
 * @param {RankView} view @returns {PictureData}
 */
export function replaceLayersByRanks(view) {
  const { state, facts, depths, never, look, words, ranks } = view;
  const { n } = state;
  const bars = barsOf(view);
  const before = [
    { name: "", role: "depth-0" },
    // Every position has a number.
    ...(outside(n) > 1 ? [{ name: words.plain("rankRing"), role: "numbers", least: 0 }] : []),
  ];
  const rings = bars.map((bar) => ({
    name: barName(words, bar, n),
    role: `rank-${shadeOf(bar, n)}`,
    least: bar.least,
  }));
  const about = look.hovered !== null && look.hovered < n ? look.hovered : state.token;
  return {
    ...view,
    plain: view,
    state: {
      ...state,
      depth: null,
      layerSizes: [...before, ...rings].map((_, ring) => (ring ? 0 : (state.layerSizes[0] ?? 0))),
    },
    facts: { ...facts, pair: null, called: null, plan: null, end: null },
    depths: depths.map((depth) => (depth === 0 ? 0 : never)),
    pairs: new Uint32Array(),
    hoveredPair: null,
    innerTable: null,
    bands: [],
    look: { ...look, layer: 0, lens: false },
    rings: [...before, ...rings],
    inMiddle: rankInMiddle(words, about, ranks[about] ?? 0, n, look.hovered === null),
  };
}

/** Description of the ranks for a screen reader. @type {typeof ranksSentence} */
export const ranksText = (...given) => plainText(ranksSentence(...given));

/** The bars and the numbers. @param {PictureData} view @param {Measures} room @returns {Primitive[]} */
export function rankPicture(view, room) {
  const { ranks, state, rings } = view;
  if (!ranks || !rings) return [];
  const { n } = state;
  const bars = barsOf({ ranks, state }).flatMap((bar, index) => {
    const { inner, outer } = ringRadii(outside(n) + index, rings.length, room);
    return cellPaths(n, (position) => (ranks[position] ?? 0) >= bar.least, inner, outer).map(
      ({ shade, opacity, d }) => {
        const role = `rank rank-${shadeOf(bar, n)}`;
        return { key: `rank-${bar.least}-${shade}`, kind: /** @type {const} */ ("path"), role, d, opacity };
      },
    );
  });
  return [...bars, ...numbers(view, ranks, room)];
}

/** The ranks as numbers, as far as they have room in their cells. @param {PictureData} view @param {Uint32Array} ranks @param {Measures} room */
function numbers(view, ranks, room) {
  const { n } = view.state;
  if (outside(n) === 1) return [];
  const { inner, outer } = ringRadii(1, view.state.layerSizes.length, room);
  const radius = ringMiddle(view, room, 1);
  const cell = angleOf(1, n) * radius * OF_CELL;
  const least = leastSize(room);
  return [...ranks].flatMap((rank, position) => {
    const written = rankText(view.words, rank, n);
    const size = roundCoordinate(
      Math.min(NUMBER * room.writing, Math.max(least, OF_RING * (outer - inner)), cell / (DIGIT * written.length)),
    );
    if (size < least) return [];
    const { x, y } = point(radius, angleOf(position, n));
    return [
      text(`rank-number-${position}`, rank === 0 ? "rank-number none" : "rank-number", x, y, size, written, {
        position,
      }),
    ];
  });
}
