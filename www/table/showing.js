// @ts-check
/**
 * The drawing and the telling of a table: drawn at most once a
 * frame while it is on the page, and told to screen readers.
 */

import { plainText } from "../text/names.js";
import { announcement } from "../text/say/turn.js";
import { repeatedText } from "../text/say/verdict.js";
import { goesRound } from "./panel/repeated.js";
import { View } from "./view.js";

/** @import { Actions, Model, Refusal, Settings } from "./types" */
/** @import { ExactValues } from "./exact-values.js" */
/** @import { Looks } from "./looks.js" */
/** @import { Match } from "./match.js" */
/** @import { PageOverlay } from "./page-overlay.js" */
/** @import { Playback } from "./playback.js" */
/** @import { PointerActions } from "./round-table.js" */

/**
 * The parts of a table that are shown.
 * @typedef {object} Parts
 * @property {Match} match
 * @property {Looks} looks
 * @property {ExactValues} values
 * @property {PageOverlay} overlay
 * @property {Playback} playback
 * @property {{list: Refusal[]}} refusals
 * @property {() => Settings} settings
 * @property {{actions: Actions, pointer: PointerActions}} person the acts of the person at the table
 */

export class Showing {
  #root;
  #core;
  #parts;
  content;
  /** Whether the table is on the page. */
  #here = false;
  #drawing = 0;

  /** @param {ShadowRoot} root @param {import("./core.js").Core} core @param {Parts} parts */
  constructor(root, core, parts) {
    this.#root = root;
    this.#core = core;
    this.#parts = parts;
    this.content = this.#newContent();
  }

  #newContent() {
    const { match, person, playback } = this.#parts;
    return new View(this.#root, match.words, person.actions, person.pointer, this.#core, playback.speed);
  }

  /** Builds everything again in the language of the game. */
  speak() {
    this.content.closeDialogs();
    this.content = this.#newContent();
  }

  /** Starts drawing, once the table is on the page. */
  enter() {
    this.#here = true;
  }

  /** Stops drawing when the table leaves the page. */
  leave() {
    this.#here = false;
    this.#forgetDrawing();
    this.content.closeDialogs();
  }

  #forgetDrawing() {
    cancelAnimationFrame(this.#drawing);
    this.#drawing = 0;
  }

  /** Draws in the next frame, unless something draws before. */
  schedule() {
    if (this.#drawing || !this.#here) return;
    this.#drawing = requestAnimationFrame(() => this.show());
  }

  /** @param {number} [milliseconds] the longest time for showing the move that led here */
  show(milliseconds) {
    this.#forgetDrawing();
    if (!this.#here) return;
    const { match, looks, values, overlay, playback, settings } = this.#parts;
    const { readonly, evaluate } = settings();
    values.follow();
    looks.prepare(readonly);
    const rated = match.evaluationView(evaluate);
    this.content.draw(match.view(looks.now, this.content.never, rated, overlay.now), milliseconds);
    this.content.update(this.model());
    playback.prepare();
  }

  /** The model for the panels. @returns {Model} */
  model() {
    const { match, looks, values, overlay, refusals, playback, ...parts } = this.#parts;
    const settings = parts.settings();
    const { never } = this.content;
    const evaluation = match.evaluationView(settings.evaluate);
    const shown = { look: looks.now, playing: playback.playing, refusals: refusals.list, solving: values.view };
    return match.model({ ...shown, evaluation, never, settings, overlay: overlay.now });
  }

  /** The offer to end the game, where it is news; else "". */
  #offer() {
    const { words, now } = this.#parts.match;
    const { repeated, round } = now.state;
    return repeated?.again === round && goesRound(this.model()) ? repeatedText(words, repeated) : "";
  }

  /** Tells what has happened. @param {string} [before] the words said first */
  announce(before = "") {
    const { match, overlay, settings } = this.#parts;
    const { state, facts } = match.now;
    const worth = match.evaluationInWords(settings().evaluate);
    const sentence = overlay.now?.sentence;
    const said =
      sentence === undefined
        ? announcement(match.words, state, facts, match.visited, overlay.now?.kept)
        : plainText(sentence);
    const judged = sentence === undefined && state.turn === "over" ? match.verdictInWords : "";
    const parts = [before, said, judged, this.#offer(), worth];
    this.content.announce(parts.filter(Boolean).join(" "));
  }
}
