// @ts-check
/** Your turn as a sentence, with the two directions for a human Derek and the magnitude for a human Magnus. */

import { formatNumber } from "../words/names.js";
import { landingLabel, landingText, yourTurn } from "../words/turn.js";
import { freshId, h, icon, section, setAttribute, setRichText, setText } from "./dom.js";

/** @import { Actions, CoreState, Landing, Panel, Table } from "../types" */

const CLOCKWISE = "M12 5V1l5 5-5 5V7a6 6 0 1 0 6 6h2a8 8 0 1 1-8-8z";
const COUNTER_CLOCKWISE = "M12 5V1L7 6l5 5V7a6 6 0 1 1-6 6H4a8 8 0 1 0 8-8z";

/** @param {Actions} actions @returns {Panel} */
export function turnPanel(actions) {
  const sentence = h("p", { class: "sentence" });
  const error = h("p", { class: "error", role: "alert" });
  const directions = directionButtons(actions);
  const magnitude = magnitudeForm(actions);
  const again = h("button", { type: "button", class: "primary", onclick: () => actions.newGame({}) }, "Play again");
  const { node, title } = section("", sentence, directions.node, magnitude.node, again, error);
  node.classList.add("turn");
  return {
    node,
    update(model) {
      const { state, table, settings } = model;
      const words = yourTurn(state, table, settings.readonly);
      setText(title, words.heading);
      setRichText(sentence, words.sentence);
      directions.update(model);
      magnitude.update(model);
      again.hidden = state.turn !== "over" || settings.readonly;
      setText(error, model.error?.place === "turn" ? model.error.message : "");
      const yours = !settings.readonly && isYours(state, table);
      node.classList.toggle("yours", yours);
    },
  };
}

/** Whether a person has the move. @param {CoreState} state @param {Table} table */
function isYours(state, table) {
  return state.turn === "derek" ? table.derek.human : state.turn === "magnus" && table.magnus.human;
}

/** @param {Actions} actions @returns {Panel} */
function directionButtons(actions) {
  const buttons = /** @type {const} */ (["-", "+"]).map((direction) => {
    const name = h("b");
    const outcome = h("small");
    const picture = icon(direction === "+" ? CLOCKWISE : COUNTER_CLOCKWISE);
    const button = h(
      "button",
      { type: "button", class: "direction", onclick: () => actions.answer(direction), part: "direction" },
      h("span", {}, picture, name),
      outcome,
    );
    return { direction, button, name, outcome };
  });
  const node = h("div", { class: "directions" }, ...buttons.map(({ button }) => button));
  return {
    node,
    update({ state, table, settings }) {
      const landings = !settings.readonly && table.derek.human && state.turn === "derek" ? table.landings : null;
      node.hidden = !landings;
      for (const { direction, button, name, outcome } of buttons) {
        const landing = landings?.find((one) => one.direction === direction);
        if (!landing) continue;
        const magnitude = state.magnitude ?? 0;
        setText(name, `${direction === "+" ? "+" : "−"}${formatNumber(magnitude)}`);
        setText(outcome, landingText(landing));
        setAttribute(button, "aria-label", landingLabel(landing, magnitude));
        button.classList.toggle("new", landing.new);
      }
    },
  };
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
    update({ state, table, look, settings }) {
      node.hidden =
        settings.readonly || !table.magnus.human || state.turn === "derek" || table.end?.kind === "allVisited";
      if (node.hidden) return;
      const wanted = look.considered ?? "";
      if (field.value.trim() !== wanted) field.value = wanted;
      const most = Math.floor(state.n / 2);
      setAttribute(field, "placeholder", `1 to ${formatNumber(most)}`);
      const shown = look.preview ? magnitudeOf(look.preview, state.token, state.n) : null;
      setText(button, wanted && shown !== null ? `Call ${formatNumber(shown)}` : "Call");
      setText(
        outcomes,
        look.preview
          ? previewText(look.preview, shown ?? 0)
          : "Type it, or choose a position on the table: both landings are shown before you call.",
      );
    },
  };
}

/** @param {[Landing, Landing]} landings clockwise first @param {number} token @param {number} n */
function magnitudeOf([plus], token, n) {
  return (plus.position - token + n) % n;
}

/** @param {[Landing, Landing]} landings @param {number} magnitude */
function previewText([plus, minus], magnitude) {
  const shown = formatNumber(magnitude);
  if (plus.position === minus.position) return `±${shown}: ${landingText(plus)}, both ways`;
  return `−${shown}: ${landingText(minus)}\n+${shown}: ${landingText(plus)}`;
}
