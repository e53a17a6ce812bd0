// @ts-check
/** The recursion of a two-phase Magnus: breadcrumb, phase, and the key to the inner table. */

import { h, section, setText } from "../../kit/dom.js";
import { breadcrumb, planSentence } from "../../words/en/plan.js";
import { phaseLevel } from "../../words/facts.js";

/** @import { Panel } from "../types" */

/** @returns {Panel} */
export function planPanel() {
  const path = h("p", { class: "breadcrumb" });
  const sentence = h("p", { class: "note" });
  const key = h(
    "p",
    { class: "note" },
    "Inner table: its positions are the classes, orange those that Magnus wants, and its rings their layers. The thread joins the token with its class. The band outside the rings shows the classes at their positions; those that are nothing to Magnus now are dim.",
  );
  const { node } = section("Recursion", path, sentence, key);
  return {
    node,
    update({ facts }) {
      node.hidden = !facts.plan;
      if (!facts.plan) return;
      setText(path, breadcrumb(facts.plan));
      path.hidden = facts.plan.levels.length === 0;
      setText(sentence, planSentence(facts.plan));
      key.hidden = !phaseLevel(facts.plan);
    },
  };
}
