// @ts-check
/** The page of a companion game: one loop for all three games. */

import { onHashChange } from "../../kit/address.js";
import { copyFrom } from "../../kit/copy.js";
import { finder } from "../../kit/find.js";
import { html, render } from "../../kit/lit.js";
import { whyNotLoaded } from "../../kit/load-error.js";
import { inWords } from "../../kit/sentences.js";
import { themeButton } from "../../kit/theme.js";
import { companionRefusalText } from "../../text/say/companion-refusals.js";
import { encoded, linkInAddress, linkKeeper } from "./address.js";
import { announcement, isYours } from "./game-in-words.js";
import { loadCore } from "./load-companions.js";
import { turnPanel } from "./move-panel.js";
import { playersPanel } from "./new-game-panel.js";
import { whyPanel } from "./reasons-panel.js";
import { helpDialog, listenToKeys } from "./shortcuts.js";
import { words } from "./speaker.js";

/** @import { CompanionActions, CompanionKind, CompanionModel, Hint, RefusedForm } from "./types" */
/** @typedef {typeof import("../../pkg/companions.js")} CompanionsCore */
/** @typedef {ReturnType<typeof finder>} Find */
/** @typedef {import("../../pkg/companions.js").Companion} Companion */

/** The players of a new game, by default. */
const BEGINNING = { first: "human", second: "perfect" };

/**
 * Starts the page of a game: `#game` can be played, and `prepare` fills the rest of the page once the core is
 * loaded.
 * @param {(core: CompanionsCore, find: Find) => CompanionKind} game
 */
export function startPage(game) {
  themeButton();
  const find = finder();
  const place = find("#game");
  loadCore().then(
    (core) => new Page(place, core, game(core, find)).open(),
    (reason) => {
      const why = words.plain("companionNotLoaded", { why: whyNotLoaded(reason) });
      place.replaceChildren();
      render(html`<p class="error" role="alert">${why}</p>`, place);
    },
  );
  // Last of all, and the page does not depend on it.
  addEventListener("load", () => import("../../kit/offline.js").catch(() => {}));
}

class Page {
  /** @type {Companion | undefined} */
  #game;
  /** @type {CompanionModel | null} */
  #model = null;
  /** The number of moves announced to screen readers. */
  #heard = 0;

  /** @param {HTMLElement} place @param {CompanionsCore} core @param {CompanionKind} kind */
  constructor(place, core, kind) {
    this.core = core;
    this.kind = kind;
    this.keeper = linkKeeper(kind.name, () => this.#link());
    this.actions = this.#actions();
    this.picture = kind.picture(this.actions);
    this.turn = turnPanel(kind, this.actions, kind.form(this.actions));
    const own = kind.panels(this.actions);
    this.below = own.below;
    this.beside = [whyPanel(kind), ...own.beside, playersPanel(kind, this.actions)];
    this.ofPage = [...(place.closest("main")?.querySelectorAll("#below") ?? [])];
    place.replaceChildren();
    place.tabIndex = -1;
    this.place = place;
    this.help = () => place.querySelector("dialog")?.showModal();
    const focusNewGame = () => /** @type {HTMLElement | null} */ (place.querySelector(".players input"))?.focus();
    listenToKeys(place, { kind, actions: this.actions, model: () => this.#model, focusNewGame, help: this.help });
  }

  /** Opens the game of the address, or a new one. */
  open() {
    const link = linkInAddress(this.kind.name);
    this.#replace(this.#first());
    if (link) this.#try("turn", () => this.#replace(this.core.Companion.open(this.kind.name, link)));
    this.#heard = this.#now().view.moves.length;
    this.#show();
    onHashChange(this.kind.name, () => this.#openAddress());
    // Keys work from the start, unless the reader is somewhere else already.
    if (document.activeElement === document.body) this.place.focus({ preventScroll: true });
  }

  /** The first game of the page. */
  #first() {
    return new this.core.Companion(this.kind.name, Object.entries({ ...BEGINNING, ...this.kind.start }).flat());
  }

  #openAddress() {
    const link = linkInAddress(this.kind.name);
    this.keeper.forget();
    if (link === this.#link()) return;
    const opened = () => (link ? this.core.Companion.open(this.kind.name, link) : this.#first());
    if (this.#try("turn", () => this.#replace(opened()))) {
      this.#heard = this.#now().view.moves.length;
      this.#announce();
    }
    this.#show();
  }

  /** The game as a link, or only its start if it is too long for one. */
  #link() {
    const game = this.#handle();
    try {
      return game.link();
    } catch {
      return game.beginning();
    }
  }

  #address() {
    const here = new URL(location.href);
    here.hash = encoded(this.#link());
    return here.href;
  }

  #handle() {
    if (!this.#game) throw new Error("The game has not begun yet.");
    return this.#game;
  }

  #now() {
    if (!this.#model) throw new Error("The game has not begun yet.");
    return this.#model;
  }

  /** @param {Companion} game */
  #replace(game) {
    this.#game?.free();
    this.#game = game;
    this.#changed();
  }

  /** Clears all results about the previous position. */
  #changed() {
    const view = this.#handle().view();
    const { told = "", copied = null } = this.#model ?? {};
    this.#model = { view, hint: null, written: "", considered: null, preview: null, error: null, told, copied };
  }

  /**
   * Does something that may be refused, and returns whether it was done; a refusal is kept as a sentence.
   * @param {RefusedForm} where
   * @param {() => void} act
   */
  #try(where, act) {
    try {
      act();
      return true;
    } catch (reason) {
      this.#model = { ...this.#now(), error: { place: where, message: inWords(words, reason, companionRefusalText) } };
      return false;
    }
  }

