// @ts-check
/** Das Zahlenspiel. */

/** @type {Record<string, string>} */
export default {
  "Play the Number Game against a perfect computer: rectangles cut into squares, the golden ratio, and a map of who wins.":
    "Spielen Sie das Zahlenspiel gegen einen Computer, der nie irrt: Rechtecke, in Quadrate zerschnitten, der Goldene Schnitt und eine Karte, wer gewinnt.",
  "The Number Game": "Das Zahlenspiel",
  "Companion games": "Verwandte Spiele",
  Multivision: "Multivision",
  Dominoes: "Dominosteine",
  "Number Game": "Zahlenspiel",
  "The game": "Das Spiel",
  "Two players take turns. A move subtracts a positive multiple of one of two numbers from the other. A player who makes a number zero or negative loses.":
    "Zwei Spieler ziehen abwechselnd. Ein Zug zieht ein positives Vielfaches der einen von zwei Zahlen von der anderen ab. Wer eine Zahl null oder negativ macht, verliert.",
  "The game is played in your browser: it needs JavaScript and WebAssembly.":
    "Das Spiel läuft in Ihrem Browser: Dazu braucht er JavaScript und WebAssembly.",
  "Who wins from A, B": "Wer von A, B aus gewinnt",
  "How many pairs are winning?": "Wie viele Paare gewinnen?",
  "A from": "A von",
  to: "bis",
  "B from": "B von",
  Count: "Zählen",
  "Numbers from 1 to 1,000,000. For each B exactly B numbers A lose: those from ⌊φB⌋ − B + 1 to ⌊φB⌋.":
    "Zahlen von 1 bis 1.000.000. Für jedes B verlieren genau B Zahlen A: die von ⌊φB⌋ − B + 1 bis ⌊φB⌋.",
  "What you see": "Was Sie sehen",
  "<strong>The rectangle.</strong> With A ≥ B, subtracting B from A cuts a square off a rectangle A by B. The dashed line is the golden rectangle of the same height: φ = (1 + √5)/2 = 1.618… times as long. Cut a square off a golden rectangle and a golden rectangle remains; but no rectangle with whole sides is golden.":
    "<strong>Das Rechteck.</strong> Ist A ≥ B, so bedeutet B von A abzuziehen, dass man von einem Rechteck mit den Seiten A und B ein Quadrat abschneidet. Die gestrichelte Linie ist das goldene Rechteck derselben Höhe: φ = (1 + √5)/2 = 1,618… Mal so lang. Schneidet man von einem goldenen Rechteck ein Quadrat ab, so bleibt ein goldenes Rechteck; aber kein Rechteck mit ganzzahligen Seiten ist golden.",
  "<strong>Who wins.</strong> A <em>thin</em> rectangle, longer than the golden one, is winning: exactly one cut leaves a <em>fat</em> one. A fat rectangle is losing: its only cut leaves a thin one. In whole numbers A ≥ φB means A(A − B) ≥ B², and this is what is computed.":
    "<strong>Wer gewinnt.</strong> Ein <em>dünnes</em> Rechteck, länger als das goldene, gewinnt: Genau ein Schnitt lässt ein <em>dickes</em> übrig. Ein dickes Rechteck verliert: Sein einziger Schnitt lässt ein dünnes übrig. Für ganze Zahlen ist A ≥ φB gleichbedeutend mit A(A − B) ≥ B², und das wird berechnet.",
  "<strong>Fibonacci.</strong> While A &lt; 2B only one move does not lose at once. Round by round the forced moves ask whether A/B is at least 2/1, at most 3/2, at least 5/3, at most 8/5, …: quotients of Fibonacci numbers that close in on φ from both sides. In other words, in the continued fraction A/B = q₁ + 1/(q₂ + 1/(q₃ + …)) the first quotient that is not 1 decides; φ is the number whose quotients are all 1. <cite>Google Code Jam 2010, “Number Game”: the analysis.</cite>":
    "<strong>Fibonacci.</strong> Solange A &lt; 2B ist, verliert nur ein einziger Zug nicht sofort. Runde für Runde fragen die erzwungenen Züge, ob A/B mindestens 2/1 ist, höchstens 3/2, mindestens 5/3, höchstens 8/5, …: Quotienten von Fibonacci-Zahlen, die φ von beiden Seiten einschließen. Anders gesagt entscheidet im Kettenbruch A/B = q₁ + 1/(q₂ + 1/(q₃ + …)) der erste Teilnenner, der nicht 1 ist; φ ist die Zahl, deren Teilnenner alle 1 sind. <cite>Google Code Jam 2010, “Number Game”: the analysis.</cite>",
};
