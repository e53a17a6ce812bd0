// @ts-check
/** A position in words, for those who do not see its picture. */

import * as english from "../../words/en/export.js";
import { showsEnding } from "../picture/ending.js";

/** More positions than these are not named one by one. */
const MOST_NAMED = 100;

/** @import { Language, PictureData } from "../types" */

/** @param {Language} words what is said in files and of them */
export function sayingOf({ exported = english }) {
  return exported;
}

/** @param {Pick<PictureData, "state" | "words">} view */
export function titleOf({ words, state }) {
  return sayingOf(words).titleText(state);
}

/** @param {PictureData} view */
export function descriptionOf(view) {
  const { words, state, facts, look } = view;
  const order = look.layer === null && showsEnding(view) ? orderOf(view.ending.order) : null;
  return sayingOf(words).descriptionText(state, facts, look.layer, order);
}

/** The positions in the order of visit, as many as somebody reads. @param {Uint32Array} order */
function orderOf(order) {
  return { positions: Array.from(order.subarray(0, MOST_NAMED)), isWhole: order.length <= MOST_NAMED };
}
