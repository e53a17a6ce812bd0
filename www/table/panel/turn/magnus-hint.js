// @ts-check
/**
 * Help for a person who plays Magnus, given only when asked for: the next call, and Derek's plan. Loaded when the first
 * one has the move.
 */

import { html } from "../../../kit/lit.js";
import { adviceText } from "../../../text/say/table/advice.js";
import { nudge } from "../../../text/say/table/goal.js";
import { renderSentence } from "../parts/sentence.js";

/** @import { Actions, Part, Speaker } from "../../types" */

/** @param {Speaker} words @param {Actions} actions @returns {Part} */
export const hintRow =
  (words, actions) =>
  ({ state, facts, look }) => {
    const { advice = null } = look;
    const nudged = advice ? "" : nudge(words, state, facts);
    // Two people have no plans that the table knows.
    return html`
      <div class="help-by-hand">
        <p class="note nudge" ?hidden=${nudged === ""}>${renderSentence(words, nudged)}</p>
        <div class="row">
          <button type="button" class="plain" ?disabled=${advice !== null} @click=${() => actions.hint()}>${words.plain("hintButton")}</button>
          <button
            type="button"
            class="plain"
            aria-pressed=${look.plan === true}
            ?hidden=${facts.derek.human}
            @click=${() => actions.togglePlan()}
          >${words.plain("showPlan")}</button>
        </div>
        <p class="hint" ?hidden=${advice === null}>${renderSentence(words, advice ? adviceText(words, advice) : "")}</p>
      </div>`;
  };
