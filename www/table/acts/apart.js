// @ts-check
/**
 * Two people apart: each has the game on a table of their own, and sends the link after a move. A person has one role, and
 * the table lets them move only when it is their turn. Loaded with the first such game.
 */

import { firstOf } from "../../kit/first-of.js";
import { namesFor, otherOf } from "../../text/say/table/apart.js";
import { findKept, keepHere, keepLink } from "../page/kept-links.js";
import { apartPanel } from "../panel/turn/apart-panel.js";
import { APART_STYLE } from "../style/apart-style.js";
import { adoptStyle } from "../style/sheets.js";
import { MOVE_MS, openLink } from "./acts.js";
import { BesideTurn } from "./beside-turn.js";

/** @import { Player, Settings, TaughtStep } from "../types" */
/** @import { Controller } from "../controller.js" */

/** The game of a table that one of two people apart sits at. @implements {TaughtStep} */
class Apart extends BesideTurn {
  /** The role of the person here. @type {Player} */
  #role = "magnus";
  /** When the link on the table was made here; 0 for none. */
  #madeAt = 0;
  /** False once the browser has refused to keep a link. */
  #isKept = true;
  /** True while the other person's move is played once more. */
  #isShowing = false;
  #controller;
  #panel;
  #hear = (/** @type {Event} */ event) => this.#follow(/** @type {CustomEvent} */ (event).detail);

  #isReceived;

  /** @param {Controller} controller @param {boolean} isReceived whether the game has come by a link */
  constructor(controller, isReceived) {
    super();
    this.#controller = controller;
    this.#isReceived = isReceived;
    this.#panel = this.#newPanel();
  }

  begin() {
    const { host } = this.#controller;
    adoptStyle(/** @type {ShadowRoot} */ (host.shadowRoot), APART_STYLE);
    host.addEventListener("md-change", this.#hear);
    this.#lay();
    this.#sitDown(this.#isReceived);
  }

  end() {
    const { host, view, game } = this.#controller;
    host.removeEventListener("md-change", this.#hear);
    view.removeTask(this.#panel);
    view.toggleClasses({ apart: false });
    game.apart = false;
  }

  speak() {
    this.#panel = this.#newPanel();
    this.#lay();
  }

  /**
   * Only the person whose turn it is may move; after the end Magnus, who may go on or begin anew.
   * @param {Settings} settings @returns {Settings}
   */
  settings(settings) {
    const { turn } = this.#controller.game.now.state;
    return this.#role === (turn === "over" ? "magnus" : turn) ? settings : { ...settings, readonly: true };
  }

  #newPanel() {
    const { words } = this.#controller;
    return apartPanel(words, {
      role: () => this.#role,
      isKept: () => this.#isKept,
      madeAt: () => this.#madeAt,
      address: () => this.#controller.settings().address(),
      link: () => this.#link(),
      open: (link) => openLink(this.#controller, link),
      change: () => this.#change(),
      leave: () => this.#leave(),
    });
  }

  /** Puts the panel around the turn, in a table that looks as without a lesson. */
  #lay() {
    const { view } = this.#controller;
    view.addTask(this.#panel);
    view.toggleClasses({ learning: false, apart: true });
    this.#controller.schedule();
  }

  /** The link without what is looked at; "" where the game is too long for one. */
  #link() {
    return firstOf(() => this.#controller.game.link());
  }

  /** Takes the role of the person for whom the link is: the one whose turn it is, unless the link was made here. @param {boolean} isReceived */
  #sitDown(isReceived) {
    const { turn } = this.#controller.game.now.state;
    const known = findKept(this.#link());
    // The last move of a game is Derek's.
    this.#role = known?.role ?? (turn === "over" ? "magnus" : turn);
    this.#madeAt = known?.own ? known.at : 0;
    if (!known) this.#keep();
    if (isReceived && !known?.own) this.#showLastMove();
  }

  /** The game on the table as a link to keep. @param {boolean} own whether its last move was made here */
  #kept(own) {
    const { turn, n, round } = this.#controller.game.now.state;
    return { link: this.#link(), role: this.#role, own, turn, n, round, at: Date.now() };
  }

  /** Keeps the link; one that was received while nothing has been played is none. @param {boolean} [own] */
  #keep(own = false) {
    const { magnitude, round } = this.#controller.game.now.state;
    const kept = this.#kept(own);
    if (kept.link && (own || magnitude !== null || round > 0)) this.#isKept = keepLink(kept);
  }

  /** Takes the other role: before the first call, or where both people use this device. */
  #change() {
    this.#role = otherOf(this.#role);
    const isTurn = this.#controller.game.now.state.turn === this.#role;
    this.#madeAt = 0;
    this.#keep(!isTurn);
    keepHere(this.#kept(!isTurn));
    this.#controller.show();
  }

  /** Lets both people play at this table again. */
  #leave() {
    this.#controller.teach(null);
    this.#controller.emit("md-change", true, { change: "players" });
    this.#controller.view.focusTable({ preventScroll: true });
  }

  /** Plays the other person's last move once more: a call that waits for an answer, or else the last round. */
  #showLastMove() {
    const { game, words } = this.#controller;
    const { magnitude, round } = game.now.state;
    if (magnitude === null && round === 0) return;
    const { handle } = game;
    this.#isShowing = true;
    this.#controller.attempt(() => {
      if (magnitude === null) handle.goTo(round - 1);
      else handle.undo();
      game.changed();
      this.#controller.show();
      if (magnitude === null) handle.redo();
      else handle.call(magnitude);
      const before = words.plain("apartMoved", namesFor(this.#role));
      this.#controller.changed(false, "move", { before, milliseconds: MOVE_MS });
    }, false);
    this.#isShowing = false;
  }

  /** @param {{change: string, userInitiated: boolean}} detail */
  #follow({ change, userInitiated }) {
    if (this.#isShowing || change === "layers" || change === "solved") return;
    const { game, view, words } = this.#controller;
    const { facts, state } = game.now;
    if (!game.apart || !facts.magnus.human || !facts.derek.human) {
      this.#controller.teach(null);
      return;
    }
    if (change === "game") this.#sitDown(!userInitiated);
    if (change === "move") {
      this.#madeAt = 0;
      this.#keep(true);
      if (state.turn !== this.#role) view.announceMore(words.plain("apartNowSend", namesFor(this.#role)));
    }
    keepHere(this.#kept(change !== "game" && state.turn !== this.#role));
    this.#panel.forget();
    this.#controller.schedule();
  }
}

/**
 * Has the two people at a table send the game to and fro from now on; with a computer in a seat nothing changes.
 * @param {Controller} controller @param {boolean} [isReceived] whether the game has come by such a link
 */
export function playApart(controller, isReceived = false) {
  const { game } = controller;
  const { magnus, derek } = game.now.facts;
  game.apart = magnus.human && derek.human;
  if (!game.apart) return;
  if (controller.lesson instanceof Apart) return;
  controller.teach(new Apart(controller, isReceived));
  // The link of the game is another one now.
  if (!isReceived) controller.emit("md-change", true, { change: "players" });
}
