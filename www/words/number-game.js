// @ts-check
/** What every language writes of the Number Game in the same way. */

/** @import { Taken } from "./en/number-game.js" */

/** "A − 3B = 100 − 3 · 15 = 55". @param {Taken} taken @param {(number: bigint | string) => string} shown a number in the language */
export function equation({ fromA, times, whole, part, left }, shown) {
  const [name, other] = fromA ? ["A", "B"] : ["B", "A"];
  const count = times === 1n ? "" : shown(times);
  return `**${name} − ${count}${other}** = ${shown(whole)} − ${times === 1n ? "" : `${shown(times)} · `}${shown(part)} = **${shown(left)}**`;
}
