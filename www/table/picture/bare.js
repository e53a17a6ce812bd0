// @ts-check
/** The table without its layers, as a page may want it that draws something else over it. */

import { visitedInMiddle } from "../../text/say/picture.js";

/** @import { PictureData } from "../types" */

/** Says whether the layers are left out. @param {PictureData} view */
export function isBare({ overlay }) {
  return overlay?.layers === false;
}

/**
 * A view with layer A alone, and without everything that the other layers explain.
 * @param {PictureData} view @returns {PictureData}
 */
export function withoutLayers(view) {
  const { state, facts, depths, never, look } = view;
  return {
    ...view,
    state: { ...state, depth: null, layerSizes: [state.layerSizes[0] ?? 0] },
    facts: { ...facts, pair: null, called: null, plan: null, end: null },
    innerTable: null,
    depths: depths.map((depth) => (depth === 0 ? 0 : never)),
    hoveredPair: null,
    look: { ...look, layer: null },
  };
}

/** The words in the middle where the layers are left out. @param {PictureData} view */
export function aboutVisited({ words, state, facts, overlay }) {
  const visited = state.n - (state.layerSizes[0] ?? 0);
  return visitedInMiddle(words, state, visited, facts.lineLength, overlay?.title);
}
