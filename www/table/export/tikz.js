// @ts-check
/**
 * The picture in TikZ, easy to edit by hand: named colours and styles, loops over positions, no libraries. It works in
 * LaTeX with \usepackage{tikz} alone, and in plain TeX.
 */

import "../../text/say/export/tikz.js";
import { scene } from "../picture/all-parts.js";
import { roomOf } from "../picture/classes.js";
import { showsEnding } from "../picture/ending.js";
import { descriptionOf, titleOf } from "./about.js";
import { viewOf } from "./request.js";
import { comment, linkComment, short } from "./tex.js";
import { order, trophy } from "./tikz-ending.js";
import {
  centreNodes,
  classRings,
  landings,
  makingArcs,
  ranks,
  ringLegendNodes,
  steps,
  strokes,
  threadLine,
  veilLines,
} from "./tikz-lines.js";
import { SHRINK, tikzLook } from "./tikz-look.js";
import { band, cellMacro, rings } from "./tikz-rings.js";
import { circlesOf, classes, seatNodes, token } from "./tikz-seats.js";
import { indentLines } from "./tikz-text.js";

/** @import { Theme } from "../../kit/theme.js" */
/** @import { PictureData } from "../types" */
/** @import { ExportRequest } from "./request.js" */

/** The most cells that are drawn; nobody could edit a file with more by hand. */
const MOST_POSITIONS = 1500;
/** Pixels for a unit: at the width of a text column the picture is small, so its writing has to be large. */
const SCALE = 0.45;
/** About the height of the picture in centimetres. */
const HEIGHT = 7;
/** The code in the comment on what the picture needs, which is the same in every language. */
const NEEDS = {
  latex: "\\usepackage{tikz}",
  plain: "\\input tikz \\let\\bfseries\\bf",
  around: "\\tikzpicture … \\endtikzpicture",
};

/** @param {ExportRequest} request */
export function tikzFile(request) {
  const { n } = request.game.state();
  if (n > MOST_POSITIONS) {
    throw new Error(request.words.plain("tooManyPositions", { most: MOST_POSITIONS, n }));
  }
  const view = viewOf(request, SCALE);
  return tikzPicture(view, request.theme, request.link);
}

/** @param {PictureData} view @param {Theme} theme @param {string} link */
function tikzPicture(view, theme, link) {
  const { words, state } = view;
  const { n } = state;
  const room = roomOf(view);
  const drawn = scene(view);
  const p = circlesOf(drawn, "class").length;
  const look = tikzLook(theme);
  const ended = showsEnding(view) ? view : null;
  const cells = ended ? [] : [...rings(view, room, look), ...veilLines(drawn, look, words), ...band(view, room, look)];
  // From back to front, as in the picture.
  const body = [
    ...(theme === "dark"
      ? [...comment(words.plain("tikzGround")), `\\fill[${look.named("paper")}] (-5.5,-5.5) rectangle (5.5,5.5);`]
      : []),
    ...(ended ? [...cellMacro(n, words), ...trophy(ended, room, drawn, look)] : []),
    ...(cells.length > 0 ? [...cellMacro(n, words), ...cells] : []),
    ...ranks(drawn, look, words),
    ...threadLine(drawn, look, words),
    ...classRings(drawn, look, words),
    ...steps(drawn, p, look, words),
    ...classes(drawn, look, words),
    ...ringLegendNodes(drawn, look, words),
    ...makingArcs(view, room, look),
    ...strokes(drawn, n, look, words),
    ...(ended ? order(ended, drawn, look) : [...seatNodes(view, room, drawn, look), ...token(view, room, drawn, look)]),
    ...landings(drawn, n, look, words),
    ...centreNodes(drawn, look, words),
  ];
  const options = [
    `declare function={${angle("at", n)}${p > 0 ? ` ${angle("class", p)}` : ""}},`,
    `scale=${short(SHRINK)}, transform shape,`,
    "every node/.style={inner sep=0pt},",
    ...look.styles().map((style) => `${style},`),
  ];
  const lines = [
    ...comment(`${titleOf(view)}. ${descriptionOf(view)}`),
    ...linkComment(words, link),
    ...comment(words.plain("tikzNeeds", NEEDS)),
    ...comment(words.plain("tikzSize", { size: String(HEIGHT), scale: `scale=${short(SHRINK)}` })),
    ...look.definitions(),
    "\\begin{tikzpicture}[",
    ...indentLines([...comment(words.plain("tikzAngle")), ...options]),
    "]",
    ...indentLines(body),
    "\\end{tikzpicture}",
  ];
  return `${lines.join("\n")}\n`;
}

/** @param {string} name @param {number} n */
function angle(name, n) {
  return `${name}(\\k)=90-360/${n}*\\k;`;
}
