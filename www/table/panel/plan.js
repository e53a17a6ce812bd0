// @ts-check
/** The recursion of a two-phase Magnus: breadcrumb, phase, and the key to the inner table. */

import { h, section, setText } from "../../kit/dom.js";
import { phaseLevel } from "../../text/say/facts.js";
import * as english from "../../words/en/late.js";

/** @import { Panel, Language } from "../types" */

/** @param {Language} words @returns {Panel} */
export function planPanel({ late = english }) {
  const path = h("p", { class: "breadcrumb" });
  const sentence = h("p", { class: "note" });
  const key = h("p", { class: "note" }, late.LATE.innerTable);
  const { node } = section(late.LATE.recursion, path, sentence, key);
  return {
    node,
    update({ facts }) {
      node.hidden = !facts.plan;
      if (!facts.plan) return;
      setText(path, late.breadcrumb(facts.plan));
      path.hidden = facts.plan.levels.length === 0;
      setText(sentence, late.planSentence(facts.plan));
      key.hidden = !phaseLevel(facts.plan);
    },
  };
}
