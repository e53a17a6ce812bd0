// @ts-check
/**
 * Piles as exponent towers: a tower over each prime, with as many blocks as its exponent, in groups of K, and the
 * rest marked.
 */

import { observeWidth, svg } from "../../../drawing/drawing-element.js";
import { box } from "../../../drawing/plane.js";
import { path, text } from "../../../drawing/primitives.js";
import { svgRenderer } from "../../../drawing/svg.js";
import { elementOf, html, nothing, render } from "../../../kit/lit.js";
import { shortExponent } from "../../../text/say/companions/companion-figures.js";
import { afterMove, legendText, pileInWords } from "../../../text/say/companions/multivision.js";
import { changesOf, magnitude, sizeText } from "./multivision-in-words.js";
import { COLUMN, LABELS, residueCell, SIZES, towerShapes } from "./towers.js";

/** @import { Primitive } from "../../../drawing/types" */
/** @import { Speaker } from "../../../text/types" */
/** @import { CompanionActions, CompanionModel, CompanionPicture, PilesPosition, ShownPile } from "../types" */

/** The most primes drawn as towers; more become bars. */
const MOST_TOWERS = 12;
/** Limits for the width of a pile and of their product for each prime, in pixels: the same scale for both. */
const WIDTHS = { least: 56, most: 110 };
/** The largest height of a pile of towers, in parts of the window: the form of the move is in sight with it. */
const MOST_HEIGHT = 0.38;
/** The number of primes written out at both ends of a long list. */
const WRITTEN = { first: 6, last: 2 };
const BARS = { top: 14, height: 96 };
/** In pixels: a narrower picture labels fewer bars. */
const NARROW = 500;

/** @param {Speaker} words @param {CompanionActions} actions @returns {CompanionPicture} */
export function towersPanel(words, actions) {
  const choose = (/** @type {Event} */ { target }) => {
    const move = /** @type {Element} */ (target).closest("[data-move]")?.getAttribute("data-move");
    if (move) actions.consider(move);
  };
  const node = elementOf(html`<div class="companion-picture played" @click=${choose}></div>`);
  /** @type {CompanionModel | null} */
  let shown = null;
  // Bars are drawn in pixels, so that their labels keep their size.
  const draw = () => shown && render(figures(words, shown, Math.max(Math.round(node.clientWidth), 280)), node);
  observeWidth(node, draw);
  return {
    node,
    update(model) {
      shown = model;
      draw();
    },
  };
}

/** @param {Speaker} words @param {CompanionModel} model @param {number} width */
function figures(words, model, width) {
  const position = /** @type {PilesPosition} */ (model.view.position);
  const after = /** @type {PilesPosition | null} */ (model.preview);
  const { primes, piles, k } = position;
  const isWide = primes.length > MOST_TOWERS;
  const least = primes.length * WIDTHS.least;
  const most = `--most: ${isWide ? "none" : mostWidth(position)};`;
  return html`
    <div class=${isWide ? "piles wide" : "piles"} .style=${`--least: ${least}px; ${most}`}>
      ${piles.map((pile, index) => pileFigure(words, pile, index, model, after?.piles[index] ?? null, width))}
      ${productFigure(words, position, after, width, model.quiet)}
    </div>
    ${isWide ? nothing : html`<p class="note rows">${words.plain("towersRows", { k: String(k) })}</p>`}`;
}

/** The width of all piles, that of the highest one in its room. @param {PilesPosition} position */
function mostWidth({ piles, primes, k }) {
  const heights = piles.map((pile) => towerShapes(pile, primes, k, null).box[3]);
  const share = (MOST_HEIGHT * COLUMN * primes.length) / Math.max(...heights);
  return `min(${primes.length * WIDTHS.most}px, ${(100 * share).toFixed(1)}dvh)`;
}

/**
 * @param {Speaker} words
 * @param {ShownPile} pile
 * @param {number} index
 * @param {CompanionModel} model
 * @param {ShownPile | null} after
 * @param {number} width
 */
function pileFigure(words, pile, index, { view, considered }, after, width) {
  const { k, primes } = /** @type {PilesPosition} */ (view.position);
  const chosen =
    considered === null ? null : (changesOf(considered)?.find((change) => change.pile === index + 1) ?? null);
  const changed = after?.exponents.some((text, column) => text !== pile.exponents[column]) ? after : null;
  const picture =
    primes.length > MOST_TOWERS
      ? bars(words, pile, primes, width)
      : towers(words, pile, primes, k, chosen?.prime ?? null, view.over ? null : index + 1);
  picture.setAttribute("role", "img");
  picture.setAttribute("aria-label", pilesText(words, pile, index + 1, primes));
  const size = isOwnSize(words, pile, primes) ? nothing : sizeAfter(words, pile, primes);
  const name = html`<b>${words.plain("towersPile", { pile: index + 1 })}</b>`;
  return html`
    <figure class=${changed ? "pile changed" : "pile"}>
      <figcaption>${name} = ${product(words, pile, primes)}${size}</figcaption>
      ${picture}
      ${changed ? html`<p class="note after">→ ${product(words, changed, primes)}${sizeAfter(words, changed, primes)}</p>` : nothing}
    </figure>`;
}

