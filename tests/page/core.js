// @ts-check
/** The real core under Node, and views of real games for the tests of the picture and the words. */

import { readFileSync } from "node:fs";
import * as core from "../../www/pkg/magnus_derek.js";

core.initSync({ module: readFileSync(new URL("../../www/pkg/magnus_derek_bg.wasm", import.meta.url)) });

const { never } = core.catalogue();

/** @param {{n: number, magnus?: string, derek?: string, seed?: number}} choice */
export function newGame({ n, magnus = "layers", derek = "human", seed = 1 }) {
  return new core.Handle(n, magnus, derek, seed);
}

/**
 * What the page would draw.
 * @param {core.Handle} game
 * @param {Partial<import("../../www/types").Look>} [look]
 * @returns {import("../../www/types").View}
 */
export function viewOf(game, { layer = null, hovered = null, preview = null } = {}) {
  return {
    state: game.state(),
    table: game.table(),
    depths: game.depths(),
    never,
    pairs: layer ? game.layerPairs(layer, 1000) : new Uint32Array(),
    hoveredPair: hovered === null ? null : game.pair(hovered),
    look: { layer, hovered, preview },
    scale: 0.7,
  };
}
