// @ts-check
/** The table of all rounds; the row of the current step is highlighted. Built when first opened. */

import { h, setAttribute } from "../../kit/dom.js";
import { english } from "../../text/english.js";
import { words } from "./words.js";

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
  /** @type {HTMLTableRowElement[]} */
  let rows = [];
  let built = false;
  let shownStep = 0;

  const mark = () => {
    rows.forEach((row, index) => {
      const here = index + 1 === shownStep;
      setAttribute(row, "aria-current", here ? "step" : null);
    });
  };
  const build = () => {
    if (built || !details.open || !rounds) return;
    built = true;
    const { caption, head, count, row, marked } = rounds;
    const listed = Math.min(count, MOST_ROWS);
    rows = Array.from({ length: listed }, (_, index) => {
      const round = index + 1;
      const button = h("button", { type: "button", class: "round", onclick: () => goTo(round) }, String(round));
      button.setAttribute("aria-label", words.plain("goToRound", { round }));
      const cells = row(round, words).map((cell) => h("td", {}, String(cell)));
      return h("tr", { class: marked?.(round) ? "marked" : null }, h("th", { scope: "row" }, button), ...cells);
    });
    const header = h(
      "tr",
      {},
      ...[words.plain("roundsRound"), ...head(words)].map((name) => h("th", { scope: "col" }, name)),
    );
    const left = count > listed ? ` ${words.plain("firstRounds", { count: listed, all: count })}` : "";
    const table = h(
      "table",
      {},
      h("caption", { class: "note" }, caption + left),
      h("thead", {}, header),
      h("tbody", {}, ...rows),
    );
    box.replaceChildren(table);
    mark();
  };
  details.addEventListener("toggle", build);
  return {
    /** @param {Rounds | null} next */
    show(next) {
      rounds = next;
      built = false;
      rows = [];
      box.replaceChildren();
      details.hidden = next === null;
      build();
    },
    /** @param {number} step */
    update(step) {
      shownStep = step;
      mark();
    },
    /** All rounds as CSV, which is the same in every language. */
    csv() {
      if (!rounds) return "";
      const { head, count, row } = rounds;
      const lines = Array.from({ length: count }, (_, index) =>
        [index + 1, ...row(index + 1, english)].map(quoted).join(","),
      );
      return `${[["round", ...head(english)].map(quoted).join(","), ...lines].join("\n")}\n`;
    },
  };
}

/** @param {string | number} cell */
function quoted(cell) {
  const text = String(cell);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
