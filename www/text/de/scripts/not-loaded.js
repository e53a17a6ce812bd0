// @ts-check
/**
 * Meldungen einer Seite, deren Module nicht geladen werden können: ein Skript alter Art, siehe
 * kit/load-fallback.js.
 */

Object.assign(window, {
  notLoaded: {
    /** @param {boolean} framed */
    fromDisk: (framed) =>
      `${framed ? "Der Tisch" : "Diese Seite"} konnte nicht geladen werden: Dazu gehören mehrere Dateien, die Browser in eine von der Festplatte geöffnete Seite nicht laden. Nötig ist ein Webserver.`,
    /** @param {string} name */
    missing: (name) =>
      `Ein Teil dieser Seite konnte nicht geladen werden: ${name} oder ein Modul, das dazugehört, war nicht abrufbar. Entweder gibt es kein Netz, oder der Server hat die Datei nicht. Vielleicht gibt es eine neue Version: Laden Sie die Seite dann neu.`,
    /** @param {string} name */
    missingInFrame: (name) =>
      `Der Tisch konnte nicht geladen werden: ${name} oder ein Modul, das dazugehört, war nicht abrufbar. Entweder gibt es kein Netz, oder der Server hat die Datei nicht, oder der Rahmen ist abgeschottet und der Server erlaubt es nicht mit Access-Control-Allow-Origin.`,
    instead:
      "Die eine Datei magnus-derek.html enthält den Tisch und das Labor und funktioniert auch von der Festplatte (englisch).",
    again: "Noch einmal versuchen",
  },
});
