// @ts-check
/** Die Hilfe: die Zeichen des Bildes und die Tasten. */

/** @type {import("../../types").Translated<typeof import("../../en/table/keys.js").default>} */
export default {
  signsHeading: "Was Sie sehen",
  signUnvisited: "eine Position, auf der noch niemand war",
  signVisited: "eine Position, die besucht ist",
  signToken: "der Spielstein auf seiner Position",
  signCall: "die beiden Wege einer Ansage: Derek sagt, welcher",
  signUnvisitedSet: "der orange Ring ist A: alles, wo noch niemand war",
  signMidpoints:
    "der grüne Ring ist M(A), die Mittelpunkte von zweien aus A, und blass A selbst: Von dort findet die nächste Ansage sicher eine neue Position",
  signDeeper: "jeder Ring weiter innen, M²(A), M³(A), …, ist eine Runde weiter von einer neuen Position entfernt",

  keysHeading: "Tastenkürzel",
  keysClose: "Schließen",
  keysNote: "Die Tasten gelten, solange der Tisch oder etwas darin den Fokus hat.",

  keySigns: "+ und −",
  keySignsDoes: "Derek: im Uhrzeigersinn, gegen den Uhrzeigersinn",
  keyArrows: "← und →",
  keyArrowsDoes: "Derek: auf dem Bildschirm nach links oder rechts, wie seine Knöpfe liegen",
  keyDigits: "Ziffern, Eingabetaste",
  keyDigitsDoes: "Magnus: eine Weite eintippen und nennen",
  keyEnter: "Eingabetaste",
  keyEnterDoes: "am Ende einer Partie: ihr erster Knopf, etwa Noch einmal",
  keySpace: "Leertaste",
  keySpaceDoes: "abspielen oder anhalten",
  keySDoes: "Schritt: eine Runde",
  keyUDoes: "zurücknehmen",
  keyRDoes: "wiederholen",
  keyRecord: "← und →, Pos1, Ende",
  keyRecordDoes: "in einer Partie, die man nur durchgehen kann: zurück und weiter, zum Anfang, zum Ende",
  keyBDoes: "nächster Zweig: eine andere Variante der Partie",
  keyLDoes: "die Schichten eine nach der anderen aufbauen",
  keyADoes: "alle Schichten zeigen",
  keyKDoes: "Ränge: wie viele neue Runden in Folge von jeder Position aus sicher sind",
  keyZDoes: "Lupe: einzelne Positionen eines großen Tisches",
  keyEDoes: "Bewertung: was jeder Zug wert ist",
  keyNDoes: "neuer Tisch: zur Zahl der Positionen gehen",
  keyCDoes: "Teppich: die ganze Partie als Bild zeigen oder schließen",
  keyListDoes: "diese Hilfe",
  keySentence: "← und → in einem Satz",
  keySentenceDoes: "seine übrigen Namen und Begriffe, und was sie auf dem Tisch sind",
  keyEscDoes: "den Tisch verlassen: die Tasten gehören wieder der Seite",
};
