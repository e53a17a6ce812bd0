// @ts-check
/** Zu einer Datei in einem Rahmen, der vielleicht nichts speichern darf. */

/** @type {import("../../types").Translated<typeof import("../../en/export/saving.js").default>} */
export default {
  savedNowhere: "Ist keine Datei gekommen, darf dieser Rahmen keine speichern.",
  savedElsewhere: "Öffnen Sie die Seite in einem eigenen Fenster und speichern Sie die Datei dort:",
};
