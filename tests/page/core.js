// @ts-check
/** The real core under Node, and views of real games for the tests of the picture and the words. */

import { begin } from "../../www/build/core.mjs";
import * as core from "../../www/pkg/magnus_derek.js";
import { classesOf, endingOf } from "../../www/table/game/picture-data.js";
import { english as words } from "../../www/text/english.js";

begin(core, "magnus_derek");

const catalogue = core.catalogue();
const { never } = catalogue;

/** The ids of all computer players, from the registry. @param {"magnus" | "derek"} player */
export function computers(player) {
  return catalogue[player].map(({ id }) => id).filter((id) => id !== "human");
}

/** True if these two can play on a table of n. @param {number} n @param {string} magnus @param {string} derek */
export function suits(n, magnus, derek) {
  try {
    newGame({ n, magnus, derek }).free();
    return true;
  } catch {
    return false;
  }
}

/** @param {{n: number, magnus?: string, derek?: string, seed?: number}} choice */
export function newGame({ n, magnus = "layers", derek = "human", seed = 1 }) {
  return core.Handle.open(`n=${n}&magnus=${magnus}&derek=${derek}&seed=${seed}`);
}

/**
 * The scene that the page would draw.
 * @param {core.Handle} game
 * @param {Partial<import("../../www/table/types").Look>} [look]
 * @returns {import("../../www/table/types").PictureData}
 */
export function viewOf(game, { layer = null, hovered = null, considered = null, preview = null } = {}) {
  const [state, facts] = [game.state(), game.facts()];
  return {
    words,
    ...classesOf(game, state, facts),
    ending: endingOf(game, state),
    state,
    facts,
    depths: game.depths(),
    never,
    pairs: layer ? game.layerPairs(layer, 1000) : new Uint32Array(),
    hoveredPair: hovered === null ? null : game.pair(hovered),
    look: { layer, hovered, considered, preview },
    scale: 0.7,
  };
}

/** What the small carpet is drawn from. @param {import("../../www/pkg/magnus_derek.js").Handle | import("../../www/pkg/study.js").Handle} game */
export const carpetModel = (game) => ({
  state: game.state(),
  facts: game.facts(),
  order: () => game.visited(),
  firstVisits: () => game.firstVisits(),
  route: () => game.route(0),
});
