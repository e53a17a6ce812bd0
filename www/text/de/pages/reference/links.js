// @ts-check
/** Links, Adressen und der Rahmen. */

/** @type {Record<string, string>} */
export default {
  "A link holds the whole game: <var>n</var>, the players, the seed, every move of every line, where the game stands and what is shown. The address of the Play page is always such a link, so reload, bookmarks, back and forward keep the game. The short form is made by the page: 100 rounds at <var>n</var> = 99 take at most 130 characters. The long one can be written by hand:":
    "Ein Link enthält die ganze Partie: <var>n</var>, die Spieler, den Startwert, jeden Zug jeder Variante, wo die Partie steht und was gezeigt wird. Die Adresse der Seite „Spielen“ ist immer ein solcher Link; so behalten Neuladen, Lesezeichen, Zurück und Vor die Partie. Die kurze Form macht die Seite: 100 Runden bei <var>n</var> = 99 brauchen höchstens 130 Zeichen. Die lange lässt sich von Hand schreiben:",
  "A link opens as a whole, or it is rejected with a message that says what is wrong, and the game on the table goes on. Links are read for ever. <code>src/link/mod.rs</code> specifies the short form.":
    "Ein Link öffnet sich ganz, oder er wird mit einer Meldung abgelehnt, die sagt, was nicht stimmt, und die Partie auf dem Tisch geht weiter. Links werden für immer gelesen. <code>src/link/mod.rs</code> legt die kurze Form fest.",
  "All are optional. Fields of others, such as <code>utm_source</code>, are skipped, but a slip like <code>drek</code> is named, and a text without any of these fields is no link. <code>&amp;amp;</code> is read as &amp;, however often a tool has escaped it. The page writes no link that ends in a sign, which mail programs leave out.":
    "Keines muss da sein. Fremde Felder wie <code>utm_source</code> werden übergangen, aber ein Verschreiber wie <code>drek</code> wird genannt, und ein Text ohne eines dieser Felder ist kein Link. <code>&amp;amp;</code> wird als &amp; gelesen, wie oft ein Programm es auch maskiert hat. Die Seite schreibt keinen Link, der mit einem Zeichen endet, das Mailprogramme weglassen.",
  "As the attributes.": "Wie die Attribute.",
  "Magnitudes with directions, as in <code>3+1-</code>; + is clockwise.":
    "Weiten mit Richtungen, wie in <code>3+1-</code>; + ist im Uhrzeigersinn.",
  "Where the game stands; beyond its moves the computers play on to it.":
    "Wo die Partie steht; über ihre Züge hinaus spielen die Computer bis dahin weiter.",
  '<code>yes</code>: two people send the game <a href="#apart">to and fro</a>.':
    '<code>yes</code>: Zwei Personen schicken die Partie <a href="#apart">hin und her</a>.',
  '<a href="#comments">Comments</a> on rounds, as in <code>comments=0:Look.~2!?(5,3-9):The only call</code>.':
    '<a href="#comments">Kommentare</a> zu Runden, wie in <code>comments=0:Schau.~2!?(5,3-9):Die einzige Weite</code>.',
  "Comments on a game": "Kommentare zu einer Partie",
  'An author comments on any round of any line: a sentence, a sign (!!, !, !?, ?!, ? or ??), circles around positions and arrows between them. On the Play page <kbd>m</kbd> or the button in the fold “Players and table” opens the form. Up to 100 comments of at most 300 characters each travel in the link, and with it in a frame, a tag, the single file and every place for notes. Whoever goes through the game reads each at its round; a screen reader says it after the move. In a link written by hand a comment stands behind the number of its round: the sign, the marks in brackets, a colon and the sentence, each of which may be missing; <code>~</code> separates comments. In a game of <a href="#apart">two people apart</a> and in lessons they are not shown.':
    'Ein Autor kommentiert jede Runde jeder Variante: ein Satz, ein Zeichen (!!, !, !?, ?!, ? oder ??), Kreise um Positionen und Pfeile dazwischen. Auf der Seite „Spielen“ öffnet <kbd>m</kbd> oder der Knopf unter „Spieler und Tisch“ das Formular. Bis zu 100 Kommentare von höchstens je 300 Zeichen stehen im Link und damit auch in einem Rahmen, einem Tag, der einzelnen Datei und an jedem Ort für Notizen. Wer durch die Partie geht, liest jeden bei seiner Runde; ein Screenreader sagt ihn nach dem Zug. In einem von Hand geschriebenen Link steht ein Kommentar hinter der Nummer seiner Runde: das Zeichen, die Markierungen in Klammern, ein Doppelpunkt und der Satz, von denen jedes fehlen darf; <code>~</code> trennt Kommentare. In einer Partie von <a href="#apart">zwei Personen an zwei Orten</a> und in Lektionen werden sie nicht gezeigt.',
  "Two people apart": "Zwei Personen an zwei Orten",
  "Each of the two has a table of their own, and sends the link after a move; no server stands between them. Whoever opens the link sees the last move played, has the buttons of the player whose turn it is and no others, and sends the next link. The last five links are kept on the device. The link leads to the page that the attribute <code>href</code> names. A page of your own gives what is behind # to its table:":
    "Jede der beiden hat einen eigenen Tisch und schickt nach einem Zug den Link; kein Server steht dazwischen. Wer den Link öffnet, sieht den letzten Zug gespielt, hat nur die Knöpfe des Spielers, der am Zug ist, und schickt den nächsten Link. Die letzten fünf Links bleiben auf dem Gerät. Der Link führt auf die Seite, die das Attribut <code>href</code> nennt. Eine eigene Seite gibt dem Tisch, was hinter # steht:",
  "How many layers are shown, or <code>ranks</code>: those of the positions in place of layers.":
    "Wie viele Schichten gezeigt werden, oder <code>ranks</code>: die Ränge der Positionen anstelle der Schichten.",
  "The Play page with a game.": "Die Seite „Spielen“ mit einer Partie.",
  "A tournament; <code>n</code> takes ranges too, as in <code>3-20</code>.":
    "Ein Turnier; <code>n</code> nimmt auch Bereiche, wie in <code>3-20</code>.",
  "Magnus announces; <code>step</code> is where the game stands.":
    "Magnus sagt an; <code>step</code> ist, wo die Partie steht.",
  "Derek announces; <code>relaxed</code> lets Magnus call ⌈<var>n</var>/2⌉.":
    "Derek sagt an; <code>relaxed</code> lässt Magnus ⌈<var>n</var>/2⌉ nennen.",
  "Both play at random.": "Beide spielen zufällig.",
  "Piles, and how many of them a move may change. Moves are written as <code>1/2*3^4</code>: pile 1 divided by 2 and multiplied by 3⁴.":
    "Haufen, und wie viele davon ein Zug ändern darf. Züge schreibt man wie <code>1/2*3^4</code>: Haufen 1 durch 2 geteilt und mit 3⁴ multipliziert.",
  "A circle of this many spaces, up to 200. A move is the first of its two spaces.":
    "Ein Kreis aus so vielen Feldern, bis 200. Ein Zug ist das erste seiner beiden Felder.",
  'Two numbers, up to 10¹⁸. A move is <code>a3</code> for <span class="formula"><var>A</var> − 3<var>B</var>.</span>':
    'Zwei Zahlen, bis 10¹⁸. Ein Zug ist <code>a3</code> für <span class="formula"><var>A</var> − 3<var>B</var>.</span>',
  'The table alone, for <a href="#frame">frames</a>.': 'Der Tisch allein, für <a href="#frame">Rahmen</a>.',
  "A page of the single file, by the name of its own file; a link alone is the Play page.":
    "Eine Seite der einzelnen Datei, mit dem Namen ihrer eigenen Datei; ein Link allein ist die Seite „Spielen“.",
  "The query takes <code>controls</code>, <code>readonly</code>, <code>present</code>, <code>evaluate</code>, <code>previews</code>, <code>theme</code>, <code>lang</code>, <code>lesson</code> and <code>puzzle</code>, as attributes of the tag; <code>readonly=0</code> and <code>present=false</code> are off. A frame does not see the colours of the page around, so say <code>theme</code> where they are not those that the reader prefers. The query names the game too: <code>game</code> is a link, and the fields of one written by hand may stand there by themselves. A link behind # comes first, but editors of other sites cut that part off; a frame without any game says so. <code>embed-host.js</code> gives every <code>iframe[data-magnus-derek]</code> the height of its content, and speaks with one:":
    "Der Abfrageteil der Adresse nimmt <code>controls</code>, <code>readonly</code>, <code>present</code>, <code>evaluate</code>, <code>previews</code>, <code>theme</code>, <code>lang</code>, <code>lesson</code> und <code>puzzle</code> wie Attribute des Tags; <code>readonly=0</code> und <code>present=false</code> schalten aus. Ein Rahmen sieht die Farben der Seite ringsum nicht: Geben Sie <code>theme</code> an, wo es nicht die sind, die der Leser vorzieht. Der Abfrageteil nennt auch die Partie: <code>game</code> ist ein Link, und die Felder eines von Hand geschriebenen dürfen auch einzeln dort stehen. Ein Link hinter # geht vor, aber Editoren anderer Seiten schneiden diesen Teil ab; ein Rahmen ohne jede Partie sagt das. <code>embed-host.js</code> gibt jedem <code>iframe[data-magnus-derek]</code> die Höhe seines Inhalts und spricht mit einem:",
  "A request rejects when the frame is not heard for ten seconds (<code>MagnusDerek.frame(iframe, { patience: 3000 })</code> for three; for a frame that is loaded lazily the ten seconds begin when it comes into the window), and when the frame is removed or goes to another page; the work itself has no time limit. Without the script it is <code>postMessage</code>:":
    "Eine Bitte scheitert, wenn vom Rahmen zehn Sekunden lang nichts zu hören ist (<code>MagnusDerek.frame(iframe, { patience: 3000 })</code> für drei; auf einen, der erst bei Bedarf geladen wird, wird gewartet, bis er ins Fenster kommt), und wenn der Rahmen entfernt wird oder zu einer anderen Seite geht; die Arbeit selbst darf dauern, so lange sie dauert. Ohne das Skript ist es <code>postMessage</code>:",
  '<code>{source: "magnus-derek", v: 1, type, …}</code>. <code>link</code> is null if the game is too long for one, and <code>state</code> leaves out <code>visited</code> if <var>n</var> &gt; 1000, except for <code>getState</code>. With every <code>resize</code> it says <code>{subject: "lti.frameResize", height}</code> as well, which learning platforms obey without a script of yours.':
    '<code>{source: "magnus-derek", v: 1, type, …}</code>. <code>link</code> ist null, wenn die Partie für einen zu lang ist, und <code>state</code> lässt <code>visited</code> weg, wenn <var>n</var> &gt; 1000, außer bei <code>getState</code>. Mit jedem <code>resize</code> sagt er auch <code>{subject: "lti.frameResize", height}</code>, dem Lernplattformen ohne ein Skript von Ihnen folgen.',
  "Grades by SPLICE": "Bewertungen über SPLICE",
  "A frame with a step of a lesson or a puzzle speaks SPLICE (cssplice.org) too, by which Runestone, PreTeXt and Doenet take a grade from a frame. It needs no script of yours. To the page around it, and to no other, it says:":
    "Ein Rahmen mit einem Schritt einer Lektion oder einem Rätsel spricht auch SPLICE (cssplice.org), worüber Runestone, PreTeXt und Doenet eine Bewertung aus einem Rahmen entgegennehmen. Er braucht kein Skript von Ihnen. Der Seite ringsum, und keiner anderen, sagt er:",
  "When the task begins. The page may answer <code>SPLICE.getState.response</code> with the same <code>message_id</code> and the <code>state</code> that it was last told: the reader goes on from there.":
    "Wenn die Aufgabe beginnt. Die Seite darf mit <code>SPLICE.getState.response</code>, derselben <code>message_id</code> und dem <code>state</code> antworten, den sie zuletzt gehört hat: Von dort geht es weiter.",
  "After each attempt, hint and look at the solution: <code>score</code>, 1 for a task done alone, 0.5 after a hint, 0 once the solution was seen or while it is not done; attempts and help count until it is done, and a score once earned stays. <code>state</code> has <code>version</code>, <code>activity</code>, <code>score</code>, <code>attempts</code>, <code>hints</code>, <code>sawSolution</code>, <code>done</code> and <code>game</code>, the link of the game on the table, or of its start if it is too long for one.":
    "Nach jedem Versuch, jedem Hinweis und dem Blick auf die Lösung: <code>score</code>, 1 für eine allein gelöste Aufgabe, 0.5 nach einem Hinweis, 0 nach dem Blick auf die Lösung oder solange sie nicht gelöst ist; Versuche und Hilfe zählen, bis sie gelöst ist, und was einmal erreicht ist, bleibt. <code>state</code> hat <code>version</code>, <code>activity</code>, <code>score</code>, <code>attempts</code>, <code>hints</code>, <code>sawSolution</code>, <code>done</code> und <code>game</code>, den Link der Partie auf dem Tisch oder ihres Anfangs, wenn sie für einen zu lang ist.",
  "With an attempt: <code>name</code> is <code>attempt</code>, and <code>data</code> has <code>done</code>, <code>failed</code>, <code>why</code>, <code>hints</code> and <code>sawSolution</code>.":
    "Mit einem Versuch: <code>name</code> ist <code>attempt</code>, und <code>data</code> hat <code>done</code>, <code>failed</code>, <code>why</code>, <code>hints</code> und <code>sawSolution</code>.",
  "Each message has a <code>message_id</code> and the <code>activity_id</code>, such as <code>magnus-derek/shield/hold</code> or <code>magnus-derek/only-call&amp;level=3&amp;seed=1</code>. A frame is one activity: steps to which the reader goes on in it count for nothing. No message holds anything about the person.":
    "Jede Nachricht hat eine <code>message_id</code> und die <code>activity_id</code>, etwa <code>magnus-derek/shield/hold</code> oder <code>magnus-derek/only-call&amp;level=3&amp;seed=1</code>. Ein Rahmen ist eine Aktivität: Schritte, zu denen man in ihm weitergeht, zählen nicht. Keine Nachricht enthält etwas über die Person.",
  "Packages for a course": "Pakete für einen Kurs",
  '<a href="for-notes.html">Put it in my notes</a> makes packages of SCORM 1.2 and 2004 (3rd Edition) of a lesson, of several or of a set of puzzles, in your browser; <code>./build.sh course shield rings</code> writes them into <code>target/course</code>. A package needs no network. Each lesson is a page with a score of its own, so that the course shows each and keeps each in its own room; a set of puzzles is one page. In it are <code>standalone.js</code> and <code>lessons.js</code>, not the single file, which speaks only English.':
    '<a href="for-notes.html">In mein Skript</a> macht im Browser Pakete in SCORM 1.2 und 2004 (3rd Edition) aus einer Lektion, aus mehreren oder aus einer Reihe von Rätseln; <code>./build.sh course shield rings</code> schreibt sie nach <code>target/course</code>. Ein Paket braucht kein Netz. Jede Lektion ist eine Seite mit eigenen Punkten, so dass der Kurs jede zeigt und jede für sich behält; eine Reihe von Rätseln ist eine Seite. Darin sind <code>standalone.js</code> und <code>lessons.js</code>, nicht die einzelne Datei, die nur Englisch spricht.',
  "The page looks for <code>API</code> (1.2) or <code>API_1484_11</code> (2004) in the windows around it and around the one that opened it. It begins the session when it opens, and reports then, after each attempt, hint and look at the solution, and when it is left, which ends the session. Without a course it says so, and all tasks can be solved. In the mode <code>review</code> it reports nothing. This is all that it sends:":
    "Die Seite sucht <code>API</code> (1.2) oder <code>API_1484_11</code> (2004) in den Fenstern um sie herum und um das, das sie geöffnet hat. Sie beginnt die Sitzung, wenn sie sich öffnet, und meldet dann, nach jedem Versuch, jedem Hinweis und dem Blick auf die Lösung und wenn sie verlassen wird, was die Sitzung beendet. Ohne Kurs sagt sie das, und alle Aufgaben lassen sich lösen. Im Modus <code>review</code> meldet sie nichts. Das ist alles, was sie schickt:",
  "From the first attempt on: <code>cmi.core.score.raw</code> from <code>min</code> 0 to <code>max</code> 100, in 2004 <code>cmi.score</code> and <code>scaled</code> too: the mean over the tasks, of which each counts 1 when solved alone, ½ with hints, and 0 after its solution was shown.":
    "Ab dem ersten Versuch: <code>cmi.core.score.raw</code> von <code>min</code> 0 bis <code>max</code> 100, in 2004 <code>cmi.score</code> und auch <code>scaled</code>: der Durchschnitt über die Aufgaben, von denen jede 1 zählt, wenn sie allein gelöst ist, ½ mit Hinweisen und 0, nachdem ihre Lösung gezeigt war.",
  "In 1.2 <code>cmi.core.lesson_status</code>: <code>incomplete</code> until all tasks are solved, with whatever help, then <code>passed</code> from the pass mark or <code>failed</code>. In 2004 <code>cmi.completion_status</code>: <code>incomplete</code> or <code>completed</code>; and <code>cmi.success_status</code>: <code>passed</code> as soon as the score reaches the pass mark, <code>failed</code> if all tasks are solved without that, else <code>unknown</code>.":
    "In 1.2 <code>cmi.core.lesson_status</code>: <code>incomplete</code>, bis alle Aufgaben gelöst sind, mit welcher Hilfe auch immer, dann <code>passed</code>, wenn die Punkte zum Bestehen reichen, oder <code>failed</code>. In 2004 <code>cmi.completion_status</code>: <code>incomplete</code> oder <code>completed</code>; und <code>cmi.success_status</code>: <code>passed</code>, sobald die Punkte reichen, <code>failed</code>, wenn ohne das alle Aufgaben gelöst sind, sonst <code>unknown</code>.",
  "<code>cmi.core.lesson_location</code>, in 2004 <code>cmi.location</code>: the task on the table, such as <code>shield/hold</code>. <code>cmi.core.exit</code>, <code>cmi.exit</code>: always <code>suspend</code>.":
    "<code>cmi.core.lesson_location</code>, in 2004 <code>cmi.location</code>: die Aufgabe auf dem Tisch, etwa <code>shield/hold</code>. <code>cmi.core.exit</code>, <code>cmi.exit</code>: immer <code>suspend</code>.",
  "<code>cmi.core.session_time</code>, <code>cmi.session_time</code>: the time since the page was opened, in seconds.":
    "<code>cmi.core.session_time</code>, <code>cmi.session_time</code>: die Zeit seit dem Öffnen der Seite, in Sekunden.",
  "<code>cmi.suspend_data</code>, at most 4,000 characters: for each task that was tried, or for which there was help, its name, attempts, hints, whether its solution was shown, whether it is solved, and the link of its game. If that is longer, the links are left out, the longest first, and these games begin anew; the results stay.":
    "<code>cmi.suspend_data</code>, höchstens 4000 Zeichen: zu jeder Aufgabe, die versucht wurde oder zu der es Hilfe gab, ihr Name, Versuche, Hinweise, ob ihre Lösung gezeigt war, ob sie gelöst ist, und der Link ihrer Partie. Ist das länger, fehlen die Links, die längsten zuerst, und diese Partien beginnen neu; die Ergebnisse bleiben.",
  "It reads back <code>suspend_data</code>, the location and the mode, and nothing about the person: no name, no number of a student. Answers are not sent.":
    "Sie liest <code>suspend_data</code>, den Ort und den Modus zurück und nichts über die Person: keinen Namen, keine Matrikelnummer. Antworten schickt sie nicht.",
  Score: "Punkte",
  Completion: "Abschluss",
  Place: "Ort",
  Time: "Zeit",
  "it listens": "er hört zu",
  "the table can be played": "auf dem Tisch kann gespielt werden",
  "as the event md-change, at most ten a second": "wie das Ereignis md-change, höchstens zehn in der Sekunde",
  "nothing more can be forced": "mehr lässt sich nicht erzwingen",
  "as the event md-lesson": "wie das Ereignis md-lesson",
  "something is refused, or the table cannot be loaded": "etwas wird abgelehnt, oder der Tisch lässt sich nicht laden",
  "the content has another height, in CSS pixels, at most 10000; not while <code>present</code> is set, and none lower than the frame while the table is loaded":
    "der Inhalt hat eine andere Höhe, in CSS-Pixeln, höchstens 10000; nicht, solange <code>present</code> gesetzt ist, und keine kleinere als die des Rahmens, während der Tisch geladen wird",
  "<code>id</code>, and <code>result</code>, or <code>error</code>, a sentence, with <code>refusal</code>":
    "<code>id</code> und <code>result</code> oder <code>error</code>, ein Satz, mit <code>refusal</code>",
  "to every message of the page": "auf jede Nachricht der Seite",
  "Any window can send a message that looks like one from the frame. A page that listens for messages itself compares <code>event.source</code>, as <code>embed-host.js</code> does:":
    "Jedes Fenster kann eine Nachricht senden, die aussieht wie eine des Rahmens. Eine Seite, die selbst zuhört, vergleicht <code>event.source</code>, wie <code>embed-host.js</code> es tut:",
  '<code>{target: "magnus-derek", v: 1, id, type, …}</code>, with an <code>id</code> of its choice, which the <code>reply</code> repeats. Only messages of the page around the frame are read.':
    '<code>{target: "magnus-derek", v: 1, id, type, …}</code>, mit einer <code>id</code> nach ihrer Wahl, die das <code>reply</code> wiederholt. Nur Nachrichten der Seite um den Rahmen werden gelesen.',
  "<code>{version}</code>, the latest that the frame speaks":
    "<code>{version}</code>, die neueste, die der Rahmen spricht",
  "<code>{link, state}</code>, the state with all of <code>visited</code>":
    "<code>{link, state}</code>, der Zustand mit dem ganzen <code>visited</code>",
  "<code>{link, state}</code> after it": "<code>{link, state}</code> danach",
  "<code>attributes</code>, by name; null removes one": "<code>attributes</code>, nach Namen; null entfernt eines",
  "<code>format</code>, <code>options</code> without functions":
    "<code>format</code>, <code>options</code> ohne Funktionen",
  "<code>{data, mime}</code>, the data as an ArrayBuffer": "<code>{data, mime}</code>, die Daten als ArrayBuffer",
  "<code>windowHeight</code>, in CSS pixels": "<code>windowHeight</code>, in CSS-Pixeln",
  "nothing: the page follows <code>resize</code>, so the frame hides its scroll bars, says its height again, and makes no table higher than the window":
    "nichts: Die Seite folgt <code>resize</code>, also verbirgt der Rahmen seine Rollbalken, sagt seine Höhe noch einmal und macht keinen Tisch höher als das Fenster",
  "as the event md-answer": "wie das Ereignis md-answer",
};
