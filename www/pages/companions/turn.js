// @ts-check
/** Your turn as a sentence, the form in which a move is chosen, and the buttons that every game has. */

import { copyButton, selectedOnFocus } from "../../kit/copy.js";
import { h, section, setRichText, setText } from "../../kit/dom.js";
import { isYours, outcomeText, yourTurn } from "./words.js";

/** @import { Actions, Kind, Panel } from "./types" */

/** @param {Kind} kind @param {Actions} actions @param {Panel} form @param {() => string} address @returns {Panel} */
export function turnPanel(kind, actions, form, address) {
  const sentence = h("p", { class: "sentence" });
  const outcome = h("p", { class: "outcome" });
  const hinted = h("p", { class: "hinted serif", "aria-live": "polite" });
  const error = h("p", { class: "error", role: "alert" });
  const button = (/** @type {string} */ name, /** @type {() => void} */ onclick) =>
    h("button", { type: "button", onclick }, name);
  const hint = button("Hint", actions.hint);
  const step = button("Step", actions.step);
  const undo = button("Undo", actions.undo);
  const redo = button("Redo", actions.redo);
  const again = button("Play again", () => actions.newGame({}));
  again.classList.add("primary");
  const field = selectedOnFocus(h("input", { class: "link", "aria-label": "Link of the game", hidden: true }));
  const copy = copyButton("Copy link", field);
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
      const words = yourTurn(kind, view);
      setText(title, words.heading);
      setRichText(sentence, words.sentence);
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
        advice && yours ? `**Hint:** ${kind.advice(advice, view)} ${kind.why(advice.why, advice, view)}` : "",
      );
      setText(error, model.error?.place === "turn" ? model.error.message : "");
    },
  };
}
