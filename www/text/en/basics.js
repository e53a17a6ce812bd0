// @ts-check
/** English as such. */

/** @type {import("../types").Basics} */
export default { tag: "en", name: "English", dir: "ltr", thousands: ",", comma: ", ", and: " and " };
