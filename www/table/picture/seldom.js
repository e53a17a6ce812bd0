// @ts-check
/**
 * The parts that few pictures need, and the names of the rings, with which nothing else moves: they are loaded after the
 * first picture, and each is drawn as soon as it is there.
 */

/**
 * @typedef {object} SeldomDrawn
 * @property {typeof import("./trophy.js").endingPicture} trophy
 * @property {typeof import("./inner-table.js").innerTable} innerTable
 * @property {typeof import("./ring-legend.js").ringLegend} ringLegend
 * @property {typeof import("./making.js").layerMaking} layerMaking
 * @property {typeof import("./lens-picture.js").lens} lens
 * @property {typeof import("./evaluation-marks.js").evaluationMarks} evaluationMarks
 * @property {typeof import("./ranks.js")} ranks
 */

/** @import { PictureData } from "../types" */

/** The parts loaded so far. @type {Partial<SeldomDrawn>} */
export const seldom = {};

/** The view as it is drawn: with ranks in place of layers, where they are wanted. @param {PictureData} view @returns {PictureData} */
export function drawn(view) {
  const { ranks } = view;
  return ranks && seldom.ranks ? seldom.ranks.ranked({ ...view, ranks }) : view;
}
