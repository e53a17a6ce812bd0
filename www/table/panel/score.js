// @ts-check
/** The score: visited positions of f*(n), rounds against the bound that Magnus promises. */

import { h, section, setRichText } from "../../kit/dom.js";
import { formatNumber } from "../../kit/numbers.js";

/** @import { GameFacts, Panel } from "../types" */

/** @returns {Panel} */
export function scorePanel() {
  const visited = meter("visited");
  const rounds = meter("rounds");
  const source = h("p", { class: "note" });
  const { node } = section("Score", visited.node, rounds.node, source);
  node.classList.add("score");
  return {
    node,
    update(model) {
      const { state, facts } = model;
      const { promise } = facts.magnus;
      const star = `f*(${formatNumber(state.n)}) = ${formatNumber(state.fStar)}`;
      const more = model.visited > state.fStar;
      const amount = `**${formatNumber(model.visited)}**${more ? ", more than" : " of"} ${star}`;
      visited.show("Visited", amount, model.visited / state.fStar);
      const played = `**${formatNumber(state.round)}**`;
      const bound = promise ?? facts.par;
      const limit = promise ? ` of at most ${promise.formula} = ${formatNumber(promise.rounds)}` : "";
      rounds.show("Rounds", played + limit, state.round / bound.rounds);
      setRichText(source, `${standing(facts)}${optimum(state.n, facts)}`);
    },
  };
}

/** Whose the bound is. @param {GameFacts} facts */
function standing({ magnus, par }) {
  const meaning = "f*(n) positions are what Magnus can force and Derek can hold him to.";
  if (magnus.promise) return `${meaning} The bound on rounds is proved: ${magnus.promise.source}.`;
  const { formula, rounds, source } = par;
  return `${meaning} For a Magnus who plays well from the start at most ${formula} = ${formatNumber(rounds)} rounds are proved to be enough (${source}).`;
}

/** R(n), where it is known and not the bound itself. @param {number} n @param {GameFacts} facts */
function optimum(n, { optimum: rounds, magnus }) {
  if (rounds === null || magnus.promise?.formula === "R(n)") return "";
  return ` The exact optimum is **R(${formatNumber(n)}) = ${formatNumber(rounds)}** rounds.`;
}

/** A labelled bar. The words say everything, so the bar is hidden from screen readers. @param {string} name */
function meter(name) {
  const label = h("span");
  const value = h("span");
  const fill = h("i");
  const node = h(
    "div",
    { class: `meter ${name}` },
    h("p", {}, label, " ", value),
    h("div", { class: "bar", "aria-hidden": "true" }, fill),
  );
  return {
    node,
    /** @param {string} text @param {string} amount @param {number} share */
    show(text, amount, share) {
      setRichText(label, text);
      setRichText(value, amount);
      fill.style.width = `${Math.min(1, share) * 100}%`;
    },
  };
}
