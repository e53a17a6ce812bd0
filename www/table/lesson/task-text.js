// @ts-check
/** The texts of a task as they are read, beside its table and on a page without scripts. */

import { html, nothing } from "../../kit/lit.js";
import { markedText, solutionText } from "../../text/say/table/lesson.js";
import { unbroken } from "../../text/unbroken.js";

/** @import { Speaker } from "../types" */
/** @import { FoundStep } from "./types" */

/**
 * @typedef {object} TaskText
 * @property {Speaker} words
 * @property {FoundStep} found
 * @property {(text: string) => unknown} say a sentence of the lesson
 * @property {(key: string) => string | typeof nothing} lang of a text of the step
 */

/** The question, and the marked positions for whoever does not see them. @param {TaskText} task */
export function question({ words, found: { step }, say, lang }) {
  const marked = markedText(words, step.figure.mark ?? []);
  return html`
    ${step.ask ? html`<p class="ask" lang=${lang("ask")}>${say(step.ask)}</p>` : nothing}
    ${marked ? html`<p class="note">${marked}</p>` : nothing}
  `;
}

/** The first hints. @param {TaskText} task @param {number} count */
export const hintList = ({ found: { step }, say, lang }, count) => html`
  <ol class="hints">
    ${step.hints?.slice(0, count).map((hint, place) => html`<li><p lang=${lang(`hints/${place}`)}>${say(hint)}</p></li>`)}
  </ol>
`;

/** The insight, which tells the answer. @param {TaskText} task @param {string} [kind] */
export const insight = ({ found: { step }, say, lang }, kind = "aha") =>
  step.aha ? html`<p class=${kind} lang=${lang("aha")}>${say(step.aha)}</p>` : nothing;

/** A right answer, where none has to be played. @param {TaskText} task */
export const solutionLine = ({ words, found: { step } }) =>
  html`<p class="solution">${unbroken(solutionText(words, step))}</p>`;
