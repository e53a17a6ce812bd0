// @ts-check
/**
 * Piles as exponent towers: a tower over each prime, with as many blocks as its exponent, in groups of K, and the
 * rest marked.
 */

import { onWidth, svg } from "../../../drawing/drawing-element.js";
import { box } from "../../../drawing/plane.js";
import { path, text } from "../../../drawing/primitives.js";
import { svgRenderer } from "../../../drawing/svg.js";
import { elementOf, html, nothing, render } from "../../../kit/lit.js";
import { COLUMN, cell, LABELS, SIZES, towerShapes } from "../../../table/companion/towers.js";
import { shortExponent } from "../../../text/say/companion-figures.js";
import { afterMove, legend, pileInWords } from "../../../text/say/multivision.js";
import { words } from "../speaker.js";
import { changesOf, magnitude, sizeText } from "./multivision-in-words.js";

/** @import { Primitive } from "../../../drawing/types" */
/** @import { CompanionActions, CompanionModel, CompanionPicture, PilesPosition, ShownPile } from "../types" */

/** The most primes drawn as towers; more become bars. */
const MOST_TOWERS = 12;
/** Limits for the width of a pile for each prime, in pixels. */
const WIDTHS = { least: 56, most: 150, product: 110 };
/** The number of primes written out at both ends of a long list. */
const WRITTEN = { first: 6, last: 2 };
const BARS = { top: 14, height: 96 };
/** In pixels: a narrower picture labels fewer bars. */
const NARROW = 500;

/** @param {CompanionActions} actions @returns {CompanionPicture} */
export function towersPanel(actions) {
  const choose = (/** @type {Event} */ { target }) => {
    const move = /** @type {Element} */ (target).closest("[data-move]")?.getAttribute("data-move");
    if (move) actions.consider(move);
  };
  const node = elementOf(html`<div class="picture" @click=${choose}></div>`);
  /** @type {CompanionModel | null} */
  let shown = null;
  // Bars are drawn in pixels, so that their labels keep their size.
  const draw = () => shown && render(figures(shown, Math.max(Math.round(node.clientWidth), 280)), node);
  onWidth(node, draw);
  return {
    node,
    update(model) {
      shown = model;
      draw();
    },
  };
}

/** @param {CompanionModel} model @param {number} width */
function figures(model, width) {
  const position = /** @type {PilesPosition} */ (model.view.position);
  const after = /** @type {PilesPosition | null} */ (model.preview);
  const { length } = position.primes;
  return html`
    <div
      class=${length > MOST_TOWERS ? "piles wide" : "piles"}
      .style=${`--least: ${length * WIDTHS.least}px; --most: ${length * WIDTHS.most}px;`}
    >
      ${position.piles.map((pile, index) => pileFigure(pile, index, model, after?.piles[index] ?? null, width))}
    </div>
    <div>${productFigure(position, after, width)}</div>`;
}

/**
 * @param {ShownPile} pile
 * @param {number} index
 * @param {CompanionModel} model
 * @param {ShownPile | null} after
 * @param {number} width
 */
function pileFigure(pile, index, { view, considered }, after, width) {
  const { k, primes } = /** @type {PilesPosition} */ (view.position);
  const chosen =
    considered === null ? null : (changesOf(considered)?.find((change) => change.pile === index + 1) ?? null);
  const changed = after?.exponents.some((text, column) => text !== pile.exponents[column]) ? after : null;
  const picture =
    primes.length > MOST_TOWERS
      ? bars(pile, primes, width)
      : towers(pile, primes, k, chosen?.prime ?? null, view.over ? null : index + 1);
  picture.setAttribute("role", "img");
  picture.setAttribute("aria-label", inWords(pile, index + 1, primes));
  const size = isOwnSize(pile, primes) ? nothing : sizeAfter(pile, primes);
  const name = html`<b>${words.plain("towersPile", { pile: index + 1 })}</b>`;
  return html`
    <figure class=${changed ? "pile changed" : "pile"}>
      <figcaption>${name} = ${product(pile, primes)}${size}</figcaption>
      ${picture}
      ${changed ? html`<p class="note after">→ ${product(changed, primes)}${sizeAfter(changed, primes)}</p>` : nothing}
    </figure>`;
}

/** The size of a pile, to stand after its product. @param {ShownPile} pile @param {number[]} primes */
const sizeAfter = (pile, primes) => `${pile.number === null ? ", " : " = "}${sizeText(pile, primes)}`;

/**
 * V_M, the exponents of the product modulo K.
 * @param {PilesPosition} position
 * @param {PilesPosition | null} after
 * @param {number} width
 */
function productFigure(position, after, width) {
  const { k, primes, leftmost } = position;
  const says =
    leftmost === null ? words.plain("towersAllZero") : words.plain("towersLeftmost", { prime: primes[leftmost] ?? "" });
  const left = after?.residues.filter((residue) => residue > 0).length;
  return html`
    <figure class="pile product">
      <figcaption><b>M</b>${words.plain("towersProduct", { k: String(k) })}</figcaption>
      ${productPicture(position, width)}
      <p class="note">${says}</p>
      ${primes.length > MOST_TOWERS ? html`<p class="note">${legend(words, k)}</p>` : nothing}
      ${left === undefined ? nothing : html`<p class="note after">${afterMove(words, left)}</p>`}
    </figure>`;
}

