// @ts-check
/** Sätze über einen Teppich und seine Zellen, und seine Bedienung. */

/** @type {import("../../types").Translated<typeof import("../../en/site/carpet.js").default>} */
export default {
  carpetOwn: {
    one: "Ihre Partie: {n} Positionen, {count} Runde",
    other: "Ihre Partie: {n} Positionen, {count} Runden",
  },
  carpetLarge: {
    one: "Zwei Computer auf {n} Positionen: {count} Runde",
    other: "Zwei Computer auf {n} Positionen: {count} Runden",
  },
  carpetAxes: "Eine **Zeile** ist eine Runde, von oben nach unten; eine **Spalte** ist eine Position.",
  carpetKey:
    "**Orange** ist unbesucht; die eine freie Stelle in jeder Zeile ist der Spielstein. Von **Grün** ist eine neue Position eine Runde entfernt, von **Blau** zwei, von **Violett** mehr; von **Grau** lässt sich keine erzwingen.",
  carpetBack: "Zurück zu meiner Partie auf {n} Positionen",
  carpetHeading: "Der Teppich: die Positionen nebeneinander, die Runden von oben nach unten",
  carpetOrder: "Reihenfolge der Positionen",
  carpetInOrder: "Positionen der Reihe nach",
  carpetByClass: "Klasse für Klasse mod {p}",
  carpetColours: "Farben",
  carpetByLayers: "Farbe: Schichten",
  carpetByVisits: "Farbe: erste Besuche",
  carpetToken: "Spielstein",
  carpetZoomIn: "Vergrößern",
  carpetZoomOut: "Verkleinern",
  carpetAll: "Alles",
  carpetShowAll: "Den ganzen Teppich zeigen",
  carpetSave: "Den Teppich als PNG speichern",
  carpetSaving: "Das PNG entsteht",
  carpetSaved: "Der Teppich ist als PNG gespeichert.",
  carpetComputing: "Die Schichten werden berechnet",
  carpetStop: "Anhalten",
  carpetGoOn: "Weiter",
  carpetNotComputed: "Der Teppich kann nicht berechnet werden: {why}",
  carpetPointAt:
    "Zeigen Sie auf eine Zelle oder tippen Sie sie an, oder gehen Sie mit den Pfeiltasten hin, um zu lesen, was in ihr ist.",
  carpetGoTo: "Zu Runde {round}",
  carpetKeys:
    "Die Pfeiltasten gehen von Zelle zu Zelle, mit der Umschalttaste bewegen sie den Teppich; + und − vergrößern und verkleinern, 0 zeigt alles, Enter bringt den Tisch zu der Runde. Ziehen verschiebt; Strg und Mausrad, oder zwei Finger, vergrößern und verkleinern.",
  carpetAcross: "Positionen →",
  carpetDown: "Runden ↓",
  carpetNotDrawn: "Dieser Browser kann vom Teppich kein PNG zeichnen.",
  carpetNotWritten: "Dieser Browser kann vom Teppich kein PNG schreiben.",

  legendToken: "der Spielstein, nach jeder Zeile",
  legendUnvisited: "unbesucht",
  legendFirst: "in dieser Zeile zum ersten Mal besucht",
  legendBefore: "früher besucht",
  legendA: "A: unbesucht",
  legendLayer: "neu in {layer}",
  legendDeepest: "{layer} oder tiefer",
  legendNone: "in keiner Schicht",

  cellRead: "{rounds}, {positions}: {cell}",
  cellStart: "Der Anfang",
  cellRound: "Runde {first}",
  cellRounds: "Runden {first} bis {last}",
  cellPosition: "Position {first}",
  cellPositions: "Positionen {first} bis {last}",
  cellInClass: "Positionen {first} bis {last} von {class}",
  cellInClasses: "Positionen von {first} in {class} bis {last} in {other}",
  cellUnvisited: "unbesucht",
  cellLayer: "besucht und neu in {layer}",
  cellDeepest: "besucht und neu in {layer} oder tiefer",
  cellNone: "besucht und in keiner Schicht",
  cellSome: "{number} {kind}",
  cellWhole: "alle {number} {kind}",
  cellHolds: "{held}.",
  cellHoldsFirst: "{held}, zum ersten Mal.",
  cellHoldsNew: "{held}; {new} zum ersten Mal besucht.",
  cellToken: "Der Spielstein steht zuletzt auf {token}.",

  scaleOneOne: "Eine Spalte ist eine Position, eine Zeile ist eine Runde.",
  scaleOneMany: "Eine Spalte ist eine Position, eine Zeile sind {rounds} Runden, gefärbt wie nach der letzten davon.",
  scaleManyOne: "Eine Spalte sind ungefähr {positions} Positionen mit gemischten Farben, eine Zeile ist eine Runde.",
  scaleManyMany:
    "Eine Spalte sind ungefähr {positions} Positionen mit gemischten Farben, eine Zeile sind {rounds} Runden, gefärbt wie nach der letzten davon.",

  carpetEmpty: "Noch ist keine Runde gespielt: Der Teppich wächst mit der Partie.",
  carpetSize: "{n} Positionen nebeneinander, {rounds} von oben nach unten.",
  afterAll: "Nach {rounds} sind alle Positionen besucht.",
  afterOne: "Nach {rounds} ist eine Position unbesucht.",
  afterInterval: "Nach {rounds} sind {number} Positionen unbesucht, in einem Intervall.",
  afterIntervalInClass:
    "Nach {rounds} sind {number} Positionen unbesucht, in einem Intervall, alle in der Klasse {class}.",
  afterSingle: "Nach {rounds} sind {number} Positionen unbesucht, in {pieces} Stücken, keine zwei davon benachbart.",
  afterSingleInClass:
    "Nach {rounds} sind {number} Positionen unbesucht, in {pieces} Stücken, keine zwei davon benachbart, alle in der Klasse {class}.",
  afterPieces: "Nach {rounds} sind {number} Positionen unbesucht, in {pieces} Stücken, das längste mit {longest}.",
  afterPiecesInClass:
    "Nach {rounds} sind {number} Positionen unbesucht, in {pieces} Stücken, das längste mit {longest}, alle in der Klasse {class}.",
};
