// @ts-check
/** What a move leaves, before it is made: the words in the middle of the table, and the rings of a call's landings. */

import { angleOf, ringRadii } from "../../board/geometry.js";
import { gapOf } from "../../board/rings.js";
import { sector } from "../../drawing/plane.js";
import { afterAnswer, afterCall, heardAfter } from "../../text/say/table/after-move.js";
import { isBare } from "./bare.js";

/** @import { Measures } from "../../board/geometry.js" */
/** @import { Game } from "../game/game.js" */
/** @import { Landing, PictureData, Speaker } from "../types" */
/** @import { Primitive } from "../../drawing/types" */
/** @import { ForeseenTable } from "../game/picture-data.js" */
/** @import { Outcome } from "../../text/say/table/after-move.js" */

/** The narrowest outline that can be seen, in radians. */
const NARROWEST = 0.012;

/**
 * The landings of a call with the token's depth after each: null for no layer.
 * @param {Game} game @param {[Landing, Landing]} landings
 * @returns {[Outcome, Outcome] | null} null on a table so large that this takes too long
 */
export function outcomesOf(game, landings) {
  const [{ magnitude }] = landings;
  const { now } = game;
  now.outcomes ??= {};
  now.outcomes[magnitude] ??= askOutcomes(game, landings);
  return now.outcomes[magnitude];
}

/** @param {Game} game @param {[Landing, Landing]} landings @returns {[Outcome, Outcome] | null} */
function askOutcomes({ handle }, landings) {
  const [{ magnitude }] = landings;
  const called = handle.copy();
  try {
    // A computer would answer at once.
    called.setDerek("human");
    called.call(String(magnitude));
    const outcomes = landings.flatMap((landing) => {
      const then = called.foreseen(landing.direction);
      if (!then) return [];
      const after = then.state().depth;
      then.free();
      return [{ ...landing, after }];
    });
    return outcomes.length === 2 ? /** @type {[Outcome, Outcome]} */ (outcomes) : null;
  } finally {
    called.free();
  }
}

/**
 * What the picture shows of a call that is considered, or pointed at: nothing beside a layer that is looked at.
 * @param {Game} game @param {PictureData["look"]} look @param {Speaker} words
 */
export function callPreview(game, { preview, considered, layer }, words) {
  const outcomes = preview && layer === null && outcomesOf(game, preview);
  if (!outcomes) return {};
  return { outcomes, ...(considered !== null && { middle: afterCall(words, outcomes) }) };
}

/**
 * The words in the middle after an answer; undefined where the usual ones say that nothing more can be forced.
 * @param {Speaker} words @param {ForeseenTable} after
 */
export function middleAfter(words, { state: { depth }, facts: { lastRound, end } }) {
  return end || depth === null ? undefined : afterAnswer(words, depth, lastRound?.new === true);
}

/** What a screen reader says of the table after an answer. @param {Speaker} words @param {ForeseenTable} after */
export const saidAfter = (words, { state }) => heardAfter(words, state.depth);

/** What a screen reader says of both landings of a call. @param {Game} game @param {[Landing, Landing] | null} preview @param {Speaker} words */
export function outcomesSaid(game, preview, words) {
  const outcomes = preview && outcomesOf(game, preview);
  return outcomes ? afterCall(words, outcomes).lines.join(". ") : "";
}

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
