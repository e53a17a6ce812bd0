// @ts-check
/** Formulas in running text, kept on one line: their spaces become unbreakable, and f*(n) has a joiner. */

/** Signs between two operands of a formula. */
const SIGN = "[=<>≤≥≡≈∈⊆+−·×/∪∩]";
/** An operand: text without a space, neither a word nor a sign as in a list of directions. */
const OPERAND = `(?!(?:\\p{Ll}{2,}|${SIGN})[.,;:?!)]*(?:\\s|$))\\S+`;
const FORMULA = new RegExp(`(?<![^\\s])${OPERAND}(?: ${SIGN} ${OPERAND})+`, "gu");
/** In characters: a longer formula may be wider than a phone, and breaks before its signs. */
const LONG = 24;
/** The target of a mark, which is not read. */
const TARGET = /\|[^|⟧]*⟧/g;

/**
 * A text whose formulas stay on one line, if they are short, and otherwise break only before a sign.
 * @param {string} text with marks or without
 */
export function unbroken(text) {
  return text
    .replaceAll(FORMULA, (formula) => {
      const isLong = formula.replaceAll(TARGET, "").length > LONG;
      return isLong
        ? formula.replaceAll(new RegExp(`(?<=${SIGN}) `, "gu"), "\u00a0")
        : formula.replaceAll(" ", "\u00a0");
    })
    .replaceAll(/\bmod (?=\d)/g, "mod\u00a0")
    .replaceAll("*(", "*\u2060(");
}
