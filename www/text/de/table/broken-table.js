// @ts-check
/** Sätze nach einem Absturz des Kerns. */

/** @type {import("../../types").Translated<typeof import("../../en/table/broken-table.js").default>} */
export default {
  lostHeading: "Der Tisch ist ausgefallen",
  lost: "In der Berechnung ist etwas fehlgeschlagen, was nie fehlschlagen sollte, und der Tisch musste anhalten: {why}.",
  lostKept: "Ihre Partie ist erhalten. Das ist ihr Link:",
  lostLink: "Link der Partie",
  lostGoOn: "Nach Runde {round} weiterspielen",
  lostFresh: "Ein neuer Tisch",
};
