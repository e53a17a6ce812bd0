// @ts-check
/** The panel for a new game, and for who plays first and second. */

import { freshId, h, section, setText } from "../../kit/dom.js";
import { limits } from "../../text/say/companions.js";
import { words } from "./words.js";

/** @import { Actions, Kind, Panel, Player, Seat } from "./types" */

/** The players for a seat, by their ids in links. */
const PLAYERS = /** @type {const} */ ([
  ["human", "companionPlayerHuman"],
  ["perfect", "companionPlayerPerfect"],
  ["random", "companionPlayerRandom"],
]);

/** @param {Kind} kind @param {Actions} actions @returns {Panel} */
export function playersPanel(kind, actions) {
  const seats = /** @type {const} */ ([0, 1]).map((seat) => seatRow(seat, actions));
  const fields = [
    ...kind.fields,
    { name: "seed", label: words.plain("companionSeed"), note: words.plain("companionSeedNote"), width: 10 },
  ].map(fieldOf);
  const seed = fields.at(-1);
  const error = h("p", { class: "error", role: "alert" });
  const start = h("button", { class: "primary" }, words.plain("companionNewGame"));
  const onsubmit = (/** @type {Event} */ event) => {
    event.preventDefault();
    actions.newGame(Object.fromEntries(fields.map(({ name, input }) => [name, input.value])));
  };
  const form = h(
    "form",
    { class: "row new-game", novalidate: true, onsubmit },
    ...fields.map(({ node }) => node),
    start,
  );
  const { node } = section(
    words.plain("companionPlayers"),
    ...seats.map((seat) => seat.node),
    form,
    error,
    h("p", { class: "note" }, limits(words, kind.fields)),
  );
  node.classList.add("players");
  return {
    node,
    update({ view, error: refusal }) {
      for (const seat of seats) seat.show(view.players);
      /** @type {Record<string, string>} */
      const values = { ...Object.fromEntries(view.start), seed: String(view.seed) };
      for (const { name, show } of fields) show(values[name] ?? "");
      if (seed) seed.node.hidden = !view.players.includes("random");
      setText(error, refusal?.place === "players" ? refusal.message : "");
    },
  };
}

/** @param {Seat} seat @param {Actions} actions */
function seatRow(seat, actions) {
  const id = freshId("seat");
  const options = PLAYERS.map(([value, name]) => h("option", { value }, words.plain(name)));
  const onchange = () => actions.setPlayer(seat, /** @type {Player} */ (select.value));
  const select = h("select", { id, onchange }, ...options);
  return {
    node: h("div", { class: "row seat-row" }, h("label", { for: id }, words.plain(`companionSeat${seat}`)), select),
    /** @param {[Player, Player]} players */
    show(players) {
      select.value = players[seat];
    },
  };
}

/**
 * A field that keeps the text being typed until the game itself changes.
 * @param {{name: string, label: string, note: string, width: number}} field
 */
function fieldOf({ name, label, note, width }) {
  const id = freshId(name);
  const input = h("input", { id, name, autocomplete: "off", spellcheck: "false", title: note });
  const node = h("div", { class: "field" }, h("label", { for: id }, label), input);
  node.style.inlineSize = `min(100%, ${width + 4}ch)`;
  let shown = "";
  return {
    name,
    node,
    input,
    /** @param {string} value */
    show(value) {
      if (value === shown) return;
      shown = value;
      input.value = value;
    },
  };
}
