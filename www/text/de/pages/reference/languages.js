// @ts-check
/** Anleitung für eine weitere Sprache, und die Wörter des Deutschen. */

import { GLOSSARY } from "../../glossary.js";

const words = GLOSSARY.map(([english, german]) => [
  `${english}: <span lang="de">${german}</span>`,
  `<span lang="en">${english}</span>: ${german}`,
]);

/** @type {Record<string, string>} */
export default {
  ...Object.fromEntries(words),
  'A language is a folder beside <code>www/text/en</code>, such as <code>www/text/de</code>. <code>basics.js</code> says what the language calls itself, how it writes numbers and lists, and whether it is read from the left or from the right; <code>www/text/languages.js</code> names it. Every other file has messages under the keys of the English file, and nothing else: no code. A message is a whole sentence with <code>{values}</code> in it; where it depends on a number of things, it has a text for each plural form of the language, <code>{ one: "{count} round", other: "{count} rounds" }</code>. Words between <code>⟦</code> and <code>|</code> explain themselves or point at the table. Which sentence is said, and with which values, is decided in <code>www/text/say</code>, once for all languages. <code>./build.sh check</code> names every key that is missing.':
    'Eine Sprache ist ein Ordner neben <code>www/text/en</code>, etwa <code>www/text/de</code>. <code>basics.js</code> sagt, wie die Sprache sich selbst nennt, wie sie Zahlen und Aufzählungen schreibt und ob man sie von links oder von rechts liest; <code>www/text/languages.js</code> nennt sie. Jede andere Datei hat Meldungen unter den Schlüsseln der englischen Datei und sonst nichts: keinen Code. Eine Meldung ist ein ganzer Satz mit <code>{values}</code> darin; hängt er von einer Anzahl ab, so hat er einen Text für jede Pluralform der Sprache, <code>{ one: "{count} Runde", other: "{count} Runden" }</code>. Wörter zwischen <code>⟦</code> und <code>|</code> erklären sich selbst oder zeigen auf den Tisch. Welcher Satz gesagt wird und mit welchen Werten, entscheidet <code>www/text/say</code>, einmal für alle Sprachen. <code>./build.sh check</code> nennt jeden Schlüssel, der fehlt.',
  "Pages and lessons are translated text by text, in <code>pages/PAGE.js</code> and <code>lessons/ID.js</code> of the folder: the English as it stands in the page or the lesson, and what it is in the other language; formulas within a sentence are <code>&lt;m-1&gt;&lt;/m-1&gt;</code> and so on, and <code>every-page.js</code> has what stands around all pages. A text whose English has changed is shown in English, marked as such, and named at the end of <code>./build.sh check</code>. The build makes the pages from them, with links both ways; English readers fetch none of it. A reader gets the language that the address asks for (<code>?lang=de</code>), the one chosen before, or the one that the browser prefers.":
    "Seiten und Lektionen werden Text für Text übersetzt, in <code>pages/PAGE.js</code> und <code>lessons/ID.js</code> des Ordners: das Englische, wie es auf der Seite oder in der Lektion steht, und was es in der anderen Sprache ist; Formeln in einem Satz sind <code>&lt;m-1&gt;&lt;/m-1&gt;</code> und so weiter, und <code>every-page.js</code> hat, was um alle Seiten steht. Ein Text, dessen Englisch sich geändert hat, wird auf Englisch gezeigt, als solcher gekennzeichnet und am Ende von <code>./build.sh check</code> genannt. Daraus macht der Build die Seiten, mit Links in beide Richtungen; wer Englisch liest, lädt nichts davon. Man kommt zu der Sprache, die die Adresse verlangt (<code>?lang=de</code>), die man zuvor gewählt hat oder die der Browser wünscht.",
  "Magnus, Derek, M(A), f*(n), R(n), ids, links, CSV and TikZ commands are the same in every language. A test gives the table, a lesson, the Lab and the header words that are 40 % longer than the English ones and read from right to left; those of the language should fit as well.":
    "Magnus, Derek, M(A), f*(n), R(n), Kennungen, Links, CSV und TikZ-Befehle sind in jeder Sprache gleich. Ein Test gibt dem Tisch, einer Lektion, dem Labor und der Kopfzeile Wörter, die 40 % länger als die englischen sind und von rechts nach links gelesen werden; die der Sprache sollten ebenfalls passen.",
  "The words of the German": "Die Wörter des Deutschen",
  'Readers are addressed as <span lang="de">Sie</span>, numbers are written 1.234 and 1,5. One word stands for one thing:':
    "Leser werden mit „Sie“ angesprochen, Zahlen schreibt man 1.234 und 1,5. Ein Wort steht für eine Sache:",
};
