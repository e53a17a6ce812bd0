// @ts-check
/** Links to the tables of the ladder, each with the person's best game and its star. */

import { RUNGS } from "../../../core/rungs.js";
import { html, render } from "../../../kit/lit.js";
import { pageSpeaker } from "../../../text/page-speaker.js";
import { reachedText, rungText } from "../../../text/say/site/ladder.js";
import { bestOn } from "./best.js";
import { judge } from "./keep-best.js";

/** @import { Core } from "../../../table/core/core.js" */

const words = pageSpeaker();
/** Keeps the line where nothing is reached yet. */
const NONE = "\u00a0";

/** @param {HTMLElement} nav @param {Pick<Core, "judge">} core @param {number} n on the table @param {(n: number) => void} go */
export function drawRungs(nav, core, n, go) {
  const one = (/** @type {typeof RUNGS[number]} */ rung) => {
    const best = bestOn(rung, "derek");
    const { hasStar = false, byRounds = false } = best ? judge(core, rung, "derek", best) : {};
    return html`<li>
      <button
        type="button"
        class=${best ? "climbed" : ""}
        aria-current=${rung === n ? "step" : "false"}
        aria-label=${rungText(words, rung, best, hasStar)}
        @click=${() => go(rung)}
      >${rung}</button>
      ${hasStar ? html`<b aria-hidden="true">★</b>` : ""}
      <small aria-hidden="true">${best ? reachedText(words, rung, best, byRounds) : NONE}</small>
    </li>`;
  };
  render(html`<span aria-hidden="true">${words.plain("ladderLabel")}</span><ol>${RUNGS.map(one)}</ol>`, nav);
}
