// @ts-check
/** The turn panel: your turn as a sentence, the form for the move, and the buttons of every game. */

import { freshId } from "../../kit/fresh-id.js";
import { html, nothing, renderMarks } from "../../kit/lit.js";
import { isYours, outcomeText, yourTurn } from "./game-in-words.js";
import { panel } from "./headed-panel.js";

/** @import { Speaker } from "../../text/types" */
/** @import { CompanionActions, CompanionKind, CompanionModel, CompanionPart } from "./types" */

/**
 * The turn as a panel of its own.
 * @param {CompanionKind} kind @param {CompanionActions} actions @param {CompanionPart} form @returns {CompanionPart}
 */
export function turnPanel(kind, actions, form) {
  const id = freshId("heading");
  const content = turn(kind, actions, form);
  return (model) => {
    const classes = isYours(model.view) ? "panel turn yours" : "panel turn";
    return panel(id, yourTurn(kind, model.view).heading, content(model), { classes });
  };
}

/**
 * Builds the rows below the heading of the panel.
 * @param {CompanionKind} kind @param {CompanionActions} actions @param {CompanionPart} form @returns {CompanionPart}
 */
export function turn(kind, actions, form) {
  const { words } = kind;
  return (model) => {
    const { view, quiet, error } = model;
    const { sentence } = yourTurn(kind, view);
    return html`
      <p class="sentence">${renderMarks(sentence)}</p>
      <p class="outcome">${quiet ? nothing : renderMarks(outcomeText(words, view))}</p>
      ${isYours(view) ? form(model) : nothing}
      <p class="hinted serif" aria-live="polite">${renderMarks(hinted(kind, model))}</p>
      <p class="error" role="alert">${error?.place === "turn" ? error.message : ""}</p>
      ${buttons(words, model, actions)}`;
  };
}

/** @param {CompanionKind} kind @param {CompanionModel} model */
function hinted(kind, { view, hint }) {
  if (!hint || !isYours(view)) return "";
  return kind.words.say("companionHinted", { advice: kind.advice(hint, view), why: kind.why(hint.why, hint, view) });
}

/** @param {Speaker} words @param {CompanionModel} model @param {CompanionActions} actions */
function buttons(words, { view, quiet }, actions) {
  const { reveal } = actions;
  const button = (/** @type {string} */ name, /** @type {() => void} */ act, disabled = false) =>
    html`<button type="button" ?disabled=${disabled} @click=${act}>${name}</button>`;
  const restart = () => actions.newGame({});
  const again = html`<button type="button" class="primary" @click=${restart}>${words.plain("companionPlayAgain")}</button>`;
  return html`
    <div class="row">
      ${view.over && reveal ? again : nothing}
      ${view.canStep ? button(words.plain("companionStep"), actions.step) : nothing}
      ${isYours(view) && reveal ? button(words.plain("companionHint"), actions.hint) : nothing}
      ${reveal && quiet && !view.over ? button(words.plain("companionWho"), reveal) : nothing}
      ${button(words.plain("companionUndo"), actions.undo, !view.canUndo)}
      ${button(words.plain("companionRedo"), actions.redo, !view.canRedo)}
    </div>`;
}
