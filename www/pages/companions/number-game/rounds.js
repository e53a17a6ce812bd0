// @ts-check
/** Why the pair is winning or losing: round by round, with the Fibonacci numbers. */

import { h, section, setRichText, setText } from "../../../kit/dom.js";
import * as english from "../../../words/en/companion-figures.js";
import { said } from "../../../words/spoken.js";
import { words } from "./words.js";

/** @import { Decision, PairPosition, Panel } from "../types" */

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
      const { rounds, decision } = /** @type {PairPosition} */ (view.position);
      node.hidden = decision === null;
      if (!decision) return;
      setText(summary, words.rounds.all(rounds.length));
      setRichText(sentence, explanation(decision));
      body.replaceChildren(
        ...rounds.map(({ large, small, quotient, above, below, atLeast, decides }, index) => {
          const sign = atLeast ? "≥" : "≤";
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

/** @param {Decision} decision */
function explanation({ forced, mover, pair, quotients }) {
  const then = pair && { large: pair[0], small: pair[1] };
  const choice =
    forced === 0 && then ? words.choiceNow(then.large, then.small) : words.choiceLater(forced, mover, then);
  return `${choice} ${fraction(quotients.map((quotient) => formatNumber(quotient)))}`;
}

/** The beginning of the continued fraction of the larger number by the smaller one. @param {string[]} quotients */
function fraction(quotients) {
  if (quotients.length === 0) return "";
  const long = quotients.length > MOST_QUOTIENTS;
  const shown = long ? [...quotients.slice(0, 4), "…", ...quotients.slice(-1)] : quotients;
  return words.fraction(shown, quotients.length === 1);
}
