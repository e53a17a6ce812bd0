// @ts-check
/** The place of Magnus in a plan that goes through classes, in words: of the two-phase recursion, or of tripling, which counts wasted rounds. */

import analysisPanels from "../../en/table/analysis-panels.js";
import { english } from "../../english.js";
import { phaseLevel } from "./facts.js";

/** @import { Level, Plan } from "../../../core/types" */
/** @import { Speaker } from "../../types" */

english.learn(analysisPanels);

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
    case "halves":
      return words.plain(procedure.size > 1 ? "levelSearched" : "levelHalves", { level });
    case "done":
      return words.plain("levelDone", { level });
    case "phase":
      return words.plain("levelPhase", { level, phase: procedure.number });
  }
  /** @satisfies {never} */ (procedure);
}

/** The current plan at the innermost level with classes. @param {Speaker} words @param {Plan} plan */
export function planSentence(words, plan) {
  const level = phaseLevel(plan);
  const isTripling = plan.wasted !== null;
  if (!level) return plan.levels.length > 0 ? "" : words.plain(isTripling ? "planReached" : "planDone");
  const { p, number, gamma, targets } = level.procedure;
  const classes = targets.map(words.number).join(", ");
  return [words.plain("planClasses", { p }), isTripling ? thirdsSentence() : phaseSentence()].join(" ");

  function phaseSentence() {
    if (number !== 1) return words.plain("planCollects", { gamma: gamma ?? 0, classes });
    return classes ? words.plain("planExplores", { classes }) : words.plain("planExplored");
  }

  function thirdsSentence() {
    if (number === 1) return words.plain("planThirds", { classes });
    return number === 2 ? words.plain("planOffers", { gamma: gamma ?? 0 }) : words.plain("planEntered");
  }
}

/**
 * The score of a plan that wastes no round; nothing for another plan.
 * @param {Speaker} words @param {Plan} plan @param {number} round the rounds played
 */
export function planScore(words, { wasted }, round) {
  if (wasted === null) return "";
  if (wasted > 0) return words.plain("planWasted", { count: wasted });
  const positions = words.plain("positions", { count: round + 1 });
  return words.plain("planScore", { positions, rounds: words.plain("rounds", { count: round }) });
}
