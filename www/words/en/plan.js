// @ts-check
/** Where a two-phase Magnus is in his recursion, in words. */

import { phaseLevel } from "../facts.js";
import { tableName } from "../names.js";
import { className } from "./names.js";
import { formatNumber } from "./numbers.js";

/** @import { Level, Plan } from "../../table/types" */

/** "Z₄₅, phase 1 › [2]₃ ≅ Z₁₅, phase 2 › [5]₉ ≅ Z₅, layers". @param {Plan} plan */
export function breadcrumb(plan) {
  return plan.levels.map(levelName).join(" › ");
}

/** @param {Level} level */
function levelName({ class: coset, size, procedure }) {
  const name = coset.q === 1 ? tableName(size) : `${className(coset)} ≅ ${tableName(size)}`;
  switch (procedure.kind) {
    case "schedule":
      return `${name}, list for powers of two`;
    case "primeLayers":
      return `${name}, layers`;
    case "done":
      return name;
    case "phase":
      return `${name}, phase ${procedure.number}`;
  }
}

/** What is going on at the innermost level that has classes. @param {Plan} plan */
export function planSentence(plan) {
  const level = phaseLevel(plan);
  if (!level) return "The recursion is finished: Magnus plays layers on the whole table for what more can be forced.";
  const { procedure } = level;
  const classes = procedure.targets.map(formatNumber).join(", ");
  const all = `Its ${formatNumber(procedure.p)} classes mod ${formatNumber(procedure.p)} are the positions of the inner table.`;
  if (procedure.number === 1) {
    return `${all} Phase 1: every class is explored when the token enters it. Not entered yet: ${classes || "none"}.`;
  }
  return `${all} Phase 2: class γ = ${formatNumber(procedure.gamma ?? 0)} was never entered; the others have leftovers. Targets: ${classes}.`;
}
