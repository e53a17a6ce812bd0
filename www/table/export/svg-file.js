// @ts-check
/**
 * The picture as an SVG file: the page's picture with its looks as plain attributes instead of a style sheet, so that
 * any viewer shows it.
 */

import { SANS, WRITING } from "../../board/board-looks.js";
import { EXTENT } from "../../board/geometry.js";
import { HEAD, HEAD_HALO, HEAD_PLACE, HEADS, headOf } from "../../board/heads.js";
import { roundCoordinate } from "../../drawing/plane.js";
import { attributesOf, TAGS } from "../../drawing/svg.js";
import { element, escapeXml } from "../../drawing/svg-text.js";
import { digestOf } from "../../kit/checksum.js";
import { scene } from "../picture/all-parts.js";
import { descriptionOf, titleOf } from "./about.js";
import { footOf } from "./foot.js";
import { viewOf } from "./request.js";
import { colourOf, plainValue, resolveDeclarations } from "./resolved.js";

/** @import { Theme } from "../../kit/theme.js" */
/** @import { PictureData } from "../types" */
/** @import { Primitive } from "../../drawing/types" */
/** @import { ExportRequest } from "./request.js" */

/** Room for labels that reach beyond the picture, as they may on the page. */
const MARGIN = 32;
const HALF = EXTENT + MARGIN;
/** The room below for the lines at the foot, their distance, and their size, which a long line makes smaller. */
const FOOT_ROOM = 76;
const FOOT_LINE = 36;
const FOOT_SIZE = 24;
/** About the width of a letter, in parts of its size. */
const LETTER = 0.56;
/** The side of the whole square. */
const SIDE = 2 * HALF + FOOT_ROOM;
/** The ground of a light slide. */
const WHITE = "#ffffff";
/** The size written into the file, for viewers that show it by itself. */
const SIZE = 820;
/** From the middle of a line of writing down to its baseline, in parts of its size: not all viewers can centre it. */
const FOOT = 0.35;

/**
 * The font of the writing in a file. Inkscape, LibreOffice and PowerPoint do not know the names by which a browser means the
 * font of the system, and the last two read the first name alone: without a font of that name they take one with serifs, or a
 * wider one.
 */
const FILE_FONT = 'Arial, "Liberation Sans", Helvetica, "DejaVu Sans", sans-serif';

/** @param {ExportRequest} request */
export function svgFile(request) {
  const view = viewOf(request, scaleOf(SIZE));
  return svgPicture(view, { ...request, size: SIZE, foot: footOf(view, request), font: FILE_FONT });
}

/** Pixels for a unit in a picture of this size. @param {number} size */
export function scaleOf(size) {
  return size / SIDE;
}

/**
 * @param {PictureData} view
 * @param {object} options
 * @param {Theme} options.theme
 * @param {number} options.size in pixels
 * @param {string} options.link
 * @param {string[]} options.foot the lines at the foot
 * @param {boolean} [options.slide] whether it is for a slide: less room below, and white where the theme is light
 * @param {string[]} [options.corners] the texts in the upper left and upper right corners
 * @param {string} [options.font]
 */
export function svgPicture(view, { theme, size, link, foot, slide = false, corners = [], font = SANS }) {
  const side = slide ? 2 * HALF : SIDE;
  const left = -side / 2;
  const box = `${left} ${-HALF} ${side} ${side}`;
  const heads = Object.entries(HEADS).map(([id, colour]) => {
    return marker(id, plainValue(colour, {}, theme), colourOf("paper", theme));
  });
  const drawing = [
    ...scene(view).flatMap((primitive) => renderPrimitive(primitive, theme)),
    ...corners.map(cornerText(theme)),
  ];
  const writing = { "text-anchor": "middle", "font-family": font };
  const root = { xmlns: "http://www.w3.org/2000/svg", width: size, height: size, viewBox: box, role: "img" };
  // Without it the ink of one theme could not be read on a page of the other, and the halos of words and lines would be blots.
  const ground = { x: left, y: -HALF, width: side, height: side, fill: colourOf("paper", theme) };
  const lines = [
    element("title", {}, escapeXml(titleOf(view))),
    element("desc", {}, escapeXml(descriptionOf(view))),
    ...(link ? [element("metadata", {}, escapeXml(link))] : []),
    element("defs", {}, joinLines(heads)),
    element("rect", ground),
    element("g", writing, joinLines(drawing)),
    element("g", { ...writing, fill: colourOf("muted", theme) }, joinLines(foot.map(footLine))),
  ];
  const text = prefixIds(`${element("svg", root, joinLines(lines))}\n`);
  return slide && theme === "light" ? text.replaceAll(colourOf("paper", theme), WHITE) : text;
}

