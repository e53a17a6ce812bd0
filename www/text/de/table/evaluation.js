// @ts-check
/** Sätze über den Wert von Stellungen und Zügen. */

/** @type {import("../../types").Translated<typeof import("../../en/table/evaluation.js").default>} */
export default {
  heardSolving: "Die Partie für n = {n} wird berechnet.",
  heardSolved: "Die Partie für n = {n} ist berechnet.",

  worth: "am Ende {positions}, {toGo}",
  toGo: { one: "noch {count} Runde", other: "noch {count} Runden" },
  toGoNone: "keine weitere",
  worthCall: "Wert: {worth} · {loss}",
  worthAnswer: "{toGo} · {loss}",
  worthAnswerHeard: "{worth}, {loss}",

  lossNone: "am besten",
  positionsFewer: { one: "{count} Position weniger", other: "{count} Positionen weniger" },
  positionsMore: { one: "{count} Position mehr", other: "{count} Positionen mehr" },
  roundsFewer: { one: "{count} Runde weniger", other: "{count} Runden weniger" },
  roundsMore: { one: "{count} Runde mehr", other: "{count} Runden mehr" },
  ratedBest: "Beide Züge waren die besten.",
  ratedMagnusBest: "Die Ansage von Magnus war die beste.",
  ratedMagnus: "Magnus verlor {lost}.",
  ratedMagnusInTime: "Magnus verlor {lost}, um R(n) einzuhalten.",
  ratedDerekBest: "Dereks Antwort war die beste.",
  ratedDerek: "Derek ließ {positions} mehr zu.",
  ratedDerekInTime: "Derek ließ {positions} mehr zu, um bis Runde R(n) durchzuhalten.",
  ratedDerekRounds: "Derek ersparte Magnus {rounds}.",
  ratedDerekRoundsInTime: "Derek ersparte Magnus {rounds}, um bis Runde R(n) durchzuhalten.",

  heardWorth: "Bewertung: {worth}.",
  evaluationNone: "Noch kein exakter Wert dieser Stellung.",
  heardDerek: "Für Derek: im Uhrzeigersinn {plus}, gegen den Uhrzeigersinn {minus}.",
  heardMagnus: "Am besten für Magnus: {calls}.",
};
