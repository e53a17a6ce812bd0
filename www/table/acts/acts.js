// @ts-check
/**
 * The acts at a table, on the game and the layers shown, by whoever: the person, a script, an attribute, a link, or the time that passes. An
 * act that is refused throws a sentence and changes nothing; `Controller.attempt` shows it.
 */

import { layerSentence } from "../../text/say/table/turn.js";
import * as look from "../shown/look.js";
import { announcementText, ranksHeard } from "../shown/model.js";

/** @import { LayerInTheMaking, NewGame, Opening, Player } from "../types" */
/** @import { Controller } from "../controller.js" */

/** The longest time for showing a move, in milliseconds, and its share of the time between two moves of autoplay. */
export const MOVE_MS = 900;
const SHARE_OF_PACE = 0.9;

/**
 * Makes one move, which is shown as it is made.
 * @param {Controller} controller @param {() => void} act @param {boolean} [userInitiated]
 */
export function move(controller, act, userInitiated = false) {
  act();
  controller.changed(userInitiated, "move", { milliseconds: MOVE_MS });
}

/**
 * Goes to another round or line without adding a move.
 * @param {Controller} controller @param {() => void} act @param {boolean} [userInitiated]
 */
export function travel(controller, act, userInitiated = false) {
  controller.playback.stop();
  act();
  controller.game.arrived();
  controller.changed(userInitiated, "travel");
}

/** @param {Controller} controller @param {NewGame} choice @param {boolean} [userInitiated] */
export function newGame(controller, choice, userInitiated = false) {
  controller.game.anew(choice);
  controller.playback.stop();
  controller.changed(userInitiated, "game");
}

/** @param {Controller} controller @param {Player} player @param {string} id @param {boolean} [userInitiated] */
export function setPlayer(controller, player, id, userInitiated = false) {
  const { handle } = controller.game;
  if (player === "magnus") handle.setMagnus(id);
  else handle.setDerek(id);
  controller.changed(userInitiated, "players");
}

/** Says whether the smaller core has refused a link only because its game begins with a position set up by hand. @param {any} reason */
const isSetUp = (reason) => reason.refusal?.why?.version === "2";

/**
 * Opens the game of a link. A link that cannot be opened as a whole is refused on the page, and nothing changes. One that needs the
 * larger core is opened once that is there.
 * @param {Controller} controller @param {string} link @param {string} [about] the attribute that holds it, if one does
 * @param {boolean} [userInitiated]
 * @returns {Error | null}
 */
export function openLink(controller, link, about = "", userInitiated = false) {
  return controller.attempt(
    () => {
      let wanted;
      try {
        wanted = controller.game.open(link);
      } catch (reason) {
        if (!isSetUp(reason)) throw reason;
        return controller.actions.author("open", { link, about });
      }
      controller.playback.stop();
      controller.changed(userInitiated, "game");
      applyLinkRequests(controller, wanted);
    },
    userInitiated,
    { about, advice: controller.words.plain("adviceSameGame") },
  );
}

/**
 * Goes on to the round, and shows the layers or ranks, that a link asks for; all layers if there are fewer. On a table
 * that is too large for ranks it says so; the game is that of the link.
 * @param {Controller} controller @param {Opening} wanted
 */
export function applyLinkRequests(controller, { round, layers, ranks, apart, commented }) {
  if (round !== null) controller.playback.race(round);
  const { length } = controller.game.now.state.layerSizes;
  if (layers !== null && layers <= length) showLayers(controller, layers);
  if (ranks)
    controller.attempt(() => showRanks(controller, true), false, { advice: controller.words.plain("ranksOff") });
  if (apart) controller.actions.playApart(true);
  else if (commented) controller.actions.author("show");
}

/**
 * Shows this many layers, A being the first; null for all. Throws a sentence if there are fewer.
 * @param {Controller} controller @param {number | null} count
 */
