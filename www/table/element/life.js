// @ts-check
/**
 * The life of a table in its element: loading when near the window,
 * beginning, learning a language or a lesson, breaking down.
 */

import { firstOf } from "../../kit/first-of.js";
import { elementOf } from "../../kit/lit.js";
import { loadFailureReason } from "../../kit/load-error.js";
import { describeErrorIn, refusalError } from "../../kit/sentences.js";
import { english } from "../../text/english.js";
import { speakerIn } from "../../text/languages.js";
import { ACTS, keyAt } from "../acts/person.js";
import { Controller } from "../controller.js";
import { coreForTable } from "../core/core.js";
import { isKept } from "../page/keys.js";
import { brokenTableNote, notLoadedNote } from "../panel/game/broken-table.js";
import { followPageScheme, leavePage } from "../style/scheme.js";
import { adoptStyle } from "../style/sheets.js";
import { loadSlideStyle } from "../style/slide-look.js";
import { LANGUAGE, taskOf } from "./attributes.js";
import { beginTable } from "./beginning.js";
import { changeStep, stepNamed, teachStep } from "./steps.js";

/** @import { Emit, Speaker, Settings } from "../types" */
/** @import { Learnt } from "./steps.js" */

/** The distance below or above the window at which a table is loaded. */
const NEAR = "400px";

/** The starts of tables that are not near the window. On paper there is no window, so all of them begin. @type {Set<() => void>} */
const waiting = new Set();
globalThis.addEventListener?.("beforeprint", () => {
  for (const start of waiting) start();
});
/** The addresses under which reveal.js lays out all slides for paper. */
const PAPER = /[?&](print-pdf|view=print)/;

/** @template {HTMLElement & {readonly address: string}} Host the element */
export class Life {
  #element;
  #settings;
  #emit;
  /** @type {Speaker} */
  #words = english;
  #settle = { resolve: (/** @type {Host} */ _) => {}, reject: (/** @type {unknown} */ _) => {} };
  /** @type {globalThis.Promise<Host>} */
  #ready;
  /** Settles when the step set last is open or refused. @type {globalThis.Promise<void> | null} */
  #changing = null;
  #started = false;
  /** True while a script waits for the table: it then loads at any distance from the window. */
  #awaited = false;
  /** @type {IntersectionObserver | undefined} */
  #nearness;
  /** The last known game of a table that has broken down. @type {{link: string, round: number} | null} */
  lost = null;
  /** The controller of the game, as long as there is one. @type {Controller | undefined} */
  controller;

