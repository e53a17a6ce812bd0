// @ts-check
/** The view of a table: from what is the case to its picture and its panels. */

import { mendForms } from "../kit/forms.js";
import { whenIdle } from "../kit/idle.js";
import { elementOf, html, nothing, render } from "../kit/lit.js";
import { nestHeadings } from "./page/nested.js";
import { infoParts, trophyPart } from "./panel/info.js";
import { lightsIn } from "./panel/lights.js";
import { transportPanel } from "./panel/transport.js";
import { turnPanel } from "./panel/turn.js";
import { createRoundTable } from "./picture/round-table.js";
import { scene } from "./picture/scene.js";
import { Fitting } from "./style/fitting.js";
import { Room } from "./style/room.js";
import { adoptStyle } from "./style/sheets.js";

/** @import { Actions, Model, Part, Speaker, Panel, PictureData, Sharing } from "./types" */
/** @import { PointerActions } from "./picture/round-table.js" */

export class View {
  /** The depth that stands for "in no layer". */
  never;
  #root;
  #words;
  #picture;
  #turn;
  #transport;
  #trophy;
  #info;
  #fitting;
  #room;
  #frame;
  #live;
  /** The small carpet, once it is loaded. @type {Panel | undefined} */
  #carpet;
  /** The task of a lesson. @type {Panel | undefined} */
  #task;
  /** @type {HTMLDialogElement | undefined} */
  #help;
  /** @type {import("./share/dialog.js").ShareDialog | undefined} */
  #share;
  /**
   * The printed figure. It is kept here because the window holds it only weakly.
   * @type {import("./share/print.js").Printed | undefined}
   */
  #printed;
  /** What of the look can hide a control by a rule of style. */
  #look = "";
  /** The picture and the model shown last. @type {{view?: Omit<PictureData, "scale">, model?: Model}} */
  #shown = {};

