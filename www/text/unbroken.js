// @ts-check
/** Formulas in running text, which no line shall break: their spaces become such that no line ends in them, and f*(n) has a joiner. */

/** What stands between two operands of a formula. */
const SIGN = "[=<>≤≥≡≈∈⊆+−·×/∪∩]";
/** An operand: a piece of text with no space in it, but no word, and no sign as in a list of directions. */
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
