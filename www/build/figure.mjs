/**
 * Figures for pages without scripts: a game as inline SVG, drawn from the same scene as the table and with the
 * table's classes, so that it follows the light or dark theme of the page.
 */

import * as core from "../pkg/magnus_derek.js";
import { COMPANION_STYLE } from "../table/companion/companion-style.js";
import { drawnStyle, figureIn, openedIn } from "../table/lesson/figure.js";
import { PRICES_STYLE } from "../table/prices/price-style.js";
import { english } from "../text/english.js";
import { begin } from "./core.mjs";

begin(core, "magnus_derek");

/** @import { Speaker } from "../text/types" */
/** @typedef {import("../table/lesson/figure.js").Figure} Figure */

/** Opens a link at the round that it names. @param {string} link */
export const opened = (link) => openedIn(core, link);

/**
 * @param {Figure} figure
 * @param {string} id with which the ids within begin: a page has many figures
 * @param {Speaker} [words]
 * @param {number} [half] of the width, in units
 */
export const drawn = (figure, id, words = english, half) => figureIn(core, figure, id, words, half);

/** The style sheet of all figures. */
export const figureStyle = () => `${drawnStyle()}${inLines(COMPANION_STYLE)}
${inLines(PRICES_STYLE)}
`;

/** A style sheet with one rule per line, like one written by hand. @param {string} sheet */
function inLines(sheet) {
  return sheet
    .trim()
    .replace(/^( *)([^@\n][^{\n]*) \{ (.*?) \}$/gm, (_, __, selector, declarations) => {
      return `${selector} {\n${declarations
        .replace(/(?<=;) ?/g, "\n")
        .trimEnd()
        .replace(/^/gm, "  ")}\n}`;
    })
    .replace(/^(@media [^{]*) \{ ([^{]*) \{ (.*?;) \} \}$/gm, "$1 {\n  $2 {\n    $3\n  }\n}");
}
