// @ts-check
/** Keyboard shortcuts, which work only while the game has the focus, and the list of them. */

import { html } from "../../kit/lit.js";
import "../../text/say/companions/companions.js";

/** @import { CompanionActions, CompanionKind, CompanionModel } from "./types" */

/** The keys of every game, in their order. */
const KEYS = /** @type {const} */ ([
  ["h", "companionKeyHint"],
  ["u", "companionKeyUndo"],
  ["r", "companionKeyRedo"],
  ["s", "companionKeyStep"],
  ["n", "companionKeyNew"],
  ["?", "companionKeyHelp"],
  ["Esc", "companionKeyLeave"],
]);

/**
 * Builds the handler of the keys pressed in a game.
 * @param {{kind: CompanionKind, actions: CompanionActions, model: () => CompanionModel | null,
 *   newGame?: () => void, help: () => void}} game `newGame` is left out where there is no new game, nor a key for one
 * @returns {(event: KeyboardEvent) => void}
 */
export function keyHandler({ kind, actions, model, newGame, help }) {
  return (event) => {
    const now = model();
    if (!now || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = /** @type {Element} */ (event.target);
    if (target.closest("dialog")) return;
    if (event.key === "Escape") return /** @type {HTMLElement} */ (target).blur();
    if (target.closest("input, select, textarea")) return;
    const act = sharedAction(event.key, now.view, actions, newGame, help);
    if (act) act();
    else if (usesKey(target, event.key) || !kind.key?.(event, now, actions)) return;
    event.preventDefault();
  };
}

/**
 * True if an element in the game uses the key itself: Enter presses, arrows scroll or read.
 * @param {Element} target
 * @param {string} key
 */
function usesKey(target, key) {
  return target.closest(key === "Enter" ? "button, a, summary, canvas, .scroller" : "canvas, .scroller") !== null;
}

/**
 * @param {string} key
 * @param {import("./types").ShownGame} view
 * @param {CompanionActions} actions
 * @param {(() => void) | undefined} newGame
 * @param {() => void} help
 */
function sharedAction(key, view, actions, newGame, help) {
  switch (key) {
    case "h":
      return actions.hint;
    case "u":
      return view.canUndo ? actions.undo : () => {};
    case "r":
      return view.canRedo ? actions.redo : () => {};
    case "s":
      return view.canStep ? actions.step : () => {};
    case "n":
      return newGame ?? null;
    case "?":
      return help;
    default:
      return null;
  }
}

/** @param {CompanionKind} kind @param {string} [without] keys that are of no use here */
export function helpDialog(kind, without = "") {
  const { words } = kind;
  const shared = KEYS.filter(([key]) => !without.includes(key)).map(
    ([key, what]) => /** @type {const} */ ([key, words.plain(what)]),
  );
  const rows = [...kind.shortcuts, ...shared];
  return html`
    <dialog aria-label=${words.plain("companionShortcuts")}>
      <h2>${words.plain("companionShortcuts")}</h2>
      <dl>${rows.map(([keys, what]) => html`<div><dt>${keys}</dt><dd>${what}</dd></div>`)}</dl>
      <p class="note">${words.plain("companionWhileFocus")}</p>
      <form method="dialog"><button class="primary">${words.plain("companionClose")}</button></form>
    </dialog>`;
}
