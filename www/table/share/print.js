// @ts-check
/** What a printed page has besides the picture: a caption, and the link as text and as a QR code. */

import { h, setRichText } from "../../kit/dom.js";
import { layerName } from "../../text/names.js";
import "../../text/say/share.js";
import { adoptStyle } from "../sheets.js";
import { captionOf, legendOf } from "./caption.js";
import { forOthers } from "./places.js";
import { PRINT_STYLE } from "./print-style.js";
import { qrCode } from "./qr.js";

/** @import { Speaker, Model } from "../types" */

/**
 * The picture on the page, what comes under it, what it shows, and how to draw it again.
 * @typedef {object} Printed
 * @property {HTMLElement} figure
 * @property {HTMLElement} picture
 * @property {SVGSVGElement} svg
 * @property {() => Model | undefined} model
 * @property {() => void} draw
 */

/** As wide as on paper; the size of the writing in it depends on that. */
const PICTURE = "112mm";
/** Nobody types a link of more characters, and it would fill the sheet. */
const MOST_CHARACTERS = 500;
/** Millimetres for a code, more for one with many modules. */
const CODE = 28;
const MODULE = 0.33;

/** @type {import("./qr.js").Library | undefined} */
let library;
import("lean-qr/nano").then(
  (loaded) => {
    library = loaded;
  },
  () => {
    // Then the link is printed without a code.
  },
);

/**
 * The tables that are ready for paper. The window keeps its listeners for ever, and with them everything that they can reach:
 * so they reach no table but by these.
 * @type {Set<WeakRef<Printed>>}
 */
const tables = new Set();
const gone = new FinalizationRegistry((/** @type {WeakRef<Printed>} */ reference) => tables.delete(reference));

addEventListener("beforeprint", () => eachOnPage(fill));
addEventListener("afterprint", () => eachOnPage(({ draw }) => draw()));

/** @param {(printed: Printed) => void} act */
function eachOnPage(act) {
  for (const reference of tables) {
    const printed = reference.deref();
    if (printed?.picture.isConnected) act(printed);
  }
}

/** Gets a table ready for paper: its figure is filled when the page is printed, as long as somebody keeps what is given here. @param {Printed} printed */
export function preparePrint(printed) {
  const { figure, picture } = printed;
  picture.after(figure);
  adoptStyle(/** @type {ShadowRoot} */ (figure.getRootNode()), PRINT_STYLE);
  const reference = new WeakRef(printed);
  tables.add(reference);
  gone.register(printed, reference);
}

/** @param {Printed} printed */
function fill({ figure, svg, model, draw }) {
  const now = model();
  if (!now) return;
  svg.style.width = PICTURE;
  draw();
  svg.style.width = "";
  const caption = h("p", {});
  setRichText(caption, captionOf(now));
  const legend = now.overlay?.layers === false ? [] : [legendPart(now)];
  figure.replaceChildren(caption, ...legend, ...link(now.words, now.settings.address));
}

/** @param {Model} model */
function legendPart(model) {
  const { text, depths } = legendOf(model);
  const keys = depths.map((depth) => h("span", {}, h("i", { class: `depth-${depth}` }), layerName(depth)));
  return h("p", { class: "legend" }, ...keys, text);
}

/** @param {Speaker} words @param {() => string} address throws if there is none: then the picture is printed without @returns {Node[]} */
function link(words, address) {
  try {
    const href = address();
    const game = forOthers(href);
    if (game !== href) return [h("p", { class: "text" }, words.plain("printGame", { game }))];
    const short = href.length <= MOST_CHARACTERS;
    const anchor = h("a", { href }, short ? href : words.plain("printLink"));
    const note = short ? "" : words.plain("printTooLong", { characters: href.length });
    const text = h("p", {}, words.plain("printPlayOn"), anchor, note);
    return [h("div", { class: "link" }, ...code(words, href), text)];
  } catch {
    return [];
  }
}

/** @param {Speaker} words @param {string} href @returns {Node[]} */
function code(words, href) {
  if (!library) return [];
  try {
    const { svg, side } = qrCode(words, library, href);
    svg.style.width = `${Math.max(CODE, Math.round(MODULE * side))}mm`;
    return [svg];
  } catch {
    // Too long for a code.
    return [];
  }
}
