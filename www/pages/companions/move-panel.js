// @ts-check
/** The turn panel: your turn as a sentence, the form for the move, and the buttons of every game. */

import { freshId } from "../../kit/fresh-id.js";
import { html, nothing, rich } from "../../kit/lit.js";
import { isYours, outcomeText, yourTurn } from "./game-in-words.js";
import { panel } from "./headed-panel.js";
import { words } from "./speaker.js";

/** @import { CompanionActions, CompanionKind, CompanionModel, CompanionPart } from "./types" */

/**
 * @param {CompanionKind} kind @param {CompanionActions} actions @param {CompanionPart} form @returns {CompanionPart}
 */
export function turnPanel(kind, actions, form) {
  const id = freshId("heading");
  return (model) => {
    const { view, error } = model;
    const { heading, sentence } = yourTurn(kind, view);
    const yours = isYours(view);
    return panel(
      id,
      heading,
      html`
        <p class="sentence">${rich(sentence)}</p>
        <p class="outcome">${rich(outcomeText(view))}</p>
        ${yours ? form(model) : nothing}
        <p class="hinted serif" aria-live="polite">${rich(hinted(kind, model))}</p>
        <p class="error" role="alert">${error?.place === "turn" ? error.message : ""}</p>
        ${buttons(model, actions)}
        <input class="link" aria-label=${words.plain("companionLink")} hidden readonly spellcheck="false" @focus=${selected}>`,
      { classes: yours ? "panel turn yours" : "panel turn" },
    );
  };
}

/** @param {CompanionKind} kind @param {CompanionModel} model */
function hinted(kind, { view, hint }) {
  if (!hint || !isYours(view)) return "";
  return words.say("companionHinted", { advice: kind.advice(hint, view), why: kind.why(hint.why, hint, view) });
}

/** @param {CompanionModel} model @param {CompanionActions} actions */
function buttons({ view, copied }, actions) {
  const button = (/** @type {string} */ name, /** @type {() => void} */ act, disabled = false) =>
    html`<button type="button" ?disabled=${disabled} @click=${act}>${name}</button>`;
  const restart = () => actions.newGame({});
  const again = html`<button type="button" class="primary" @click=${restart}>${words.plain("companionPlayAgain")}</button>`;
  return html`
    <div class="row">
      ${view.over ? again : nothing}
      ${view.canStep ? button(words.plain("companionStep"), actions.step) : nothing}
      ${isYours(view) ? button(words.plain("companionHint"), actions.hint) : nothing}
      ${button(words.plain("companionUndo"), actions.undo, !view.canUndo)}
      ${button(words.plain("companionRedo"), actions.redo, !view.canRedo)}
      ${button(words.plain("companionCopyLink"), actions.copyLink)}
      <span class="note" role="status">${copied ? words.plain(copied) : ""}</span>
    </div>`;
}

/** @param {FocusEvent} event */
function selected({ currentTarget }) {
  /** @type {HTMLInputElement} */ (currentTarget).select();
}
