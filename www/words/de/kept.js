// @ts-check
/** Was zu einem Fortschritt gesagt wird, der nicht aufbewahrt wird. */

import { formatNumber } from "./numbers.js";

/** @param {import("../../kit/progress.js").NotKept} notKept */
export function notKeptText(notKept) {
  switch (notKept.why) {
    case "nowhere":
      return "Das wird nicht aufbewahrt, weil dieser Browser hier nichts aufbewahrt: Es gilt, solange die Seite offen ist.";
    case "full":
      return "Das wird nicht aufbewahrt, weil der Platz voll ist, den dieser Browser für diese Website hat: Es gilt, solange die Seite offen ist. „Als Datei speichern“ auf der Seite „Lernen“ sichert es.";
    case "unreadable":
      return "Das wird nicht aufbewahrt, weil sich nicht lesen lässt, was auf diesem Gerät aufbewahrt ist, und nichts darüber geschrieben wird: Es gilt, solange die Seite offen ist. „Als Datei speichern“ auf der Seite „Lernen“ sichert es, „Alles vergessen“ beginnt von vorn.";
    case "long":
      return `Das wird nicht aufbewahrt: Alles zusammen wäre ${formatNumber(notKept.length)} Zeichen lang, und höchstens ${formatNumber(notKept.limit)} werden aufbewahrt. Was vorher aufbewahrt war, bleibt.`;
  }
}
