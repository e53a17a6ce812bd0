// @ts-check
/** Die Liste der Tasten. */

/** @type {import("../types").Translated<typeof import("../en/keys.js").default>} */
export default {
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
  keyEnterDoes: "am Ende einer Partie: ihr erster Knopf, etwa Noch einmal spielen",
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
  keyKDoes: "Ränge: wie viele neue Runden nacheinander von jeder Position aus sicher sind",
  keyZDoes: "Lupe: einzelne Positionen eines großen Tisches",
  keyEDoes: "Bewertung: was jeder Zug wert ist",
  keyNDoes: "neuer Tisch: zur Zahl der Positionen gehen",
  keyCDoes: "Teppich: die ganze Partie als Bild zeigen oder schließen",
  keyListDoes: "diese Liste",
  keySentence: "← und → in einem Satz",
  keySentenceDoes: "seine übrigen Namen und Begriffe, und was sie auf dem Tisch sind",
  keyEscDoes: "den Tisch verlassen: die Tasten gehören wieder der Seite",
};
