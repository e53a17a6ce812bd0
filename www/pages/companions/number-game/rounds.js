// @ts-check
/** The reason why a pair is winning or losing: round by round, with the Fibonacci numbers. */

import { h, section, setRichText, setText } from "../../../kit/dom.js";
import * as say from "../../../text/say/number-game.js";
import { words } from "../words.js";

/** @import { Decision, PairPosition, Panel } from "../types" */

const COLUMNS = [words.plain("euclidRound"), words.plain("euclidPair"), words.plain("euclidQuotient"), "A/B"];
/** The most quotients shown; a longer continued fraction loses its middle. */
const MOST_QUOTIENTS = 8;

/** @returns {Panel} */
export function roundsPanel() {
  const sentence = h("p", { class: "serif" });
  const summary = h("summary");
  const body = h("tbody");
  const head = h("tr", {}, ...COLUMNS.map((name) => h("th", { scope: "col" }, name)));
  const table = h("table", {}, h("thead", {}, head), body);
  const scroller = h(
    "div",
    { class: "scroller small", tabindex: 0, role: "group", "aria-label": words.plain("euclidLabel") },
    table,
  );
  const note = h("p", { class: "note" }, words.plain("euclidNote"));
  const details = h("details", {}, summary, note, scroller);
  const { node } = section(words.plain("euclidTitle"), sentence, details);
  return {
    node,
    update({ view }) {
      const { rounds, decision } = /** @type {PairPosition} */ (view.position);
      node.hidden = decision === null;
      if (!decision) return;
      setText(summary, words.plain("euclidAll", { count: rounds.length }));
      setRichText(sentence, explanation(decision));
      body.replaceChildren(
        ...rounds.map(({ large, small, quotient, above, below, atLeast, decides }, index) => {
          const sign = atLeast ? "≥" : "≤";
          const verdict = `${sign} ${words.number(above)}/${words.number(below)}? ${words.plain(decides ? "euclidYes" : "euclidNo")}`;
          return h(
            "tr",
            {},
            h("th", { scope: "row" }, String(index + 1)),
            h("td", {}, `${words.number(large)}, ${words.number(small)}`),
            h("td", {}, quotient === null ? "–" : words.number(quotient)),
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
    forced === 0 && then ? say.choiceNow(words, then.large, then.small) : say.choiceLater(words, forced, mover, then);
  return `${choice} ${fraction(quotients.map((quotient) => words.number(quotient)))}`;
}

/** The beginning of the continued fraction of larger number / smaller number. @param {string[]} quotients */
function fraction(quotients) {
  if (quotients.length === 0) return "";
  const long = quotients.length > MOST_QUOTIENTS;
  const shown = long ? [...quotients.slice(0, 4), "…", ...quotients.slice(-1)] : quotients;
  return say.fraction(words, shown, quotients.length === 1);
}
