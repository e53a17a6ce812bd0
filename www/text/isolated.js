// @ts-check
/**
 * Formulas in a language that is read from the right. Without marks a browser sets "3 ← 7 → 11" as 11 → 7 ← 3, "−6"
 * as 6− and "[2]₃ = {2, 5}" from its end; between two invisible marks a formula is read from the left, as
 * everywhere.
 */

/** @import { Speaker } from "./types" */

const [FROM_THE_LEFT, END] = ["\u2066", "\u2069"];
/** Characters between letters that are read from the right. */
const BETWEEN = /[^\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]+/gu;
/** Punctuation around a formula that belongs to the sentence, including marks of bold type. */
const AROUND = /^([\s.,:;!?·–—"“”„*]*)(.*?)([\s.,:;!?·–—"“”„*-]*)$/su;
const OPENING = "([{⟦⌊⌈";
const CLOSING = ")]}⟧⌋⌉";
/** Parts that need no marks: plain numbers and letters, and TeX, which becomes MathML. */
const NEEDS_NONE = /^(?:[\p{L}\p{N}]*|[^\p{L}\p{N}]*|\$[^$]*\$)$/u;

/**
 * Splits a text into possible formulas, at commas outside of all brackets and at brackets without their partner.
 * @param {string} text
 * @returns {string[]}
 */
function partsOf(text) {
  const signs = [...text];
  /** @type {number[]} */
  const open = [];
  /** @type {Set<number>} */
  const alone = new Set();
  for (const [index, sign] of signs.entries()) {
    if (OPENING.includes(sign)) open.push(index);
    else if (CLOSING.includes(sign) && open.pop() === undefined) alone.add(index);
  }
  for (const index of open) alone.add(index);
  const parts = [""];
  let depth = 0;
  for (const [index, sign] of signs.entries()) {
    if (alone.has(index)) {
      parts.push(sign, "");
      continue;
    }
    if (OPENING.includes(sign)) depth += 1;
    if (CLOSING.includes(sign)) depth -= 1;
    parts[parts.length - 1] += sign;
    if (depth === 0 && /[,;:.·]/.test(sign) && signs[index + 1] === " ") parts.push("");
  }
  return parts;
}

/** A sentence with its formulas isolated. @param {string} text */
export function isolateFormulas(text) {
  return text.replace(BETWEEN, (between) =>
    partsOf(between)
      .map((part) => {
        const [, before = "", formula = "", after = ""] = AROUND.exec(part) ?? [];
        return NEEDS_NONE.test(formula) ? part : before + FROM_THE_LEFT + formula + END + after;
      })
      .join(""),
  );
}

/** The isolating speakers made so far, so that each speaker has one. @type {WeakMap<Speaker, Speaker>} */
const made = new WeakMap();

/** A speaker whose sentences all have isolated formulas. @param {Speaker} speaker @returns {Speaker} */
export function isolating(speaker) {
  const known = made.get(speaker);
  if (known) return known;
  const { say, plain } = /** @type {{say: (...message: any[]) => string, plain: (...message: any[]) => string}} */ (
    speaker
  );
  const isolated = {
    ...speaker,
    say: (/** @type {any[]} */ ...message) => isolateFormulas(say(...message)),
    plain: (/** @type {any[]} */ ...message) => isolateFormulas(plain(...message)),
  };
  made.set(speaker, isolated);
  return isolated;
}