/** @param {PilesPosition} position @param {number} width */
function productPicture({ primes, residues, leftmost }, width) {
  const wide = primes.length > MOST_TOWERS;
  const column = wide ? width / primes.length : COLUMN;
  const sum = residues.map((residue, index) => `${primes[index]}: ${residue}`).join(", ");
  const root = svg("svg", {
    viewBox: `0 0 ${column * primes.length} ${wide ? 24 : 66}`,
    role: "img",
    class: wide ? "bars" : "towers",
    "aria-label": words.plain("towersProductInWords", { residues: sum }),
  });
  if (!wide) root.style.maxInlineSize = `${primes.length * WIDTHS.product}px`;
  const shapes = residues.flatMap((residue, index) => {
    const square = cell(index, column, wide ? 4 : 34, residue, wide, index === leftmost);
    if (wide) return square;
    const at = (index + 0.5) * column;
    return [...square, text(`prime-${index}`, "prime", at, 16, SIZES.prime, String(primes[index]))];
  });
  svgRenderer(root)(shapes);
  return root;
}

/** The primes that divide a pile, with their exponents. @param {ShownPile} pile @param {number[]} primes */
function factorsOf({ exponents }, primes) {
  return exponents.flatMap((exponent, column) => (exponent === "0" ? [] : [{ exponent, prime: primes[column] }]));
}

/** Says whether a pile is written as its size already: it is a prime, or 1. @param {ShownPile} pile @param {number[]} primes */
function isOwnSize(pile, primes) {
  const [{ prime, exponent } = { prime: 1, exponent: "1" }, ...more] = factorsOf(pile, primes);
  return more.length === 0 && exponent === "1" && String(prime) === sizeText(pile, primes);
}

/** 2²·3, with superscripts. @param {ShownPile} pile @param {number[]} primes */
function product(pile, primes) {
  const factors = factorsOf(pile, primes).map(({ prime, exponent }) =>
    exponent === "1" ? prime : html`${prime}<sup>${shortExponent(words, exponent)}</sup>`,
  );
  const { first, last } = WRITTEN;
  const shown = factors.length > MOST_TOWERS ? [...factors.slice(0, first), "…", ...factors.slice(-last)] : factors;
  const line = shown.map((factor, index) => [index > 0 ? " · " : nothing, factor]);
  return html`<span class="product-line">${shown.length > 0 ? line : "1"}</span>`;
}

/** @param {ShownPile} pile @param {number} number @param {number[]} primes */
function inWords({ exponents, residues }, number, primes) {
  const powers = exponents.flatMap((text, column) =>
    text === "0" ? [] : [{ prime: primes[column], exponent: shortExponent(words, text) }],
  );
  return pileInWords(words, number, powers, residues);
}

/**
 * @param {ShownPile} pile
 * @param {number[]} primes
 * @param {number} k
 * @param {number | null} chosen prime
 * @param {number | null} number the pile's number, if a prime can be chosen
 */
function towers({ exponents, residues }, primes, k, chosen, number) {
  const { box: area, shapes } = towerShapes({ exponents, residues }, primes, k, chosen, words);
  const [, top, , height] = area;
  const root = svg("svg", { viewBox: area.join(" "), class: "towers" });
  const targets = exponents.flatMap((exponent, column) => {
    if (number === null || exponent === "0") return [];
    const d = box(column * COLUMN, top, COLUMN, height - LABELS.bottom + LABELS.cell);
    return [path(`target-${column}`, "target", d, { data: { move: `${number}/${primes[column]}` } })];
  });
  svgRenderer(root)([...shapes, ...targets]);
  return root;
}

/**
 * Many primes: bars whose heights follow the logarithm, and V_i below.
 * @param {ShownPile} pile
 * @param {number[]} primes
 * @param {number} width
 */
function bars({ exponents, residues }, primes, width) {
  const column = width / primes.length;
  const bottom = BARS.top + BARS.height;
  const every = width < NARROW ? 20 : 10;
  const root = svg("svg", { viewBox: `0 0 ${width} ${bottom + 38}`, class: "bars" });
  /** @type {Primitive[]} */
  const shapes = exponents.flatMap((exponent, index) => {
    const size = magnitude(exponent);
    const giant = size === Number.POSITIVE_INFINITY;
    const high = Math.round((giant ? 1 : size / (size + 3)) * BARS.height * 10) / 10;
    const middle = (index + 0.5) * column;
    const d = box(middle - column * 0.4, bottom - high, column * 0.8, high);
    const title = `${primes[index]}: ${shortExponent(words, exponent)}`;
    // The first and the last label stand where the bars begin and end.
    const at = Math.min(Math.max(middle, 8), width - 12);
    const isNamed = index === 0 || index % every === every - 1;
    const name = text(`prime-${index}`, "prime small", at, bottom + 30, SIZES.small, String(primes[index]));
    return [
      path(`bar-${index}`, giant ? "bar giant" : "bar", d, { title }),
      ...cell(index, column, bottom + 4, residues[index] ?? 0, true, false),
      ...(isNamed ? [name] : []),
    ];
  });
  svgRenderer(root)(shapes);
  return root;
}