  /**
   * @param {ShadowRoot} root @param {Speaker} words @param {Actions} actions @param {PointerActions} pointer
   * @param {Pick<typeof import("../pkg/magnus_derek.js"), "catalogue" | "freshSeed">} core @param {number} speed
   */
  constructor(root, words, actions, pointer, core, speed) {
    const catalogue = core.catalogue();
    const again = () => this.#again();
    const { language, dir } = words;
    this.never = catalogue.never;
    this.#frame = elementOf(html`<div class="frame" lang=${language} dir=${dir}></div>`);
    this.#live = elementOf(html`<p class="unseen" role="status" aria-live="polite" lang=${language} dir=${dir}></p>`);
    this.#root = root;
    this.#words = words;
    mendForms(root);
    this.#picture = createRoundTable(scene, pointer, words.plain("tableLabel"));
    this.#turn = turnPanel(words, actions, again);
    this.#transport = transportPanel(words, actions, speed, again);
    this.#trophy = trophyPart(words, actions, again);
    this.#info = infoParts(words, actions, catalogue, () => core.freshSeed(), again);
    this.#render();
    lightsIn(this.#frame, pointer.light);
    root.replaceChildren(this.#frame, this.#live);
    this.#fitting = new Fitting(root, this.#frame, /** @type {HTMLElement} */ (this.#frame.querySelector(".info")));
    this.#room = new Room(root.host, this.#frame);
    whenIdle(() => [this.#teachTerms(), this.#preparePrint(), this.#layCarpet()]);
  }

  /** Shows what is the case. Before there is a model there are only the picture and the places of the rest. */
  #render() {
    const { model } = this.#shown;
    const shown = (/** @type {Part} */ part) => (model ? part(model) : nothing);
    const page = html`
      ${this.#picture.node}
      ${this.#turn(model, this.#task?.node)}
      <div class="passage">${shown(this.#transport)}</div>
      <div class="below">
        <div class="small-carpet" part="carpet">
          <canvas aria-hidden="true"></canvas>
          <p class="note">${this.#words.plain("carpetLabel")}</p>
        </div>
        ${shown(this.#trophy)}
      </div>
      <div class="info">${this.#info.map(shown)}</div>`;
    render(page, this.#frame);
    nestHeadings(this.#root.host, this.#frame);
  }

  /** Shows the same model once more, after something has been loaded or opened. */
  #again() {
    const { model } = this.#shown;
    if (model && this.#frame.isConnected) this.update(model);
  }

  /** Loads the small carpet. If that fails nothing is lost: the rest of the page says the same. */
  async #layCarpet() {
    const { smallCarpet } = await import("./panel/small-carpet.js").catch(() => ({ smallCarpet: null }));
    const canvas = /** @type {HTMLCanvasElement} */ (this.#frame.querySelector(".small-carpet canvas"));
    this.#carpet = smallCarpet?.(canvas, () => this.theme());
    if (this.#shown.model) this.#carpet?.update(this.#shown.model);
  }

  /** Loads the explanations of terms when the page is idle. If that fails, sentences are shown without them. */
  async #teachTerms() {
    const { teachTerms } = await import("./panel/teach-terms.js").catch(() => ({ teachTerms: () => {} }));
    teachTerms(this.#root, this.#frame);
    this.#again();
  }

  /** Loads the caption for paper when the page is idle. If that fails, the picture is printed alone. */
  async #preparePrint() {
    const { preparePrint } = await import("./share/print.js").catch(() => ({ preparePrint: () => {} }));
    const { node: picture, svg } = this.#picture;
    const draw = () => this.#picture.finish();
    const { language, dir } = this.#words;
    const figure = elementOf(html`<div class="paper" lang=${language} dir=${dir}></div>`);
    this.#printed = { figure, picture, svg, draw, model: () => this.#shown.model };
    preparePrint(this.#printed);
  }

  /** Puts the task of a lesson above the turn. @param {Panel} task */
  addTask(task) {
    this.#task = task;
    this.#render();
    this.toggleClasses({ learning: true });
    this.#fitting.hold();
  }

  /** @param {Panel} task */
  removeTask(task) {
    if (this.#task !== task) return;
    this.#task = undefined;
    this.#render();
    this.toggleClasses({ learning: false });
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
    const look = this.#look;
    this.#look = lookOf(this.#root.host, model);
    this.#task?.update(model);
    this.#carpet?.update(model);
    this.#render();
    this.#fitting.fit();
    this.#fitting.suit();
    this.#room.keep(model);
    if (focused) this.#keepFocus(focused, look !== this.#look);
  }

  /**
   * A control that vanishes or is disabled would take the focus along. The row of a magnitude may have gone elsewhere;
   * otherwise the table gets the focus.
   * @param {HTMLElement} focused what had the focus before @param {boolean} restyled whether rules of style may hide it now
   */
  #keepFocus(focused, restyled) {
    // Asking for the focus of the table costs a layout in each frame.
    if (focused === this.#picture.node) return;
    const isThere = focused.isConnected && !focused.matches(":disabled") && !focused.closest("[hidden]");
    // So does asking for the geometry of a control.
    if (isThere && (!restyled || focused.getClientRects().length > 0)) return;
    const { magnitude } = focused.dataset;
    const same = magnitude && this.#frame.querySelector(`[data-magnitude="${magnitude}"]`);
    if (same) /** @type {HTMLElement} */ (same).focus();
    else this.focusTable({ preventScroll: true });
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
      this.#help ??= /** @type {HTMLDialogElement} */ (elementOf(helpDialog(this.#words)));
      this.#root.append(this.#help);
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
      this.#root.append(this.#share.node);
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

/** What decides which rules of style hide controls. @param {Element} host @param {Model} model */
function lookOf(host, { state, overlay, facts }) {
  const attributes = ["controls", "present", "readonly"].map((name) => host.getAttribute(name));
  return [...attributes, state.turn === "over", overlay?.layers, facts.mayCall].join();
}
