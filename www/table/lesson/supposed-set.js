// @ts-check
/** The table of a set that comes from no game: its rings as if the set were unvisited, and no token. */

import { listOf } from "../../drawing/list-of.js";
import { supposedAbout, supposedText } from "../../text/say/table/lesson.js";

/** @import { PictureData } from "../types" */
/** @import { SetLayers } from "../../core/lesson/core-types" */

/**
 * Turns the view of a game into that of a set.
 * @typedef {(view: Omit<PictureData, "scale">) => Omit<PictureData, "scale">} Supposing
 */

/**
 * @param {number[]} positions @param {SetLayers | null} layers those of the set; null shows the set alone
 * @returns {Supposing}
 */
export function supposedSet(positions, layers) {
  return (view) => {
    const { n } = view.state;
    const { sizes, depths } = layers ?? withoutLayers(positions, n, view.never);
    const { hovered } = view.look;
    const middle =
      hovered === null
        ? supposedText(view.words, positions.length, layers ? sizes : [], n)
        : supposedAbout(view.words, hovered, depths[hovered] ?? view.never, view.never);
    const none = { pair: null, called: null, landings: null, plan: null, end: null };
    return {
      ...view,
      state: { ...view.state, layerSizes: sizes, depth: null, magnitude: null },
      facts: { ...view.facts, ...none },
      depths: Uint8Array.from(depths),
      look: { ...view.look, layer: null, preview: null },
      overlay: { circles: view.overlay?.circles ?? [] },
      hoveredPair: null,
      ranks: null,
      evaluation: null,
      lastRated: null,
      innerTable: null,
      bands: [],
      ending: null,
      middle,
    };
  };
}

/**
 * The set without its layers.
 * @param {number[]} positions @param {number} n @param {number} never @returns {SetLayers}
 */
function withoutLayers(positions, n, never) {
  const chosen = new Set(positions);
  return { sizes: [chosen.size], depths: listOf(n, (at) => (chosen.has(at) ? 0 : never)) };
}
