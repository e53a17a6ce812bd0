// @ts-check
/** The table as an anywidget for Jupyter, marimo and MyST: one file, because it is loaded from a `blob:` address. */

import "./inline.js";
import { FLAGS, isOff } from "../../table/element/attributes.js";
import "../../table/element.js";
import { provideWasm } from "../../kit/wasm.js";
import { refuseAddresses } from "../../table/page/game-address.js";
import { core as companions } from "./packed-companions.js";
import { core } from "./packed-core.js";
import { tellPlaces } from "./places.js";

/** @typedef {import("./types/anywidget").Model} Model */
/** @typedef {import("../../table/element-types").MagnusDerekElement} Table */

/** The traits that are attributes of the table. */
const ATTRIBUTES = [
  "lesson",
  "puzzle",
  "n",
  "magnus",
  "derek",
  "seed",
  "state",
  "round",
  "layers",
  "controls",
  "previews",
  "theme",
  "href",
  "readonly",
  "evaluate",
  "lang",
];
/** Milliseconds between two updates: autoplay changes the game more often than a notebook needs. */
const SEND_EVERY_MS = 150;
/** The events that a notebook hears of: md-change and md-landed only repeat a move. */
const EVENTS = ["ready", "move", "end", "lesson", "next", "error"];
/** The most events in a message; of more it has the last. */
const MOST_EVENTS = 100;

tellPlaces();
// The one core that is in the file does all.
provideWasm("study", core);
provideWasm("companions", companions);
refuseAddresses(
  "There is no link, because a notebook opens no game from its address. The trait href can name a page that does, and the trait state is the game as text.",
);

/**
 * Copies a trait to its attribute; null, false and "" remove the attribute.
 * @param {Table} table
 * @param {string} name
 * @param {unknown} value
 */
function setTrait(table, name, value) {
  if (FLAGS.includes(name)) table.toggleAttribute(name, !isOff(value) && value !== "");
  else if (value === null || value === undefined || value === false || value === "") table.removeAttribute(name);
  else table.setAttribute(name, value === true ? "" : String(value));
}

/** The current game, or only its start if it is too long for a link. @param {Table} table */
function linkOf(table) {
  try {
    return table.getState();
  } catch {
    return table.getState({ moves: false });
  }
}

/**
 * Writes the game into the trait `state` after every change.
 * @param {Model} model
 * @param {Table} table
 * @returns {() => void} writes a pending change at once
 */
function sendState(model, table) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;
  const send = () => {
    clearTimeout(waiting);
    waiting = undefined;
    const link = linkOf(table);
    if (link === model.get("state")) return;
    model.set("state", link);
    model.save_changes();
  };
  table.addEventListener("md-change", () => {
    waiting ??= setTimeout(send, SEND_EVERY_MS);
  });
  return () => waiting !== undefined && send();
}

/**
 * Writes the step on the table into the trait `lesson`, or the puzzle into `puzzle`, because the reader can go on to the
 * next one.
 * @param {Model} model
 * @param {Table} table
 */
function sendLesson(model, table) {
  table.addEventListener("md-lesson", ({ detail: { lesson, step, puzzle } }) => {
    const [trait, name] = puzzle ? ["puzzle", puzzle] : ["lesson", `${lesson}/${step}`];
    if (name === model.get(trait)) return;
    model.set(trait, name);
    model.save_changes();
  });
}

/**
 * Writes the size of the table into the trait `n`: the size may come from a lesson, a link or the reader, and
 * refused values do not count.
 * @param {Model} model
 * @param {Table} table
 */
function sendSize(model, table) {
  const send = () => {
    const n = table.state?.n;
    const known = model.get("n");
    if (known === undefined || n === undefined || n === known) return;
    model.set("n", n);
    model.save_changes();
  };
  for (const event of ["md-ready", "md-change", "md-error"]) table.addEventListener(event, send);
}

/**
 * Writes what happens into the trait `events`, all of a message at once: autoplay does more than a notebook can take one by one.
 * @param {Model} model
 * @param {Table} table
 */
function sendEvents(model, table) {
  // A directive of MyST has no such trait, and nobody who asks.
  if (model.get("events") === undefined) return;
  let number = 0;
  /** @type {Record<string, unknown>[]} */
  let happened = [];
  const send = () => {
    model.set("events", happened.slice(-MOST_EVENTS));
    model.save_changes();
    happened = [];
  };
  for (const type of EVENTS) {
    table.addEventListener(`md-${type}`, (event) => {
      const { state, refusal, ...rest } = /** @type {CustomEvent} */ (event).detail;
      if (happened.length === 0) setTimeout(send, SEND_EVERY_MS);
      happened.push({ number: ++number, type, ...rest, n: state?.n ?? null, round: state?.round ?? null });
    });
  }
}

/** @param {{model: Model, el: HTMLElement}} context @returns {() => void} removes the table */
function render({ model, el }) {
  const table = document.createElement("magnus-derek");
  // JupyterLab would take single letters for commands to its cells, also while the table has the focus.
  table.dataset.lmSuppressShortcuts = "true";
  for (const name of ATTRIBUTES) setTrait(table, name, model.get(name));
  const flush = sendState(model, table);
  sendLesson(model, table);
  sendSize(model, table);
  sendEvents(model, table);
  const listeners = ATTRIBUTES.map((name) => {
    const follow = () => {
      // The step that is on the table already would begin anew.
      if ((name === "lesson" || name === "puzzle") && (model.get(name) || null) === table.getAttribute(name)) return;
      setTrait(table, name, model.get(name));
    };
    return { event: `change:${name}`, follow };
  });
  const resize = () => {
    const height = model.get("height");
    el.style.overflow = height ? "auto" : "";
    el.style.height = typeof height === "number" ? `${height}px` : String(height ?? "");
  };
  listeners.push({ event: "change:height", follow: resize });
  resize();
  for (const { event, follow } of listeners) model.on(event, follow);
  el.append(table);
  return () => {
    flush();
    for (const { event, follow } of listeners) model.off(event, follow);
    table.remove();
  };
}

export default { render };
