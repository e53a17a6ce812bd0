// @ts-check
/** Wie in einem Satz steht, was von außen kommt. */

/** Ein Wert, wie ihn der Kern nennt: in deutschen Anführungszeichen, wenn er in englischen kommt. @param {string} value */
export const inQuotes = (value) => value.replace(/^“(.*)”$/s, "„$1“");
