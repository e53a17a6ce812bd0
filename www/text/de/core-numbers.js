// @ts-check
/** Was Ablehnungen von Zahlen gemeinsam haben. */

/** @type {import("../types").Translated<typeof import("../en/core-numbers.js").default>} */
export default {
  // Das Ende eines Satzes über eine Zahl, die keine ganze Zahl in ihrem Bereich ist.
  outOfRange: "muss eine ganze Zahl von {least} bis {most} sein, angegeben ist {value}",
  // Der Wert, von dem nur das bekannt ist.
  atLeast: "mindestens {least}",
};
