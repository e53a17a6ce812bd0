// @ts-check
/**
 * The form of the next move: a pile, a prime in it, and the powers of larger primes to add; or the whole move in
 * writing.
 */

import { freshId, h, setAttribute, setText } from "../../../kit/dom.js";
import { preview as previewed } from "../../../text/say/multivision.js";
import { words } from "../words.js";
import { changesOf, sizeText } from "./words.js";

/** @import { Actions, Panel, PilesPosition } from "../types" */

/** The most larger primes with a field each; more share one field for the whole product. */
const MOST_FIELDS = 6;

/** The first choice: the first prime, once. `times` is the text typed. */
const FIRST = { pile: 1, prime: 0, times: "1", product: "" };

/** @param {Actions} actions @returns {Panel} */
export function moveForm(actions) {
  /** The content of selects and fields. */
  let choice = FIRST;
  /** @type {PilesPosition | null} */
  let position = null;
  let shown = "";

  const labelled = (/** @type {string} */ label, /** @type {HTMLElement} */ control) => {
    control.id = freshId("move");
    return h("div", { class: "field" }, h("label", { for: control.id }, label), control);
  };
  const pile = h("select", { onchange: () => choose({ ...FIRST, pile: Number(pile.value) }) });
  const prime = h("select", { onchange: () => choose({ ...FIRST, pile: choice.pile, prime: Number(prime.value) }) });
  const times = h("input", {
    inputmode: "numeric",
    autocomplete: "off",
    class: "exponent-field",
    oninput: () => choose({ times: times.value.trim() }),
  });
  const timesField = labelled(words.plain("pilesTimes"), times);
  const timesLabel = /** @type {HTMLElement} */ (timesField.firstElementChild);
  const added = h("div", { class: "row added" });
  const text = h("input", {
    autocomplete: "off",
    spellcheck: "false",
    class: "wide",
    oninput: () => actions.consider(text.value.trim() || null),
  });
  const outcome = h("p", { class: "note", "aria-live": "polite" });
  const onsubmit = (/** @type {Event} */ event) => {
    event.preventDefault();
    actions.make(text.value);
  };
  const writing = labelled(words.plain("pilesWriting"), text);
  writing.classList.add("writing");
  const node = h(
    "form",
    { novalidate: true, onsubmit },
    h(
      "div",
      { class: "row choice" },
      labelled(words.plain("pilesDividePile"), pile),
      labelled(words.plain("pilesBy"), prime),
      timesField,
    ),
    added,
    h("div", { class: "row choice" }, writing, h("button", { class: "primary" }, words.plain("pilesMove"))),
    outcome,
  );

  /** @param {Partial<typeof choice>} change */
  function choose(change) {
    choice = { ...choice, ...change };
    settle();
    actions.consider(written());
  }

  /** Chooses the pile's first prime if the chosen one is not in it. */
  function settle() {
    if (!position) return;
    const inPile = primesIn(position, choice.pile);
    if (!inPile.includes(choice.prime)) choice.prime = inPile[0] ?? 0;
  }

  function written() {
    const { pile: number, prime: divisor, times: often, product } = choice;
    return `${number}/${divisor}${["", "1"].includes(often) ? "" : `^${often}`}${product ? `*${product}` : ""}`;
  }

  /**
   * Updates selects and fields for the choice.
   * @param {boolean} anew whether the text being typed was for the previous position
   */
  function draw(anew) {
    if (!position) return;
    const { piles, primes, k } = position;
    const open = piles.flatMap((_, index) =>
      primesIn(/** @type {PilesPosition} */ (position), index + 1).length > 0 ? [index + 1] : [],
    );
    if (!open.includes(choice.pile)) choice = { ...FIRST, pile: open[0] ?? 1 };
    settle();
    options(pile, open, choice.pile);
    options(prime, primesIn(position, choice.pile), choice.prime);
    timesField.hidden = k === 2;
    setText(timesLabel, words.plain("pilesTimesTo", { most: mostTimes(position, choice.pile, choice.prime) }));
    write(times, choice.times, anew);
    const larger = primes.filter((one) => one > choice.prime);
    added.hidden = larger.length === 0;
    if (larger.length <= MOST_FIELDS) drawExponents(larger, anew);
    else drawProduct(larger, anew);
  }

  /** One field for each larger prime. @param {number[]} larger @param {boolean} anew */
  function drawExponents(larger, anew) {
    const powers = powersOf(choice.product);
    const known = [...added.querySelectorAll("input")].map(({ name }) => name).join();
    if (known !== larger.join()) {
      const fields = larger.map((one) => {
        const oninput = () => choose({ product: productOf(larger, (name) => input(name)?.value ?? "") });
        const field = h("input", {
          name: String(one),
          inputmode: "numeric",
          autocomplete: "off",
          class: "exponent-field",
          placeholder: "0",
          oninput,
        });
        return labelled(words.plain("pilesAddTo", { prime: one }), field);
      });
      added.replaceChildren(...fields);
    }
    for (const one of larger) {
      const field = input(String(one));
      if (field) write(field, powers?.get(one) ?? "", anew);
    }
  }

  /** One field for the product of them all. @param {number[]} larger @param {boolean} anew */
  function drawProduct(larger, anew) {
    if (!input("product")) {
      const oninput = () => choose({ product: input("product")?.value.trim() ?? "" });
      const field = h("input", { name: "product", autocomplete: "off", spellcheck: "false", class: "wide", oninput });
      added.replaceChildren(labelled(words.plain("pilesMultiply"), field));
    }
    const field = input("product");
    if (!field) return;
    const [one, next] = larger;
    const example = words.plain("pilesAsIn", { one: `${one}^3*${next}`, other: `(${one}..${larger.at(-1)})^(p!-e)` });
    setAttribute(field, "placeholder", example);
    write(field, choice.product, anew);
  }

  /** @param {string} name @returns {HTMLInputElement | null} */
  function input(name) {
    return added.querySelector(`input[name="${name}"]`);
  }

  return {
    node,
    update({ view, considered, preview }) {
      position = /** @type {PilesPosition} */ (view.position);
      const changes = considered === null ? null : changesOf(considered);
      const one = changes?.length === 1 ? changes[0] : undefined;
      if (one && primesIn(position, one.pile).includes(one.prime)) choice = { ...one, times: String(one.times) };
      const game = JSON.stringify([view.moves.length, view.start]);
      const anew = game !== shown;
      shown = game;
      if (anew && !one) choice = FIRST;
      draw(anew);
      const wanted = considered ?? "";
      if (text.value.trim() !== wanted) text.value = wanted;
      setAttribute(text, "placeholder", written());
      setText(
        outcome,
        preview ? previewText(position, /** @type {PilesPosition} */ (preview)) : words.plain("pilesChoose"),
      );
    },
  };
}

