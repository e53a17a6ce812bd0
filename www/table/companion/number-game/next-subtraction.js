// @ts-check
/** The form of the next move: the number that becomes smaller, and the multiple of the other that it loses. */

import { options, textIn } from "../../../kit/fields.js";
import { freshId } from "../../../kit/fresh-id.js";
import { html, live } from "../../../kit/lit.js";
import { hintText, leaves, loses } from "../../../text/say/companions/number-game.js";
import { isYours } from "../game-in-words.js";

/** @import { Speaker } from "../../../text/types" */
/** @import { CompanionActions, CompanionModel, CompanionPart, PairPosition } from "../types" */

const NUMBERS = /** @type {const} */ ([
  ["a", "A"],
  ["b", "B"],
]);

/** Content of the form: the number to make smaller, and the multiple as typed. */
const EMPTY = { from: "a", times: "" };

/** @param {Speaker} words @param {CompanionActions} actions @returns {CompanionPart} */
export function subtractionForm(words, actions) {
  const [from, times] = [freshId("from"), freshId("times")];
  let choice = EMPTY;
  /** The position that something has been chosen for. */
  let shown = "";

  const written = () => `${choice.from}${choice.times.trim()}`;
  const choose = (/** @type {Partial<typeof choice>} */ change) => {
    choice = { ...choice, ...change };
    actions.consider(choice.times.trim() ? written() : null);
  };
  const make = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    actions.make(written());
  };

  /** Empties the form for a new position, and takes over what is considered elsewhere. @param {CompanionModel} model */
  function settle({ view, considered }) {
    const { a, b, fromA } = /** @type {PairPosition} */ (view.position);
    const game = `${view.moves.length} ${a} ${b}`;
    if (game !== shown) choice = { ...EMPTY, from: fromA ? "a" : "b" };
    shown = game;
    if (considered === null || considered === written() || !/^[ab]\d+$/.test(considered)) return;
    choice = { from: considered.charAt(0), times: considered.slice(1) };
  }

  return (model) => {
    settle(model);
    const { squares } = /** @type {PairPosition} */ (model.view.position);
    const few = squares === "0" || squares === "1";
    return html`
      <form novalidate @submit=${make}>
        <div class="row">
          <label for=${from}>${words.plain("numbersFrom")}</label>
          <select id=${from} @change=${(/** @type {Event} */ event) => choose({ from: textIn(event) })}>
            ${options(NUMBERS, choice.from)}
          </select>
          <label for=${times}>${words.plain("numbersTake")}</label>
          <input
            id=${times}
            inputmode="numeric"
            autocomplete="off"
            class="short"
            placeholder=${few ? "1" : words.plain("numbersUpTo", { most: words.number(squares) })}
            .value=${live(choice.times)}
            @input=${(/** @type {Event} */ event) => choose({ times: textIn(event) })}>
          <span>${words.plain("numbersTimes", { name: choice.from === "a" ? "B" : "A" })}</span>
          <button class="primary">${words.plain("numbersSubtract")}</button>
        </div>
        <p class="note" aria-live="polite">${outcome(words, model)}</p>
      </form>`;
  };
}

/** @param {Speaker} words @param {CompanionModel} model */
function outcome(words, { view, quiet, considered, preview }) {
  if (preview && considered !== null && !quiet) return previewText(words, /** @type {PairPosition} */ (preview));
  return hintText(words, /** @type {PairPosition} */ (view.position).squares);
}

/** @param {Speaker} words @param {PairPosition} after */
function previewText(words, { a, b, shape, spent }) {
  if (spent) return loses(words, spent, { A: a, B: b }[spent]);
  return shape ? leaves(words, a, b, shape) : "";
}

/**
 * Arrow keys go from multiple to multiple, Enter subtracts.
 * @param {KeyboardEvent} event
 * @param {CompanionModel} model
 * @param {CompanionActions} actions
 */
export function subtractionKey(event, { view, considered }, actions) {
  if (!isYours(view)) return false;
  if (event.key === "Enter" && considered !== null) {
    actions.make(considered);
    return true;
  }
  const step = { ArrowRight: 1n, ArrowLeft: -1n }[event.key];
  if (!step) return false;
  const { fromA, squares } = /** @type {PairPosition} */ (view.position);
  const large = fromA ? "a" : "b";
  // The typed text may be anything.
  const [, times = "0"] = /^[ab](\d+)$/.exec(considered?.startsWith(large) ? considered : "") ?? [];
  const now = BigInt(times);
  const most = squares === "0" ? 1n : BigInt(squares);
  const next = now + step;
  actions.consider(`${large}${next < 1n ? most : next > most ? 1n : next}`);
  return true;
}
