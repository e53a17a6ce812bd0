// @ts-check
/** Die Lektionen auf Deutsch nach ihren Kennungen; jede wird geladen, wenn jemand sie nimmt. */

/** @type {Record<string, () => globalThis.Promise<{default: import("../translate.js").Texts}>>} */
export const TEXTS = {
  lose: () => import("./lose.js"),
  midpoints: () => import("./midpoints.js"),
  distance: () => import("./distance.js"),
  rings: () => import("./rings.js"),
  shield: () => import("./shield.js"),
  "closed-sets": () => import("./closed-sets.js"),
  ruler: () => import("./ruler.js"),
  doubling: () => import("./doubling.js"),
  rounds: () => import("./rounds.js"),
  "every-table": () => import("./every-table.js"),
  "two-phases": () => import("./two-phases.js"),
  perfect: () => import("./perfect.js"),
  "three-left": () => import("./three-left.js"),
  announced: () => import("./announced.js"),
  cousins: () => import("./cousins.js"),
};
