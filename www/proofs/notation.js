/** The notation of Rocq with MathComp in the statements. */

export default [
  {
    rocq: "nat, 'Z_n, 'I_k",
    en: "the natural numbers from 0; the residues modulo $n$; the numbers below $k$",
    de: "die natürlichen Zahlen ab 0; die Reste modulo $n$; die Zahlen unter $k$",
  },
  {
    rocq: "A -> B, A /\\ B, A \\/ B, ~ A, A <-> B",
    en: "if A then B; A and B; A or B; not A; A exactly if B",
    de: "wenn A, dann B; A und B; A oder B; nicht A; A genau dann, wenn B",
  },
  { rocq: "[/\\ A, B & C]", en: "A, B and C", de: "A, B und C" },
  {
    rocq: "forall x, exists x, exists2 x, A & B",
    en: "for all $x$; there is an $x$; there is an $x$ with A and B",
    de: "für alle $x$; es gibt ein $x$; es gibt ein $x$ mit A und B",
  },
  {
    rocq: "x == y, x != y, a || b, a && b, ~~ a",
    en: "the same as truth values that can be computed: equal, different, or, and, not",
    de: "dasselbe als Wahrheitswerte, die man ausrechnen kann: gleich, verschieden, oder, und, nicht",
  },
  {
    rocq: "reflect P b",
    en: "the statement $P$ is true exactly if the computed $b$ is",
    de: "die Aussage $P$ gilt genau dann, wenn das ausgerechnete $b$ wahr ist",
  },
  {
    rocq: "n.+1, n.-1, n./2, n %/ d, d %| n, x = y %[mod d]",
    en: "$n + 1$; $n - 1$ (and 0 for $n = 0$); $\\lfloor n/2 \\rfloor$; $\\lfloor n/d \\rfloor$; $d$ divides $n$; $x \\equiv y$ modulo $d$",
    de: "$n + 1$; $n - 1$ (und 0 für $n = 0$); $\\lfloor n/2 \\rfloor$; $\\lfloor n/d \\rfloor$; $d$ teilt $n$; $x \\equiv y$ modulo $d$",
  },
  {
    rocq: "k%:R, x *+ k, (…)%N",
    en: "the number $k$ as a residue; $x$ added up $k$ times; what stands in the brackets is about natural numbers. A difference of these is never below 0",
    de: "die Zahl $k$ als Rest; $x$ insgesamt $k$-mal addiert; was in den Klammern steht, handelt von natürlichen Zahlen. Ihre Differenz ist nie unter 0",
  },
  {
    rocq: "{set T}, x \\in A, A \\subset B, #|A|",
    en: "the sets of members of $T$; $x \\in A$; $A \\subseteq B$; the number of members of $A$",
    de: "die Mengen von Elementen von $T$; $x \\in A$; $A \\subseteq B$; die Anzahl der Elemente von $A$",
  },
  {
    rocq: "~: A, A :&: B, x |: A, A :\\ x, [set x; y], set0, setT",
    en: "the complement of $A$; $A \\cap B$; $A$ with $x$; $A$ without $x$; $\\{x, y\\}$; the empty set; everything",
    de: "das Komplement von $A$; $A \\cap B$; $A$ mit $x$; $A$ ohne $x$; $\\{x, y\\}$; die leere Menge; alles",
  },
  {
    rocq: "realFieldType, \\sum_(u in A) g u, `|x|, A :\\: B",
    en: "an ordered field, such as that of the rational numbers; the sum of $g(u)$ over $u \\in A$; $|x|$; $A$ without the members of $B$",
    de: "ein angeordneter Körper, etwa der der rationalen Zahlen; die Summe der $g(u)$ über $u \\in A$; $|x|$; $A$ ohne die Elemente von $B$",
  },
  {
    rocq: "Num.max x y, x ^+ k, %:R, %:Z, %:~R",
    en: "the greater of $x$ and $y$; $x^k$; a natural number as a member of the field, and as an integer; an integer as a member of the field",
    de: "die größere der Zahlen $x$ und $y$; $x^k$; eine natürliche Zahl als Element des Körpers, und als ganze Zahl; eine ganze Zahl als Element des Körpers",
  },
  {
    rocq: "seq T, [:: a; b], x :: s, size s, iota a k",
    en: "lists of members of $T$; the list of $a$ and $b$; the list $s$ with $x$ before it; its length; the list $a, a + 1, \\dots$ of $k$ numbers",
    de: "Listen von Elementen von $T$; die Liste aus $a$ und $b$; die Liste $s$ mit $x$ davor; ihre Länge; die Liste $a, a + 1, \\dots$ aus $k$ Zahlen",
  },
  {
    rocq: "Variable, Hypothesis, Implicit Types",
    en: "hold for the rest of their section: “let $n$ be …”, “suppose that …”, and what letters stand for",
    de: "gelten für den Rest ihres Abschnitts: „sei $n$ …“, „angenommen, …“, und wofür Buchstaben stehen",
  },
];
