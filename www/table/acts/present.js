// @ts-check
/**
 * The table on the whole screen, for a room: as the attribute `present` has it, with the question and the row of layers,
 * and with the keys of a presenter's remote. Loaded when it is first asked for.
 */

import { adoptStyle } from "../style/sheets.js";

/** @import { Controller } from "../controller.js" */

/**
 * Where a browser gives an element no full screen, as on small phones, it fills the window all the same. While a layer is
 * shown it has the place of the question: its sentence is what the room reads.
 */
const WHOLE_SCREEN = `
:host([data-presenting]) { position: fixed; inset: 0; z-index: 2147483647; aspect-ratio: auto; max-width: none; margin: 0 !important; padding: 16px !important; --md-table-size: 9999px; }
:host([data-presenting]) :is(.info, .turn .note, .begun-position, .comment:not(:has(> p)), .frame:has(.made) :is(.turn, .passage)) { display: none !important; }
:host([data-presenting]) :is(.ring-name, .ring-mark, .ring-leader, .ring-leader-end) { visibility: hidden; }
:host([data-presenting][present]) .frame .layers:not([hidden]) { display: block !important; overflow: hidden auto; }
:host([data-presenting][present]) .frame { --type-note: 0.9rem; --type-body: 1rem; --type-text: 1.1rem; --type-lead: 1.35rem; --type: clamp(13px, min(2.9cqh, 1.85cqw), 48px); grid-template: "picture layers" auto "picture turn" minmax(0, 1fr) "picture transport" auto / auto minmax(0, 1fr); }
:host([data-presenting][present]) .frame:has(.made) { grid-template: "picture layers" minmax(0, 1fr) / auto minmax(0, 1fr); }
:host([data-presenting]) .turn { overflow: hidden auto; scrollbar-width: thin; }
:host([data-presenting]) .number.visited { fill: var(--ink); }
:host([data-presenting]) .picture:focus-visible { outline: none; }
:host([data-presenting]) .picture:focus-visible .token-halo { stroke: none; }
:host([data-presenting]) .frame:has(.made) .picture :is(.call-arc, .call-tick, .landing, .landing-label) { visibility: hidden; }
:host([data-blank]) { background: #000 !important; }
:host([data-blank]) .frame { opacity: 0; }
:host([data-presenting]) .made { margin-top: 1.2rem; }
:host([data-presenting]) .made .note { color: var(--ink); font-family: Georgia, "DejaVu Serif", serif; font-size: 1.45rem; line-height: 1.35; }
:host([data-presenting][present]) .turn .sentence { font-size: 1.6rem; }
:host([data-presenting]) .told-layer { display: block; }
:host([data-presenting]) .told-layer::after, :host([data-presenting]) .told-layer > i { display: none; }
:host([data-presenting][present]) h2 { font-size: 0.9rem; }
:host([data-presenting]) .story input { order: 1; flex-basis: 100%; }
:host([data-presenting]) .made .sentence { margin-block: 0.6rem; font-size: 1.6rem; }
:host([data-presenting]) .made .sentence + .note { font-size: 1rem; color: var(--muted); }
:host([data-presenting]) .steps { display: grid; grid-template: auto 1fr / 1fr 2.2rem; align-items: start; }
:host([data-presenting]) .chips { grid-area: 1 / 1 / 3; display: grid; grid-template-columns: auto auto; overflow: visible; }
:host([data-presenting]) .chip { font-size: 0.88rem; gap: 4px; padding-inline: 4px; }
:host([data-presenting]) .chip small { font-size: 0.88rem; }
:host([data-presenting]) :is(.step, .present, .story :is(.pair, select)) { min-width: 2rem; min-height: 2.4rem; }
:host([data-presenting]) .steps .present { display: block; position: absolute; inset-block-start: 16px; inset-inline-start: 16px; width: 2.4rem; height: 2.4rem; }
:host([data-presenting]) .present .icon { display: none; }
:host([data-presenting]) .present .icon + .icon { display: inline; }
/* The round stands before its slider, and both below the buttons. */
:host([data-presenting]) .evaluate { margin-inline-start: auto; }
:host([data-presenting]) .transport::after { content: ""; order: 1; flex-basis: 100%; margin-top: -0.6rem; }
:host([data-presenting]) .where { order: 2; min-width: 4.75rem; }
:host([data-presenting]) .timeline { order: 3; }
:host([data-presenting]) .icon { width: 1.25em; height: 1.25em; }
@container magnus-derek (aspect-ratio < 6 / 5) {
  :host([data-presenting][present]) .frame { --type: clamp(16px, min(2.3cqh, 2.7cqw), 48px); grid-template: "picture" auto "layers" auto "turn" minmax(0, 1fr) "transport" auto / minmax(0, 1fr); }
  :host([data-presenting][present]) .frame:has(.made) { grid-template: "picture" auto "layers" minmax(0, 1fr) / minmax(0, 1fr); }
  :host([data-presenting][present]) :is(.turn .sentence, .made .sentence, .made .note:first-child) { font-size: 1.35rem; }
  :host([data-presenting]) .steps { display: flex; }
  :host([data-presenting]) .chips { display: flex; flex: 0 1 auto; overflow: auto hidden; }
}
`;

/** The tables that have `present` from here and not from their page. @type {WeakSet<Element>} */
const presented = new WeakSet();

/** The tables with an analysis, which is off while they are presented: its bars and numbers tell the room what to play. @type {WeakSet<Element>} */
const analysed = new WeakSet();

