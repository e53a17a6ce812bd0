// @ts-check
/** Das Tag: Attribute, Eigenschaften, Methoden, Ereignisse. */

/** @type {Record<string, string>} */
export default {
  "Each attribute but <code>wasm-url</code> is a property too. Changing a player seats another one in mid-game; removing an attribute of the game changes nothing. An invalid attribute is rejected with a message, and the game goes on. The words are English unless <code>lang</code> of the tag itself names another language that the table speaks; they are marked as such for screen readers. Ids, links and CSV are the same in every language.":
    "Jedes Attribut außer <code>wasm-url</code> ist auch eine Eigenschaft. Wird ein Spieler geändert, so setzt sich mitten in der Partie ein anderer auf den Platz; wird ein Attribut der Partie entfernt, ändert sich nichts. Ein ungültiges Attribut wird mit einer Meldung abgelehnt, und die Partie geht weiter. Die Wörter sind englisch, sofern das <code>lang</code> des Tags selbst keine andere Sprache nennt, die der Tisch spricht; für Screenreader sind sie als englisch gekennzeichnet. IDs, Links und CSV sind in jeder Sprache dieselben.",
  "Several tables on a page share one compiled module. A table begins to load when it is near the window, or when <code>ready</code> is asked for. It never captures the mouse wheel, and it takes keys only while it has the focus: <kbd>?</kbd> lists them, and <kbd>Esc</kbd> gives them back to the page.":
    "Mehrere Tische auf einer Seite teilen sich ein kompiliertes Modul. Ein Tisch beginnt zu laden, wenn er dem Fenster nahe ist oder wenn nach <code>ready</code> gefragt wird. Das Mausrad nimmt er nie, und Tasten nur, solange er den Fokus hat: <kbd>?</kbd> listet sie auf, und <kbd>Esc</kbd> gibt sie der Seite zurück.",
  'The strategies are listed under <a href="#players">Players</a>.':
    'Die Strategien stehen unter <a href="#players">Spieler</a>.',
  "number; default <code>13</code>": "Zahl; Vorgabe <code>13</code>",
  "The number of positions, 2 to 1048576. A change begins a new game.":
    "Die Zahl der Positionen, 2 bis 1048576. Eine Änderung beginnt eine neue Partie.",
  "string; default <code>layers</code>": "Text; Vorgabe <code>layers</code>",
  "Who plays Magnus: <code>human</code>, or the id of a strategy.":
    "Wer Magnus spielt: <code>human</code> oder die ID einer Strategie.",
  "string; default <code>human</code>": "Text; Vorgabe <code>human</code>",
  "Who plays Derek: <code>human</code>, or the id of a strategy.":
    "Wer Derek spielt: <code>human</code> oder die ID einer Strategie.",
  "number; default <code>1</code>": "Zahl; Vorgabe <code>1</code>",
  "For the players that use chance, 0 to 4294967295. A change begins a new game.":
    "Für die Spieler, die den Zufall benutzen, 0 bis 4294967295. Eine Änderung beginnt eine neue Partie.",
  string: "Text",
  "A game as the text of a share link, short or written by hand, such as <code>1.WEAQA_X</code> or <code>n=45&amp;moves=3+1-</code>. It takes precedence over the four attributes above.":
    "Eine Partie als Text eines Links, kurz oder von Hand geschrieben, etwa <code>1.WEAQA_X</code> oder <code>n=45&amp;moves=3+1-</code>. Er hat Vorrang vor den vier Attributen darüber.",
  "A step of a lesson, such as <code>shield/hold</code>: its figure is the game, with the task beside it. It takes precedence over the attributes of the game. With a seed, as in <code>shield/largest&amp;seed=7</code>, the task has a table and positions of its own, where one can be made.":
    "Ein Schritt einer Lektion, etwa <code>shield/hold</code>: Seine Abbildung ist die Partie, daneben steht die Aufgabe. Er hat Vorrang vor den Attributen der Partie. Mit einem Startwert, wie in <code>shield/largest&amp;seed=7</code>, hat die Aufgabe einen eigenen Tisch und eigene Positionen, wo sich das machen lässt.",
  "A puzzle, such as <code>only-call&amp;level=3&amp;seed=1</code>: kind, level and seed of one that is the same for everybody, with the question beside it. It takes precedence over <code>lesson</code>.":
    "Ein Rätsel, etwa <code>only-call&amp;level=3&amp;seed=1</code>: Art, Stufe und Startwert eines Rätsels, das für alle dasselbe ist, daneben die Frage. Es hat Vorrang vor <code>lesson</code>.",
  number: "Zahl",
  "The round to go to, at most 50,000; beyond the moves of the game the computer players play on to it. If it is missing: 0, or what the link says.":
    "Die Runde, zu der gegangen wird, höchstens 50.000; über die Züge der Partie hinaus spielen die Computer bis zu ihr weiter. Fehlt sie: 0, oder was der Link sagt.",
  "string; default <code>all</code>": "Text; Vorgabe <code>all</code>",
  "How many layers are shown, A being the first, or <code>all</code>; or <code>ranks</code>: how many new rounds in a row are sure from each position, for n up to 5,000.":
    "Wie viele Schichten gezeigt werden, A ist die erste, oder <code>all</code>; oder <code>ranks</code>: wie viele neue Runden in Folge von jeder Position aus sicher sind, für n bis 5.000.",
  "full, minimal, none; default <code>full</code>":
    "<code>full</code>, <code>minimal</code>, <code>none</code>; Vorgabe <code>full</code>",
  "How much there is to operate: <code>minimal</code> is the table, whose turn it is and the timeline, <code>none</code> the table alone.":
    "Wie viel zu bedienen ist: <code>minimal</code> ist der Tisch, wer am Zug ist und die Zeitleiste, <code>none</code> der Tisch allein.",
  "present or not": "vorhanden oder nicht",
  "The reader can watch and go through the game, but not change it. Scripts can.":
    "Wer liest, kann zusehen und durch die Partie gehen, aber sie nicht ändern. Skripte können es.",
  "For slides: the table fills its box, which is 16:9 if it has no height, and while it has the focus no key turns the slide; Esc gives the keys back.":
    "Für Folien: Der Tisch füllt seinen Kasten, und der ist 16:9, wenn er keine Höhe hat; solange er den Fokus hat, blättert keine Taste die Folie um, und Esc gibt die Tasten zurück.",
  "on, off; default <code>on</code>": "on, off; Vorgabe <code>on</code>",
  "Whether the table shows what a move would leave while the pointer rests on it, before it is made.":
    "Ob der Tisch zeigt, was ein Zug hinterließe, solange der Zeiger auf ihm ruht und bevor er gemacht ist.",
  "What every move is worth is shown, on tables up to n = 29. The reader’s key <code>e</code> sets it too.":
    "Was jeder Zug wert ist, wird gezeigt, auf Tischen bis n = 29. Die Taste <code>e</code> setzt es auch.",
  "light, dark, auto": "<code>light</code>, <code>dark</code>, <code>auto</code>",
  "The colours; by default those of the page around, also when they change; <code>auto</code> takes those that the reader prefers, and with <code>present</code> those of the slide.":
    "Die Farben; ohne Angabe die der Seite ringsum, auch wenn sie wechseln; <code>auto</code> nimmt die, die der Leser vorzieht, und mit <code>present</code> die der Folie.",
  "string; default <code>en</code>": "Text; Vorgabe <code>en</code>",
  "The language in which the table speaks: <code>de</code> is German, all else English.":
    "Die Sprache, in der der Tisch spricht: <code>de</code> ist Deutsch, alles andere Englisch.",
  "The page to which links, QR codes and exports lead. If it is missing: the Play page beside <code>element.js</code>, or else the page itself.":
    "Die Seite, zu der Links, QR-Codes und Exporte führen. Fehlt sie: die Seite „Spielen“ neben <code>element.js</code>, sonst die Seite selbst.",
  "Where the core lies, on a page without lessons; by default beside the module, or in the package inside the script. There is one core on a page: the first table decides.":
    "Wo der Kern liegt, auf einer Seite ohne Lektionen; ohne Angabe neben dem Modul, im Paket innerhalb des Skripts. Auf einer Seite gibt es einen Kern: Der erste Tisch entscheidet.",
  "Settles when the table can be played, and the step that <code>lesson</code> was set to last is open or refused: resolved with the element, or rejected with the reason. A table that is not near the window, or not shown at all, begins to load when this is asked for, or as soon as it is on the page.":
    "Entscheidet sich, wenn auf dem Tisch gespielt werden kann und der Schritt, der <code>lesson</code> zuletzt zugewiesen wurde, offen oder abgelehnt ist: erfüllt mit dem Element oder zurückgewiesen mit dem Grund. Ein Tisch, der dem Fenster nicht nahe ist oder gar nicht gezeigt wird, beginnt zu laden, wenn hiernach gefragt wird oder sobald er auf der Seite ist.",
  "The present state as a plain object, the same until something changes; null until <code>ready</code>. Setting it to the text of a share link opens that game.":
    "Der jetzige Zustand als einfaches Objekt, dasselbe, bis sich etwas ändert; null bis <code>ready</code>. Wird der Text eines Links zugewiesen, so öffnet sich dessen Partie.",
  "The facts beside the state: what perfect play gives, the last round with a new position, who is a person, and what the strategies promise. It is frozen, and the same object until something changes; null until <code>ready</code>.":
    "Was neben dem Zustand bekannt ist: was perfektes Spiel bringt, die letzte Runde mit einer neuen Position, wer ein Mensch ist und was die Strategien versprechen. Es ist eingefroren und dasselbe Objekt, bis sich etwas ändert; null bis <code>ready</code>.",
  "Drawings and a sentence of the page over the table: a trail, blocks, marks, arcs. Either constant or a function of the state; every change of the game draws it anew. The table rejects and removes an overlay that does not fit. null by default.":
    "Was eine Seite über den Tisch zeichnet und sagt: eine Spur, Blöcke, Punkte, Bögen, einen Satz; für jede Stellung dasselbe oder nach einer Funktion des Zustands. Es wird mit jeder Änderung der Partie neu gezeichnet. Eines, das nicht auf den Tisch passt, wird abgelehnt und weggenommen. Vorgabe: null.",
  "The address of this game, for people: the page with the table, and the game behind #.":
    "Die Adresse dieser Partie, für Menschen: die Seite mit dem Tisch und hinter # die Partie.",
  'A refused call throws an <code>Error</code> whose message names the value and the limit, in English; the game is untouched, and the sentence is shown above the turn, in the language of the table, until it is dismissed or something else is done. The property <code>refusal</code> of the error says the same as data, <code>{code: "number", what: "magnitude", value: "9", min: 1, max: 6}</code>: codes and the names of values do not change, new codes may be added. The event <code>md-error</code> has both, its message in the language of the table. If the computation breaks down, for example for lack of memory, the table says so and offers to go on with the game, whose link <code>getState()</code> then gives.':
    'Ein abgelehnter Aufruf wirft einen <code>Error</code>, dessen Nachricht Wert und Grenze nennt, auf Englisch; die Partie bleibt unberührt, und der Satz steht über dem Zug, in der Sprache des Tisches, bis er weggeräumt oder etwas anderes getan wird. Die Eigenschaft <code>refusal</code> des Fehlers sagt dasselbe als Daten, <code>{code: "number", what: "magnitude", value: "9", min: 1, max: 6}</code>: Codes und die Namen der Werte ändern sich nicht, andere Codes können dazukommen. Das Ereignis <code>md-error</code> hat beides, die Nachricht in der Sprache des Tisches. Bricht die Berechnung zusammen, etwa aus Mangel an Speicher, so sagt der Tisch es und bietet an, mit der Partie weiterzumachen, deren Link dann <code>getState()</code> gibt.',
  'gives <code><a href="#type-Evaluation">Evaluation</a> | null</code>':
    'ergibt <code><a href="#type-Evaluation">Evaluation</a> | null</code>',
  "Values of the position, its moves and the line; null if n &gt; 29 or the table is not solved yet.":
    "Was die Stellung, ihre Züge und die Variante wert sind; null, wenn n &gt; 29 oder der Tisch noch nicht gelöst ist.",
  "<code>options: {moves?: boolean}</code>; gives <code>string</code>":
    "<code>options: {moves?: boolean}</code>; ergibt <code>string</code>",
  'The game as the text of a share link, such as "1.WEAQA_X". Throws a sentence if the game is too long for one; without its moves it never is. After a breakdown it is the game as it was when last known.':
    'Die Partie als Text eines Links, etwa "1.WEAQA_X". Wirft einen Satz, wenn die Partie dafür zu lang ist; ohne ihre Züge ist sie es nie. Nach einem Zusammenbruch ist es die Partie, wie sie zuletzt bekannt war.',
  "Opens the game of a share link, short or written by hand. Throws a sentence if the link is damaged; then the game stays.":
    "Öffnet die Partie eines Links, kurz oder von Hand geschrieben. Wirft einen Satz, wenn der Link beschädigt ist; dann bleibt die Partie.",
  "<code>from: number</code>; gives <code>Uint32Array</code>":
    "<code>from: number</code>; ergibt <code>Uint32Array</code>",
  "Where the token stands after each round of the line, undone ones included, from the round after <code>from</code> on.":
    "Wo der Spielstein nach jeder Runde der Variante steht, auch nach zurückgenommenen, von der Runde nach <code>from</code> an.",
  '<code>type: string</code>; <code>options: <a href="#type-ExportOptions">ExportOptions</a></code>; gives <code>Promise&lt;Blob&gt;</code>':
    '<code>type: string</code>; <code>options: <a href="#type-ExportOptions">ExportOptions</a></code>; ergibt <code>Promise&lt;Blob&gt;</code>',
  "The game as a file: {formats}. A line of the CSV is a round: <code>round</code>, <code>from</code>, <code>magnitude</code>, <code>direction</code> (<code>+</code> or <code>-</code>), <code>to</code>, <code>new</code> (1 or 0), <code>visited</code> and <code>way</code>, the direction in English words for spreadsheets.":
    "Die Partie als Datei: {formats}. Eine Zeile der CSV-Datei ist eine Runde: <code>round</code>, <code>from</code>, <code>magnitude</code>, <code>direction</code> (<code>+</code> oder <code>-</code>), <code>to</code>, <code>new</code> (1 oder 0), <code>visited</code> und <code>way</code>, die Richtung mit englischen Wörtern für Tabellenkalkulationen.",
  "A human Magnus calls a magnitude, 1 to n/2; a computer Derek answers at once.":
    "Ein menschlicher Magnus nennt eine Weite, 1 bis n/2; ein Computer als Derek antwortet sofort.",
  "A human Derek answers, <code>+</code> for clockwise; a computer Magnus calls again at once.":
    "Ein menschlicher Derek antwortet, <code>+</code> für im Uhrzeigersinn; ein Computer als Magnus nennt sofort die nächste Weite.",
  "One round by the computer players, or the next round of the line after undo.":
    "Eine Runde der Computer, oder nach dem Zurücknehmen die nächste Runde der Variante.",
  "Plays on by itself until a human has to move, the game is over, or no end is in sight (20n rounds).":
    "Spielt von selbst weiter, bis ein Mensch am Zug ist, die Partie zu Ende oder kein Ende in Sicht ist (20n Runden).",
  "Stops <code>play()</code>.": "Hält <code>play()</code> an.",
  "Takes back the last round, or a human Magnus’s waiting call.":
    "Nimmt die letzte Runde zurück oder die wartende Ansage eines menschlichen Magnus.",
  "Plays the next round of the line again.": "Spielt die nächste Runde der Variante wieder.",
  "Goes to the position after <code>round</code> rounds of the line.":
    "Geht zu der Stellung nach <code>round</code> Runden der Variante.",
  "Follows another line of the game, numbered from 1, and goes to where it differs. A new move after <code>undo</code> begins a line and keeps the old one.":
    "Folgt einer anderen Variante der Partie, von 1 an gezählt, und geht dahin, wo sie abweicht. Ein neuer Zug nach <code>undo</code> beginnt eine Variante und behält die alte.",
  "Forgets the rounds that belong to this line only.": "Vergisst die Runden, die nur zu dieser Variante gehören.",
  "Begins a new game; what is left out stays as it is.": "Beginnt eine neue Partie; was fehlt, bleibt, wie es ist.",
  "Opens the dialog in which a person copies the link of this game, or takes it along as a picture, a file or a tag.":
    "Öffnet den Dialog, in dem ein Mensch den Link dieser Partie kopiert oder sie als Bild, Datei oder Tag mitnimmt.",
  "They bubble, and cross shadow roots.": "Sie steigen auf und überqueren Shadow Roots.",
  'detail: <code><a href="#type-Detail">Detail</a></code>': 'detail: <code><a href="#type-Detail">Detail</a></code>',
  "The table can be played.": "Auf dem Tisch kann gespielt werden.",
  "One or more moves were made: while it plays by itself faster than the screen, once for each drawing.":
    "Ein oder mehrere Züge wurden gemacht: solange er von selbst schneller spielt als der Bildschirm, einmal für jede Zeichnung.",
  'detail: <code><a href="#type-ChangeDetail">ChangeDetail</a></code>':
    'detail: <code><a href="#type-ChangeDetail">ChangeDetail</a></code>',
  "Anything about the game has changed.": "Irgendetwas an der Partie hat sich geändert.",
  "After md-change: the token has come to rest, and the panels say so.":
    "Nach md-change: Der Spielstein ist angekommen, und der Text daneben sagt es.",
  "Nothing more can be forced.": "Mehr lässt sich nicht erzwingen.",
  "detail: <code>LessonDetail</code>": "detail: <code>LessonDetail</code>",
  "A step of a lesson or a puzzle has begun, or what is thought of the reader’s attempt has changed, or help was given: then it is neither done nor failed.":
    "Ein Schritt einer Lektion oder ein Rätsel hat begonnen, oder das Urteil über den Versuch des Lesers hat sich geändert, oder es gab Hilfe: Dann ist er weder gelungen noch gescheitert.",
  "detail: <code>NextDetail</code>": "detail: <code>NextDetail</code>",
  "The reader wants the next step of the lesson, or another puzzle. Unless the event is cancelled, the table goes on to it.":
    "Der Leser möchte den nächsten Schritt der Lektion oder ein anderes Rätsel. Wird das Ereignis nicht aufgehalten, geht der Tisch dahin weiter.",
  'detail: <code><a href="#type-ErrorDetail">ErrorDetail</a></code>':
    'detail: <code><a href="#type-ErrorDetail">ErrorDetail</a></code>',
  "Something was refused, or the table could not be loaded, or it has broken down.":
    "Etwas wurde abgelehnt, oder der Tisch ließ sich nicht laden, oder er ist zusammengebrochen.",
  "With <code>lesson</code> the table shows a step of a lesson: its figure is the game, and beside it stand the task, hints, and what is right or wrong about the attempt. The task can be done there, wherever the table is; a table without one loads nothing of it.":
    "Mit <code>lesson</code> zeigt der Tisch einen Schritt einer Lektion: Seine Abbildung ist die Partie, und daneben stehen die Aufgabe, Hinweise, und was an dem Versuch richtig oder falsch ist. Die Aufgabe kann dort gelöst werden, wo immer der Tisch ist; für einen Tisch ohne Lektion wird nichts davon geladen.",
  "What has been done is noted in the browser, for all pages of the same site, under the name <code>magnus-derek-lessons</code>; where nothing can be kept, as in some frames, it lasts as long as the page.":
    "Was gelöst ist, merkt sich der Browser, für alle Seiten derselben Website, unter dem Namen <code>magnus-derek-lessons</code>; wo nichts aufbewahrt werden kann, wie in manchen Rahmen, hält es so lange wie die Seite.",
  "At the end of a task the button “Another one like this” puts one of the same kind in its place, with another table and other positions, where the core can make one. Its number says which it is, the same for everybody. It is noted nowhere and fires no <code>md-lesson</code>; a button leads back to the step’s own task, as it was left.":
    "Am Ende einer Aufgabe setzt die Schaltfläche „Noch so eine Aufgabe“ eine derselben Art an ihre Stelle, mit einem anderen Tisch und anderen Positionen, wo der Kern eine machen kann. Ihre Nummer sagt, welche es ist, für alle dieselbe. Sie wird nirgends vermerkt und löst kein <code>md-lesson</code> aus; eine Schaltfläche führt zur Aufgabe des Schritts zurück, wie sie verlassen wurde.",
  'A seed behind the step, as in <code>lesson="lose/three&amp;seed=7"</code>, gives its task a table and positions of its own, the same for everybody with this seed, where the core can make one; the frame takes <code>seed</code> as a field of its own, the page of a lesson as <code>?seed=7</code>. Such a task counts as the step’s, and <code>md-lesson</code> names the <code>seed</code>. The page <a href="variants.html">A task for each student</a> lists the tasks of many seeds with their answers.':
    'Ein Startwert hinter dem Schritt, wie in <code>lesson="lose/three&amp;seed=7"</code>, gibt seiner Aufgabe einen eigenen Tisch und eigene Positionen, für alle mit diesem Startwert dieselben, wo der Kern sie machen kann; der Rahmen nimmt <code>seed</code> als eigenes Feld, die Seite einer Lektion als <code>?seed=7</code>. Eine solche Aufgabe zählt als die des Schritts, und <code>md-lesson</code> nennt den Startwert als <code>seed</code>. Die Seite <a href="variants.html">Für alle eine eigene Aufgabe</a> stellt die Aufgaben vieler Startwerte mit ihren Antworten zusammen.',
  'With <code>puzzle</code> the table shows a puzzle of the page <a href="practice.html">Practice</a>: a kind, a level and a seed are the same puzzle for everybody, for ever. Exact values judge the answer, a wrong one is refuted on the table, and the button “Next puzzle” goes to the next seed unless the page cancels <code>md-next</code>.':
    'Mit <code>puzzle</code> zeigt der Tisch ein Rätsel der Seite <a href="practice.html">Üben</a>: Art, Stufe und Startwert sind für alle und für immer dasselbe Rätsel. Exakte Werte urteilen über die Antwort, eine falsche wird auf dem Tisch widerlegt, und die Schaltfläche „Nächstes Rätsel“ geht zum nächsten Startwert, wenn die Seite <code>md-next</code> nicht aufhält.',
  "The kinds are <code>only-call</code> and <code>only-way</code> (levels 1 to 6), <code>stuck</code> and <code>force</code> (2, 3, 4, 6), <code>depth</code> (2, 3), <code>safe</code> (5) and <code>shield</code> (5, 6); a seed is a number from 0 to 4294967295. A table elsewhere notes nothing: the account of right and missed ones is kept by the page Practice.":
    "Die Arten sind <code>only-call</code> und <code>only-way</code> (Stufen 1 bis 6), <code>stuck</code> und <code>force</code> (2, 3, 4, 6), <code>depth</code> (2, 3), <code>safe</code> (5) und <code>shield</code> (5, 6); ein Startwert ist eine Zahl von 0 bis 4294967295. Ein Tisch anderswo merkt sich nichts: Über richtige und verfehlte führt die Seite „Üben“ Buch.",
  "A name such as <code>mistakes&amp;number=2&amp;game=1.…</code> is a mistake in a game, which is a link: the second move of a person that cost a round or a position. The end of a game leads to them, on the page Practice; they are in no account. On tables with more than 22 positions only the ending is judged, and the page says from which round on.":
    "Ein Name wie <code>mistakes&amp;number=2&amp;game=1.…</code> ist ein Fehler in einer Partie, die ein Link ist: der zweite Zug eines Menschen, der eine Runde oder eine Position gekostet hat. Das Ende einer Partie führt zu ihnen, auf der Seite „Üben“; Buch wird über sie nicht geführt. Auf Tischen mit mehr als 22 Positionen wird nur über das Ende geurteilt, und die Seite sagt, ab welcher Runde.",
  "A form of your own, such as a question of a course, keeps the state of a task in a hidden input. The event <code>md-answer</code> says it, and <code>answer-state</code> or the property <code>answerState</code> brings it back: marked positions, the call chosen, the position reached, hints and what was judged. A text of another task is refused in words, and the table stays as it is.":
    "Ein eigenes Formular, etwa eine Frage in einem Kurs, bewahrt den Stand einer Aufgabe in einem versteckten Feld auf. Das Ereignis <code>md-answer</code> nennt ihn, und <code>answer-state</code> oder die Eigenschaft <code>answerState</code> bringt ihn zurück: markierte Positionen, die gewählte Ansage, die erreichte Position, Tipps und was beurteilt wurde. Ein Text einer anderen Aufgabe wird in Worten abgelehnt, und der Tisch bleibt, wie er ist.",
  "The text is JSON, at most a few hundred characters. Your server may read <code>done</code>, <code>hints</code> and <code>saw</code>, whether the solution was shown; the table judges the answer again. Nothing in it protects from cheats. A table without a task has no such text: there the event <code>md-change</code> and <code>getState()</code> give the game, and <code>state</code> brings it back. A frame says <code>answer</code>, and takes <code>answer-state</code> by <code>set</code>, together with <code>lesson</code> or <code>puzzle</code>.":
    "Der Text ist JSON und höchstens ein paar hundert Zeichen lang. Ihr Server kann <code>done</code>, <code>hints</code> und <code>saw</code> lesen, ob die Lösung gezeigt wurde; der Tisch beurteilt die Antwort neu. Vor Schummeln schützt nichts darin. Ein Tisch ohne Aufgabe hat keinen solchen Text: Dort geben das Ereignis <code>md-change</code> und <code>getState()</code> die Partie, und <code>state</code> bringt sie zurück. Ein Rahmen sagt <code>answer</code> und nimmt <code>answer-state</code> mit <code>set</code> an, zusammen mit <code>lesson</code> oder <code>puzzle</code>.",
  "What <code>answerState</code> said of the task, to go on there. It is read when the task begins.":
    "Was <code>answerState</code> von der Aufgabe gesagt hat, um dort weiterzugehen. Gelesen wird es, wenn die Aufgabe beginnt.",
  "While there is a task: its state as a text that a form can keep, such as marked positions, the call chosen, the position reached. Setting it brings that state back; a text of another task is refused.":
    "Solange es eine Aufgabe gibt: ihr Stand als Text, den ein Formular aufbewahren kann, etwa markierte Positionen, die gewählte Ansage, die erreichte Position. Ihn zu setzen bringt diesen Stand zurück; ein Text einer anderen Aufgabe wird abgelehnt.",
  "detail: <code>AnswerDetail</code>": "detail: <code>AnswerDetail</code>",
  "What <code>answerState</code> says has changed; <code>userInitiated</code> says whether by the reader.":
    "Was <code>answerState</code> sagt, hat sich geändert; <code>userInitiated</code> sagt, ob durch den Leser.",
  "default 820px": "Vorgabe 820px",
  "The largest width of the picture.": "Die größte Breite des Bildes.",
  "between the tags": "zwischen den Tags",
  "What is shown where the table cannot be.": "Was gezeigt wird, wo der Tisch nicht sein kann.",
  "At the end of a game: the way on, as a button; what is told of the game is then folded.":
    "Am Ende einer Partie: wie es weitergeht, als Knopf; was von der Partie erzählt wird, ist dann eingeklappt.",
  "At the end of a game: what stands below the buttons.": "Am Ende einer Partie: was unter den Knöpfen steht.",
  "What stands below the table, and at the end of a game beside it.":
    "Was unter dem Tisch steht, und am Ende einer Partie neben ihm.",
  "a slot": "ein Slot",
  "At a step of a lesson: what stands above the task.": "Bei einem Schritt einer Lektion: was über der Aufgabe steht.",
};
