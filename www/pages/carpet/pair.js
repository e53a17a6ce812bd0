// @ts-check
/**
 * The two carpets at the end of a game: the person's own, and beside it one of computers on a large table. Who opens that
 * one finds the way back beside it.
 */

import { html, render, renderMarks } from "../../kit/lit.js";
import { pageSpeaker } from "../../text/page-speaker.js";
import { backText, keyText, largeCarpet, ownCarpetName } from "../../text/say/site/carpet.js";
import { adoptCarpetStyle } from "./carpet-style.js";
import { drawSmall, gameInRows, LARGE, playOnLargeTable } from "./small.js";

/** @import { MagnusDerekElement } from "../../table/element-types" */
/** @import { GameInRows } from "./small.js" */

const words = pageSpeaker();
/** The link of the game whose carpets are shown. */
let shown = "";
/** The game that was left for a large one, and the large one. @type {{own: string, n: number, large: string} | null} */
let left = null;
const [back, again] = [document.createElement("button"), document.createElement("button")];
for (const button of [back, again]) {
  button.type = "button";
  button.className = "carpet-back";
  button.onclick = () => {
    if (left) location.hash = `#${left.own}`;
  };
}

/**
 * Shows them below a table on which a game is over, where they are not shown yet.
 * @param {MagnusDerekElement} table @param {HTMLElement} place the element that holds them
 * @param {HTMLElement} section of the large carpet @param {() => void} open opens it, of the game on the table
 */
export async function carpetPair(table, place, section, open) {
  adoptCarpetStyle();
  const link = table.getState();
  if (link === shown && place.isConnected) return;
  shown = link;
  const isLarge = link === left?.large;
  let grow = () => {};
  if (!isLarge) for (const button of [back, again]) button.remove();
  if (table.state?.turn !== "over") return;
  if (isLarge && left) {
    back.textContent = again.textContent = backText(words, left.n);
    render(again, place);
    section.querySelector("div")?.append(back);
  } else {
    grow = await growingPair(link, place, open);
  }
  if (table.state?.turn !== "over" || shown !== link) return;
  // On a table with its side column there is room below the picture.
  if (table.getAttribute("controls") === "minimal") table.after(place);
  else table.append(place);
  // Only now, because a carpet stops to grow while it is not on the page.
  grow();
}

/**
 * Returns the function that has the two carpets grow.
 * @param {string} link @param {HTMLElement} place @param {() => void} open
 */
async function growingPair(link, place, open) {
  const [own, large] = [await gameInRows(link), await playOnLargeTable(link)];
  // Another game may have begun meanwhile.
  if (!own || !large || shown !== link) return () => {};
  const openLarge = () => {
    left = { own: link, n: own.n, large: large.link };
    location.hash = `#${large.link}`;
    open();
  };
  const one = (/** @type {string} */ name, /** @type {() => void} */ press) => html`
    <button type="button" class="carpet-of" @click=${press}>
      <canvas aria-hidden="true"></canvas>
      <span>${name}</span>
    </button>`;
  const carpets = [
    one(ownCarpetName(words, own.n, own.rounds), open),
    one(largeCarpet(words, LARGE, large.rounds), openLarge),
  ];
  render(html`${carpets}<p class="carpet-key">${renderMarks(keyText(words))}</p>`, place);
  /** @type {GameInRows[]} */
  const games = [own, large];
  return () => {
    for (const [index, canvas] of place.querySelectorAll("canvas").entries()) {
      const game = games[index];
      if (game) drawSmall(canvas, game, true);
    }
  };
}
