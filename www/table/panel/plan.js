// @ts-check
/** The recursion of a two-phase Magnus: its levels, its phase, and the key to the inner table. */

import { h, section, setText } from "../../kit/dom.js";
import { phaseLevel } from "../../text/say/facts.js";
import { breadcrumb, planSentence } from "../../text/say/plan.js";

/** @import { Panel, Speaker } from "../types" */

/** @param {Speaker} words @returns {Panel} */
export function planPanel(words) {
  const path = h("p", { class: "breadcrumb" });
  const sentence = h("p", { class: "note" });
  const key = h("p", { class: "note" }, words.plain("innerTable"));
  const { node } = section(words.plain("headingPlan"), path, sentence, key);
  return {
    node,
    update({ facts }) {
      node.hidden = !facts.plan;
      if (!facts.plan) return;
      setText(path, breadcrumb(words, facts.plan));
      path.hidden = facts.plan.levels.length === 0;
      setText(sentence, planSentence(words, facts.plan));
      key.hidden = !phaseLevel(facts.plan);
    },
  };
}
