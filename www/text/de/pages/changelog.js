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
  "A link in a paper, a frame in a course and a file on someone's disk outlive the version that made them. So a change here adds, and what was written once is read by every later version.":
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
  "The first one: the table with its strategies, exact values to <var>n</var> = 29 and the carpet; sixteen lessons; the Lab, the announced moves and the companions; links, exports, the tag, frames, the single file and the package.":
    "Die erste: der Tisch mit seinen Strategien, exakte Werte bis <var>n</var> = 29 und der Teppich; sechzehn Lektionen; das Labor, die Züge mit Ansage und die verwandten Spiele; Links, Exporte, das Tag, Rahmen, die einzelne Datei und das Paket.",
  "Since 0.1.0": "Seit 0.1.0",
  "The first games are a ladder: each end leads on to the next game. At the end a verdict says in a line how well both have played, with a picture of the game to save and its carpet beside one on 101 positions. A game that somebody else has played is told as such, and can be played anew. During a game the panel says only the call, the goal and the reason; the rest is folded. The names of the rings stand in the corners. <kbd>k</kbd> shows ranks in place of layers: how many new rounds in a row are sure from each position.":
    "Die ersten Partien sind eine Leiter: Jedes Ende führt zur nächsten Partie weiter. Am Ende sagt ein Urteil in einer Zeile, wie gut beide gespielt haben, mit einem Bild der Partie zum Speichern und ihrem Teppich neben einem auf 101 Positionen. Eine Partie, die jemand anders gespielt hat, wird so erzählt und lässt sich selbst spielen. Während einer Partie sagt die Tafel nur die Ansage, das Ziel und den Grund; der Rest ist eingeklappt. Die Namen der Ringe stehen in den Ecken. <kbd>k</kbd> zeigt Ränge statt Schichten: wie viele neue Runden in Folge von jeder Position aus sicher sind.",
  "The Magnus <code>tripling</code> wastes no round on <var>n</var> = 9, 18, 27 and many other tables, and above <var>n</var> = 29 <code>best</code> plays like him there. The Magnus <code>any-pair</code> plays by layers and draws his pair at random.":
    "Der Magnus <code>tripling</code> verschwendet auf <var>n</var> = 9, 18, 27 und vielen anderen Tischen keine Runde, und über <var>n</var> = 29 spielt <code>best</code> dort wie er. Der Magnus <code>any-pair</code> spielt in Schichten und lost sein Paar aus.",
  Lessons: "Lektionen",
  'A course of three hours, an advanced part and what lies beside. Each lesson begins with its table. Steps that have moved into another lesson are found by their old names. Two lessons are new, on the theorems by which <a href="learn/nearly-every-round.html">nearly every round is new</a> and <a href="learn/tripling.html">no round is wasted</a>; later lessons have other numbers, and all keep their addresses. In <a href="learn/cousins.html">Three cousins</a> the companions are played against a perfect computer.':
    'Ein Kurs von drei Stunden, ein Teil für Fortgeschrittene und was daneben liegt. Jede Lektion beginnt mit ihrem Tisch. Schritte, die in eine andere Lektion gewandert sind, werden unter ihrem alten Namen gefunden. Zwei Lektionen sind neu, über die Sätze, nach denen <a href="learn/nearly-every-round.html">fast jede Runde neu</a> ist und <a href="learn/tripling.html">keine Runde verschwendet</a> wird; spätere Lektionen haben andere Nummern, und alle behalten ihre Adresse. In <a href="learn/cousins.html">Drei Verwandte</a> spielt man die verwandten Spiele gegen einen perfekten Computer.',
  "On your own page": "Auf Ihrer eigenen Seite",
  'The event <code>md-landed</code> comes when the token is at rest. What stands in the slots <code>next</code> and <code>ending</code> is shown at the end of a game, what stands in <code>below</code> under the table. <code>layers="ranks"</code> shows ranks, in a link too. The method <code>export</code> takes the <code>round</code> of a picture, and <code>slide</code> for one on white without lines at its foot. An overlay takes <code>midpoints</code>, <code>ended</code> and <code>byOthers</code>. The property <code>facts</code> has what perfect play gives, the last round with a new position, who is a person and what the strategies promise; <code>state</code> is one object until something changes. In <code>state.reason</code> the Magnus <code>power-of-two</code> says which <code>part</code> of the table he calls, and <code>prime</code> the <code>size</code> that Lemma 1 gives.':
    'Das Ereignis <code>md-landed</code> kommt, wenn der Spielstein zur Ruhe gekommen ist. Was in den Slots <code>next</code> und <code>ending</code> steht, erscheint am Ende einer Partie, was in <code>below</code> steht, unter dem Tisch. <code>layers="ranks"</code> zeigt Ränge, auch in einem Link. Die Methode <code>export</code> nimmt die Runde eines Bildes, <code>round</code>, und <code>slide</code> für eines auf weißem Grund ohne Zeilen am Fuß. Ein Overlay nimmt <code>midpoints</code>, <code>ended</code> und <code>byOthers</code>. Die Eigenschaft <code>facts</code> sagt, was perfektes Spiel ergibt, welche Runde zuletzt eine neue Position brachte, wer ein Mensch ist und was die Strategien versprechen; <code>state</code> ist ein und dasselbe Objekt, bis sich etwas ändert. In <code>state.reason</code> sagt der Magnus <code>power-of-two</code>, welchen Teil des Tisches er ansagt (<code>part</code>), und <code>prime</code> die Größe, die Lemma 1 ergibt (<code>size</code>).',
  Theory: "Theorie",
  'The <a href="note.html">note</a> is a paper of eleven theorems with proofs, also in German and for LaTeX. <span class="formula"><var>R</var>(<var>n</var>)</span> is known to <var>n</var> = 41. To <var>n</var> = 30 its values have <a href="data/certificates/README.md">certificates</a>, and the tables are there as <a href="data/README.txt">data</a>. What a machine has <a href="proofs.html">checked</a> is marked, with each statement line by line in plain words.':
    'Die <a href="note.html">Notiz</a> ist ein Aufsatz mit elf Sätzen und ihren Beweisen, auch auf Deutsch und für LaTeX. <span class="formula"><var>R</var>(<var>n</var>)</span> ist bis <var>n</var> = 41 bekannt. Bis <var>n</var> = 30 haben seine Werte <a href="data/certificates/README.md">Zertifikate</a>, und die Tabellen gibt es als <a href="data/README.txt">Daten</a>. Was eine Maschine <a href="proofs.html">geprüft</a> hat, ist gekennzeichnet, jede Aussage Zeile für Zeile in einfachen Worten.',
  "Your games": "Ihre Partien",
  "A new game is a step in the history: Back returns to the game before, with its last move. The last fifty games that you began stay yours, also in several tabs. The way back to a game that you left for the first minute or the shield stays until you take it, after a reload too. A game of the ladder has one goal; what perfect play gives is said at the end. A best game kept before there were stars gets its star.":
    "Eine neue Partie ist ein Schritt im Verlauf: Zurück führt zur Partie davor, mit ihrem letzten Zug. Die letzten fünfzig Partien, die Sie begonnen haben, bleiben Ihre, auch in mehreren Tabs. Der Weg zurück zu einer Partie, die Sie für die erste Minute oder den Schild verlassen haben, bleibt, bis Sie ihn gehen, auch nach dem Neuladen. Eine Partie der Leiter hat ein Ziel; was perfektes Spiel ergibt, steht am Ende. Eine beste Partie von früher, als es noch keine Sterne gab, bekommt ihren Stern.",
  Tasks: "Aufgaben",
  "An open task shows nothing of its answer, whatever you point at or press. The introductions of lessons promise what you learn, and the result waits folded at the end. The last step of a lesson leads to the next. The companions say who can win when you ask.":
    "Eine offene Aufgabe zeigt nichts von ihrer Antwort, worauf Sie auch zeigen oder drücken. Die Einleitungen der Lektionen versprechen, was Sie lernen, und das Ergebnis wartet eingeklappt am Ende. Der letzte Schritt einer Lektion führt zur nächsten. Die verwandten Spiele sagen, wer gewinnen kann, wenn Sie fragen.",
  "Links and frames": "Links und Rahmen",
  "A link whose ampersands a tool has escaped opens its own game. Links end in a letter or a digit, so that mail programs cut nothing off. A frame can have its game in the query, as in <code>embed.html?game=…</code>, which editors keep; one without any game says so. Fields of a link in the query were ignored until now and name the game.":
    "Ein Link, dessen Und-Zeichen ein Werkzeug maskiert hat, öffnet seine eigene Partie. Links enden auf einen Buchstaben oder eine Ziffer, damit Mailprogramme nichts abschneiden. Ein Rahmen kann seine Partie im Abfrageteil haben, wie in <code>embed.html?game=…</code>, den Editoren behalten; einer ohne jede Partie sagt das. Felder eines Links im Abfrageteil galten bisher nichts und nennen jetzt die Partie.",
  "In other tools": "In anderen Werkzeugen",
  'A page that the browser translates shows the right numbers. A table takes the colours of the page around; <code>theme="auto"</code> takes those that the reader prefers. There is code for VitePress and Docusaurus, and that for PreTeXt, Quarto, Moodle and notebooks is new; in marimo every reader gets the table. All tags of a page are printed, without the notice of a new version, and no frame claims a file that it may not save. Without a network the site works on hosts that change pages or their addresses, too. The package survives esbuild, Rollup and webpack, and its licence names all that is inside.':
    'Eine Seite, die der Browser übersetzt, zeigt die richtigen Zahlen. Ein Tisch nimmt die Farben der Seite ringsum; <code>theme="auto"</code> nimmt die, die der Leser vorzieht. Es gibt Code für VitePress und Docusaurus, und der für PreTeXt, Quarto, Moodle und Notebooks ist neu; in marimo bekommt jeder Leser den Tisch. Alle Tags einer Seite werden gedruckt, ohne den Hinweis auf eine neue Version, und kein Rahmen behauptet eine Datei, die er nicht speichern darf. Ohne Netz geht die Website auch auf Servern, die Seiten oder deren Adressen ändern. Das Paket übersteht esbuild, Rollup und webpack, und seine Lizenz nennt alles, was darin ist.',
  Numbers: "Zahlen",
  "A field for a number reads it as the language writes it: 1,009 here, 1.009 in German, 1 009 in both. The rounds of a game as CSV have the direction as a word in a last column, <code>way</code>, and bare signs in quotes.":
    "Ein Feld für eine Zahl liest sie, wie die Sprache sie schreibt: hier 1.009, auf Englisch 1,009, in beiden 1 009. Die Runden einer Partie als CSV haben die Richtung als Wort in einer letzten Spalte, <code>way</code>, und bloße Vorzeichen in Anführungszeichen.",
};
