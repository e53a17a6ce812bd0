// @ts-check
/** The recursion of a two-phase Magnus: breadcrumb, phase, and the key to the inner table. */

import { h, section, setText } from "../../kit/dom.js";
import { breadcrumb, phaseLevel, planSentence } from "../words/plan.js";

/** @import { Panel } from "../types" */

/** @returns {Panel} */
export function planPanel() {
  const path = h("p", { class: "breadcrumb" });
  const sentence = h("p", { class: "note" });
  const key = h(
    "p",
    { class: "note" },
    "Inner table: orange are the targets, then their layers in the colours of the rings; filled is the token's class. The band outside the rings shows the same classes at their positions.",
  );
  const { node } = section("Recursion", path, sentence, key);
  return {
    node,
    update({ table }) {
      node.hidden = !table.plan;
      if (!table.plan) return;
      setText(path, breadcrumb(table.plan));
      path.hidden = table.plan.levels.length === 0;
      setText(sentence, planSentence(table.plan));
      key.hidden = !phaseLevel(table.plan);
    },
  };
}
