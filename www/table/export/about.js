// @ts-check
/** A position in words, for those who do not see its picture. */

import { descriptionText, titleText } from "../../text/say/export.js";
import { showsEnding } from "../picture/ending.js";

/** More positions than these are not named one by one. */
const MOST_NAMED = 100;

/** @import { PictureData } from "../types" */

/** @param {Pick<PictureData, "state" | "words">} view */
export function titleOf({ words, state }) {
  return titleText(words, state);
}

/** @param {PictureData} view */
export function descriptionOf(view) {
  const { words, state, facts, look } = view;
  const order = look.layer === null && showsEnding(view) ? orderOf(view.ending.order) : null;
  return descriptionText(words, state, facts, look.layer, order);
}

/** The positions in the order of visit, as many as somebody reads. @param {Uint32Array} order */
function orderOf(order) {
  return { positions: Array.from(order.subarray(0, MOST_NAMED)), isWhole: order.length <= MOST_NAMED };
}
