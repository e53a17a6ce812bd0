// @ts-check
/** Von Hand aufgestellte Stellungen: wie man sie aufstellt, und Partien, die damit beginnen. */

/** @type {import("../../types").Translated<typeof import("../../en/table/position.js").default>} */
export default {
  positionStart: "Eine Stellung aufbauen",
  positionHeading: "Eine Stellung aufbauen",
  positionHeardStart:
    "Eine Stellung aufbauen. Pfeiltasten gehen um den Tisch, Eingabe macht eine Position besucht oder unbesucht, T setzt den Spielstein dorthin, Escape bricht ab.",
  positionClick: "Ein Klick",
  positionClickVisits: "besucht eine Position oder nimmt das zurück",
  positionClickPlaces: "setzt den Spielstein dorthin",
  positionSize: "Positionen (n)",
  positionsVisited: "Besucht",
  positionsUnvisited: "Unbesucht",
  positionToken: "Spielstein auf",
  positionHelp:
    "Mit Tasten: Pfeile gehen um den Tisch, Eingabe oder Leertaste macht eine Position besucht oder unbesucht, T setzt den Spielstein dorthin. 3-5 steht für 3, 4 und 5. Die Position des Spielsteins ist immer besucht.",
  positionTokenVisits: "Auf Position {position} steht der Spielstein, also ist sie besucht.",
  positionNone: "Nur die Position des Spielsteins besuchen",
  positionAll: "Alle besuchen",
  positionPlay: "Von hier spielen",
  positionCancel: "Abbrechen",
  positionCancelled: "Abgebrochen. Die Partie ist, wie sie war.",
  positionHasToken: "Position {position}: der Spielstein, besucht.",
  positionIsVisited: "Position {position}: besucht.",
  positionIsUnvisited: "Position {position}: unbesucht.",
  positionCount: "{visited} von {n} besucht.",
  positionIsStart: "Das ist der Beginn einer Partie.",
  positionNoGame: "Keine Partie führt hierher: Jede beginnt auf 0, und 0 ist unbesucht.",
  positionByGame: "Eine Partie kann hierher führen, frühestens nach {rounds}.",
  positionEnded: "Keine neue Position lässt sich mehr erzwingen.",
  positionWorth: "Perfektes Spiel von hier: {worth}.",
  positionBegan: "Die Partie beginnt mit einer von Hand aufgebauten Stellung. {leads}",
  positionChange: "Die Stellung ändern",
  positionBack: "Zurück zur Partie davor",
  positionOver:
    "Keine neue Position lässt sich mehr erzwingen: **{visited} von {n}** besucht, {rounds} nach der aufgebauten Stellung.",
  positionPerfect: "Perfektes Spiel von dort: **{visited} von {n}** in {rounds}.",
  positionNotHere:
    "In einer Lektion, einem Rätsel oder einer Partie zweier Leute an verschiedenen Orten lässt sich keine Stellung aufbauen.",
};
