// @ts-check
/** Grundlagen des Deutschen: Zahlen, Listen und Richtung der Schrift. */

/** @type {import("../types").Basics} */
export default { tag: "de", name: "Deutsch", dir: "ltr", thousands: ".", comma: ", ", and: " und " };
