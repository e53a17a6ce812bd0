// @ts-check
/** Sätze der Seiten, deren Beispiele sich kopieren lassen. */

/** @type {import("../../types").Translated<typeof import("../../en/export/copying.js").default>} */
export default {
  copyExample: "Kopieren",
  theExample: "Das Beispiel",
  // Klappt die Tests eines Kriteriums auf dem Handy auf.
  theTests: "Tests",
};
