// @ts-check
/** The plan of a Magnus who goes through classes: its levels, its phase, and the key to the inner table. */

import { html, nothing } from "../../../kit/lit.js";
import { phaseLevel } from "../../../text/say/table/facts.js";
import { breadcrumb, planScore, planSentence } from "../../../text/say/table/plan.js";
import { fold } from "../parts/section.js";

/** @import { Part, Speaker } from "../../types" */

/** @param {Speaker} words @returns {Part} */
export function planPanel(words) {
  const panel = fold("panel plan");
  return ({ facts: { plan }, state: { round } }) => {
    if (!plan) return nothing;
    return panel(
      html`${words.plain("headingPlan")} <span class="breadcrumb">${breadcrumb(words, plan)}</span>`,
      html`
        <p class="note" ?hidden=${plan.wasted === null}>${planScore(words, plan, round)}</p>
        <p class="note">${planSentence(words, plan)}</p>
        <p class="note" ?hidden=${!phaseLevel(plan)}>${words.plain("innerTable")}</p>`,
    );
  };
}
