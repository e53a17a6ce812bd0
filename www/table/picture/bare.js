// @ts-check
/** The table without its layers, as a page may want it that draws something else over it. */

import { visitedInMiddle } from "../../text/say/table/picture.js";

/** @import { PictureData } from "../types" */

/** Says whether the layers are left out. @param {Pick<PictureData, "overlay">} view */
export function isBare({ overlay }) {
  return overlay?.layers === false;
}

/**
 * A view with layer A alone, or with M(A) where a page shows midpoints, and without everything that the other layers
 * explain. A ring is always the whole layer; what is stressed is the pair of the token.
 * @param {PictureData} view @returns {PictureData}
 */
export function withoutLayers(view) {
  const { state, facts, depths, never, look, overlay } = view;
  const midpoints = overlay?.midpoints;
  const last = midpoints ? 1 : 0;
  const hint = midpoints?.includes(state.token);
  return {
    ...view,
    state: { ...state, depth: null, layerSizes: state.layerSizes.slice(0, last + 1) },
    facts: { ...facts, pair: hint ? facts.called : null, called: null, plan: null, end: null },
    innerTable: null,
    depths: depths.map((depth) => (depth > last ? never : depth)),
    hoveredPair: null,
    look: { ...look, layer: null, hint },
  };
}

/** The words in the middle where the layers are left out. @param {PictureData} view */
export function visitedWords({ words, state, facts, overlay }) {
  const visited = state.n - (state.layerSizes[0] ?? 0);
  return visitedInMiddle(words, state, visited, facts.lineLength, overlay?.title);
}
