// @ts-check
/** Objekte für Skripte, Zeichnungen über dem Tisch, exaktes Spiel und große Tische. */

/** @type {Record<string, string>} */
export default {
  "The package has the same as TypeScript types.": "Das Paket enthält dasselbe als TypeScript-Typen.",
  "The number of positions.": "Die Zahl der Positionen.",
  "f*(n), the number of positions that Magnus gets out of good players.":
    "f*(n), die Zahl der Positionen, die Magnus bei guten Spielern bekommt.",
  "The token’s position, 0 to n − 1.": "Die Position des Spielsteins, 0 bis n − 1.",
  "Complete rounds played.": "Vollständig gespielte Runden.",
  "The player to move; <code>over</code>: nothing more can be forced.":
    "Wer am Zug ist; <code>over</code>: Mehr lässt sich nicht erzwingen.",
  "The call that waits for a direction.": "Die Ansage, die auf eine Richtung wartet.",
  "Landings of that call, clockwise first; null if no call waits.":
    "Wohin diese Ansage führen kann, im Uhrzeigersinn zuerst; null, wenn keine Ansage wartet.",
  "The first layer that contains the token; null if none does.":
    "Die erste Schicht, die den Spielstein enthält; null, wenn keine es tut.",
  "|A|, |M(A)|, … up to the last layer.": "|A|, |M(A)|, … bis zur letzten Schicht.",
  "Why the last move was made; null before the first.": "Warum der letzte Zug gemacht wurde; null vor dem ersten.",
  "A position that has come again since the last new one, so that the game may go round for ever: the round after which it stood <code>first</code>, and the one after which it stood <code>again</code>. null with a Magnus who promises something, and once the game is over.":
    "Wo seit der letzten neuen Position eine Stellung wiedergekommen ist, so dass die Partie ewig im Kreis gehen kann: die Runde, nach der sie zuerst da war (<code>first</code>), und die, nach der sie wieder da war (<code>again</code>). null bei einem Magnus, der etwas verspricht, und sobald die Partie zu Ende ist.",
  "All visited positions in order of first visit.": "Alle besuchten Positionen, in der Reihenfolge des ersten Besuchs.",
  "Why the last move was made: <code>by</code> is <code>magnus</code>, <code>derek</code> or <code>rules</code>, <code>kind</code> names the kind of reason, with its data beside it, and <code>text</code> says it in a sentence or two.":
    "Warum der letzte Zug gemacht wurde: <code>by</code> ist <code>magnus</code>, <code>derek</code> oder <code>rules</code>, <code>kind</code> nennt die Art des Grundes, mit dessen Daten daneben, und <code>text</code> sagt ihn in einem Satz oder zweien.",
  "With these a page can judge the game on its table and need not open it a second time.":
    "Damit kann eine Seite die Partie auf ihrem Tisch beurteilen und muss sie kein zweites Mal öffnen.",
  "The positions and rounds of perfect play: R(n) where it is known, otherwise the best bound that is proved.":
    "Die Positionen und Runden bei perfektem Spiel: R(n), wo es bekannt ist, sonst die beste bewiesene Schranke.",
  "The round that reached the last new position; 0 before the first.":
    "Die Runde, die zur letzten neuen Position führte; 0 vor der ersten.",
  "The player who is Magnus.": "Der Spieler, der Magnus ist.",
  "The player who is Derek.": "Der Spieler, der Derek ist.",
  "The seed of the players that use chance.": "Der Startwert der Spieler, die den Zufall benutzen.",
  "The id, with its argument; <code>human</code> for a person.":
    "Die ID mit ihrem Argument; <code>human</code> für einen Menschen.",
  "True if a person plays.": "Ob ein Mensch spielt.",
  "True if chance is used.": "Ob Zufall im Spiel ist.",
  "The promise of the strategy on this table: positions and rounds; null for a person, for one that promises nothing, and for one that took over in mid-game.":
    "Was die Strategie auf diesem Tisch verspricht: Positionen und Runden; null bei einem Menschen, bei einer, die nichts verspricht, und bei einer, die mitten in der Partie übernommen hat.",
  "A Magnus visits at least this many positions against every Derek; a Derek speaks of the same number.":
    "Ein Magnus besucht gegen jeden Derek mindestens so viele Positionen; ein Derek spricht von derselben Zahl.",
  "A Magnus needs at most this many rounds for it; against a Derek every Magnus needs at least so many.":
    "Ein Magnus braucht dafür höchstens so viele Runden; gegen einen Derek braucht jeder Magnus mindestens so viele.",
  "The bound on rounds as a formula.": "Die Schranke für die Runden als Formel.",
  "The author of the proof, or the way in which it was found.": "Wer es bewiesen hat, oder wie es gefunden wurde.",
  'See <a href="#exact">exact play</a> for what the values mean.':
    'Was die Werte bedeuten, steht unter <a href="#exact">exaktes Spiel</a>.',
  "If both play perfectly from here on; with a waiting call after that call.":
    "Wenn von hier an beide perfekt spielen; bei einer wartenden Ansage nach dieser Ansage.",
  "The values of all calls, magnitude 1 first; the one that waits is among them.":
    "Was jede Ansage wert ist, Weite 1 zuerst; die wartende ist darunter.",
  "Derek’s loss with each answer to the waiting call, clockwise first.":
    "Was jede Antwort auf die wartende Ansage Derek kosten würde, im Uhrzeigersinn zuerst.",
  "The start, and the position after each round of the line.":
    "Der Anfang und die Stellung nach jeder Runde der Variante.",
  "The magnitude.": "Die Weite.",
  "If Derek answers perfectly.": "Wenn Derek perfekt antwortet.",
  "If he says clockwise, and if he says counter-clockwise.":
    "Wenn er im Uhrzeigersinn sagt, und wenn er gegen den Uhrzeigersinn sagt.",
  "The loss of calling it.": "Was diese Ansage kosten würde.",
  "The positions visited in the end if both play perfectly from here on.":
    "Die am Ende besuchten Positionen, wenn von hier an beide perfekt spielen.",
  "The round in which the last of them is visited.": "Die Runde, in der die letzte davon besucht wird.",
  "Magnus’s loss with the call that led here; nothing at the start.":
    "Was Magnus mit der Ansage verlor, die hierher führte; am Anfang nichts.",
  "Derek’s loss with the answer that led here.": "Was Derek mit der Antwort verlor, die hierher führte.",
  "The positions visited in the end; at least so many if they play for f*(n) positions only.":
    "Die am Ende besuchten Positionen; mindestens so viele, wenn sie nur um f*(n) Positionen spielen.",
  "The rounds until the last of them; 0 if none is to come.":
    "Die Runden bis zur letzten davon; 0, wenn keine mehr kommt.",
  "Positions: given up by Magnus, or allowed by Derek.": "Positionen: von Magnus aufgegeben oder von Derek zugelassen.",
  "If no positions, the rounds wasted by Magnus or spared him by Derek.":
    "Sind keine Positionen verloren: die Runden, die Magnus verschwendet oder Derek ihm erspart hat.",
  'See <a href="#drawing">drawing over the table</a>.': 'Siehe <a href="#drawing">über den Tisch zeichnen</a>.',
  "Said in place of the table’s own words, also to a screen reader; **double stars** are bold.":
    "Wird statt der Worte des Tisches gesagt, auch einem Screenreader; **doppelte Sterne** sind fett.",
  "In the middle of the picture.": "In der Mitte des Bildes.",
  "False shows the unvisited positions alone, which leaves the inside of the ring to what follows; the evaluation is not offered.":
    "<code>false</code> zeigt nur die unbesuchten Positionen und lässt das Innere des Rings dem, was folgt; die Bewertung wird nicht angeboten.",
  "True if the picture is that of the end of a game, as for a game that a page takes for won; no call waits in it then, and the evaluation is not offered.":
    "Ob das Bild das vom Ende einer Partie ist, etwa für eine Partie, die eine Seite für gewonnen hält; keine Ansage wartet dann darin, und die Bewertung wird nicht angeboten.",
  'True if somebody else has played the game: its end speaks of Magnus and Derek, not of "you".':
    "Ob jemand anders die Partie gespielt hat: An ihrem Ende ist von Magnus und Derek die Rede, nicht von „Ihnen“.",
  "Where <code>layers</code> is false: a list, even an empty one, shows the ring of M(A) all the same, whole. If the token is in the list, two arcs join it to the pair that Magnus calls; other positions in it change nothing.":
    "Wo <code>layers</code> <code>false</code> ist: Eine Liste, auch eine leere, zeigt den Ring von M(A) trotzdem, und zwar ganz. Steht die Position des Spielsteins in der Liste, verbinden ihn zwei Bögen mit dem Paar, das Magnus nennt; andere Positionen darin ändern nichts.",
  "A way from position to position, the last step an arrow; its last 60 steps are drawn.":
    "Ein Weg von Position zu Position, der letzte Schritt ein Pfeil; seine letzten 60 Schritte werden gezeichnet.",
  "Bands inside the ring, each a number of positions clockwise from its first.":
    "Bänder innerhalb des Rings: so viele Positionen, im Uhrzeigersinn von der ersten an.",
  "True if a line joins the middles of the first two blocks.":
    "Ob eine Linie die Mitten der ersten beiden Blöcke verbindet.",
  "Dots inside the ring.": "Punkte innerhalb des Rings.",
  "Positions that Derek is to keep: of a landing his buttons say whether it is one of them, and nothing of layers; the classes of the players are not drawn.":
    "Positionen, die Derek halten soll: Von einem Ziel sagen seine Knöpfe, ob es eine davon ist, und nichts von Schichten; die Klassen der Spieler werden nicht gezeichnet.",
  "Circles around positions.": "Kreise um Positionen.",
  "Arrows, each from its first position to its second.": "Pfeile, jeder von seiner ersten Position zu seiner zweiten.",
  "True if the landings of the call swell a few times, so that a person who sees the table for the first time finds them; not where motion is reduced.":
    "Ob die Ziele der Ansage einige Male anschwellen, damit sie findet, wer den Tisch zum ersten Mal sieht; nicht, wo Bewegung reduziert ist.",
  "Arcs along the rim from the token to a position, as those of a call; a faint one is dashed.":
    "Bögen am Rand entlang vom Spielstein zu einer Position, wie die einer Ansage; ein blasser ist gestrichelt.",
  "As the attributes of the same names; what is left out stays as it is.":
    "Wie die Attribute mit denselben Namen; was fehlt, bleibt, wie es ist.",
  "The id of Magnus.": "Die ID von Magnus.",
  "The id of Derek.": "Die ID von Derek.",
  "For the players that use chance.": "Für die Spieler, die den Zufall benutzen.",
  "The first round of an animation.": "Die erste Runde einer Animation.",
  "Its last round.": "Ihre letzte Runde.",
  "Pixels.": "Pixel.",
  "The round of a still picture; the one on the table without it.":
    "Die Runde eines unbewegten Bildes; ohne Angabe die auf dem Tisch.",
  "For slides: no lines at the foot of a picture, and a white ground in the light theme.":
    "Für Folien: keine Zeilen am Fuß eines Bildes, und ein weißer Grund in hellen Farben.",
  "Milliseconds for a round of an animation, which never lasts longer than 20 seconds.":
    "Millisekunden für eine Runde einer Animation, die nie länger als 20 Sekunden dauert.",
  "The colours.": "Die Farben.",
  "Stops the making of an animation.": "Bricht die Herstellung einer Animation ab.",
  "Told how many pictures of an animation are made.": "Erfährt, wie viele Bilder einer Animation gemacht sind.",
  "null if the table could not be loaded.": "null, wenn sich der Tisch nicht laden ließ.",
  "False if a script or an attribute asked for it.": "<code>false</code>, wenn ein Skript oder ein Attribut darum bat.",
  "What has changed: moves; the place in the game, by going through it; the whole game; a player; what is shown; the exact values are there; or the comments, also when those of a link have loaded.":
    "Was sich geändert hat: Züge; der Ort in der Partie, beim Durchgehen; die ganze Partie; ein Spieler; was gezeigt wird; die exakten Werte sind da; oder die Kommentare, auch wenn die eines Links geladen sind.",
  'The id of the lesson; "" at a puzzle.': "Die ID der Lektion; „“ bei einem Rätsel.",
  'The id of the step; "" at a puzzle.': "Die ID des Schritts; „“ bei einem Rätsel.",
  'The puzzle, as the attribute names it; "" at a step of a lesson.':
    "Das Rätsel, wie das Attribut es nennt; „“ bei einem Schritt einer Lektion.",
  "The task is done.": "Die Aufgabe ist gelöst.",
  "The attempt is wrong, or the goal is out of reach.":
    "Der Versuch ist falsch, oder das Ziel ist nicht mehr zu erreichen.",
  "A word for why it is wrong or not yet right; null if there is nothing to say.":
    "Ein Wort dafür, warum er falsch oder noch nicht richtig ist; null, wenn es nichts zu sagen gibt.",
  "The seed of the task, where one makes it in place of the step’s own; else null.":
    "Der Startwert der Aufgabe, wo einer sie statt der des Schritts macht; sonst null.",
  "The number of hints given.": "Die Zahl der gegebenen Tipps.",
  "True if the solution has been shown.": "<code>true</code>, wenn die Lösung gezeigt wurde.",
  'The id of the step that comes next; "" at a puzzle.':
    "Die ID des Schritts, der als nächster kommt; „“ bei einem Rätsel.",
  'The puzzle that comes next, of the same kind and level; "" at a step of a lesson.':
    "Das Rätsel, das als nächstes kommt, von derselben Art und Stufe; „“ bei einem Schritt einer Lektion.",
  "A sentence for people, in the language of the table.": "Ein Satz für Menschen, in der Sprache des Tisches.",
  "What was refused as data: its code and its values, if it has any. Errors that are thrown have it too.":
    "Was abgelehnt wurde, als Daten: der Code und die Werte, wenn es welche hat. Geworfene Fehler haben das auch.",
  'A page can draw and say something of its own over the table: the property <code>overlay</code> takes an <a href="#type-Overlay">overlay</a>, which is then the same for every state, or a function that gives one for each state, or null. One that does not fit the table is refused and taken off. Files and links are without it. A <code>readonly</code> table where both players are <code>human</code> is a record: arrow keys, Home, End and buttons go through it. The page of announced moves is such a table.':
    'Eine Seite kann Eigenes über den Tisch zeichnen und dazu sagen: Die Eigenschaft <code>overlay</code> nimmt ein <a href="#type-Overlay">Overlay</a>, das dann für jeden Zustand dasselbe ist, oder eine Funktion, die für jeden Zustand eines oder null liefert. Eines, das nicht auf den Tisch passt, wird abgelehnt und weggenommen. Dateien und Links enthalten es nicht. Ein Tisch mit <code>readonly</code>, auf dem beide Spieler <code>human</code> sind, ist eine Aufzeichnung: Pfeiltasten, Pos1, Ende und Knöpfe gehen durch sie hindurch. Die Seite der angesagten Züge ist ein solcher Tisch.',
  'These are the values of <code>magnus</code> and <code>derek</code>, in attributes, links, the Lab’s address and on the command line. A script may be any list, as in <code>scripted:3,1,2</code> or <code>scripted:+-+</code>. Some suit only certain tables; the menu says which. A <a href="learn/tripling.html">lesson</a> tells the plan of <code>tripling</code>, who wastes no round.':
    'Dies sind die Werte von <code>magnus</code> und <code>derek</code>, in Attributen, in Links, in der Adresse des Labors und auf der Kommandozeile. Nach Liste gespielt wird jede Liste, wie in <code>scripted:3,1,2</code> oder <code>scripted:+-+</code>. Manche passen nur zu bestimmten Tischen; das Menü sagt, welche. Eine <a href="learn/tripling.html">Lektion</a> erklärt den Plan von <code>tripling</code>, der keine Runde verschwendet.',
  "Up to <var>n</var> = 29 the page solves the whole game. A <code>perfect</code> player needs that before his first move, and <code>evaluate</code> shows the result: bars around the table and a list say what every magnitude and both directions are worth and what the last round lost, and a curve says what the game was worth after each round: a click or an arrow key on it goes there. The list has both landings of each call, and a fold what every strategy would call. Above <var>n</var> = 29 it has exact values once few positions are left. To <var>n</var> = 22 this takes no time. For larger tables a worker solves the game once for all tables of the page, with progress and Cancel; the solutions of the four latest <var>n</var> are kept until the page is left. Without a worker <var>n</var> ends at 24.":
    "Bis <var>n</var> = 29 löst die Seite das ganze Spiel. Ein perfekter Spieler braucht das vor seinem ersten Zug, und <code>evaluate</code> zeigt, was dabei herauskommt: als Balken um den Tisch und als Liste, was jede Weite und beide Richtungen wert sind, was die letzte Runde gekostet hat, und als Kurve, was die Partie nach jeder Runde wert war: Ein Klick oder eine Pfeiltaste darauf geht dorthin. Die Liste hat beide Ziele jeder Ansage, und ein Feld sagt, was jede Strategie ansagen würde. Über <var>n</var> = 29 hat sie genaue Werte, sobald wenige Positionen übrig sind. Bis <var>n</var> = 22 ist es sofort da; darüber löst ein Worker den Tisch einmal für alle Tische der Seite, mit Fortschritt und „Abbrechen“, und er bleibt gelöst, bis die Seite verlassen wird, die letzten vier <var>n</var> zugleich. Wo kein Worker zu bekommen ist, endet <var>n</var> bei 24.",
  "A value is the number of positions visited in the end, and the rounds until the last of them, if both play perfectly from here on. Magnus wants most positions, then fewest rounds; Derek the reverse. A loss is in positions, or if there are none, in rounds.":
    "Ein Wert ist die Zahl der am Ende besuchten Positionen und die der Runden bis zur letzten davon, wenn von hier an beide perfekt spielen. Magnus will möglichst viele Positionen, dann möglichst wenige Runden; Derek umgekehrt. Ein Verlust wird in Positionen gezählt, oder wenn keine verloren sind, in Runden.",
  '<span class="formula"><var>R</var>(<var>n</var>)</span> is something else: the fewest rounds to <span class="formula"><var>f</var>*(<var>n</var>)</span> positions against a Derek who only delays. The <a href="lab.html">Lab</a> shows where the two differ, and the <a href="note.html">note</a> has the theorems about <span class="formula"><var>R</var>(<var>n</var>).</span> The perfect Derek holds out until <span class="formula"><var>R</var>(<var>n</var>),</span> if need be with a move that the evaluation calls a loss; he says so where it happens.':
    '<span class="formula"><var>R</var>(<var>n</var>)</span> ist etwas anderes: die wenigsten Runden bis zu <span class="formula"><var>f</var>*(<var>n</var>)</span> Positionen gegen einen Derek, der sie nur hinauszögert. Das <a href="lab.html">Labor</a> sagt, wo sich die beiden unterscheiden, und die <a href="note.html">Notiz</a> hat die Sätze über <span class="formula"><var>R</var>(<var>n</var>).</span> Der perfekte Derek hält bis <span class="formula"><var>R</var>(<var>n</var>)</span> durch, wenn nötig mit einem Zug, den die Bewertung einen Verlust nennt; wo das geschieht, sagt er es.',
  "On tables of more than 1,500 positions several share a cell in the rings; the shade of a cell is the share of its positions that are in the layer. <em>Lens</em> (key <kbd>z</kbd>, above 96 positions) shows single ones in the middle of the table, at the pointer or else at the token, with the arrows to the pair in their true directions.":
    "Auf Tischen mit mehr als 1.500 Positionen teilen sich mehrere eine Zelle in den Ringen; wie dunkel eine Zelle ist, sagt, welcher Anteil ihrer Positionen in der Schicht liegt. Die <em>Lupe</em> (Taste <kbd>z</kbd>, über 96 Positionen) zeigt einzelne in der Mitte des Tisches, am Zeiger oder sonst am Spielstein, mit den Pfeilen zu dem Paar in ihren wahren Richtungen.",
  "The <em>carpet</em> on the Play page (key <kbd>c</kbd>) is the whole game at once: positions across, time downwards, a pixel row for each block of rounds, coloured by layers or by first visits. The hoarder’s game looks like one shrinking interval, the game of the balanced Magnus like dust. On composite tables the carpet can be woven class by class; then the two-phase recursion shows as blocks. In a game of Tripling every row has a first visit: two classes fill to two thirds, then their leftovers follow like stairs, or the third class fills too. The carpet grows with the game, can be zoomed down to single rounds and positions, says what a cell holds, takes the table to any of its rounds, and can be saved as PNG. Only the Play page and the single file have it.":
    "Der <em>Teppich</em> auf der Seite „Spielen“ (Taste <kbd>c</kbd>) ist die ganze Partie auf einmal: Positionen nebeneinander, die Zeit nach unten, eine Pixelzeile für jeden Block von Runden, gefärbt nach Schichten oder nach ersten Besuchen. Die Partie des Sammlers sieht wie ein schrumpfendes Intervall aus, die des ausgewogenen Magnus wie Staub. Auf zusammengesetzten Tischen lässt sich der Teppich Klasse für Klasse weben; dann zeigt sich die Rekursion in zwei Phasen als Blöcke. Spielt „Verdreifachen“, so hat jede Zeile einen ersten Besuch: Zwei Klassen füllen sich zu zwei Dritteln, dann kommen ihre Restpositionen wie Treppen, oder auch die dritte Klasse füllt sich. Der Teppich wächst mit der Partie, lässt sich bis zu einzelnen Runden und Positionen vergrößern, sagt, was eine Zelle enthält, bringt den Tisch zu jeder seiner Runden und lässt sich als PNG speichern. Nur die Seite „Spielen“ und die einzelne Datei haben ihn.",
  "The new value of <code>answerState</code>.": "Der neue Wert von <code>answerState</code>.",
};
