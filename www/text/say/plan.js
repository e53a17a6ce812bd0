// @ts-check
/** The place of a two-phase Magnus in his recursion, in words. */

import late from "../en/late.js";
import { english } from "../english.js";
import { phaseLevel } from "./facts.js";

/** @import { Level, Plan } from "../../table/types" */
/** @import { Speaker } from "../types" */

english.learn(late);

/** "Z₄₅, phase 1 › [2]₃ ≅ Z₁₅, phase 2 › [5]₉ ≅ Z₅, layers". @param {Speaker} words @param {Plan} plan */
export function breadcrumb(words, plan) {
  return plan.levels.map((level) => levelName(words, level)).join(" › ");
}

/** @param {Speaker} words @param {Level} level */
function levelName(words, { class: coset, size, procedure }) {
  const table = { table: size };
  const level = coset.q === 1 ? table : words.plain("levelClass", { class: { class: coset }, table });
  switch (procedure.kind) {
    case "schedule":
      return words.plain("levelSchedule", { level });
    case "primeLayers":
      return words.plain("levelLayers", { level });
    case "done":
      return words.plain("levelDone", { level });
    case "phase":
      return words.plain("levelPhase", { level, phase: procedure.number });
  }
}

/** The current plan at the innermost level with classes. @param {Speaker} words @param {Plan} plan */
export function planSentence(words, plan) {
  const level = phaseLevel(plan);
  if (!level) return words.plain("planDone");
  const { p, number, gamma, targets } = level.procedure;
  const classes = targets.map(words.number).join(", ");
  return [words.plain("planClasses", { p }), phaseSentence()].join(" ");

  function phaseSentence() {
    if (number !== 1) return words.plain("planCollects", { gamma: gamma ?? 0, classes });
    return classes ? words.plain("planExplores", { classes }) : words.plain("planExplored");
  }
}
