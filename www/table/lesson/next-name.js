// @ts-check
/** The name of the button after a puzzle, where the page around the table leads elsewhere than to the next puzzle. */

/** Gives the name, by table; "" where it is that of the next puzzle. @type {WeakMap<Element, () => string>} */
export const nextNames = new WeakMap();
