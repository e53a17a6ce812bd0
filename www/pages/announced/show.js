// @ts-check
/** The table on which a game that is known in advance is gone through: the drawing, the steps, the sentence. */

import { Autoplay } from "../../kit/autoplay.js";
import { h, setRichText, setText } from "../../kit/dom.js";
import { stepper } from "../../kit/stepper.js";
import { runToken } from "../../table/picture/motion.js";
import { createRoundTable } from "../../table/round-table.js";
import { adoptStyle } from "../../table/sheets.js";
import { plainText } from "../../table/words/names.js";
import { announcedScene } from "./scene.js";

/** @import { Direction } from "../../table/types" */
/** @import { Picture, Shown } from "./types" */

const NEVER = 255;
/** Rules for what only this page draws. */
const STYLE = `
:host { padding: 0; }
.trail { fill: none; stroke: var(--muted); stroke-width: 1.8; opacity: 0.6; }
.trail.last { stroke: var(--ink); stroke-width: 3.5; opacity: 1; }
.block { fill: var(--depth-2); }
.block-axis { fill: none; stroke: var(--depth-2); stroke-width: 2; stroke-dasharray: 3 7; }
.block-end { fill: var(--ink); stroke: var(--paper); stroke-width: 3; }
.transport { justify-content: center; max-width: var(--md-table-size, 820px); margin: 0 auto; }
@media print { .transport { display: none; } }
`;

/**
 * @param {HTMLElement} host @param {HTMLElement} sentence @param {HTMLElement} live what a screen reader hears
 * @param {(step: number) => void} stepped told of every step that the person makes
 */
export function createShow(host, sentence, live, stepped) {
  const root = host.attachShadow({ mode: "open" });
  adoptStyle(root);
  adoptStyle(root, STYLE);

  /** @type {Shown | null} */
  let shown = null;
  let step = 0;
  /** @type {number | null} */
  let hovered = null;

  const stage = createRoundTable(
    announcedScene,
    {
      hover(position) {
        if (position === hovered) return;
        hovered = position;
        draw();
      },
      choose() {},
    },
    "The table. Keys work here: arrow keys go one round back and on, space plays, Home and End go to the ends.",
  );
  const last = () => (shown ? shown.path.length - 1 : 0);
  const autoplay = new Autoplay(
    () => {
      if (step >= last()) return false;
      step += 1;
      return true;
    },
    (rounds) => {
      update(rounds > 0 ? 1000 / autoplay.speed : 0, !autoplay.playing);
      if (rounds > 0) stepped(step);
    },
  );
  const goTo = (/** @type {number} */ wanted) => {
    const to = Math.min(Math.max(wanted, 0), last());
    autoplay.stop();
    const forward = to === step + 1;
    step = to;
    update(forward ? 1000 : 0, true);
    stepped(step);
  };
  const togglePlay = () => {
    if (autoplay.playing) {
      autoplay.stop();
      update(0, true);
      return;
    }
    if (step === last()) step = 0;
    autoplay.start();
    update(0, false);
  };
  const bar = stepper({ goTo: (to) => goTo(to), by: (count) => goTo(step + count), togglePlay });
  root.append(h("div", { lang: "en" }, stage.node, bar.node));
  stage.node.addEventListener("keydown", (event) => {
    const act = keyed(event, { goTo, togglePlay, step, last: last() });
    if (!act) return;
    event.preventDefault();
    act();
  });

  /** Draws the step. @param {number} milliseconds for the token's way @param {boolean} heard whether it is announced */
  function update(milliseconds, heard) {
    draw();
    bar.update({ step, last: last(), playing: autoplay.playing });
    if (!shown) return;
    const words = shown.sentence(step);
    setRichText(sentence, words);
    if (heard) setText(live, plainText(words));
    const direction = shown.directions[step - 1];
    if (milliseconds > 0 && step > 0 && (direction === "+" || direction === "-")) {
      runToken(stage.svg, roundOf(shown, step, direction), shown.n, milliseconds * 0.8);
    }
  }

  function draw() {
    if (shown) stage.draw(pictureOf(shown, step, hovered));
  }

  return {
    /** Shows a game, at a step; `heard` says whether that is announced. @param {Shown} game @param {number} at @param {boolean} [heard] */
    show(game, at, heard = false) {
      autoplay.stop();
      shown = game;
      step = Math.min(Math.max(at, 0), last());
      hovered = null;
      host.hidden = false;
      update(0, heard);
    },
    /** Whether it shows a game on n positions with these moves. @param {number} n @param {ArrayLike<number>} magnitudes @param {ArrayLike<number>} path */
    isOf(n, magnitudes, path) {
      return shown?.n === n && sameNumbers(shown.magnitudes, magnitudes) && sameNumbers(shown.path, path);
    },
    /** Nothing to show. */
    clear() {
      autoplay.stop();
      shown = null;
      step = 0;
      host.hidden = true;
      setRichText(sentence, "");
    },
    goTo,
    get step() {
      return step;
    },
  };
}

/** @param {ArrayLike<number>} some @param {ArrayLike<number>} others */
function sameNumbers(some, others) {
  return some.length === others.length && Array.prototype.every.call(some, (number, index) => number === others[index]);
}

/** @param {Shown} shown @param {number} step @param {number | null} hovered @returns {Omit<Picture, "scale">} */
function pictureOf(shown, step, hovered) {
  const { n, path } = shown;
  const depths = new Uint8Array(n);
  const firstVisits = new Map();
  for (let round = 0; round <= step; round++) {
    const position = path[round] ?? 0;
    depths[position] = NEVER;
    if (!firstVisits.has(position)) firstVisits.set(position, round);
  }
  const state = { n, token: path[step] ?? 0, layerSizes: [n - firstVisits.size] };
  return { state, shown, step, depths, never: NEVER, firstVisits, look: { layer: null, hovered } };
}

/** The last move, as the token's motion wants to know it. @param {Shown} shown @param {number} step @param {Direction} direction */
function roundOf({ magnitudes }, step, direction) {
  return { call: { magnitude: magnitudes[step - 1] ?? 0 }, answer: { direction } };
}

/**
 * What a key on the table does.
 * @param {KeyboardEvent} event
 * @param {{goTo: (step: number) => void, togglePlay: () => void, step: number, last: number}} table
 * @returns {(() => void) | null}
 */
function keyed(event, { goTo, togglePlay, step, last }) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null;
  switch (event.key) {
    case "ArrowRight":
      return () => goTo(step + 1);
    case "ArrowLeft":
      return () => goTo(step - 1);
    case "Home":
      return () => goTo(0);
    case "End":
      return () => goTo(last);
    case " ":
      return togglePlay;
    case "Escape":
      return () => /** @type {HTMLElement} */ (event.currentTarget).blur();
    default:
      return null;
  }
}
