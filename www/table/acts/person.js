// @ts-check
/**
 * The acts of the person in front of the table, by button, pointer or key:
 * what they mean in this state, and the act of the controller that follows.
 */

import { plainText } from "../../text/names.js";
import { yourTurn } from "../../text/say/table/turn.js";
import { handleKey } from "../page/keys.js";
import { optionalParts } from "../picture/optional-parts.js";
import * as look from "../shown/look.js";
import { evaluationHeard } from "../shown/model.js";
import {
  advanced,
  move,
  newGame,
  refuseRound,
  reportUnsolved,
  resume,
  setPlayer,
  showLayer,
  showRanks,
  travel,
} from "./acts.js";
import { openApart, openHelp, openHint, openLazily, openShare, present, savePicture } from "./dialogs.js";

/** @import { Actions, Named, NewGame } from "../types" */
/** @import { Acts, Controller } from "../controller.js" */
/** @import { PointerActions } from "../picture/round-table.js" */
/** @import { Handle } from "../../pkg/magnus_derek.js" */

/** Builds the actions of buttons and keys. @param {Controller} controller @returns {Actions} */
export function actionsAt(controller) {
  const attempt = (/** @type {(handle: Handle) => void} */ act) =>
    controller.attempt(() => act(controller.game.handle), true);
  /** Makes a change of the game itself, which a read-only table does not allow. @type {typeof attempt} */
  const change = (act) => (controller.settings().readonly ? null : attempt(act));
  const goTo = (/** @type {number} */ round) => attempt((handle) => travel(controller, () => handle.goTo(round), true));
  const begin = (/** @type {NewGame} */ choice) => {
    change(() => newGame(controller, choice, true));
    if (controller.refusals.length === 0) controller.view.showTable();
  };
  return {
    answer: (direction) =>
      controller.lesson?.answer(direction) ||
      change((handle) => move(controller, () => handle.answer(direction), true)),
    call: (magnitude) =>
      controller.lesson?.call(magnitude) || change((handle) => move(controller, () => handle.call(magnitude), true)),
    preview: (magnitude) => {
      controller.lesson?.consider();
      controller.updateLook(look.considerMagnitude(magnitude));
    },
    foresee: (direction, aloud = false) => {
      controller.updateLook(look.previewAnswer(direction));
      if (aloud) announceForeseen(controller);
    },
    hint: () => openHint(controller),
    togglePlan: () => controller.updateLook(look.togglePlan),
    showLayer: (layer) => showLayer(controller, layer, null, true),
    tellLayer: (layer, story) => showLayer(controller, layer, story, true),
    toggleRanks: () => attempt(() => showRanks(controller, !controller.look.ranks, true)),
    toggleLandings: () => controller.updateLook(look.toggleLandings),
    toggleLens: () => controller.updateLook(look.toggleLens),
    setPlayer: (player, id) => change(() => setPlayer(controller, player, id, true)),
    newGame: begin,
    playAgain: () => begin(controller.game.another()),
    end: (verdict) => end(controller, verdict),
    dismiss: () => {
      controller.refusals = [];
      controller.show();
      controller.view.focusTable({ preventScroll: true });
    },
    undo: () => attempt((handle) => travel(controller, () => handle.undo(), true)),
    redo: () => attempt((handle) => move(controller, () => handle.redo(), true)),
    step: () => attempt((handle) => move(controller, () => handle.step(), true)),
    goTo,
    lookAgain: (round) => {
      goTo(round);
      controller.view.showTable();
    },
    switchLine: (line) => attempt((handle) => travel(controller, () => handle.switchLine(line), true)),
    removeLine: (line) => change((handle) => travel(controller, () => handle.removeLine(line), true)),
    togglePlay: () => attempt(() => togglePlay(controller)),
    setSpeed: (speed) => {
      controller.playback.speed = speed;
    },
    toggleEvaluation: () => toggleEvaluation(controller),
    cancelSolving: () => {
      controller.wait.cancel();
      const { progress } = controller.wait;
      if (progress?.stopped) controller.view.announce(progress.stopped);
      controller.schedule();
    },
    solve: () => attempt(() => controller.wait.retry()),
    share: () => openShare(controller),
    playApart: (isReceived) => openApart(controller, isReceived),
    author: (act, asked) =>
      openLazily(controller, async () => (await import("./comments.js"))[act](controller, /** @type {any} */ (asked))),
    savePicture: (said) => savePicture(controller, said),
    showHelp: () => openHelp(controller),
    present: () => present(controller),
  };
}

/** Tells a screen reader what the answer that is looked at would leave. @param {Controller} controller */
function announceForeseen(controller) {
  const { game, words, view } = controller;
  const { foreseen } = controller.look;
  const after = foreseen && controller.settings().previews ? game.outlook(foreseen, false) : null;
  if (after && optionalParts.afterMove) view.announce(optionalParts.afterMove.saidAfter(words, after));
}

/** Builds the actions of the pointer. @param {Controller} controller @param {Actions} actions @returns {PointerActions} */
export function pointerAt(controller, actions) {
  return {
    hover: (position) => controller.updateLook(look.hoverPosition(position)),
    light: (/** @type {Named | null} */ named) => controller.updateLook(look.highlight(named, controller.game)),
    choose: (position) => {
      if (controller.lesson?.choose(position) || controller.settings().readonly) return;
      const meant = look.clickOn(controller.game, controller.look, position);
      if (meant?.answer) actions.answer(meant.answer);
      if (meant?.call) actions.call(meant.call);
      if (meant?.consider) actions.preview(meant.consider);
    },
  };
}

/** The acts that a controller is given. @type {Acts} */
export const ACTS = { actionsAt, pointerAt, advanced, refuseRound, resume, reportUnsolved };

/** Acts on a key; returns whether it did. @param {Controller} controller @param {KeyboardEvent} event */
export function keyAt(controller, event) {
  const { actions, view } = controller;
  const done = handleKey(event, {
    actions,
    model: () => controller.model(),
    stepLayer: (step, isHeld) => view.stepLayer(step, isHeld),
    endingButton: () => view.endingButton(),
    focusField: (name) => view.focusField(name),
    leave: () => view.leave(),
  });
  if (done) event.preventDefault();
  return done;
}

/** @param {Controller} controller */
function toggleEvaluation(controller) {
  if (controller.lesson?.isOpen) return;
  const { on } = controller.model().evaluation;
  controller.host.toggleAttribute("evaluate", !on);
  controller.show();
  // While the table is being solved, that has its own announcement.
  if (controller.wait.progress) return;
  controller.view.announce(on ? controller.words.plain("evaluationOff") : evaluationHeard(controller.table()));
}

/**
 * Ends a game that goes round in circles, or goes on with it.
 * @param {Controller} controller @param {string | null} verdict said of the game; null to go on
 */
function end(controller, verdict) {
  const { words, game, view } = controller;
  const { state, facts } = game.now;
  view.announce(verdict ?? plainText(yourTurn(words, state, facts).sentence));
  controller.updateLook(look.setEnded(verdict !== null));
}

/** Starts autoplay, or stops it; shows a game that has ended again from its beginning where that is wanted. @param {Controller} controller */
function togglePlay(controller) {
  const { playback } = controller;
  if (playback.playing) return playback.pause();
  if (playback.canPlay) return playback.play();
  if (!controller.model().canReplay) return;
  travel(controller, () => controller.game.handle.goTo(0), true);
  playback.play();
}
