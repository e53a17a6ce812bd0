// @ts-check
/**
 * The parts that few pictures need, and the names of the rings, with which nothing else moves: they are loaded after the
 * first picture, and each is drawn as soon as it is there.
 */

/** @import { Measures } from "../../board/geometry.js" */
/** @import { Primitive } from "../../drawing/types" */
/** @import { PictureData } from "../types" */
/** @import { EndedView } from "./ending.js" */

/** @typedef {(view: PictureData, room: Measures) => Primitive[]} Draw */
/**
 * @typedef {object} OptionalParts
 * @property {(view: EndedView, room: Measures) => Primitive[]} trophy
 * @property {Draw} innerTable
 * @property {Draw} ringLegend
 * @property {Draw} layerMaking
 * @property {Draw} onTop arrows and the lens
 * @property {Draw} evaluationMarks
 * @property {typeof import("./ranks.js")} ranks
 * @property {typeof import("./after-move.js")} afterMove
 */

/** The parts loaded so far. @type {Partial<OptionalParts>} */
export const optionalParts = {};

/** The view as it is drawn: with ranks in place of layers, where they are wanted. @param {PictureData} view @returns {PictureData} */
export function withRanksIfWanted(view) {
  const { ranks } = view;
  return ranks && optionalParts.ranks ? optionalParts.ranks.replaceLayersByRanks({ ...view, ranks }) : view;
}
