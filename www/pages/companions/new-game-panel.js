// @ts-check
/** The panel for a new game, and for who plays first and second. */

import { options, textIn } from "../../kit/fields.js";
import { freshId } from "../../kit/fresh-id.js";
import { html } from "../../kit/lit.js";
import { panel } from "../../table/companion/headed-panel.js";
import { limits } from "../../text/say/companions/companions.js";
import { words } from "./speaker.js";

/** @import { CompanionActions, CompanionPart, Player, Seat } from "../../table/companion/types" */
/**
 * A field of a new game: its name in links, its label, a note on allowed values, and its width in characters.
 * @typedef {{name: string, label: string, note: string, width: number}} GameField
 */

/** The players for a seat, by their ids in links. */
const PLAYERS = /** @type {const} */ ([
  ["human", "companionPlayerHuman"],
  ["perfect", "companionPlayerPerfect"],
  ["random", "companionPlayerRandom"],
]);

/** @param {GameField[]} ofGame @param {CompanionActions} actions @returns {CompanionPart} */
export function playersPanel(ofGame, actions) {
  const id = freshId("heading");
  const seats = /** @type {const} */ ([0, 1]).map((seat) => ({ seat, id: freshId("seat") }));
  const players = PLAYERS.map(([value, name]) => /** @type {const} */ ([value, words.plain(name)]));
  const seed = { name: "seed", label: words.plain("companionSeed"), note: words.plain("companionSeedNote"), width: 10 };
  const fields = [...ofGame, seed].map((one) => ({ ...one, id: freshId(one.name) }));
  const start = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    actions.newGame(/** @type {Record<string, string>} */ (Object.fromEntries(new FormData(form))));
  };

  const setPlayer = (/** @type {Seat} */ seat, /** @type {Event} */ event) =>
    actions.setPlayer(seat, /** @type {Player} */ (textIn(event)));

  /** @param {{seat: Seat, id: string}} of @param {Player} player */
  const seatRow = ({ seat, id: select }, player) => html`
    <div class="row seat-row">
      <label for=${select}>${words.plain(`companionSeat${seat}`)}</label>
      <select id=${select} @change=${(/** @type {Event} */ event) => setPlayer(seat, event)}>
        ${options(players, player)}
      </select>
    </div>`;

  /** The text being typed stays until the game itself changes. @param {typeof fields[number]} of @param {string} value @param {boolean} hidden */
  const startField = ({ id: input, name, label, note, width }, value, hidden) => html`
    <div class="field" .style=${`inline-size: min(100%, ${width + 4}ch)`} ?hidden=${hidden}>
      <label for=${input}>${label}</label>
      <input id=${input} name=${name} autocomplete="off" spellcheck="false" title=${note} .value=${value}>
    </div>`;

  return ({ view, error }) => {
    /** @type {Record<string, string>} */
    const values = { ...Object.fromEntries(view.start), seed: String(view.seed) };
    const isHidden = (/** @type {string} */ name) => name === "seed" && !view.players.includes("random");
    return panel(
      id,
      words.plain("companionPlayers"),
      html`
        ${seats.map((one) => seatRow(one, view.players[one.seat]))}
        <form class="row new-game" novalidate @submit=${start}>
          ${fields.map((one) => startField(one, values[one.name] ?? "", isHidden(one.name)))}
          <button class="primary">${words.plain("companionNewGame")}</button>
        </form>
        <p class="error" role="alert">${error?.place === "players" ? error.message : ""}</p>
        <p class="note">${limits(words, ofGame)}</p>`,
      { classes: "panel players" },
    );
  };
}
