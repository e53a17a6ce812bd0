// @ts-check
/** Help for a person who plays Magnus, given only when asked for: a pair to call for, and Derek's plan. */

import { html } from "../../kit/lit.js";
import { hintText, nudge } from "../../text/say/goal.js";
import { said } from "./say.js";

/** @import { Actions, Model, Speaker } from "../types" */

/** @param {Speaker} words @param {Actions} actions */
export const hintRow =
  (words, actions) =>
  (/** @type {Model} */ { state, facts, look }, /** @type {boolean} */ isOffered) => {
    const isHidden = !isOffered || !facts.mayCall || state.turn === "over";
    const pair = look.hint && !isHidden ? facts.pair : null;
    const advice = pair || isHidden ? "" : nudge(words, state, facts);
    // Two people have no plans that the table knows.
    return html`
      <div class="help-by-hand" ?hidden=${isHidden}>
        <p class="note nudge" ?hidden=${advice === ""}>${said(words, advice)}</p>
        <div class="row">
          <button type="button" class="plain" ?disabled=${pair !== null} @click=${() => actions.hint()}>${words.plain("hintButton")}</button>
          <button
            type="button"
            class="plain"
            aria-pressed=${look.plan === true}
            ?hidden=${facts.derek.human}
            @click=${() => actions.togglePlan()}
          >${words.plain("showPlan")}</button>
        </div>
        <p class="hint" ?hidden=${pair === null}>${said(words, pair ? hintText(words, pair) : "")}</p>
      </div>`;
  };
