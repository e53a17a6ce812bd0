// @ts-check
/** Was über der ersten Ansage steht, bevor alles andere geladen ist, was die erste Minute sagt. */

/** @type {import("../types").Translated<typeof import("../en/first-call.js").default>} */
export default {
  minuteFirstCall: "Magnus nennt **{call}**. Wohin, ← oder →?",
};
