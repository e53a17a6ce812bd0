// @ts-check
/** The table of all rounds; the row of the current step is highlighted. Built when first opened. */

import { listOf } from "../../drawing/list-of.js";
import { csvLine } from "../../kit/csv.js";
import { html, nothing, render } from "../../kit/lit.js";
import { english } from "../../text/english.js";
import { words } from "./speaker.js";

/** @import { Speaker } from "../../text/types" */

/** The most rows listed; the file has all of them. */
const MOST_ROWS = 500;

/**
 * @typedef {object} Rounds
 * @property {string} caption
 * @property {(words: Speaker) => string[]} head the first column is the round, from 1
 * @property {number} count
 * @property {(round: number, words: Speaker) => (string | number)[]} row without the round
 * @property {(round: number) => boolean} [marked] rows to highlight
 */

/** @param {HTMLDetailsElement} details @param {(step: number) => void} goTo */
export function roundsTable(details, goTo) {
  const box = /** @type {HTMLElement} */ (details.querySelector(".rows"));
  /** @type {Rounds | null} */
  let rounds = null;
  let step = 0;
  let opened = false;

  const show = () => {
    opened ||= details.open;
    details.hidden = rounds === null;
    render(rounds && opened ? tableOf(rounds, step, goTo) : nothing, box);
  };
  // Beside the form there is room for it from the start.
  details.open = matchMedia("(width >= 740px)").matches;
  details.addEventListener("toggle", show);
  return {
    /** @param {Rounds | null} next */
    show(next) {
      rounds = next;
      opened = false;
      show();
    },
    /** @param {number} now */
    update(now) {
      step = now;
      show();
    },
    /** All rounds as CSV, which is the same in every language. */
    csv() {
      if (!rounds) return "";
      const { head, count, row } = rounds;
      const lines = listOf(count, (index) => csvLine([index + 1, ...row(index + 1, english)]));
      return `${[csvLine(["round", ...head(english)]), ...lines].join("\n")}\n`;
    },
  };
}

/** @param {Rounds} rounds @param {number} step @param {(step: number) => void} goTo */
function tableOf({ caption, head, count, row, marked }, step, goTo) {
  const listed = Math.min(count, MOST_ROWS);
  const left = count > listed ? ` ${words.plain("firstRounds", { count: listed, all: count })}` : "";
  const button = (/** @type {number} */ round) => {
    const name = words.plain("goToRound", { round });
    return html`<button type="button" class="round" aria-label=${name} @click=${() => goTo(round)}>${round}</button>`;
  };
  const rowOf = (/** @type {number} */ round) => html`
    <tr class=${marked?.(round) ? "marked" : nothing} aria-current=${round === step ? "step" : nothing}>
      <th scope="row">${button(round)}</th>
      ${row(round, words).map((cell) => html`<td>${cell === "-" ? "−" : cell}</td>`)}
    </tr>`;
  return html`
    <table>
      <caption class="note">${caption + left}</caption>
      <thead><tr>${[words.plain("roundsRound"), ...head(words)].map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
      <tbody>${listOf(listed, (index) => rowOf(index + 1))}</tbody>
    </table>`;
}