/** The size of a pile, to stand after its product. @param {Speaker} words @param {ShownPile} pile @param {number[]} primes */
const sizeAfter = (words, pile, primes) => `${pile.number === null ? ", " : " = "}${sizeText(words, pile, primes)}`;

/**
 * V_M, the exponents of the product modulo K.
 * @param {Speaker} words
 * @param {PilesPosition} position
 * @param {PilesPosition | null} after
 * @param {number} width
 * @param {boolean} quiet
 */
function productFigure(words, position, after, width, quiet) {
  const { k, primes, leftmost } = position;
  const says =
    leftmost === null ? words.plain("towersAllZero") : words.plain("towersLeftmost", { prime: primes[leftmost] ?? "" });
  const left = after?.residues.filter((residue) => residue > 0).length;
  return html`
    <figure class="pile product">
      <figcaption><b>M</b>${words.plain("towersProduct")}</figcaption>
      ${productPicture(words, quiet ? { ...position, leftmost: null } : position, width)}
      <div>${quiet ? nothing : html`<p class="note">${says}</p>`}
      ${primes.length > MOST_TOWERS ? html`<p class="note">${legendText(words, k)}</p>` : nothing}
      ${left === undefined || quiet ? nothing : html`<p class="note after">${afterMove(words, left)}</p>`}</div>
    </figure>`;
}

/** @param {Speaker} words @param {PilesPosition} position @param {number} width */
function productPicture(words, { primes, residues, leftmost }, width) {
  const wide = primes.length > MOST_TOWERS;
  const column = wide ? width / primes.length : COLUMN;
  const sum = residues.map((residue, index) => `${primes[index]}: ${residue}`).join(", ");
  const root = svg("svg", {
    viewBox: `0 0 ${column * primes.length} ${wide ? 24 : LABELS.bottom}`,
    role: "img",
    class: wide ? "bars" : "towers",
    "aria-label": words.plain("towersProductInWords", { residues: sum }),
  });
  const shapes = residues.flatMap((residue, index) => {
    const square = residueCell(index, column, wide ? 4 : LABELS.cell, residue, wide, index === leftmost);
    if (wide) return square;
    const at = (index + 0.5) * column;
    return [...square, text(`prime-${index}`, "prime", at, LABELS.prime, SIZES.prime, String(primes[index]))];
  });
  svgRenderer(root)(shapes);
  return root;
}

/** The primes that divide a pile, with their exponents. @param {ShownPile} pile @param {number[]} primes */
function factorsOf({ exponents }, primes) {
  return exponents.flatMap((exponent, column) => (exponent === "0" ? [] : [{ exponent, prime: primes[column] }]));
}

/**
 * Says whether a pile is written as its size already: it is a prime, or 1.
 * @param {Speaker} words @param {ShownPile} pile @param {number[]} primes
 */
function isOwnSize(words, pile, primes) {
  const [{ prime, exponent } = { prime: 1, exponent: "1" }, ...more] = factorsOf(pile, primes);
  return more.length === 0 && exponent === "1" && String(prime) === sizeText(words, pile, primes);
}

/** 2²·3, with superscripts. @param {Speaker} words @param {ShownPile} pile @param {number[]} primes */
function product(words, pile, primes) {
  const factors = factorsOf(pile, primes).map(({ prime, exponent }) =>
    exponent === "1" ? prime : html`${prime}<sup>${shortExponent(words, exponent)}</sup>`,
  );
  const { first, last } = WRITTEN;
  const shown = factors.length > MOST_TOWERS ? [...factors.slice(0, first), "…", ...factors.slice(-last)] : factors;
  const line = shown.map((factor, index) => [index > 0 ? " · " : nothing, factor]);
  return html`<span class="product-line">${shown.length > 0 ? line : "1"}</span>`;
}

/** @param {Speaker} words @param {ShownPile} pile @param {number} number @param {number[]} primes */
function pilesText(words, { exponents, residues }, number, primes) {
  const powers = exponents.flatMap((text, column) =>
    text === "0" ? [] : [{ prime: primes[column], exponent: shortExponent(words, text) }],
  );
  return pileInWords(words, number, powers, residues);
}

/**
 * @param {Speaker} words
 * @param {ShownPile} pile
 * @param {number[]} primes
 * @param {number} k
 * @param {number | null} chosen prime
 * @param {number | null} number the pile's number, if a prime can be chosen
 */
function towers(words, { exponents, residues }, primes, k, chosen, number) {
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
 * @param {Speaker} words
 * @param {ShownPile} pile
 * @param {number[]} primes
 * @param {number} width
 */
function bars(words, { exponents, residues }, primes, width) {
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
      ...residueCell(index, column, bottom + 4, residues[index] ?? 0, true, false),
      ...(isNamed ? [name] : []),
    ];
  });
  svgRenderer(root)(shapes);
  return root;
}
