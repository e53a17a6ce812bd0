// @ts-check
/** The form of a tournament: tables, players and seeds. */

import { plainNumber } from "../../kit/grouped-numbers.js";
import { html, live, render } from "../../kit/lit.js";
import { typedNumber } from "../../kit/sentences.js";
import { pageSpeaker } from "../../text/page-speaker.js";
import { badSeeds } from "../../text/say/site/lab.js";
import { playerChoice } from "../../text/say/table/players.js";
import { words } from "./speaker.js";

/** @import { Catalogue, Choice } from "../../table/types" */
/** @import { TournamentChoice } from "./worker.js" */

const MOST_SEEDS = 20;
/** The first choice: a strong pair of layer strategies, and three ways to answer. */
const FIRST = { magnus: ["layers", "balanced"], derek: ["hoarder", "protector", "random"] };

/** A fault of the form, and its field. */
export class Refusal extends Error {
  /** @param {string} message @param {string} [field] the field's name */
  constructor(message, field) {
    super(message);
    this.field = field;
  }
}

/**
 * The strategies that can take part: all except those whose moves come from a person or a list.
 * @param {Choice[]} choices
 */
export function entrants(choices) {
  return choices.filter(({ id, script }) => id !== "human" && script === null);
}

/** A number in groups of three, as English writes it and as a list of several numbers may look. */
const GROUPS = /(?<!\d)\d{1,3}(?:,\d{3})+(?!\d)/g;

/**
 * The list with the digits of each number. Where a comma makes groups it also stands between numbers: a list with groups is
 * refused if it cannot be a list of tables.
 * @param {string} list
 */
export function plainTables(list) {
  for (const [typed] of list.matchAll(GROUPS)) {
    if (typed.split(",").some((number) => /^(0|1$)/.test(number))) {
      throw new Refusal(words.plain("labGroups", { typed, plain: typed.replaceAll(",", "") }), "n");
    }
  }
  return list.replaceAll(/(?<![\d.])\d{1,3}(?:\.\d{3})+(?![\d.])/g, (number) => plainNumber(words, number));
}

/** Connects the form. @param {HTMLFormElement} form @param {Catalogue} catalogue */
export function tournamentForm(form, catalogue) {
  const tables = field(form, "n");
  const seeds = field(form, "seeds");
  const magnus = players(form, "magnus", catalogue.magnus);
  const derek = players(form, "derek", catalogue.derek);
  magnus.choose(FIRST.magnus);
  derek.choose(FIRST.derek);
  return {
    /** @returns {TournamentChoice} the choice; throws a Refusal. The core checks n. */
    read() {
      const wanted = typedNumber(seeds.value) ?? 0;
      if (wanted < 1 || wanted > MOST_SEEDS) {
        throw new Refusal(badSeeds(words, MOST_SEEDS, seeds.value.trim()), "seeds");
      }
      tables.value = plainTables(tables.value);
      if (tables.value.trim() === "") throw new Refusal(words.plain("labNoTables"), "n");
      if (magnus.chosen().length === 0) throw new Refusal(words.plain("labNoMagnus"));
      if (derek.chosen().length === 0) throw new Refusal(words.plain("labNoDerek"));
      return { n: tables.value.trim(), magnus: magnus.chosen(), derek: derek.chosen(), seeds: wanted };
    },
    /**
     * Fills the form from an address; fields not named keep their values.
     * @param {ReturnType<typeof import("./address.js").readAddress>} named
     */
    fill(named) {
      if (named.n !== undefined) tables.value = named.n;
      if (named.seeds !== undefined) seeds.value = named.seeds;
      if (named.magnus) magnus.choose(named.magnus);
      if (named.derek) derek.choose(named.derek);
    },
    /** Marks the field of a refusal; without a name none. @param {string} [name] */
    mark(name) {
      for (const input of [tables, seeds]) markInvalid(input, input.name === name);
    },
  };
}

/** @param {HTMLInputElement} input @param {boolean} isWrong */
export function markInvalid(input, isWrong) {
  if (isWrong) input.setAttribute("aria-invalid", "true");
  else input.removeAttribute("aria-invalid");
}

/** @param {HTMLFormElement} form @param {string} name */
function field(form, name) {
  return /** @type {HTMLInputElement} */ (form.elements.namedItem(name));
}

/**
 * The players of one seat: a box for each, and one for all of them.
 * @param {HTMLFormElement} form
 * @param {"magnus" | "derek"} seat
 * @param {Choice[]} choices
 */
function players(form, seat, choices) {
  const details = /** @type {HTMLDetailsElement} */ (form.querySelector(`#${seat}`));
  const fieldset = /** @type {HTMLFieldSetElement} */ (details.querySelector("fieldset"));
  const count = /** @type {HTMLElement} */ (details.querySelector(".count"));
  const all = entrants(choices).map((choice) => playerChoice(pageSpeaker(), seat, choice));
  /** The ids of the chosen ones, in the order of all. @type {string[]} */
  let chosen = [];
  const choose = (/** @type {string[]} */ ids) => {
    chosen = all.map(({ id }) => id).filter((id) => ids.includes(id));
    render(words.plain("labChosen", { chosen: chosen.length, all: all.length }), count);
    render(boxes(seat, all, chosen, choose), fieldset);
  };
  // Above the results, on a narrow screen, the lists would push these off the first screen.
  details.open = matchMedia("(width >= 900px)").matches;
  return { chosen: () => chosen, choose };
}

/**
 * @param {string} seat
 * @param {{id: string, name: string, about: string}[]} all
 * @param {string[]} chosen
 * @param {(ids: string[]) => void} choose
 */
const boxes = (seat, all, chosen, choose) => html`
<label class="all">
  <input
    type="checkbox"
    .checked=${live(chosen.length === all.length)}
    .indeterminate=${chosen.length > 0 && chosen.length < all.length}
    @change=${(/** @type {Event} */ event) => choose(isChecked(event) ? all.map(({ id }) => id) : [])}
  >${words.plain("labAll")}
</label>
${all.map(
  ({ id, name, about }) => html`
<label title=${about}>
  <input
    type="checkbox"
    name=${seat}
    value=${id}
    .checked=${live(chosen.includes(id))}
    @change=${(/** @type {Event} */ event) =>
      choose(isChecked(event) ? [...chosen, id] : chosen.filter((other) => other !== id))}
  >${name}
</label>`,
)}`;

/** @param {Event} event of a box */
const isChecked = ({ currentTarget }) => /** @type {HTMLInputElement} */ (currentTarget).checked;
