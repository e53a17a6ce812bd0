// @ts-check
/** The turn panel: your turn as a sentence, the form for the move, and the buttons of every game. */

import { copyButton, selectedOnFocus } from "../../kit/copy.js";
import { h, section, setRichText, setText } from "../../kit/dom.js";
import { isYours, outcomeText, words, yourTurn } from "./words.js";

/** @import { Actions, Kind, Panel } from "./types" */

/** @param {Kind} kind @param {Actions} actions @param {Panel} form @param {() => string} address @returns {Panel} */
export function turnPanel(kind, actions, form, address) {
  const sentence = h("p", { class: "sentence" });
  const outcome = h("p", { class: "outcome" });
  const hinted = h("p", { class: "hinted serif", "aria-live": "polite" });
  const error = h("p", { class: "error", role: "alert" });
  const button = (/** @type {string} */ name, /** @type {() => void} */ onclick) =>
    h("button", { type: "button", onclick }, name);
  const hint = button(words.plain("companionHint"), actions.hint);
  const step = button(words.plain("companionStep"), actions.step);
  const undo = button(words.plain("companionUndo"), actions.undo);
  const redo = button(words.plain("companionRedo"), actions.redo);
  const again = button(words.plain("companionPlayAgain"), () => actions.newGame({}));
  again.classList.add("primary");
  const field = selectedOnFocus(
    h("input", { class: "link", "aria-label": words.plain("companionLink"), hidden: true }),
  );
  const copy = copyButton(words.plain("companionCopyLink"), field);
  copy.button.addEventListener(
    "click",
    () => {
      field.value = address();
    },
    { capture: true },
  );
  const buttons = h("div", { class: "row" }, again, step, hint, undo, redo, copy.button, copy.status);
  const { node, title } = section("", sentence, outcome, form.node, hinted, error, buttons, field);
  node.classList.add("turn");
  return {
    node,
    update(model) {
      const { view } = model;
      const { heading, sentence: told } = yourTurn(kind, view);
      setText(title, heading);
      setRichText(sentence, told);
      setRichText(outcome, outcomeText(view));
      const yours = isYours(view);
      node.classList.toggle("yours", yours);
      form.node.hidden = !yours;
      if (yours) form.update(model);
      again.hidden = !view.over;
      hint.hidden = !yours;
      step.hidden = !view.canStep;
      undo.disabled = !view.canUndo;
      redo.disabled = !view.canRedo;
      const { hint: advice } = model;
      setRichText(
        hinted,
        advice && yours
          ? words.say("companionHinted", { advice: kind.advice(advice, view), why: kind.why(advice.why, advice, view) })
          : "",
      );
      setText(error, model.error?.place === "turn" ? model.error.message : "");
    },
  };
}
