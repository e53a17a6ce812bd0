// @ts-check
/**
 * The editor of a position: positions become visited or unvisited, the token is put on one of them, and the game begins there. What is set
 * up is shown as the table of a game that begins with it; the game in progress stays as it is until that one begins.
 */

import { firstOf } from "../../kit/first-of.js";
import { positionState, positionsInRuns, setUpText, unvisitedIn } from "../../text/say/table/position.js";
import { loadStudy } from "../core/core.js";
import { tableOf } from "../game/picture-data.js";
import { positionForm } from "../panel/turn/position-form.js";
import { showSupposition } from "../shown/look.js";
import { POSITION_STYLE } from "../style/position-style.js";
import { adoptStyle } from "../style/sheets.js";
import { BesideTurn } from "./beside-turn.js";
import { openSetUp } from "./open-position.js";
import { setUpLinks } from "./set-up-link.js";

/** @import { Picture, Settings, TaughtStep, Value } from "../types" */
/** @import { Controller } from "../controller.js" */
/** @import { ForeseenTable } from "../game/picture-data.js" */
/** @import { Asked } from "../panel/turn/position-form.js" */
/** @typedef {import("../core/core.js").Study} Study */

/**
 * A position as it has been set up.
 * @typedef {object} SetUp
 * @property {number} n
 * @property {number[]} visited upwards
 * @property {number} token
 * @property {ForeseenTable} table of a game that begins with it
 * @property {Value | null} value of perfect play from it; null where it takes too long
 */

