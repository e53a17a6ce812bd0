// @ts-check
/**
 * The next call for a person who is Magnus and asks: by exact values where the core has them, else by the layers.
 * Calls nothing. Loads on the first request.
 */

import { plainText } from "../../text/names.js";
import { adviceText } from "../../text/say/table/advice.js";
import { isBest } from "../../text/say/table/facts.js";
import { solve } from "../core/solving.js";
import { showAdvice } from "../shown/look.js";

/** @import { Advice, WitnessPair } from "../types" */
/** @import { Controller } from "../controller.js" */
/** @import { Game } from "../game/game.js" */

/** The token between the landings of a call, as if it were a pair. @param {Game} game @param {number} magnitude @returns {WitnessPair} */
function landingsOf(game, magnitude) {
  const { depths } = game;
  const [one, other] = game.landings(magnitude);
  const [plus, minus] = one.direction === "+" ? [one.position, other.position] : [other.position, one.position];
  const depth = 1 + Math.max(depths[plus] ?? 0, depths[minus] ?? 0);
  return { position: game.now.state.token, depth, magnitude, minus, plus };
}

/** @param {Game} game @returns {Advice | null} null where no person may call, or nothing can be forced any more */
export function adviceOn(game) {
  const { pair, mayCall } = game.now.facts;
  if (!pair || !mayCall || game.now.state.turn === "over") return null;
  const { calls } = game.evaluation ?? {};
  const own = calls?.[pair.magnitude - 1];
  if (!calls || !own || isBest(own.loss)) return { pair, isExact: own !== undefined, sooner: null };
  const best = calls.filter(({ loss }) => isBest(loss)).map(({ magnitude }) => landingsOf(game, magnitude));
  // Of the best ones that which comes to a new position first.
  const [nearest = pair] = best.sort((one, other) => one.depth - other.depth);
  return { pair: nearest, isExact: true, sooner: nearest.depth > pair.depth ? own : null };
}

/** @param {Controller} controller */
export function advise(controller) {
  const { game, words } = controller;
  const advice = adviceOn(game);
  if (!advice) return;
  controller.view.announce(plainText(adviceText(words, advice)));
  controller.updateLook(showAdvice(advice));
  const { state, facts } = game.now;
  if (!facts.table.solvable || advice.isExact) return;
  /** Says better what is still being looked at. */
  const solved = () => {
    const isSame = controller.look.advice === advice && controller.look.considered === String(advice.pair.magnitude);
    if (isSame) advise(controller);
  };
  solve(state.n, controller.core, { progress() {}, solved, failed() {} });
}
