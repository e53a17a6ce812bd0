// @ts-check
/** The map of all pairs up to a size: winning and losing ones, the two golden lines, and the current game. */

import { linear } from "../../../drawing/axis.js";
import { drawOn } from "../../../drawing/canvas.js";
import { observeWidth } from "../../../drawing/drawing-element.js";
import { html, render } from "../../../kit/lit.js";
import { errorText } from "../../../kit/sentences.js";
import { companionRefusalText } from "../../../text/say/companion-refusals.js";
import { pairText as readPair } from "../../../text/say/companions/number-game.js";
import { words } from "../speaker.js";
import { coloursOf, MARGIN, mapLooks, mapShapes, PAD } from "./map-drawing.js";

/** @import { PairMap, ShownGame } from "../../../table/companion/types" */

const SIZE = 100;
const MOST_WIDTH = 620;

/**
 * @param {HTMLElement} place
 * @param {(size: number | string) => PairMap} mapUpTo
 */
export function pairMap(place, mapUpTo) {
  let map = mapUpTo(SIZE);
  let size = map.losing.length;
  /** @type {ShownGame | null} */
  let view = null;
  /** @type {{a: number, b: number} | null} */
  let cursor = null;
  let error = "";

  const isLosing = (/** @type {number} */ a, /** @type {number} */ b) => {
    const [first = 1, last = 0] = map.losing[b - 1] ?? [];
    return a >= first && a <= last;
  };

  const reading = () => (cursor ? readPair(words, cursor.a, cursor.b, isLosing(cursor.a, cursor.b)) : "");
  const show = () =>
    render(
      html`
        <form class="row" novalidate @submit=${resize}>
          <label for="map-size">${words.plain("mapUpTo")}</label>
          <input id="map-size" value=${SIZE} inputmode="numeric" autocomplete="off" class="short">
          <button>${words.plain("mapDraw")}</button>
        </form>
        <p class="error" role="alert">${error}</p>
        <canvas class="map" tabindex="0" role="img" aria-label=${words.plain("mapLabel", { size: String(size) })}></canvas>
        <p class="serif" role="status">${reading()}</p>`,
      place,
    );
  show();
  const canvas = /** @type {HTMLCanvasElement} */ (place.querySelector("canvas"));
  const field = /** @type {HTMLInputElement} */ (place.querySelector("input"));

  /** @param {SubmitEvent} event */
  function resize(event) {
    event.preventDefault();
    try {
      map = mapUpTo(field.value);
      size = map.losing.length;
      cursor = null;
      error = "";
      draw();
    } catch (reason) {
      error = errorText(words, reason, companionRefusalText);
    }
    show();
  }

  /** @param {"" | "light"} [scheme] of the colours, if not that of the page */
  function draw(scheme = "") {
    const width = Math.min(place.clientWidth, MOST_WIDTH);
    if (width === 0) return;
    const scale = window.devicePixelRatio || 1;
    const plane = width - MARGIN.left - MARGIN.right;
    const height = plane + MARGIN.top + MARGIN.bottom;
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    canvas.style.inlineSize = `${width}px`;
    const context = canvas.getContext("2d");
    if (!context) return;
    context.scale(scale, scale);
    const colours = coloursOf(canvas, scheme);
    const x = linear(0, size, MARGIN.left, MARGIN.left + plane);
    const y = linear(0, size, MARGIN.top + plane, MARGIN.top);
    context.imageSmoothingEnabled = false;
    context.fillStyle = colours.winning;
    context.fillRect(MARGIN.left, MARGIN.top - PAD, plane + PAD, plane + PAD);
    context.drawImage(cells(colours), MARGIN.left, MARGIN.top, plane, plane);
    const looks = mapLooks(colours);
    const says = { losing: words.plain("mapLosing"), winning: words.plain("mapWinning") };
    const shapes = mapShapes({ size, golden: map.golden, game: view && onMap(view), cursor }, says, { x, y, plane });
    drawOn(context, shapes, (role) => looks[role] ?? {});
  }

  /** One pixel for each pair. @param {ReturnType<typeof coloursOf>} colours */
  function cells(colours) {
    const image = document.createElement("canvas");
    image.width = size;
    image.height = size;
    const context = image.getContext("2d");
    if (!context) return image;
    context.fillStyle = colours.winning;
    context.fillRect(0, 0, size, size);
    context.fillStyle = colours.losing;
    map.losing.forEach(([first, last], row) => {
      context.fillRect(first - 1, size - row - 1, last - first + 1, 1);
    });
    return image;
  }

  /** The pairs of the game so far that are on the map. @param {ShownGame} game */
  function onMap({ pairs, over }) {
    const all = pairs.map(([a, b]) => ({ a: Number(a), b: Number(b) }));
    return { pairs: all.filter(({ a, b }) => Math.min(a, b) > 0 && Math.max(a, b) <= size), over };
  }

  /** @param {{a: number, b: number} | null} pair */
  function read(pair) {
    cursor = pair;
    draw();
    show();
  }

  canvas.addEventListener("pointermove", (event) => read(pairAt(event)));
  canvas.addEventListener("pointerdown", (event) => read(pairAt(event)));
  canvas.addEventListener("keydown", (event) => {
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
    const step = steps[/** @type {keyof typeof steps} */ (event.key)];
    if (!step) return;
    event.preventDefault();
    const middle = Math.ceil(size / 2);
    const { a, b } = cursor ?? { a: middle, b: middle };
    const within = (/** @type {number} */ value) => Math.min(Math.max(value, 1), size);
    read({ a: within(a + (step[0] ?? 0)), b: within(b + (step[1] ?? 0)) });
  });

  /** @param {PointerEvent} event */
  function pairAt(event) {
    const box = canvas.getBoundingClientRect();
    const plane = box.width - MARGIN.left - MARGIN.right;
    const a = Math.ceil(((event.clientX - box.left - MARGIN.left) / plane) * size);
    const b = Math.ceil(((MARGIN.top + plane - (event.clientY - box.top)) / plane) * size);
    return a >= 1 && b >= 1 && a <= size && b <= size ? { a, b } : null;
  }

  observeWidth(place, () => draw());
  new MutationObserver(() => draw()).observe(document.documentElement, { attributeFilter: ["data-theme"] });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => draw());
  // Paper is white: a canvas does not follow the style sheet of print by itself.
  addEventListener("beforeprint", () => draw("light"));
  // A frame later: a browser may take the canvas onto paper only after this event.
  addEventListener("afterprint", () => requestAnimationFrame(() => draw()));
  return {
    /** @param {ShownGame} now */
    show(now) {
      view = now;
      draw();
    },
  };
}
