// @ts-check
/** What a printed page has besides the picture: a caption, and the link as text and as a QR code. */

import { dress } from "../dress.js";
import { h, setRichText } from "../panel/dom.js";
import { formatNumber } from "../words/names.js";
import { captionOf } from "./caption.js";
import { PRINT_STYLE } from "./print-style.js";
import { qrCode } from "./qr.js";

/** @import { Model } from "../types" */

/**
 * The picture on the page, what it shows, and how to draw it again.
 * @typedef {object} Printed
 * @property {HTMLElement} stage
 * @property {SVGSVGElement} svg
 * @property {() => Model | undefined} model
 * @property {() => void} draw
 */

/** As wide as on paper; the size of the writing in it depends on that. */
const PICTURE = "125mm";
/** Nobody types a link of more characters, and it would fill the sheet. */
const MOST_CHARACTERS = 500;
/** Millimetres for a code, more for one with many modules. */
const CODE = 28;
const MODULE = 0.33;

/** @type {import("./qr.js").Library | undefined} */
let library;
import("../vendor/lean-qr.js").then(
  (loaded) => {
    library = loaded;
  },
  () => {
    // Then the link is printed without a code.
  },
);

/** What is done for each figure. A table that is gone is not kept alive for the printer. @type {WeakMap<Node, (event: Event) => void>} */
const listeners = new WeakMap();

/** Gets a table ready for paper: its figure is filled when the page is printed. @param {Printed} printed */
export function preparePrint(printed) {
  const figure = h("div", { class: "paper", lang: "en" });
  printed.stage.after(figure);
  dress(/** @type {ShadowRoot} */ (figure.getRootNode()), PRINT_STYLE);
  listeners.set(figure, ({ type }) => (type === "beforeprint" ? fill(figure, printed) : printed.draw()));
  const reference = new WeakRef(figure);
  for (const name of ["beforeprint", "afterprint"]) {
    addEventListener(name, (event) => {
      const node = reference.deref();
      if (node?.isConnected) listeners.get(node)?.(event);
    });
  }
}

/** @param {HTMLElement} figure @param {Printed} printed */
function fill(figure, { svg, model, draw }) {
  const now = model();
  if (!now) return;
  svg.style.width = PICTURE;
  draw();
  svg.style.width = "";
  const caption = h("p", {});
  setRichText(caption, captionOf(now));
  figure.replaceChildren(caption, ...link(now.settings.address));
}

/** @param {() => string} address throws if there is none: then the picture is printed without @returns {Node[]} */
function link(address) {
  try {
    const href = address();
    const short = href.length <= MOST_CHARACTERS;
    const anchor = h("a", { href }, short ? href : "This game in a browser");
    const note = short ? "" : ` (the link has ${formatNumber(href.length)} characters, too many to print)`;
    const text = h("p", {}, "Play on from here: ", anchor, note);
    return [h("div", { class: "link" }, ...code(href), text)];
  } catch {
    return [];
  }
}

/** @param {string} href @returns {Node[]} */
function code(href) {
  if (!library) return [];
  try {
    const { svg, side } = qrCode(library, href);
    svg.style.width = `${Math.max(CODE, Math.round(MODULE * side))}mm`;
    return [svg];
  } catch {
    // Too long for a code.
    return [];
  }
}
