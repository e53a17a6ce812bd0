// @ts-check
/** Anleitung für eine weitere Sprache, und die Wörter des Deutschen. */

/** @type {Record<string, string>} */
export default {
  'A language is a folder beside <code>www/text/en</code>, such as <code>www/text/de</code>. <code>basics.js</code> says what the language calls itself, how it writes numbers and lists, and whether it is read from the left or from the right; <code>www/text/languages.js</code> names it. Every other file has messages under the keys of the English file, and nothing else: no code. A message is a whole sentence with <code>{values}</code> in it; where it depends on a number of things, it has a text for each plural form of the language, <code>{ one: "{count} round", other: "{count} rounds" }</code>. Words between <code>⟦</code> and <code>|</code> explain themselves or point at the table. Which sentence is said, and with which values, is decided in <code>www/text/say</code>, once for all languages. <code>./build.sh check</code> names every key that is missing.':
    'Eine Sprache ist ein Ordner neben <code>www/text/en</code>, etwa <code>www/text/de</code>. <code>basics.js</code> sagt, wie die Sprache sich selbst nennt, wie sie Zahlen und Aufzählungen schreibt und ob man sie von links oder von rechts liest; <code>www/text/languages.js</code> nennt sie. Jede andere Datei hat Meldungen unter den Schlüsseln der englischen Datei und sonst nichts: keinen Code. Eine Meldung ist ein ganzer Satz mit <code>{values}</code> darin; hängt er von einer Anzahl ab, so hat er einen Text für jede Pluralform der Sprache, <code>{ one: "{count} Runde", other: "{count} Runden" }</code>. Wörter zwischen <code>⟦</code> und <code>|</code> erklären sich selbst oder zeigen auf den Tisch. Welcher Satz gesagt wird und mit welchen Werten, entscheidet <code>www/text/say</code>, einmal für alle Sprachen. <code>./build.sh check</code> nennt jeden Schlüssel, der fehlt.',
  "Pages and lessons are translated text by text, in <code>pages/PAGE.js</code> and <code>lessons/ID.js</code> of the folder: the English as it stands in the page or the lesson, and what it is in the other language; formulas within a sentence are <code>&lt;m-1&gt;&lt;/m-1&gt;</code> and so on, and <code>every-page.js</code> has what stands around all pages. A text whose English has changed is shown in English, marked as such, and named at the end of <code>./build.sh check</code>. The build makes the pages of them, with links both ways; English readers fetch none of it. A reader gets the language that the address asks for (<code>?lang=de</code>), the one chosen before, or the one that the browser prefers.":
    "Seiten und Lektionen werden Text für Text übersetzt, in <code>pages/PAGE.js</code> und <code>lessons/ID.js</code> des Ordners: das Englische, wie es auf der Seite oder in der Lektion steht, und was es in der anderen Sprache ist; Formeln in einem Satz sind <code>&lt;m-1&gt;&lt;/m-1&gt;</code> und so weiter, und <code>every-page.js</code> hat, was um alle Seiten steht. Ein Text, dessen Englisch sich geändert hat, wird auf Englisch gezeigt, als solcher gekennzeichnet und am Ende von <code>./build.sh check</code> genannt. Daraus macht der Build die Seiten, mit Links in beide Richtungen; wer Englisch liest, lädt nichts davon. Man kommt zu der Sprache, die die Adresse verlangt (<code>?lang=de</code>), die man zuvor gewählt hat oder die der Browser wünscht.",
  "Magnus, Derek, M(A), f*(n), R(n), ids, links, CSV and TikZ commands are the same in every language. A test gives the table, a lesson, the Lab and the header words that are 40 % longer than the English ones and read from right to left; those of the language should fit as well.":
    "Magnus, Derek, M(A), f*(n), R(n), Kennungen, Links, CSV und TikZ-Befehle sind in jeder Sprache gleich. Ein Test gibt dem Tisch, einer Lektion, dem Labor und der Kopfzeile Wörter, die 40 % länger als die englischen sind und von rechts nach links gelesen werden; die der Sprache sollten ebenfalls passen.",
  "The words of the German": "Die Wörter des Deutschen",
  'Readers are addressed as <span lang="de">Sie</span>, numbers are written 1.234 and 1,5. One word stands for one thing:':
    "Leser werden mit „Sie“ angesprochen, Zahlen schreibt man 1.234 und 1,5. Ein Wort steht für ein Ding:",
  'table: <span lang="de">Tisch</span>': '<span lang="en">table</span>: Tisch',
  'position: <span lang="de">Position</span>': '<span lang="en">position</span>: Position',
  'token: <span lang="de">Spielstein</span>': '<span lang="en">token</span>: Spielstein',
  'magnitude: <span lang="de">Weite</span>': '<span lang="en">magnitude</span>: Weite',
  'direction: <span lang="de">Richtung</span>': '<span lang="en">direction</span>: Richtung',
  'clockwise: <span lang="de">im Uhrzeigersinn</span>': '<span lang="en">clockwise</span>: im Uhrzeigersinn',
  'round: <span lang="de">Runde</span>': '<span lang="en">round</span>: Runde',
  'call: <span lang="de">Ansage; Magnus nennt eine Weite</span>':
    '<span lang="en">call</span>: Ansage; Magnus nennt eine Weite',
  'answer: <span lang="de">Antwort; Derek sagt eine Richtung</span>':
    '<span lang="en">answer</span>: Antwort; Derek sagt eine Richtung',
  'landing: <span lang="de">Landung</span>': '<span lang="en">landing</span>: Landung',
  'distance (to a pair): <span lang="de">Abstand</span>': '<span lang="en">distance (to a pair)</span>: Abstand',
  'visited, unvisited, new: <span lang="de">besucht, unbesucht, neu</span>':
    '<span lang="en">visited, unvisited, new</span>: besucht, unbesucht, neu',
  'layer: <span lang="de">Schicht</span>': '<span lang="en">layer</span>: Schicht',
  'ring: <span lang="de">Ring</span>': '<span lang="en">ring</span>: Ring',
  'depth: <span lang="de">Tiefe</span>': '<span lang="en">depth</span>: Tiefe',
  'layer play: <span lang="de">Schichtspiel</span>': '<span lang="en">layer play</span>: Schichtspiel',
  'midpoint: <span lang="de">Mittelpunkt; in der Mitte zwischen</span>':
    '<span lang="en">midpoint</span>: Mittelpunkt; in der Mitte zwischen',
  'pair, witness pair: <span lang="de">Paar, Zeugenpaar</span>':
    '<span lang="en">pair, witness pair</span>: Paar, Zeugenpaar',
  'opposite: <span lang="de">gegenüber</span>': '<span lang="en">opposite</span>: gegenüber',
  'class: <span lang="de">Restklasse, kurz Klasse</span>': '<span lang="en">class</span>: Restklasse, kurz Klasse',
  'coset: <span lang="de">Nebenklasse</span>': '<span lang="en">coset</span>: Nebenklasse',
  'index: <span lang="de">Index</span>': '<span lang="en">index</span>: Index',
  'closed: <span lang="de">abgeschlossen</span>': '<span lang="en">closed</span>: abgeschlossen',
  'member: <span lang="de">Element</span>': '<span lang="en">member</span>: Element',
  'to keep (a class): <span lang="de">behalten, halten</span>':
    '<span lang="en">to keep (a class)</span>: behalten, halten',
  'shield: <span lang="de">Schild</span>': '<span lang="en">shield</span>: Schild',
  'strategy: <span lang="de">Strategie</span>': '<span lang="en">strategy</span>: Strategie',
  'player: <span lang="de">Spieler</span>': '<span lang="en">player</span>: Spieler',
  'hoarder: <span lang="de">Sammler</span>': '<span lang="en">hoarder</span>: Sammler',
  'protector: <span lang="de">Beschützer</span>': '<span lang="en">protector</span>: Beschützer',
  'outlast: <span lang="de">Hinauszögerer</span>': '<span lang="en">outlast</span>: Hinauszögerer',
  'balanced: <span lang="de">ausgewogen</span>': '<span lang="en">balanced</span>: ausgewogen',
  'to force: <span lang="de">erzwingen</span>': '<span lang="en">to force</span>: erzwingen',
  'perfect play: <span lang="de">perfektes Spiel</span>': '<span lang="en">perfect play</span>: perfektes Spiel',
  'wasted round: <span lang="de">verschwendete Runde</span>':
    '<span lang="en">wasted round</span>: verschwendete Runde',
  'par: <span lang="de">Par</span>': '<span lang="en">par</span>: Par',
  'bound, tight: <span lang="de">Schranke, scharf</span>': '<span lang="en">bound, tight</span>: Schranke, scharf',
  'evaluation: <span lang="de">Bewertung</span>': '<span lang="en">evaluation</span>: Bewertung',
  'line (of a game): <span lang="de">Variante</span>': '<span lang="en">line (of a game)</span>: Variante',
  'game (one that is played): <span lang="de">Partie</span>':
    '<span lang="en">game (one that is played)</span>: Partie',
  'to undo, to redo: <span lang="de">zurücknehmen, wiederholen</span>':
    '<span lang="en">to undo, to redo</span>: zurücknehmen, wiederholen',
  'seed: <span lang="de">Startwert</span>': '<span lang="en">seed</span>: Startwert',
  'lens, carpet, timeline: <span lang="de">Lupe, Teppich, Zeitleiste</span>':
    '<span lang="en">lens, carpet, timeline</span>: Lupe, Teppich, Zeitleiste',
  'lesson, step, task: <span lang="de">Lektion, Schritt, Aufgabe</span>':
    '<span lang="en">lesson, step, task</span>: Lektion, Schritt, Aufgabe',
  'hint, solution: <span lang="de">Hinweis, Lösung</span>': '<span lang="en">hint, solution</span>: Hinweis, Lösung',
  'proof, theorem, claim, corollary: <span lang="de">Beweis, Satz, Behauptung, Folgerung</span>':
    '<span lang="en">proof, theorem, claim, corollary</span>: Beweis, Satz, Behauptung, Folgerung',
  'figure (of a lesson): <span lang="de">Abbildung</span>': '<span lang="en">figure (of a lesson)</span>: Abbildung',
  'interval, progression, Bohr set: <span lang="de">Intervall, arithmetische Folge, Bohr-Menge</span>':
    '<span lang="en">interval, progression, Bohr set</span>: Intervall, arithmetische Folge, Bohr-Menge',
  'power of two: <span lang="de">Zweierpotenz</span>': '<span lang="en">power of two</span>: Zweierpotenz',
  'prime table: <span lang="de">Primzahltisch</span>': '<span lang="en">prime table</span>: Primzahltisch',
  'smallest odd prime factor: <span lang="de">kleinster ungerader Primfaktor</span>':
    '<span lang="en">smallest odd prime factor</span>: kleinster ungerader Primfaktor',
  'brick, column, row: <span lang="de">Stein, Säule, Zeile</span>':
    '<span lang="en">brick, column, row</span>: Stein, Säule, Zeile',
  'account, event: <span lang="de">Konto, Ereignis</span>': '<span lang="en">account, event</span>: Konto, Ereignis',
  'leftover (of two phases): <span lang="de">Rest</span>': '<span lang="en">leftover (of two phases)</span>: Rest',
  'sweep, offer: <span lang="de">Durchgang, Angebot</span>': '<span lang="en">sweep, offer</span>: Durchgang, Angebot',
  'exit: <span lang="de">Ausgang</span>': '<span lang="en">exit</span>: Ausgang',
  'ending: <span lang="de">Endspiel</span>': '<span lang="en">ending</span>: Endspiel',
  'fat, thin: <span lang="de">dick, dünn</span>': '<span lang="en">fat, thin</span>: dick, dünn',
  'domino, space, path: <span lang="de">Dominostein, Feld, Weg</span>':
    '<span lang="en">domino, space, path</span>: Dominostein, Feld, Weg',
  'pile: <span lang="de">Haufen</span>': '<span lang="en">pile</span>: Haufen',
  'Grundy value: <span lang="de">Grundy-Wert</span>': '<span lang="en">Grundy value</span>: Grundy-Wert',
};
