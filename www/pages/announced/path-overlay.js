// @ts-check
/** Drawings and words over the table: the path so far, the blocks of visited positions, the next call. */

import { formName } from "../../text/say/site/announced.js";
import { words } from "./speaker.js";

/** @import { Overlay } from "../../table/types" */
/** @import { CompleteGame } from "./types" */

/** @param {CompleteGame} shown @returns {(state: {round: number}) => Overlay} */
export function overlayOf(shown) {
  const { way, patterns, sentence } = shown;
  const path = [0, ...way.rounds.map(({ to }) => to)];
  return ({ round }) => {
    const { blocks = [], form } = patterns?.[round] ?? {};
    return {
      sentence: sentence(round),
      ...(form ? { title: formName(words, form) } : {}),
      layers: false,
      // In a game about blocks, the path before the last move would only hide them.
      trail: path.slice(patterns ? Math.max(0, round - 1) : 0, round + 1),
      blocks,
      axis: Boolean(form),
      marks: form && blocks.length > 0 ? [path[round] ?? 0] : [],
      arcs: nextCall(shown, round),
    };
  };
}

/**
 * The landings of the next call, clockwise first: the chosen one, and the other one faintly if Derek has a choice.
 * @param {CompleteGame} shown
 * @param {number} round
 * @returns {Overlay["arcs"]}
 */
function nextCall({ way, derekChooses }, round) {
  const next = way.rounds[round];
  if (!next) return [];
  const { to, other, direction: taken } = next;
  return /** @type {const} */ (["+", "-"])
    .map((direction) => ({ to: direction === taken ? to : other, direction, faint: direction !== taken }))
    .filter(({ faint }) => derekChooses || !faint);
}
