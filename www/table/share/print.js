// @ts-check
/** The additions to the picture on a printed page: a caption, and the link as text and as a QR code. */

import { html, nothing, render, renderMarks, slantLetters } from "../../kit/lit.js";
import { layerName } from "../../text/names.js";
import "../../text/say/export/share.js";
import { adoptStyle } from "../style/sheets.js";
import { captionOf, legendOf } from "./caption.js";
import { forOthers } from "./embed-sources.js";
import { PRINT_STYLE } from "./print-style.js";
import { qrCode } from "./qr.js";

/** @import { Speaker, Model } from "../types" */

/**
 * A picture with the figure below it, its model, and the function that draws it again.
 * @typedef {object} Printed
 * @property {HTMLElement} figure
 * @property {HTMLElement} picture
 * @property {SVGSVGElement} svg
 * @property {() => Model | undefined} model
 * @property {() => void} draw
 */

/** The width of the picture, the same as on paper, because the size of its writing depends on it. */
const PICTURE = "112mm";
/** The longest link that is printed as text. Nobody would type a longer one, and it would fill the sheet. */
const MOST_CHARACTERS = 500;
/** The width of a code in millimetres; the second number is that of a module, for codes with many of them. */
const CODE = 28;
const MODULE = 0.33;

/** @type {import("./qr.js").Library | undefined} */
let library;
import("lean-qr/nano").then(
  (loaded) => {
    library = loaded;
  },
  () => {
    // The link is then printed without a code.
  },
);

/**
 * The tables that are ready for paper. They are held weakly, because the
 * window keeps its listeners, and everything these can reach, for ever.
 * @type {Set<WeakRef<Printed>>}
 */
const tables = new Set();
const gone = new FinalizationRegistry((/** @type {WeakRef<Printed>} */ reference) => tables.delete(reference));

addEventListener("beforeprint", () => forEachTable(fill));
addEventListener("afterprint", () => forEachTable(({ draw }) => draw()));

/** @param {(printed: Printed) => void} act */
function forEachTable(act) {
  for (const reference of tables) {
    const printed = reference.deref();
    if (printed?.picture.isConnected) act(printed);
  }
}

/**
 * Gets a table ready for paper: its figure is filled when the
 * page is printed, for as long as the caller keeps `printed`.
 * @param {Printed} printed
 */
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
  render(sheet(now), figure);
}

/** @param {Model} model */
const sheet = (model) => html`<p>${renderMarks(captionOf(model))}</p>
  ${model.overlay?.layers === false ? nothing : legend(model)}
  ${link(model.words, model.settings.address)}
`;

/** @param {Model} model */
function legend(model) {
  const { text, depths } = legendOf(model);
  const keys = depths.map(
    (depth) => html`<span><i class="depth-${depth}"></i>${slantLetters(layerName(depth))}</span>`,
  );
  return html`<p class="legend">${keys}${text}</p>`;
}

/** @param {Speaker} words @param {() => string} address throws if there is none; then no link is printed */
function link(words, address) {
  try {
    const href = address();
    const game = forOthers(href);
    if (game !== href) return html`<p class="text">${words.plain("printGame", { game })}</p>`;
    const short = href.length <= MOST_CHARACTERS;
    const anchor = html`<a href=${href}>${short ? href : words.plain("printLink")}</a>`;
    const note = short ? "" : words.plain("printTooLong", { characters: href.length });
    return html`<div class="link">${code(words, href)}<p>${words.plain("printPlayOn")}${anchor}${note}</p></div>`;
  } catch {
    return nothing;
  }
}

/** @param {Speaker} words @param {string} href */
function code(words, href) {
  if (!library) return nothing;
  try {
    const { svg, side } = qrCode(words, library, href);
    svg.style.width = `${Math.max(CODE, Math.round(MODULE * side))}mm`;
    return svg;
  } catch {
    // Too long for a code.
    return nothing;
  }
}