  /** @param {Host} element @param {{settings: () => Settings, emit: Emit}} more */
  constructor(element, { settings, emit }) {
    this.#element = element;
    this.#settings = settings;
    this.#emit = emit;
    this.#ready = new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
    });
    // Scripts need not wait for it: the reason is shown and fired as md-error too.
    this.#ready.catch(() => {});
  }

  /** Takes up work when the element is put on the page, for the first time or again. */
  enter() {
    this.controller?.enter();
    if (!this.#started) waiting.add(this.#start);
    const { shadowRoot } = this.#element;
    if (shadowRoot) followPageScheme(shadowRoot);
    if (this.#started || this.#nearness) return;
    const root = this.#element.attachShadow({ mode: "open" });
    // The element gets its place and its colours before anything is loaded.
    adoptStyle(root);
    followPageScheme(root);
    loadSlideStyle(root);
    root.append(document.createElement("slot"));
    this.#element.addEventListener("keydown", (event) => {
      if ((this.controller && keyAt(this.controller, event)) || isKept(event, this.#element)) event.stopPropagation();
    });
    this.#nearness = new IntersectionObserver((entries) => entries.some(isNear) && this.#start(), { rootMargin: NEAR });
    this.#nearness.observe(this.#element);
    if (this.#awaited || PAPER.test(location.search)) this.#start();
  }

  /** Stops work when the element is taken off the page. */
  leave() {
    this.controller?.leave();
    const { shadowRoot } = this.#element;
    if (shadowRoot) leavePage(shadowRoot);
    waiting.delete(this.#start);
  }

  /**
   * Settles when the table can be played. Asking for it starts loading.
   * @returns {globalThis.Promise<Host>}
   */
  get ready() {
    this.#awaited = true;
    if (this.#element.isConnected) this.#start();
    return this.#changing?.then(() => this.ready) ?? this.#ready;
  }

  /** The controller of the game; throws a sentence while there is none. */
  playing() {
    if (this.lost) throw refusalError({ code: "lost" });
    if (!this.controller) throw refusalError({ code: "loading" });
    return this.controller;
  }

  /** The core for the game of a link. @param {string | null} [link] */
  #loadCore(link = this.#element.getAttribute("state")) {
    return coreForTable(this.#element.getAttribute("wasm-url") ?? undefined, link);
  }

  #start = async () => {
    if (this.#started) return;
    this.#started = true;
    waiting.delete(this.#start);
    this.#nearness?.disconnect();
    try {
      const loading = this.#loadCore();
      await Promise.all([this.#speak(), loadSlideStyle(this.#root())]);
      const core = await loading;
      const task = taskOf(this.#element);
      const learnt = await stepNamed(task, this.#words);
      const refusals = this.#begin(learnt?.core ?? core, learnt);
      this.#settle.resolve(this.#element);
      this.#emit("md-ready", false);
      for (const { message, refusal } of refusals)
        this.#emit("md-error", false, { message, ...(refusal && { refusal }) });
      // The attribute may have changed while the step was loaded.
      if (taskOf(this.#element).name !== task.name) this.changeTask();
    } catch (reason) {
      const message = this.#words.plain("missingTable", { why: loadFailureReason(reason, this.#words) });
      this.#root().replaceChildren(notLoadedNote(this.#words, message), document.createElement("slot"));
      this.#emit("md-error", false, { message });
      this.#settle.reject(reason);
    }
  };

  /** Follows a change of the attribute `lang`. A table that has not begun reads it when it begins. */
  changeLanguage() {
    if (this.#started) this.#speak();
  }

  /** Switches to the language of the attribute, which may have to be fetched. */
  async #speak() {
    const asked = this.#element.getAttribute(LANGUAGE) ?? english.language;
    const words = await speakerIn(asked);
    if (words === this.#words || asked !== (this.#element.getAttribute(LANGUAGE) ?? english.language)) return;
    this.#words = words;
    this.controller?.speak(words);
  }

  /**
   * Begins a game, and shows it if the table is on the page.
   * @param {import("../core/core.js").Core} core @param {Learnt | null} learnt
   * @param {(name: string) => string | null} [ofGame] stands for the attributes of the game
   */
  #begin(core, learnt, ofGame = (name) => this.#element.getAttribute(name)) {
    const asked = {
      attribute: (/** @type {string} */ name) => this.#element.getAttribute(name),
      ofGame,
      learnt,
      words: this.#words,
    };
    const lost = this.#breakDown.bind(this);
    const carryOver = this.#carryOver.bind(this);
    const refusals = beginTable(core, asked, (game) => {
      this.lost = null;
      const [root, words, settings, emit] = [this.#root(), this.#words, this.#settings, this.#emit];
      this.controller = new Controller(game, { core, root, words, settings, emit, carryOver, lost }, ACTS);
      return this.controller;
    });
    if (this.#element.isConnected) this.controller?.enter();
    return refusals;
  }

  /** Follows a change or removal of the attribute `lesson` or `puzzle`. */
  changeTask() {
    const { controller } = this;
    if (!controller) return;
    const changing = this.#changeStep(controller, taskOf(this.#element)).finally(() => {
      if (this.#changing === changing) this.#changing = null;
    });
    this.#changing = changing;
  }

  /** @param {Controller} controller @param {ReturnType<typeof taskOf>} task */
  async #changeStep(controller, { about, name }) {
    const learnt = await stepNamed({ about, name }, this.#words);
    // Meanwhile the attribute may have changed, or the table may have broken down.
    if (this.controller !== controller || taskOf(this.#element).name !== name) return;
    const taught = learnt?.core && learnt.core !== controller.core ? this.#carryOver(learnt.core) : controller;
    taught.attempt(() => changeStep(taught, learnt, about), false, {
      about,
      advice: taught.words.plain("adviceSameGame"),
    });
  }

  /** Carries the game over to another core. @param {import("../core/core.js").Core} core @param {string} [link] */
  #carryOver(core, link = linkOf(this.playing())) {
    const controller = this.playing();
    const hadFocus = this.#root().activeElement !== null;
    controller.leave();
    this.#begin(core, null, (name) => (name === "state" ? link : null));
    // What was begun at the old table, such as a file, still reads its game; the garbage collector frees it.
    if (hadFocus) this.#element.focus({ preventScroll: true });
    return this.playing();
  }

  /**
   * Says that the core has trapped, and offers the game as last known.
   * @param {{link: string, round: number}} known @param {unknown} reason
   */
  #breakDown(known, reason) {
    this.lost = known;
    this.controller = undefined;
    const goOn = async (/** @type {string | undefined} */ link) => {
      const [core, learnt] = [await this.#loadCore(link), await stepNamed(taskOf(this.#element), this.#words)];
      this.#begin(learnt?.core ?? core, null, (name) => (name === "state" ? (link ?? null) : null));
      if (this.controller) teachStep(this.controller, learnt);
      this.#emit("md-change", true, { change: "game" });
      this.#element.focus();
    };
    const why = reason instanceof Error ? reason.message : String(reason);
    let address = known.link;
    try {
      address = this.#element.address;
    } catch {
      // In a notebook no page opens a game; there the link alone will do, for the attribute `state`.
    }
    this.#root().replaceChildren(elementOf(brokenTableNote(this.#words, known, address, why, goOn)));
    const trap = refusalError({ code: "trap", why });
    this.#emit("md-error", false, describeErrorIn(this.#words, trap));
  }

  #root() {
    return /** @type {ShadowRoot} */ (this.#element.shadowRoot);
  }
}

/** Says whether a table is near the window. The observer never sees a table without a box (`display: contents`). @param {IntersectionObserverEntry} entry */
const isNear = ({ isIntersecting, target }) => isIntersecting || getComputedStyle(target).display === "contents";

/** The game as a link, or its beginning if it is too long for one. @param {Controller} controller */
const linkOf = (controller) =>
  firstOf(
    () => controller.link(),
    () => controller.game.beginning,
  );
