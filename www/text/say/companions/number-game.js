// @ts-check
/** Sentences of the page of the Number Game. Numbers may have 18 digits, so they are BigInts or digits. */

import numbers from "../../en/companions/number-game.js";
import { english } from "../../english.js";
import { decimal } from "../decimals.js";
import { nameOf } from "./companions.js";

/** @import { NumberReason } from "../../../core/companion/core-types" */
/** @import { Speaker } from "../../types" */
/** @import { Who } from "./companions.js" */

/**
 * A subtraction: from A or B, the multiple of the other, and the numbers before and after.
 * @typedef {{fromA: boolean, times: bigint, whole: string, part: string, left: string}} Subtraction
 */
/** @typedef {"equal" | "thin" | "fat"} RectangleForm of a rectangle */

english.learn(numbers);

/** "A − 3B = 100 − 3 · 15 = 55". @param {Speaker} words @param {Subtraction} taken */
function equation({ number }, { fromA, times, whole, part, left }) {
  const [name, other] = fromA ? ["A", "B"] : ["B", "A"];
  const [count, product] = times === 1n ? ["", ""] : [number(times), `${number(times)} · `];
  return `**${name} − ${count}${other}** = ${number(whole)} − ${product}${number(part)} = **${number(left)}**`;
}

/** A sentence about a move. @param {Speaker} words @param {Who} who @param {Subtraction} taken */
export function moveText(words, who, taken) {
  const values = { taken: equation(words, taken) };
  if (who === "you") return words.say("numbersToldYou", values);
  return words.say("numbersTold", { ...values, who: nameOf(words, who) });
}

/** Advice to make a move. @param {Speaker} words @param {Subtraction} taken */
export const adviceText = (words, taken) => words.say("numbersAdvice", { taken: equation(words, taken) });

/** @param {Speaker} words @param {"A" | "B"} name @param {string} value */
export const over = (words, name, value) => words.say("numbersOver", { name, value: words.number(value) });

/** A pair of numbers, in the language's digits. @param {Speaker} words @param {string} a @param {string} b */
const pair = ({ number }, a, b) => ({ a: number(a), b: number(b) });

/** @param {Speaker} words @param {string} a @param {string} b @param {RectangleForm} form */
export function positionText(words, a, b, form) {
  const values = pair(words, a, b);
  if (form === "equal") return words.say("numbersEqual", values);
  return words.say(form === "thin" ? "numbersThin" : "numbersFat", values);
}

/** @param {Speaker} words @param {NumberReason} reason @param {bigint} times the number of squares cut off */
export function reasonText(words, reason, times) {
  switch (reason.kind) {
    case "allSquares":
      if (times <= 2n) return words.say(times === 1n ? "numbersAllOne" : "numbersAllTwo");
      return words.say("numbersAll", { times });
    case "allButOne":
      return words.say("numbersAllButOne");
    case "forced":
      return words.say("numbersForced");
    case "lost":
      return words.say("numbersLost");
    case "random":
      if (reason.of === "1") return words.say("numbersAtRandomOne");
      return words.say("numbersAtRandom", { cuts: words.number(reason.of) });
  }
  /** @satisfies {never} */ (reason);
}

/** The number of winning pairs among some. @param {Speaker} words @param {number} winning @param {number} all */
export const count = (words, winning, all) =>
  words.say("pairsWinning", { winning, all, percent: decimal(words, (100 * winning) / all, 1) });

/** @param {Speaker} words @param {string} squares the number that can be cut off with something left */
export function hintText(words, squares) {
  if (squares === "0") return words.plain("numbersHintNone");
  if (squares === "1") return words.plain("numbersHintOne");
  return words.plain("numbersHint", { squares: words.number(squares) });
}

/** @param {Speaker} words @param {"A" | "B"} name @param {string} value */
export const loses = (words, name, value) => words.plain("numbersLoses", { name, value: words.number(value) });

/** The result of a move. @param {Speaker} words @param {string} a @param {string} b @param {RectangleForm} form */
export function leaves(words, a, b, form) {
  const values = pair(words, a, b);
  if (form === "equal") return words.plain("leavesEqual", values);
  return words.plain(form === "thin" ? "leavesThin" : "leavesFat", values);
}

/** A pair on the map. @param {Speaker} words @param {number} first @param {number} second @param {boolean} isLosing */
export function pairText(words, first, second, isLosing) {
  // As they are typed.
  const values = { a: String(first), b: String(second) };
  if (first === second) return words.plain("mapEqual", values);
  return words.plain(isLosing ? "mapFat" : "mapThin", values);
}

/**
 * The picture, for screen readers.
 * @param {Speaker} words
 * @param {string} a
 * @param {string} b
 * @param {string} squares
 * @param {RectangleForm} form
 */
export function picture(words, a, b, squares, form) {
  const values = { ...pair(words, a, b), squares: words.number(squares) };
  if (form === "equal") return words.plain("pictureEqual", values);
  return words.plain(form === "thin" ? "pictureThin" : "pictureFat", values);
}

/**
 * A sentence about a pair that offers a choice at once.
 * @param {Speaker} words
 * @param {string} large
 * @param {string} small
 */
export const choiceNow = (words, large, small) =>
  words.say("choiceNow", { large: words.number(large), small: words.number(small) });

/**
 * @param {Speaker} words
 * @param {number} forced moves before
 * @param {boolean} mover whether the player to move now wins
 * @param {{large: string, small: string} | null} then the pair at that time; null if a number would be 0
 */
export function choiceLater(words, forced, mover, then) {
  if (!then) return words.say(mover ? "zeroMover" : "zeroOther", { count: forced });
  const values = { count: forced, large: words.number(then.large), small: words.number(then.small) };
  return words.say(mover ? "choiceMover" : "choiceOther", values);
}

/**
 * @param {Speaker} words
 * @param {string[]} shown the quotients, possibly without the middle ones
 * @param {boolean} single
 */
export const fraction = (words, shown, single) =>
  words.say(single ? "fractionOne" : "fraction", { quotients: shown.join(", ") });
