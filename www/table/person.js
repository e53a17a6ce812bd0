// @ts-check
/**
 * The acts of the person in front of the table, by button,
 * pointer or key; all ways lead to the same acts of the control.
 */

import { openHelp, openShare } from "./dialogs.js";
import { handleKey } from "./keys.js";

/** @import { Actions, NewGame } from "./types" */
/** @import { Control } from "./control.js" */
/** @import { Handle } from "../pkg/magnus_derek.js" */

export class Person {
  #control;
  actions;

  /** @param {Control} control */
  constructor(control) {
    this.#control = control;
    this.actions = actionsAt(control);
  }

  /** The pointer's acts on the drawn table. */
  pointer = {
    hover: (/** @type {number | null} */ position) => this.#control.looks.hover(position),
    light: (/** @type {import("./types").Named | null} */ named) => this.#control.looks.light(named),
    choose: (/** @type {number} */ position) => this.#choose(position),
  };

  /** Takes a click or tap on a position. @param {number} position */
  #choose(position) {
    if (this.#control.lesson?.choose(position) || this.#control.readonly) return;
    const { match, looks } = this.#control;
    const meant = match.meaningOf(position, looks.now.considered);
    if (meant?.answer) this.actions.answer(meant.answer);
    if (meant?.call) this.actions.call(meant.call);
    if (meant?.consider) this.actions.preview(meant.consider);
  }

  /** Acts on a key; returns whether it did. @param {KeyboardEvent} event */
  key(event) {
    const { content } = this.#control;
    const done = handleKey(event, {
      actions: this.actions,
      model: () => this.#control.model(),
      nextLayer: () => content.nextLayer(),
      endingButton: () => content.endingButton(),
      focusField: (name) => content.focusField(name),
      leave: () => content.leave(),
    });
    if (done) event.preventDefault();
    return done;
  }
}

/** @param {Control} control @returns {Actions} */
function actionsAt(control) {
  const { looks } = control;
  const attempt = (/** @type {(game: Handle) => void} */ act) => control.attempt(() => act(control.match.game), true);
  /** Makes a change of the game itself, which a read-only table does not allow. @type {typeof attempt} */
  const change = (act) => (control.readonly ? null : attempt(act));
  const newGame = (/** @type {NewGame} */ choice) => {
    change(() => control.newGame(choice, true));
    if (control.refusals.list.length === 0) control.content.showTable();
  };
  return {
    answer: (direction) => change((game) => control.move(() => game.answer(direction), true)),
    call: (magnitude) =>
      control.lesson?.call(magnitude) || change((game) => control.move(() => game.call(magnitude), true)),
    preview: (magnitude) => {
      control.lesson?.consider();
      looks.consider(magnitude);
    },
    foresee: (direction) => looks.foresee(direction),
    hint: () => looks.hint(),
    togglePlan: () => looks.togglePlan(),
    showLayer: (layer) => looks.showLayer(layer, null, true),
    tellLayer: (layer, story) => looks.showLayer(layer, story, true),
    toggleLens: () => looks.toggleLens(),
    setPlayer: (player, id) => change(() => control.setPlayer(player, id, true)),
    newGame,
    playAgain: () => newGame(control.match.another()),
    end: (ended) => looks.end(ended),
    dismiss: () => {
      control.dismissRefusals();
      control.content.focusTable({ preventScroll: true });
    },
    undo: () => attempt((game) => control.travel(() => game.undo(), true)),
    redo: () => attempt((game) => control.move(() => game.redo(), true)),
    step: () => attempt((game) => control.move(() => game.step(), true)),
    goTo: (round) => attempt((game) => control.travel(() => game.goTo(round), true)),
    switchLine: (line) => attempt((game) => control.travel(() => game.switchLine(line), true)),
    removeLine: (line) => change((game) => control.travel(() => game.removeLine(line), true)),
    togglePlay: () => attempt(() => control.playback.toggle()),
    setSpeed: (speed) => {
      control.playback.speed = speed;
    },
    toggleEvaluation: () => toggleEvaluation(control),
    cancelSolving: () => control.values.cancel(),
    solve: () => attempt(() => control.values.retry()),
    share: () => openShare(control),
    showHelp: () => openHelp(control),
  };
}

/** @param {Control} control */
function toggleEvaluation(control) {
  const { on, refusal } = control.match.evaluationView(control.host.hasAttribute("evaluate"));
  if (refusal && !on) return control.refuse(refusal, true);
  control.host.toggleAttribute("evaluate", !on);
  control.show();
  control.values.announce(!on);
}
