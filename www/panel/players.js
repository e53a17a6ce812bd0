// @ts-check
/** Who plays, and how to begin a new game. */

import { formatNumber } from "../words/names.js";
import { freshId, h, section, setText } from "./dom.js";

/** @import { Actions, Catalogue, Choice, Panel, Player } from "../types" */

/** @param {Actions} actions @param {Catalogue} catalogue @param {() => number} freshSeed @returns {Panel} */
export function playersPanel(actions, catalogue, freshSeed) {
  const magnus = seat("magnus", "Magnus", catalogue.magnus, actions);
  const derek = seat("derek", "Derek", catalogue.derek, actions);
  const about = h("p", { class: "note" });
  const error = h("p", { class: "error", role: "alert" });
  const size = numberField("Positions n", "n");
  const seed = numberField("Seed", "seed");
  const start = h("button", { class: "primary" }, "New game");
  const onsubmit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const keepsSeed = seed.node.hidden || seed.input.value !== seed.shown;
    actions.newGame({ n: size.input.value, seed: keepsSeed ? seed.input.value : freshSeed() });
  };
  const form = h("form", { class: "row new-game", novalidate: true, onsubmit }, size.node, seed.node, start);
  const { node } = section("Players and table", magnus.node, derek.node, form, error, about);
  node.classList.add("players");
  size.input.title = `A whole number from ${formatNumber(catalogue.minN)} to ${formatNumber(catalogue.maxN)}`;
  seed.input.title = "The same seed gives the same random game. A new game draws a new seed unless you write one.";
  return {
    node,
    update({ state, table, error: refusal }) {
      setText(error, refusal?.place === "players" ? refusal.message : "");
      magnus.select.value = table.magnus.id;
      derek.select.value = table.derek.id;
      setText(
        about,
        `Magnus, ${table.magnus.name}: ${table.magnus.about} Derek, ${table.derek.name}: ${table.derek.about}`,
      );
      size.show(String(state.n));
      seed.show(String(table.seed));
      seed.node.hidden = !(table.magnus.seeded || table.derek.seeded);
    },
  };
}

/** @param {Player} player @param {string} name @param {Choice[]} choices @param {Actions} actions */
function seat(player, name, choices, actions) {
  const id = freshId(player);
  const options = choices.map((choice) => h("option", { value: choice.id, title: choice.about }, choice.name));
  const select = h("select", { id, onchange: () => actions.setPlayer(player, select.value) }, ...options);
  return { node: h("div", { class: "row seat-row" }, h("label", { for: id }, name), select), select };
}

/** A field that keeps what the person is typing until the game itself changes the number. @param {string} label @param {string} name */
function numberField(label, name) {
  const id = freshId(name);
  const input = h("input", { id, name, inputmode: "numeric", autocomplete: "off" });
  const field = {
    node: h("div", { class: `field ${name}` }, h("label", { for: id }, label), input),
    input,
    shown: "",
    /** @param {string} value */
    show(value) {
      if (value === field.shown) return;
      field.shown = value;
      input.value = value;
    },
  };
  return field;
}
