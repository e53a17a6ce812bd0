// @ts-check
/** Texte über der ersten Ansage, die vor dem Rest der ersten Minute gebraucht werden. */

/** @type {import("../../types").Translated<typeof import("../../en/site/first-call.js").default>} */
export default {
  minuteFirstCall: "Magnus nennt **{call}**. Wohin, ← oder →?",
};
