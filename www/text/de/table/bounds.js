// @ts-check
/** Der Stand, und was über die Zahl der Runden bewiesen ist. */

/** @type {import("../../types").Translated<typeof import("../../en/table/bounds.js").default>} */
export default {
  scoreHeading: "Schranken",
  counted: "Runde **{round}**: **{visited}** besucht. ⟦Perfekt|par⟧: {few} in {rounds}.",
  countedBound: "Runde **{round}**: **{visited}** besucht. {rounds} ⟦reichen|par⟧ für {few}.",
  countedHis: "Runde **{round}**: **{visited}** von {n} besucht.",
  countedAll: "Runde **{round}**: **{visited}** von {few} besucht. Perfekter Magnus: {rounds}.",
  scorePerfectLabel: "⟦Perfekt|par⟧",
  scoreParLabel: "⟦Ausreichend|par⟧",
  scoreVisitedLabel: "Besucht",
  scoreRoundsLabel: "Runden",
  scorePar: { one: "**{count} Runde**, {formula}", other: "**{count} Runden**, {formula}" },
  scoreVisited: "**{visited}** von {star} = {few}",
  scoreVisitedMore: "**{visited}** Positionen, mehr als {star} = {few}",
  scoreRounds: "**{round}** von {par}",
  scoreRoundsOver: "**{round}**, {over} mehr als {par}",
  provedByMagnus: {
    one: "Dieser Magnus verspricht höchstens {formula} = {count} Runde.",
    other: "Dieser Magnus verspricht höchstens {formula} = {count} Runden.",
  },
  provedOfLayers: {
    one: "Bewiesen: Das Schichtspiel ist nach höchstens **{B} = {count} Runde** zu Ende.",
    other: "Bewiesen: Das Schichtspiel ist nach höchstens **{B} = {count} Runden** zu Ende.",
  },
  provedOfThirds: {
    one: "Weil 3 ein Teiler von n ist, erreicht es f*(n) Positionen nach n/3 − 1 + ⌊(n − 1)/2⌋ = {count} Runde, also weniger als 5n/6.",
    other:
      "Weil 3 ein Teiler von n ist, erreicht es f*(n) Positionen nach n/3 − 1 + ⌊(n − 1)/2⌋ = {count} Runden, also weniger als 5n/6.",
  },
  provedInPapers: "Die Schranke in den Arbeiten ist {formula} = {rounds} ({source}).",
  provedByDerek: {
    one: "Dieser Derek verspricht: Kein Magnus braucht weniger als {formula} = {count} Runde. Auch das ist bewiesen.",
    other:
      "Dieser Derek verspricht: Kein Magnus braucht weniger als {formula} = {count} Runden. Auch das ist bewiesen.",
  },
  provedOfDerek: {
    one: "Gegen einen guten Derek braucht kein Magnus weniger als {formula} = {count} Runde. Auch das ist bewiesen.",
    other: "Gegen einen guten Derek braucht kein Magnus weniger als {formula} = {count} Runden. Auch das ist bewiesen.",
  },
  provedNothing: "Es ist nicht bekannt, wie viele Runden perfektes Spiel hier braucht.",
  "Nedev 2010, Theorem 2": "Nedev 2010, Satz 2",
  "Nedev 2010, Theorem 4": "Nedev 2010, Satz 4",
  "Nedev 2010, Theorem 5": "Nedev 2010, Satz 5",
};
