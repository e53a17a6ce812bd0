// @ts-check
/** Links to the tables of the ladder, each with the person's best game and its star. */

import { html, render } from "../../../kit/lit.js";
import { pageSpeaker } from "../../../text/page-speaker.js";
import { reachedText, rungText } from "../../../text/say/site/ladder.js";
import { bestOn } from "./best.js";
import { RUNGS } from "./rungs.js";

/** @import { Core } from "../../../table/core/core.js" */

const words = pageSpeaker();
/** Keeps the line where nothing is reached yet. */
const NONE = "\u00a0";

/** @param {HTMLElement} nav @param {Core} core @param {number} n on the table @param {(n: number) => void} go */
export function drawRungs(nav, core, n, go) {
  const one = (/** @type {typeof RUNGS[number]} */ rung) => {
    const best = bestOn(rung, "derek");
    const star = best !== null && core.hasStar(rung, best.visited, best.rounds);
    return html`<li>
      <button
        type="button"
        class=${best ? "climbed" : ""}
        aria-current=${rung === n ? "step" : "false"}
        aria-label=${rungText(words, rung, best, star)}
        @click=${() => go(rung)}
      >${rung}</button>
      ${star ? html`<b aria-hidden="true">★</b>` : ""}
      <small aria-hidden="true">${best ? reachedText(words, rung, best, core.onlyRoundsCount(rung, best.visited)) : NONE}</small>
    </li>`;
  };
  render(html`<span aria-hidden="true">${words.plain("ladderLabel")}</span><ol>${RUNGS.map(one)}</ol>`, nav);
}
