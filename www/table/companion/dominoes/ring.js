// @ts-check
/** The circle: spaces, dominoes, and the segments between them with their values. */

import { svg } from "../../../drawing/drawing-element.js";
import * as plane from "../../../drawing/plane.js";
import { path, text } from "../../../drawing/primitives.js";
import { svgRenderer } from "../../../drawing/svg.js";
import { elementOf, html } from "../../../kit/lit.js";
import { circle, emptyCircleLines } from "../../../text/say/companions/dominoes.js";
import { isYours } from "../game-in-words.js";
import { angleOf, CIRCLE_BOX, circleShapes, dominoShapes, INNER, OUTER, point, sector } from "./circle.js";
import { openSegments } from "./dominoes-in-words.js";

/** @import { Primitive } from "../../../drawing/types" */
/** @import { Speaker } from "../../../text/types" */
/** @import { CirclePosition, CompanionActions, CompanionPicture, Segment } from "../types" */

const ARC = 72;
const LABEL = 60;
/** The most labels on the inner ring; more would overlap. */
const MOST_LABELS = 24;
/** The most terms that fit into the middle. */
const MOST_TERMS = 6;

/** @param {Speaker} words @param {CompanionActions} actions @returns {CompanionPicture} */
export function circlePanel(words, actions) {
  const root = svg("svg", { viewBox: CIRCLE_BOX, class: "circle", role: "img" });
  const node = elementOf(html`<div class="companion-picture played">${root}</div>`);
  const render = svgRenderer(root);
  const moveAt = (/** @type {Event} */ event) =>
    /** @type {Element} */ (event.target).closest("[data-move]")?.getAttribute("data-move") ?? null;
  let human = false;
  root.addEventListener(
    "pointermove",
    (event) => human && event.pointerType === "mouse" && moveAt(event) && actions.consider(moveAt(event)),
  );
  root.addEventListener("pointerleave", (event) => human && event.pointerType === "mouse" && actions.consider(null));
  /** The place of the last click: on a touch screen a second one there makes the move. */
  let considered = "";
  root.addEventListener("click", (event) => {
    const move = moveAt(event);
    if (!move || !human) return;
    const mouse = /** @type {PointerEvent} */ (event).pointerType === "mouse";
    if (mouse || considered === move) actions.make(move);
    else actions.consider(move);
  });
  return {
    node,
    update({ view, quiet, considered: looked }) {
      considered = looked ?? "";
      const position = /** @type {CirclePosition} */ (view.position);
      human = isYours(view);
      root.setAttribute("aria-label", ringText(words, position));
      render(shapes(words, position, looked, human, quiet));
    },
  };
}

/** @param {Speaker} words @param {CirclePosition} position */
function ringText(words, { n, dominoes, segments, xor }) {
  const begins = dominoes.map(([first]) => first);
  return circle(words, n, begins, segments, xor);
}

/**
 * @param {Speaker} words @param {CirclePosition} position @param {string | null} considered @param {boolean} human
 * @param {boolean} quiet
 * @returns {Primitive[]}
 */
function shapes(words, position, considered, human, quiet) {
  const { n, dominoes, moves } = position;
  const list = circleShapes(n, dominoes);
  const hovered = Number(considered);
  if (considered !== null && moves.includes(hovered)) list.push(...dominoShapes(n, hovered, "domino ghost"));
  list.push(...segmentShapes(position), ...centreTexts(words, position, quiet));
  if (human) {
    for (const move of moves) {
      // Two places that lie beside each other on the ring share the room between them.
      const beside = [1, n - 1].some((step) => moves.includes(move - step) || moves.includes(move + step));
      const wide = beside ? 0 : 0.5;
      const d = sector(n, move - wide, move + 1 + wide, INNER - 8, OUTER + 12, 0);
      list.push(path(`move-${move}`, "target", d, { data: { move: String(move) } }));
    }
  }
  return list;
}

/** @param {CirclePosition} position @returns {Primitive[]} */
function segmentShapes({ n, dominoes, segments }) {
  if (dominoes.length === 0) return [];
  const left = openSegments(segments);
  return left.flatMap((segment) => {
    const { first, length, value } = segment;
    const d = plane.arc(ARC, angleOf(n, first - 0.4), angleOf(n, first + length - 0.6));
    const line = path(`segment-${first}`, value ? "segment" : "segment zero", d);
    if (left.length > MOST_LABELS) return [line];
    const [x, y] = point(n, middleOf(segment), LABEL);
    const role = value ? "value" : "value zero";
    return [line, text(`value-${first}`, role, x, y, left.length > 12 ? 8 : 11, String(value))];
  });
}

/** @param {Segment} segment */
function middleOf({ first, length }) {
  return first + (length - 1) / 2;
}

/**
 * The Nim sum of all values, and what follows from it.
 * @param {Speaker} words @param {CirclePosition} position @param {boolean} quiet @returns {Primitive[]}
 */
function centreTexts(words, { dominoes, segments, xor }, quiet) {
  if (dominoes.length === 0) {
    return emptyCircleLines(words).map((line, index) => text(`line-${index}`, "terms", 0, 11 * (index - 1), 8.5, line));
  }
  const values = openSegments(segments).map(({ value }) => value);
  const says = words.plain(xor === 0 ? "dominoWhoMovesLoses" : "dominoWhoMovesWins");
  const sum = text("sum", xor ? "sum" : "sum zero", 0, 6, 17, `⊕ = ${xor}`);
  const who = quiet ? [] : [text("who", "terms", 0, 20, 7, says)];
  if (values.length < 2 || values.length > MOST_TERMS) return [sum, ...who];
  return [text("terms", "terms", 0, -13, 8.5, values.join(" ⊕ ")), sum, ...who];
}
