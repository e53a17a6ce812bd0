// @ts-check
/**
 * A position as a figure: inline SVG, drawn from the same scene as the table and with the table's classes, for pages without scripts
 * and for sheets.
 */

import { PALETTE, SANS, WRITING } from "../../board/board-looks.js";
import { EXTENT, NAME_PIXELS } from "../../board/geometry.js";
import { HEAD, HEAD_HALO, HEAD_PLACE, HEADS, headOf } from "../../board/heads.js";
import { element, escapeXml, renderText } from "../../drawing/svg-text.js";
import { descriptionOf, titleOf } from "../export/about.js";
import { viewOf } from "../export/request.js";
import { overlayOf as checkedOverlay } from "../page/checked-overlay.js";
import { scene } from "../picture/all-parts.js";
import { RULES } from "../picture/optional-looks.js";
import { markedOverlay, overlayOf, standingLayers, supposingOf } from "./lesson-overlay.js";
import { supposedSet } from "./supposed-set.js";

/** @import { Speaker } from "../../text/types" */
/** @import { FoundStep } from "./types" */
/** @import { Trial } from "./trial.js" */
/** The part of a core that opens games. @typedef {Pick<typeof import("../../pkg/magnus_derek.js"), "Handle" | "catalogue">} Opener */

/** Half of the width: the table, and room for the marks outside the seats. */
const HALF = EXTENT + 32;
/** Pixels across on a phone, where a figure is as wide as the window; elsewhere it is wider. */
const NARROWEST = 366;
/** The least size of writing on a page that is read, in pixels; a table that is played on may have less. */
const LEAST_READ = 11;

/**
 * @typedef {object} Figure
 * @property {string} game the text of a link
 * @property {number[]} [mark] positions
 * @property {number} [layers] how many are shown; all, if it is missing
 * @property {boolean} [bricks] whether the rounds that layer play may need stand beside it
 * @property {number | null} [layer] the deepest layer that is shown, which says the same as `layers`; null for all
 * @property {number[]} [placed] positions that are placed: the table is that of their set, and of no game
 * @property {import("./supposed-set.js").Supposing | null} [suppose] what else is drawn in place of the game
 * @property {{title: string, description: string}} [about] what such a table is called
 * @property {import("../types").Overlay} [overlay] what else a page draws over the table
 * @property {number} [narrowest] pixels across where the page shows it smallest; as on a phone, if it is missing
 */

/** Opens a link at the round that it names. @param {Pick<Opener, "Handle">} core @param {string} link */
export function openedIn({ Handle }, link) {
  const game = Handle.open(link);
  const { round } = game.opening();
  for (let left = round === null ? 0 : game.roundsTo(round); left > 0 && game.canStep(); left--) game.step();
  return game;
}

/**
 * @param {Opener} core
 * @param {Figure} figure
 * @param {string} id with which the ids within begin: a page has many figures
 * @param {Speaker} words
 * @param {number} [half] of the width, in units
 */
export function figureIn(core, figure, id, words, half = HALF) {
  const { game: link, mark = [], layers, overlay, placed, about, narrowest = NARROWEST } = figure;
  const { never } = core.catalogue();
  const game = openedIn(core, link);
  try {
    // If A alone is shown, the inside of the table stays empty, as on the table of a lesson.
    const bare = layers === 1;
    // If the game has fewer layers than that, all are shown, as there.
    const { layer: deepest = bare || layers === undefined ? null : layers - 1 } = figure;
    const layer = deepest !== null && deepest < game.state().layerSizes.length ? deepest : null;
    const scale = (narrowest / (2 * half)) * (NAME_PIXELS / LEAST_READ);
    const view = viewOf({ words, game, never, look: { layer }, link, theme: "light" }, scale);
    if (figure.layer !== undefined) view.look.standing = layer;
    view.overlay = checkedOverlay({ ...markedOverlay(bare, mark), ...overlay }, view.state.n, () =>
      fail("The overlay"),
    );
    const { suppose = placed && supposedSet(placed, null) } = figure;
    const shown = suppose ? { ...suppose(view), scale } : view;
    const shapes = scene(shown)
      .map((primitive) => renderText(primitive, id, headOf))
      .join("\n");
    const used = Object.keys(HEADS).filter((head) => shapes.includes(`url(#${id}-${head})`));
    const { title, description } = about ?? { title: titleOf(view), description: descriptionOf(view) };
    const box = `${-half} ${-half} ${2 * half} ${2 * half}`;
    return `<svg class="drawn" viewBox="${box}" role="img">
<title>${escapeXml(title)}</title>\n<desc>${escapeXml(description)}</desc>
${used.map((head) => arrowHead(head, id)).join("")}${shapes}
</svg>`;
  } finally {
    game.free();
  }
}

/** @param {string} what @returns {never} */
function fail(what) {
  throw new Error(`${what} of a figure is no function.`);
}

/** An arrowhead. @param {string} head @param {string} id */
function arrowHead(head, id) {
  return `${element("marker", { id: `${id}-${head}`, ...HEAD_PLACE }, element("path", { class: head, d: HEAD }))}\n`;
}

/** The style sheet of figures, taken from the style of the table. */
export function drawnStyle() {
  const rules = Object.entries(RULES).map(([selectors, declarations]) => {
    const scoped = selectors.split(", ").map((selector) => `.drawn ${selector}`);
    return rule(scoped.join(",\n"), declarations);
  });
  const heads = Object.entries(HEADS).map(([id, fill]) => rule(`.drawn .${id}`, { fill, ...HEAD_HALO }));
  return `${rule(".drawn", {
    "text-anchor": "middle",
    "font-family": SANS,
    ...Object.fromEntries(
      Object.entries(PALETTE).map(([name, [light, dark]]) => [`--${name}`, `light-dark(${light}, ${dark})`]),
    ),
  })}
${rule(".drawn text", WRITING)}
${rule(".drawn .line-under", { fill: "none" })}
${heads.join("\n")}
${rules.join("\n")}
@media (forced-colors: active) {
  .drawn {
    forced-color-adjust: none;
    --paper: Canvas;
    --ink: CanvasText;
  }
}
`;
}

/** @param {string} selector @param {Record<string, string>} declarations */
function rule(selector, declarations) {
  const lines = Object.entries(declarations).map(([property, value]) => `  ${property}: ${value};\n`);
  return `${selector} {\n${lines.join("")}}`;
}

/**
 * The picture with which the table of a step opens.
 * @param {FoundStep} found @param {Trial} trial @param {number} n
 * @returns {Figure}
 */
export function openingFigure(found, trial, n) {
  const { game, layers = 1 } = found.step.figure;
  return {
    game,
    // Whoever plays asks the table for the layers; here they are shown at once.
    layer: standingLayers(found, trial) ?? (trial.isPlayed && layers > 1 ? layers - 1 : null),
    overlay: overlayOf(found, trial, n) ?? {},
    suppose: supposingOf(found, trial, () => null),
  };
}
