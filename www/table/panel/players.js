// @ts-check
/** The players, with menus to change them, and the form for a new game. */

import { freshId, h, section, setText } from "../../kit/dom.js";
import { aboutPlayer, described } from "../../text/say/players.js";

/** @import { Actions, Catalogue, Choice, Panel, Player, Speaker } from "../types" */

/**
 * @param {Speaker} words @param {Actions} actions @param {Catalogue} catalogue @param {() => number} freshSeed
 * @returns {Panel}
 */
export function playersPanel(words, actions, catalogue, freshSeed) {
  const magnus = seat("magnus", words, catalogue.magnus, actions);
  const derek = seat("derek", words, catalogue.derek, actions);
  const about = h("p", { class: "note" });
  const size = numberField(words.plain("sizeField"), "n");
  const seed = numberField(words.plain("seedField"), "seed");
  const start = h("button", { class: "primary" }, words.plain("newGame"));
  const onsubmit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const keepsSeed = seed.node.hidden || seed.input.value !== seed.shown;
    actions.newGame({ n: size.input.value, seed: keepsSeed ? seed.input.value : freshSeed() });
  };
  const form = h("form", { class: "row new-game", novalidate: true, onsubmit }, size.node, seed.node, start);
  const { node } = section(words.plain("headingPlayers"), magnus.node, derek.node, form, about);
  node.classList.add("players");
  size.input.title = words.plain("sizeTitle", { least: catalogue.minN, most: catalogue.maxN });
  seed.input.title = words.plain("seedTitle");
  return {
    node,
    update({ state, facts, settings }) {
      for (const part of [magnus.node, derek.node, form]) part.hidden = settings.readonly;
      magnus.show(facts.magnus.id);
      derek.show(facts.derek.id);
      setText(about, [aboutPlayer(words, "magnus", facts.magnus), aboutPlayer(words, "derek", facts.derek)].join(" "));
      size.show(String(state.n));
      seed.show(String(facts.seed));
      seed.node.hidden = !(facts.magnus.seeded || facts.derek.seeded);
    },
  };
}

/**
 * A menu of players, with a field for the list of a scripted one.
 * @param {Player} player @param {Speaker} words @param {Choice[]} choices @param {Pick<Actions, "setPlayer">} actions
 */
export function seat(player, words, choices, actions) {
  const id = freshId(player);
  const options = choices.map((choice) => {
    const { name, about } = described(words, player, choice);
    return h("option", { value: choice.id, title: about }, name);
  });
  const select = h("select", { id, onchange: () => actions.setPlayer(player, select.value) }, ...options);
  const onchange = () => actions.setPlayer(player, `${scriptOf(select.value)}:${list.value.trim()}`);
  const list = h("input", {
    "aria-label": words.plain(player === "magnus" ? "listMagnus" : "listDerek"),
    autocomplete: "off",
    onchange,
  });
  // Text being typed stays until the list itself has changed.
  let shown = "";
  const scriptOf = (/** @type {string} */ value) => choices.find((choice) => choice.id === value)?.script ?? "";
  return {
    node: h(
      "div",
      { class: "row seat-row" },
      h("label", { for: id }, words.plain(player === "magnus" ? "seatMagnus" : "seatDerek")),
      select,
      list,
    ),
    /** @param {string} current the id of the player, with a list after ":" */
    show(current) {
      const [base = "", argument = ""] = current.split(":");
      const scripted = choices.find((choice) => choice.script === base);
      select.value = scripted?.id ?? current;
      list.hidden = !scripted;
      if (current === shown) return;
      shown = current;
      list.value = argument;
    },
  };
}

/**
 * A number field that keeps the typed text until the game itself changes the number.
 * @param {string} label @param {string} name
 */
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
