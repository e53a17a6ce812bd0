// @ts-check
/** A companion game that is played: one loop for all three, on a page of their own and in a lesson. */

import { errorText } from "../../kit/sentences.js";
import { companionRefusalText } from "../../text/say/companion-refusals.js";
import { announcement, isYours } from "./game-in-words.js";

/** @import { CompanionActions, CompanionKind, CompanionModel, Hint, RefusedForm } from "./types" */
/** @typedef {typeof import("../../pkg/companions.js")} CompanionsCore */
/** @typedef {import("../../pkg/companions.js").Companion} Companion */

/**
 * Events of a game, for the view that shows it.
 * @typedef {object} Hearing
 * @property {() => void} show shows the model
 * @property {() => void} moved runs after a change of the game has been shown
 * @property {boolean} [quiet] true to hide who can win
 */

export class CompanionGame {
  #kind;
  #hearing;
  /** @type {Companion} */
  #game;
  /** @type {CompanionModel} */
  #model;
  /** The number of moves announced to screen readers. */
  #heard = 0;

  /** @param {CompanionKind} kind @param {Companion} game @param {Hearing} hearing */
  constructor(kind, game, hearing) {
    this.#kind = kind;
    this.#hearing = hearing;
    this.#game = game;
    this.#model = modelOf(game, hearing.quiet);
    this.#heard = this.#model.view.moves.length;
  }

  get model() {
    return this.#model;
  }

  /** The game as a link, or only its start if it is too long for one. */
  get link() {
    try {
      return this.#game.link();
    } catch {
      return this.#game.beginning();
    }
  }

  /** Replaces the game by another one, whose moves count as announced. @param {Companion} game */
  replaceGame(game) {
    this.#game.free();
    this.#game = game;
    this.note({ quiet: this.#hearing.quiet === true });
    this.#changed();
    this.#heard = this.#model.view.moves.length;
  }

  /** The same for a game that begins now, with the first move if a computer has made it. @param {Companion} game */
  begin(game) {
    this.replaceGame(game);
    this.#heard = 0;
    this.announce();
  }

  /** @param {Partial<CompanionModel>} news */
  note(news) {
    this.#model = { ...this.#model, ...news };
  }

  /** Clears all results about the previous position. */
  #changed() {
    const { quiet, announced, copied } = this.#model;
    this.#model = { ...modelOf(this.#game, quiet), announced, copied };
  }

  /**
   * Does something that may be refused, and returns whether it was done; a refusal is kept as a sentence.
   * @param {RefusedForm} where
   * @param {() => void} act
   */
  attempt(where, act) {
    try {
      act();
      return true;
    } catch (reason) {
      this.note({ error: { place: where, message: errorText(this.#kind.words, reason, companionRefusalText) } });
      return false;
    }
  }

  /** Tells screen readers the moves that they have not heard yet, and the state of the game. */
  announce() {
    const { view, quiet } = this.#model;
    const before = Math.min(this.#heard, view.moves.length);
    this.#heard = view.moves.length;
    this.note({ announced: announcement(this.#kind, view, before, quiet) });
  }

  /** @returns {Omit<CompanionActions, "newGame">} */
  get actions() {
    /** @param {(game: Companion) => void} act @param {RefusedForm} [where] */
    const change = (act, where = "turn") => {
      const done = this.attempt(where, () => {
        act(this.#game);
        this.#changed();
      });
      if (done) this.announce();
      this.#hearing.show();
      if (done) this.#hearing.moved();
    };
    return {
      // Without a move it makes the one that is written, also where the form has not been drawn again since.
      make: (text = this.#model.written) => change((game) => game.make(text)),
      step: () => change((game) => game.step()),
      undo: () => change((game) => game.undo()),
      redo: () => change((game) => game.redo()),
      setPlayer: (seat, id) => change((game) => game.setPlayer(seat, id), "players"),
      consider: (text) => this.#consider(text),
      find: (where, find) => this.#find(where, find),
      hint: () => this.#hint(),
    };
  }

  /** Shows a move that is considered, and not made. @param {string | null} text as it is typed */
  #consider(text) {
    if ((text ?? "") === this.#model.written) return;
    this.#look(text ?? "");
    this.#hearing.show();
  }

  /** @param {RefusedForm} where @param {(game: Companion) => string | null} find */
  #find(where, find) {
    this.attempt(where, () => {
      const found = find(this.#game);
      this.note({ error: null });
      this.#look(found ?? "");
    });
    this.#hearing.show();
  }

  /** Looks at a move. An illegal one has no preview, because it may still be being typed. @param {string} written */
  #look(written) {
    const considered = written.trim() || null;
    let preview = null;
    try {
      if (considered !== null) preview = this.#game.preview(considered);
    } catch {
      // Making the move says what is wrong with it.
    }
    this.note({ written, considered, preview });
  }

  #hint() {
    if (!isYours(this.#model.view)) return;
    const hint = /** @type {Hint | null} */ (this.#game.hint());
    this.note({ hint, error: null });
    if (hint) this.#look(hint.text);
    this.#hearing.show();
  }

  /** Tells who can win, from now on in this game. */
  reveal() {
    this.note({ quiet: false });
    this.announce();
    this.#hearing.show();
  }

  /** The verdict on the game as an attempt to win one that begins so. @param {string} beginning */
  verdict(beginning) {
    return this.#game.verdict(beginning);
  }

  free() {
    this.#game.free();
  }
}

/** @param {Companion} game @param {boolean} [quiet] @returns {CompanionModel} */
const modelOf = (game, quiet = false) => ({
  view: game.view(),
  quiet,
  hint: null,
  written: "",
  considered: null,
  preview: null,
  error: null,
  announced: "",
  copied: null,
});
