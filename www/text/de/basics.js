// @ts-check
/** Das Deutsche an sich. */

/** @type {import("../types").Basics} */
export default { tag: "de", name: "Deutsch", dir: "ltr", thousands: ".", comma: ", ", and: " und " };
