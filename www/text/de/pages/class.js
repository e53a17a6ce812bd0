// @ts-check
/** Klasse. */

/** @type {Record<string, string>} */
export default {
  Class: "Klasse",
  "Results of a lesson or of a set of puzzles, thirty at once, pasted or scanned: where the class was stuck, task by task. Nothing leaves your device.":
    "Ergebnisse einer Lektion oder einer Reihe von Rätseln, dreißig auf einmal, eingefügt oder gescannt: woran die Klasse hängen blieb, Aufgabe für Aufgabe. Nichts verlässt Ihr Gerät.",
  "Where was the class stuck? Paste the results of your students, or scan them, and see each task with its attempts and its commonest wrong answers.":
    "Woran ist die Klasse hängen geblieben? Fügen Sie die Ergebnisse Ihrer Klasse ein, oder scannen Sie sie, und sehen Sie zu jeder Aufgabe die Versuche und die häufigsten falschen Antworten.",
  "Your browser reads the results: that needs JavaScript.":
    "Ihr Browser liest die Ergebnisse: Dazu braucht er JavaScript.",
  Results: "Ergebnisse",
  "One a line, or with anything around them: a whole chat, mails, a column of a spreadsheet.":
    "Eines in jeder Zeile, oder mit Beliebigem drum herum: ein ganzer Chat, E-Mails, eine Spalte einer Tabelle.",
  "Scan with the camera": "Mit der Kamera scannen",
  "From pictures of codes …": "Aus Bildern von Codes …",
  "Show an example": "Ein Beispiel zeigen",
  Clear: "Leeren",
  "Save as CSV": "Als CSV speichern",
  "Save students as CSV": "Lernende als CSV speichern",
  "Pictures of codes": "Bilder von Codes",
  "Picture of the camera": "Bild der Kamera",
  "How it works": "Wie es geht",
  '<strong>Where results come from.</strong> At the end of each <a href="learn.html">lesson</a> and of each set of puzzles for a class on the page <a href="practice.html">Practice</a>, once a task has been tried, stands “My result for the class”: a line of text and its QR code. Students send you the line, or show you the code.':
    '<strong>Woher Ergebnisse kommen.</strong> Am Ende jeder <a href="learn.html">Lektion</a> und jeder Reihe von Rätseln für die Klasse auf der Seite <a href="practice.html">Üben</a> steht, sobald eine Aufgabe versucht wurde, „Mein Ergebnis für die Klasse“: eine Zeile Text und ihr QR-Code. Die Zeile lassen Sie sich schicken, den Code zeigen.',
  "<strong>What is in one.</strong> The lesson or the set; for each task that was tried whether it was solved alone, with hints or after its solution was seen, the number of attempts, and the wrong answer given most often; and a name, if one was typed.":
    "<strong>Was darin steht.</strong> Die Lektion oder die Reihe; zu jeder Aufgabe, die versucht wurde, ob sie allein, mit Hinweisen oder nach einem Blick auf die Lösung gelöst ist, die Zahl der Versuche und die häufigste falsche Antwort; und ein Name, wenn einer eingetippt wurde.",
  "<strong>Where it stays.</strong> Nothing leaves this device, and nothing is kept: when you close the page, the results are gone. Save the table as CSV to keep it.":
    "<strong>Wo es bleibt.</strong> Nichts verlässt dieses Gerät, und nichts wird aufbewahrt: Wenn Sie die Seite schließen, sind die Ergebnisse weg. Um die Tabelle zu behalten, speichern Sie sie als CSV.",
  "<strong>What the checksum is for.</strong> A line with a slip, or with a part missing, is not counted, and you see which one and why. It is no protection against cheats: anybody can write a result of their own.":
    "<strong>Wozu die Prüfsumme da ist.</strong> Eine Zeile mit einem Tippfehler, oder der etwas fehlt, zählt nicht, und Sie sehen, welche es ist und warum. Vor Schummeln schützt sie nicht: Ein Ergebnis schreiben kann jeder.",
  "<strong>What counts.</strong> A task solved alone is one point, with hints half of one, after its solution was seen none. Of two results with one name the better one counts.":
    "<strong>Was zählt.</strong> Eine allein gelöste Aufgabe ist ein Punkt, mit Hinweisen ein halber, nach einem Blick auf die Lösung keiner. Von zwei Ergebnissen mit einem Namen zählt das bessere.",
};
