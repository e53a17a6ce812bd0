// @ts-check
/** A companion game that is played in place of the table, for a task that is done once the reader has won it. */

import { freshId } from "../../kit/fresh-id.js";
import { elementOf, html, nothing, renderMarks } from "../../kit/lit.js";
import { showInSight } from "../../kit/show-in-sight.js";
import { learnCompanions } from "../../text/languages.js";
import { hintButton } from "../../text/say/table/lesson.js";
import { COMPANION_PLAY_STYLE, PLAYED_STYLE } from "../companion/companion-style.js";
import { CompanionGame } from "../companion/game.js";
import { isYours, moveStory, yourTurn } from "../companion/game-in-words.js";
import { loadCore } from "../companion/load-companions.js";
import { turn } from "../companion/move-panel.js";
import { helpDialog, keyHandler } from "../companion/shortcuts.js";
import { adoptStyle } from "../style/sheets.js";
import { judge } from "./attempt.js";

/** @import { CompanionsCore } from "../companion/game.js" */
/** @import { CompanionActions, CompanionKind, GameName } from "../companion/types" */
/** @import { LessonOnTable } from "./on-table" */

/** @typedef {(words: import("../../text/types").Speaker) => CompanionKind} MakeKind */
/** @type {Record<GameName, () => globalThis.Promise<{kind: MakeKind}>>} */
const KINDS = {
  dominoes: () => import("../companion/dominoes/kind.js"),
  multivision: () => import("../companion/multivision/kind.js"),
  "number-game": () => import("../companion/number-game/kind.js"),
};

/** Keys for what a lesson has no use for: two computers, and other beginnings. */
const NO_KEYS = "ns";
/** The number of moves with a sentence: the last one of the reader, and its answer. */
const LAST = 2;

/**
 * Loads what is needed, and puts the game where the reader left off.
 * @param {LessonOnTable} lesson @param {string} beginning a link, which begins with the name of the game
 */
export async function play(lesson, beginning) {
  const { words } = lesson;
  const name = /** @type {GameName} */ (beginning.split("=")[0]);
  const [core, { kind }] = await Promise.all([loadCore(), KINDS[name](), learnCompanions(words)]);
  return new Played(lesson, core, kind(words), beginning);
}

export class Played {
  #lesson;
  #core;
  #kind;
  #beginning;
  #game;
  #actions;
  #picture;
  #turn;
  #key;
  #help;
  #id = freshId("game");

