// @ts-check
/** `<magnus-derek>`: the whole table as one HTML tag. */

import { checkObject, refusalError, textOf } from "../kit/sentences.js";
import { move, newGame, openLink, travel } from "./acts/acts.js";
import { openShare } from "./acts/dialogs.js";
import { saveAs } from "./acts/save-as.js";
import {
  ATTRIBUTES,
  addProperties,
  adoptEarlyProperties,
  applyAttribute,
  checkAttribute,
  GAME,
  LANGUAGE,
  TASKS,
} from "./element/attributes.js";
import { Life } from "./element/life.js";
import { addressOfGame } from "./page/game-address.js";
import { adoptStylesAgain } from "./style/sheets.js";

/** @import { Emit, Evaluation, Facts, NewGame, Overlay, OverlaySource, Settings, State } from "./types" */
/** @import { Controller } from "./controller.js" */

/** The event whose default action is the table's own: going on to the next step. */
const NEXT = "md-next";

// The module can be imported without a DOM, for example when a page is rendered on a server.
const Base = globalThis.HTMLElement ?? /** @type {typeof HTMLElement} */ (class {});

/**
 * The Magnus–Derek table: play, watch and understand the game.
 *
 * Each attribute but `wasm-url` is a property too. Changing a player puts another one into the seat in mid-game;
 * removing an attribute of the game changes nothing. What is invalid is rejected with a message for each attribute, and
 * the game goes on. A method that is refused throws an `Error` with such a sentence in English and the same as data,
 * its property `refusal`; the game is untouched.
 *
 * @attr {number} [n=13] - The number of positions, 2 to 1048576. A change begins a new game.
 * @attr {string} [magnus="layers"] - Who plays Magnus: `human`, or the id of a strategy.
 * @attr {string} [derek="human"] - Who plays Derek: `human`, or the id of a strategy.
 * @attr {number} [seed=1] - For the players that use chance, 0 to 4294967295. A change begins a new game.
 * @attr {string} state - A game as the text of a share link, short or written by hand, such as `1.WEAQA_X` or
 *   `n=45&moves=3+1-`. It takes precedence over the four attributes above.
 * @attr {string} lesson - A step of a lesson, such as `shield/hold`: its figure is the game, with the task beside it.
 *   It takes precedence over the attributes of the game. With a seed, as in `shield/largest&seed=7`, the task has a table and positions
 *   of its own, where one can be made.
 * @attr {string} puzzle - A puzzle, such as `only-call&level=3&seed=1`: kind, level and seed of one that is the same for
 *   everybody, with the question beside it. It takes precedence over `lesson`.
 * @attr {string} answer-state - What `answerState` said of the task, to go on there. It is read when the task begins.
 * @attr {number} round - The round to go to, at most 50,000; beyond the moves of the game the computer players play on
 *   to it. If it is missing: 0, or what the link says.
 * @attr {string} [layers="all"] - How many layers are shown, A being the first, or `all`; or `ranks`: how many new rounds in a row are sure from each position, for n up to 5,000.
 * @attr {"full" | "minimal" | "none"} [controls="full"] - How much there is to operate: `minimal` is the table, whose
 *   turn it is and the timeline, `none` the table alone.
 * @attr {boolean} readonly - The reader can watch and go through the game, but not change it. Scripts can.
 * @attr {boolean} present - For slides: the table fills its box, which is 16:9 if it has no height, and while it has
 *   the focus no key turns the slide; Esc gives the keys back.
 * @attr {boolean} evaluate - What every move is worth is shown, on tables up to n = 29. The reader's key `e` sets it
 *   too.
 * @attr {"on" | "off"} [previews="on"] - Whether the table shows what a move would leave while the pointer rests on it, before it
 *   is made.
 * @attr {"light" | "dark" | "auto"} [theme] - The colours; by default those of the page around, also when they change;
 *   `auto` takes those that the reader prefers, and with `present` those of the slide.
 * @attr {string} [lang="en"] - The language in which the table speaks: `de` is German, all else English.
 * @attr {string} href - The page to which links, QR codes and exports lead. If it is missing: the Play page beside
 *   `element.js`, or else the page itself.
 * @attr {string} wasm-url - Where the core lies, on a page without lessons; by default beside the module, or in the
 *   package inside the script. There is one core on a page: the first table decides.
 *
 * @fires {CustomEvent<Detail>} md-ready - The table can be played.
 * @fires {CustomEvent<Detail>} md-move - One or more moves were made: while it plays by itself faster than the screen,
 *   once for each drawing.
 * @fires {CustomEvent<ChangeDetail>} md-change - Anything about the game has changed.
 * @fires {CustomEvent<ChangeDetail>} md-landed - After md-change: the token has come to rest, and the panels say so.
 * @fires {CustomEvent<Detail>} md-end - Nothing more can be forced.
 * @fires {CustomEvent<LessonDetail>} md-lesson - A step of a lesson or a puzzle has begun, or what is thought of the
 *   reader's attempt has changed, or help was given: then it is neither done nor failed.
 * @fires {CustomEvent<AnswerDetail>} md-answer - What `answerState` says has changed; `userInitiated` says whether by the reader.
 * @fires {CustomEvent<NextDetail>} md-next - The reader wants the next step of the lesson, or another puzzle. Unless
 *   the event is cancelled, the table goes on to it.
 * @fires {CustomEvent<ErrorDetail>} md-error - Something was refused, or the table could not be loaded, or it has
 *   broken down.
 *
 * @prop {string | null | undefined} answerState - While there is a task: its state as a text that a form can keep, such as marked positions, the
 *   call chosen, the position reached. Setting it brings that state back; a text of another task is refused.
 *
 * @slot - What is shown where the table cannot be.
 * @slot told - At a step of a lesson: what stands above the task.
 * @slot next - At the end of a game: the way on, as a button; what is told of the game is then folded.
 * @slot ending - At the end of a game: what stands below the buttons.
 * @slot below - What stands below the table, and at the end of a game beside it.
 * @cssprop [--md-table-size=820px] - The largest width of the picture.
 */
