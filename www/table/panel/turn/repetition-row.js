// @ts-check
/**
 * Row for a game that goes round in circles: the offer to end it, then
 * its verdict and the way on. Loaded when the first game does so.
 */

import { html, nothing, renderMarks } from "../../../kit/lit.js";
import { plainText } from "../../../text/names.js";
import { endedText } from "../../../text/say/table/repetition.js";
import { repeatedText } from "../../../text/say/table/verdict.js";

/** @import { Actions, Part, Speaker } from "../../types" */

/** The Magnus offered for the next game. */
const PLANNER = "layers";

/** The row, which takes the place of the verdict. @param {Speaker} words @param {Actions} actions @returns {Part} */
export function repetitionRow(words, actions) {
  const button = (
    /** @type {string} */ kind,
    /** @type {string} */ name,
    /** @type {boolean} */ isHidden,
    /** @type {() => void} */ act,
  ) => html`<button type="button" class=${kind} ?hidden=${isHidden} @click=${() => act()}>${name}</button>`;
  return (model) => {
    const { state, facts, visited, look } = model;
    if (!model.goesRound || !state.repeated) return nothing;
    const ended = look.ended === true;
    // A person who plays Magnus is left to plan for himself.
    const meets = ended && !facts.magnus.human;
    const verdict = endedText(words, state, facts, visited);
    return html`
      <div class="repeated">
        <p class="note" ?hidden=${ended}>${renderMarks(repeatedText(words, state.repeated))}</p>
        <p class="sentence" ?hidden=${!ended}>${renderMarks(verdict)}</p>
        <div class="row">
          ${button("plain", words.plain("endHere"), ended, () => actions.end(plainText(verdict)))}
          ${button("primary ending", words.plain("meetPlanner"), !meets, () => actions.newGame({ magnus: PLANNER }))}
          ${button("primary ending", words.plain("playAgain"), !ended || meets, actions.playAgain)}
          ${button("", words.plain("playOn"), !ended, () => actions.end(null))}
        </div>
      </div>`;
  };
}
