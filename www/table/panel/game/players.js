// @ts-check
/** Players with menus to change them, and the form for a new game. Loaded after the table. */

import { freshId } from "../../../kit/fresh-id.js";
import { html, live, render } from "../../../kit/lit.js";
import "../../../text/say/table/apart.js";
import "../../../text/say/table/comments.js";
import "../../../text/say/table/folds.js";
import { playerChoice, playerText } from "../../../text/say/table/players.js";
import "../../../text/say/table/position.js";

/** @import { Actions, Catalogue, Choice, Part, Player, Speaker } from "../../types" */

/** The id of a person. */
const HUMAN = "human";

/**
 * @param {Speaker} words @param {Actions} actions @param {Catalogue} catalogue @param {() => number} freshSeed
 * @returns {Part}
 */
export function playersPart(words, actions, catalogue, freshSeed) {
  const magnus = seatRow("magnus", words, peopleFirst(catalogue.magnus), actions);
  const derek = seatRow("derek", words, peopleFirst(catalogue.derek), actions);
  const size = numberField("n", words.plain("sizeField"), sizeTitle(words, catalogue));
  const seed = numberField("seed", words.plain("seedField"), words.plain("seedTitle"));
  return ({ state, facts, settings: { readonly } }) => {
    const hasSeed = facts.magnus.seeded || facts.derek.seeded;
    const begin = (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const typed = new FormData(/** @type {HTMLFormElement} */ (event.currentTarget));
      const [n, ofForm] = [String(typed.get("n")), String(typed.get("seed"))];
      const keepsSeed = !hasSeed || ofForm !== String(facts.seed);
      actions.newGame({ n, seed: keepsSeed ? ofForm : freshSeed() });
    };
    const about = [playerText(words, "magnus", facts.magnus), playerText(words, "derek", facts.derek)].join(" ");
    return html`
      ${magnus(facts.magnus.id, readonly)}
      ${derek(facts.derek.id, readonly)}
      <form class="row new-game" novalidate ?hidden=${readonly} @submit=${begin}>
        ${size(state.n)}
        ${seed(facts.seed, !hasSeed)}
        <button class="primary">${words.plain("newGame")}</button>
      </form>
      <p class="note">${about}</p>
      <button
        type="button"
        class="plain play-apart"
        ?hidden=${readonly || !(facts.magnus.human && facts.derek.human)}
        @click=${() => actions.playApart()}
      >${words.plain("apartStart")}</button>
      <button
        type="button"
        class="plain annotate"
        title=${words.plain("commentStartTitle")}
        ?hidden=${readonly}
        @click=${() => actions.author("write")}
      >${words.plain("commentStart")}</button>
      <button
        type="button"
        class="plain set-up"
        ?hidden=${readonly}
        @click=${() => actions.author("setUp")}
      >${words.plain("positionStart")}</button>`;
  };
}

/** The list with the person first. @param {Choice[]} choices */
const peopleFirst = (choices) => [...choices].sort((a, b) => Number(b.id === HUMAN) - Number(a.id === HUMAN));

/** @param {Speaker} words @param {Catalogue} catalogue */
const sizeTitle = (words, { minN: least, maxN: most }) => words.plain("sizeTitle", { least, most });

/**
 * A menu of players, with a field for the list of a scripted one.
 * @param {Player} player @param {Speaker} words @param {Choice[]} choices @param {Pick<Actions, "setPlayer">} actions
 */
function seatRow(player, words, choices, actions) {
  const id = freshId(player);
  const options = choices.map((choice) => playerChoice(words, player, choice));
  const choose = (/** @type {Event} */ { target }) =>
    actions.setPlayer(player, /** @type {HTMLSelectElement} */ (target).value);
  /** @param {string} current the id of the player, with a list after ":" */
  return (current, isHidden = false) => {
    const [base = "", list = ""] = current.split(":");
    const scripted = choices.find((choice) => choice.script === base);
    const chosen = scripted?.id ?? current;
    const script = (/** @type {Event} */ { target }) =>
      actions.setPlayer(player, `${base}:${/** @type {HTMLInputElement} */ (target).value.trim()}`);
    const option = (/** @type {typeof options[number]} */ { id: value, name, about }) =>
      html`<option value=${value} title=${about} .selected=${live(value === chosen)}>${name}</option>`;
    // Text being typed stays until the list itself has changed.
    return html`
      <div class="row seat-row" ?hidden=${isHidden}>
        <label for=${id}>${words.plain(player === "magnus" ? "seatMagnus" : "seatDerek")}</label>
        <select id=${id} @change=${choose}>${options.map(option)}</select>
        <input
          aria-label=${words.plain(player === "magnus" ? "listMagnus" : "listDerek")}
          autocomplete="off"
          .value=${list}
          ?hidden=${!scripted}
          @change=${script}
        />
      </div>`;
  };
}

/**
 * The same menu for a page that builds its form by hand.
 * @param {Player} player @param {Speaker} words @param {Choice[]} choices @param {Pick<Actions, "setPlayer">} actions
 */
export function seat(player, words, choices, actions) {
  const row = seatRow(player, words, choices, actions);
  const place = document.createDocumentFragment();
  const show = (/** @type {string} */ current) => render(row(current), place);
  show("");
  return { node: /** @type {HTMLElement} */ (place.firstElementChild), show };
}

/**
 * A number field that keeps the typed text until the game itself changes the number.
 * @param {string} name @param {string} label @param {string} title
 */
function numberField(name, label, title) {
  const id = freshId(name);
  return (/** @type {number} */ value, isHidden = false) => html`
    <div class="field ${name}" ?hidden=${isHidden}>
      <label for=${id}>${label}</label>
      <input id=${id} name=${name} inputmode="numeric" autocomplete="off" title=${title} .value=${String(value)} />
    </div>`;
}
