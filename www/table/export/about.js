// @ts-check
/** A position in words, for readers who cannot see its picture. */

import { descriptionText, titleText } from "../../text/say/export/export.js";
import { showsEnding } from "../picture/ending.js";
import { ranksText } from "../picture/ranks.js";

/** The most positions that are listed one by one. */
const MOST_NAMED = 100;

/** @import { PictureData } from "../types" */

/** @param {Pick<PictureData, "state" | "words" | "facts">} view */
export function titleOf({ words, state, facts }) {
  return titleText(words, state, facts);
}

/** @param {PictureData} view */
export function descriptionOf(view) {
  const { words, state, facts, look, depths, ranks } = view.plain ?? view;
  const order = look.layer === null && !ranks && showsEnding(view) ? orderOf(view.ending.order) : null;
  const about = descriptionText(words, state, facts, look.layer, order);
  return ranks ? `${about} ${ranksText(words, ranks, depths, state)}` : about;
}

/** The positions in order of first visit, cut where the list gets too long to read. @param {Uint32Array} order */
function orderOf(order) {
  return { positions: [...order.subarray(0, MOST_NAMED)], isWhole: order.length <= MOST_NAMED };
}