/** The editor on a table. @implements {TaughtStep} */
class PositionEditor extends BesideTurn {
  #controller;
  #core;
  #panel;
  /** @type {SetUp} */
  #now;
  /** True if a click places the token. */
  #places = false;
  /** What the last act did besides what was asked for; "" for nothing. */
  #note = "";
  /** The position that keys speak of; null before the first key. @type {number | null} */
  #cursor = null;
  #press = (/** @type {KeyboardEvent} */ event) => this.#key(event);
  #hear = (/** @type {Event} */ event) => {
    // The game has gone on by a link or a script.
    if (["move", "travel", "game", "players"].includes(/** @type {CustomEvent} */ (event).detail.change)) this.#leave();
  };

  /** @param {Controller} controller @param {Study} core */
  constructor(controller, core) {
    super();
    this.#controller = controller;
    this.#core = core;
    const { state } = controller.game.now;
    const visited = [...controller.game.order].sort((a, b) => a - b);
    this.#now = this.#setUp({ n: state.n, visited: positionsInRuns(visited), token: state.token });
    this.#panel = this.#newPanel();
  }

  begin() {
    const { host, playback } = this.#controller;
    playback.pause();
    setUpLinks.set(host, () => this.#linkForNotes());
    adoptStyle(/** @type {ShadowRoot} */ (host.shadowRoot), POSITION_STYLE);
    host.addEventListener("md-change", this.#hear);
    this.#frame()?.addEventListener("keydown", this.#press);
    this.#lay();
  }

  end() {
    const { host, view } = this.#controller;
    setUpLinks.delete(host);
    host.removeEventListener("md-change", this.#hear);
    this.#frame()?.removeEventListener("keydown", this.#press);
    view.removeTask(this.#panel);
    view.toggleClasses({ editing: false });
    this.#controller.updateLook(showSupposition(null));
  }

  speak() {
    this.#panel = this.#newPanel();
    this.#frame()?.addEventListener("keydown", this.#press);
    this.#lay();
  }

  /** @param {Settings} settings @returns {Settings} */
  settings(settings) {
    return { ...settings, readonly: true, evaluate: false, overlay: null };
  }

  /** @param {number} position */
  choose(position) {
    this.#cursor = null;
    if (this.#places) this.#place(position);
    else this.#toggle(position);
    return true;
  }

  call() {
    return true;
  }

  answer() {
    return true;
  }

  #frame() {
    return /** @type {HTMLElement | null} */ (this.#controller.host.shadowRoot?.querySelector(".frame") ?? null);
  }

  #newPanel() {
    const { words } = this.#controller;
    return positionForm(words, {
      now: () => this.#now,
      note: () => this.#note,
      places: () => this.#places,
      choosePlaces: (places) => {
        this.#places = places;
        this.#controller.show();
      },
      set: (asked) => {
        const { n, visited, token } = this.#now;
        const { unvisited, ...others } = asked;
        const wanted = { n, visited: positionsInRuns(visited), token, ...others };
        const more = this.#set(unvisited === undefined ? wanted : this.#allBut(unvisited, wanted));
        if (unvisited !== undefined) this.#noteToken(unvisited);
        this.#say(this.#note, more);
      },
      play: () => this.#play(),
      cancel: () => this.#cancel(),
      again: () => this.#controller.show(),
    });
  }

  #lay() {
    const { view } = this.#controller;
    view.addTask(this.#panel);
    view.toggleClasses({ learning: false, editing: true });
    this.#show();
  }

  /** The position, as the core takes it. Throws a sentence if it is none. @param {Asked} asked @returns {SetUp} */
  #setUp({ n, visited, token }) {
    const game = this.#begin(["human", "human"], { n, visited, token });
    const value = game.facts().table.solvable && game.isSolved() ? game.evaluation().value : null;
    const known = [...game.visited()];
    const table = tableOf(game, false);
    return { n: table.state.n, visited: known, token: table.state.token, table, value };
  }

  /**
   * A game of these players that begins with the position; throws a sentence if it is none.
   * @param {[magnus: string, derek: string]} players @param {Asked} asked
   */
  #begin([magnus, derek], asked) {
    const { facts } = this.#controller.game.now;
    const { n } = this.#controller.game.now.state;
    const game = this.#core.Handle.open(`n=${n}&magnus=${magnus}&derek=${derek}&seed=${facts.seed}`);
    try {
      return game.setUp(asked);
    } finally {
      game.free();
    }
  }

  /** The same with all positions visited but these; throws a sentence if they are none. @param {string} unvisited @param {Asked} asked @returns {Asked} */
  #allBut(unvisited, asked) {
    const { n } = this.#setUp({ ...asked, visited: "", token: 0 });
    if (unvisited.trim() === "") return { ...asked, visited: `0-${n - 1}` };
    // The core reads the text, and adds the token's position, which is visited in any case.
    const { visited } = this.#setUp({ ...asked, visited: unvisited });
    return { ...asked, visited: positionsInRuns(unvisitedIn({ n, visited })) };
  }

  /** Notes that the token's position is visited where it was to be unvisited. @param {string} unvisited */
  #noteToken(unvisited) {
    const { n, token } = this.#now;
    // The core reads the text once more, with the token elsewhere.
    const { visited } = this.#setUp({ n, visited: unvisited, token: token === 0 ? 1 : 0 });
    if (visited.includes(token)) this.#note = this.#controller.words.plain("positionTokenVisits", { position: token });
  }

  /** With another number of positions those stay visited that were and are there; throws a sentence if that is no number. @param {Asked} asked @returns {Asked} */
  #onAnotherSize(asked) {
    const now = this.#now;
    if (Number(asked.n) === now.n || asked.visited !== positionsInRuns(now.visited)) return asked;
    const { n } = this.#setUp({ n: asked.n, visited: "", token: 0 });
    const visited = now.visited.filter((position) => position < n);
    const token = Number(asked.token) < n ? asked.token : (visited.at(-1) ?? 0);
    return { n, visited: positionsInRuns(visited), token };
  }

  /** Sets up another position; throws a sentence if it is none. @param {Asked} asked */
  #set(asked) {
    const before = setUpText(this.#controller.words, this.#now);
    const { words } = this.#controller;
    const known = this.#now;
    this.#now = this.#setUp(this.#onAnotherSize(asked));
    const { token: on } = this.#now;
    const isAdded = on !== known.token && this.#now.n === known.n && !known.visited.includes(on);
    this.#note = isAdded ? words.plain("positionTokenVisits", { position: on }) : "";
    if ((this.#cursor ?? 0) >= this.#now.n) this.#cursor = null;
    this.#show();
    const after = setUpText(this.#controller.words, this.#now);
    return after === before ? "" : after;
  }

  /** @param {number} position */
  #toggle(position) {
    const { n, visited, token } = this.#now;
    if (position === token) return this.#say(positionState(this.#controller.words, position, this.#now));
    const others = visited.filter((one) => one !== position);
    const next = others.length < visited.length ? others : [...visited, position].sort((a, b) => a - b);
    const more = this.#set({ n, visited: positionsInRuns(next), token });
    this.#say(positionState(this.#controller.words, position, this.#now), more);
  }

  /** @param {number} position */
  #place(position) {
    const { n, visited } = this.#now;
    const more = this.#set({ n, visited: positionsInRuns(visited), token: position });
    this.#say(positionState(this.#controller.words, position, this.#now), this.#note, more);
  }

  /** @param {string[]} sentences */
  #say(...sentences) {
    this.#controller.view.announce(sentences.filter(Boolean).join(" "));
  }

  /** Shows the position in place of the game. */
  #show() {
    const { table } = this.#now;
    const circles = this.#cursor === null ? [] : [this.#cursor];
    const none = {
      hoveredPair: null,
      hoveredVisit: null,
      evaluation: null,
      lastRated: null,
      innerTable: null,
      ending: null,
    };
    const supposing = (/** @type {Picture} */ view) => ({
      ...view,
      ...none,
      ...table,
      pairs: new Uint32Array(),
      bands: [],
      overlay: { circles },
      look: { ...view.look, layer: null, hint: false },
    });
    this.#controller.updateLook(showSupposition(supposing));
    this.#controller.show();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // The game has no keys meanwhile.
    event.stopPropagation();
    const isTable = /** @type {Element | undefined} */ (event.composedPath()[0])?.matches(".picture");
    const act = isTable || event.key === "Escape" ? this.#actOf(event) : null;
    if (!act) return;
    event.preventDefault();
    act();
  }

  /** @param {KeyboardEvent} event */
  #actOf({ key, repeat }) {
    const { n, token } = this.#now;
    const at = this.#cursor ?? token;
    const once = (/** @type {() => void} */ act) => (repeat ? () => {} : act);
    switch (key) {
      case "ArrowRight":
      case "ArrowDown":
        return () => this.#go(at < n - 1 ? at + 1 : 0);
      case "ArrowLeft":
      case "ArrowUp":
        return () => this.#go(at > 0 ? at - 1 : n - 1);
      case "Home":
        return () => this.#go(0);
      case "End":
        return () => this.#go(n - 1);
      case "Enter":
      case " ":
        return once(() => this.#toggle(at));
      case "t":
      case "T":
        return once(() => this.#place(at));
      case "Escape":
        return once(() => this.#cancel());
      default:
        return null;
    }
  }

  /** @param {number} position */
  #go(position) {
    this.#cursor = position;
    this.#show();
    this.#say(positionState(this.#controller.words, position, this.#now));
  }

  /** The link of the game that begins with the position; throws a sentence if these cannot play from there. @param {[magnus: string, derek: string]} players */
  #linkFor(players) {
    const { n, visited, token } = this.#now;
    const game = this.#begin(players, { n, visited: positionsInRuns(visited), token });
    const link = game.link();
    game.free();
    return link;
  }

  /** The same with two people where these players cannot play from there: in notes the position counts. */
  #linkForNotes() {
    const { magnus, derek } = this.#controller.game.now.facts;
    return firstOf(
      () => this.#linkFor([magnus.id, derek.id]),
      () => this.#linkFor(["human", "human"]),
    );
  }

  /** Begins the game of the same players from the position; throws a sentence if it cannot begin. */
  async #play() {
    const controller = this.#controller;
    const { magnus, derek } = controller.game.now.facts;
    const opening = openSetUp(controller, this.#linkFor([magnus.id, derek.id]));
    controller.teach(null);
    controller.view.focusTable({ preventScroll: true });
    // A person who plays from there is not told what to play.
    if (await opening) controller.host.removeAttribute("evaluate");
  }

  /** Goes back to the game as it was. */
  #cancel() {
    this.#leave();
    const { view, words } = this.#controller;
    view.focusTable({ preventScroll: true });
    view.announce(words.plain("positionCancelled"));
  }

  #leave() {
    this.#controller.teach(null);
    const { comments, begunPosition } = this.#controller.game.now.facts;
    if (comments?.length || begunPosition) this.#controller.actions.author("show");
  }

  /** Says how it is done, where the focus has come to. */
  welcome() {
    const { view, words } = this.#controller;
    view.showTable();
    view.focusTable({ preventScroll: true });
    this.#say(words.plain("positionHeardStart"), setUpText(words, this.#now));
  }
}

/** Has a person set up a position, from that on the table. @param {Controller} controller */
export async function editPosition(controller) {
  const core = await loadStudy();
  if (controller.lesson instanceof PositionEditor) return;
  const editor = new PositionEditor(controller, core);
  controller.teach(editor);
  editor.welcome();
}
