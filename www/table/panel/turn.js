// @ts-check
/** Your turn as a sentence, with the two directions for a human Derek and the magnitude for a human Magnus. */

import { freshId, h, icon, section, setAttribute, setRichText, setText } from "../../kit/dom.js";
import { formatNumber } from "../../kit/numbers.js";
import { lossText, valueText } from "../words/evaluation.js";
import { landingLabel, landingText, yourTurn } from "../words/turn.js";
import { refusals } from "./refusals.js";
import { waitRow } from "./wait.js";

/** @import { Actions, GameState, Direction, RatedPosition, Landing, Panel, GameFacts } from "../types" */

const CLOCKWISE = "M12 5V1l5 5-5 5V7a6 6 0 1 0 6 6h2a8 8 0 1 1-8-8z";
const COUNTER_CLOCKWISE = "M12 5V1L7 6l5 5V7a6 6 0 1 1-6 6H4a8 8 0 1 0 8-8z";

/** @param {Actions} actions @returns {Panel} */
export function turnPanel(actions) {
  const sentence = h("p", { class: "sentence" });
  const refused = refusals(actions);
  const directions = directionButtons(actions);
  const magnitude = magnitudeForm(actions);
  const again = h("button", { type: "button", class: "primary", onclick: () => actions.newGame({}) }, "Play again");
  const wait = waitRow(actions);
  const { node, title } = section("", sentence, wait.node, directions.node, magnitude.node, again);
  node.classList.add("turn");
  node.prepend(refused.node);
  return {
    node,
    update(model) {
      const { state, facts, settings, overlay } = model;
      const words = yourTurn(state, facts, settings.readonly);
      const said = overlay?.sentence;
      setText(title, words.heading);
      // Where nobody moves, a sentence of the page needs no heading; the round stands beside the timeline.
      title.hidden = said !== undefined && settings.readonly;
      setRichText(sentence, said ?? words.sentence);
      // Where a computer waits, there is nothing else to be said.
      sentence.hidden = model.solving?.forPlayer === true;
      wait.update(model);
      directions.update(model);
      magnitude.update(model);
      again.hidden = state.turn !== "over" || settings.readonly;
      refused.update(model);
      const yours = !settings.readonly && isYours(state, facts);
      node.classList.toggle("yours", yours);
    },
  };
}

/** Whether a person has the move. @param {GameState} state @param {GameFacts} facts */
function isYours(state, facts) {
  return facts.mayAnswer || (facts.mayCall && state.turn !== "over");
}

/** @param {Actions} actions @returns {Panel} */
function directionButtons(actions) {
  const buttons = /** @type {const} */ (["-", "+"]).map((direction) => {
    const name = h("b");
    const outcome = h("small");
    const worth = h("small", { class: "worth" });
    const picture = icon(direction === "+" ? CLOCKWISE : COUNTER_CLOCKWISE);
    const button = h(
      "button",
      { type: "button", class: "direction", onclick: () => actions.answer(direction), part: "direction" },
      h("span", {}, picture, name),
      outcome,
      worth,
    );
    return { direction, button, name, outcome, worth };
  });
  const node = h("div", { class: "directions" }, ...buttons.map(({ button }) => button));
  return {
    node,
    update({ state, facts, settings, evaluation }) {
      const landings = !settings.readonly && facts.mayAnswer ? facts.landings : null;
      node.hidden = !landings;
      for (const { direction, button, name, outcome, worth } of buttons) {
        const landing = landings?.find((one) => one.direction === direction);
        if (!landing) continue;
        const magnitude = state.magnitude ?? 0;
        setText(name, `${direction === "+" ? "+" : "−"}${formatNumber(magnitude)}`);
        setText(outcome, landingText(landing));
        const outlook = answerWorth(evaluation.now, magnitude, direction);
        setText(worth, outlook.replace(/^.*, /, ""));
        worth.hidden = outlook === "";
        const label = [landingLabel(landing, magnitude), outlook.replace(" · ", ", ")];
        setAttribute(button, "aria-label", label.filter(Boolean).join(", "));
        button.classList.toggle("new", landing.new);
      }
    },
  };
}

/** What an answer is worth: "12 positions in the end, 9 rounds to go · best"; "" unless that is shown. @param {RatedPosition | null} now @param {number} magnitude @param {Direction} direction */
function answerWorth(now, magnitude, direction) {
  const index = direction === "+" ? 0 : 1;
  const value = now?.calls[magnitude - 1]?.answers[index];
  const loss = now?.answerLosses?.[index];
  return value && loss ? `${valueText(value)} · ${lossText(loss, "derek")}` : "";
}

/** @param {Actions} actions @returns {Panel} */
function magnitudeForm(actions) {
  const id = freshId("magnitude");
  const field = h("input", {
    id,
    class: "magnitude",
    inputmode: "numeric",
    autocomplete: "off",
    oninput: () => actions.preview(field.value.trim() || null),
  });
  const button = h("button", { class: "primary" }, "Call");
  const outcomes = h("p", { class: "outcomes", "aria-live": "polite" });
  const onsubmit = (/** @type {Event} */ event) => {
    event.preventDefault();
    actions.call(field.value);
  };
  const row = h("div", { class: "row" }, h("label", { for: id }, "Magnitude ℓ"), field, button);
  const node = h("form", { class: "call", novalidate: true, onsubmit }, row, outcomes);
  return {
    node,
    update({ facts, look, settings, evaluation }) {
      node.hidden = settings.readonly || !facts.mayCall;
      if (node.hidden) return;
      const wanted = look.considered ?? "";
      if (field.value.trim() !== wanted) field.value = wanted;
      setAttribute(field, "placeholder", `1 to ${formatNumber(facts.maxMagnitude)}`);
      const shown = look.preview?.[0].magnitude ?? null;
      setText(button, wanted && shown !== null ? `Call ${formatNumber(shown)}` : "Call");
      setText(
        outcomes,
        look.preview
          ? previewText(look.preview, shown ?? 0) + callWorth(evaluation.now, shown ?? 0)
          : "Type it, or choose a position on the table: both landings are shown before you call.",
      );
    },
  };
}

/** What a call is worth, in a line of its own; "" unless that is shown. @param {RatedPosition | null} now @param {number} magnitude */
function callWorth(now, magnitude) {
  const call = now?.calls[magnitude - 1];
  return call ? `\nWorth ${valueText(call.value)} · ${lossText(call.loss, "magnus")}` : "";
}

/** @param {[Landing, Landing]} landings @param {number} magnitude */
function previewText([plus, minus], magnitude) {
  const shown = formatNumber(magnitude);
  if (plus.position === minus.position) return `±${shown}: ${landingText(plus)}, both ways`;
  return `−${shown}: ${landingText(minus)}\n+${shown}: ${landingText(plus)}`;
}