/** Ends what a presented table hears of the keys of the whole page. @type {WeakMap<Element, () => void>} */
const listening = new WeakMap();

/** Begins to present the table, or ends it. @param {Controller} controller */
export function togglePresenting(controller) {
  const host = /** @type {HTMLElement} */ (/** @type {unknown} */ (controller.host));
  if (host.hasAttribute("data-presenting")) return stop(host);
  adoptStyle(/** @type {ShadowRoot} */ (host.shadowRoot), WHOLE_SCREEN);
  if (!host.hasAttribute("present")) presented.add(host);
  if (host.hasAttribute("evaluate")) analysed.add(host);
  host.removeAttribute("evaluate");
  host.setAttribute("data-presenting", "");
  host.setAttribute("present", "");
  host.addEventListener("fullscreenchange", endWithFullScreen);
  const press = (/** @type {KeyboardEvent} */ event) => pressKey(controller, host, event);
  const click = (/** @type {Event} */ event) => passClick(controller, event);
  addEventListener("keydown", press, true);
  host.addEventListener("click", click, true);
  listening.set(host, () => {
    removeEventListener("keydown", press, true);
    host.removeEventListener("click", click, true);
  });
  // A frame that is allowed none, or a browser that has none: the window is filled.
  host.requestFullscreen?.().catch(() => {});
  controller.schedule();
  controller.view.focusTable();
}

/** @param {Event} event */
function endWithFullScreen({ currentTarget }) {
  if (document.fullscreenElement !== currentTarget) stop(/** @type {HTMLElement} */ (currentTarget));
}

/** @param {HTMLElement} host */
function stop(host) {
  if (!host.hasAttribute("data-presenting")) return;
  host.removeAttribute("data-presenting");
  host.removeAttribute("data-blank");
  if (analysed.delete(host)) host.setAttribute("evaluate", "");
  if (presented.delete(host)) host.removeAttribute("present");
  host.removeEventListener("fullscreenchange", endWithFullScreen);
  listening.get(host)?.();
  if (document.fullscreenElement === host) document.exitFullscreen().catch(() => {});
}

/** Where a layer is shown a click on a position is a hand that points: it calls nothing. @param {Controller} controller @param {Event} event */
function passClick({ look }, event) {
  const isPicture = (/** @type {EventTarget} */ part) => part instanceof Element && part.matches(".picture");
  if (look.layer !== null && event.composedPath().some(isPicture)) event.stopPropagation();
}

/** The keys of a remote, and the arrows beside them: nobody answers a call from afar by accident. */
const REMOTE = /** @type {const} */ ({ PageDown: "on", PageUp: "back", ArrowRight: "on", ArrowLeft: "back" });

/** The keys that blank the screen, and show it again. */
const BLANK = ["b", "B", "."];

/**
 * The keys while a table is presented, wherever on the page the focus is: those of a remote go one pair on or back, through
 * all layers. In a game that can only be watched the arrows go through its rounds, as ever.
 * @param {Controller} controller @param {HTMLElement} host @param {KeyboardEvent} event
 */
function pressKey(controller, host, event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const [target] = event.composedPath();
  const isArrow = event.key.startsWith("Arrow");
  const isTaken = target instanceof Element && target.closest(isArrow ? "input, select, textarea, dialog" : "dialog");
  const isTyped = target instanceof Element && target.closest("input:not([type=range]), textarea, select, dialog");
  const step = REMOTE[/** @type {keyof typeof REMOTE} */ (event.key)];
  // A remote's key for a slide show from its start would load the page anew.
  if (event.key === "F5" || (BLANK.includes(event.key) && !isTyped)) {
    if (event.key !== "F5" && !event.repeat) host.toggleAttribute("data-blank");
    event.preventDefault();
    event.stopPropagation();
  } else if (event.key === "Escape" && !isTaken) {
    stop(host);
    event.preventDefault();
    event.stopPropagation();
  } else if (step && !isTaken && !(isArrow && controller.model().isRecord)) {
    host.removeAttribute("data-blank");
    stepStory(controller, step, event.repeat);
    event.preventDefault();
    event.stopPropagation();
  } else if (event.key === " " && controller.look.layer !== null && !isPressed(target)) {
    if (!event.repeat) storyButton(host, ".pair-play")?.click();
    event.preventDefault();
    event.stopPropagation();
  } else if (!event.composedPath().includes(host)) {
    const { key, shiftKey, repeat } = event;
    const again = new KeyboardEvent("keydown", { key, shiftKey, repeat, cancelable: true });
    if (!host.dispatchEvent(again)) event.preventDefault();
  }
}

/**
 * Goes one pair on or back, beginning with A; a key that is held tells all of the layer.
 * @param {Controller} controller @param {"on" | "back"} step @param {boolean} isHeld
 */
function stepStory({ host, look, view }, step, isHeld) {
  if (look.layer === null) {
    if (step === "on") view.stepLayer(step, false);
    return;
  }
  const pair = storyButton(/** @type {HTMLElement} */ (/** @type {unknown} */ (host)), `.pair-${step}`);
  if (isHeld) pair?.dispatchEvent(new CustomEvent("hold"));
  else pair?.click();
}

/** A button of the layer that is being shown. @param {HTMLElement} host @param {string} name @returns {HTMLElement | null | undefined} */
const storyButton = (host, name) => host.shadowRoot?.querySelector(`.layers ${name}`);

/** Says whether the space bar presses what has the focus. @param {EventTarget | undefined} target */
const isPressed = (target) => target instanceof Element && target.closest("button, summary, input, select, dialog");
