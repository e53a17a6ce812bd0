// @ts-check
/** Keyboard shortcuts, active only while the table has the focus. */

import { directionTo } from "../../board/side.js";
import { hasLens } from "../picture/lens.js";

/** @import { Actions, Model } from "../types" */

/**
 * The means of the shortcuts beside the actions.
 * @typedef {object} Keyboard
 * @property {Actions} actions
 * @property {() => Model | undefined} model
 * @property {(step: "on" | "back", isHeld: boolean) => void} stepLayer
 * @property {() => HTMLElement | null} endingButton the one that leads on from the end of a game, while it is shown
 * @property {(name: "magnitude" | "n") => void} focusField
 * @property {() => void} leave
 */

/** True if the page has the carpet and so its key. */
let hasCarpet = false;

/** Adds the carpet to the list of keys. A page with the carpet calls it before the list is first shown. */
export function addCarpetKey() {
  hasCarpet = true;
}

export const hasCarpetKey = () => hasCarpet;

/** Acts on a key; returns whether it did. @param {KeyboardEvent} event @param {Keyboard} keyboard @returns {boolean} */
export function handleKey(event, keyboard) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const target = /** @type {Element | undefined} */ (event.composedPath()[0]);
  if (event.key === "Escape") {
    if (target?.closest("dialog")) return false;
    keyboard.leave();
    return true;
  }
  if (target?.closest("dialog, select") || isField(target)) return false;
  // Enter may still be held down from the last answer; that must not begin the next game.
  if (event.key === "Enter" && event.repeat) return false;
  const model = keyboard.model();
  if (/^[0-9]$/.test(event.key) && model && callsNow(model)) {
    // The field now has the focus, so it receives the digit; the page around must not.
    keyboard.focusField("magnitude");
    event.stopPropagation();
    return false;
  }
  const action = actionFor(event, target, keyboard);
  action?.();
  return action !== null;
}

/** Says whether keys belong to the target because it takes text or is a slider. @param {Element | undefined} target */
function isField(target) {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** Says whether a person may call a magnitude. @param {Model} model */
function callsNow({ settings, facts }) {
  return !settings.readonly && facts.mayCall;
}

/** The number of the line after the one being followed; after the last comes the first. @param {Model} model */
function nextLine({ facts }) {
  return ((facts.lines.findIndex(({ followed }) => followed) + 1) % facts.lines.length) + 1;
}

/**
 * @param {KeyboardEvent} event @param {Element | undefined} target @param {Keyboard} keyboard
 * @returns {(() => void) | null}
 */
function actionFor({ key, repeat }, target, keyboard) {
  const { actions } = keyboard;
  const model = keyboard.model();
  if (!model) return null;
  const inRecord = model.isRecord ? recordAction(key, keyboard, model) : null;
  if (inRecord) return inRecord;
  const free = !model.settings.readonly;
  /** Answers once, however long the key is held down. @param {import("../types").Direction} direction */
  const answer = (direction) => (free && model.facts.mayAnswer ? () => repeat || actions.answer(direction) : null);
  switch (key) {
    case "+":
    case "=":
      return answer("+");
    case "-":
    case "−":
      return answer("-");
    case "ArrowRight":
      return answer(directionTo("right", model.state.token, model.state.n));
    case "ArrowLeft":
      return answer(directionTo("left", model.state.token, model.state.n));
    case " ":
      // On a button, space already presses it.
      return target?.closest("button, summary") ? null : actions.togglePlay;
    case "Enter": {
      // On a button or a link, Enter already presses it.
      const button = target?.closest("button, summary, a") ? null : keyboard.endingButton();
      return button && (() => button.click());
    }
    case "s":
      return model.facts.canStep ? actions.step : () => {};
    case "u":
      return model.facts.canUndo ? actions.undo : () => {};
    case "r":
      return model.facts.canRedo ? actions.redo : () => {};
    case "l":
      return () => keyboard.stepLayer("on", repeat);
    case "L":
      return () => keyboard.stepLayer("back", repeat);
    case "a":
      return () => actions.showLayer(null);
    case "b":
      return model.facts.lines.length > 1 ? () => actions.switchLine(nextLine(model)) : () => {};
    case "k":
      return model.facts.table.rankable ? actions.toggleRanks : () => {};
    case "z":
      return hasLens(model.state.n) ? actions.toggleLens : () => {};
    case "e":
      return model.overlay?.layers === false || model.overlay?.ended ? null : actions.toggleEvaluation;
    case "n":
      return free ? () => keyboard.focusField("n") : null;
    case "m":
      return free ? () => actions.author("write") : null;
    case "f":
      return actions.present;
    case "?":
      return actions.showHelp;
    default:
      return null;
  }
}

/**
 * The action of a key in a record: nobody answers there, so the answer keys go through the rounds.
 * @param {string} key @param {Keyboard} keyboard @param {Model} model @returns {(() => void) | null}
 */
function recordAction(key, { actions }, { facts }) {
  switch (key) {
    case "ArrowRight":
      return facts.canRedo ? actions.redo : () => {};
    case "ArrowLeft":
      return facts.canUndo ? actions.undo : () => {};
    case "Home":
      return () => actions.goTo(0);
    case "End":
      return () => actions.goTo(facts.lineLength);
    default:
      return null;
  }
}

/**
 * Keys that answer, play, and go through a record. While the focus is
 * on the table, they are the table's own even when they do nothing.
 */
const OWN = ["ArrowLeft", "ArrowRight", " ", "Home", "End"];

/**
 * Says whether a key must be hidden from the page around: slides and books turn pages on keys and cannot know what a
 * key meant in the table. On a slide a table with the focus hides all keys; Esc gives them back.
 * @param {KeyboardEvent} event on which the table has not acted @param {HTMLElement} table
 */
export function isKept(event, table) {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (OWN.includes(event.key) || table.hasAttribute("present")) return true;
  const target = event.composedPath()[0];
  if (!(target instanceof Element)) return false;
  if (target.closest("input, select, textarea, dialog")) return true;
  return target.closest("button, summary") !== null && event.key === "Enter";
}
