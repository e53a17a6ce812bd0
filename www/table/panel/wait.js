// @ts-check
/** A table is being solved: how far it is, Cancel, and after that the way to begin again. */

import { h, setAttribute, setText } from "../../kit/dom.js";
import { formatNumber } from "../../kit/numbers.js";

/** @import { Actions, Panel } from "../types" */

/** @param {Actions} actions @returns {Panel} */
export function waitRow(actions) {
  const words = h("p", { class: "sentence" });
  const need = h("p", { class: "note" });
  const progress = h("progress", { max: 1, "aria-label": "Solving the game" });
  const cancel = h("button", { type: "button", class: "plain", onclick: actions.cancelSolving }, "Cancel");
  const again = h("button", { type: "button", class: "plain", onclick: actions.solve }, "Solve it now");
  const node = h("div", { class: "wait" }, words, h("div", { class: "row" }, progress, cancel, again), need);
  return {
    node,
    update({ solving, facts }) {
      node.hidden = !solving;
      if (!solving) return;
      const { n, share, stopped, forPlayer } = solving;
      const percent = `${formatNumber(Math.floor(share * 100))} %`;
      setText(
        words,
        stopped ? `${stopped} ${whatWaits(forPlayer, facts)}` : `Solving the game for n = ${n} … ${percent}`,
      );
      setText(
        need,
        stopped || !facts.solvingNeed ? "" : `It needs at most about ${formatNumber(facts.solvingNeed)} MB of memory.`,
      );
      progress.value = share;
      setAttribute(progress, "aria-valuetext", percent);
      progress.hidden = stopped !== "";
      cancel.hidden = stopped !== "";
      again.hidden = stopped === "";
    },
  };
}

/** @param {boolean} forPlayer @param {import("../types").GameFacts} facts */
function whatWaits(forPlayer, { magnus, derek }) {
  if (!forPlayer) return "Until it is done there is no evaluation.";
  const magnusWaits = magnus.id === "perfect" || magnus.id === "best";
  const who = magnusWaits ? (derek.id === "perfect" ? "The players" : "Magnus") : "Derek";
  return `${who} cannot move before it is done.`;
}
