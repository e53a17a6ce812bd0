// @ts-check
/** Why the pair is winning or losing: round by round, with the Fibonacci numbers. */

import { h, section, setRichText, setText } from "../../../kit/dom.js";
import { big } from "../../../table/companion/numbers.js";

/** @import { PairPosition, Panel } from "../types" */

/** Of a longer continued fraction the middle is left out. */
const MOST_QUOTIENTS = 8;

/** @returns {Panel} */
export function roundsPanel() {
  const sentence = h("p", { class: "serif" });
  const summary = h("summary");
  const body = h("tbody");
  const head = h("tr", {}, ...["Round", "Pair", "Quotient", "A/B"].map((name) => h("th", { scope: "col" }, name)));
  const table = h("table", {}, h("thead", {}, head), body);
  const scroller = h(
    "div",
    { class: "scroller small", tabindex: 0, role: "group", "aria-label": "Rounds, a table" },
    table,
  );
  const note = h(
    "p",
    { class: "note" },
    "The quotients are those of Euclid’s algorithm; the first that is not 1 decides. In other words: does A/B reach the next quotient of Fibonacci numbers?",
  );
  const details = h("details", {}, summary, note, scroller);
  const { node } = section("Round by round", sentence, details);
  return {
    node,
    update({ view }) {
      const { rounds } = /** @type {PairPosition} */ (view.position);
      node.hidden = rounds.length === 0;
      if (node.hidden) return;
      setText(summary, rounds.length === 1 ? "The round" : `All ${rounds.length} rounds`);
      setRichText(sentence, explanation(rounds));
      body.replaceChildren(
        ...rounds.map(({ large, small, quotient, above, below, decides }, index) => {
          const sign = index % 2 === 0 ? "≥" : "≤";
          const verdict = `${sign} ${big(above)}/${big(below)}? ${decides ? "Yes" : "No"}`;
          return h(
            "tr",
            {},
            h("th", { scope: "row" }, String(index + 1)),
            h("td", {}, `${big(large)}, ${big(small)}`),
            h("td", {}, quotient === null ? "–" : big(quotient)),
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
  if (rounds.length === 1)
    return `${big(large)} is at least twice ${big(small)}, so there is a choice, and who has it **wins**. ${fraction(rounds)}`;
  const who = rounds.length % 2 === 1 ? "who has to move now" : "the other player";
  const forced = rounds.length - 1 === 1 ? "After one forced move" : `After ${rounds.length - 1} forced moves`;
  const end =
    small === "0"
      ? `one number would be 0, so ${who} **wins**`
      : `the pair is ${big(large)}, ${big(small)}: the larger number is at least twice the smaller one, so ${who} has a choice and **wins**`;
  return `${forced} ${end}. ${fraction(rounds)}`;
}

/** The beginning of the continued fraction of the larger number by the smaller one. @param {import("../types").ForcedRound[]} rounds */
function fraction(rounds) {
  const quotients = rounds.flatMap(({ quotient }) => (quotient === null ? [] : [big(quotient)]));
  if (quotients.length < rounds.length) return "";
  const long = quotients.length > MOST_QUOTIENTS;
  const shown = long ? [...quotients.slice(0, 4), "…", ...quotients.slice(-1)] : quotients;
  const what = quotients.length === 1 ? "which" : `the first quotient that`;
  return `The continued fraction of the ratio begins with ${shown.join(", ")}, ${what} is not 1.`;
}
