// @ts-check
/** The goal and the score, folded: perfect play, positions visited, rounds played; and the proved bounds on rounds. */

import { html, nothing } from "../../../kit/lit.js";
import { PROOF } from "../../../lessons/subjects.js";
import { parLabel, parText, provedSentences, roundsText, visitedText } from "../../../text/say/table/bounds.js";
import { goal } from "../../../text/say/table/goal.js";
import { proofAddress } from "../../page/game-address.js";
import { lessonLink, linkTo } from "../parts/lesson-link.js";
import { fold } from "../parts/section.js";
import { renderSentence } from "../parts/sentence.js";

/** @import { Part, Speaker } from "../../types" */

/** @param {Speaker} words @returns {Part} */
export function scorePanel(words) {
  const panel = fold("panel score");
  const proofs = proofAddress();
  return (model) => {
    const { state, facts, visited } = model;
    // f* and R(n) measure games from 0 alone.
    if (facts.begunPosition) return nothing;
    const seen = new Set();
    const text = (/** @type {string} */ sentence) => renderSentence(words, sentence, seen);
    return panel(
      words.plain("scoreHeading"),
      html`
        <p class="note">${text(goal(words, state, facts))}</p>
        ${meter("par", text(parLabel(words, facts.table)), text(parText(words, facts.table, state.n)))}
        ${meter("visited", text(words.say("scoreVisitedLabel")), text(visitedText(words, state, visited)), visited / state.fStar)}
        ${meter("rounds", text(words.say("scoreRoundsLabel")), text(roundsText(words, state.round, facts.table)), state.round / facts.table.par.rounds)}
        <p class="note">${text(provedSentences(words, model).join(" "))}</p>
        <p class="note" ?hidden=${proofs === ""}>${linkTo(proofs, words.plain("proofs"))}</p>
        ${lessonLink(PROOF, (number) => words.plain("sameInLesson", { number }))}`,
    );
  };
}

/**
 * A line of the score, with a bar if it has a target. The words
 * say everything, so the bar is hidden from screen readers.
 * @param {string} role @param {unknown} name @param {unknown} value @param {number} [share]
 */
const meter = (role, name, value, share) => html`
  <div class="meter ${role}">
    <p><span>${name}</span> <span>${value}</span></p>
    <div class="bar" aria-hidden="true" ?hidden=${share === undefined}><i .style=${`width: ${Math.min(1, share ?? 0) * 100}%`}></i></div>
  </div>`;