  /** @param {LessonOnTable} lesson @param {CompanionsCore} core @param {CompanionKind} kind @param {string} beginning */
  constructor(lesson, core, kind, beginning) {
    this.#lesson = lesson;
    this.#core = core;
    this.#kind = kind;
    this.#beginning = beginning;
    this.#game = new CompanionGame(kind, this.#leftOff(), {
      show: () => this.#show(),
      moved: () => this.#moved(),
      quiet: true,
    });
    const [newGame, hint] = [() => this.again(), () => lesson.hint()];
    this.#actions = this.#heldBack({ ...this.#game.actions, newGame, hint });
    this.#picture = kind.picture(this.#actions);
    this.#turn = turn(kind, this.#actions, kind.form(this.#actions));
    this.#help = /** @type {HTMLDialogElement} */ (elementOf(helpDialog(kind, NO_KEYS)));
    const help = () => showInSight(this.#help);
    const act = keyHandler({ kind, actions: this.#actions, model: () => this.#game.model, help });
    this.#key = (/** @type {KeyboardEvent} */ event) => {
      act(event);
      // The keys of the table, which is not there, do nothing.
      event.stopPropagation();
    };
    const { node } = this.#picture;
    node.tabIndex = 0;
    node.setAttribute("role", "group");
    node.addEventListener("keydown", this.#key);
    const root = /** @type {ShadowRoot} */ (lesson.controller.host.shadowRoot);
    for (const style of [PLAYED_STYLE, COMPANION_PLAY_STYLE]) adoptStyle(root, style);
    root.append(this.#help);
  }

  /** The picture, in place of the table. */
  get node() {
    return this.#picture.node;
  }

  /** Disables the actions that a read-only table does not take. @param {CompanionActions} actions @returns {CompanionActions} */
  #heldBack(actions) {
    const held = Object.entries(actions).map(([name, act]) => [
      name,
      (/** @type {any[]} */ ...values) => this.#isLocked || act(...values),
    ]);
    return Object.fromEntries(held);
  }

  get #isLocked() {
    return this.#lesson.controller.host.hasAttribute("readonly");
  }

  /** The game as the reader left it, or from its beginning. */
  #leftOff() {
    const open = (/** @type {string} */ link) => this.#core.Companion.open(this.#kind.name, link);
    try {
      const game = open(this.#lesson.trial.typed);
      game.verdict(this.#beginning);
      return game;
    } catch {
      return open(this.#beginning);
    }
  }

  /** The verdict of the core on the game so far. */
  verdict() {
    return this.#game.verdict(this.#beginning);
  }

  /** True once the reader has made a move. */
  get hasMoved() {
    const { canUndo, canRedo } = this.#game.model.view;
    return canUndo || canRedo;
  }

  /** Begins again. */
  again() {
    this.#game.begin(this.#core.Companion.open(this.#kind.name, this.#beginning));
    this.#show();
    this.#moved();
    this.node.focus({ preventScroll: true });
  }

  get takeBackName() {
    return this.#lesson.words.plain("taskTakeBack");
  }

  /** There is one for every move. */
  get hintName() {
    return hintButton(this.#lesson.words, this.#lesson.trial.hints, 1, false);
  }

  /** Goes back to the last position from which the reader can win. */
  takeBack() {
    do this.#actions.undo();
    while (this.#game.model.view.canUndo && this.verdict().is === "failed");
  }

  /** Shows the game; the panel comes with the rest of the table. */
  #show() {
    this.update();
    this.#lesson.refresh();
  }

  /** Shows a move that the perfect player would make. */
  hint() {
    this.#game.actions.hint();
    const { hint, view } = this.#game.model;
    if (hint) this.#lesson.say(this.#kind.advice(hint, view));
  }

  /** Draws the picture. */
  update() {
    const { model } = this.#game;
    this.node.setAttribute("aria-label", this.#kind.task(model.view));
    this.#picture.update(model);
  }

  #moved() {
    const lesson = this.#lesson;
    lesson.trial.typed = this.#game.link;
    lesson.trial.forget();
    lesson.say(this.#game.model.announced);
    judge(lesson, {}, true, true);
  }

  /** The turn, for the panel of the task. @param {unknown} hint its button */
  panel(hint) {
    const { words } = this.#kind;
    const { model } = this.#game;
    const { view } = model;
    const { heading } = yourTurn(this.#kind, view);
    const first = Math.max(0, view.moves.length - LAST);
    const sentences = view.moves
      .slice(first)
      .map((made, index) => moveStory(this.#kind, made, first + index, view, true));
    return html`
      <fieldset
        class=${isYours(view) ? "companion-turn yours" : "companion-turn"}
        aria-labelledby=${this.#id}
        ?disabled=${this.#isLocked}
        @keydown=${this.#key}
      >
        <p class="whose" id=${this.#id}>${heading}</p>
        ${sentences.length > 0 ? html`<ul class="moves">${sentences.map((text) => html`<li>${renderMarks(text)}</li>`)}</ul>` : nothing}
        ${this.#turn(model)}
        <div class="row keys">
          ${hint}
          <button type="button" class="plain" @click=${() => showInSight(this.#help)}>${words.plain("companionShortcuts")}</button>
        </div>
      </fieldset>`;
  }

  free() {
    this.#game.free();
    this.#help.remove();
  }
}
