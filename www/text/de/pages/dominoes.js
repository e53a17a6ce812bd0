// @ts-check
/** Der Dominokreis. */

/** @type {Record<string, string>} */
export default {
  "Play the circle of dominoes against a perfect computer: segments, their Grundy values, and the period 34 that decides who wins.":
    "Spielen Sie den Dominokreis gegen einen Computer, der nie irrt: Abschnitte, ihre Grundy-Werte und die Periode 34, die entscheidet, wer gewinnt.",
  "The circle of dominoes": "Der Dominokreis",
  "Companion games": "Verwandte Spiele",
  Multivision: "Multivision",
  Dominoes: "Dominosteine",
  "Number Game": "Zahlenspiel",
  "The game": "Das Spiel",
  "Two players take turns. A move puts a domino on two adjacent free spaces of a circle. A player who cannot move loses.":
    "Zwei Spieler ziehen abwechselnd. Ein Zug legt einen Dominostein auf zwei benachbarte freie Felder eines Kreises. Wer nicht ziehen kann, verliert.",
  "The game is played in your browser: it needs JavaScript and WebAssembly.":
    "Das Spiel läuft in Ihrem Browser: Dazu braucht er JavaScript und WebAssembly.",
  "Values <var>F</var>(<var>m</var>) of <var>m</var> spaces":
    "Werte <var>F</var>(<var>m</var>) von <var>m</var> Feldern",
  "Circles on the axis are segments worth nothing, F(m) = 0. The segments of the game above are ringed, and every other period of 34 is shaded. From m = 53 on, the values repeat. This is proved: they repeat up to m = 2·53 + 34 + 2 = 142, and then, by the periodicity theorem of Guy and Smith for octal games, for ever.":
    "Kreise auf der Achse sind Abschnitte, die nichts wert sind, F(m) = 0. Die Abschnitte der Partie oben sind umringt, und jede zweite Periode von 34 ist getönt. Ab m = 53 wiederholen sich die Werte. Das ist bewiesen: Sie wiederholen sich bis m = 2·53 + 34 + 2 = 142, und dann nach dem Periodizitätssatz von Guy und Smith für oktale Spiele immer.",
  "The values as a table": "Die Werte als Tabelle",
  "Each column is a residue modulo 34. Values before m = 53 that differ from the later ones in their column are underlined.":
    "Jede Spalte ist ein Rest modulo 34. Werte vor m = 53, die von den späteren ihrer Spalte abweichen, sind unterstrichen.",
  "Who wins on <var>N</var> spaces?": "Wer gewinnt auf <var>N</var> Feldern?",
  "Spaces N, 1 to 10¹²": "Felder N, 1 bis 10¹²",
  Ask: "Fragen",
  "The first player wins exactly when N ≡ 7, 11, 23, 27 or 31 modulo 34, or N is 2, 3, 17 or 37.":
    "Der erste Spieler gewinnt genau dann, wenn N ≡ 7, 11, 23, 27 oder 31 modulo 34 gilt oder N gleich 2, 3, 17 oder 37 ist.",
  "What you see": "Was Sie sehen",
  "<strong>Segments.</strong> The first domino turns the circle of N spaces into a path of N − 2. From then on each domino cuts a segment of free spaces in two, and nothing that happens in one segment affects another: the game is the sum of its segments.":
    "<strong>Abschnitte.</strong> Der erste Dominostein macht aus dem Kreis von N Feldern einen Weg von N − 2. Von da an teilt jeder Stein einen Abschnitt freier Felder in zwei, und was in einem Abschnitt geschieht, ist für keinen anderen von Belang: Das Spiel ist die Summe seiner Abschnitte.",
  "<strong>Values.</strong> A segment of m spaces has the Grundy value F(m): the smallest number that is not the value of one of its options. An option that leaves i and m − 2 − i spaces has the value F(i) ⊕ F(m − 2 − i), where ⊕ adds binary digits without carrying. If all values together give 0, the player to move loses; otherwise some move makes them 0.":
    "<strong>Werte.</strong> Ein Abschnitt aus m Feldern hat den Grundy-Wert F(m): die kleinste Zahl, die nicht der Wert einer seiner Optionen ist. Eine Option, die i und m − 2 − i Felder übrig lässt, hat den Wert F(i) ⊕ F(m − 2 − i), wobei ⊕ Binärziffern ohne Übertrag addiert. Ergeben alle Werte zusammen 0, so verliert, wer am Zug ist; sonst macht ein geeigneter Zug sie zu 0.",
  "<strong>The source</strong> is <cite>IBM Research, “Ponder This”, September 2012</cite>, with the solution of Chuck Carroll. Its 87 values are right. Its worked example F(12) lists 1, 0, 0, 0, 3, 0 as the options’ values, which are 3, 0, 0, 0, 1, 0; the result, 2, is the same. Its list of winning N with digits 0 and 1 omits 11.":
    '<strong>Die Quelle</strong> ist <cite>IBM Research, „<span lang="en">Ponder This</span>“, September 2012</cite>, mit der Lösung von Chuck Carroll. Die 87 Werte dort stimmen. Das vorgerechnete Beispiel F(12) nennt als Werte der Optionen 1, 0, 0, 0, 3, 0; es sind 3, 0, 0, 0, 1, 0, und das Ergebnis 2 ist dasselbe. In der Liste der gewinnenden N aus Ziffern 0 und 1 fehlt 11.',
};
