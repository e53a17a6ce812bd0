// @ts-check
/** What happens at a table: acts on the game, shows it, announces it, and tells the element what to say to the world. */

import { Autoplay } from "./autoplay.js";
import { messageOf } from "./checks.js";
import { Interior } from "./interior.js";
import { handleKey, usedInside } from "./keys.js";
import { saveAs } from "./saving.js";
import { announcement, layerSentence } from "./words/turn.js";

/** @import { Actions, Change, ExportOptions, Look, Model, NewGame, Player, Settings } from "./types" */
/** @import { Match } from "./match.js" */
/** @import { Handle } from "./pkg/magnus_derek.js" */
/** @typedef {(name: string, userInitiated: boolean, more?: {message?: string, change?: Change}) => void} Emit */

/** Autoplay faster than this is not announced round by round. */
const SLOW_ENOUGH_TO_HEAR = 1;
/** Playing to a round that was asked for takes at most this long at once; the rest follows frame by frame. */
const AT_ONCE_MS = 40;

export class Control {
  match;
  interior;
  #emit;
  #settings;
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

  /**
   * @param {Match} match @param {ShadowRoot} root @param {typeof import("./pkg/magnus_derek.js")} core
   * @param {() => Settings} settings @param {Emit} emit
   */
  constructor(match, root, core, settings, emit) {
    this.match = match;
    this.#emit = emit;
    this.#settings = settings;
    this.interior = new Interior(root, this.actions(), this.#pointer(), core, this.#autoplay.speed);
  }

  /** What the person in front of the table can do. @returns {Actions} */
  actions() {
    const attempt = (/** @type {(game: Handle) => void} */ act, /** @type {"turn" | "players"} */ place = "turn") =>
      this.attempt(() => act(this.match.game), true, place);
    /** A change of the game itself, which a read-only table does not allow. @type {typeof attempt} */
    const change = (act, place) => (this.#settings().readonly ? null : attempt(act, place));
    return {
      answer: (direction) => change((game) => this.move(() => game.answer(direction), true)),
      call: (magnitude) => change((game) => this.move(() => game.call(magnitude), true)),
      preview: (magnitude) => this.#consider(magnitude),
      showLayer: (layer) => this.showLayer(layer, true),
      setPlayer: (player, id) => change(() => this.setPlayer(player, id, true), "players"),
      newGame: (choice) => {
        change(() => this.newGame(choice, true), "players");
        if (!this.#error) this.interior.showTable();
      },
      undo: () => attempt((game) => this.travel(() => game.undo(), true)),
      redo: () => attempt((game) => this.move(() => game.redo(), true)),
      step: () => attempt((game) => this.move(() => game.step(), true)),
      goTo: (round) => attempt((game) => this.travel(() => game.goTo(round), true)),
      switchLine: (line) => attempt((game) => this.travel(() => game.switchLine(line), true)),
      removeLine: (line) => change((game) => this.travel(() => game.removeLine(line), true)),
      togglePlay: () => attempt(() => this.#togglePlay()),
      setSpeed: (speed) => {
        this.#autoplay.speed = speed;
      },
      share: () => this.#share(),
      showHelp: () => this.interior.showHelp(),
    };
  }

  /** What the pointer does on the drawn table. */
  #pointer() {
    return {
      hover: (/** @type {number | null} */ position) => this.#hover(position),
      choose: (/** @type {number} */ position) => this.#choose(position),
    };
  }

  /** Acts; a refusal is shown on the page and fired as md-error, and the game goes on untouched. @param {() => void} act @param {boolean} userInitiated @param {"turn" | "players"} [place] where it is shown @returns {Error | null} */
  attempt(act, userInitiated, place = "turn") {
    try {
      this.#error = null;
      act();
      return null;
    } catch (error) {
      this.refuse(error, place);
      this.#emit("md-error", userInitiated, { message: messageOf(error) });
      return error instanceof Error ? error : new Error(messageOf(error));
    } finally {
      this.scheduleDrawing();
    }
  }

  /** Shows a refusal. @param {unknown} error @param {"turn" | "players"} place */
  refuse(error, place) {
    this.#error = { message: messageOf(error), place: this.#settings().players ? place : "turn" };
  }

  /** A change that makes one move: the token runs. @param {() => void} act @param {boolean} [userInitiated] */
  move(act, userInitiated = false) {
    const before = this.match.now.state.round;
    act();
    this.#changed(userInitiated, "move");
    const { state, table } = this.match.now;
    if (table.lastRound && state.round === before + 1) this.interior.runToken(table.lastRound, state.n, 1000);
  }

  /** A change that only goes back or forth, or to another line. @param {() => void} act @param {boolean} [userInitiated] */
  travel(act, userInitiated = false) {
    this.stop();
    act();
    this.#changed(userInitiated, "travel");
  }

  /** @param {NewGame} choice @param {boolean} [userInitiated] */
  newGame(choice, userInitiated = false) {
    this.match.newGame(choice);
    this.stop();
    this.#changed(userInitiated, "game");
  }

  /** Opens the game of a link. Throws and changes nothing if it cannot be opened. @param {string} link */
  open(link) {
    const wanted = this.match.open(link);
    this.stop();
    this.#changed(false, "game");
    this.fulfil(wanted);
  }

  /** Goes to the round and shows the layers that a link or an attribute asks for. @param {{round: number | null, layers: number | null}} wanted */
  fulfil({ round, layers }) {
    if (round !== null && round > this.match.now.table.lineLength) this.playTo(round);
    if (layers !== null) this.showLayers(layers);
  }

  /** Shows so many layers, A being the first; null shows all. Throws a sentence if there are not so many. @param {number | null} count */
  showLayers(count) {
    const most = this.match.now.state.layerSizes.length;
    if (count !== null && !(Number.isInteger(count) && count >= 1 && count <= most)) {
      throw new Error(
        `The number of layers shown must be from 1 to ${most} in this position, or all, but it is ${count}.`,
      );
    }
    this.showLayer(count === null ? null : count - 1);
  }

  /**
   * Goes to a round of the line, or lets the computers play on to it: some of it at once, the rest in the coming frames.
   * @param {number} round
   */
  playTo(round) {
    const { game } = this.match;
    const length = this.match.now.table.lineLength;
    if (!(Number.isInteger(round) && round > length)) {
      this.travel(() => game.goTo(round));
      return;
    }
    game.goTo(length);
    const started = performance.now();
    let rounds = round - length;
    while (rounds > 0 && game.canStep() && performance.now() - started < AT_ONCE_MS) {
      game.step();
      rounds -= 1;
    }
    this.travel(() => {});
    if (rounds === 0) return;
    if (!game.canStep()) throw new Error(this.#unreached(round));
    this.#autoplay.race(rounds);
  }

  /** @param {number} round */
  #unreached(round) {
    const { state } = this.match.now;
    const why = state.turn === "over" ? "the game is over there" : "there it is a person's move";
    return `Round ${round} cannot be reached: after round ${state.round} ${why}, so the computers cannot play on.`;
  }

  /** @param {Player} player @param {string} id @param {boolean} [userInitiated] */
  setPlayer(player, id, userInitiated = false) {
    this.match.setPlayer(player, id);
    this.#changed(userInitiated, "players");
  }

  /** Plays on by itself, or says why it cannot. */
  play() {
    if (this.match.now.table.canStep) this.#autoplay.start();
    else this.match.game.step();
  }

  #togglePlay() {
    if (this.#autoplay.playing) this.pause();
    else if (this.match.now.table.canStep) this.#autoplay.start();
  }

  pause() {
    if (!this.#autoplay.playing) return;
    this.stop();
    this.#announce();
    this.scheduleDrawing();
  }

  /** Autoplay stops without a word. */
  stop() {
    this.#autoplay.stop();
  }

  /** One round of autoplay. @returns {boolean} whether there was one */
  #autoStep() {
    if (!this.match.game.canStep()) return false;
    this.match.game.step();
    return true;
  }

  /** After a frame of autoplay: one event and one drawing, however many rounds it had. @param {number} rounds */
  #afterFrame(rounds) {
    const { playing, left, speed } = this.#autoplay;
    if (rounds > 0) this.#changed(false, "move");
    else this.show();
    const { state, table } = this.match.now;
    const pace = speed === 0 || left > 0 ? 0 : 1000 / speed;
    if (rounds > 0 && table.lastRound) this.interior.runToken(table.lastRound, state.n, pace * 0.8);
    if (playing || left === 0) return;
    this.attempt(() => {
      throw new Error(this.#unreached(state.round + left));
    }, false);
  }

  #share() {
    // What is shared is one position, also while the dialog is read.
    this.pause();
    const sharing = {
      address: this.#settings().address,
      link: () => this.link(),
      round: () => this.match.now.state.round,
      exportAs: (/** @type {string} */ id, /** @type {ExportOptions} */ options) => this.exportAs(id, options),
    };
    this.interior.showShare(sharing).catch((error) => {
      this.attempt(() => {
        throw new Error(`The share dialog could not be loaded: ${messageOf(error)}`);
      }, true);
    });
  }

  /** The game as a file. @param {string} id of the format @param {ExportOptions} options */
  exportAs(id, options) {
    const { never } = this.interior;
    const { address } = this.#settings();
    return saveAs(
      { match: this.match, never, layer: this.#look.layer, theme: this.interior.theme(), address },
      id,
      options,
    );
  }

  // ---- showing ----

  /** The game has changed: shows it and says so. @param {boolean} userInitiated @param {Change} change */
  #changed(userInitiated, change) {
    this.match.changed();
    this.#look = { layer: null, hovered: this.#look.hovered, considered: null, preview: null };
    this.show();
    if (!this.#autoplay.playing || this.#autoplay.speed === SLOW_ENOUGH_TO_HEAR) this.#announce();
    if (change === "move") this.#emit("md-move", userInitiated, { change });
    this.#emit("md-change", userInitiated, { change });
    const over = this.match.now.table.end !== null;
    if (over && !this.#wasOver) this.#emit("md-end", userInitiated, { change });
    this.#wasOver = over;
  }

  #announce() {
    const { now, visited } = this.match;
    this.interior.announce(announcement(now.state, now.table, visited));
  }

  scheduleDrawing() {
    if (this.#drawing) return;
    this.#drawing = requestAnimationFrame(() => this.show());
  }

  show() {
    cancelAnimationFrame(this.#drawing);
    this.#drawing = 0;
    this.#look.preview = this.#settings().readonly ? null : this.match.preview(this.#look);
    this.interior.draw(this.match.view(this.#look, this.interior.never));
    this.interior.update(this.#model());
  }

  /** @returns {Model} */
  #model() {
    const settings = this.#settings();
    const rest = { look: this.#look, playing: this.#autoplay.playing, error: this.#error, never: this.interior.never };
    return this.match.model({ ...rest, settings });
  }

  /** The game as a link, with the layers that are shown. */
  link() {
    return this.match.game.link(this.#look.layer === null ? undefined : this.#look.layer + 1);
  }

  /** @param {string | null} magnitude */
  #consider(magnitude) {
    this.#look.considered = magnitude;
    this.scheduleDrawing();
  }

  /** Shows the layers up to this one; null shows all. @param {number | null} layer @param {boolean} [userInitiated] */
  showLayer(layer, userInitiated = false) {
    this.#look.layer = layer;
    if (layer !== null) this.interior.announce(layerSentence(layer, this.match.now.state));
    this.scheduleDrawing();
    this.#emit("md-change", userInitiated, { change: "layers" });
  }

  /** @param {number | null} position */
  #hover(position) {
    if (position === this.#look.hovered) return;
    this.#look.hovered = position;
    this.scheduleDrawing();
  }

  /** A position was clicked or tapped. @param {number} position */
  #choose(position) {
    if (this.#settings().readonly) return;
    const meant = this.match.meaningOf(position, this.#look.considered);
    if (meant?.answer) this.actions().answer(meant.answer);
    if (meant?.call) this.actions().call(meant.call);
    if (meant?.consider) this.#consider(meant.consider);
  }

  /** Acts on a key. @param {KeyboardEvent} event */
  key(event) {
    const done = handleKey(event, {
      actions: this.actions(),
      model: () => this.#model(),
      nextLayer: () => this.interior.nextLayer(),
      focusField: (name) => this.interior.focusField(name),
      leave: () => this.interior.leave(),
    });
    if (done) event.preventDefault();
    // Slides have keys of their own, and cannot see into the table what a key was meant for.
    if (done || usedInside(event)) event.stopPropagation();
  }
}
