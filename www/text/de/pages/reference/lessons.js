// @ts-check
/** Anleitung für eine eigene Lektion. */

/** @type {Record<string, string>} */
export default {
  "A lesson is one file of data, <code>www/lessons/ID.js</code>, without functions and without HTML. Write it, put its entry into <code>www/lessons/list.js</code>, and the build makes its page, <code>learn/ID.html</code>. <code>./build.sh check</code> reports every mistake in a sentence. A lesson that teaches well is short: a figure, a task, an insight, and the next figure.":
    "Eine Lektion ist eine Datei mit Daten, <code>www/lessons/ID.js</code>, ohne Funktionen und ohne HTML. Schreiben Sie sie, setzen Sie ihren Eintrag in <code>www/lessons/list.js</code>, und der Bau macht ihre Seite, <code>learn/ID.html</code>. <code>./build.sh check</code> meldet jeden Fehler in einem Satz. Eine Lektion, die gut lehrt, ist kurz: eine Abbildung, eine Aufgabe, eine Einsicht und die nächste Abbildung.",
  "A word: the address of its page and the name of its progress. It stays for ever, and so do the ids of steps: one that goes into another lesson is found by its old name (<code>www/lessons/moved.js</code>).":
    "Ein Wort: die Adresse ihrer Seite und der Name ihres Fortschritts. Es bleibt für immer, und ebenso die IDs von Schritten: Einer, der in eine andere Lektion kommt, wird unter seinem alten Namen gefunden (<code>www/lessons/moved.js</code>).",
  "The same as in <code>list.js</code>; lessons stand in the order of their numbers. There, too: the part of the course, and about how many minutes it takes.":
    "Dasselbe wie in <code>list.js</code>; Lektionen stehen in der Reihenfolge ihrer Nummern. Dort steht auch, zu welchem Teil des Kurses sie gehört und wie viele Minuten sie etwa dauert.",
  "Its picture on the page of all lessons: the id of a step, or a figure; if it is missing, the first figure.":
    "Was auf der Seite aller Lektionen für sie steht: die ID eines Schritts oder eine Abbildung; wenn es fehlt, die erste Abbildung.",
  "What comes out in the end, where the tasks ask one to find that: it stands folded at the end of the lesson until its last task is done. The <code>summary</code> says what one learns, not the result.":
    "Was am Ende herauskommt, wo die Aufgaben danach fragen: Es steht zugeklappt am Ende der Lektion, bis deren letzte Aufgabe gelöst ist. Die <code>summary</code> sagt, was man lernt, nicht das Ergebnis.",
  "Ids of lessons that should come before. Prerequisites are only suggestions; nothing is locked.":
    "IDs von Lektionen, die vorher kommen sollten. Das ist ein Rat; nichts ist verschlossen.",
  "Where it comes from, with papers by their keys, such as <code>[N10]</code> (<code>www/text/en/site/lesson-pages.js</code>), and what is our own.":
    "Woher sie kommt, mit Arbeiten nach ihren Kürzeln, etwa <code>[N10]</code> (<code>www/text/en/site/lesson-pages.js</code>), und was von uns ist.",
  "In their order.": "In ihrer Reihenfolge.",
  "With the lesson’s id the step’s name, such as <code>shield/hold</code>; its place on the page is <code>learn/shield.html#hold</code>.":
    "Mit der ID der Lektion der Name des Schritts, etwa <code>shield/hold</code>; sein Ort auf der Seite ist <code>learn/shield.html#hold</code>.",
  '<code>game</code>, the text of a link (<a href="#links">Links</a>); <code>mark</code>, positions with a dot; <code>layers</code>, how many are shown: 1 is A alone, all if it is missing; <code>ranks: true</code>: once the question is answered the ranks of the positions are shown in place of layers; <code>bricks: true</code> on an odd prime: the rounds that layer play may need as bricks, which the game fills. <code>prices</code> on an odd table: a price from −99 to 99 for each position, drawn in place of the game; tasks <code>pay</code> and <code>mark</code> are about them.':
    '<code>game</code>, der Text eines Links (<a href="#links">Links</a>); <code>mark</code>, Positionen mit einem Punkt; <code>layers</code>, wie viele gezeigt werden: 1 ist A allein, alle, wenn es fehlt; <code>ranks: true</code>: ist die Frage beantwortet, stehen die Ränge der Positionen anstelle der Schichten da; <code>bricks: true</code> auf einer ungeraden Primzahl: die Runden, die Schichtspiel brauchen kann, als Steine, die die Partie füllt. <code>prices</code> auf einem ungeraden Tisch: zu jeder Position ein Preis von −99 bis 99, anstelle der Partie gezeichnet; von ihnen handeln die Aufgaben <code>pay</code> und <code>mark</code>.',
  "Paragraphs before the task, on the page only: <code>**bold**</code>, <code>*italic*</code>, and formulas in TeX between dollar signs, which become MathML.":
    "Absätze vor der Aufgabe, nur auf der Seite: <code>**bold**</code>, <code>*italic*</code> und Formeln in TeX zwischen Dollarzeichen, aus denen MathML wird.",
  "The page of another game with its position, which is offered before the task: <code>dominoes.html#dominoes=10</code>.":
    "Die Seite eines anderen Spiels mit seiner Stellung, die vor der Aufgabe angeboten wird: <code>dominoes.html#dominoes=10</code>.",
  "The task in one or two sentences. In someone’s notes it stands alone, so it has to be understood without the text. At a table a marked word explains itself, here, in hints and in the insight: <code>⟦midpoints|midpoint⟧</code>.":
    "Die Aufgabe in einem Satz oder zweien. In jemandes Skript steht sie allein, also muss sie ohne den Text zu verstehen sein. Am Tisch erklärt sich ein Wort, das gekennzeichnet ist, hier, in Hinweisen und in der Einsicht: <code>⟦midpoints|midpoint⟧</code>.",
  "What is checked: one of the kinds below. A step without one is only read.":
    "Was geprüft wird: eine der Arten unten. Ein Schritt ohne Aufgabe wird nur gelesen.",
  "Given one by one; the first names no answer.": "Kommen einer nach dem anderen; der erste nennt keine Antwort.",
  'What is said to a typical mistake, by the <code>why</code> of the verdict, or to one wrong answer alone, by its number or the place of its option from 0, as in <code>{13: "…", high: "…"}</code>; <code>{position}</code>, <code>{value}</code> and the like are filled in. It has to be true for every answer that hears it: a test writes them all down, <code>tests/page/golden/lesson-feedback-en.txt</code>. Where it is missing the kind has a sentence of its own.':
    'Was zu einem typischen Fehler gesagt wird, nach dem <code>why</code> des Urteils, oder zu einer falschen Antwort allein, nach ihrer Zahl oder dem Platz ihrer Möglichkeit ab 0, wie in <code>{13: "…", high: "…"}</code>; <code>{position}</code>, <code>{value}</code> und Ähnliches wird ausgefüllt. Es muss für jede Antwort wahr sein, die es hört: Ein Test schreibt sie alle auf, <code>tests/page/golden/lesson-feedback-en.txt</code>. Wo es fehlt, hat die Art einen eigenen Satz.',
  "The insight, shown when the task is done and beside the solution, where it says why that works. It has to be true whatever the reader has played.":
    "Die Einsicht, die gezeigt wird, wenn die Aufgabe gelöst ist, und neben der Lösung, wo sie sagt, warum diese richtig ist. Sie muss wahr sein, was der Leser auch gespielt hat.",
  "The id of an earlier step whose answer this one tells, by its text or its figure: the page folds it until that task is done or the reader opens it.":
    "Die ID eines früheren Schritts, dessen Antwort dieser verrät, durch seinen Text oder seine Abbildung: Die Seite klappt ihn ein, bis jene Aufgabe gelöst ist oder der Leser ihn öffnet.",
  "Paragraphs, complete enough to be written down. Folded away where the step has a task; a link to <code>#proof-STEP</code> opens it. Its own links are marked, too: <code>⟦the lemma|#proof-lemma⟧</code>.":
    "Absätze, vollständig genug, um aufgeschrieben zu werden. Eingeklappt, wo der Schritt eine Aufgabe hat; ein Link auf <code>#proof-STEP</code> klappt sie aus. Auch ihre eigenen Links sind gekennzeichnet: <code>⟦the lemma|#proof-lemma⟧</code>.",
  "For a task <code>pay</code>: other figures with prices, on which the same players can be watched. They have no goal.":
    "Bei einer Aufgabe <code>pay</code>: andere Figuren mit Preisen, auf denen man denselben Spielern zusehen kann. Sie haben kein Ziel.",
  "A note for the lecturer.": "Eine Bemerkung für Lehrende.",
  "An answer that is right, in the shape of its kind. For tasks that are played, the whole game as the text of a link.":
    "Eine richtige Antwort, in der Form ihrer Art. Bei Aufgaben, die gespielt werden, die ganze Partie als Text eines Links.",
  "Wrong answers, each with the <code>why</code> with which it has to fail: <code>{attempt, why}</code>.":
    "Falsche Antworten, jede mit dem <code>why</code>, mit dem sie scheitern muss: <code>{attempt, why}</code>.",
  "<code>ask</code>, <code>hints</code>, <code>wrong</code>, <code>aha</code> and titles also stand inside the tag: they are plain text with <code>**bold**</code>, and formulas in letters, as in M²(A), Z₁₃, ℓ and f*(9) = 6. <code>text</code>, <code>proof</code> and <code>lecturer</code> are on the page alone.":
    "<code>ask</code>, <code>hints</code>, <code>wrong</code>, <code>aha</code> und Titel stehen auch im Tag: Sie sind einfacher Text mit <code>**bold**</code> und Formeln in Buchstaben, wie in M²(A), Z₁₃, ℓ und f*(9) = 6. <code>text</code>, <code>proof</code> und <code>lecturer</code> stehen nur auf der Seite.",
  'The core checks an answer and never compares it with the solution: every right answer is accepted, and no wrong one. A set is written <code>{positions: [1, 4, 7]}</code>, <code>{class: {gamma: 1, q: 3}}</code>, <code>"unvisited"</code>, <code>{layer: 1}</code>, the positions of that layer that are in none before, or <code>{ending: 2}</code>, the unvisited positions from which, once the token has come there, another new one can be forced within two rounds, or <code>{good: 2}</code>, those from which two new rounds in a row are sure once the token has come there. A game that is handed in has to go on from the figure, and its computers have to be those of the figure.':
    'Der Kern prüft eine Antwort und vergleicht sie nie mit der Lösung: Jede richtige Antwort wird angenommen, und keine falsche. Eine Menge schreibt man <code>{positions: [1, 4, 7]}</code>, <code>{class: {gamma: 1, q: 3}}</code>, <code>"unvisited"</code>, <code>{layer: 1}</code>, die Positionen dieser Schicht, die in keiner früheren sind, oder <code>{ending: 2}</code>, die unbesuchten Positionen, von denen aus sich, sobald der Spielstein dorthin gekommen ist, innerhalb von zwei Runden eine weitere neue erzwingen lässt, oder <code>{good: 2}</code>, die, von denen aus zwei neue Runden in Folge sicher sind, sobald der Spielstein dorthin gekommen ist. Eine abgegebene Partie muss von der Abbildung aus weitergehen, und ihre Computer müssen die der Abbildung sein.',
  "<code>{count, avoid?, visited?}</code>; answer <code>{game}</code>":
    "<code>{count, avoid?, visited?}</code>; Antwort <code>{game}</code>",
  "As Derek: for this many calls the token stays off the set, or no more than this many positions are visited.":
    "Als Derek: So viele Ansagen lang bleibt der Spielstein aus der Menge heraus, oder nicht mehr als so viele Positionen werden besucht.",
  "<code>{both}</code> or <code>{either}</code>; answer <code>{magnitude}</code> or <code>{none: true}</code>":
    "<code>{both}</code> oder <code>{either}</code>; Antwort <code>{magnitude}</code> oder <code>{none: true}</code>",
  "A magnitude of which both landings, or one, lie in the set; or that there is none.":
    "Eine Weite, deren beide Ziele in der Menge liegen, oder eines davon; oder dass es keine gibt.",
  "<code>{layer}</code> or <code>{bad: true}</code> or <code>{price}</code>; answer <code>{positions}</code>":
    "<code>{layer}</code> oder <code>{bad: true}</code> oder <code>{price}</code>; Antwort <code>{positions}</code>",
  "<code>{rounds, most, players?}</code>; answer <code>{magnitudes}</code>":
    "<code>{rounds, most, players?}</code>; Antwort <code>{magnitudes}</code>",
  "Exactly the positions of a layer that are in none before; or the unvisited positions that are halfway between no two others; or all positions that are halfway between no two of at most this price.":
    "Genau die Positionen einer Schicht, die in keiner früheren sind; oder die unbesuchten Positionen, die in der Mitte zwischen keinen zwei anderen liegen; oder alle Positionen, die in der Mitte zwischen keinen zweien liegen, die höchstens diesen Preis haben.",
  "On a figure with <code>prices</code>, played in place of the table: so many calls after which Magnus has paid at most this much in all. Derek has him pay as much as he can. With <code>players: true</code> a greedy Magnus and the tables of the averaging lemma may play on for the reader.":
    "Auf einer Abbildung mit <code>prices</code>, anstelle des Tisches gespielt: so viele Ansagen, nach denen Magnus im Ganzen höchstens so viel gezahlt hat. Derek lässt ihn so viel zahlen, wie er kann. Mit <code>players: true</code> können ein gieriger Magnus und die Tabellen des Mittelungslemmas für den Leser weiterspielen.",
  "It is too <code>dear</code>: Derek can now have Magnus pay more.":
    "<code>dear</code>: Es wird zu teuer, denn Derek kann Magnus jetzt mehr zahlen lassen.",

  "<code>{k, layer, size}</code> or <code>{k?, closed: true, class?: false}</code> or <code>{k, free: true}</code>; answer <code>{positions}</code> or <code>{none: true}</code>":
    "<code>{k, layer, size}</code> oder <code>{k?, closed: true, class?: false}</code> oder <code>{k, free: true}</code>; Antwort <code>{positions}</code> oder <code>{none: true}</code>",
  "So many positions with a layer of this size; or a closed set, or one that is no class; or a set with no three members evenly spaced.":
    "So viele Positionen mit einer Schicht dieser Größe; oder eine abgeschlossene Menge, oder eine, die keine Klasse ist; oder eine Menge, in der keine drei Elemente gleiche Abstände haben.",
  "<code>{visited}</code> or <code>{end}</code>; answer <code>{game}</code>":
    "<code>{visited}</code> oder <code>{end}</code>; Antwort <code>{game}</code>",
  "The game ends with this many visited, or with this class left.":
    "Die Partie endet mit so vielen besuchten, oder mit dieser Klasse als Rest.",
  "<code>{visited, rounds}</code>; answer <code>{game}</code>":
    "<code>{visited, rounds}</code>; Antwort <code>{game}</code>",
  "As Magnus: this many positions within this many rounds, those of the figure included.":
    "Als Magnus: so viele Positionen innerhalb von so vielen Runden, die der Abbildung mitgezählt.",
  "<code>{round}</code>; answer <code>{game}</code>": "<code>{round}</code>; Antwort <code>{game}</code>",
  "As Derek: a new position in this round or later.": "Als Derek: eine neue Position in dieser Runde oder später.",
  "<code>{visited?, rounds?, directions?}</code>; answer <code>{magnitudes}</code>":
    "<code>{visited?, rounds?, directions?}</code>; Antwort <code>{magnitudes}</code>",
  "Magnitudes after which all positions are visited, or this many, whatever Derek answers, or with the <code>directions</code> that he has announced; the list is not longer than <code>rounds</code>. n ≤ 16.":
    "Weiten, nach denen alle Positionen besucht sind, oder so viele, was Derek auch antwortet, oder bei den <code>directions</code>, die er angesagt hat; die Liste ist nicht länger als <code>rounds</code>. n ≤ 16.",
  "<code>{of}</code>; answer <code>{number}</code>": "<code>{of}</code>; Antwort <code>{number}</code>",
  "A number that the core computes, see below. With <code>avoided</code> the answer is <code>{number, game}</code>.":
    "Eine Zahl, die der Kern berechnet, siehe unten. Bei <code>avoided</code> ist die Antwort <code>{number, game}</code>.",
  "<code>{of, options}</code>; answer <code>{option}</code>":
    "<code>{of, options}</code>; Antwort <code>{option}</code>",
  "A prediction: right is the option that the computed number satisfies, by <code>is</code>, <code>above</code> or <code>below</code>.":
    "Eine Vorhersage: Richtig ist die Möglichkeit, die auf die berechnete Zahl zutrifft, nach <code>is</code>, <code>above</code> oder <code>below</code>.",
  "<code>{game}</code>; answer <code>{game}</code>": "<code>{game}</code>; Antwort <code>{game}</code>",
  "A win in a companion game against the perfect computer, played in place of the table. The task has its beginning, as in <code>dominoes=13&amp;first=perfect&amp;second=human</code>, and the answer the game so far.":
    "Ein Gewinn in einem verwandten Spiel gegen den perfekten Computer, gespielt an Stelle des Tisches. Die Aufgabe hat seinen Anfang, wie in <code>dominoes=13&amp;first=perfect&amp;second=human</code>, und die Antwort die Partie bisher.",
  "The game is <code>lost</code>, because now the computer can win whatever the reader does, or it has <code>ended</code> so.":
    "<code>lost</code>: Die Partie ist verloren, weil jetzt der Computer gewinnen kann, was man auch tut; <code>ended</code>: Sie ist so zu Ende gegangen.",
  "<code>{player}</code>; answer <code>{magnitude}</code> or <code>{direction}</code>":
    "<code>{player}</code>; Antwort <code>{magnitude}</code> oder <code>{direction}</code>",
  'A move of <code>"magnus"</code> or <code>"derek"</code> that loses neither a position nor a round, by exact values: n ≤ 22, or few positions are left. Derek answers the call that waits in the figure.':
    'Ein Zug von <code>"magnus"</code> oder <code>"derek"</code>, der nach den genauen Werten weder eine Position noch eine Runde verliert: n ≤ 22, oder wenige Positionen sind übrig. Derek beantwortet die Ansage, die in der Abbildung wartet.',
  "<code>{classes}</code>; answer <code>{option}</code> or <code>{none: true}</code>":
    "<code>{classes}</code>; Antwort <code>{option}</code> oder <code>{none: true}</code>",
  "The class by which Derek keeps all that is unvisited for ever; or that there is none.":
    "Die Klasse, mit der Derek alles Unbesuchte für immer behält; oder dass es keine gibt.",
  "<code>{}</code>; answer <code>{positions}</code> or <code>{none: true}</code>":
    "<code>{}</code>; Antwort <code>{positions}</code> oder <code>{none: true}</code>",
  "The most unvisited positions that Derek can keep for ever; or that he can keep none.":
    "Möglichst viele unbesuchte Positionen, die Derek für immer behalten kann; oder dass er keine behalten kann.",
  "The move <code>costs</code> positions or rounds.": "<code>costs</code>: Der Zug kostet Positionen oder Runden.",
  "The <code>token</code> stands in the class, an unvisited position lies <code>outside</code> of it, or all is <code>kept</code> after all.":
    "<code>token</code>: Der Spielstein steht in der Klasse; <code>outside</code>: Eine unbesuchte Position liegt außerhalb; <code>kept</code>: Alles Unbesuchte ist doch sicher.",
  "A position has been <code>visited</code>, the set can be <code>reached</code>, positions are <code>missing</code>, or there <code>exists</code> one after all.":
    "<code>visited</code>: Eine Position ist besucht; <code>reached</code>: In die Menge kann Magnus den Spielstein zwingen; <code>missing</code>: Positionen fehlen; <code>exists</code>: Es gibt doch eine.",
  "<code>entered</code> the set, <code>more</code> positions than allowed, <code>trapped</code>: whatever he answers now, it will be so.":
    "<code>entered</code>: in die Menge geraten; <code>more</code>: mehr Positionen als erlaubt; <code>trapped</code>: Was er jetzt auch antwortet, es kommt dazu.",
  "<code>misses</code> the set; there <code>exists</code> a magnitude after all.":
    "<code>misses</code>: trifft die Menge nicht; <code>exists</code>: Es gibt doch eine Weite.",
  "<code>extra</code>, <code>earlier</code>: the position is in a layer before; <code>missing</code>; <code>halfway</code> between two others; <code>visited</code>.":
    "<code>extra</code>: zu viel; <code>earlier</code>: Die Position ist in einer früheren Schicht; <code>missing</code>: fehlt; <code>halfway</code>: in der Mitte zwischen zwei anderen; <code>visited</code>: besucht.",
  "<code>few</code> or <code>many</code> positions; the <code>size</code> is another; the set <code>grows</code>; it is a <code>class</code>; a member is <code>halfway</code> between two others; there <code>exists</code> one.":
    "<code>few</code> oder <code>many</code>: zu wenige oder zu viele Positionen; <code>size</code>: Die Größe ist eine andere; <code>grows</code>: Die Menge wächst; <code>class</code>: Sie ist eine Klasse; <code>halfway</code>: Ein Element liegt in der Mitte zwischen zwei anderen; <code>exists</code>: Es gibt eine.",
  "The game has <code>ended</code> otherwise, <code>passed</code> the number, is too <code>slow</code>; the goal is <code>lost</code>, because no moves lead to it any more.":
    "<code>ended</code>: Die Partie ist anders zu Ende gegangen; <code>passed</code>: über die Zahl hinaus; <code>slow</code>: zu langsam; <code>lost</code>: Das Ziel ist verloren, weil keine Züge mehr dahin führen.",
  "Derek <code>evaded</code> the list; it is too <code>long</code>.":
    "<code>evaded</code>: Derek ist der Liste ausgewichen; <code>long</code>: Sie ist zu lang.",
  "Too <code>low</code>, too <code>high</code>; an <code>other</code> option is right.":
    "<code>low</code>: zu klein; <code>high</code>: zu groß; <code>other</code>: Eine andere Möglichkeit ist richtig.",
  'Written as in <code>of: {fStar: {n: 45}}</code>; those that need nothing but the figure as in <code>of: "depth"</code>.':
    'Geschrieben wie in <code>of: {fStar: {n: 45}}</code>; die nichts als die Abbildung brauchen, wie in <code>of: "depth"</code>.',
  "R(n), where it is known: computed, or by Theorem 7.": "R(n), wo es bekannt ist: berechnet oder nach Satz 7.",
  "R(n) − (f*(n) − 1), the rounds of perfect play that visit nothing new.":
    "R(n) − (f*(n) − 1), die Runden perfekten Spiels, die nichts Neues besuchen.",
  "B(n), the rounds after which layer play has ended.": "B(n), die Runden, nach denen das Schichtspiel zu Ende ist.",
  "The same for f*(n) positions.": "Dasselbe für f*(n) Positionen.",
  "The rounds that are proved to be needed on a prime table.":
    "Die Runden, die auf einem Primzahltisch bewiesenermaßen nötig sind.",
  "The mean rounds until all positions are visited if both play at random, rounded.":
    "Die Runden im Mittel, bis alle Positionen besucht sind, wenn beide zufällig spielen, gerundet.",
  "How often 1 is halved until it is 1 again.": "Wie oft 1 halbiert wird, bis es wieder 1 ist.",
  "The largest depth in the layers of any k positions.":
    "Die größte Tiefe in den Schichten von irgendwelchen k Positionen.",
  "The positions that phase one visits at least.": "Die Positionen, die Phase eins mindestens besucht.",
  "The midpoint of two positions, n odd.": "Der Mittelpunkt zweier Positionen, n ungerade.",
  "How many sets of k positions have such a layer.": "Wie viele Mengen von k Positionen eine solche Schicht haben.",
  "The fewest positions to which Derek can hold announced magnitudes.":
    "Die wenigsten Positionen, auf die Derek angesagte Weiten beschränken kann.",
  "What the algorithm of the thesis says of them.": "Was der Algorithmus der Masterarbeit dazu sagt.",
  "A Grundy value.": "Ein Grundy-Wert.",
  "1 if the first player wins, else 0.": "1, wenn der erste Spieler gewinnt, sonst 0.",
  "1 if the player who has to move wins, else 0.": "1, wenn der Spieler am Zug gewinnt, sonst 0.",
  "The largest A with which he loses.": "Das größte A, mit dem er verliert.",
  "The prime that a winning move takes; 0 if there is none.":
    "Die Primzahl, die ein gewinnender Zug nimmt; 0, wenn es keinen gibt.",
  "|Mⁱ(A)|.": "|Mⁱ(A)|.",
  "How many positions have this depth.": "Wie viele Positionen diese Tiefe haben.",
  "Its depth; −1 if it has none.": "Ihre Tiefe; −1, wenn sie keine hat.",
  "The rounds to the next new position once the token has come there.":
    "Die Runden bis zur nächsten neuen Position, sobald der Spielstein dorthin gekommen ist.",
  "How many pairs of A have this midpoint.": "Wie viele Paare aus A diesen Mittelpunkt haben.",
  "How many of this many rounds after the figure visited nothing new.":
    "Von so vielen Runden nach der Abbildung die ohne neue Position.",
  "of the figure": "der Abbildung",
  "The token’s depth.": "Die Tiefe des Spielsteins.",
  "The rounds of its game once the computers have ended it.":
    "Die Runden ihrer Partie, sobald die Computer sie zu Ende gespielt haben.",
  "Its rounds so far without a new position.": "Ihre bisherigen Runden ohne neue Position.",
  "With few positions left on a prime table, the rounds of perfect play.":
    "Wenn auf einem Primzahltisch nur wenige Positionen übrig sind, die Runden perfekten Spiels.",
};
