// @ts-check
/**
 * The ladder of the first games: at the end of every game that a person has played it offers the next table, the other
 * seat, and the person's best; on its own tables the strip above shows their idea.
 */

import { hrefOf } from "../../kit/address.js";
import { html, render, renderInstead, rich } from "../../kit/lit.js";
import { loadCore } from "../../table/core/core.js";
import { pageSpeaker } from "../../text/page-speaker.js";
import { bestText, ideaText, magnusIdea, nextText } from "../../text/say/ladder.js";
import { bestOn } from "./best.js";
import { keepBest } from "./keep-best.js";
import { keepGames } from "./keep-game.js";
import { LADDER_STYLE } from "./ladder-style.js";
import { freshGame, RUNGS } from "./rungs.js";
import { isRung, rungAfter } from "./way-up.js";

/** @import { MagnusDerekElement } from "../../table/element-types" */
/** @import { Seat } from "./best.js" */

const words = pageSpeaker();

/**
 * @typedef {object} LadderPage what the page does for the ladder
 * @property {(link: string) => void} climb opens a game of the ladder
 * @property {() => {name: string, press: () => void} | null} ending the first minute's own way on from an end, if it has one
 * @property {() => "minute" | "ladder" | "none"} strip what the strip above the table is for now
 * @property {() => void} leave takes the strip away, because another game is on the table
 */

/** @param {HTMLElement} strip @param {MagnusDerekElement} table @param {LadderPage} page */
export async function ladder(strip, table, page) {
  keepGames(table, () => page.strip() === "minute");
  const core = await loadCore();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(LADDER_STYLE);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const line = /** @type {HTMLElement} */ (strip.querySelector(".words"));
  const [next, other, rest] = [
    document.createElement("button"),
    document.createElement("button"),
    document.createElement("div"),
  ];
  next.slot = "next";
  next.className = "ladder-next";
  [other.slot, rest.slot] = ["ending", "ending"];
  other.className = "ladder-other";
  rest.className = "ladder-rest";
  const nav = document.createElement("nav");
  nav.className = "ladder";
  nav.ariaLabel = words.plain("ladderLabel");

  const narrow = matchMedia("(max-width: 480px)");

  /** The facts of the game on the table; null where it is too long for a link, or nobody or everybody is a person. */
  function played() {
    let handle;
    try {
      handle = core.Handle.open(table.getState());
      const { magnus, derek, par, lastVisit } = handle.facts();
      if (magnus.human === derek.human) return null;
      /** @type {Seat} */
      const seat = magnus.human ? "magnus" : "derek";
      return { seat, par: par.rounds, rounds: lastVisit, counts: magnus.human || magnus.promise !== null };
    } catch {
      return null;
    } finally {
      handle?.free();
    }
  }

  function show() {
    const { state } = table;
    if (!state) return;
    const game = played();
    const isEnd = state.turn === "over" && game !== null && !table.readonly;
    if (page.strip() === "ladder") {
      if (!game || !isRung(state.n)) page.leave();
      else renderInstead(rich(game.seat === "derek" ? ideaText(words, state.n) : magnusIdea(words, state.n)), line);
    }
    if (!isEnd) for (const one of [next, other, rest]) one.remove();
    const { n, visited, fStar } = state;
    rungs(n);
    if (page.strip() === "none") nav.remove();
    else strip.append(nav);
    nav.hidden = page.strip() === "minute" && !(isEnd && n === RUNGS[0]);
    if (!isEnd) return;
    const { seat, par, rounds, counts } = game;
    const best = counts ? keepBest(n, seat, { visited: visited.length, rounds, few: fStar }) : bestOn(n, seat);
    const own = page.ending();
    const after = rungAfter(n);
    render(own?.name ?? nextText(words, after), next);
    next.onclick = own?.press ?? (() => (after ? go(after, "derek") : lessons()));
    render(words.plain(seat === "derek" ? "ladderBeMagnus" : "ladderBeDerek"), other);
    other.onclick = () => go(n, seat === "derek" ? "magnus" : "derek");
    const told = best && bestText(words, seat, n, best, { few: fStar, par });
    render(html`${told ? html`<p>${rich(told)}</p>` : ""}`, rest);
    if (page.strip() === "none") standAtEnd();
    rungs(n);
    table.append(next, other, rest);
  }

  /** Puts the ladder at the end of a game; on a phone below the controls, which would have to make room for it. */
  function standAtEnd() {
    nav.slot = "below";
    if (narrow.matches) table.prepend(nav);
    else rest.append(nav);
  }

  /** Draws the ladder, with the best game below each of its tables. @param {number} n on the table */
  function rungs(n) {
    const one = (/** @type {typeof RUNGS[number]} */ rung) => {
      const best = bestOn(rung, "derek");
      const name = words.plain("ladderPositions", { count: rung });
      // Positions count before rounds.
      const reached = best && (best.visited > (best.few ?? rung) ? `${best.visited}/${rung}` : best.rounds);
      return html`<li>
        <button
          type="button"
          class=${best ? "climbed" : ""}
          aria-current=${rung === n ? "step" : "false"}
          aria-label=${best ? `${name}, ${words.plain("rounds", { count: best.rounds })}` : name}
          @click=${() => go(rung, "derek")}
        >${rung}</button>
        <small aria-hidden="true">${reached ?? "–"}</small>
      </li>`;
    };
    render(html`<ol>${RUNGS.map(one)}</ol>`, nav);
  }

  /** @param {number} n @param {Seat} seat */
  function go(n, seat) {
    page.climb(freshGame(n, seat));
    table.focus({ preventScroll: true });
  }

  const lessons = () => location.assign(hrefOf("learn"));

  table.addEventListener("md-landed", show);
  show();
}
