// @ts-check
/** Was ein Rahmen neben seinem Tisch sagt. */

/** Der Ordner mit den Seiten dieser Sprache, wie eine Adresse beginnt. */
export const folder = String("de/");

export const heading = String("Der Magnus–Derek-Tisch");

export const openPosition = { text: "Diese Stellung öffnen", title: "Öffnet diese Stellung auf einer eigenen Seite" };
export const openLesson = { text: "Die Lektion öffnen", title: "Öffnet die Lektion auf einer eigenen Seite" };
