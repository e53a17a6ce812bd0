// @ts-check
/** Small carpets with the layers in their colours: games that are over, computed by the core that plays. */

import { rgbOf } from "../../kit/colour.js";
import { isDark } from "../../kit/theme.js";
import { coreForLink } from "../../table/core/core.js";
import { colours, tokenColour } from "./colours.js";

/** The table beside a person's. */
export const LARGE = 101;
/** Substitutes on that table for a person, and for a player who cannot play there. */
const MAGNUS = "any-pair";
const DEREK = "hoarder";
/** The most cells: more would take too long to compute at once, and are too small to be seen. */
const MOST = 60_000;
/** The time in which a carpet grows, in milliseconds. */
const GROW_MS = 2400;

/** A game as rows: the depth of each position, and the token, at the start and after each round. */
/** @typedef {{link: string, n: number, rounds: number, rows: {depths: Uint8Array, token: number}[]}} GameInRows */

/** @param {import("../../pkg/magnus_derek.js").Handle} game @returns {GameInRows | null} null if it is too large */
function rowsOf(game) {
  const { n, round: rounds } = game.state();
  if (n * (rounds + 1) > MOST) return null;
  const rows = [];
  for (let round = 0; round <= rounds; round++) {
    game.goTo(round);
    rows.push({ depths: game.depths(), token: game.state().token });
  }
  return { link: game.link(), n, rounds, rows };
}

/** The rows of a game. @param {string} link */
export async function gameInRows(link) {
  const { Handle } = await coreForLink(link);
  const game = Handle.open(link);
  try {
    return rowsOf(game);
  } finally {
    game.free();
  }
}

/** The game of the same players on the large table, played to its end. @param {string} link of the game */
export async function playOnLargeTable(link) {
  const { Handle } = await coreForLink(link);
  const game = Handle.open(link);
  const { magnus, derek } = game.facts();
  const substitutes = {
    ...(magnus.human && { magnus: MAGNUS }),
    ...(derek.human && { derek: DEREK }),
  };
  // A perfect player plays on small tables alone, and a list of moves may lead nowhere.
  for (const choice of [substitutes, { ...substitutes, magnus: MAGNUS }, { magnus: MAGNUS, derek: DEREK }]) {
    const large = beginGame(game, choice);
    for (let round = 0; large && large.state().turn !== "over" && round < 4 * LARGE; round++) large.step();
    const rows = large?.state().turn === "over" ? rowsOf(large) : null;
    large?.free();
    if (rows) return rows;
  }
  return null;
}

/** @param {import("../../pkg/magnus_derek.js").Handle} game @param {{magnus?: string, derek?: string}} choice */
function beginGame(game, choice) {
  try {
    return game.anew({ n: String(LARGE), ...choice });
  } catch {
    return null;
  }
}

/** The last drawing on each canvas, so that it can take the colours of another theme. @type {WeakMap<HTMLCanvasElement, {game: GameInRows}>} */
const drawn = new WeakMap();
function recolour() {
  for (const canvas of document.querySelectorAll("canvas")) {
    const drawing = drawn.get(canvas);
    if (drawing) drawSmall(canvas, drawing.game, false);
  }
}
new MutationObserver(recolour).observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", recolour);

/**
 * Draws a game on a canvas, a pixel for each position after each round.
 * @param {HTMLCanvasElement} canvas @param {GameInRows} game @param {boolean} grows row by row, unless motion is reduced
 */
export function drawSmall(canvas, game, grows) {
  const { n, rows } = game;
  const drawing = { game };
  drawn.set(canvas, drawing);
  const theme = isDark() ? "dark" : "light";
  const kinds = colours("layers", theme);
  const never = kinds.length / 3 - 1;
  const image = new ImageData(n, rows.length);
  rows.forEach(({ depths, token }, row) => {
    for (let position = 0; position < n; position++) {
      const kind = Math.min(depths[position] ?? never, never);
      const [red, green, blue] =
        position === token ? rgbOf(tokenColour("layers", theme)) : kinds.subarray(3 * kind, 3 * kind + 3);
      image.data.set([red ?? 0, green ?? 0, blue ?? 0, 255], 4 * (row * n + position));
    }
  });
  [canvas.width, canvas.height] = [n, rows.length];
  const context = canvas.getContext("2d");
  const begin = performance.now();
  const isStill = !grows || matchMedia("(prefers-reduced-motion: reduce)").matches;
  function grow() {
    if (drawn.get(canvas) !== drawing) return;
    const share = isStill ? 1 : Math.min(1, (performance.now() - begin) / GROW_MS);
    context?.putImageData(image, 0, 0, 0, 0, n, Math.ceil(share * rows.length));
    if (share < 1 && canvas.isConnected) requestAnimationFrame(grow);
  }
  grow();
}
