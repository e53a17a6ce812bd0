// @ts-check
/** Beschriftungen von Knöpfen und Feldern. */

/** @type {import("../../types").Translated<typeof import("../../en/table/panels.js").default>} */
export default {
  tableLabel: "Der Tisch. Hier gelten Tasten: Das Fragezeichen zeigt ihre Liste.",
  carpetLabel:
    "Der Teppich dieser Partie: die Positionen nebeneinander, die Runden von oben nach unten. Orange ist unbesucht, die Spur ist der Spielstein.",

  playAgain: "Noch einmal",
  playAnother: "Andere Partie",
  endedHere: "Hier beendet",
  fromStart: "Von Anfang an",
  magnitudeField: "Weite ℓ",
  magnitudeRange: "1 bis {most}",
  typeMagnitude:
    "Tippen Sie sie ein, oder wählen Sie eine Position auf dem Tisch: Sie sehen beide Ziele, bevor Sie die Weite nennen.",
  callButton: "Nennen",
  callMagnitude: "{magnitude} nennen",
  dismiss: "Verstanden",

  solvingShare: "Die Partie für n = {n} wird berechnet … {percent}",
  percent: "{percent} %",
  solvingCancelled: "Die Berechnung wurde abgebrochen.",
  waitsEvaluation: "Bis dahin gibt es keine Bewertung.",
  waitsPlayers: "Die Spieler können vorher nicht ziehen.",
  waitsMagnus: "Magnus kann vorher nicht ziehen.",
  waitsDerek: "Derek kann vorher nicht ziehen.",
  notSolved: "Keine Partie kann berechnet werden: {why}",

  headingHappened: "Was geschehen ist",
  headingLast: "Die letzte Runde",
  headingRules: "So geht es",
  headingCall: "Magnus nennt {magnitude}",
  headingWhyCall: "Warum Magnus {magnitude} nennt",
  rulesInShort:
    "In jeder Runde nennt Magnus eine Weite und Derek eine Richtung, und der Spielstein zieht so weit in diese Richtung. **Magnus** will in wenigen Runden viele Positionen besuchen; **Derek** will, dass es wenige werden.",
  lookForPair:
    "Suchen Sie ein Paar von Positionen um den Spielstein: Sind beide unbesucht, so muss Derek Ihnen eine davon geben.",
  futileCall: "Diese Ansage kann keine neue Position erzwingen.",
  moreInLesson: "Mehr: Lektion {number}",
  sameInLesson: "Dasselbe Schritt für Schritt: Lektion {number}",

  proofs: "Die Beweise",

  headingRings: "Die Ringe",
  ranksOff: "Gezeigt werden die Schichten.",
  layersRefused:
    "In dieser Stellung können 1 bis {most} Schichten gezeigt werden, oder alle („all“), aber verlangt sind {given}.",

  headingPlayers: "Spieler und Tisch",
  newGame: "Neue Partie",

  headingPositions: "Alle Positionen als Tabelle",

  transport: "Durch die Partie gehen",
  toStart: "Zum Anfang",
  undoButton: "Zurücknehmen",
  redoButton: "Wiederholen",
  toEnd: "Zum Ende",
  roundBack: "Eine Runde zurück",
  roundOn: "Eine Runde weiter",
  stepButton: "Schritt: eine Runde",
  playButton: "Abspielen",
  playTitle: "Abspielen (Leertaste)",
  pauseButton: "Anhalten",
  pauseTitle: "Anhalten (Leertaste)",
  playIsOver: "Die Partie ist zu Ende: Es gibt nichts mehr zu spielen",
  playIsYourMove: "Sie sind am Zug: „Abspielen“ läuft, solange Computer ziehen",
  timeline: "Zeitleiste: Runde",
  inRound: "Runde {round}",
  roundOf: "Runde {round} von {last}",
  speed: "Tempo",
  speedRounds: { one: "{count} Runde/s", other: "{count} Runden/s" },
  speedFastest: "so schnell es geht",
  keysButton: "Hilfe",
  keysTitle: "Hilfe (?)",
  shareButton: "Teilen",
  shareTitle: "Teilen: Link, QR-Code, Bilder und Dateien",
  evaluationButton: "Analyse",
  evaluationTitle: "Analyse: was jeder Zug wert ist (e)",
  evaluationOff: "Bewertung aus.",

  adviceSameGame: "Die Partie auf dem Tisch geht weiter wie bisher.",
  adviceWithout: "Der Tisch beginnt ohne das.",

  missingTablePart: "Dieser Teil konnte nicht geladen werden: {why}",
  missingTable: "Der Tisch konnte nicht geladen werden: {why}",
  missingLesson: "Die Lektion konnte nicht geöffnet werden: {why}",
  fileNotMade: "Die Datei konnte nicht erstellt werden: {why}",
};
