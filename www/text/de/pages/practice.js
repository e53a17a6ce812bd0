// @ts-check
/** Üben. */

/** @type {Record<string, string>} */
export default {
  Practice: "Üben",
  "Puzzles of the Magnus–Derek game without end, each with one right answer: six levels, three puzzles a day, and what you missed comes back.":
    "Rätsel zum Magnus–Derek-Spiel ohne Ende, jedes mit genau einer richtigen Antwort: sechs Stufen, drei Rätsel am Tag, und was Sie verfehlt haben, kommt wieder.",
  Kind: "Art",
  Level: "Stufe",
  "Another one": "Ein anderes",
  "Positions from real games, with the exact value of every move behind them: one answer is right.":
    "Stellungen aus wirklichen Partien, hinter denen der exakte Wert jedes Zugs steht: Eine Antwort ist richtig.",
  "Puzzles are found in your browser: that needs JavaScript and WebAssembly.":
    "Die Rätsel werden in Ihrem Browser gefunden: Dazu braucht er JavaScript und WebAssembly.",
  Today: "Heute",
  Set: "Reihe",
  "A set for a class": "Eine Reihe für die Klasse",
  'Puzzles of this kind and level, the one on the table first: the same ones for everybody who opens the link. At the end each student has a result for the page <a href="class.html">Class</a>.':
    'Rätsel dieser Art und Stufe, zuerst das auf dem Tisch: dieselben für alle, die den Link öffnen. Am Ende gibt es für jede und jeden ein Ergebnis für die Seite <a href="class.html">Klasse</a>.',
  Puzzles: "Rätsel",
  "About these puzzles": "Über diese Rätsel",
  "<strong>Where they come from.</strong> Computers play games, with a slip here and there, until a position asks for something. A puzzle is its kind, its level and a seed: the address of this page is the same puzzle for everybody.":
    "<strong>Woher sie kommen.</strong> Computer spielen Partien, hier und da mit einem Fehler, bis eine Stellung entsteht, zu der es etwas zu fragen gibt. Art, Stufe und ein Startwert bestimmen das Rätsel: Unter der Adresse dieser Seite finden alle dasselbe.",
  "<strong>Who judges.</strong> No solution is stored. The program knows the exact value of every move in these positions, and tells what yours costs: positions, or else rounds.":
    "<strong>Wer urteilt.</strong> Keine Lösung ist gespeichert. Das Programm kennt in diesen Stellungen den exakten Wert jedes Zugs und sagt, was Ihr Zug kostet: Positionen oder sonst Runden.",
  "<strong>What comes back.</strong> A puzzle that you missed comes back the next day, and once more a week later. Nothing is timed.":
    "<strong>Was wiederkommt.</strong> Ein Rätsel, das Sie verfehlt haben, kommt am nächsten Tag wieder und noch einmal eine Woche später. Nichts läuft auf Zeit.",
  '<strong>Where it is kept.</strong> On this device alone. <a href="learn.html#kept-title">Save your progress to a file</a> together with that of the lessons, or take it to another device.':
    '<strong>Wo es bleibt.</strong> Nur auf diesem Gerät. <a href="learn.html#kept-title">Sichern Sie Ihren Fortschritt in einer Datei</a>, zusammen mit dem der Lektionen, oder nehmen Sie ihn auf ein anderes Gerät mit.',
};
