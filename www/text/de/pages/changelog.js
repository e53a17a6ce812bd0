// @ts-check
/** Änderungen jeder Version, und Formate, die für immer gelesen werden. */

/** @type {Record<string, string>} */
export default {
  Changelog: "Änderungen",
  "What each version of the Magnus–Derek table has brought, and what every later one reads: links, lessons, exports, messages of the frame.":
    "Was jede Version des Magnus–Derek-Tisches gebracht hat und was jede spätere liest: Links, Lektionen, Exporte, Nachrichten des Rahmens.",
  Contents: "Inhalt",
  "What is read for ever": "Was für immer gelesen wird",
  Versions: "Versionen",
  "A link in a paper, a frame in a course and a file on somebody's disk outlive the version that made them. So a change here adds, and what was written once is read by every later version.":
    "Ein Link in einem Aufsatz, ein Rahmen in einem Kurs und eine Datei auf jemandes Festplatte überleben die Version, die sie gemacht hat. Eine Änderung fügt hier also hinzu, und was einmal geschrieben wurde, liest jede spätere Version.",
  Links: "Links",
  "version 1, <code>#1.…</code>": "Version 1, <code>#1.…</code>",
  "Every link opens the game that it was made from, to the last move. A new form gets another number; the old one stays. A list of old links with what they open is tested against every version.":
    "Jeder Link öffnet die Partie, aus der er gemacht wurde, bis zum letzten Zug. Eine neue Form bekommt eine andere Nummer; die alte bleibt. Eine Liste alter Links mit dem, was sie öffnen, wird an jeder Version geprüft.",
  "Links written by hand": "Von Hand geschriebene Links",
  "The fields keep their names and what they mean, and so do those in the addresses of the Lab, the announced moves and the companions.":
    "Die Felder behalten ihre Namen und was sie bedeuten, ebenso die in den Adressen des Labors, der Züge mit Ansage und der verwandten Spiele.",
  Players: "Spieler",
  "An id keeps its player, and with the same seed and table it makes the same moves. A player who would move differently is another player with another id. Only <code>best</code> may change, as it stands for the player that we recommend; a game already played keeps its moves.":
    "Eine ID behält ihren Spieler, und mit gleichem Startwert und Tisch macht er die gleichen Züge. Wer anders ziehen würde, ist ein anderer Spieler mit einer anderen ID. Nur <code>best</code> darf sich ändern, denn es steht für den Spieler, den wir empfehlen; eine gespielte Partie behält ihre Züge.",
  "Steps of lessons": "Schritte von Lektionen",
  "A name keeps its step, in links, tags and frames, though its words may get better.":
    "Ein Name behält seinen Schritt, in Links, Tags und Rahmen, auch wenn dessen Worte besser werden mögen.",
  "Progress in the lessons": "Fortschritt in den Lektionen",
  "version 1, a JSON file": "Version 1, eine JSON-Datei",
  "Files of older versions are read. What a version does not know in a newer file it keeps, so that going back loses nothing.":
    "Dateien älterer Versionen werden gelesen. Was eine Version in einer neueren Datei nicht kennt, behält sie, so dass beim Zurückgehen nichts verloren geht.",
  Exports: "Exporte",
  "JSON, CSV": "JSON, CSV",
  "Fields and columns keep their names and what they mean; new columns come last. The pictures hold the link of their game.":
    "Felder und Spalten behalten ihre Namen und was sie bedeuten; neue Spalten kommen zuletzt. Die Bilder enthalten den Link ihrer Partie.",
  "The tag": "Das Tag",
  "attributes, properties, methods, events": "Attribute, Eigenschaften, Methoden, Ereignisse",
  'All keep their names, what they take and what they give. See the <a href="reference.html#tag">reference</a>.':
    'Alle behalten ihre Namen, was sie nehmen und was sie geben; siehe die <a href="reference.html#tag">Referenz</a>.',
  "Messages of the frame": "Nachrichten des Rahmens",
  "version 1, <code>v: 1</code>": "Version 1, <code>v: 1</code>",
  'A frame answers what pages of older versions ask. See the <a href="reference.html#says">reference</a>.':
    'Ein Rahmen beantwortet, was Seiten älterer Versionen fragen; siehe die <a href="reference.html#says">Referenz</a>.',
  "Files of a site": "Dateien einer Website",
  "<code>element.js</code>, <code>standalone.js</code>, <code>lessons.js</code>, <code>embed.html</code>, <code>embed-host.js</code>, <code>sw.js</code>, the pages, and the names after # in them stay where they are. Whatever has a hash in its name may be gone with the next version: nobody should name it.":
    "<code>element.js</code>, <code>standalone.js</code>, <code>lessons.js</code>, <code>embed.html</code>, <code>embed-host.js</code>, <code>sw.js</code>, die Seiten und die Namen nach # darin bleiben, wo sie sind. Was einen Hash im Namen trägt, kann mit der nächsten Version verschwunden sein: Niemand sollte es beim Namen nennen.",
  "The first one: the table with its strategies, layers and ranks, exact values to <var>n</var> = 29 and the carpet; seventeen lessons; the Lab, the announced moves and the companions; links, exports, the tag, frames, the single file and the package.":
    "Die erste: der Tisch mit seinen Strategien, Schichten und Rängen, exakte Werte bis <var>n</var> = 29 und der Teppich; siebzehn Lektionen; das Labor, die Züge mit Ansage und die verwandten Spiele; Links, Exporte, das Tag, Rahmen, die einzelne Datei und das Paket.",
};
