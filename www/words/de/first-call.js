// @ts-check
/** Was über der ersten Ansage steht, bevor alles andere geladen ist, was die erste Minute sagt. */

export const firstCall = "Magnus nennt **6**. Wohin, ← oder →?";
