// @ts-check
/** The circle: spaces, dominoes, and the segments between them with their values. */

import { h, setAttribute } from "../../../kit/dom.js";
import { built } from "../../../kit/shape.js";
import { svg, svgText } from "../../../kit/svg.js";
import {
  CIRCLE_BOX,
  circleShapes,
  dominoShapes,
  INNER,
  OUTER,
  point,
  sector,
} from "../../../table/companion/circle.js";
import { circle, inEmptyCircle } from "../../../text/say/dominoes.js";
import { isYours, words } from "../words.js";
import { open } from "./words.js";

/** @import { Actions, CirclePosition, Panel, Segment } from "../types" */

const ARC = 72;
const LABEL = 60;
/** The most labels on the inner ring; more would overlap. */
const MOST_LABELS = 24;
/** The most terms that fit into the middle. */
const MOST_TERMS = 6;

/** @param {Actions} actions @returns {Panel} */
export function circlePanel(actions) {
  const root = svg("svg", { viewBox: CIRCLE_BOX, class: "circle", role: "img" });
  const node = h("div", { class: "picture" });
  node.append(root);
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
    update({ view, considered: looked }) {
      considered = looked ?? "";
      const position = /** @type {CirclePosition} */ (view.position);
      human = isYours(view);
      setAttribute(root, "aria-label", inWords(position));
      root.replaceChildren(...shapes(position, looked, human));
    },
  };
}

/** @param {CirclePosition} position */
function inWords({ n, dominoes, segments, xor }) {
  const begins = dominoes.map(([first]) => first);
  return circle(words, n, begins, segments, xor);
}

/** @param {CirclePosition} position @param {string | null} considered @param {boolean} human @returns {SVGElement[]} */
function shapes(position, considered, human) {
  const { n, dominoes, moves } = position;
  const list = circleShapes(n, dominoes).map(built);
  const hovered = Number(considered);
  if (considered !== null && moves.includes(hovered)) list.push(...dominoShapes(n, hovered, "domino ghost").map(built));
  list.push(...segmentShapes(position), ...middle(position));
  if (human) {
    for (const move of moves) {
      // Two places that lie beside each other on the ring share the room between them.
      const beside = [1, n - 1].some((step) => moves.includes(move - step) || moves.includes(move + step));
      const wide = beside ? 0 : 0.5;
      const d = sector(n, move - wide, move + 1 + wide, INNER - 8, OUTER + 12, 0);
      list.push(svg("path", { class: "target", d, "data-move": String(move) }));
    }
  }
  return list;
}

/** @param {CirclePosition} position */
function segmentShapes({ n, dominoes, segments }) {
  if (dominoes.length === 0) return [];
  const left = open(segments);
  return left.flatMap((segment) => {
    const { first, length, value } = segment;
    const from = point(n, first - 0.4, ARC);
    const to = point(n, first + length - 0.6, ARC);
    const large = ((length - 0.2) / n) * 360 > 180 ? 1 : 0;
    const arc = svg("path", {
      class: value ? "segment" : "segment zero",
      d: `M${from}A${ARC} ${ARC} 0 ${large} 1 ${to}`,
    });
    if (left.length > MOST_LABELS) return [arc];
    const [x, y] = point(n, middleOf(segment), LABEL);
    return [
      arc,
      svgText(x, y, String(value), { class: value ? "value" : "value zero", "font-size": left.length > 12 ? 8 : 11 }),
    ];
  });
}

/** @param {Segment} segment */
function middleOf({ first, length }) {
  return first + (length - 1) / 2;
}

/** The Nim sum of all values. @param {CirclePosition} position */
function middle({ dominoes, segments, xor }) {
  if (dominoes.length === 0) {
    return inEmptyCircle(words).map((text, line) =>
      svgText(0, 11 * (line - 1), text, { class: "terms", "font-size": 8.5 }),
    );
  }
  const values = open(segments).map(({ value }) => value);
  const sum = svgText(0, 6, `⊕ = ${xor}`, { class: xor ? "sum" : "sum zero", "font-size": 17 });
  const who = svgText(0, 20, words.plain(xor === 0 ? "dominoWhoMovesLoses" : "dominoWhoMovesWins"), {
    class: "terms",
    "font-size": 7,
  });
  if (values.length < 2 || values.length > MOST_TERMS) return [sum, who];
  return [svgText(0, -13, values.join(" ⊕ "), { class: "terms", "font-size": 8.5 }), sum, who];
}
