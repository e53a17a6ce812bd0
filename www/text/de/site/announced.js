// @ts-check
/** Sätze über angesagte Züge. */

/** @type {import("../../types").Translated<typeof import("../../en/site/announced.js").default>} */
export default {
  askThesis: "Was sagt der Algorithmus DEREK?",
  askBetter: "Gibt es etwas Besseres?",
  askCancelled: "Abgebrochen.",
  searchCancelled: "Die Suche nach dem Minimum wurde abgebrochen.",
  searchedPart: "{fewer} oder weniger: unmöglich. {trying}: zu {percent} % durchsucht",
  searchBrokeOff: "Die Berechnung ist abgebrochen: {why}",
  appendMagnitude: "{magnitude} anfügen",
  removeLast: "Letzte entfernen",
  positionsInBrackets: { one: "({count} Position)", other: "({count} Positionen)" },
  directionsNow: "jetzt sind es {count}.",

  takeNotLoaded: "Die Strategien konnten nicht geladen werden: {why}",
  taking: "Wird geholt …",
  takeSolving: "Die Partie für n = {n} wird berechnet: {percent} %",
  takenAll: {
    one: "Die Partie war nach {count} Runde zu Ende.",
    other: "Die Partie war nach {count} Runden zu Ende.",
  },

  roundsRound: "Runde",
  roundsDirection: "Richtung",
  roundsTo: "nach",
  roundsVisited: "besucht",
  roundsWhy: "warum",
  roundsDerek: "DEREK: Richtung",
  roundsMinimum: "Minimum: Richtung",
  roundsOfMagnus:
    "Richtungen, Ziele und Zahlen besuchter Positionen; Runden mit verschiedenen Richtungen sind markiert.",
  roundsOfDerek: "Jede Richtung mit der Antwort von Magnus darauf.",
  goToRound: "Zu Runde {round}",
  firstRounds: {
    one: "Die ersten {count} Runde; in der Datei stehen alle {all}.",
    other: "Die ersten {count} Runden; in der Datei stehen alle {all}.",
  },

  formBalanced: "{k}-ausgewogen",
  formSkewBalanced: "{k}-schief-ausgewogen",
  formPositiveBiased: "positiv-lastig",
  formNegativeBiased: "negativ-lastig",
  formStart: "eine Position",
  formWhole: "alle besucht",
  isBalanced:
    "Die besuchten Positionen sind **{form}**: zwei gegenüberliegende Blöcke von {k}, der Spielstein an einem Ende des einen.",
  isSkewBalanced:
    "Die besuchten Positionen sind **{form}**: ein Block von {k} und einer von {more}, der ⌊n/2⌋ nach ihm beginnt, der Spielstein an einem Ende des einen.",
  isPositiveBiased: {
    one: "Die eine besuchte Position ist ein Block, und der Spielstein steht an seinem Ende im Uhrzeigersinn: Er ist **{form}**.",
    other:
      "Die {count} besuchten Positionen sind ein Block, und der Spielstein steht an seinem Ende im Uhrzeigersinn: Er ist **{form}**.",
  },
  isNegativeBiased: {
    one: "Die eine besuchte Position ist ein Block, und der Spielstein steht an seinem Ende gegen den Uhrzeigersinn: Er ist **{form}**.",
    other:
      "Die {count} besuchten Positionen sind ein Block, und der Spielstein steht an seinem Ende gegen den Uhrzeigersinn: Er ist **{form}**.",
  },
  isWhole: "**Alle Positionen sind besucht.**",

  magnusAnnounced: {
    one: "Der Spielstein steht auf **0**. Magnus hat {count} Weite angesagt, die erste ist **{first}**.",
    other: "Der Spielstein steht auf **0**. Magnus hat {count} Weiten angesagt, die erste ist **{first}**.",
  },
  derekTookNew:
    "Runde {round}: Magnus nennt **{call}**, Derek sagt **{direction}**: von {from} nach **{to}**, eine **neue Position**.",
  derekTookOld:
    "Runde {round}: Magnus nennt **{call}**, Derek sagt **{direction}**: von {from} nach **{to}**, schon vorher besucht.",
  otherWaySame: "Eine halbe Drehung führt auf beiden Wegen dorthin.",
  otherWayNew: "Der andere Weg hätte zu Position {other} geführt, die unbesucht war.",
  otherWayOld: "Der andere Weg hätte zu Position {other} geführt, die auch schon besucht war.",
  visitedSoFar: { one: "Bisher sind {count} Position besucht.", other: "Bisher sind {count} Positionen besucht." },

  derekAnnounced: {
    one: "Der Spielstein steht auf **0**. Derek hat {count} Richtung angesagt.",
    other: "Der Spielstein steht auf **0**. Derek hat {count} Richtungen angesagt.",
  },
  derekHasTo: "Runde {round}: Derek muss {direction} gehen, Magnus nennt **{call}**: von {from} nach **{to}**.",
  becauseHalfTurn:
    "In ungeraden Runden nennt er n/2: Eine halbe Drehung führt an dieselbe Stelle des anderen Blocks, welchen Weg Derek auch geht.",
  becauseNearlyHalfTurn:
    "{down} im Uhrzeigersinn und {up} gegen den Uhrzeigersinn führen zur selben Position; auf die Richtung kommt es also nicht an.",
  becauseBeside: "Die nächste Position {way} ist unbesucht.",
  becauseAcross: "Die nächsten Positionen {way} sind besucht, also springt er über sie hinweg zur ersten unbesuchten.",
  becausePrescribed: "Das ist Zug {move} von den {all}, die der Fall für die Mitte vorschreibt.",
  becauseFarthest:
    "Die nächste Richtung ist die andere. Deshalb geht er zur letzten unbesuchten Position {way}: Von dort aus liegen die übrigen auf der anderen Seite.",
  becauseTried:
    "Keine Liste von Weiten besucht hier alle {n} Positionen. Diese Weite gehört zu einer Liste, die so viele wie möglich besucht; sie wurde durch Probieren aller Listen gefunden.",
  brieflyHalfTurn: "eine halbe Drehung, zum anderen Block",
  brieflyNearlyHalfTurn: "fast eine halbe Drehung",
  brieflyBeside: "die nächste Position",
  brieflyAcross: "über die besuchten hinweg",
  brieflyPrescribed: "vom Fall vorgeschrieben",
  brieflyFarthest: "die fernste, bevor die Richtung wechselt",
  brieflyTried: "durch Probieren gefunden",

  derekCanHold: "Derek kann Magnus auf **{visited} von {n}** Positionen beschränken, aber nicht auf weniger.",
  derekCanHoldAtMost:
    "Derek kann Magnus auf **{visited} von {n}** Positionen beschränken (obere Schranke: der Algorithmus DEREK der Masterarbeit).",
  thesisSaysSame: "Der Algorithmus DEREK der Masterarbeit sagt **{thesis}**, also dasselbe.",
  thesisSaysMore:
    "Der Algorithmus DEREK der Masterarbeit sagt **{thesis}**: Hier ist Satz 4 der Masterarbeit, nach dem das schon das Minimum ist, **falsch**.",

  magnusVisitsAll: {
    one: "Magnus besucht **alle {n}** Positionen in {count} Runde.",
    other: "Magnus besucht **alle {n}** Positionen in {count} Runden.",
  },
  magnusVisitsOnly: "Magnus kann nur **{visited} von {n}** Positionen besuchen.",
  caseMirrored: "Hier sind im und gegen den Uhrzeigersinn vertauscht.",
  caseEven:
    "**Gerades n** (Satz 5(a)): Zwei gegenüberliegende Blöcke wachsen abwechselnd. In ungeraden Runden bringt eine halbe Drehung den Spielstein zum anderen Block; in geraden wächst der Block des Spielsteins um eine Position, an dem Ende, das die Richtung zulässt.",
  caseRelaxed:
    "**Ungerades n, ⌈n/2⌉ erlaubt** (Satz 5(b)): {down} im Uhrzeigersinn und {up} gegen den Uhrzeigersinn führen zur selben Position; deshalb geht der Spielstein in jeder Runde um {down} weiter, und zwei fast gegenüberliegende Blöcke wachsen.",
  caseCorollary:
    "**Korollar 1**: Die Richtungen der Runden {round} und {next} sind gleich. Magnus lässt bis zur Mitte der Partie einen Block wachsen; was dann noch übrig ist, liegt in der Richtung, in die der Spielstein als Nächstes geht.",
  caseImpossible:
    "**Nicht möglich**: Für n = {n} und diese Richtungen ist Satz 5(c) der Masterarbeit falsch, wie das Probieren aller Weiten zeigt. Ist ⌈n/2⌉ erlaubt, so ist es möglich.",
  caseLemma:
    "**Fall {name}** von Lemma 7: Die Richtungen der Runden {from} bis {to} sind {signs}. Magnus lässt einen Block wachsen, macht die Züge, die dieser Fall vorschreibt, und nimmt dann, was übrig ist.",
  caseRepaired: "Für n = 7 treffen die Züge der Masterarbeit auf eine besuchte Position; diese hier sind berichtigt.",
  caseLeftOut: "Die Masterarbeit lässt diesen Fall aus; die Züge sind unsere Ergänzung.",
};
