// @ts-check
/** Lists by index. */

/**
 * The values for 0, 1, … below `length`. Not by `Array.from`: old libraries, such as Prototype.js, put their own in its place, which takes no
 * function, and the table stands on pages that have them.
 * @template Value
 * @param {number} length cut to a whole number @param {(index: number) => Value} make
 */
export function listOf(length, make) {
  /** @type {Value[]} */
  const list = [];
  for (let index = 0; index < Math.trunc(length); index++) list.push(make(index));
  return list;
}
