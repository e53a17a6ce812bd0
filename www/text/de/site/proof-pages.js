// @ts-check
/** Texte der Seiten über das, was Rocq geprüft hat. Die Texte und ihre Werte sind HTML. */

/** @type {import("../../types").Translated<typeof import("../../en/site/proof-pages.js").default>} */
export default {
  proofsTitle: "Bewiesen und von einer Maschine geprüft",
  proofsDescription:
    "Die Sätze zum Magnus–Derek-Spiel, die Rocq geprüft hat: jede Aussage Zeile für Zeile in einfachen Worten, und ihr Beweis.",
  proofsLead:
    'Rocq (früher Coq), ein Beweisprüfer, ist jedem Schritt dieser Sätze gefolgt. In der <a href="{address}">Notiz</a> und in den Lektionen tragen sie das Zeichen <span class="mark checked">geprüft</span>; was keines hat, wurde nicht von einer Maschine geprüft.',
  proofsBelieveTitle: "Was man glauben muss",
  proofsBelieve:
    'Den Kern von Rocq, und dass <a href="{address}">die Definitionen des Spiels</a>, etwa dreißig Zeilen, sagen, was sie sollen; bei den Fehlern der Arbeiten auch die Definitionen dort, beim Schichtspiel, <a href="{layers}">was es ist</a>, und <a href="{bound}">B(n)</a>, bei Preisen, <a href="{priced}">was eine Runde kostet</a>, bei Containern, <a href="{contained}">was sie enthalten</a>, und <a href="{free}">r₃</a>, wo es vorkommt. Dass fast jede Runde neu ist, braucht auch den <a href="{roth}">Satz von Roth</a>, der in dieser Aussage als Voraussetzung steht und hier nicht bewiesen ist. Strategien sind beliebige Funktionen dessen, was gespielt wurde, und Mengen von Positionen sind endlich, deshalb wird kein Axiom gebraucht: Von jedem Satz auf diesen Seiten sagt Rocq „<span lang="en">Closed under the global context</span>“.',
  proofsCheckTitle: "Wie man es prüft",
  proofsCheck:
    "<code>./build.sh prove</code> im Ordner des Programms lässt Rocq (geschrieben für 8.16, mit MathComp 1.15) alle Dateien von <code>tests/proofs</code> durchgehen, was einige Minuten dauert, gibt jeden Satz aus und worauf er beruht, und bricht ab, wenn irgendetwas ausgelassen ist.",
  proofsAll: "Alle Sätze",
  proofsMarks:
    "Jeder führt zu seiner Aussage, Zeile für Zeile in einfachen Worten, zu den Definitionen, die er braucht, und zum Beweis.",
  // Wo die Ziele aufgezeichnet sind.
  proofsMarksGoals:
    "Jeder führt zu seiner Aussage, Zeile für Zeile in einfachen Worten, zu den Definitionen, die er braucht, und zum Beweis mit den Zielen nach jedem Schritt.",
  proofTitle: "{title} – geprüft",
  proofFile: "Das ist <code>tests/proofs/{file}.v</code>; <code>./build.sh prove</code> prüft es.",
  proofNeeds: "Es baut auf {files} auf.",
  proofClosed:
    'Bewiesen: <a href="{proof}">der Beweis</a>. Worauf der Satz beruht, sagt <code>Print Assumptions {theorem}</code>: <code>Closed under the global context</code>, also auf keinem Axiom, und nichts ist ausgelassen.',
  proofInWords: "Der Beweis in Worten: {places}.",
  proofInNote: "in der Notiz",
  proofInLesson: "in Lektion {number}",
  proofNotation: "Wie Rocq es schreibt",
  proofWhole: "Die ganze Datei",
  proofGoals:
    "Öffnen Sie einen Schritt, um zu sehen, was danach noch zu zeigen ist: Über der Linie steht, was bekannt ist, darunter das Ziel.",
  proofSteps: { one: "Beweis, {count} Schritt", other: "Beweis, {count} Schritte" },
};