/**
 * The ids of a file begin with a digest of it: a page may hold two files, and an id means the first one in the page, whose
 * heads have other colours, or none while it is hidden.
 * @param {string} text
 */
function prefixIds(text) {
  const own = `md-${digestOf(text).toString(36)}-`;
  return text.replaceAll(/(<marker id="|url\(#)/g, `$1${own}`);
}

/** @param {string[]} lines */
function joinLines(lines) {
  return `\n${lines.map((line) => `${line}\n`).join("")}`;
}

/** @param {string} id @param {string} fill @param {string} stroke of the halo */
function marker(id, fill, stroke) {
  const halo = { d: HEAD, fill: "none", stroke, "stroke-width": HEAD_HALO["stroke-width"] };
  return element("marker", { id, ...HEAD_PLACE }, element("path", halo) + element("path", { d: HEAD, fill }));
}

/** @param {Primitive} primitive @param {Theme} theme @returns {string[]} */
function renderPrimitive(primitive, theme) {
  const { class: classes = "", ...geometry } = attributesOf(primitive, headOf);
  const look = resolveDeclarations(classes, theme);
  if (primitive.kind === "path" || primitive.kind === "circle") {
    return [element(TAGS[primitive.kind], { ...geometry, ...presentationAttributes(look) })];
  }
  const [place, content] = [
    { ...geometry, y: roundCoordinate(primitive.y + FOOT * primitive.size) },
    escapeXml(primitive.text),
  ];
  /** @type {Record<string, string>} */
  const { stroke, ...filled } = { fill: plainValue(WRITING.fill ?? "", {}, theme), ...presentationAttributes(look) };
  const over = element("text", { ...place, ...withoutStroke(filled) }, content);
  // Some viewers paint the stroke over the letters, so the halo is a text of its own underneath.
  const halo = stroke ? [element("text", { ...place, ...filled, fill: "none", stroke }, content)] : [];
  return [...halo, over];
}

/** The declarations that SVG also has as attributes. @param {Record<string, string>} look */
function presentationAttributes(look) {
  const kept = Object.entries(look).filter(
    ([property]) => !/^(paint-order|font-variant-numeric|dominant-baseline)$/.test(property),
  );
  return Object.fromEntries(kept.map(([property, value]) => [property, value.replace(/px$/, "")]));
}

/** @param {Record<string, string>} look */
function withoutStroke(look) {
  return Object.fromEntries(Object.entries(look).filter(([property]) => !property.startsWith("stroke")));
}

/** @param {Theme} theme @returns {(text: string, index: number) => string} */
function cornerText(theme) {
  return (text, index) => {
    const [x, anchor] = index === 0 ? [-EXTENT, "start"] : [EXTENT, "end"];
    const attributes = { x, y: 34 - EXTENT, "font-size": 34, "text-anchor": anchor, fill: colourOf("muted", theme) };
    return element("text", attributes, escapeXml(text));
  };
}

/** @param {string} text @param {number} index */
function footLine(text, index) {
  const size = roundCoordinate(Math.min(FOOT_SIZE, (SIDE - 2 * MARGIN) / (LETTER * text.length)));
  const y = roundCoordinate(HALF + FOOT_LINE * (index + 0.5) - MARGIN / 4 + FOOT * size);
  return element("text", { x: 0, y, "font-size": size }, escapeXml(text));
}
