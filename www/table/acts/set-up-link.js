// @ts-check
/** The link of what is being set up on a table, for the page around it: until the game begins, the table itself still has the game before. */

/** Gives the link, by table; only a table on which something is being set up has one. @type {WeakMap<Element, () => string>} */
export const setUpLinks = new WeakMap();
