// @ts-check
/** A link as a QR code: dark on white whatever the theme, since many readers know no other. */

import "../../text/say/share.js";

/** @import { Speaker } from "../../text/types" */
/** @typedef {typeof import("lean-qr/nano")} Library */

const SVG = "http://www.w3.org/2000/svg";
/** The white border that readers need, in modules. */
const BORDER = 4;

/**
 * Throws a sentence if there is no code for the text.
 * @param {Speaker} words @param {Library} library @param {string} text
 * @returns {{svg: SVGSVGElement, side: number}} and how many modules a side has, border included
 */
export function qrCode(words, library, text) {
  const code = encoded(library, text, words.plain("qrTooLong"));
  const side = code.size + 2 * BORDER;
  const svg = document.createElementNS(SVG, "svg");
  const attributes = {
    class: "qr",
    viewBox: `${-BORDER} ${-BORDER} ${side} ${side}`,
    "shape-rendering": "crispEdges",
    role: "img",
    "aria-label": words.plain("qrCode"),
  };
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, value);
  svg.append(path(`M${-BORDER} ${-BORDER}h${side}v${side}h${-side}z`, "#ffffff"), path(outline(code), "#000000"));
  return { svg, side };
}

/** With some redundancy if there is room for it. @param {Library} library @param {string} text @param {string} tooLong */
function encoded({ generate, correction }, text, tooLong) {
  for (const minCorrectionLevel of [correction.M, correction.L]) {
    try {
      return generate(text, { minCorrectionLevel });
    } catch {
      // Too long for this level.
    }
  }
  throw new Error(tooLong);
}

/** Every run of dark modules in a row as a rectangle. @param {ReturnType<Library["generate"]>} code */
function outline({ size, get }) {
  let d = "";
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!get(x, y)) continue;
      let length = 1;
      while (get(x + length, y)) length += 1;
      d += `M${x} ${y}h${length}v1h${-length}z`;
      x += length;
    }
  }
  return d;
}

/** @param {string} d @param {string} fill */
function path(d, fill) {
  const node = document.createElementNS(SVG, "path");
  node.setAttribute("d", d);
  node.setAttribute("fill", fill);
  return node;
}
