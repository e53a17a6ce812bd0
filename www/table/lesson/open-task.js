// @ts-check
/**
 * The picture of a task that is not answered yet. Whatever is pointed at, it shows no layer that is asked for: not by a
 * term, a position under the pointer, a key or a script.
 */

import { layerInMiddle } from "../../text/say/table/picture.js";

/** @import { Lit } from "../types" */

/**
 * Turns the view of a game into one without the layers below `deepest`.
 * @param {number} deepest
 * @returns {import("./supposed-set.js").Supposing}
 */
export function hideAnswer(deepest) {
  return (view) => {
    const { look, state, never, words } = view;
    const { hovered } = look;
    const depths = view.depths.map((depth) => (depth > deepest ? never : depth));
    const isHidden = hovered !== null && (view.depths[hovered] ?? 0) > deepest;
    const layer = deepest < state.layerSizes.length ? Math.min(look.layer ?? deepest, deepest) : look.layer;
    const isBounded = layer !== null && view.overlay?.layers !== false;
    return {
      ...view,
      depths,
      ...(isHidden && { hoveredPair: null }),
      ...(isHidden && isBounded && { inMiddle: layerInMiddle(words, layer, state.layerSizes[layer] ?? 0, state.n) }),
      pairs: layer === look.layer ? view.pairs : new Uint32Array(),
      look: { ...look, layer, story: null, lit: visible(look.lit, deepest) },
      ranks: null,
      evaluation: null,
      lastRated: null,
    };
  };
}

/**
 * Keeps the parts of the table that a word may outline: named positions and visible layers, no classes.
 * @param {Lit | null | undefined} lit @param {number} deepest
 */
function visible(lit, deepest) {
  const isShown = lit && ("positions" in lit || ("layer" in lit && lit.layer <= deepest));
  return isShown ? lit : null;
}