  /** @returns {CompanionActions} */
  #actions() {
    /** @param {(game: Companion) => void} act @param {RefusedForm} [where] */
    const change = (act, where = "turn") => {
      const done = this.#try(where, () => {
        act(this.#handle());
        this.#changed();
      });
      if (done) this.#announce();
      this.#show();
      if (done) this.keeper.moved();
    };
    return {
      make: (text) => change((game) => game.make(text)),
      step: () => change((game) => game.step()),
      undo: () => change((game) => game.undo()),
      redo: () => change((game) => game.redo()),
      setPlayer: (seat, id) => change((game) => game.setPlayer(seat, id), "players"),
      consider: (text) => this.#consider(text),
      find: (where, find) => this.#find(where, find),
      hint: () => this.#hint(),
      copyLink: () => this.#copyLink(),
      newGame: (fields) => this.#newGame(fields),
    };
  }

  /** @param {Record<string, string>} fields */
  #newGame(fields) {
    const { view } = this.#now();
    const [first, second] = view.players;
    const all = { ...Object.fromEntries(view.start), seed: String(view.seed), first, second, ...fields };
    const done = this.#try("players", () => {
      this.#replace(new this.core.Companion(this.kind.name, Object.entries(all).flat()));
    });
    if (done) {
      this.#heard = 0;
      this.#announce();
    }
    this.#show();
    if (!done) return;
    this.keeper.begun();
    this.place.focus({ preventScroll: true });
  }

  /** Shows a move that is considered, and not made. @param {string | null} text as it is typed */
  #consider(text) {
    if ((text ?? "") === this.#now().written) return;
    this.#look(text ?? "");
    this.#show();
  }

  /** @param {RefusedForm} where @param {(game: Companion) => string | null} find */
  #find(where, find) {
    this.#try(where, () => {
      const found = find(this.#handle());
      this.#model = { ...this.#now(), error: null };
      this.#look(found ?? "");
    });
    this.#show();
  }

  /** Looks at a move. An illegal one has no preview, because it may still be being typed. @param {string} written */
  #look(written) {
    const considered = written.trim() || null;
    let preview = null;
    try {
      if (considered !== null) preview = this.#handle().preview(considered);
    } catch {
      // Making the move says what is wrong with it.
    }
    this.#model = { ...this.#now(), written, considered, preview };
  }

  #hint() {
    const now = this.#now();
    if (!isYours(now.view)) return;
    const hint = /** @type {Hint | null} */ (this.#handle().hint());
    this.#model = { ...now, hint, error: null };
    if (hint) this.#look(hint.text);
    this.#show();
  }

  /** Copies the link, which stays selected in its field where the browser refuses. */
  async #copyLink() {
    const field = /** @type {HTMLInputElement} */ (this.place.querySelector("input.link"));
    field.value = this.#address();
    // What is said again is heard again.
    this.#copied(null);
    this.#copied((await copyFrom(field)) ? "copied" : "copyRefused");
  }

  /** @param {CompanionModel["copied"]} copied */
  #copied(copied) {
    this.#model = { ...this.#now(), copied };
    this.#show();
  }

  #show() {
    const now = this.#now();
    const focused = this.place.querySelector(":focus");
    render(this.#page(now), this.place);
    this.picture.update(now);
    // An element gone or hidden from now on, such as the form after the last move, would take the focus with it.
    if (focused?.getClientRects().length === 0) this.place.focus({ preventScroll: true });
  }

  /** @param {CompanionModel} model */
  #page(model) {
    return html`
      <div class="column">
        <div class="picture-place">${this.picture.node}</div>
        <div class="below">${this.below.map((part) => part(model))}${this.ofPage}</div>
      </div>
      <div class="column">
        ${this.turn(model)}
        <div class="info">
          ${this.beside.map((part) => part(model))}
          <div class="panel">
            <button type="button" class="plain keys" @click=${this.help}>${words.plain("companionShortcuts")}</button>
          </div>
        </div>
      </div>
      <p class="unseen" role="status">${model.told}</p>
      ${helpDialog(this.kind)}`;
  }

  /** Tells screen readers the moves that they have not heard yet, and the state of the game. */
  #announce() {
    const now = this.#now();
    const { moves } = now.view;
    const before = Math.min(this.#heard, moves.length);
    this.#heard = moves.length;
    this.#model = { ...now, told: announcement(this.kind, now.view, before) };
  }
}
