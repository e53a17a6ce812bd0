// @ts-check
/** Drawings over the cells of the map: the two golden lines, the axes, the current game, the pair pointed at. */

import "../../../text/say/companions/number-game.js";
import { multiples, niceStep } from "../../../drawing/axis.js";
import { box } from "../../../drawing/plane.js";
import { circle, path, text } from "../../../drawing/primitives.js";
import { elementOf, html } from "../../../kit/lit.js";

/** @import { RoleLook } from "../../../drawing/canvas.js" */

export const MARGIN = { left: 52, bottom: 34, top: 12, right: 20 };
/** Between the greatest numbers and the frame, so that no mark stands on it. */
export const PAD = 10;
/** The sizes of writing, in pixels. */
const SIZES = { number: 12, name: 15 };
/** The radius of a mark. */
const MARK = 6;

/** @typedef {{a: number, b: number}} NumberPair */
/** Labels of the regions of losing and winning pairs. @typedef {{losing: string, winning: string}} Says */
/**
 * The places of the map in pixels.
 * @typedef {{x: (a: number) => number, y: (b: number) => number, plane: number}} MapPlaces
 */

/**
 * @param {{size: number, golden: number, game: {pairs: NumberPair[], over: boolean} | null,
 *   cursor: NumberPair | null}} map
 * @param {Says} says
 * @param {MapPlaces} places
 */
export function mapShapes({ size, golden, game, cursor }, says, places) {
  const { x, y } = places;
  const at = (/** @type {NumberPair} */ { a, b }, /** @type {string} */ role) =>
    circle(role, role, x(a - 0.5), y(b - 0.5), MARK);
  const origin = `M${x(0)} ${y(0)}`;
  const now = game?.over ? undefined : game?.pairs.at(-1);
  const way = (game?.pairs ?? []).map(({ a, b }) => `${x(a - 0.5)} ${y(b - 0.5)}`);
  return [
    path("golden", "golden", `${origin}L${x(size)} ${y(size / golden)}${origin}L${x(size / golden)} ${y(size)}`),
    ...names(size, says, places),
    ...axes(size, places),
    ...(way.length > 0 ? [path("way", "way", `M${way.join("L")}`)] : []),
    ...(now ? [at(now, "now")] : []),
    ...(cursor ? [at(cursor, "cursor")] : []),
  ];
}

/** @param {number} size @param {Says} says @param {MapPlaces} places */
function names(size, { losing, winning }, { x, y }) {
  const all = /** @type {[role: string, name: string, a: number, b: number][]} */ ([
    ["on-winning", "A = φB", 0.82, 0.39],
    ["on-winning", "B = φA", 0.38, 0.86],
    ["on-losing", losing, 0.72, 0.72],
    ["on-winning", winning, 0.74, 0.16],
    ["on-winning", winning, 0.16, 0.74],
  ]);
  return all.map(([role, name, a, b], index) =>
    text(`name-${index}`, role, x(a * size), y(b * size), SIZES.name, name),
  );
}

/** @param {number} size @param {MapPlaces} places */
function axes(size, { x, y, plane }) {
  const numbers = multiples(1, size, niceStep(size, plane / 50)).flatMap((value) => [
    text(`across-${value}`, "below", x(value - 0.5), y(0) + 6, SIZES.number, String(value)),
    text(`up-${value}`, "beside", x(0) - 6, y(value - 0.5), SIZES.number, String(value)),
  ]);
  return [
    path("frame", "frame", box(MARGIN.left, MARGIN.top - PAD, plane + PAD, plane + PAD)),
    ...numbers,
    text("A", "A", x(size / 2), y(0) + MARGIN.bottom, SIZES.name, "A"),
    text("B", "B", 2, y(size / 2), SIZES.name, "B"),
  ];
}

/** The looks of the roles. @param {ReturnType<typeof coloursOf>} colours @returns {Record<string, RoleLook>} */
export function mapLooks({ ink, muted, edge, accent, winning, losing, serif, sans }) {
  const named = /** @type {const} */ ({ family: serif, slant: "italic", fill: ink });
  return {
    golden: { stroke: accent, width: 1.5, dash: [7, 4] },
    "on-losing": { ...named, stroke: losing, width: 4 },
    "on-winning": { ...named, stroke: winning, width: 4 },
    frame: { stroke: edge },
    below: { family: sans, fill: muted, baseline: "top" },
    beside: { family: sans, fill: muted, align: "right" },
    A: { ...named, baseline: "bottom" },
    B: { ...named, align: "left" },
    way: { stroke: ink, width: 1.5 },
    now: { fill: accent },
    cursor: { stroke: ink, width: 2.5 },
  };
}

/** Colours from the style sheet, which a canvas cannot use by itself. @param {HTMLElement} node @param {"" | "light"} scheme */
export function coloursOf(node, scheme) {
  const style = getComputedStyle(node);
  const probe = elementOf(html`<span hidden></span>`);
  probe.style.colorScheme = scheme;
  node.after(probe);
  const colour = (/** @type {string} */ name) => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
  const colours = {
    ink: colour("--ink"),
    muted: colour("--muted"),
    edge: colour("--edge"),
    accent: colour("--accent"),
    winning: colour("--raised"),
    losing: colour("--losing"),
    serif: style.getPropertyValue("--serif") || "serif",
    sans: style.fontFamily,
  };
  probe.remove();
  return colours;
}