export class MagnusDerekElement extends Base {
  static observedAttributes = [...ATTRIBUTES, LANGUAGE];

  #life = new Life(this, {
    settings: () => this.#settings(),
    emit: (...event) => this.#dispatch(...event),
  });
  /** @type {OverlaySource} */
  #overlay = null;

  connectedCallback() {
    adoptEarlyProperties(this);
    this.#life.enter();
  }

  /** Takes over the style sheets when the element has moved into another document, such as that of a frame. */
  adoptedCallback() {
    if (this.shadowRoot) adoptStylesAgain(this.shadowRoot);
  }

  disconnectedCallback() {
    this.#life.leave();
  }

  /** @param {string} name @param {string | null} _old @param {string | null} value */
  attributeChangedCallback(name, _old, value) {
    if (name === LANGUAGE) this.#life.changeLanguage();
    const { controller } = this.#life;
    if (!controller || name === LANGUAGE) return;
    if (TASKS.includes(name)) {
      this.#life.changeTask();
    } else if (!GAME.includes(name)) {
      controller.attempt(() => checkAttribute(name, value), false, { about: name });
    } else if (name === "state") {
      if (value !== null && value !== controller.link()) openLink(controller, value, name);
    } else if (value !== null || name === "layers") {
      controller.attempt(() => applyAttribute(controller, name, value ?? "all"), false, { about: name });
    }
  }

  /** Gives the table the focus. @param {FocusOptions} [options] */
  focus(options) {
    this.#life.controller?.view.focusTable(options);
  }

  /**
   * Settles when the table can be played, and the step that `lesson` was set to last is open or refused: resolved with
   * the element, or rejected with the reason. A table that is not near the window, or not shown at all, begins to load
   * when this is asked for, or as soon as it is on the page.
   * @returns {globalThis.Promise<MagnusDerekElement>}
   */
  get ready() {
    return this.#life.ready;
  }

  /**
   * The present state as a plain object, the same until something changes; null until `ready`. Setting it to the text of
   * a share link opens that game.
   * @returns {State | null}
   */
  get state() {
    return this.#life.controller?.read().state ?? null;
  }

  /**
   * The facts beside the state: what perfect play gives, the last round with a new position, who is a person, and what
   * the strategies promise. It is frozen, and the same object until something changes; null until `ready`.
   * @returns {Facts | null}
   */
  get facts() {
    return this.#life.controller?.read().facts ?? null;
  }

  /**
   * Drawings and a sentence of the page over the table: a trail, blocks, marks, arcs. Either constant or a function of
   * the state; every change of the game draws it anew. The table rejects and removes an overlay that does not fit.
   * null by default.
   * @returns {Overlay | ((state: State) => Overlay | null) | null}
   */
  get overlay() {
    return this.#overlay;
  }

  /** @param {OverlaySource} overlay */
  set overlay(overlay) {
    this.#overlay = overlay ?? null;
    this.#life.controller?.overlayChanged();
  }

  /**
   * Values of the position, its moves and the line; null if n > 29 or the table is not solved yet.
   * @returns {Evaluation | null}
   */
  evaluation() {
    return this.#life.controller?.game.fullEvaluation ?? null;
  }

  /**
   * The game as the text of a share link, such as "1.WEAQA_X". Throws a sentence if the game is too long for one;
   * without its moves it never is. After a breakdown it is the game as it was when last known.
   * @param {{moves?: boolean}} [options]
   * @returns {string}
   */
  getState(options) {
    checkObject("getState: options", options ?? {}, ["moves"]);
    const { moves = true } = options ?? {};
    if (this.#life.lost) return this.#life.lost.link;
    const controller = this.#life.playing();
    return moves ? controller.link() : controller.game.beginning;
  }

  /**
   * Opens the game of a share link, short or written by hand. Throws a sentence if the link is damaged; then the game stays.
   * @param {string} link
   */
  setState(link) {
    const refusal = openLink(this.#life.playing(), textOf(link));
    if (refusal) throw refusal;
  }

  /** The address of this game, for people: the page with the table, and the game behind #. @returns {string} */
  get address() {
    return addressOfGame(this.getAttribute("href"), this.getState());
  }

  /**
   * Where the token stands after each round of the line, undone ones included, from the round after `from` on.
   * @param {number} [from] @returns {Uint32Array}
   */
  route(from = 0) {
    return this.#life.playing().game.handle.route(from);
  }

  /**
   * The game as a file: {formats}. A line of the CSV is a round: `round`, `from`, `magnitude`, `direction` (`+` or `-`), `to`,
   * `new` (1 or 0), `visited` and `way`, the direction in English words for spreadsheets.
   * @param {string} type @param {import("./types").ExportOptions} [options]
   * @returns {globalThis.Promise<Blob>}
   */
  async export(type, options = {}) {
    const { blob } = await saveAs(this.#life.playing(), type, options);
    return blob;
  }

  /** A human Magnus calls a magnitude, 1 to n/2; a computer Derek answers at once. @param {number} magnitude */
  call(magnitude) {
    this.#demand((controller) => move(controller, () => controller.game.handle.call(magnitude)));
  }

  /** A human Derek answers, `+` for clockwise; a computer Magnus calls again at once. @param {"+" | "-"} direction */
  answer(direction) {
    this.#demand((controller) => move(controller, () => controller.game.handle.answer(direction)));
  }

  /** One round by the computer players, or the next round of the line after undo. */
  step() {
    this.#demand((controller) => move(controller, () => controller.game.handle.step()));
  }

  /** Plays on by itself until a human has to move, the game is over, or no end is in sight (20n rounds). */
  play() {
    this.#demand((controller) => {
      if (!this.isConnected) {
        throw refusalError({ code: "notOnPage" });
      }
      controller.playback.play();
    });
  }

  /** Stops `play()`. */
  pause() {
    this.#demand((controller) => controller.playback.pause());
  }

  /** Takes back the last round, or a human Magnus's waiting call. */
  undo() {
    this.#demand((controller) => travel(controller, () => controller.game.handle.undo()));
  }

  /** Plays the next round of the line again. */
  redo() {
    this.#demand((controller) => move(controller, () => controller.game.handle.redo()));
  }

  /** Goes to the position after `round` rounds of the line. @param {number} round */
  goTo(round) {
    this.#demand((controller) => travel(controller, () => controller.game.handle.goTo(round)));
  }

  /**
   * Follows another line of the game, numbered from 1, and goes to where it
   * differs. A new move after `undo` begins a line and keeps the old one.
   * @param {number} line
   */
  switchLine(line) {
    this.#demand((controller) => travel(controller, () => controller.game.handle.switchLine(line)));
  }

  /** Forgets the rounds that belong to this line only. @param {number} line */
  removeLine(line) {
    this.#demand((controller) => travel(controller, () => controller.game.handle.removeLine(line)));
  }

  /** Begins a new game; what is left out stays as it is. @param {NewGame} [choice] */
  newGame(choice) {
    this.#demand((controller) => {
      checkObject("newGame: choice", choice ?? {}, ["n", "magnus", "derek", "seed"]);
      newGame(controller, choice ?? {});
    });
  }

  /**
   * Opens the dialog in which a person copies the link of this game, or takes it along as a picture, a file or a tag.
   */
  share() {
    this.#demand(openShare);
  }

  /** @returns {Settings} */
  #settings() {
    const readonly = this.hasAttribute("readonly");
    const evaluate = this.hasAttribute("evaluate");
    const previews = this.getAttribute("previews") !== "off";
    return { readonly, evaluate, previews, overlay: this.#overlay, address: () => this.address };
  }

  /** Acts for a script: shows a refusal on the page and then throws it. @param {(controller: Controller) => void} act */
  #demand(act) {
    const controller = this.#life.playing();
    const refusal = controller.attempt(() => act(controller), false);
    if (refusal) throw refusal;
  }

  /** Fires an event; returns whether it was not cancelled. @type {Emit} */
  #dispatch(name, userInitiated, more = {}) {
    const detail = { ...more, state: this.state, userInitiated };
    return this.dispatchEvent(
      new CustomEvent(name, { bubbles: true, composed: true, cancelable: name === NEXT, detail }),
    );
  }
}

addProperties(MagnusDerekElement.prototype);

if (globalThis.customElements && !customElements.get("magnus-derek")) {
  customElements.define("magnus-derek", MagnusDerekElement);
}
