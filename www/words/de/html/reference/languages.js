// @ts-check
/** Wie man eine Sprache hinzufügt, und die Wörter des Deutschen. */

/** @type {Record<string, string>} */
export default {
  "A language is a folder beside <code>www/words/en</code>, such as <code>www/words/de</code>, with the same files and the same exports: functions that return whole sentences; and <code>www/words/languages.js</code> has what it calls itself, and where its words are. <code>./build.sh check</code> names what is missing in it, one export after the other, and at its end each text of a page or a lesson that is not translated. Numbers and plurals are small functions of the language, which <code>tests/page/languages.test.js</code> holds against <code>Intl</code>, and <code>players.js</code> has the names and promises of the strategies by their ids. What is refused comes as data with a code, and <code>refusals.js</code> has a sentence for each; English has none, because there the error says it. Magnus, Derek, M(A), f*(n), R(n), ids, links, CSV and TikZ commands are the same in every language. A test gives the table words that are 40 % longer than the English ones; those of the language should fit as well.":
    "Eine Sprache ist ein Ordner neben <code>www/words/en</code>, etwa <code>www/words/de</code>, mit denselben Dateien und denselben Exporten: Funktionen, die ganze Sätze liefern; dazu in <code>www/words/languages.js</code>, wie sie sich selbst nennt und wo ihre Wörter sind. <code>./build.sh check</code> nennt, was darin fehlt, einen Export nach dem anderen, und am Ende jeden Text einer Seite oder Lektion, der nicht übersetzt ist. Zahlen und Mehrzahlen sind kleine Funktionen der Sprache, die <code>tests/page/languages.test.js</code> an <code>Intl</code> prüft, und <code>players.js</code> hat die Namen und Versprechen der Strategien nach ihren IDs. Was abgelehnt wird, kommt als Daten mit einem Code, und <code>refusals.js</code> hat für jeden einen Satz; Englisch hat keinen, weil ihn dort der Fehler selbst sagt. Magnus, Derek, M(A), f*(n), R(n), IDs, Links, CSV und TikZ-Befehle sind in jeder Sprache dieselben. Ein Test gibt dem Tisch Wörter, die 40 % länger sind als die englischen; die der Sprache sollten auch passen.",
  "A page is translated text by text, in <code>www/words/de/html/PAGE.js</code>: the English as it stands in the page, and what it is in the other language; formulas within a sentence are <code>&lt;m-1&gt;&lt;/m-1&gt;</code> and so on. <code>every-page.js</code> has what stands around all pages. The build makes <code>de/PAGE.html</code> of them, with links both ways. What the scripts of a page say is a module of the folder, and <code>www/words/de/pages/PAGE.js</code> names those that the page needs; English readers fetch none of it. A reader comes to the language that the address asks for (<code>?lang=de</code>), that he has chosen before, or that his browser wishes for.":
    "Eine Seite wird Text für Text übersetzt, in <code>www/words/de/html/PAGE.js</code>: das Englische, wie es auf der Seite steht, und was es in der anderen Sprache ist; Formeln in einem Satz sind <code>&lt;m-1&gt;&lt;/m-1&gt;</code> und so weiter. <code>every-page.js</code> hat, was um alle Seiten herum steht. Der Bau macht daraus <code>de/PAGE.html</code>, mit Links in beide Richtungen. Was die Skripte einer Seite sagen, ist ein Modul des Ordners, und <code>www/words/de/pages/PAGE.js</code> nennt die, die die Seite braucht; wer Englisch liest, lädt nichts davon. Leser kommen zu der Sprache, die die Adresse verlangt (<code>?lang=de</code>), die sie früher gewählt haben oder die ihr Browser wünscht.",
  "A lesson is translated text by text as well, in <code>www/text/de/lessons/ID.js</code>: the English as the lesson has it, and what it is in the other language. <code>node www/build/translations.mjs</code> names what is missing or has changed since, on pages and in lessons; there the English is shown, marked as such. Formulas, numbers and bold type of a lesson are the same in both, which a test holds. What the pages of the lessons say around them is in <code>www/text/de/lesson-pages.js</code>.":
    "Auch eine Lektion wird Text für Text übersetzt, in <code>www/text/de/lessons/ID.js</code>: das Englische, wie es in der Lektion steht, und was es in der anderen Sprache heißt. <code>node www/build/translations.mjs</code> nennt für Seiten und Lektionen, was fehlt oder sich seitdem geändert hat; dort steht das Englische, als solches gekennzeichnet. Formeln, Zahlen und fette Schrift einer Lektion sind in beiden dieselben, was ein Test prüft. Was die Seiten der Lektionen darum herum sagen, steht in <code>www/text/de/lesson-pages.js</code>.",
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
