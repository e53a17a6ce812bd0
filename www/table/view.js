// @ts-check
/** The view of a table: from what is the case to its picture and its panels. */

import { whenIdle } from "../kit/idle.js";
import { elementOf, html, nothing, render } from "../kit/lit.js";
import { infoParts, layersPart, trophyPart } from "./panel/info.js";
import { Landed } from "./panel/parts/landed-model.js";
import { playbackControls } from "./panel/timeline/playback-controls.js";
import { turnPanel } from "./panel/turn/turn.js";
import { createRoundTable } from "./picture/round-table.js";
import { scene } from "./picture/scene.js";
import { Dialogs } from "./share/dialogs.js";
import { Fitting } from "./style/fitting.js";
import { Room } from "./style/room.js";
import { adoptStyle } from "./style/sheets.js";

/** @import { Actions, Catalogue, Model, Part, Speaker, Panel, PictureData, TaskPanel } from "./types" */
/** @import { PointerActions } from "./picture/round-table.js" */

/** The way on from the end of a game, if the page has one. */
const NEXT = ':scope > [slot="next"]';

/** The print module, once a table of the page has loaded it. @type {typeof import("./share/print.js") | undefined} */
let paper;

/** The look of what comes late, once a table of the page has loaded it. */
let lateStyle = "";

export class View {
  dialogs;
  /** True while changes are made that are shown together. */
  isHeld = false;
  #root;
  #words;
  #foresee;
  #light;
  #picture;
  #turn;
  #transport;
  #trophy;
  #layers;
  #info;
  #fitting;
  #room;
  #frame;
  #live;
  /** The small carpet, once it is loaded. @type {Panel | undefined} */
  #carpet;
  /** The task of a lesson. @type {TaskPanel | undefined} */
  #task;
  /** Stand-in for the picture. @type {HTMLElement | null} */
  #standIn = null;
  /** The printed figure, which the window holds only weakly. @type {import("./share/print.js").Printed | undefined} */
  #printed;
  /** Parts of the look that can hide a control through a style rule. */
  #look = "";
  /** Model of the panels while the token is on its way. */
  #landed = new Landed((model) => this.#updatePanels(model));
  /** The picture and the model shown last. @type {{view?: Omit<PictureData, "scale">, model?: Model}} */
  #shown = {};

