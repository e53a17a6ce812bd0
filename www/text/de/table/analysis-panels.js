// @ts-check
/**
 * Die Felder, die kommen, wenn man sie braucht: Bewertung, Varianten, Rekursion, ganze Partie, Aufbau der
 * Schichten.
 */

/** @type {import("../../types").Translated<typeof import("../../en/table/analysis-panels.js").default>} */
export default {
  solvingLabel: "Die Partie wird berechnet",
  solvingMemory: "Dafür sind höchstens ungefähr {megabytes} MB Speicher nötig.",
  solvingCancel: "Abbrechen",
  solveNow: "Jetzt berechnen",
  tooFast: "Zwei so schnelle Tipper zählen als einer.",
  headingEvaluation: "Bewertung",
  columnInTheEnd: "Am Ende",
  columnToGo: "Noch Runden",
  columnCompared: "Vergleich",
  columnDirection: "Richtung",
  columnMagnitude: "Weite",
  isBest: "● am besten",
  evaluationSoon: "Sie erscheint hier, sobald die Partie berechnet ist.",
  evaluationTooLong: "Eine Partie von mehr als 2.000 Runden wird nicht Runde für Runde bewertet.",
  directionsWorth: "Was die beiden Richtungen wert sind",
  magnitudesWorth: "Alle Weiten, die beste zuerst. 12·5 heißt: 12 Positionen am Ende und noch 5 Runden.",
  legendRounds: "Runden:",
  legendBest: "beste",
  legendSlower: "mehr",
  legendSooner: "weniger",
  legendFewer: "weniger Positionen",
  legendMore: "mehr Positionen",
  columnLandings: "Jedes Ziel",
  columnStrategies: "Strategien",
  columnWorth: "Wert",
  worthPair: "{visited}·{rounds}",
  landingAtNew: "{position} neu",
  landingPlus: "+ {position}: {visited}·{rounds}",
  landingMinus: "− {position}: {visited}·{rounds}",
  byLayers: "{loss} (Schicht)",
  landingsBox: "Jedes Ziel mit seinem eigenen Wert zeigen",
  callsMore: { one: "Und {count} weitere Weite.", other: "Und {count} weitere Weiten." },
  endingKnown: {
    one: "{count} Position ist übrig: Das Ende ist genau berechnet.",
    other: "{count} Positionen sind übrig: Das Ende ist genau berechnet.",
  },
  endingTooEarly: {
    one: "Genaue Werte gibt es, sobald nur noch {count} Position unbesucht ist; jetzt sind es {left}.",
    other: "Genaue Werte gibt es, sobald höchstens {count} Positionen unbesucht sind; jetzt sind es {left}.",
  },
  strategiesHeading: "Was die Strategien ansagen würden",
  strategiesSoon: "Die Strategien werden gefragt.",
  strategiesNone: "Strategien werden auf Tischen bis 1.024 Positionen gefragt.",
  strategyUnready: "beste (nicht gelöst)",
  strategyStops: "keine",
  columnLost: "Verlorene Runden",
  lostCount: "Zählen, wie viele Runden sie in Turnieren verlieren",
  lostSoon: "Turniere: {done} von {all} Strategien haben gespielt.",
  lostAbout: {
    one: "Verlorene Runden: nach exakten Werten, im Mittel über die Partien jeder Strategie auf diesem Tisch gegen alle Dereks, solange {count} Position übrig ist.",
    other:
      "Verlorene Runden: nach exakten Werten, im Mittel über die Partien jeder Strategie auf diesem Tisch gegen alle Dereks, solange {count} Positionen übrig sind.",
  },
  lostBoth: "{rounds}, und {positions} Positionen",
  lostNever: "kam nie dazu",
  lostTooLarge:
    "Was Strategien in Turnieren verlieren, wird bis n = {most} gezählt, wo exakte Werte schnell da sind; hier ist n = {n}.",
  curveName: "Wert nach Runden",
  curvePositions: "Positionen am Ende",
  curveRounds: "Runde der letzten neuen Position",
  perfectPlay: "Perfektes Spiel: {worth}.",
  perfectPlayTakes: "Perfektes Spiel braucht **{R} = {rounds}** bis zu {star} = {positions}.",
  perfectPlayTakesOnly:
    "Perfektes Spiel braucht **{R} = {rounds}** bis zu {star} = {positions}, wenn es Derek nur ums Hinauszögern geht. Bei den Werten hier kommen die Positionen vor den Runden: Ein Derek, der nie mehr Positionen zulässt als nötig, hält höchstens {held} durch.",
  worthNow: "Am Ende **{positions}**, noch **{rounds}**.",
  worthNowNone: "Am Ende **{positions}**. Weitere lassen sich nicht erzwingen.",
  worthCalled: "Nach der Ansage {call}: am Ende **{positions}**, noch **{rounds}**.",
  worthCalledNone: "Nach der Ansage {call}: am Ende **{positions}**. Weitere lassen sich nicht erzwingen.",
  showOnTable: "{magnitude} auf dem Tisch zeigen",
  answerPlus: "+{magnitude}, zu {position}",
  answerMinus: "−{magnitude}, zu {position}",
  roundRated: "Runde {round}: {rated}",
  losses: { one: "Verluste in dieser Variante: {count} Runde", other: "Verluste in dieser Variante: {count} Runden" },
  lossesRound: "Runde {round}",
  lossesMore: { one: "und {count} weitere Runde", other: "und {count} weitere Runden" },

  lineHeard: "Verlauf der Bewertung.",
  lineRound: "Runde {round}: am Ende {positions}, die letzte in Runde {end}.",
  lineMore: { one: "Und {count} weitere Runde mit Verlusten.", other: "Und {count} weitere Runden mit Verlusten." },

  lineMenu: "Variante der Partie",
  lineGroup: "Varianten der Partie",
  linePlus: "Variante {line}: +{magnitude} nach Runde {from}, bis Runde {to}",
  lineMinus: "Variante {line}: −{magnitude} nach Runde {from}, bis Runde {to}",
  lineRemove: "Diese Variante löschen",
  lineRemoveTitle: "Die Runden vergessen, die zu keiner anderen Variante gehören",

  headingPlan: "Rekursion",
  levelClass: "{class} ≅ {table}",
  levelSchedule: "{level}, Liste für Zweierpotenzen",
  levelLayers: "{level}, Schichten",
  levelHalves: "{level}, in Hälften",
  levelSearched: "{level}, durch Suche",
  levelPhase: "{level}, Phase {phase}",
  levelDone: "{level}",
  planDone:
    "Die Rekursion ist fertig: Magnus spielt auf dem ganzen Tisch nach Schichten, um zu erzwingen, was sich noch erzwingen lässt.",
  planClasses: "Die {p} Klassen mod {p} sind die Positionen des inneren Tisches.",
  planExplores: "Phase 1: Jede Klasse wird erkundet, wenn der Spielstein sie betritt. Noch nicht betreten: {classes}.",
  planExplored: "Phase 1: Jede Klasse wird erkundet, wenn der Spielstein sie betritt. Noch nicht betreten: keine.",
  planCollects: "Phase 2: Klasse γ = {gamma} wurde nie betreten; die anderen haben Restpositionen. Ziele: {classes}.",
  planThirds:
    "Phase 1: Zwei Drittel einer Klasse werden besucht, dann zwei Drittel einer zweiten; was von beiden übrig bleibt, sind Restpositionen. Noch nicht betreten: {classes}.",
  planOffers:
    "Phase 2: Die Klasse γ = {gamma} wurde nie betreten. Magnus bietet eine Restposition nach der anderen an: Derek gibt sie auf oder betritt γ.",
  planEntered: "Phase 3: Derek hat die dritte Klasse betreten. Nach zwei Dritteln von ihr sind f* Positionen besucht.",
  planReached:
    "Der Plan ist erfüllt: Magnus spielt auf dem ganzen Tisch nach Schichten, um zu erzwingen, was sich noch erzwingen lässt.",
  planScore: "Noch keine Runde verschwendet: {positions} in {rounds}.",
  planWasted: {
    one: "In {count} Runde wurde nichts Neues besucht.",
    other: "In {count} Runden wurde nichts Neues besucht.",
  },
  innerTable:
    "Innerer Tisch: Seine Positionen sind die Klassen, die orangen sind die, zu denen Magnus will, und seine Ringe sind ihre Schichten. Der Faden verbindet den Spielstein mit seiner Klasse. Das Band außerhalb der Ringe zeigt die Klassen an ihren Positionen; die, um die es Magnus jetzt nicht geht, sind matt.",
};
