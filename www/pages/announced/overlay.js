// @ts-check
/** What the page draws and says over the table: the way so far, the blocks of the visited positions, the next call. */

import { otherLanding } from "../../words/announced.js";
import { words } from "./words.js";

/** @import { Overlay } from "../../table/types" */
/** @import { Shown } from "./types" */

/** @param {Shown} shown @returns {(state: {round: number}) => Overlay} */
export function overlayOf(shown) {
  const { path, patterns, sentence } = shown;
  return ({ round }) => {
    const { blocks = [], form } = patterns?.[round] ?? {};
    return {
      sentence: sentence(round),
      ...(form ? { title: words.formName(form) } : {}),
      layers: false,
      // Where the game is about blocks, the way before the last move would only hide them.
      trail: Array.from(path).slice(patterns ? Math.max(0, round - 1) : 0, round + 1),
      blocks,
      axis: Boolean(form),
      marks: form && blocks.length > 0 ? [path[round] ?? 0] : [],
      arcs: nextCall(shown, round),
    };
  };
}

/** Where the next call leads, clockwise first: the landing that is taken, and if Derek chooses, faintly the other one. @param {Shown} shown @param {number} round @returns {Overlay["arcs"]} */
function nextCall({ n, path, magnitudes, directions, derekChooses }, round) {
  const [from = 0, taken = 0] = [path[round], path[round + 1]];
  const [magnitude, sign] = [magnitudes[round], directions[round]];
  if (magnitude === undefined) return [];
  const other = otherLanding({ n, from, magnitude, sign });
  return /** @type {const} */ (["+", "-"])
    .map((direction) => ({ to: direction === sign ? taken : other, direction, faint: direction !== sign }))
    .filter(({ faint }) => derekChooses || !faint);
}
