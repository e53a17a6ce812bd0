// @ts-check
/** The page of a companion game: the game with its address, its players and its panels. */

import { onHashChange } from "../../kit/address.js";
import { copyFrom } from "../../kit/copy.js";
import { finder } from "../../kit/find.js";
import { readGroupedNumbers } from "../../kit/grouped-numbers.js";
import { html, render } from "../../kit/lit.js";
import { loadFailureReason } from "../../kit/load-error.js";
import { showInSight } from "../../kit/show-in-sight.js";
import { themeButton } from "../../kit/theme.js";
import { COMPANION_STYLE, PLAYED_STYLE } from "../../table/companion/companion-style.js";
import { CompanionGame } from "../../table/companion/game.js";
import { loadCore } from "../../table/companion/load-companions.js";
import { turnPanel } from "../../table/companion/move-panel.js";
import { reasonsPanel } from "../../table/companion/reasons-panel.js";
import { helpDialog, keyHandler } from "../../table/companion/shortcuts.js";
import { encodeLink, linkInAddress, linkKeeper } from "./address.js";
import { playersPanel } from "./new-game-panel.js";
import { words } from "./speaker.js";

/** @import { CompanionsCore } from "../../table/companion/game.js" */
/** @import { CompanionActions, CompanionKind, CompanionModel, CompanionPart } from "../../table/companion/types" */
/** @import { GameField } from "./new-game-panel.js" */
/** @typedef {ReturnType<typeof finder>} Find */

/**
 * Parts that differ from page to page beside the game.
 * @typedef {object} About
 * @property {CompanionKind} kind
 * @property {GameField[]} fields of a new game
 * @property {Record<string, string>} start the first values of the fields
 * @property {(actions: CompanionActions) => {beside?: CompanionPart[], below?: CompanionPart[]}} panels those beside the
 *   others, and those below the picture on a wide screen
 * @property {(model: CompanionModel) => void} [follow] shows the game in the rest of the page
 */

/** The link that is copied, seen where the browser refuses that. */
const LINK = html`<input
  class="link"
  aria-label=${words.plain("companionLink")}
  hidden
  readonly
  spellcheck="false"
  @focus=${(/** @type {Event} */ { currentTarget }) => /** @type {HTMLInputElement} */ (currentTarget).select()}
>`;

/** The players of a new game, by default. */
const BEGINNING = { first: "human", second: "perfect" };

/**
 * Starts the page of a game: `#game` can be played, and `prepare` fills the rest of the page once the core is
 * loaded.
 * @param {(core: CompanionsCore, find: Find) => About} prepare
 */
export function startPage(prepare) {
  themeButton();
  readGroupedNumbers(document, words);
  adoptStyle();
  const find = finder();
  const place = find("#game");
  loadCore().then(
    (core) => new Page(place, core, prepare(core, find)).open(),
    (reason) => {
      const why = words.plain("companionNotLoaded", { why: loadFailureReason(reason) });
      place.replaceChildren();
      render(html`<p class="error" role="alert">${why}</p>`, place);
    },
  );
  // Last of all, and the page does not depend on it.
  addEventListener("load", () => import("../../kit/offline.js").catch(() => {}));
}

/** Gives the page the look of the pictures, which lessons have too. */
function adoptStyle() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(COMPANION_STYLE + PLAYED_STYLE);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

class Page {
  /** @param {HTMLElement} place @param {CompanionsCore} core @param {About} about */
  constructor(place, core, about) {
    const { kind } = about;
    this.core = core;
    this.about = about;
    this.kind = kind;
    this.game = new CompanionGame(kind, this.#first(), {
      show: () => this.#show(),
      moved: () => this.keeper.moved(),
      quiet: true,
    });
    this.keeper = linkKeeper(kind.name, () => this.game.link);
    /** @type {CompanionActions} */
    this.actions = {
      ...this.game.actions,
      reveal: () => this.game.reveal(),
      copyLink: () => this.#copyLink(),
      newGame: (fields) => this.#newGame(fields),
    };
    this.picture = kind.picture(this.actions);
    this.turn = turnPanel(kind, this.actions, kind.form(this.actions));
    const { below = [], beside = [] } = about.panels(this.actions);
    this.below = below;
    this.beside = [reasonsPanel(kind), ...beside, playersPanel(about.fields, this.actions)];
    this.ofPage = [...(place.closest("main")?.querySelectorAll("#below") ?? [])];
    place.replaceChildren();
    place.tabIndex = -1;
    this.place = place;
    this.help = () => {
      const dialog = place.querySelector("dialog");
      if (dialog) showInSight(dialog);
    };
    const newGame = () => /** @type {HTMLElement | null} */ (place.querySelector(".players input"))?.focus();
    const model = () => this.game.model;
    place.addEventListener("keydown", keyHandler({ kind, actions: this.actions, model, newGame, help: this.help }));
  }

  /** Opens the game of the address, or a new one. */
  open() {
    const link = linkInAddress(this.kind.name);
    if (link) this.game.attempt("turn", () => this.game.replaceGame(this.core.Companion.open(this.kind.name, link)));
    this.#show();
    onHashChange(this.kind.name, () => this.#openAddress());
    // Keys work from the start, unless the reader is somewhere else already.
    if (document.activeElement === document.body) this.place.focus({ preventScroll: true });
  }

  /** The first game of the page. */
  #first() {
    return new this.core.Companion(this.kind.name, Object.entries({ ...BEGINNING, ...this.about.start }).flat());
  }

  #openAddress() {
    const link = linkInAddress(this.kind.name);
    this.keeper.forget();
    if (link === this.game.link) return;
    const opened = () => (link ? this.core.Companion.open(this.kind.name, link) : this.#first());
    if (this.game.attempt("turn", () => this.game.replaceGame(opened()))) this.game.announce();
    this.#show();
  }

  #address() {
    const here = new URL(location.href);
    here.hash = encodeLink(this.game.link);
    return here.href;
  }

  /** @param {Record<string, string>} fields */
  #newGame(fields) {
    const { view } = this.game.model;
    const [first, second] = view.players;
    const all = { ...Object.fromEntries(view.start), seed: String(view.seed), first, second, ...fields };
    const done = this.game.attempt("players", () =>
      this.game.begin(new this.core.Companion(this.kind.name, Object.entries(all).flat())),
    );
    this.#show();
    if (!done) return;
    this.keeper.begun();
    this.place.focus({ preventScroll: true });
  }

  /** Copies the link, which stays selected in its field where the browser refuses. */
  async #copyLink() {
    const field = /** @type {HTMLInputElement} */ (this.place.querySelector("input.link"));
    field.value = this.#address();
    // Clear the message first: screen readers then read the same message again.
    this.#copied(null);
    this.#copied((await copyFrom(field)) ? "copied" : "copyRefused");
  }

  /** @param {CompanionModel["copied"]} copied */
  #copied(copied) {
    this.game.note({ copied });
    this.#show();
  }

  #show() {
    const { model } = this.game;
    const focused = this.place.querySelector(":focus");
    render(this.#page(model), this.place);
    this.picture.update(model);
    this.about.follow?.(model);
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
            <div class="row">
              <button type="button" class="plain" @click=${this.actions.copyLink}>${words.plain("companionCopyLink")}</button>
              <button type="button" class="plain keys" @click=${this.help}>${words.plain("companionShortcuts")}</button>
              <span class="note" role="status">${model.copied ? words.plain(model.copied) : ""}</span>
            </div>
            ${LINK}
          </div>
        </div>
      </div>
      <p class="unseen" role="status">${model.announced}</p>
      ${helpDialog(this.kind)}`;
  }
}
