// @ts-check
/** Die Lektionen auf Deutsch nach ihren Kennungen; jede wird geladen, wenn jemand sie nimmt. */

/** Wie sie heißen, für Listen, die keine ganze Lektion laden. @type {Record<string, string>} */
export const TITLES = {
  lose: "Dreimal verlieren",
  midpoints: "Mittelpunkte",
  distance: "Den Abstand nennen",
  rings: "Ringe",
  shield: "Der Schild",
  "closed-sets": "Abgeschlossene Mengen und f*(n)",
  ruler: "Das Lineal",
  doubling: "Verdopplung",
  rounds: "Runden zählen",
  "every-table": "Jeder Tisch",
  "two-phases": "Zwei Phasen",
  perfect: "Perfektes Spiel",
  "three-left": "Warum n + c nicht reicht",
  announced: "Angesagt, zufällig und offen",
  cousins: "Drei Verwandte",
};

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
