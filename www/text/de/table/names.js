// @ts-check
/** Namen der Dinge in allen Sätzen. */

/** @type {import("../../types").Translated<typeof import("../../en/table/names.js").default>} */
export default {
  quoted: "„{text}“",
  clockwise: "im Uhrzeigersinn",
  counterClockwise: "gegen den Uhrzeigersinn",
  rounds: { one: "{count} Runde", other: "{count} Runden" },
  positions: { one: "{count} Position", other: "{count} Positionen" },
};
