// @ts-check
/** `<magnus-derek>`: the whole table as one HTML tag. */

import { Autoplay } from "./autoplay.js";
import { checkTheme, messageOf } from "./checks.js";
import { loadCore } from "./core.js";
import { Interior } from "./interior.js";
import { handleKey } from "./keys.js";
import { Match } from "./match.js";
import { announcement, layerSentence } from "./words/turn.js";

/** @import { Actions, Direction, Look, Model, NewGame, Player, State } from "./types" */
/** @import { Handle } from "./pkg/magnus_derek.js" */

/** Autoplay faster than this is not announced round by round. */
const SLOW_ENOUGH_TO_HEAR = 1;

// The module can be imported where there is no DOM, for example when a page is rendered on a server.
const Base = globalThis.HTMLElement ?? /** @type {typeof HTMLElement} */ (class {});

export class MagnusDerekElement extends Base {
  static observedAttributes = ["n", "magnus", "derek", "seed", "theme"];

  /** Settles when the table can be played: resolved with the element, or rejected with the reason. @type {globalThis.Promise<MagnusDerekElement>} */
  ready;
  #settle = { resolve: (/** @type {MagnusDerekElement} */ _) => {}, reject: (/** @type {unknown} */ _) => {} };
  #started = false;
  /** @type {Match | undefined} */
  #match;
  /** @type {Interior | undefined} */
  #interior;
  /** @type {Model["error"]} */
  #error = null;
  /** @type {Look} */
  #look = { layer: null, hovered: null, considered: null, preview: null };
  #drawing = 0;
  #autoplay = new Autoplay(
    () => this.#autoStep(),
    (rounds) => this.#afterFrame(rounds),
  );
  /** Whether nothing more could be forced when last looked at. */
  #wasOver = false;

  constructor() {
    super();
    this.ready = new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
    });
    // Nobody has to wait for it; the reason is shown and fired as md-error as well.
    this.ready.catch(() => {});
  }

  connectedCallback() {
    if (this.#started) {
      this.#show();
      return;
    }
    this.#started = true;
    this.attachShadow({ mode: "open" });
    this.addEventListener("keydown", (event) => this.#onKey(event));
    this.#start();
  }

  disconnectedCallback() {
    this.#autoplay.stop();
  }

  /** @param {string} name @param {string | null} old @param {string | null} value */
  attributeChangedCallback(name, old, value) {
    if (!this.#match || value === null) return;
    const { state, table } = this.#match.now;
    // What counts is the game as it is now, not the attribute's old text, which the game may have left behind.
    const current = { n: state.n, seed: table.seed, magnus: table.magnus.id, derek: table.derek.id, theme: old };
    if (String(current[/** @type {keyof typeof current} */ (name)]) === value) return;
    const change = () => {
      if (name === "theme") checkTheme(value);
      else if (name === "n" || name === "seed") this.#newGame({ [name]: value });
      else this.#setPlayer(/** @type {Player} */ (name), value);
    };
    this.#attempt(change, false, "players");
  }

  /** Gives the table the keys. @param {FocusOptions} [options] */
  focus(options) {
    this.#interior?.focusTable(options);
  }

  /** The present state as a plain object; null until `ready`. @returns {State | null} */
  get state() {
    return this.#match?.state ?? null;
  }

  /** A human Magnus calls a magnitude, 1..=⌊n/2⌋. @param {number} magnitude */
  call(magnitude) {
    this.#demand(({ game }) => this.#move(() => game.call(magnitude)), false);
  }

  /** A human Derek answers. @param {Direction} direction */
  answer(direction) {
    this.#demand(({ game }) => this.#move(() => game.answer(direction)), false);
  }

  /** One round by the computer players, or the next round of the line after undo. */
  step() {
    this.#demand(({ game }) => this.#move(() => game.step()), false);
  }

  /** Plays on by itself until a human has to move or the game is over. */
  play() {
    this.#demand(({ game, now }) => {
      if (!this.isConnected) throw new Error("The table is not on the page, so it cannot play on by itself.");
      // Where there is nothing to play, the step says why and changes nothing.
      if (now.table.canStep) this.#autoplay.start();
      else game.step();
    }, false);
  }

  /** Stops `play()`. */
  pause() {
    this.#demand(() => this.#pause(), false);
  }

  /** Takes back the last round, or a human Magnus's waiting call. */
  undo() {
    this.#demand(({ game }) => this.#travel(() => game.undo()), false);
  }

  /** Plays the next round of the line again. */
  redo() {
    this.#demand(({ game }) => this.#move(() => game.redo()), false);
  }

  /** Goes to the position after `round` rounds of the line. @param {number} round */
  goTo(round) {
    this.#demand(({ game }) => this.#travel(() => game.goTo(round)), false);
  }

  /** Begins a new game; what is left out stays as it is. @param {NewGame} [choice] */
  newGame(choice) {
    this.#demand(() => this.#newGame(choice ?? {}), false, "players");
  }

  async #start() {
    try {
      const core = await loadCore();
      this.#match = this.#firstMatch(core);
      this.#interior = new Interior(this.#root(), this.#actions(), this.#pointer(), core, this.#autoplay.speed);
      this.#show();
      this.#settle.resolve(this);
      this.#dispatch("md-ready", false);
      if (this.#error) this.#dispatch("md-error", false, { message: this.#error.message });
    } catch (reason) {
      const message = `The table could not be loaded: ${reason instanceof Error ? reason.message : reason}`;
      const note = document.createElement("p");
      note.textContent = message;
      this.#root().replaceChildren(document.createElement("slot"), note);
      this.#dispatch("md-error", false, { message });
      this.#settle.reject(reason);
    }
  }

  /** The game that the attributes describe; what is refused is replaced by its default, and the first reason is shown. @param {typeof import("./pkg/magnus_derek.js")} core */
  #firstMatch(core) {
    const refuse = (/** @type {unknown} */ reason) => {
      this.#error ??= { message: messageOf(reason), place: "players" };
    };
    const match = Match.fromAttributes(core, (name) => this.getAttribute(name), refuse);
    try {
      checkTheme(this.getAttribute("theme") ?? "auto");
    } catch (reason) {
      refuse(reason);
    }
    return match;
  }

  #root() {
    return /** @type {ShadowRoot} */ (this.shadowRoot);
  }

  // ---- acting ----

  /** What the person in front of the table can do. @returns {Actions} */
  #actions() {
    const attempt = (/** @type {(game: Handle) => void} */ act, /** @type {"turn" | "players"} */ place = "turn") =>
      this.#attempt(() => act(this.#playing().game), true, place);
    return {
      answer: (direction) => attempt((game) => this.#move(() => game.answer(direction), true)),
      call: (magnitude) => attempt((game) => this.#move(() => game.call(magnitude), true)),
      preview: (magnitude) => this.#consider(magnitude),
      showLayer: (layer) => this.#showLayer(layer),
      setPlayer: (player, id) => attempt(() => this.#setPlayer(player, id, true), "players"),
      newGame: (choice) => {
        attempt(() => this.#newGame(choice, true), "players");
        if (!this.#error) this.#interior?.showTable();
      },
      undo: () => attempt((game) => this.#travel(() => game.undo(), true)),
      redo: () => attempt((game) => this.#move(() => game.redo(), true)),
      step: () => attempt((game) => this.#move(() => game.step(), true)),
      goTo: (round) => attempt((game) => this.#travel(() => game.goTo(round), true)),
      togglePlay: () => attempt(() => this.#togglePlay()),
      setSpeed: (speed) => {
        this.#autoplay.speed = speed;
      },
      showHelp: () => this.#interior?.showHelp(),
    };
  }

  /** What the pointer does on the drawn table. */
  #pointer() {
    return {
      hover: (/** @type {number | null} */ position) => this.#hover(position),
      choose: (/** @type {number} */ position) => this.#choose(position),
    };
  }

  /** For scripts: acts or throws, after showing the refusal on the page. @param {(match: Match) => void} act @param {boolean} userInitiated @param {"turn" | "players"} [place] */
  #demand(act, userInitiated, place) {
    const match = this.#playing();
    const refusal = this.#attempt(() => act(match), userInitiated, place);
    if (refusal) throw refusal;
  }

  #playing() {
    if (!this.#match) throw new Error("The table is still loading: wait for its property ready first.");
    return this.#match;
  }

  /** Acts; a refusal is shown on the page and fired as md-error, and the game goes on untouched. @param {() => void} act @param {boolean} userInitiated @param {"turn" | "players"} [place] where it is shown @returns {Error | null} */
  #attempt(act, userInitiated, place = "turn") {
    try {
      this.#error = null;
      act();
      return null;
    } catch (error) {
      const message = messageOf(error);
      this.#error = { message, place };
      this.#dispatch("md-error", userInitiated, { message });
      return error instanceof Error ? error : new Error(message);
    } finally {
      this.#scheduleDrawing();
    }
  }

  /** A change that makes one move: the token runs. @param {() => void} act @param {boolean} [userInitiated] */
  #move(act, userInitiated = false) {
    const match = this.#playing();
    const before = match.now.state.round;
    act();
    this.#changed(userInitiated, true);
    const { state, table } = match.now;
    if (table.lastRound && state.round === before + 1) this.#interior?.runToken(table.lastRound, state.n, 1000);
  }

  /** A change that only goes back or forth. @param {() => void} act @param {boolean} [userInitiated] */
  #travel(act, userInitiated = false) {
    this.#autoplay.stop();
    act();
    this.#changed(userInitiated, false);
  }

  /** @param {NewGame} choice @param {boolean} [userInitiated] */
  #newGame(choice, userInitiated = false) {
    this.#playing().newGame(choice);
    this.#autoplay.stop();
    this.#changed(userInitiated, false);
  }

  /** @param {Player} player @param {string} id @param {boolean} [userInitiated] */
  #setPlayer(player, id, userInitiated = false) {
    this.#playing().setPlayer(player, id);
    this.#changed(userInitiated, false);
  }

  #togglePlay() {
    if (this.#autoplay.playing) this.#pause();
    else if (this.#playing().now.table.canStep) this.#autoplay.start();
  }

  #pause() {
    if (!this.#autoplay.playing) return;
    this.#autoplay.stop();
    this.#announce();
  }

  /** One round of autoplay. @returns {boolean} whether there was one */
  #autoStep() {
    const match = this.#playing();
    if (!match.game.canStep()) return false;
    match.game.step();
    return true;
  }

  /** After a frame of autoplay: one event and one drawing, however many rounds it had. @param {number} rounds */
  #afterFrame(rounds) {
    if (rounds === 0) {
      this.#show();
      return;
    }
    this.#changed(false, true);
    const { state, table } = this.#playing().now;
    const pace = this.#autoplay.speed === 0 ? 0 : 1000 / this.#autoplay.speed;
    if (table.lastRound) this.#interior?.runToken(table.lastRound, state.n, pace * 0.8);
  }

  // ---- showing ----

  /** The game has changed: shows it and says so. @param {boolean} userInitiated @param {boolean} moved */
  #changed(userInitiated, moved) {
    const match = this.#playing();
    match.changed();
    this.#look = { layer: null, hovered: this.#look.hovered, considered: null, preview: null };
    this.#show();
    if (!this.#autoplay.playing || this.#autoplay.speed === SLOW_ENOUGH_TO_HEAR) this.#announce();
    if (moved) this.#dispatch("md-move", userInitiated);
    this.#dispatch("md-change", userInitiated);
    const over = match.now.table.end !== null;
    if (over && !this.#wasOver) this.#dispatch("md-end", userInitiated);
    this.#wasOver = over;
  }

  #announce() {
    const { now, visited } = this.#playing();
    this.#interior?.announce(announcement(now.state, now.table, visited));
  }

  #scheduleDrawing() {
    if (this.#drawing) return;
    this.#drawing = requestAnimationFrame(() => this.#show());
  }

  #show() {
    cancelAnimationFrame(this.#drawing);
    this.#drawing = 0;
    const match = this.#match;
    if (!match || !this.#interior) return;
    this.#look.preview = match.preview(this.#look);
    this.#interior.draw(match.view(this.#look, this.#interior.never));
    this.#interior.update(this.#model(match));
  }

  /** @param {Match} match @returns {Model} */
  #model(match) {
    const never = this.#interior?.never ?? 0;
    return match.model({ look: this.#look, playing: this.#autoplay.playing, error: this.#error, never });
  }

  /** @param {string | null} magnitude */
  #consider(magnitude) {
    this.#look.considered = magnitude;
    this.#scheduleDrawing();
  }

  /** @param {number | null} layer */
  #showLayer(layer) {
    this.#look.layer = layer;
    if (layer !== null) this.#interior?.announce(layerSentence(layer, this.#playing().now.state));
    this.#scheduleDrawing();
  }

  /** @param {number | null} position */
  #hover(position) {
    if (position === this.#look.hovered) return;
    this.#look.hovered = position;
    this.#scheduleDrawing();
  }

  /** A position was clicked or tapped. @param {number} position */
  #choose(position) {
    const meant = this.#playing().meaningOf(position, this.#look.considered);
    if (meant?.answer) this.#actions().answer(meant.answer);
    if (meant?.call) this.#actions().call(meant.call);
    if (meant?.consider) this.#consider(meant.consider);
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const done = handleKey(event, {
      actions: this.#actions(),
      model: () => (this.#match ? this.#model(this.#match) : undefined),
      nextLayer: () => this.#interior?.nextLayer(),
      focusField: (name) => this.#interior?.focusField(name),
      leave: () => this.#interior?.leave(),
    });
    if (done) event.preventDefault();
  }

  /** @param {string} name @param {boolean} userInitiated @param {{message?: string}} [more] */
  #dispatch(name, userInitiated, more = {}) {
    const detail = { ...more, state: this.state, userInitiated };
    this.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));
  }
}

if (globalThis.customElements && !customElements.get("magnus-derek")) {
  customElements.define("magnus-derek", MagnusDerekElement);
}
