// @ts-check
/** Die Liste der Tasten. */

export const SHORTCUTS = [
  ["+ und −", "Derek: im Uhrzeigersinn, gegen den Uhrzeigersinn"],
  ["← und →", "Derek: auf dem Bildschirm nach links oder rechts, wie seine Knöpfe liegen"],
  ["Ziffern, Eingabetaste", "Magnus: eine Weite eintippen und nennen"],
  ["Eingabetaste", "am Ende einer Partie: ihr erster Knopf, etwa Noch einmal spielen"],
  ["Leertaste", "abspielen oder anhalten"],
  ["s", "Schritt: eine Runde"],
  ["u", "zurücknehmen"],
  ["r", "wiederholen"],
  ["← und →, Pos1, Ende", "in einer Partie, die man nur durchgehen kann: zurück und weiter, zum Anfang, zum Ende"],
  ["b", "nächster Zweig: eine andere Variante der Partie"],
  ["l", "die Schichten eine nach der anderen aufbauen"],
  ["a", "alle Schichten zeigen"],
  ["z", "Lupe: einzelne Positionen eines großen Tisches"],
  ["e", "Bewertung: was jeder Zug wert ist"],
  ["n", "neuer Tisch: zur Zahl der Positionen gehen"],
  ["?", "diese Liste"],
  ["← und → in einem Satz", "seine übrigen Namen und Begriffe, und was sie auf dem Tisch sind"],
  ["Esc", "den Tisch verlassen: die Tasten gehören wieder der Seite"],
];

export const CARPET_KEY = ["c", "Teppich: die ganze Partie als Bild zeigen oder schließen"];

export const KEYS = {
  heading: "Tastenkürzel",
  close: "Schließen",
  note: "Die Tasten gelten, solange der Tisch oder etwas darin den Fokus hat.",
};
