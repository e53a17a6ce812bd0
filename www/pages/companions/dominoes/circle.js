// @ts-check
/** The circle: spaces, dominoes, and the segments between them with their values. */

import { h, setAttribute } from "../../../kit/dom.js";
import { svg, svgText } from "../../../kit/svg.js";
import { isYours } from "../words.js";
import { nextSpace, open } from "./words.js";

/** @import { Actions, CirclePosition, Panel, Segment } from "../types" */

const INNER = 80;
const OUTER = 98;
const ARC = 72;
const LABEL = 60;
const NUMBER = 106;
/** More labels than this on the inner ring run into each other. */
const MOST_LABELS = 24;
/** More terms than this do not fit into the middle. */
const MOST_TERMS = 6;

/** @param {Actions} actions @returns {Panel} */
export function circlePanel(actions) {
  const root = svg("svg", { viewBox: "-114 -114 228 228", class: "circle", role: "img" });
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
  /** What the last click looked at: on a touch screen a second one on the same place makes the move. */
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
      setAttribute(root, "aria-label", `Circle of ${position.n} spaces. ${inWords(position)}`);
      root.replaceChildren(...shapes(position, looked, human));
    },
  };
}

/** @param {CirclePosition} position */
function inWords({ dominoes, segments, xor }) {
  if (dominoes.length === 0) return "It is empty.";
  const free = segments.map(({ first, length, value }) => `${length} from ${first}, value ${value}`).join("; ");
  return `Dominoes begin on ${dominoes.join(", ")}. Free segments: ${free || "none"}. All values together give ${xor}.`;
}

/** @param {CirclePosition} position @param {string | null} considered @param {boolean} human @returns {SVGElement[]} */
function shapes(position, considered, human) {
  const { n, dominoes, moves } = position;
  const covered = new Set(dominoes.flatMap((first) => [first, nextSpace(first, n)]));
  const list = [];
  for (let space = 1; space <= n; space++) {
    const kind = covered.has(space) ? "space covered" : "space";
    list.push(
      svg("path", { class: kind, d: sector(n, space - 0.5, space + 0.5, INNER, OUTER, n > 100 ? 0.12 : 0.35) }),
    );
  }
  const every = n <= 50 ? 1 : n <= 100 ? 5 : 10;
  for (let space = 1; space <= n; space++) {
    if (space !== 1 && (space % every !== 0 || (every > 1 && space === n))) continue;
    const [x, y] = point(n, space, NUMBER);
    list.push(svgText(x, y, String(space), { class: "number", "font-size": n > 36 ? 6.5 : 8 }));
  }
  dominoes.forEach((first, index) => {
    const last = index === dominoes.length - 1;
    list.push(...domino(n, first, last ? "domino last" : "domino"));
  });
  const hovered = Number(considered);
  if (considered !== null && moves.includes(hovered)) list.push(...domino(n, hovered, "domino ghost"));
  list.push(...segmentShapes(position), ...middle(position));
  if (human) {
    for (const move of moves) {
      const wide = moves.includes(move - 1) || moves.includes(nextSpace(move, n)) ? 0 : 0.5;
      const d = sector(n, move - wide, move + 1 + wide, INNER - 8, OUTER + 12, 0);
      list.push(svg("path", { class: "target", d, "data-move": String(move) }));
    }
  }
  return list;
}

/** @param {number} n @param {number} first @param {string} kind */
function domino(n, first, kind) {
  const [x1, y1] = point(n, first + 0.5, INNER + 4);
  const [x2, y2] = point(n, first + 0.5, OUTER - 4);
  return [
    svg("path", { class: kind, d: sector(n, first - 0.5, first + 1.5, INNER + 1, OUTER - 1, n > 100 ? 0.2 : 0.9) }),
    svg("path", { class: `${kind} middle`, d: `M${x1},${y1}L${x2},${y2}` }),
  ];
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

/** What all values together give. @param {CirclePosition} position */
function middle({ dominoes, segments, xor }) {
  if (dominoes.length === 0) {
    const words = ["no domino yet:", "the first one", "makes a row"];
    return words.map((text, line) => svgText(0, 11 * (line - 1), text, { class: "terms", "font-size": 8.5 }));
  }
  const values = open(segments).map(({ value }) => value);
  const sum = svgText(0, 6, `⊕ = ${xor}`, { class: xor ? "sum" : "sum zero", "font-size": 17 });
  const who = svgText(0, 20, xor ? "who moves wins" : "who moves loses", { class: "terms", "font-size": 7 });
  if (values.length < 2 || values.length > MOST_TERMS) return [sum, who];
  return [svgText(0, -13, values.join(" ⊕ "), { class: "terms", "font-size": 8.5 }), sum, who];
}

/** A place on the circle; whole numbers are the middles of spaces, the first one at the top. @param {number} n @param {number} space @param {number} radius @returns {[number, number]} */
function point(n, space, radius) {
  const angle = ((space - 1) / n) * 2 * Math.PI - Math.PI / 2;
  return [round(radius * Math.cos(angle)), round(radius * Math.sin(angle))];
}

/** A piece of the ring, a little smaller all around. @param {number} n @param {number} from @param {number} to @param {number} inner @param {number} outer @param {number} gap in units of length */
function sector(n, from, to, inner, outer, gap) {
  const margin = (gap / ((inner + outer) / 2) / (2 * Math.PI)) * n;
  const [a, b] = [from + margin, to - margin - 1e-4];
  const large = ((b - a) / n) * 360 > 180 ? 1 : 0;
  const [p1, p2, p3, p4] = [point(n, a, outer), point(n, b, outer), point(n, b, inner), point(n, a, inner)];
  return `M${p1}A${outer} ${outer} 0 ${large} 1 ${p2}L${p3}A${inner} ${inner} 0 ${large} 0 ${p4}Z`;
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 100) / 100;
}
