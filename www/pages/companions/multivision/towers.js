// @ts-check
/**
 * Piles as exponent towers: a tower over each prime, with as many blocks as its exponent, in groups of K, and the
 * rest marked.
 */

import { onWidth, svg } from "../../../drawing/drawing-element.js";
import { box } from "../../../drawing/plane.js";
import { path, text } from "../../../drawing/primitives.js";
import { svgRenderer } from "../../../drawing/svg.js";
import { h, setAttribute } from "../../../kit/dom.js";
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
  const piles = h("div", { class: "piles" });
  const product = h("div");
  const node = h("div", { class: "picture" }, piles, product);
  node.addEventListener("click", (event) => {
    const move = /** @type {Element} */ (event.target).closest("[data-move]")?.getAttribute("data-move");
    if (move) actions.consider(move);
  });
  /** @type {CompanionModel | null} */
  let shown = null;
  const draw = () => {
    if (!shown) return;
    const position = /** @type {PilesPosition} */ (shown.view.position);
    const after = /** @type {PilesPosition | null} */ (shown.preview);
    const wide = position.primes.length > MOST_TOWERS;
    piles.classList.toggle("wide", wide);
    piles.style.setProperty("--least", `${position.primes.length * WIDTHS.least}px`);
    piles.style.setProperty("--most", `${position.primes.length * WIDTHS.most}px`);
    // Bars are drawn in pixels, so that their labels keep their size.
    const width = Math.max(Math.round(node.clientWidth), 280);
    const model = shown;
    piles.replaceChildren(
      ...position.piles.map((pile, index) => pileFigure(pile, index, model, after?.piles[index] ?? null, width)),
    );
    product.replaceChildren(productFigure(position, after, width));
  };
  onWidth(node, draw);
  return {
    node,
    update(model) {
      shown = model;
      draw();
    },
  };
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
  const changed = after?.exponents.some((text, column) => text !== pile.exponents[column]);
  const caption = h(
    "figcaption",
    {},
    h("b", {}, words.plain("towersPile", { pile: index + 1 })),
    " = ",
    product(pile.exponents, primes),
  );
  const size = sizeText(pile, primes);
  // A prime or 1 has been written already.
  if (!caption.textContent?.endsWith(` = ${size}`)) caption.append(pile.number === null ? ", " : " = ", size);
  const picture =
    primes.length > MOST_TOWERS
      ? bars(pile, primes, width)
      : towers(pile, primes, k, chosen?.prime ?? null, view.over ? null : index + 1);
  setAttribute(picture, "role", "img");
  setAttribute(picture, "aria-label", inWords(pile, index + 1, primes));
  const figure = h("figure", { class: changed ? "pile changed" : "pile" }, caption);
  figure.append(picture);
  if (changed && after)
    figure.append(
      h(
        "p",
        { class: "note after" },
        "→ ",
        product(after.exponents, primes),
        `${after.number === null ? ", " : " = "}${sizeText(after, primes)}`,
      ),
    );
  return figure;
}

/**
 * V_M, the exponents of the product modulo K.
 * @param {PilesPosition} position
 * @param {PilesPosition | null} after
 * @param {number} width
 */
function productFigure({ k, primes, residues, leftmost }, after, width) {
  const caption = h("figcaption", {}, h("b", {}, "M"), words.plain("towersProduct", { k: String(k) }));
  const wide = primes.length > MOST_TOWERS;
  const column = wide ? width / primes.length : COLUMN;
  const root = svg("svg", { viewBox: `0 0 ${column * primes.length} ${wide ? 24 : 66}`, role: "img" });
  root.classList.add(wide ? "bars" : "towers");
  const sum = residues.map((residue, index) => `${primes[index]}: ${residue}`).join(", ");
  setAttribute(root, "aria-label", words.plain("towersProductInWords", { residues: sum }));
  const shapes = residues.flatMap((residue, index) => {
    const square = cell(index, column, wide ? 4 : 34, residue, wide, index === leftmost);
    if (wide) return square;
    const at = (index + 0.5) * column;
    return [...square, text(`prime-${index}`, "prime", at, 16, SIZES.prime, String(primes[index]))];
  });
  svgRenderer(root)(shapes);
  const figure = h("figure", { class: "pile product" }, caption);
  if (!wide) root.style.maxInlineSize = `${primes.length * WIDTHS.product}px`;
  figure.append(root);
  const says =
    leftmost === null ? words.plain("towersAllZero") : words.plain("towersLeftmost", { prime: primes[leftmost] ?? "" });
  figure.append(h("p", { class: "note" }, says));
  if (wide) figure.append(h("p", { class: "note" }, legend(words, k)));
  if (after) {
    const left = after.residues.filter((residue) => residue > 0).length;
    figure.append(h("p", { class: "note after" }, afterMove(words, left)));
  }
  return figure;
}

/** 2²·3, with superscripts. @param {string[]} exponents @param {number[]} primes */
function product(exponents, primes) {
  const line = h("span", { class: "product-line" });
  const factors = exponents.flatMap((text, column) => (text === "0" ? [] : [{ text, prime: primes[column] }]));
  const { first, last } = WRITTEN;
  const many = factors.length > MOST_TOWERS;
  const shown = many ? [...factors.slice(0, first), null, ...factors.slice(-last)] : factors;
  for (const factor of shown) {
    if (line.childNodes.length > 0) line.append(" · ");
    if (!factor) {
      line.append("…");
      continue;
    }
    line.append(String(factor.prime));
    if (factor.text !== "1") line.append(h("sup", {}, shortExponent(words, factor.text)));
  }
  if (factors.length === 0) line.append("1");
  return line;
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
