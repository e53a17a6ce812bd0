// @ts-check
/** The content of the element: the drawn table, the panels and the live region, built once and then kept up to date. */

import { h, speakIn } from "../kit/dom.js";
import { mendForms } from "../kit/forms.js";
import { whenIdle } from "../kit/idle.js";
import { nestHeadings } from "./page/nested.js";
import { latePanel } from "./panel/late.js";
import { layersPanel } from "./panel/layers.js";
import { lightsIn } from "./panel/lights.js";
import { playersPanel } from "./panel/players.js";
import { positionsPanel } from "./panel/positions.js";
import { scorePanel } from "./panel/score.js";
import { transportPanel } from "./panel/transport.js";
import { turnPanel } from "./panel/turn.js";
import { isJudged } from "./panel/verdict.js";
import { whyPanel } from "./panel/why.js";
import { createRoundTable } from "./picture/round-table.js";
import { scene } from "./picture/scene.js";
import { adoptStyle } from "./style/sheets.js";
import { suitSlide } from "./style/slide-colours.js";

/** @import { Actions, Model, Speaker, Panel, PictureData, Sharing } from "./types" */
/** @import { PointerActions } from "./picture/round-table.js" */

/** Sizes for the reasons on a slide: the largest that fits is used. */
const FITTING = [1, 0.92, 0.85, 0.78, 0.72, 0.66, 0.6];

/** @param {Model} model */
const hasLines = ({ facts }) => facts.lines.length > 0;
/** @param {Model} model */
const isEvaluated = ({ evaluation }) => evaluation.on;
/** @param {Model} model */
const hasPlan = ({ facts }) => facts.plan !== null;

export class Content {
  /** The depth that stands for "in no layer". */
  never;
  #root;
  #words;
  #picture;
  #frame;
  #aside;
  #carpet = h("canvas", { "aria-hidden": "true" });
  /** @type {Panel[]} */
  #panels;
  #live = h("p", { class: "unseen", role: "status", "aria-live": "polite" });
  /** @type {HTMLDialogElement | undefined} */
  #help;
  /** @type {import("./share/dialog.js").ShareDialog | undefined} */
  #share;
  /**
   * The printed figure. It is kept here because the window holds it only weakly.
   * @type {import("./share/print.js").Printed | undefined}
   */
  #printed;
  /** The view and the model shown last. @type {{view?: Omit<PictureData, "scale">, model?: Model}} */
  #shown = {};

