// @ts-check
/** The score: visited positions of f*(n), rounds against the bound that Magnus promises. */

import { formatNumber } from "../words/names.js";
import { h, section, setRichText } from "./dom.js";

/** @import { Panel, Promise } from "../types" */

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
      const { promise } = table.magnus;
      const star = `f*(${formatNumber(state.n)}) = ${formatNumber(state.fStar)}`;
      visited.show("Visited", `**${formatNumber(model.visited)}** of ${star}`, model.visited / state.fStar);
      rounds.show(
        "Rounds",
        promise
          ? `**${formatNumber(state.round)}** of at most ${promise.formula} = ${formatNumber(promise.rounds)}`
          : `**${formatNumber(state.round)}**`,
        promise ? state.round / promise.rounds : 0,
      );
      setRichText(
        source,
        promise
          ? standing(promise)
          : `${table.magnus.human ? "You promise" : "This Magnus promises"} nothing, so there is no bound on the rounds.`,
      );
    },
  };
}

/** @param {Promise} promise */
function standing({ positions, standing, source }) {
  const bound = standing === "proved" ? `proved (${source})` : `observed, not proved (${source})`;
  return `f*(n) is what Magnus can force and Derek can hold him to. This Magnus promises ${formatNumber(positions)} positions; the bound on his rounds is ${bound}.`;
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
