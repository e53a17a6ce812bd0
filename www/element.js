// @ts-check
/** `<magnus-derek>`: the whole table as one HTML tag. */

import { Autoplay } from "./autoplay.js";
import { loadCore } from "./core.js";
import { Interior } from "./interior.js";
import { handleKey } from "./keys.js";
import { plainText } from "./words/names.js";
import { announcement, layerSentence } from "./words/turn.js";
import { whyAnswer, whyCall, whyEnd } from "./words/why.js";

/** @import { Actions, CoreState, Direction, Landing, Look, Model, NewGame, Player, State, Table } from "./types" */
/** @typedef {typeof import("./pkg/magnus_derek.js")} Core */
/** @typedef {import("./pkg/magnus_derek.js").Handle} Handle */

const DEFAULTS = { n: "13", magnus: "layers", derek: "human", seed: "1" };
const THEMES = ["light", "dark", "auto"];
/** Pairs drawn at a time when a layer is revealed; more would be a grey web. */
const MOST_PAIRS = 240;
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
  /** @type {Core | undefined} */
  #core;
  /** @type {Handle | undefined} */
  #game;
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
  /** The state with its table, computed once for each position. @type {{state: CoreState, table: Table, depths?: Uint8Array} | undefined} */
  #now;

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
    if (!this.#game || value === null) return;
    const { state, table } = this.#present();
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
    if (!this.#game) return null;
    const { state, table } = this.#present();
    const visited = this.#game.visited();
    const { reason } = state;
    const inWords = reason && { ...reason, text: plainText(this.#reasonText(state, table)) };
    const plain = { ...state, reason: inWords };
    return /** @type {State} */ (withLazyList(plain, "visited", visited));
  }

  /** A human Magnus calls a magnitude, 1..=⌊n/2⌋. @param {number} magnitude */
  call(magnitude) {
    this.#demand((game) => this.#move(() => game.call(magnitude)), false);
  }

  /** A human Derek answers. @param {Direction} direction */
  answer(direction) {
    this.#demand((game) => this.#move(() => game.answer(direction)), false);
  }

  /** One round by the computer players, or the next round of the line after undo. */
  step() {
    this.#demand((game) => this.#move(() => game.step()), false);
  }

  /** Plays on by itself until a human has to move or the game is over. */
  play() {
    this.#demand((game) => {
      if (!this.isConnected) throw new Error("The table is not on the page, so it cannot play on by itself.");
      // Where there is nothing to play, the step says why and changes nothing.
      if (this.#present().table.canStep) this.#autoplay.start();
      else game.step();
    }, false);
  }

  /** Stops `play()`. */
  pause() {
    this.#demand(() => this.#pause(), false);
  }

  /** Takes back the last round, or a human Magnus's waiting call. */
  undo() {
    this.#demand((game) => this.#travel(() => game.undo()), false);
  }

  /** Plays the next round of the line again. */
  redo() {
    this.#demand((game) => this.#move(() => game.redo()), false);
  }

  /** Goes to the position after `round` rounds of the line. @param {number} round */
  goTo(round) {
    this.#demand((game) => this.#travel(() => game.goTo(round)), false);
  }

  /** Begins a new game; what is left out stays as it is. @param {NewGame} [choice] */
  newGame(choice) {
    this.#demand(() => this.#newGame(choice ?? {}), false, "players");
  }

  async #start() {
    try {
      this.#core = await loadCore();
      this.#game = this.#firstGame(this.#core);
      this.#interior = new Interior(this.#root(), this.#actions(), this.#pointer(), this.#core, this.#autoplay.speed);
      this.#show();
      this.#settle.resolve(this);
      this.#dispatch("md-ready", false);
      if (this.#error) this.#dispatchError(this.#error.message, false);
    } catch (reason) {
      const message = `The table could not be loaded: ${reason instanceof Error ? reason.message : reason}`;
      const note = document.createElement("p");
      note.textContent = message;
      this.#root().replaceChildren(document.createElement("slot"), note);
      this.#dispatchError(message, false);
      this.#settle.reject(reason);
    }
  }

  /** The game that the attributes describe; what is refused is replaced by its default, and the reason is shown. @param {Core} core */
  #firstGame(core) {
    const accepted = { ...DEFAULTS };
    let game = new core.Handle(...gameArguments(accepted));
    const attributes = /** @type {const} */ (["n", "seed", "derek", "magnus", "theme"]);
    for (const name of attributes) {
      const value = this.getAttribute(name);
      if (value === null) continue;
      try {
        if (name === "theme") {
          checkTheme(value);
          continue;
        }
        const fresh = new core.Handle(...gameArguments({ ...accepted, [name]: value }));
        accepted[name] = value;
        game.free();
        game = fresh;
      } catch (error) {
        this.#error ??= { message: messageOf(error), place: "players" };
      }
    }
    return game;
  }

  #root() {
    return /** @type {ShadowRoot} */ (this.shadowRoot);
  }

  #present() {
    const game = /** @type {Handle} */ (this.#game);
    this.#now ??= { state: game.state(), table: game.table() };
    return this.#now;
  }

  /** @param {CoreState} state @param {Table} table */
  #reasonText(state, table) {
    const { n, token, magnitude, reason } = state;
    if (reason?.by === "magnus") return whyCall(reason, { n, from: token, magnitude: magnitude ?? 0 });
    if (reason?.by === "rules") return whyEnd(reason, state);
    return table.lastRound ? whyAnswer(table.lastRound, n) : "";
  }

  // ---- acting ----

  /** What the person in front of the table can do. @returns {Actions} */
  #actions() {
    const attempt = (/** @type {(game: Handle) => void} */ act, /** @type {"turn" | "players"} */ place = "turn") =>
      this.#attempt(() => act(/** @type {Handle} */ (this.#game)), true, place);
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

  /** For scripts: acts or throws, after showing the refusal on the page. @param {(game: Handle) => void} act @param {boolean} userInitiated @param {"turn" | "players"} [place] */
  #demand(act, userInitiated, place) {
    if (!this.#game) throw new Error("The table is still loading: wait for its property ready first.");
    const game = this.#game;
    const refusal = this.#attempt(() => act(game), userInitiated, place);
    if (refusal) throw refusal;
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
      this.#dispatchError(message, userInitiated);
      return error instanceof Error ? error : new Error(message);
    } finally {
      this.#scheduleDrawing();
    }
  }

  /** A change that makes one move: the token runs. @param {() => void} act @param {boolean} [userInitiated] */
  #move(act, userInitiated = false) {
    const before = this.#present().state.round;
    act();
    this.#changed(userInitiated, true);
    const { state, table } = this.#present();
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
    const { state, table } = this.#present();
    const core = /** @type {Core} */ (this.#core);
    const { n = state.n, magnus = table.magnus.id, derek = table.derek.id, seed = table.seed } = choice;
    const fresh = new core.Handle(n, magnus, derek, seed);
    this.#autoplay.stop();
    this.#game?.free();
    this.#game = fresh;
    this.#changed(userInitiated, false);
  }

  /** @param {Player} player @param {string} id @param {boolean} [userInitiated] */
  #setPlayer(player, id, userInitiated = false) {
    const game = /** @type {Handle} */ (this.#game);
    if (player === "magnus") game.setMagnus(id);
    else game.setDerek(id);
    this.#changed(userInitiated, false);
  }

  #togglePlay() {
    if (this.#autoplay.playing) this.#pause();
    else if (this.#present().table.canStep) this.#autoplay.start();
  }

  #pause() {
    if (!this.#autoplay.playing) return;
    this.#autoplay.stop();
    this.#announce();
  }

  /** One round of autoplay. @returns {boolean} whether there was one */
  #autoStep() {
    const game = this.#game;
    if (!game?.table().canStep) return false;
    game.step();
    this.#now = undefined;
    return true;
  }

  /** After a frame of autoplay: one event and one drawing, however many rounds it had. @param {number} rounds */
  #afterFrame(rounds) {
    if (rounds === 0) {
      this.#show();
      return;
    }
    this.#changed(false, true);
    const { state, table } = this.#present();
    const pace = this.#autoplay.speed === 0 ? 0 : 1000 / this.#autoplay.speed;
    if (table.lastRound) this.#interior?.runToken(table.lastRound, state.n, pace * 0.8);
  }

  // ---- showing ----

  /** The game has changed: shows it and says so. @param {boolean} userInitiated @param {boolean} moved */
  #changed(userInitiated, moved) {
    this.#now = undefined;
    this.#look = { layer: null, hovered: this.#look.hovered, considered: null, preview: null };
    this.#show();
    if (!this.#autoplay.playing || this.#autoplay.speed === SLOW_ENOUGH_TO_HEAR) this.#announce();
    if (moved) this.#dispatch("md-move", userInitiated);
    this.#dispatch("md-change", userInitiated);
    const over = this.#present().table.end !== null;
    if (over && !this.#wasOver) this.#dispatch("md-end", userInitiated);
    this.#wasOver = over;
  }

  #announce() {
    const { state, table } = this.#present();
    this.#interior?.announce(announcement(state, table, this.#visitedCount(state)));
  }

  /** @param {CoreState} state */
  #visitedCount(state) {
    return state.n - (state.layerSizes[0] ?? 0);
  }

  #scheduleDrawing() {
    if (this.#drawing) return;
    this.#drawing = requestAnimationFrame(() => this.#show());
  }

  #show() {
    cancelAnimationFrame(this.#drawing);
    this.#drawing = 0;
    const game = this.#game;
    if (!game || !this.#interior || !this.#core) return;
    const now = this.#present();
    const { state, table } = now;
    now.depths ??= game.depths();
    const { never } = this.#interior;
    const { layer, hovered } = this.#look;
    this.#look.preview = this.#previewLandings(game, state, table);
    this.#interior.draw({
      state,
      table,
      never,
      depths: now.depths,
      pairs: layer ? game.layerPairs(layer, MOST_PAIRS) : new Uint32Array(),
      hoveredPair: hovered === null || hovered >= state.n ? null : game.pair(hovered),
      look: this.#look,
    });
    this.#interior.update(this.#model(game, state, table));
  }

  /** @param {Handle} game @param {CoreState} state @param {Table} table @returns {Model} */
  #model(game, state, table) {
    return {
      state,
      table,
      visited: this.#visitedCount(state),
      look: this.#look,
      playing: this.#autoplay.playing,
      error: this.#error,
      order: () => game.visited(),
      firstVisits: () => game.firstVisits(),
      depths: () => game.depths(),
      never: this.#interior?.never ?? 255,
    };
  }

  /** The landings of the magnitude that a human Magnus has typed or points at; none while it is not a legal one. @param {Handle} game @param {CoreState} state @param {Table} table @returns {[Landing, Landing] | null} */
  #previewLandings(game, state, table) {
    if (!table.magnus.human || state.turn === "derek") return null;
    const { hovered, considered } = this.#look;
    const pointed = hovered === null || hovered >= state.n ? 0 : distance(state.token, hovered, state.n);
    // What is typed counts more than where the pointer happens to rest.
    const magnitude = considered ?? (pointed || null);
    if (magnitude === null) return null;
    try {
      return game.landings(magnitude);
    } catch {
      // A number that is still being typed need not be legal yet; calling it says what is wrong.
      return null;
    }
  }

  /** @param {string | null} magnitude */
  #consider(magnitude) {
    this.#look.considered = magnitude;
    this.#scheduleDrawing();
  }

  /** @param {number | null} layer */
  #showLayer(layer) {
    this.#look.layer = layer;
    if (layer !== null) this.#interior?.announce(layerSentence(layer, this.#present().state));
    this.#scheduleDrawing();
  }

  /** @param {number | null} position */
  #hover(position) {
    if (position === this.#look.hovered) return;
    this.#look.hovered = position;
    this.#scheduleDrawing();
  }

  /** A position was clicked or tapped: a landing answers, a distance is considered and then called. @param {number} position */
  #choose(position) {
    const { state, table } = this.#present();
    if (state.turn === "derek" && table.derek.human) {
      const landing = table.landings?.find((one) => one.position === position);
      if (landing) this.#actions().answer(landing.direction);
      return;
    }
    if (!table.magnus.human || position === state.token) return;
    const magnitude = String(distance(state.token, position, state.n));
    if (this.#look.considered === magnitude) this.#actions().call(magnitude);
    else this.#consider(magnitude);
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const done = handleKey(event, {
      actions: this.#actions(),
      model: () => (this.#game ? this.#model(this.#game, this.#present().state, this.#present().table) : undefined),
      nextLayer: () => this.#interior?.nextLayer(),
      focusField: (name) => this.#interior?.focusField(name),
      leave: () => this.#interior?.leave(),
    });
    if (done) event.preventDefault();
  }

  /** @param {string} name @param {boolean} userInitiated */
  #dispatch(name, userInitiated) {
    const detail = { state: this.state, userInitiated };
    this.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));
  }

  /** @param {string} message @param {boolean} userInitiated */
  #dispatchError(message, userInitiated) {
    const detail = { message, state: this.state, userInitiated };
    this.dispatchEvent(new CustomEvent("md-error", { bubbles: true, composed: true, detail }));
  }
}

/** @param {typeof DEFAULTS} choice @returns {[string, string, string, string]} */
function gameArguments({ n, magnus, derek, seed }) {
  return [n, magnus, derek, seed];
}

/** @param {string} theme */
function checkTheme(theme) {
  if (!THEMES.includes(theme)) throw new Error(`theme must be light, dark or auto, but it is “${theme}”.`);
}

/** @param {unknown} error */
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/** The magnitude that leads from one position to another. @param {number} a @param {number} b @param {number} n */
function distance(a, b, n) {
  const clockwise = (b - a + n) % n;
  return Math.min(clockwise, n - clockwise);
}

/** Adds a list as a plain array that is built only when somebody reads it: it can have a million entries. @param {object} target @param {string} name @param {Uint32Array} values */
function withLazyList(target, name, values) {
  /** @type {number[] | undefined} */
  let list;
  return Object.defineProperty(target, name, {
    enumerable: true,
    configurable: true,
    get: () => {
      list ??= Array.from(values);
      return list;
    },
  });
}

if (globalThis.customElements && !customElements.get("magnus-derek")) {
  customElements.define("magnus-derek", MagnusDerekElement);
}
