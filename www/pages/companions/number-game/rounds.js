// @ts-check
/** Why the pair is winning or losing: round by round, with the Fibonacci numbers. */

import { h, section, setRichText, setText } from "../../../kit/dom.js";
import * as english from "../../../words/en/companion-figures.js";
import { said } from "../../../words/spoken.js";
import { words } from "./words.js";

/** @import { PairPosition, Panel } from "../types" */

const { formatNumber } = said("companion-figures", english);

/** Of a longer continued fraction the middle is left out. */
const MOST_QUOTIENTS = 8;

/** @returns {Panel} */
export function roundsPanel() {
  const sentence = h("p", { class: "serif" });
  const summary = h("summary");
  const body = h("tbody");
  const head = h("tr", {}, ...words.rounds.heads.map((name) => h("th", { scope: "col" }, name)));
  const table = h("table", {}, h("thead", {}, head), body);
  const scroller = h(
    "div",
    { class: "scroller small", tabindex: 0, role: "group", "aria-label": words.rounds.label },
    table,
  );
  const note = h("p", { class: "note" }, words.rounds.note);
  const details = h("details", {}, summary, note, scroller);
  const { node } = section(words.rounds.title, sentence, details);
  return {
    node,
    update({ view }) {
      const { rounds } = /** @type {PairPosition} */ (view.position);
      node.hidden = rounds.length === 0;
      if (node.hidden) return;
      setText(summary, words.rounds.all(rounds.length));
      setRichText(sentence, explanation(rounds));
      body.replaceChildren(
        ...rounds.map(({ large, small, quotient, above, below, decides }, index) => {
          const sign = index % 2 === 0 ? "≥" : "≤";
          const verdict = `${sign} ${formatNumber(above)}/${formatNumber(below)}? ${decides ? words.rounds.yes : words.rounds.no}`;
          return h(
            "tr",
            {},
            h("th", { scope: "row" }, String(index + 1)),
            h("td", {}, `${formatNumber(large)}, ${formatNumber(small)}`),
            h("td", {}, quotient === null ? "–" : formatNumber(quotient)),
            h("td", {}, verdict),
          );
        }),
      );
    },
  };
}

/** @param {import("../types").ForcedRound[]} rounds */
function explanation(rounds) {
  const last = rounds[rounds.length - 1];
  if (!last) return "";
  const { large, small } = last;
  if (rounds.length === 1) return `${words.choiceNow(large, small)} ${fraction(rounds)}`;
  const pair = small === "0" ? null : { large, small };
  return `${words.choiceLater(rounds.length - 1, rounds.length % 2 === 1, pair)} ${fraction(rounds)}`;
}

/** The beginning of the continued fraction of the larger number by the smaller one. @param {import("../types").ForcedRound[]} rounds */
function fraction(rounds) {
  const quotients = rounds.flatMap(({ quotient }) => (quotient === null ? [] : [formatNumber(quotient)]));
  if (quotients.length < rounds.length) return "";
  const long = quotients.length > MOST_QUOTIENTS;
  const shown = long ? [...quotients.slice(0, 4), "…", ...quotients.slice(-1)] : quotients;
  return words.fraction(shown, quotients.length === 1);
}
