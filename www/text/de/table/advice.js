// @ts-check
/** Rat für Magnus, der danach fragt. */

/** @type {import("../../types").Translated<typeof import("../../en/table/advice.js").default>} */
export default {
  hintButton: "Hinweis",
  showPlan: "Dereks Plan zeigen",
  hintPair:
    "**Hinweis:** Nennen Sie {call}. {token} ist der Mittelpunkt von {minus} und {plus}, beide unbesucht. {worth}",
  hintPairIn:
    "**Hinweis:** Nennen Sie {call}. {token} ist der Mittelpunkt von {minus} und {plus}, beide in {above}. {worth}",
  hintHalfTurn:
    "**Hinweis:** Nennen Sie {call}. Von {token} führt eine halbe Drehung in beiden Richtungen zu {minus}, einer unbesuchten Position. {worth}",
  hintHalfTurnIn:
    "**Hinweis:** Nennen Sie {call}. Von {token} führt eine halbe Drehung in beiden Richtungen zu {minus}, einer Position in {above}. {worth}",
  hintBest: "Mehr verspricht keine andere Weite.",
  hintGood: "Das ist gut, aber nicht immer das Beste.",
  hintFarther:
    "**Hinweis:** Nennen Sie {call}. Mit {other} kommt eher eine neue Position, aber das kann Sie am Ende {lost} kosten.",
};
