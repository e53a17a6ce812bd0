// @ts-check
/** Die Seite, die einen Tisch in ein Skript bringt. */

/** @type {Record<string, string>} */
export default {
  "What is copied": "Was kopiert wird",
  "Put it in my notes": "In mein Skript",
  "A Magnus–Derek table for a page, a slide, a course or a notebook of your own: choose it, look at it, copy it.":
    "Ein Magnus–Derek-Tisch für eine eigene Seite, eine Folie, einen Kurs oder ein Notebook: auswählen, ansehen, kopieren.",
  'A table for a page, a slide, a course or a notebook of your own: choose it, <a href="#preview-heading">look at it</a>, <a href="#copies-heading">copy it</a>. The page <a href="class.html">Class</a> gathers results.':
    'Ein Tisch für eine eigene Seite, eine Folie, einen Kurs oder ein Notebook: auswählen, <a href="#preview-heading">ansehen</a>, <a href="#copies-heading">kopieren</a>. Ergebnisse sammelt die Seite <a href="class.html">Klasse</a>.',
  'Your browser writes the text to copy: it needs JavaScript and WebAssembly. The <a href="reference.html#tag">reference</a> says how to write it by hand.':
    'Ihr Browser schreibt den Text zum Kopieren: Dazu braucht er JavaScript und WebAssembly. Die <a href="reference.html#tag">Referenz</a> sagt, wie man es von Hand schreibt.',
  "What it shows": "Was er zeigt",
  "A link of a game, a step of a lesson, or a puzzle":
    "Der Link einer Partie, ein Schritt einer Lektion oder ein Rätsel",
  "Take it": "Übernehmen",
  "Paste the address of the Play page, of a step or of a puzzle, or write a link by hand: n=45&amp;magnus=layers&amp;derek=human.":
    "Fügen Sie die Adresse der Seite „Spielen“, eines Schritts oder eines Rätsels ein, oder schreiben Sie einen Link von Hand: n=45&amp;magnus=layers&amp;derek=human.",
  Lesson: "Lektion",
  "None: a game": "Nur die Partie",
  Step: "Schritt",
  "Language of the table": "Sprache des Tisches",
  "Positions n": "Positionen n",
  Round: "Runde",
  Seed: "Startwert",
  Layers: "Schichten",
  all: "alle",
  "Another n or seed begins a new game. Computers play on to the round.":
    "Ein anderes n oder ein anderer Startwert beginnt eine neue Partie. Computer spielen bis zu der Runde weiter.",
  "Where it goes": "Wohin er kommt",
  "What the package has": "Was im Paket ist",
  Puzzles: "Rätsel",
  "Pass mark": "Bestanden ab",
  Tasks: "Aufgaben",
  "the same": "dieselben",
  "their own": "eigene",
  "Further lessons": "Weitere Lektionen",
  "How it looks there": "Wie er dort aussieht",
  Controls: "Bedienelemente",
  few: "wenige",
  none: "keine",
  Colours: "Farben",
  light: "hell",
  dark: "dunkel",
  "Width in pixels": "Breite in Pixeln",
  "whole line": "ganze Zeile",
  Height: "Höhe",
  automatic: "automatisch",
  "in pixels": "in Pixeln",
  "Height in pixels": "Höhe in Pixeln",
  "What every move is worth, to n = 29": "Was jeder Zug wert ist, bis n = 29",
  "To be watched, not played": "Zum Ansehen, nicht zum Spielen",
  "A picture without words at its foot": "Ein Bild ohne Worte an seinem Fuß",
  "For readers without JavaScript": "Für Leser ohne JavaScript",
  "Propose it again": "Wieder vorschlagen",
  Copy: "Kopieren",
  Preview: "Vorschau",
  "Seen as": "Ansicht",
  Width: "Breite",
  "Preview of what is copied": "Vorschau dessen, was kopiert wird",
};
