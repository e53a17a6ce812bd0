// @ts-check
/**
 * The form of the next move: a pile, a prime in it, and the powers of larger primes to add; or the whole move in
 * writing.
 */

import { field, options, textIn } from "../../../kit/fields.js";
import { freshId } from "../../../kit/fresh-id.js";
import { html, live, nothing } from "../../../kit/lit.js";
import { preview as previewed } from "../../../text/say/companions/multivision.js";
import { changesOf, sizeText } from "./multivision-in-words.js";

/** @import { Speaker } from "../../../text/types" */
/** @import { CompanionActions, CompanionModel, CompanionPart, PilesPosition } from "../types" */
/** @import { PileChange } from "./multivision-in-words.js" */

/** The most larger primes with a field each; more share one field for the whole product. */
const MOST_FIELDS = 6;

/**
 * The choice for a move: the pile, the prime, how often, and the product to add. `powers` are the exponents typed into
 * their own fields; the product comes from them.
 * @typedef {{pile: number, prime: number, times: string, product: string, powers: Record<string, string>}} PileChoice
 */

/** Where the field stands within its name. */
const PLACE = "…";

/** The first choice: the first prime, once. @type {PileChoice} */
const FIRST = { pile: 1, prime: 0, times: "1", product: "", powers: {} };

/** @param {Speaker} words @param {CompanionActions} actions @returns {CompanionPart} */
export function moveForm(words, actions) {
  const id = freshId("move");
  let choice = FIRST;
  /** The position that something has been chosen for. */
  let shown = "";

  /** Takes over a move that is considered elsewhere, or begins anew on a new position. @param {CompanionModel} model */
  function settle({ view, considered }) {
    const position = /** @type {PilesPosition} */ (view.position);
    const change = considered === null || considered === choiceText(choice) ? null : onlyChange(changesOf(considered));
    const taken = change && primesIn(position, change.pile).includes(change.prime) ? change : null;
    const game = JSON.stringify([view.moves.length, view.start]);
    if (taken) choice = { ...taken, times: String(taken.times), powers: {} };
    else if (game !== shown) choice = FIRST;
    shown = game;
    choice = closestChoice(choice, position);
  }

  return (model) => {
    settle(model);
    const { view, quiet, written: text, preview } = model;
    const position = /** @type {PilesPosition} */ (view.position);
    const after = /** @type {PilesPosition | null} */ (preview);
    const outcome = after && !quiet ? previewText(words, position, after) : words.plain("pilesChoose");
    const choose = (/** @type {Partial<PileChoice>} */ change) => {
      choice = closestChoice({ ...choice, ...change }, position);
      actions.consider(choiceText(choice));
    };
    const make = (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      actions.make();
    };
    return html`
      <form novalidate @submit=${make}>
        <div class="row division">
          ${chosenFields(words, id, choice, position, choose)}
          ${addedFields(words, id, choice, position, choose)}
        </div>
        <div class="row choice">
          ${field(
            `${id}-text`,
            words.plain("pilesWriting"),
            html`<input
              id="${id}-text"
              autocomplete="off"
              spellcheck="false"
              class="wide"
              placeholder=${choiceText(choice)}
              .value=${live(text)}
              @input=${(/** @type {Event} */ event) => actions.consider(textIn(event))}>`,
            "field writing",
          )}
          <button class="primary">${words.plain("pilesMove")}</button>
        </div>
        <p class="note" aria-live="polite">${outcome}</p>
      </form>`;
  };
}

/** @typedef {(change: Partial<PileChoice>) => void} ChoosePile */

/**
 * The pile, the prime, and how often.
 * @param {Speaker} words @param {string} id @param {PileChoice} choice @param {PilesPosition} position @param {ChoosePile} choose
 */
function chosenFields(words, id, { pile, prime, times }, position, choose) {
  const most = countDivisions(position, pile, prime);
  const select = (
    /** @type {string} */ name,
    /** @type {number[]} */ values,
    /** @type {number} */ chosen,
    /** @type {(value: number) => PileChoice} */ change,
  ) => html`
    <select id=${name} @change=${(/** @type {Event} */ event) => choose(change(Number(textIn(event))))}>
      ${options(
        values.map((value) => [value, String(value)]),
        chosen,
      )}
    </select>`;
  const often = html`
    <input
      id="${id}-times"
      inputmode="numeric"
      autocomplete="off"
      class="exponent-field"
      .value=${live(times)}
      @input=${(/** @type {Event} */ event) => choose({ times: textIn(event) })}>`;
  return html`
    ${field(
      `${id}-pile`,
      words.plain("pilesDividePile"),
      select(`${id}-pile`, openPiles(position), pile, (value) => ({ ...FIRST, pile: value })),
    )}
    ${field(
      `${id}-prime`,
      words.plain("pilesBy"),
      select(`${id}-prime`, primesIn(position, pile), prime, (value) => ({ ...FIRST, pile, prime: value })),
    )}
    ${position.k === 2 ? nothing : field(`${id}-times`, words.plain("pilesTimesTo", { most }), often)}`;
}

/**
 * The powers of larger primes to add.
 * @param {Speaker} words @param {string} id @param {PileChoice} choice @param {PilesPosition} position @param {ChoosePile} choose
 */