  /**
   * @param {ShadowRoot} root @param {Speaker} words @param {Actions} actions @param {PointerActions} pointer
   * @param {Pick<typeof import("../pkg/magnus_derek.js"), "catalogue" | "freshSeed">} core @param {number} speed
   */
  constructor(root, words, actions, pointer, core, speed) {
    const catalogue = core.catalogue();
    this.never = catalogue.never;
    this.#root = root;
    this.#words = words;
    mendForms(root);
    this.#picture = createRoundTable(scene, pointer, words.plain("tableLabel"));
    const turn = turnPanel(words, actions);
    const transport = transportPanel(words, actions, speed);
    const info = [
      latePanel(words, "missingTrophy", isJudged, async () => (await import("./panel/trophy.js")).trophyPanel(words)),
      latePanel(words, "missingLines", hasLines, async () =>
        (await import("./panel/lines.js")).linesPanel(words, actions),
      ),
      whyPanel(words),
      latePanel(words, "missingEvaluation", isEvaluated, async () =>
        (await import("./panel/evaluation.js")).evaluationPanel(words, actions),
      ),
      latePanel(words, "missingPlan", hasPlan, async () => (await import("./panel/plan.js")).planPanel(words)),
      scorePanel(words),
      layersPanel(words, actions),
      playersPanel(words, actions, catalogue, () => core.freshSeed()),
      positionsPanel(words),
    ];
    this.#panels = [turn, transport, ...info];
    this.#aside = h("div", { class: "info" }, ...info.map(({ node }) => node));
    const carpet = h("p", { class: "note" }, words.plain("carpetLabel"));
    const below = h("div", { class: "small-carpet", part: "carpet" }, this.#carpet, carpet);
    const passage = h("div", { class: "passage" }, transport.node);
    this.#frame = h(
      "div",
      { class: "frame" },
      this.#picture.node,
      turn.node,
      passage,
      h("div", { class: "below" }, below),
      this.#aside,
    );
    lightsIn(this.#frame, pointer.light);
    for (const part of [this.#frame, this.#live]) speakIn(part, words);
    root.replaceChildren(this.#frame, this.#live);
    new ResizeObserver(() => this.#fit()).observe(this.#aside);
    // A panel that was loaded late needs room too.
    const late = new MutationObserver(() => [this.#fit(), nestHeadings(root.host, this.#frame)]);
    late.observe(this.#aside, { childList: true });
    nestHeadings(root.host, this.#frame);
    // Turning to a slide gives it its size; its colours may have arrived meanwhile.
    const held = new ResizeObserver(() => [this.#hold(), this.#suit()]);
    for (const part of [root.host, this.#frame]) held.observe(part);
    whenIdle(() => [this.#teachTerms(), this.#preparePrint(), this.#layCarpet()]);
  }

  /** Loads the small carpet. If that fails nothing is lost: the rest of the page says the same. */
  async #layCarpet() {
    const { smallCarpet } = await import("./panel/small-carpet.js").catch(() => ({ smallCarpet: null }));
    const carpet = smallCarpet?.(this.#carpet, () => this.theme());
    if (!carpet) return;
    this.#panels.push(carpet);
    if (this.#shown.model) carpet.update(this.#shown.model);
  }

  /** Loads the explanations of terms when the page is idle. If that fails, sentences are shown without them. */
  async #teachTerms() {
    const { teachTerms } = await import("./panel/terms.js").catch(() => ({ teachTerms: () => {} }));
    teachTerms(this.#root, this.#frame);
    if (this.#shown.model) this.update(this.#shown.model);
  }

  /** Loads the caption for paper when the page is idle. If that fails, the picture is printed alone. */
  async #preparePrint() {
    const { preparePrint } = await import("./share/print.js").catch(() => ({ preparePrint: () => {} }));
    const { node: picture, svg } = this.#picture;
    const draw = () => this.#picture.finish();
    const figure = speakIn(h("div", { class: "paper" }), this.#words);
    this.#printed = { figure, picture, svg, draw, model: () => this.#shown.model };
    preparePrint(this.#printed);
  }

  /** Puts the task of a lesson above the turn. @param {Panel} panel */
  addTask(panel) {
    this.#panels.push(panel);
    this.#frame.querySelector(".turn")?.prepend(panel.node);
    nestHeadings(this.#root.host, this.#frame);
    this.#frame.classList.add("learning");
    this.#hold();
  }

  /** @param {Panel} panel */
  removeTask(panel) {
    this.#panels = this.#panels.filter((one) => one !== panel);
    panel.node.remove();
    this.#frame.classList.remove("learning");
  }

  /** Switches classes of the frame: { hiding: true } adds hiding. @param {Record<string, boolean>} classes */
  toggleClasses(classes) {
    for (const [name, on] of Object.entries(classes)) this.#frame.classList.toggle(name, on);
  }

  /**
   * @param {Omit<PictureData, "scale">} view
   * @param {number} [milliseconds] the longest time for showing the move that led to it
   */
  draw(view, milliseconds) {
    if (!this.#shown.view) this.#completePicture();
    this.#shown.view = view;
    this.#picture.draw(view, milliseconds);
  }

  /**
   * Loads the parts that few pictures have, right after the first
   * picture. If that fails, the words still say what is not drawn.
   */
  async #completePicture() {
    await new Promise(requestAnimationFrame);
    await import("./picture/whole.js").catch(() => {});
    this.#picture.redraw();
    const { LATE_STYLE } = await import("./style/late-style.js").catch(() => ({ LATE_STYLE: "" }));
    adoptStyle(this.#root, LATE_STYLE);
  }

  /** @param {Model} model */
  update(model) {
    this.#shown.model = model;
    const focused = /** @type {HTMLElement | null} */ (this.#root.activeElement);
    for (const panel of this.#panels) panel.update(model);
    this.#fit();
    this.#suit();
    // A control that vanishes or is disabled would take the focus along, so the table gets it. Asking for the focus
    // costs a layout in each frame.
    if (
      focused &&
      focused !== this.#picture.node &&
      (focused.matches(":disabled") || focused.getClientRects().length === 0)
    )
      this.focusTable({ preventScroll: true });
  }

  #fit() {
    if (!this.#root.host.hasAttribute("present")) return;
    for (const size of FITTING) {
      this.#aside.style.setProperty("--fit", String(size));
      if (this.#aside.scrollHeight <= this.#aside.clientHeight) return;
    }
  }

  #suit() {
    suitSlide(this.#root);
  }

  /** Fits the content to a host with a height of its own, as on a slide, which may hold less than the window. */
  #hold() {
    const host = /** @type {HTMLElement} */ (this.#root.host);
    // Measured without the limit, so that the table grows when the host has grown.
    for (const height of ["", `${host.clientHeight}px`]) {
      this.#frame.style.setProperty("--box", height);
      if (host.scrollHeight <= host.clientHeight + 1) return;
    }
  }

  /** Gives the table the focus. @param {FocusOptions} [options] */
  focusTable(options) {
    this.#picture.node.focus(options);
  }

  /**
   * Scrolls to the refusals. In a frame only if a person asked, because the page around would scroll too.
   * @param {boolean} asked by the person
   */
  showRefusals(asked) {
    if (!asked && window !== top) return;
    requestAnimationFrame(() => {
      const table = this.#root.host.getBoundingClientRect();
      if (table.bottom < 0 || table.top > innerHeight) return;
      this.#root.querySelector(".refusals")?.scrollIntoView({ block: "nearest" });
    });
  }

  /** Scrolls to the table if it is not fully in view. */
  showTable() {
    this.#picture.node.scrollIntoView({ block: "nearest" });
  }

  /** The theme that the table has now. @returns {"light" | "dark"} */
  theme() {
    const host = /** @type {HTMLElement} */ (this.#root.host);
    const scheme = getComputedStyle(host).colorScheme;
    if (scheme === "dark" || scheme === "light") return scheme;
    return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  }

  /** Tells a screen reader. @param {string} text */
  announce(text) {
    this.#live.textContent = text;
  }

  /** Tells a screen reader this before the current message. @param {string} text */
  announceFirst(text) {
    this.#live.textContent = `${text} ${this.#live.textContent}`.trim();
  }

  /** Tells a screen reader this after the current message. @param {string} text */
  announceMore(text) {
    this.#live.textContent = `${this.#live.textContent} ${text}`.trim();
  }

  /** Shows the list of keys, which is loaded the first time. */
  async showHelp() {
    if (!this.#help) {
      const { helpDialog } = await import("./panel/help.js");
      this.#help ??= this.#root.appendChild(helpDialog(this.#words));
    }
    if (!this.#root.host.isConnected || this.#help.open) return;
    this.#help.showModal();
    // The first control has the focus now; it stands below the list, and the page has scrolled to it.
    this.#help.querySelector("h2")?.focus();
  }

  /**
   * Closes open dialogs. Otherwise a table taken off the page
   * and put back would show its dialog as part of the content.
   */
  closeDialogs() {
    for (const dialog of this.#root.querySelectorAll("dialog[open]")) /** @type {HTMLDialogElement} */ (dialog).close();
  }

  /** Shows the dialog for links, pictures and files, which is loaded the first time. @param {Sharing} sharing */
  async showShare(sharing) {
    if (!this.#share) {
      const { shareDialog } = await import("./share/dialog.js");
      this.#share ??= shareDialog(this.#words, sharing);
      this.#root.append(speakIn(this.#share.node, this.#words));
    }
    // The table may have left the page while the dialog was loading.
    if (this.#root.host.isConnected) this.#share.open();
  }

  nextLayer() {
    /** @type {HTMLElement | null} */ (this.#root.querySelector(".layers .plain"))?.click();
  }

  /** The button that leads on from the end of a game; null while none is visible. @returns {HTMLElement | null} */
  endingButton() {
    /** @type {NodeListOf<HTMLElement>} */
    const buttons = this.#root.querySelectorAll(".turn .ending");
    return [...buttons].find((button) => button.getClientRects().length > 0) ?? null;
  }

  /** @param {"magnitude" | "n"} name */
  focusField(name) {
    const field = /** @type {HTMLInputElement | null} */ (
      this.#root.querySelector(name === "n" ? ".field.n input" : "input.magnitude")
    );
    field?.focus();
    field?.select();
  }

  /** Gives the focus back to the page. */
  leave() {
    /** @type {HTMLElement | null} */ (this.#root.activeElement)?.blur();
  }
}
