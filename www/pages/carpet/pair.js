// @ts-check
/** The two carpets at the end of a game: the person's own, and beside it the same game on a large table. */

import { html, render } from "../../kit/lit.js";
import { pageSpeaker } from "../../text/page-speaker.js";
import { ownCarpet, sameCarpet } from "../../text/say/carpet.js";
import { drawSmall, gameInRows, LARGE, sameOnLarge } from "./small.js";

/** @import { MagnusDerekElement } from "../../table/element-types" */
/** @import { GameInRows } from "./small.js" */

const words = pageSpeaker();

/**
 * Shows them below a table on which a game is over, where they are not shown yet.
 * @param {MagnusDerekElement} table @param {HTMLElement} place the element that holds them
 * @param {(link: string | null) => void} open opens the large carpet: of this game, which is on the table already if it
 *   is null
 */
export async function carpetPair(table, place, open) {
  const link = table.getState();
  const [own, large] = [await gameInRows(link), await sameOnLarge(link)];
  // Another game may have begun meanwhile.
  if (!own || !large || table.state?.turn !== "over" || table.getState() !== link) return;
  const one = (/** @type {string} */ name, /** @type {string | null} */ link) => html`
    <button type="button" class="carpet-of" @click=${() => open(link)}>
      <canvas aria-hidden="true"></canvas>
      <span>${name}</span>
    </button>`;
  render(
    html`${one(ownCarpet(words, own.n, own.rounds), null)}${one(sameCarpet(words, LARGE, large.rounds), large.link)}`,
    place,
  );
  // On a table with its side column there is room below the picture.
  if (table.getAttribute("controls") === "minimal") table.after(place);
  else table.append(place);
  /** @type {GameInRows[]} */
  const games = [own, large];
  for (const [index, canvas] of place.querySelectorAll("canvas").entries()) {
    const game = games[index];
    if (game) drawSmall(canvas, game, true);
  }
}
