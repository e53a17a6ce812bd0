// @ts-check
/** The score: visited positions of f*(n), rounds against the bound that Magnus promises. */

import { formatNumber } from "../words/names.js";
import { h, section, setRichText } from "./dom.js";

/** @import { Panel, Table } from "../types" */

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
      const { state, table } = model;
      const bound = table.magnus.promise ?? table.proved;
      const star = `f*(${formatNumber(state.n)}) = ${formatNumber(state.fStar)}`;
      visited.show("Visited", `**${formatNumber(model.visited)}** of ${star}`, model.visited / state.fStar);
      const limit = `${bound.formula} = ${formatNumber(bound.rounds)}`;
      rounds.show("Rounds", `**${formatNumber(state.round)}** of at most ${limit}`, state.round / bound.rounds);
      setRichText(source, standing(table));
    },
  };
}

/** Whose the bound is and how well it is known. @param {Table} table */
function standing({ magnus, proved }) {
  const known = `${proved.formula} is proved: ${proved.source}`;
  if (!magnus.promise)
    return `${magnus.human ? "You promise" : "This Magnus promises"} nothing; for a Magnus who plays well ${known}.`;
  if (magnus.promise.standing === "proved") return `The bound is proved: ${magnus.promise.source}.`;
  return `${magnus.promise.formula} held in ${magnus.promise.source}, without a proof; ${known}, for another strategy.`;
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
