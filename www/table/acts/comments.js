// @ts-check
/**
 * What an author has put into the link of a game: comments on its rounds (a sentence, a sign, circles and arrows), and the position with
 * which it begins in place of its start. Both stand beside the turn. Loaded with the first such game, or when a person wants to write one.
 */

import { commentHeard } from "../../text/say/table/comments.js";
import { positionOver, positionText } from "../../text/say/table/position.js";
import { loadStudy } from "../core/core.js";
import { commentPanel } from "../panel/turn/comment-panel.js";
import { COMMENT_STYLE } from "../style/comment-style.js";
import { POSITION_STYLE } from "../style/position-style.js";
import { adoptStyle } from "../style/sheets.js";
import { BesideTurn } from "./beside-turn.js";
import { earlierGame, openPosition, reopenEarlier } from "./open-position.js";

/** @import { Overlay, OverlaySource, Settings, State, TaughtStep } from "../types" */
/** @import { Controller } from "../controller.js" */
/** The core that knows comments. @typedef {import("../../pkg/study.js").Handle} Annotated */

/** A table with comments. @implements {TaughtStep} */
class Comments extends BesideTurn {
  #controller;
  #panel;
  /** True until the core that knows comments is there: a move meanwhile would be lost. */
  #isLoading = true;
  #hear = (/** @type {Event} */ event) => this.#follow(/** @type {CustomEvent} */ (event).detail.change);

  /** @param {Controller} controller */
  constructor(controller) {
    super();
    this.#controller = controller;
    this.#panel = this.#newPanel();
  }

