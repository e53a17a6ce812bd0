// @ts-check
/** Sätze über einen Fortschritt, der nicht aufbewahrt wird. */

/** @type {import("../../types").Translated<typeof import("../../en/table/unsaved-progress.js").default>} */
export default {
  notKeptNowhere:
    "Das wird nicht aufbewahrt, weil dieser Browser hier nichts aufbewahrt: Es gilt, solange die Seite offen ist.",
  notKeptFull:
    "Das wird nicht aufbewahrt, weil der Speicherplatz dieses Browsers für diese Website voll ist: Es gilt, solange die Seite offen ist. „Als Datei speichern“ auf der Seite „Lernen“ sichert es.",
  notKeptUnreadable:
    "Das wird nicht aufbewahrt, weil sich der auf diesem Gerät gespeicherte Stand nicht lesen lässt und nicht überschrieben wird: Es gilt, solange die Seite offen ist. „Als Datei speichern“ auf der Seite „Lernen“ sichert es, „Alles vergessen“ beginnt von vorn.",
  notKeptLong:
    "Das wird nicht aufbewahrt: Alles zusammen wäre {length} Zeichen lang, und höchstens {limit} werden aufbewahrt. Der vorher aufbewahrte Stand bleibt.",
};
