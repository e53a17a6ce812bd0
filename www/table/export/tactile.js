// @ts-check
/**
 * The table for hands: an A4 page for swell paper, on which everything black rises. Lengths are in millimetres. Shapes say what
 * colours say elsewhere: a ring is an unvisited position, a disc a visited one, a triangle the token, to which a hand leads from
 * the middle. Numbers are braille, each dot a circle, so no font is needed; the page has no print, which would only rise as clutter.
 */

import { listOf } from "../../drawing/list-of.js";
import { element, escapeXml } from "../../drawing/svg-text.js";
import { tactileText } from "../../text/say/export/export.js";
import { descriptionOf, titleOf } from "./about.js";
import { brailleDots, brailleNumber, brailleWidth, DOTS_HIGH } from "./braille.js";
import { viewOf } from "./request.js";

/** @import { ExportRequest } from "./request.js" */
/** @typedef {{x: number, y: number}} Point */
/** @typedef {Point & {text: string, width: number}} Label a number in braille, by its middle */

const [WIDTH, HEIGHT, MARGIN] = [210, 297, 10];
const MIDDLE = { x: WIDTH / 2, y: HEIGHT - WIDTH / 2 };
/** Fingers lose lines thinner than a millimetre. */
const LINE = 1.2;
/** The radius of a position: fingers tell a ring from a disc from 5 mm across. */
const [SMALLEST, LARGEST] = [2.5, 5];
/** The gaps between two positions, from a position to its number, and from a position to the rim of the table. */
const [BETWEEN, BESIDE, INSIDE] = [2.5, 4, 3.5];
/** The gaps between two numbers: side by side, and one above the other as between lines of braille. */
const [APART, LEADING] = [5, 3.4];
/** Which positions have their numbers, as far as these have room. */
const STEPS = [1, 2, 3, 4, 5, 6, 10];
/** The tip of the token's triangle, in radii of a position. */
const TIP = 1.2;
/** The lines of the key above the table. */
const [KEY_LEFT, KEY_TOP, KEY_LINE, KEY_TEXT] = [20, 20, 14, 12];
/** The most positions with room on the page. */
const MOST_POSITIONS = 60;

const BLACK = { fill: "#000" };
const WHITE = { fill: "#fff", stroke: "#000", "stroke-width": LINE };

/** @param {ExportRequest} request */
export function tactileFile(request) {
  const view = viewOf(request, 1);
  const { words, state, depths } = view;
  const { n, token } = state;
  if (n > MOST_POSITIONS) throw new Error(words.plain("tooManyForHands", { most: MOST_POSITIONS, n }));
  const { seat, seats } = radiiOf(n);
  const { step, labels } = labelsOf(n, seats + seat + BESIDE);
  const rim = seats - seat - INSIDE;
  const hand = at(token, n, rim);
  const lines = [
    element("title", {}, escapeXml(titleOf(view))),
    element("desc", {}, escapeXml(`${descriptionOf(view)} ${tactileText(words, step)}`)),
    ...(request.link ? [element("metadata", {}, escapeXml(request.link))] : []),
    element("rect", { width: WIDTH, height: HEIGHT, fill: "#fff" }),
    ...keyOf(n, token, depths, seat),
    element("circle", { cx: short(MIDDLE.x), cy: short(MIDDLE.y), r: short(rim), ...WHITE }),
    element("path", { d: `M${pair(MIDDLE)}L${pair(hand)}`, stroke: "#000", "stroke-width": LINE }),
    disc(MIDDLE, SMALLEST),
    ...listOf(n, (position) => {
      const place = at(position, n, seats);
      if (position === token) return triangle(place, turnOf(token, n), seat);
      return depths[position] === 0 ? ring(place, seat) : disc(place, seat);
    }),
    ...labels.map(labelText),
  ];
  const size = { width: `${WIDTH}mm`, height: `${HEIGHT}mm`, viewBox: `0 0 ${WIDTH} ${HEIGHT}` };
  const content = lines.map((line) => `${line}\n`).join("");
  return `${element("svg", { xmlns: "http://www.w3.org/2000/svg", ...size, role: "img" }, `\n${content}`)}\n`;
}

/** The radius of a position and of the circle on which they lie. @param {number} n */
function radiiOf(n) {
  const room = WIDTH / 2 - MARGIN - brailleWidth(brailleNumber(n - 1)) - BESIDE;
  const sine = Math.sin(Math.PI / n);
  // Two neighbours are 2 (room − seat) · sine apart, which is 2 seat + BETWEEN where they are as large as can be.
  const seat = Math.min(LARGEST, (2 * room * sine - BETWEEN) / (2 + 2 * sine));
  return { seat, seats: room - seat };
}

