// @ts-check
/** The wait for a table to be solved: its progress, Cancel, and afterwards a way to begin again. Loaded with the first wait. */

import { html, nothing } from "../../../kit/lit.js";
import "../../../text/say/table/analysis-panels.js";
import { percentText, waitingText } from "../../../text/say/table/panels.js";

/** @import { Actions, Model, Speaker } from "../../types" */

/** @param {Speaker} words @param {Actions} actions */
export const waitRow =
  (words, actions) =>
  (/** @type {Model} */ { solving, facts }) => {
    if (!solving) return nothing;
    const { n, share, stopped, forPlayer } = solving;
    const percent = percentText(words, share);
    const said = stopped
      ? `${stopped} ${waitingText(words, forPlayer, facts)}`
      : words.plain("solvingShare", { n, percent });
    const need =
      stopped || !facts.table.solvingNeed ? "" : words.plain("solvingMemory", { megabytes: facts.table.solvingNeed });
    return html`
      <div class="wait">
        <p class="sentence">${said}</p>
        <div class="row">
          <progress max="1" .value=${share} aria-label=${words.plain("solvingLabel")} aria-valuetext=${percent} ?hidden=${stopped !== ""}></progress>
          <button type="button" class="plain" ?hidden=${stopped !== ""} @click=${() => actions.cancelSolving()}>${words.plain("solvingCancel")}</button>
          <button type="button" class="plain" ?hidden=${stopped === ""} @click=${() => actions.solve()}>${words.plain("solveNow")}</button>
        </div>
        <p class="note">${need}</p>
      </div>`;
  };
