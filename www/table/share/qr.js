// @ts-check
/** A link as a QR code: dark on white in every theme, since many readers need that. */

import { svg } from "../../drawing/drawing-element.js";
import "../../text/say/export/share.js";

/** @import { Speaker } from "../../text/types" */
/** @typedef {typeof import("lean-qr/nano")} Library */

/** The white border that readers need, in modules. */
const BORDER = 4;

/**
 * The code of a text; throws a sentence if the text is too long for one.
 * @param {Pick<Speaker, "plain">} words @param {Library} library @param {string} text
 * @returns {{svg: SVGSVGElement, side: number}} the picture, and the modules of a side with its border
 */
export function qrCode(words, library, text) {
  const code = encodeLink(library, text, words.plain("qrTooLong"));
  const side = code.size + 2 * BORDER;
  const square = `M${-BORDER} ${-BORDER}h${side}v${side}h${-side}z`;
  const attributes = {
    class: "qr",
    viewBox: `${-BORDER} ${-BORDER} ${side} ${side}`,
    "shape-rendering": "crispEdges",
    role: "img",
    "aria-label": words.plain("qrCode"),
  };
  const paths = [svg("path", { d: square, fill: "#ffffff" }), svg("path", { d: moduleOutline(code), fill: "#000000" })];
  return { svg: svg("svg", attributes, ...paths), side };
}

/**
 * The code with some redundancy if there is room for it.
 * @param {Library} library @param {string} text @param {string} tooLong
 */
function encodeLink({ generate, correction }, text, tooLong) {
  for (const minCorrectionLevel of [correction.M, correction.L]) {
    try {
      return generate(text, { minCorrectionLevel });
    } catch {
      // Too long for this level.
    }
  }
  throw new Error(tooLong);
}

/** The outline: each run of dark modules in a row is a rectangle. @param {ReturnType<Library["generate"]>} code */
function moduleOutline({ size, get }) {
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
