// @ts-check
/** The look of the picture of the end; see optional-looks.js. */

/** @type {Record<string, Record<string, string>>} */
export const ENDING_RULES = {
  ".chord": { fill: "none", stroke: "var(--own)", "stroke-width": "3.2", opacity: "0.9" },
  ".chord.thin": { "stroke-width": "1.8", opacity: "0.8" },
  ".chord.hair": { "stroke-width": "0.8", opacity: "0.6" },
  ".chord.nowhere": { stroke: "var(--edge)", "stroke-dasharray": "7 6" },
  ".order-bar": { fill: "var(--own)" },
  ".order-bar.nowhere": { fill: "var(--edge)" },
  ".survivor": { fill: "var(--depth-0)" },
  ".glow": { fill: "var(--depth-0)", opacity: "0.3" },
  ".glow.far": { opacity: "0.16" },
  ".ending-middle": { fill: "var(--paper)", opacity: "0.25" },
  ".number.ordered": { fill: "var(--muted)" },
};
