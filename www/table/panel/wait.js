// @ts-check
/** The wait for a table to be solved: its progress, Cancel, and afterwards a way to begin again. */

import { h, setAttribute, setText } from "../../kit/dom.js";
import { percentText, whatWaits } from "../../text/say/panels.js";

/** @import { Actions, Panel, Speaker } from "../types" */

/** @param {Speaker} words @param {Actions} actions @returns {Panel} */
export function waitRow(words, actions) {
  const said = h("p", { class: "sentence" });
  const need = h("p", { class: "note" });
  const progress = h("progress", { max: 1, "aria-label": words.plain("solvingLabel") });
  const cancel = h(
    "button",
    { type: "button", class: "plain", onclick: actions.cancelSolving },
    words.plain("solvingCancel"),
  );
  const again = h("button", { type: "button", class: "plain", onclick: actions.solve }, words.plain("solveNow"));
  const node = h("div", { class: "wait" }, said, h("div", { class: "row" }, progress, cancel, again), need);
  return {
    node,
    update({ solving, facts }) {
      node.hidden = !solving;
      if (!solving) return;
      const { n, share, stopped, forPlayer } = solving;
      const percent = percentText(words, share);
      setText(
        said,
        stopped ? `${stopped} ${whatWaits(words, forPlayer, facts)}` : words.plain("solvingShare", { n, percent }),
      );
      setText(
        need,
        stopped || !facts.solvingNeed ? "" : words.plain("solvingMemory", { megabytes: facts.solvingNeed }),
      );
      progress.value = share;
      setAttribute(progress, "aria-valuetext", percent);
      progress.hidden = stopped !== "";
      cancel.hidden = stopped !== "";
      again.hidden = stopped === "";
    },
  };
}
