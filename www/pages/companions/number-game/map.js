// @ts-check
/** The map of all pairs up to a size: winning and losing ones, the two golden lines, and the current game. */

import { linear, multiples, niceStep } from "../../../drawing/axis.js";
import { onWidth } from "../../../drawing/element.js";
import { h, setAttribute, setText } from "../../../kit/dom.js";
import { inWords } from "../../../kit/sentences.js";
import { companionRefusalText } from "../../../text/say/companion-refusals.js";
import { read as readPair } from "../../../text/say/number-game.js";
import { words } from "../words.js";

/** @import { PairMap, ShownGame } from "../types" */

const SIZE = 100;
const MARGIN = { left: 52, bottom: 34, top: 10, right: 20 };
const MOST_WIDTH = 620;

/**
 * @param {HTMLElement} place
 * @param {(size: number | string) => PairMap} mapUpTo
 */
export function pairMap(place, mapUpTo) {
  const canvas = h("canvas", { class: "map", tabindex: 0, role: "img" });
  const readout = h("p", { class: "serif", role: "status" });
  const field = h("input", { id: "map-size", value: SIZE, inputmode: "numeric", autocomplete: "off", class: "short" });
  const error = h("p", { class: "error", role: "alert" });
  const form = h(
    "form",
    {
      class: "row",
      novalidate: true,
      onsubmit: (event) => {
        event.preventDefault();
        resize();
      },
    },
    h("label", { for: "map-size" }, words.plain("mapUpTo")),
    field,
    h("button", {}, words.plain("mapDraw")),
  );
  place.append(form, error, canvas, readout);

  let map = mapUpTo(SIZE);
  let size = map.losing.length;
  /** @type {ShownGame | null} */
  let view = null;
  /** @type {{a: number, b: number} | null} */
  let cursor = null;

  const isLosing = (/** @type {number} */ a, /** @type {number} */ b) => {
    const [first = 1, last = 0] = map.losing[b - 1] ?? [];
    return a >= first && a <= last;
  };

  function resize() {
    try {
      map = mapUpTo(field.value);
    } catch (reason) {
      setText(error, inWords(words, reason, companionRefusalText));
      return;
    }
    setText(error, "");
    size = map.losing.length;
    cursor = null;
    draw();
  }

  function draw() {
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
    const colours = coloursOf(canvas);
    const x = linear(0, size, MARGIN.left, MARGIN.left + plane);
    const y = linear(0, size, MARGIN.top + plane, MARGIN.top);
    context.imageSmoothingEnabled = false;
    context.drawImage(cells(colours), MARGIN.left, MARGIN.top, plane, plane);
    golden(context, x, y, colours);
    axes(context, x, y, plane, colours);
    path(context, x, y, colours);
    if (cursor) mark(context, x(cursor.a - 0.5), y(cursor.b - 0.5), colours.ink, false);
    setAttribute(canvas, "aria-label", words.plain("mapLabel", { size: String(size) }));
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

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {(a: number) => number} x
   * @param {(b: number) => number} y
   * @param {ReturnType<typeof coloursOf>} colours
   */
  function golden(context, x, y, colours) {
    context.strokeStyle = colours.accent;
    context.lineWidth = 1.5;
    context.setLineDash([7, 4]);
    context.beginPath();
    context.moveTo(x(0), y(0));
    context.lineTo(x(size), y(size / map.golden));
    context.moveTo(x(0), y(0));
    context.lineTo(x(size / map.golden), y(size));
    context.stroke();
    context.setLineDash([]);
    context.font = `italic 15px ${colours.serif}`;
    context.textAlign = "center";
    context.textBaseline = "middle";
    const [losing, winning] = [words.plain("mapLosing"), words.plain("mapWinning")];
    for (const [text, a, b] of /** @type {[string, number, number][]} */ ([
      ["A = φB", 0.83, 0.44],
      ["B = φA", 0.38, 0.86],
      [losing, 0.72, 0.72],
      [winning, 0.74, 0.16],
      [winning, 0.16, 0.74],
    ])) {
      context.lineWidth = 4;
      context.strokeStyle = text === losing ? colours.losing : colours.winning;
      context.fillStyle = colours.ink;
      context.strokeText(text, x(a * size), y(b * size));
      context.fillText(text, x(a * size), y(b * size));
    }
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {(a: number) => number} x
   * @param {(b: number) => number} y
   * @param {number} plane
   * @param {ReturnType<typeof coloursOf>} colours
   */
  function axes(context, x, y, plane, colours) {
    context.strokeStyle = colours.edge;
    context.lineWidth = 1;
    context.strokeRect(MARGIN.left, MARGIN.top, plane, plane);
    context.fillStyle = colours.muted;
    context.font = `12px ${colours.sans}`;
    for (const value of multiples(1, size, niceStep(size, plane / 50))) {
      context.textAlign = "center";
      context.textBaseline = "top";
      context.fillText(String(value), x(value - 0.5), y(0) + 6);
      context.textAlign = "right";
      context.textBaseline = "middle";
      context.fillText(String(value), x(0) - 6, y(value - 0.5));
    }
    context.font = `italic 15px ${colours.serif}`;
    context.fillStyle = colours.ink;
    context.textAlign = "center";
    context.textBaseline = "bottom";
    context.fillText("A", x(size / 2), y(0) + MARGIN.bottom);
    context.textAlign = "left";
    context.textBaseline = "middle";
    context.fillText("B", 2, y(size / 2));
  }

  /**
   * The pairs of the game so far that are on the map.
   * @param {CanvasRenderingContext2D} context
   * @param {(a: number) => number} x
   * @param {(b: number) => number} y
   * @param {ReturnType<typeof coloursOf>} colours
   */
  function path(context, x, y, colours) {
    if (!view) return;
    const all = view.pairs.map(([a, b]) => ({ a: Number(a), b: Number(b) }));
    const pairs = all.filter(({ a, b }) => Math.min(a, b) > 0 && Math.max(a, b) <= size);
    context.strokeStyle = colours.ink;
    context.lineWidth = 1.5;
    context.beginPath();
    for (const { a, b } of pairs) context.lineTo(x(a - 0.5), y(b - 0.5));
    context.stroke();
    const now = pairs.at(-1);
    if (now && !view.over) mark(context, x(now.a - 0.5), y(now.b - 0.5), colours.accent, true);
  }

  /** @param {{a: number, b: number} | null} pair */
  function read(pair) {
    cursor = pair;
    draw();
    if (!pair) return setText(readout, "");
    const { a, b } = pair;
    setText(readout, readPair(words, a, b, isLosing(a, b)));
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

  onWidth(place, draw);
  new MutationObserver(draw).observe(document.documentElement, { attributeFilter: ["data-theme"] });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", draw);
  return {
    /** @param {ShownGame} now */
    show(now) {
      view = now;
      draw();
    },
  };
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {number} x
 * @param {number} y
 * @param {string} colour
 * @param {boolean} filled
 */
function mark(context, x, y, colour, filled) {
  context.beginPath();
  context.arc(x, y, 6, 0, 2 * Math.PI);
  context.lineWidth = 2.5;
  context.strokeStyle = colour;
  context.fillStyle = colour;
  if (filled) context.fill();
  else context.stroke();
}

/** Colours from the style sheet, which a canvas cannot use by itself. @param {HTMLElement} node */
function coloursOf(node) {
  const style = getComputedStyle(node);
  const probe = h("span", { hidden: true });
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