  begin() {
    const { host, game } = this.#controller;
    adoptStyle(/** @type {ShadowRoot} */ (host.shadowRoot), COMMENT_STYLE);
    adoptStyle(/** @type {ShadowRoot} */ (host.shadowRoot), POSITION_STYLE);
    this.#isLoading = !("comment" in game.handle);
    host.addEventListener("md-change", this.#hear);
    this.#lay();
  }

  end() {
    const { host, view } = this.#controller;
    host.removeEventListener("md-change", this.#hear);
    view.removeTask(this.#panel);
    view.toggleClasses({ begun: false });
    this.#describe(null);
    this.#controller.overlayChanged();
  }

  speak() {
    this.#panel = this.#newPanel();
    this.#lay();
  }

  /** @param {Settings} settings @returns {Settings} */
  settings(settings) {
    const overlay = withMarks(
      settings.overlay,
      () => this.now(),
      (state) => this.#said(state),
    );
    return { ...settings, overlay, readonly: settings.readonly || this.#isLoading };
  }

  /** The comment on the round on the table; undefined if there is none. */
  now() {
    const { state, facts } = this.#controller.game.now;
    return facts.comments?.find(({ round }) => round === state.round);
  }

  /** Opens the form and gives it the focus. */
  write() {
    return this.#panel.write();
  }

  /** Says the comment on the round on the table after what is said of its move. */
  announce() {
    const { view, words, playback, game } = this.#controller;
    if (playback.playing) return;
    const { state, facts } = game.now;
    const comment = this.now();
    if (facts.begunPosition && state.round === 0) view.announceMore(positionText(words, facts.begunPosition));
    if (comment) view.announceMore(commentHeard(words, comment));
  }

  /** The sentence at the end of a game from a position, which is no better or worse than one from the start. @param {State} state */
  #said(state) {
    const { words, game } = this.#controller;
    if (!game.now.facts.begunPosition || state.turn !== "over") return undefined;
    return positionOver(words, state, game.visited, game.isTooLong ? null : (game.line?.[0] ?? null));
  }

  /** True if there is nothing to say any more. */
  get #isIdle() {
    const { comments, begunPosition } = this.#controller.game.now.facts;
    return !comments?.length && !begunPosition;
  }

  #newPanel() {
    const { words, actions } = this.#controller;
    return commentPanel(words, {
      comment: (sign, marks, sentence) => this.#comment(sign, marks, sentence),
      goTo: (round) => actions.goTo(round),
      close: () => this.#close(),
      again: () => this.#controller.show(),
      change: () => actions.author("setUp"),
      back: () => reopenEarlier(this.#controller),
      hasEarlier: () => earlierGame(this.#controller) !== null,
    });
  }

  /** Puts the panel around the turn, in a table that looks as without a lesson. */
  #lay() {
    const { view } = this.#controller;
    view.addTask(this.#panel);
    view.toggleClasses({ learning: false, begun: Boolean(this.#controller.game.now.facts.begunPosition) });
    this.#describe(this.#panel.id);
    this.#controller.overlayChanged();
  }

  /** Has a screen reader read the comment with the table. @param {string | null} id of the comment */
  #describe(id) {
    const picture = this.#controller.host.shadowRoot?.querySelector(".picture");
    if (id) picture?.setAttribute("aria-describedby", id);
    else picture?.removeAttribute("aria-describedby");
  }

  /** Throws a sentence if the core refuses. @param {string} sign @param {string} marks @param {string} sentence */
  #comment(sign, marks, sentence) {
    const { game } = this.#controller;
    /** @type {Annotated} */ (game.handle).comment(sign, marks, sentence);
    game.changed();
    this.#controller.show();
    this.#controller.emit("md-change", true, { change: "comments" });
  }

  /** Closes the form; without a comment the table is as it was. */
  #close() {
    if (this.#isIdle) this.#controller.teach(null);
    this.#controller.show();
    this.#controller.view.focusTable({ preventScroll: true });
  }

  /** @param {string} change */
  #follow(change) {
    if (change === "game" && this.#isIdle) this.#controller.teach(null);
    else if (change === "game") this.#lay();
    if (!this.#isIdle && ["move", "travel", "game"].includes(change)) this.announce();
  }
}

/**
 * The overlay of a page with the marks of the comment, and with a sentence where the page has none.
 * @param {OverlaySource} source @param {() => import("../types").CommentedRound | undefined} comment
 * @param {(state: State) => string | undefined} sentence @returns {OverlaySource}
 */
function withMarks(source, comment, sentence) {
  return (/** @type {State} */ state) => {
    const page = typeof source === "function" ? source(state) : source;
    const said = sentence(state);
    const own = said === undefined ? page : { sentence: said, ...page };
    const { circles = [], arrows = [] } = comment() ?? {};
    if (circles.length === 0 && arrows.length === 0) return own;
    /** @type {Overlay} */
    const marked = { ...own, circles: [...(own?.circles ?? []), ...circles] };
    marked.arrows = [...(own?.arrows ?? []), ...arrows];
    return marked;
  };
}

// The acts that an author has done, by their names there.
export { openPosition as open, setUpPosition as setUp, showComments as show, writeComment as write };

/**
 * Shows the comments on the game on the table and the position with which it begins, unless something else stands beside the turn.
 * @param {Controller} controller
 */
async function showComments(controller) {
  const comments = commentsOn(controller);
  if (!comments) return;
  if (!("comment" in controller.game.handle)) return carryOver(controller, comments, controller.game.source ?? "");
  if (controller.lesson !== comments) controller.teach(comments);
  comments.announce();
  controller.emit("md-change", false, { change: "comments" });
}

/** Opens the form for a comment on the present round. @param {Controller} controller */
async function writeComment(controller) {
  const comments = commentsOn(controller);
  if (!comments) return controller.refuse(controller.words.plain("commentNotHere"), true);
  // A game that is too long for a link is refused here.
  if (!("comment" in controller.game.handle))
    return (await carryOver(controller, comments, controller.link()))?.actions.author("write");
  if (controller.lesson !== comments) controller.teach(comments);
  comments.write();
}

/** Has a person set up a position, from that on the table. @param {Controller} controller */
async function setUpPosition(controller) {
  if (!commentsOn(controller)) return controller.refuse(controller.words.plain("positionNotHere"), true);
  return (await import("./position-editor.js")).editPosition(controller);
}

/** The comments beside the turn; null where something else stands there. @param {Controller} controller */
function commentsOn(controller) {
  const { lesson } = controller;
  if (lesson instanceof Comments) return lesson;
  return lesson ? null : new Comments(controller);
}

/**
 * Goes on with the core that knows comments. @param {Controller} controller @param {Comments} comments @param {string} link
 * @returns {globalThis.Promise<Controller | null>} whose game it is now; null if the table shows something else meanwhile
 */
async function carryOver(controller, comments, link) {
  controller.teach(comments);
  try {
    const core = await loadStudy();
    return controller.lesson === comments ? controller.place.carryOver(core, link) : null;
  } catch (reason) {
    controller.teach(null);
    throw reason;
  }
}
