// @ts-check
/**
 * The picture as an SVG file: the page's picture with its looks as plain attributes instead of a style sheet, so that
 * any viewer shows it.
 */

import { EXTENT, neat } from "../picture/geometry.js";
import { HEAD, HEAD_HALO, HEADS, SANS, WRITING } from "../picture/look.js";
import { attributesOf, lineUnder, TAGS } from "../picture/svg.js";
import { scene } from "../picture/whole.js";
import { descriptionOf, titleOf } from "./about.js";
import { viewOf } from "./request.js";
import { colourOf, plainValue, resolved } from "./resolved.js";

/** @import { PictureData, Primitive } from "../types" */
/** @import { ExportRequest } from "./request.js" */
/** @import { Theme } from "./resolved.js" */
/** @import { Curved } from "../picture/svg.js" */

/** Room for labels that reach beyond the picture, as they may on the page. */
const MARGIN = 32;
const HALF = EXTENT + MARGIN;
/** The size written into the file, for viewers that show it by itself. */
const SIZE = 820;
/** From the middle of a line of writing down to its baseline, in parts of its size: not all viewers can centre it. */
const FOOT = 0.35;

/** @param {ExportRequest} request */
export function svgFile(request) {
  return svgPicture(viewOf(request, scaleOf(SIZE)), { ...request, size: SIZE });
}

/** Pixels for a unit in a picture of this size. @param {number} size */
export function scaleOf(size) {
  return size / (2 * HALF);
}

/**
 * @param {PictureData} view
 * @param {object} options
 * @param {Theme} options.theme
 * @param {number} options.size in pixels
 * @param {string} options.link
 * @param {string[]} [options.corners] the texts in the upper left and upper right corners
 */
export function svgPicture(view, { theme, size, link, corners = [] }) {
  const box = `${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`;
  const lines = [
    `<svg ${written({ xmlns: "http://www.w3.org/2000/svg", width: size, height: size, viewBox: box, role: "img" })}>`,
    `<title>${escaped(titleOf(view))}</title>`,
    `<desc>${escaped(descriptionOf(view))}</desc>`,
    ...(link ? [`<metadata>${escaped(link)}</metadata>`] : []),
    "<defs>",
    ...Object.entries(HEADS).map(([id, colour]) => marker(id, plainValue(colour, {}, theme), colourOf("paper", theme))),
    "</defs>",
    `<rect ${written({ x: -HALF, y: -HALF, width: 2 * HALF, height: 2 * HALF, fill: colourOf("paper", theme) })}/>`,
    `<g ${written({ "text-anchor": "middle", "font-family": SANS })}>`,
    ...scene(view).flatMap((primitive) => drawn(primitive, theme)),
    ...corners.map((text, index) => cornerText(text, index, theme)),
    "</g>",
    "</svg>",
  ];
  return `${lines.join("\n")}\n`;
}

/** @param {string} id @param {string} fill @param {string} stroke of the halo */
function marker(id, fill, stroke) {
  const { d, box, tip, size } = HEAD;
  const attributes = { id, viewBox: `0 0 ${box} ${box}`, refX: tip.x, refY: tip.y, orient: "auto" };
  const sized = { markerUnits: "userSpaceOnUse", markerWidth: size, markerHeight: size };
  const halo = { d, fill: "none", stroke, "stroke-width": HEAD_HALO["stroke-width"] };
  return `<marker ${written({ ...attributes, ...sized })}><path ${written(halo)}/><path ${written({ d, fill })}/></marker>`;
}

/** @param {Primitive} primitive @param {Theme} theme @returns {string[]} */
function drawn(primitive, theme) {
  const { class: classes = "", ...geometry } = attributesOf(primitive);
  const look = resolved(classes, theme);
  if (primitive.kind === "curved") return along(primitive, look, theme);
  if (primitive.kind !== "text") return [`<${TAGS[primitive.kind]} ${written({ ...geometry, ...presented(look) })}/>`];
  const place = { ...geometry, y: neat(primitive.y + FOOT * primitive.size) };
  /** @type {Record<string, string>} */
  const { stroke, ...filled } = { fill: plainValue(WRITING.fill ?? "", {}, theme), ...presented(look) };
  const text = escaped(primitive.text);
  const over = `<text ${written({ ...place, ...withoutStroke(filled) })}>${text}</text>`;
  // Some viewers paint the stroke over the letters, so the halo is a text of its own underneath.
  return stroke ? [`<text ${written({ ...place, ...filled, fill: "none", stroke })}>${text}</text>`, over] : [over];
}

/**
 * Writing along a circle, with its halo underneath.
 * @param {Curved} primitive @param {Record<string, string>} look @param {Theme} theme
 */
function along(primitive, look, theme) {
  const { id, d } = lineUnder(primitive);
  /** @type {Record<string, string>} */
  const { stroke, ...filled } = { fill: plainValue(WRITING.fill ?? "", {}, theme), ...presented(look) };
  const writing = (/** @type {Record<string, string | number>} */ attributes) =>
    `<text ${written({ "font-size": primitive.size, ...attributes })}>` +
    `<textPath ${written({ href: `#${id}`, startOffset: "50%" })}>${escaped(primitive.text)}</textPath></text>`;
  const over = writing(withoutStroke(filled));
  const line = `<path ${written({ id, d, fill: "none" })}/>`;
  return stroke ? [line, writing({ ...filled, fill: "none", stroke }), over] : [line, over];
}

/** The declarations that SVG also has as attributes. @param {Record<string, string>} look */
function presented(look) {
  const kept = Object.entries(look).filter(
    ([property]) => !/^(paint-order|font-variant-numeric|dominant-baseline)$/.test(property),
  );
  return Object.fromEntries(kept.map(([property, value]) => [property, value.replace(/px$/, "")]));
}

/** @param {Record<string, string>} look */
function withoutStroke(look) {
  return Object.fromEntries(Object.entries(look).filter(([property]) => !property.startsWith("stroke")));
}

/** @param {string} text @param {number} index @param {Theme} theme */
function cornerText(text, index, theme) {
  const [x, anchor] = index === 0 ? [-EXTENT, "start"] : [EXTENT, "end"];
  const attributes = { x, y: 34 - EXTENT, "font-size": 34, "text-anchor": anchor, fill: colourOf("muted", theme) };
  return `<text ${written(attributes)}>${escaped(text)}</text>`;
}

/** @param {Record<string, string | number>} attributes */
function written(attributes) {
  return Object.entries(attributes)
    .map(([name, value]) => `${name}="${escaped(String(value))}"`)
    .join(" ");
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