/**
 * Puts a text into a field, unless somebody is typing there.
 * @param {HTMLInputElement} field
 * @param {string} text
 * @param {boolean} anew writes even then
 */
function write(field, text, anew) {
  if ((anew || document.activeElement !== field) && field.value !== text) field.value = text;
}

/**
 * The most times that a move can divide a pile by a prime in it.
 * @param {PilesPosition} position
 * @param {number} pile from 1
 * @param {number} prime
 */
function mostTimes({ piles, primes, k }, pile, prime) {
  const exponent = Number(piles[pile - 1]?.exponents[primes.indexOf(prime)]);
  // Too large to be written in digits: more than K in any case.
  return Number.isNaN(exponent) ? k - 1 : Math.min(exponent, k - 1);
}

/** @param {PilesPosition} position @param {number} pile from 1 */
function primesIn({ piles, primes }, pile) {
  const exponents = piles[pile - 1]?.exponents ?? [];
  return primes.filter((_, column) => (exponents[column] ?? "0") !== "0");
}

/** @param {HTMLSelectElement} select @param {number[]} values @param {number} chosen */
function options(select, values, chosen) {
  if ([...select.options].map(({ value }) => value).join() !== values.join()) {
    select.replaceChildren(...values.map((value) => h("option", { value }, String(value))));
  }
  select.value = String(chosen);
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

/** @param {number[]} primes @param {(prime: string) => string} exponent */
function productOf(primes, exponent) {
  const factors = primes.flatMap((prime) => {
    const text = exponent(String(prime)).trim();
    if (text === "" || text === "0") return [];
    if (text === "1") return [String(prime)];
    return [/^\w+$/.test(text) || /^\(.*\)$/.test(text) ? `${prime}^${text}` : `${prime}^(${text})`];
  });
  return factors.join("*");
}

/** @param {PilesPosition} before @param {PilesPosition} after */
function previewText(before, after) {
  const changed = after.piles.flatMap((pile, index) => {
    const old = before.piles[index];
    const same = !old || pile.exponents.every((text, column) => text === old.exponents[column]);
    return same ? [] : [{ pile: index + 1, size: sizeText(pile, after.primes) }];
  });
  return previewed(words, changed, after.k, after.leftmost === null);
}
