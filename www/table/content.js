// @ts-check
/** What is inside the element: the drawn table, the panels, the live region; built once, then kept up to date. */

import { h, speakIn } from "../kit/dom.js";
import { mendForms } from "../kit/forms.js";
import { whenIdle } from "../kit/idle.js";
import { nestHeadings } from "./nested.js";
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
import { scene } from "./picture/scene.js";
import { createRoundTable } from "./round-table.js";
import { adoptStyle } from "./sheets.js";
import { suitSlide } from "./slide-colours.js";

/** @import { Actions, Model, Speaker, Panel, PictureData, Sharing } from "./types" */
/** @import { PointerActions } from "./round-table.js" */

/** On a slide the reasons are set in the largest of these sizes in which they fit. */
const FITTING = [1, 0.92, 0.85, 0.78, 0.72, 0.66, 0.6];

/** @param {Model} model */
const hasLines = ({ facts }) => facts.lines.length > 0;
/** @param {Model} model */
const isEvaluated = ({ evaluation }) => evaluation.on;
/** @param {Model} model */
const hasPlan = ({ facts }) => facts.plan !== null;

export class Content {
  /** In depths: the position lies in no layer. */
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
  /** What a printer gets, which nobody else keeps. @type {import("./share/print.js").Printed | undefined} */
  #printed;
  /** What was shown last. @type {{view?: Omit<PictureData, "scale">, model?: Model}} */
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
    // A panel that was loaded late takes room as well.
    const late = new MutationObserver(() => [this.#fit(), nestHeadings(root.host, this.#frame)]);
    late.observe(this.#aside, { childList: true });
    nestHeadings(root.host, this.#frame);
    // A slide that is turned to gets its size, and its colours may have come meanwhile.
    const held = new ResizeObserver(() => [this.#hold(), this.#suit()]);
    for (const part of [root.host, this.#frame]) held.observe(part);
    whenIdle(() => [this.#teachTerms(), this.#preparePrint(), this.#layCarpet()]);
  }

  /** What draws the small carpet comes later too. Without it nothing is missing that is not said elsewhere. */
  async #layCarpet() {
    const { smallCarpet } = await import("./panel/small-carpet.js").catch(() => ({ smallCarpet: null }));
    const carpet = smallCarpet?.(this.#carpet, () => this.theme());
    if (!carpet) return;
    this.#panels.push(carpet);
    if (this.#shown.model) carpet.update(this.#shown.model);
  }

  /** What the terms mean comes when nothing else is to be done. Without it the sentences are as they are. */
  async #teachTerms() {
    const { teachTerms } = await import("./terms.js").catch(() => ({ teachTerms: () => {} }));
    teachTerms(this.#root, this.#frame);
    if (this.#shown.model) this.update(this.#shown.model);
  }

  /** The caption for paper comes when nothing else is to be done. A page that cannot load it prints the picture alone. */
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

  /** @param {Omit<PictureData, "scale">} view @param {number} [milliseconds] how long the move that led to it may be seen */
  draw(view, milliseconds) {
    if (!this.#shown.view) this.#completePicture();
    this.#shown.view = view;
    this.#picture.draw(view, milliseconds);
  }

  /** What the first picture seldom needs comes right after it. Without it the words say what is not drawn. */
  async #completePicture() {
    await new Promise(requestAnimationFrame);
    await import("./picture/whole.js").catch(() => {});
    this.#picture.redraw();
    const { LATE_STYLE } = await import("./late-style.js").catch(() => ({ LATE_STYLE: "" }));
    adoptStyle(this.#root, LATE_STYLE);
  }

  /** @param {Model} model */
  update(model) {
    this.#shown.model = model;
    const focused = /** @type {HTMLElement | null} */ (this.#root.activeElement);
    for (const panel of this.#panels) panel.update(model);
    this.#fit();
    this.#suit();
    // A control that vanishes or goes dead would take the keyboard with it. The table does not; asking costs a layout at each frame.
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

  /** A host with a height of its own, as slides give it, may hold less than the window. */
  #hold() {
    const host = /** @type {HTMLElement} */ (this.#root.host);
    // Measured without, so that a host that has grown gets a larger table.
    for (const height of ["", `${host.clientHeight}px`]) {
      this.#frame.style.setProperty("--box", height);
      if (host.scrollHeight <= host.clientHeight + 1) return;
    }
  }

  /** Gives the table the keys. @param {FocusOptions} [options] */
  focusTable(options) {
    this.#picture.node.focus(options);
  }

  /** Brings what was refused into view, where a person looks at the table. A frame leaves its page where it is. @param {boolean} asked by the person */
  showRefusals(asked) {
    if (!asked && window !== top) return;
    requestAnimationFrame(() => {
      const table = this.#root.host.getBoundingClientRect();
      if (table.bottom < 0 || table.top > innerHeight) return;
      this.#root.querySelector(".refusals")?.scrollIntoView({ block: "nearest" });
    });
  }

  /** Brings the table into view, as far as it is not. */
  showTable() {
    this.#picture.node.scrollIntoView({ block: "nearest" });
  }

  /** The colours that the table has now. @returns {"light" | "dark"} */
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

  /** Tells it before what is being told. @param {string} text */
  announceFirst(text) {
    this.#live.textContent = `${text} ${this.#live.textContent}`.trim();
  }

  /** Tells it after what is being told. @param {string} text */
  announceMore(text) {
    this.#live.textContent = `${this.#live.textContent} ${text}`.trim();
  }

  /** Shows the list of keys, which is loaded when it is wanted for the first time. */
  async showHelp() {
    if (!this.#help) {
      const { helpDialog } = await import("./panel/help.js");
      this.#help ??= this.#root.appendChild(helpDialog(this.#words));
    }
    if (!this.#root.host.isConnected || this.#help.open) return;
    this.#help.showModal();
    // The first control has the focus now, which stands below the list and was scrolled to.
    this.#help.querySelector("h2")?.focus();
  }

  /** Closes what is open: a dialog of a table that was taken off the page would come back as a part of it. */
  closeDialogs() {
    for (const dialog of this.#root.querySelectorAll("dialog[open]")) /** @type {HTMLDialogElement} */ (dialog).close();
  }

  /** Shows the dialog for links, pictures and files, which is loaded when it is wanted for the first time. @param {Sharing} sharing */
  async showShare(sharing) {
    if (!this.#share) {
      const { shareDialog } = await import("./share/dialog.js");
      this.#share ??= shareDialog(this.#words, sharing);
      this.#root.append(speakIn(this.#share.node, this.#words));
    }
    // Loading it takes a moment, in which the table can leave the page.
    if (this.#root.host.isConnected) this.#share.open();
  }

  nextLayer() {
    /** @type {HTMLElement | null} */ (this.#root.querySelector(".layers .plain"))?.click();
  }

  /** What leads on from the end of a game; null while there is nothing of the kind to be seen. @returns {HTMLElement | null} */
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

  /** Gives the keys back to the page. */
  leave() {
    /** @type {HTMLElement | null} */ (this.#root.activeElement)?.blur();
  }
}