export function showLayers(controller, count) {
  const most = controller.game.now.state.layerSizes.length;
  if (count !== null && !(Number.isInteger(count) && count >= 1 && count <= most)) {
    throw new Error(controller.words.plain("layersRefused", { most, given: String(count) }));
  }
  showLayer(controller, count === null ? null : count - 1);
}

/**
 * Shows the layers up to this one, which may be told in part only; null for all.
 * @param {Controller} controller @param {number | null} layer @param {LayerInTheMaking | null} [story]
 * @param {boolean} [userInitiated]
 */
export function showLayer(controller, layer, story = null, userInitiated = false) {
  if (controller.lesson?.hides(layer)) return;
  const { look: before, words, game } = controller;
  controller.updateLook(look.showLayer(layer, story));
  if (look.continuesStory(before, controller.look)) return;
  if (layer !== null) controller.view.announce(layerSentence(words, layer, game.now.state));
  controller.emit("md-change", userInitiated, { change: "layers" });
}

/**
 * Shows the ranks of the positions in place of layers, or the layers again. Throws a sentence if the table is too large.
 * @param {Controller} controller @param {boolean} shown @param {boolean} [userInitiated]
 */
export function showRanks(controller, shown, userInitiated = false) {
  if (controller.lesson?.hides()) return;
  if (shown && !controller.game.ranks) controller.game.handle.ranks();
  controller.updateLook(look.showRanks(shown));
  controller.view.announce(shown ? ranksHeard(controller.table()) : controller.words.plain("ranksOff"));
  controller.emit("md-change", userInitiated, { change: "layers" });
}

/** Goes to a round of the line, or lets the computers play on to it. @param {Controller} controller @param {number} round */
export function playTo(controller, round) {
  const { game, playback } = controller;
  if (!(Number.isInteger(round) && round > game.now.facts.lineLength)) {
    travel(controller, () => game.handle.goTo(round));
    return;
  }
  const rest = game.playTo(round);
  travel(controller, () => {});
  if (rest !== null) playback.race(rest);
}

/**
 * Refuses a round beyond the end that a link or an attribute asked for. The link is not opened then.
 * @param {Controller} controller @param {unknown} reason
 */
export function refuseRound(controller, reason) {
  const advice = controller.game.back() ? controller.words.plain("adviceSameGame") : "";
  controller.changed(false, advice ? "game" : "travel");
  controller.refuse(reason, false, { advice });
}

/**
 * Follows a frame of autoplay with one event and one drawing, whatever its number of rounds.
 * @param {Controller} controller @param {number} rounds @param {number} pace in milliseconds
 */
export function advanced(controller, rounds, pace) {
  if (rounds > 0) {
    controller.changed(false, "move", { milliseconds: pace * SHARE_OF_PACE });
    return;
  }
  if (!controller.playback.playing) controller.view.announce(announcementText(controller.table()));
  controller.show();
}

/**
 * Takes up what waited for exact values: moves of a player, and autoplay.
 * @param {Controller} controller @param {import("../game/wait.js").Want} want
 */
export function resume(controller, { n, forPlayer }) {
  const { game, playback, words } = controller;
  controller.attempt(() => {
    const before = game.now.state.round;
    if (forPlayer) game.handle.resume();
    game.changed();
    const change = game.now.state.round > before ? "move" : "solved";
    controller.changed(false, change, { before: words.plain("heardSolved", { n }), milliseconds: MOVE_MS });
    playback.goOn();
  }, false);
}

/**
 * Tells that exact values could not be found; only where they were asked for that is an error.
 * @param {Controller} controller @param {ReturnType<typeof import("../../kit/sentences.js").describeErrorIn>} told
 */
export function reportUnsolved(controller, told) {
  controller.schedule();
  if (!controller.game.now.facts.awaitsSolution && !controller.settings().evaluate) return;
  controller.view.announce(told.message);
  controller.emit("md-error", false, told);
}
