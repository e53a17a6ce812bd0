// @ts-check
/** Wo ein Magnus in zwei Phasen in seiner Rekursion ist, in Worten. */

import { phaseLevel } from "../facts.js";
import { tableName } from "../names.js";
import { className } from "./names.js";
import { formatNumber } from "./numbers.js";

/** @import { Level, Plan } from "../../table/types" */

/** @param {Plan} plan */
export function breadcrumb(plan) {
  return plan.levels.map(levelName).join(" › ");
}

/** @param {Level} level */
function levelName({ class: coset, size, procedure }) {
  const name = coset.q === 1 ? tableName(size) : `${className(coset)} ≅ ${tableName(size)}`;
  switch (procedure.kind) {
    case "schedule":
      return `${name}, Liste für Zweierpotenzen`;
    case "primeLayers":
      return `${name}, Schichten`;
    case "done":
      return name;
    case "phase":
      return `${name}, Phase ${procedure.number}`;
  }
}

/** @param {Plan} plan */
export function planSentence(plan) {
  const level = phaseLevel(plan);
  if (!level)
    return "Die Rekursion ist fertig: Magnus spielt auf dem ganzen Tisch Schichten um das, was sich noch erzwingen lässt.";
  const { procedure } = level;
  const classes = procedure.targets.map(formatNumber).join(", ");
  const all = `Die ${formatNumber(procedure.p)} Klassen mod ${formatNumber(procedure.p)} sind die Positionen des inneren Tisches.`;
  if (procedure.number === 1) {
    return `${all} Phase 1: Jede Klasse wird erkundet, wenn der Spielstein sie betritt. Noch nicht betreten: ${classes || "keine"}.`;
  }
  return `${all} Phase 2: Klasse γ = ${formatNumber(procedure.gamma ?? 0)} wurde nie betreten; die anderen haben Reste. Ziele: ${classes}.`;
}
