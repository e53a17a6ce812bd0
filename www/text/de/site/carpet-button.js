// @ts-check
/** Sätze der Seite „Spielen“ über den Teppich, bevor er geöffnet wird. */

/** @type {import("../../types").Translated<typeof import("../../en/site/carpet-button.js").default>} */
export default {
  showCarpet: "Den Teppich zeigen",
  closeCarpet: "Den Teppich schließen",
  carpetNotLoaded: "Der Teppich konnte nicht geladen werden: {why}",
};
