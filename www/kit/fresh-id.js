// @ts-check
/** Ids of elements, for labels and descriptions that name them. */

let lastId = 0;

/** An id that no other element of the page has. @param {string} name */
export function freshId(name) {
  lastId += 1;
  return `${name}-${lastId}`;
}
