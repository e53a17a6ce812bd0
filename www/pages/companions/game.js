// @ts-check
/** The page of a companion game: one loop for all three games. */

import { onHashChange } from "../../kit/address.js";
import { h, setText } from "../../kit/dom.js";
import { finder } from "../../kit/find.js";
import { whyNotLoaded } from "../../kit/load-error.js";
import { inWords } from "../../kit/sentences.js";
import { themeButton } from "../../kit/theme.js";
import { companionRefusalText } from "../../text/say/companion-refusals.js";
import { encoded, linkInAddress, linkKeeper } from "./address.js";
import { loadCore } from "./core.js";
import { helpDialog, listenToKeys } from "./keys.js";
import { playersPanel } from "./players.js";
import { turnPanel } from "./turn.js";
import { whyPanel } from "./why.js";
import { announcement, isYours, words } from "./words.js";

/** @import { Actions, Hint, Kind, Model, Panel } from "./types" */
/** @typedef {typeof import("../../pkg/companions.js")} Core */
/** @typedef {ReturnType<typeof finder>} Find */
/** @typedef {import("../../pkg/companions.js").Companion} Companion */

/** The players of a new game, by default. */
const BEGINNING = { first: "human", second: "perfect" };

/**
 * Starts the page of a game: `#game` can be played, and `prepare` fills the rest of the page once the core is
 * loaded.
 * @param {(core: Core, find: Find) => Kind} game
 */
export function startPage(game) {
  themeButton();
  const find = finder();
  const place = find("#game");
  loadCore().then(
    (core) => new Page(place, core, game(core, find)).open(),
    (reason) =>
      place.replaceChildren(
        h("p", { class: "error", role: "alert" }, words.plain("companionNotLoaded", { why: whyNotLoaded(reason) })),
      ),
  );
  // Last of all, and the page does not depend on it.
  addEventListener("load", () => import("../../kit/offline.js").catch(() => {}));
}

class Page {
  /** @type {Companion | undefined} */
  #game;
  /** @type {Model | null} */
  #model = null;
  /** The number of moves announced to screen readers. */
  #heard = 0;

  /** @param {HTMLElement} place @param {Core} core @param {Kind} kind */
  constructor(place, core, kind) {
    this.core = core;
    this.kind = kind;
    this.keeper = linkKeeper(kind.name, () => this.#link());
    this.actions = this.#actions();
    this.form = kind.form(this.actions);
    this.status = h("p", { class: "unseen", role: "status" });
    this.turn = turnPanel(kind, this.actions, this.form, () => this.#address());
    const picture = kind.picture(this.actions);
    const players = playersPanel(kind, this.actions);
    const own = kind.panels(this.actions, () => this.#handle());
    const side = [whyPanel(kind), ...own.beside, players];
    this.panels = [picture, this.turn, ...side, ...own.below];
    const help = helpDialog(kind);
    const keys = h(
      "button",
      { type: "button", class: "plain keys", onclick: () => help.showModal() },
      words.plain("companionShortcuts"),
    );
    const ofPage = [...(place.closest("main")?.querySelectorAll("#below") ?? [])];
    const below = h("div", { class: "below" }, ...own.below.map(({ node }) => node), ...ofPage);
    const left = h("div", { class: "column" }, h("div", { class: "picture-place" }, picture.node), below);
    const info = h("div", { class: "info" }, ...side.map(({ node }) => node), h("div", { class: "panel" }, keys));
    const right = h("div", { class: "column" }, this.turn.node, info);
    place.replaceChildren(left, right, this.status, help);
    place.tabIndex = -1;
    const focusNewGame = () => players.node.querySelector("input")?.focus();
    listenToKeys(place, { kind, actions: this.actions, model: () => this.#model, focusNewGame, help });
    this.place = place;
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
    const done = this.#try("turn", () => this.#replace(opened()));
    this.#show();
    if (!done) return;
    this.#heard = this.#now().view.moves.length;
    this.#announce();
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
    this.#model = { view, hint: null, considered: null, preview: null, error: null };
  }

  /**
   * Does something that may be refused, and returns whether it was done; a refusal is kept as a sentence.
   * @param {"turn" | "players"} where
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

  /** @returns {Actions} */
  #actions() {
    /** @param {(game: Companion) => void} act @param {"turn" | "players"} [where] */
    const change = (act, where = "turn") => {
      const done = this.#try(where, () => {
        act(this.#handle());
        this.#changed();
      });
      this.#show();
      if (!done) return;
      this.keeper.moved();
      this.#announce();
    };
    return {
      make: (text) => change((game) => game.make(text)),
      step: () => change((game) => game.step()),
      undo: () => change((game) => game.undo()),
      redo: () => change((game) => game.redo()),
      setPlayer: (seat, id) => change((game) => game.setPlayer(seat, id), "players"),
      consider: (text) => this.#consider(text),
      hint: () => this.#hint(),
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
    this.#show();
    if (!done) return;
    this.#heard = 0;
    this.keeper.begun();
    this.#announce();
    this.place.focus({ preventScroll: true });
  }

  /**
   * Considers a move without making it. An illegal one has no preview, because it may still be being typed.
   * @param {string | null} text
   */
  #consider(text) {
    const now = this.#now();
    if (text === now.considered) return;
    let preview = null;
    try {
      if (text !== null) preview = this.#handle().preview(text);
    } catch {
      // Making the move says what is wrong with it.
    }
    this.#model = { ...now, considered: text, preview };
    this.#show();
  }

  #hint() {
    const now = this.#now();
    if (!isYours(now.view)) return;
    const hint = /** @type {Hint | null} */ (this.#handle().hint());
    this.#model = { ...now, hint, error: null };
    if (hint) this.#consider(hint.text);
    this.#show();
  }

  #show() {
    const focused = this.place.querySelector(":focus");
    for (const panel of /** @type {Panel[]} */ (this.panels)) panel.update(this.#now());
    // An element hidden from now on, such as the form after the last move, would take the focus with it.
    if (focused?.getClientRects().length === 0) this.place.focus({ preventScroll: true });
  }

  #announce() {
    const { view } = this.#now();
    const before = Math.min(this.#heard, view.moves.length);
    this.#heard = view.moves.length;
    setText(this.status, announcement(this.kind, view, before));
  }
}