/** The angle of a position, clockwise from the top. @param {number} position @param {number} n */
const turnOf = (position, n) => (2 * Math.PI * position) / n;

/** @param {number} position @param {number} n @param {number} radius @returns {Point} */
function at(position, n, radius) {
  const turn = turnOf(position, n);
  return { x: MIDDLE.x + radius * Math.sin(turn), y: MIDDLE.y - radius * Math.cos(turn) };
}

/** The numbers of every position, or of every second, third … where all have no room. @param {number} n @param {number} radius */
function labelsOf(n, radius) {
  for (const step of STEPS) {
    const labels = listOf(n, (position) => position)
      // The last one would be closer to 0 than the others are to each other.
      .filter((position) => position % step === 0 && (position === 0 || position + step <= n))
      .map((position) => labelAt(position, n, radius));
    if (step === STEPS.at(-1) || labels.every((one, index) => isFree(one, labels.slice(0, index))))
      return { step, labels };
  }
  return { step: 1, labels: [] };
}

/** A number outside a circle. @param {number} position @param {number} n @param {number} radius @returns {Label} */
function labelAt(position, n, radius) {
  const text = brailleNumber(position);
  const width = brailleWidth(text);
  const turn = turnOf(position, n);
  const [across, down] = [Math.sin(turn), -Math.cos(turn)];
  const placed = (/** @type {number} */ distance) => ({
    x: distance * across + (across * width) / 2,
    y: distance * down + (down * DOTS_HIGH) / 2,
  });
  let distance = radius;
  while (distanceFromMiddle(placed(distance), width) < radius) distance += 0.25;
  const { x, y } = placed(distance);
  return { text, width, x: MIDDLE.x + x, y: MIDDLE.y + y };
}

/** From the middle of the table to the nearest point of a number. @param {Point} place from there @param {number} width */
function distanceFromMiddle({ x, y }, width) {
  return Math.hypot(Math.max(0, Math.abs(x) - width / 2), Math.max(0, Math.abs(y) - DOTS_HIGH / 2));
}

/** @param {Label} label @param {Label[]} others */
function isFree({ x, y, width }, others) {
  return others.every(
    (other) =>
      Math.abs(other.x - x) >= (width + other.width) / 2 + APART - 1e-9 ||
      Math.abs(other.y - y) >= DOTS_HIGH + LEADING - 1e-9,
  );
}

/**
 * The key above the table, which needs no language: n, the token with its position, and each of the other shapes with how many
 * there are.
 * @param {number} n @param {number} token @param {Uint8Array} depths @param {number} seat
 */
function keyOf(n, token, depths, seat) {
  const unvisited = depths.filter((depth) => depth === 0).length;
  const line = (/** @type {number} */ index) => ({ x: KEY_LEFT, y: KEY_TOP + KEY_LINE * index });
  const number = (/** @type {number} */ index, /** @type {number} */ value) => {
    const text = brailleNumber(value);
    return labelText({ text, width: 0, x: KEY_LEFT + KEY_TEXT + brailleWidth(text) / 2, y: line(index).y });
  };
  return [
    labelText({ text: "⠝", width: 0, ...line(0) }),
    number(0, n),
    triangle(line(1), 0, seat),
    number(1, token),
    disc(line(2), seat),
    number(2, n - unvisited),
    ring(line(3), seat),
    number(3, unvisited),
  ];
}

/** @param {Label} label */
function labelText({ text, x, y }) {
  const dots = brailleDots(text, x, y).map((dot) => disc(dot, dot.r));
  return element("g", {}, element("title", {}, text) + dots.join(""));
}

/** @param {Point} middle @param {number} r */
const disc = ({ x, y }, r) => element("circle", { cx: short(x), cy: short(y), r: short(r), ...BLACK });

/** The line lies inside, so a ring is as large as a disc. @param {Point} middle @param {number} r */
const ring = ({ x, y }, r) => element("circle", { cx: short(x), cy: short(y), r: short(r - LINE / 2), ...WHITE });

/** A triangle whose tip points outwards. @param {Point} middle @param {number} turn @param {number} seat */
function triangle({ x, y }, turn, seat) {
  const corners = [0, 1, 2].map((corner) => {
    const angle = turn + (2 * Math.PI * corner) / 3;
    return pair({ x: x + TIP * seat * Math.sin(angle), y: y - TIP * seat * Math.cos(angle) });
  });
  return element("path", { d: `M${corners.join("L")}Z`, ...BLACK });
}

/** @param {Point} point */
const pair = ({ x, y }) => `${short(x)} ${short(y)}`;

/** A hundredth of a millimetre is finer than any printer. @param {number} length */
const short = (length) => Math.round(100 * length) / 100;