  /**
   * @param {ShadowRoot} root @param {Speaker} words @param {Actions} actions @param {PointerActions} pointer
   * @param {{catalogue: Catalogue, freshSeed: () => number}} offered @param {number} speed
   */
  constructor(root, words, actions, pointer, { catalogue, freshSeed }, speed) {
    const again = () => this.#again();
    const { language, dir } = words;
    this.#frame = elementOf(html`<div class="frame" lang=${language} dir=${dir}></div>`);
    this.#live = elementOf(html`<p class="unseen" role="status" aria-live="polite" lang=${language} dir=${dir}></p>`);
    this.#root = root;
    this.#words = words;
    this.#foresee = actions.foresee;
    this.dialogs = new Dialogs(root, words);
    this.#picture = createRoundTable(scene, pointer, words.plain("tableLabel"), () => this.#landed.land());
    this.#turn = turnPanel(words, actions, again);
    this.#transport = playbackControls(words, actions, speed, again);
    this.#trophy = trophyPart(words, again);
    this.#layers = layersPart(words, actions, again);
    this.#info = infoParts(words, actions, catalogue, freshSeed, again);
    this.#render();
    this.#light = pointer.light;
    const arrive = (/** @type {Event} */ event) => this.#arrive(event);
    for (const name of ["pointerdown", "click"]) this.#frame.addEventListener(name, arrive, { capture: true });
    root.replaceChildren(this.#frame, this.#live);
    root.addEventListener("slotchange", () => this.toggleClasses({ led: isLed(root.host) }));
    this.#fitting = new Fitting(root, this.#frame, /** @type {HTMLElement} */ (this.#frame.querySelector(".info")));
    this.#room = new Room(root.host, this.#frame);
    // A table that begins because the page is printed is ready for paper at once.
    if (paper) this.#preparePrint();
    whenIdle(() => [this.#teachTerms(), this.#readNumbers(), this.#printed || this.#preparePrint(), this.#layCarpet()]);
  }

  /** Shows what is the case. Before there is a model there are only the picture and the places of the rest. */
  #render() {
    if (this.isHeld) return;
    const { model } = this.#shown;
    const shown = (/** @type {Part} */ part) => (model ? part(model) : nothing);
    const page = html`
      ${this.#picture.node}
      ${this.#turn(model, this.#task)}
      <div class="layers" ?hidden=${model?.overlay?.layers === false}>${shown(this.#layers)}</div>
      <div class="passage">${shown(this.#transport)}</div>
      ${shown(this.#trophy)}
      <div class="below">
        <slot name="below"></slot>
        <div class="small-carpet" part="carpet">
          <canvas aria-hidden="true"></canvas>
          <p class="note">${this.#words.plain("carpetLabel")}</p>
        </div>
      </div>
      <div class="info">${this.#info.map(shown)}</div>`;
    render(page, this.#frame);
    nestHeadings(this.#root.host, this.#frame);
  }

  /** Shows the same model once more, after something has been loaded or opened. */
  #again() {
    const { model } = this.#shown;
    if (model && this.#frame.isConnected) this.#updatePanels(model);
  }

  /** A press while the token walks ends its way, and counts on what then is there to be pressed. @param {Event} event */
  #arrive(event) {
    if (this.#land() && !isPressable(event.target)) event.stopPropagation();
  }

  /** Ends the way of a token that walks; returns whether one did. */
  #land() {
    const walks = this.#picture.walks();
    if (walks) this.#picture.finish();
    return walks;
  }

  /** Loads the small carpet. If that fails nothing is lost: the rest of the page says the same. */
  async #layCarpet() {
    const { smallCarpet } = await import("./panel/timeline/small-carpet.js").catch(() => ({ smallCarpet: null }));
    const canvas = /** @type {HTMLCanvasElement} */ (this.#frame.querySelector(".small-carpet canvas"));
    this.#carpet = smallCarpet?.(canvas, () => this.theme());
    if (this.#shown.model) this.#carpet?.update(this.#shown.model);
  }

  /** Loads the explanations of terms when the page is idle. If that fails, sentences are shown without them. */
  async #teachTerms() {
    const { teachTerms } = await import("./panel/parts/teach-terms.js").catch(() => ({ teachTerms: () => {} }));
    teachTerms(this.#root, this.#frame);
    this.#again();
  }

  /** Lets a person write 1,009 as the language does, in every field of the table. If that fails, digits alone are read. */
  async #readNumbers() {
    const grouped = await import("../kit/grouped-numbers.js").catch(() => null);
    grouped?.readGroupedNumbers(this.#root, this.#words);
  }

  /** Loads the caption for paper when the page is idle. If that fails, the picture is printed alone. */
  async #preparePrint() {
    paper ??= await import("./share/print.js").catch(() => undefined);
    const { node: picture, svg } = this.#picture;
    const draw = () => this.#picture.finish();
    const { language, dir } = this.#words;
    const figure = elementOf(html`<div class="paper" lang=${language} dir=${dir}></div>`);
    this.#printed = { figure, picture, svg, draw, model: () => this.#shown.model };
    paper?.preparePrint(this.#printed);
  }

  /** Puts the task of a lesson around the turn. @param {TaskPanel} task */
  addTask(task) {
    this.#task = task;
    this.#render();
    this.toggleClasses({ learning: true });
    // Measured when all is drawn: at once it would cost a layout more.
    requestAnimationFrame(() => this.#fitting.hold());
  }

  /** @param {TaskPanel} task */
  removeTask(task) {
    if (this.#task !== task) return;
    this.#task = undefined;
    this.#render();
    this.toggleClasses({ learning: false });
  }

  /** Puts something in place of the picture; null takes it away. @param {HTMLElement | null} node */
  standIn(node) {
    this.#standIn?.remove();
    this.#standIn = node;
    if (node) this.#frame.prepend(node);
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
   * Loads the parts that few pictures have with their looks, right after the first picture; the next table on the page
   * has them from the start. If that fails, the words still say what is not drawn.
   */
  async #completePicture() {
    if (lateStyle) adoptStyle(this.#root, lateStyle);
    await new Promise(requestAnimationFrame);
    const late = await import("./style/full-picture.js").catch(() => null);
    if (!late) return;
    lateStyle = late.DETAIL_STYLE;
    adoptStyle(this.#root, lateStyle);
    this.#picture.redraw();
    late.mendForms(this.#root);
    const words = await import("./panel/parts/highlight.js").catch(() => null);
    words?.highlightWords(this.#frame, this.#light);
    const slide = await import("./panel/turn/slide.js").catch(() => null);
    slide?.slideOverDirections(this.#frame, this.#foresee);
  }

  /** Shows a model in the panels, once the token is where it says. @param {Model} model */
  update(model) {
    this.#landed.follow(model, this.#picture.walks());
  }

  /** Acts once the token has landed and the panels say so. @param {() => void} act */
  afterLanding(act) {
    this.#landed.after(act);
  }

  /** @param {Model} model */
  #updatePanels(model) {
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
    // On a page that is translated the control may have been made anew, and has the focus again.
    const held = focused && /** @type {HTMLElement} */ (this.#root.activeElement ?? focused);
    if (held && losesFocus(held, this.#picture.node, look !== this.#look)) this.#refocus(held);
  }

  /** The row of a magnitude may have gone elsewhere; otherwise the table gets the focus. @param {HTMLElement} lost */
  #refocus({ dataset: { magnitude } }) {
    const same = magnitude && this.#frame.querySelector(`[data-magnitude="${magnitude}"]`);
    if (same) /** @type {HTMLElement} */ (same).focus();
    else this.focusTable({ preventScroll: true });
  }

  /** Gives the table the focus. @param {FocusOptions} [options] */
  focusTable(options) {
    (this.#standIn ?? this.#picture.node).focus(options);
  }

  /**
   * Scrolls to the refusals. In a frame only if a person asked, because the page around would scroll too.
   * @param {boolean} asked by the person
   */
  showRefusals(asked) {
    this.#land();
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
    const scheme = getComputedStyle(this.#root.host).colorScheme;
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

  /** Presses a step of the row of layers. @param {"on" | "back"} step @param {boolean} isHeld whether its key is held down */
  stepLayer(step, isHeld) {
    this.#land();
    const button = /** @type {HTMLElement | null} */ (this.#root.querySelector(`.layers .${step}`));
    if (isHeld && step === "on") button?.dispatchEvent(new CustomEvent("hold"));
    else button?.click();
  }

  /** The button that leads on from the end of a game; null while none is visible. @returns {HTMLElement | null} */
  endingButton() {
    this.#land();
    const own = this.#root.host.querySelectorAll(NEXT);
    const buttons = /** @type {HTMLElement[]} */ ([...own, ...this.#root.querySelectorAll(".turn .ending")]);
    return buttons.find((button) => button.getClientRects().length > 0) ?? null;
  }

  /** @param {"magnitude" | "n"} name */
  focusField(name) {
    this.#land();
    const field = /** @type {HTMLInputElement | null} */ (
      this.#root.querySelector(name === "n" ? ".field.n input" : "input.magnitude")
    );
    field?.closest("details")?.setAttribute("open", "");
    field?.focus();
    field?.select();
  }

  /** Gives the focus back to the page. */
  leave() {
    /** @type {HTMLElement | null} */ (this.#root.activeElement)?.blur();
  }
}

/** Says whether the page has a way on from the end of a game. @param {Element} host */
const isLed = (host) => host.querySelector(NEXT) !== null;

/**
 * Puts new headings inside a table one level below the heading of the page that the table stands under.
 * @param {Element} host the element @param {Element} frame its content, with headings written for a table under an h1
 */
function nestHeadings(host, frame) {
  const fresh = frame.querySelectorAll("h2:not([aria-level])");
  // Looking through the page in each frame took 2 to 4 ms.
  if (fresh.length === 0) return;
  const level = String(Math.min(levelAbove(host) + 1, 6));
  for (const heading of fresh) heading.setAttribute("aria-level", level);
}

/** @param {Element} host */
function levelAbove(host) {
  const page = /** @type {ParentNode} */ (/** @type {unknown} */ (host.getRootNode()));
  const headings = [...(page.querySelectorAll?.("h1, h2, h3, h4, h5, h6") ?? [])];
  const above = headings.findLast(
    (heading) => heading.compareDocumentPosition(host) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return above ? Number(above.tagName.slice(1)) : 1;
}

/** What decides which rules of style hide controls. @param {Element} host @param {Model} model */
function lookOf(host, { state, overlay, facts, look }) {
  const attributes = ["controls", "present", "readonly"].map((name) => host.getAttribute(name));
  return [...attributes, state.turn === "over", overlay?.layers, facts.mayCall, look.layer].join();
}

/**
 * Says whether what had the focus has vanished or is disabled now.
 * @param {HTMLElement} focused @param {HTMLElement} table
 * @param {boolean} restyled whether rules of style may hide it now
 */
function losesFocus(focused, table, restyled) {
  // Asking for the focus of the table costs a layout in each frame.
  if (focused === table) return false;
  const isThere = focused.isConnected && !focused.matches(":disabled") && !focused.closest("[hidden]");
  // So does asking for the geometry of a control.
  return !isThere || (restyled && focused.getClientRects().length === 0);
}

/** Says whether a press still means what is there to be pressed. @param {EventTarget | null} target */
function isPressable(target) {
  const control = /** @type {Element | null} */ (target)?.closest("button, input, select, summary");
  return !control || (!control.matches(":disabled") && control.getClientRects().length > 0);
}
