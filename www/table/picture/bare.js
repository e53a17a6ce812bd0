// @ts-check
/** The table without its layers, as a page may want it that draws something else over it. */

import { visitedInMiddle } from "../../text/say/picture.js";

/** @import { PictureData } from "../types" */

/** Says whether the layers are left out. @param {PictureData} view */
export function isBare({ overlay }) {
  return overlay?.layers === false;
}

/**
 * A view with layer A alone, and without everything that the other layers explain, but the midpoints that a page shows.
 * @param {PictureData} view @returns {PictureData}
 */
export function withoutLayers(view) {
  const { state, facts, depths: all, never, look, overlay } = view;
  const midpoints = overlay?.midpoints;
  const depths = all.map((depth, position) => (depth === 0 ? 0 : midpoints?.includes(position) ? 1 : never));
  const sizes = [0, ...(midpoints ? [1] : [])].map((layer) => depths.filter((depth) => depth <= layer).length);
  return {
    ...view,
    state: { ...state, depth: null, layerSizes: sizes },
    facts: { ...facts, pair: null, called: null, plan: null, end: null },
    innerTable: null,
    depths,
    hoveredPair: null,
    look: { ...look, layer: null },
  };
}

/** The words in the middle where the layers are left out. @param {PictureData} view */
export function aboutVisited({ words, state, facts, overlay }) {
  const visited = state.n - (state.layerSizes[0] ?? 0);
  return visitedInMiddle(words, state, visited, facts.lineLength, overlay?.title);
}
