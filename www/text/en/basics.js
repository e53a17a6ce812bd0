// @ts-check
/** Basics of English: numbers, lists and the direction of writing. */

/** @type {import("../types").Basics} */
export default { tag: "en", name: "English", dir: "ltr", thousands: ",", comma: ", ", and: " and " };