function addedFields(words, id, choice, { primes }, choose) {
  const larger = primes.filter((one) => one > choice.prime);
  if (larger.length === 0) return nothing;
  return larger.length <= MOST_FIELDS
    ? exponentFields(words, choice, larger, choose)
    : productField(words, `${id}-product`, choice, larger, choose);
}

/**
 * One field for each larger prime.
 * @param {Speaker} words @param {PileChoice} choice @param {number[]} larger @param {ChoosePile} choose
 */
function exponentFields(words, { product, powers }, larger, choose) {
  const known = powersOf(product);
  const shown = Object.fromEntries(larger.map((prime) => [prime, powers[prime] ?? known?.get(prime) ?? ""]));
  const add = (/** @type {number} */ prime, /** @type {Event} */ event) => {
    const typed = { ...shown, [prime]: textIn(event) };
    choose({ powers: typed, product: productOf(larger, typed) });
  };
  return larger.map((prime) => {
    const [before = "", after = ""] = words.plain("pilesAddTo", { exponent: PLACE, prime }).split(PLACE);
    return html`
      <label class="field">${before}<input
        name=${prime}
        inputmode="numeric"
        autocomplete="off"
        class="exponent-field"
        placeholder="0"
        .value=${live(shown[prime] ?? "")}
        @input=${(/** @type {Event} */ event) => add(prime, event)}>${after}</label>`;
  });
}

/**
 * One field for the product of them all.
 * @param {Speaker} words @param {string} id @param {PileChoice} choice @param {number[]} larger @param {ChoosePile} choose
 */
function productField(words, id, { product }, larger, choose) {
  const [one, next] = larger;
  const example = words.plain("pilesAsIn", { one: `${one}^3*${next}`, other: `(${one}..${larger.at(-1)})^(p!-e)` });
  return field(
    id,
    words.plain("pilesMultiply"),
    html`<input
      id=${id}
      name="product"
      autocomplete="off"
      spellcheck="false"
      class="wide"
      placeholder=${example}
      .value=${live(product)}
      @input=${(/** @type {Event} */ event) => choose({ product: textIn(event), powers: {} })}>`,
  );
}

/** A choice in the core's notation. @param {PileChoice} choice */
function choiceText({ pile, prime, times, product }) {
  const often = times.trim();
  const factor = product.trim();
  return `${pile}/${prime}${["", "1"].includes(often) ? "" : `^${often}`}${factor ? `*${factor}` : ""}`;
}

/** The change of a move that changes one pile. @param {PileChange[] | null} changes */
function onlyChange(changes) {
  const [one, ...others] = changes ?? [];
  return one && others.length === 0 ? one : null;
}

/**
 * The same choice, or the closest one that the position has.
 * @param {PileChoice} choice @param {PilesPosition} position @returns {PileChoice}
 */
function closestChoice(choice, position) {
  const open = openPiles(position);
  const now = open.includes(choice.pile) ? choice : { ...FIRST, pile: open[0] ?? 1 };
  const inPile = primesIn(position, now.pile);
  return inPile.includes(now.prime) ? now : { ...now, prime: inPile[0] ?? 0 };
}

/** The piles that can be divided, from 1. @param {PilesPosition} position */
function openPiles(position) {
  return position.piles.flatMap((_, index) => (primesIn(position, index + 1).length > 0 ? [index + 1] : []));
}

/**
 * The most times that a move can divide a pile by a prime in it.
 * @param {PilesPosition} position
 * @param {number} pile from 1
 * @param {number} prime
 */
function countDivisions({ piles, primes, k }, pile, prime) {
  const exponent = Number(piles[pile - 1]?.exponents[primes.indexOf(prime)]);
  // Too large to be written in digits: more than K in any case.
  return Number.isNaN(exponent) ? k - 1 : Math.min(exponent, k - 1);
}

/** @param {PilesPosition} position @param {number} pile from 1 */
function primesIn({ piles, primes }, pile) {
  const exponents = piles[pile - 1]?.exponents ?? [];
  return primes.filter((_, column) => (exponents[column] ?? "0") !== "0");
}

/**
 * The powers in a product in the core's notation; null for other notations.
 * @param {string} product
 * @returns {Map<number, string> | null}
 */
function powersOf(product) {
  const powers = new Map();
  if (product === "") return powers;
  for (const factor of product.split("*")) {
    const match = /^(\d+)(?:\^(.+))?$/.exec(factor);
    if (!match) return null;
    powers.set(Number(match[1]), match[2] ?? "1");
  }
  return powers;
}

/** @param {number[]} primes @param {Record<string, string>} exponents */
function productOf(primes, exponents) {
  const factors = primes.flatMap((prime) => {
    const text = (exponents[prime] ?? "").trim();
    if (text === "" || text === "0") return [];
    if (text === "1") return [String(prime)];
    return [/^\w+$/.test(text) || /^\(.*\)$/.test(text) ? `${prime}^${text}` : `${prime}^(${text})`];
  });
  return factors.join("*");
}

/** @param {Speaker} words @param {PilesPosition} before @param {PilesPosition} after */
function previewText(words, before, after) {
  const changed = after.piles.flatMap((pile, index) => {
    const old = before.piles[index];
    const same = !old || pile.exponents.every((text, column) => text === old.exponents[column]);
    return same ? [] : [{ pile: index + 1, size: sizeText(words, pile, after.primes) }];
  });
  return previewed(words, changed, after.k, after.leftmost === null);
}
