// @ts-check
/**
 * Names that are the same in every language, and the marks that link a name in a sentence to its meaning:
 * ⟦M²(A)|layer:2⟧.
 */

/** @import { Lit } from "../core/types" */
/** @import { Reference } from "./types" */

const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const LOWERED = "₀₁₂₃₄₅₆₇₈₉";

/** @param {number} value @param {string} digits */
function formatDigits(value, digits) {
  return [...String(value)].map((digit) => digits[Number(digit)]).join("");
}

/** A, M(A), M²(A), … @param {number} index */
export function layerName(index) {
  if (index === 0) return "A";
  return index === 1 ? "M(A)" : `M${formatDigits(index, RAISED)}(A)`;
}

/** Z₂₃. @param {number} n */
export function tableName(n) {
  return `Z${formatDigits(n, LOWERED)}`;
}

/** A mark: the text shown, and its target. @param {string} shown @param {string} target */
const mark = (shown, target) => `⟦${shown}|${target}⟧`;

/** The text of a reference, with its mark. @param {Reference} reference @param {(value: number) => string} number */
export function referenceText(reference, number) {
  if ("position" in reference) return mark(number(reference.position), `position:${reference.position}`);
  if ("layer" in reference) return mark(layerName(reference.layer), `layer:${reference.layer}`);
  if ("table" in reference) return mark(tableName(reference.table), `table:${reference.table}`);
  if ("star" in reference) return mark(`f*(${number(reference.star)})`, `star:${reference.star}`);
  if ("R" in reference) return mark(`R(${number(reference.R)})`, `R:${reference.R}`);
  if ("B" in reference) return mark(`B(${number(reference.B)})`, `B:${reference.B}`);
  const { gamma, q } = reference.class;
  return mark(`[${number(gamma)}]${formatDigits(q, LOWERED)}`, `class:${gamma}/${q}`);
}

/**
 * The part of the table that a target stands for; null if there is none.
 * @param {string} target
 * @returns {Lit | null}
 */
export function litTarget(target) {
  const [kind, first = "", second = ""] = target.split(/[:/]/);
  if (kind === "position") return { positions: [Number(first)] };
  if (kind === "layer") return { layer: Number(first) };
  return kind === "class" ? { class: { gamma: Number(first), q: Number(second) } } : null;
}

/** A sentence without bold type and marks. @param {string} text */
export const plainText = (text) => withoutMarks(text.replaceAll("**", ""));

/** A sentence without marks, which are useless on paper. @param {string} text */
export const withoutMarks = (text) => text.replaceAll(/⟦([^|]*)\|[^⟧]*⟧/g, "$1");

/** The longest quotation in a sentence, in characters: the same as in the core's src/core/number/mod.rs. */
const LONGEST = 40;

/** A text short enough for a sentence. @param {string} text */
export function shortened(text) {
  const characters = [...text.slice(0, 2 * LONGEST + 1)];
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join("")}…` : text;
}

/** A word as it continues a key: "over" in `refusedOver`. @template {string} Text @param {Text} text */
export const capital = (text) => /** @type {Capitalize<Text>} */ (text.charAt(0).toUpperCase() + text.slice(1));
