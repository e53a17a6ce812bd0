// @ts-check
/** What a move leaves, before it is made: the words in the middle of the table, and the rings of a call's landings. */

import { angleOf, ringRadii } from "../../board/geometry.js";
import { gapOf } from "../../board/rings.js";
import { sector } from "../../drawing/plane.js";
import { afterAnswer, afterCall, heardAfter } from "../../text/say/table/after-move.js";
import { isBare } from "./bare.js";

export { afterCall };

/** @import { Measures } from "../../board/geometry.js" */
/** @import { PictureData, Speaker } from "../types" */
/** @import { Primitive } from "../../drawing/types" */
/** @import { Outcome } from "../../text/say/table/after-move.js" */

/** The narrowest outline that can be seen, in radians. */
const NARROWEST = 0.012;

/**
 * The words in the middle after an answer; undefined where the usual ones say that nothing more can be forced.
 * @param {Speaker} words @param {Pick<PictureData, "state" | "facts">} after
 */
export function middleAfter(words, { state: { depth }, facts: { lastRound, end } }) {
  return end || depth === null ? undefined : afterAnswer(words, depth, lastRound?.new === true);
}

/** What a screen reader says of the table after an answer. @param {Speaker} words @param {Pick<PictureData, "state">} after */
export const saidAfter = (words, { state }) => heardAfter(words, state.depth);

/** What a screen reader says of both landings of a call. @param {Speaker} words @param {[Outcome, Outcome]} outcomes */
export const outcomesSaid = (words, outcomes) => afterCall(words, outcomes).lines.join(". ");

/**
 * Outlines of the cells in which the token would lie after each landing of a call.
 * @param {PictureData} view @param {Measures} room @returns {Primitive[]}
 */
export function ringsAfter(view, room) {
  const { n, layerSizes } = view.state;
  if (!view.outcomes || view.ranks || isBare(view)) return [];
  const d = view.outcomes.map(({ position, after }) => {
    if (after === null || after >= layerSizes.length) return "";
    const { inner, outer } = ringRadii(after, layerSizes.length, room);
    const half = Math.max(angleOf(0.5, n) - gapOf(n), NARROWEST / 2);
    const at = angleOf(position, n);
    return sector(inner, outer, at - half, at + half);
  });
  const path = d.join("");
  return path === ""
    ? []
    : [
        { key: "after-under", kind: "path", role: "after-under", d: path },
        { key: "after", kind: "path", role: "after-cell", d: path },
      ];
}
