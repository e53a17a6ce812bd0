// @ts-check
/** Eine Aufgabe für jeden. */

/** @type {Record<string, string>} */
export default {
  "A task for each student": "Für alle eine eigene Aufgabe",
  "The tasks that seeds make of a lesson of the Magnus–Derek game, one for each student, with their answers, to print.":
    "Die Aufgaben, die Startwerte aus einer Lektion des Magnus–Derek-Spiels machen, für alle eine eigene, mit den Antworten, zum Drucken.",
  "Give each student a seed, such as the number on your list: the tasks of a lesson then have positions of their own. The answers, for you alone:":
    "Geben Sie allen einen Startwert, etwa die Nummer auf Ihrer Liste: Dann haben die Aufgaben einer Lektion eigene Positionen. Die Antworten, nur für Sie:",
  "The tasks are found in your browser: that needs JavaScript and WebAssembly.":
    "Die Aufgaben werden in Ihrem Browser gefunden: Dazu braucht er JavaScript und WebAssembly.",
  Lesson: "Lektion",
  Seeds: "Startwerte",
  "Numbers and ranges such as 1–30, 4711; at most 200 of them.": "Zahlen und Bereiche wie 1–30, 4711; höchstens 200.",
  Print: "Drucken",
  "Save as CSV": "Als CSV speichern",
  "How the students get them": "Wie die Studierenden sie bekommen",
  '<strong>On the site.</strong> With <code>?seed=7</code> behind its address the page of a lesson gives the tasks of seed 7: <a class="example" href="learn/lose.html?seed=7">learn/lose.html?seed=7</a>.':
    '<strong>Auf dieser Website.</strong> Mit <code>?seed=7</code> hinter der Adresse gibt die Seite einer Lektion die Aufgaben zum Startwert 7: <a class="example" href="learn/lose.html?seed=7">learn/lose.html?seed=7</a>.',
  '<strong>In a frame or a course.</strong> A step takes the seed too: <code>embed.html?lesson=lose/three&amp;seed=7</code>, or <code>&lt;magnus-derek lesson="lose/three&amp;seed=7"&gt;</code> in your own page. Scores tell the seed.':
    '<strong>In einem Rahmen oder einem Kurs.</strong> Auch ein Schritt nimmt den Startwert: <code>embed.html?lesson=lose/three&amp;seed=7</code>, oder <code>&lt;magnus-derek lesson="lose/three&amp;seed=7"&gt;</code> auf Ihrer eigenen Seite. Bewertungen nennen den Startwert.',
  "<strong>What a seed is worth.</strong> The same seed makes the same tasks for everybody and on every device. Who knows another seed can open its tasks; nothing here is secret.":
    "<strong>Was ein Startwert leistet.</strong> Derselbe Startwert macht für alle und auf jedem Gerät dieselben Aufgaben. Wer einen anderen Startwert kennt, kann dessen Aufgaben öffnen; nichts hier ist geheim.",
  '<strong>Puzzles.</strong> A set of puzzles, the same for the whole class, is opened and printed as a sheet on the page <a href="practice.html">Practice</a>.':
    '<strong>Rätsel.</strong> Eine Reihe von Rätseln, dieselbe für die ganze Klasse, öffnet und druckt die Seite <a href="practice.html">Üben</a>.',
};
