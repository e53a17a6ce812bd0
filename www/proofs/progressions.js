/** Sets without three evenly spaced members. */

const twoOrMore = {
  rocq: "Variable n : nat. Hypothesis n_gt1 : (1 < n)%N.",
  en: "Let $n \\ge 2$.",
  de: "Sei $n \\ge 2$.",
};

export default {
  title: { en: "Sets without progressions", de: "Mengen ohne arithmetische Folgen" },
  about: {
    en: "Sets without three evenly spaced members, and why a set whose members are halfway between few pairs of it is small: the loss lemma of Theorem 8 of the note.",
    de: "Mengen ohne drei gleich weit voneinander entfernte Elemente, und warum eine Menge klein ist, deren Elemente in der Mitte zwischen nur wenigen Paaren von ihr liegen: das Verlustlemma von Satz 8 der Notiz.",
  },
  entries: [
    {
      name: "r3",
      title: { en: "r₃(n)", de: "r₃(n)" },
      rows: [
        {
          rocq: "Definition progression_free n (S : {set 'I_n}) : bool :=",
          en: "A set $S$ of numbers below $n$ is free of progressions",
          de: "Eine Menge $S$ von Zahlen unter $n$ ist frei von arithmetischen Folgen,",
        },
        {
          rocq: "[forall a in S, forall b in S, forall c in S, (a + c == b + b)%N ==> (a == b)].",
          en: "if no $b \\in S$ is halfway between two different $a, c \\in S$.",
          de: "wenn kein $b \\in S$ in der Mitte zwischen zwei verschiedenen $a, c \\in S$ liegt.",
        },
        {
          rocq: "Definition r3 n : nat := \\max_(S : {set 'I_n} | progression_free S) #|S|.",
          en: "$r_3(n)$ is the largest number of members of such a set.",
          de: "$r_3(n)$ ist die größte Anzahl von Elementen einer solchen Menge.",
        },
      ],
    },
    {
      name: "around",
      title: { en: "The pairs around a position", de: "Die Paare um eine Position" },
      rows: [
        {
          rocq: "Variable n : nat. Implicit Types (X Y D S : {set 'Z_n}) (x y z d : 'Z_n).",
          en: "On $n$ positions; capital letters are sets of positions.",
          de: "Auf $n$ Positionen; Großbuchstaben sind Mengen von Positionen.",
        },
        {
          rocq: "Definition around X x : {set 'Z_n} := [set d | [&& d + d != 0, x + d \\in X & x - d \\in X]].",
          en: "The differences $d$ with $2d \\ne 0$ for which $x + d$ and $x - d$ are in $X$; each pair is counted by $d$ and by $-d$.",
          de: "Die Differenzen $d$ mit $2d \\ne 0$, für die $x + d$ und $x - d$ in $X$ liegen; jedes Paar zählt mit $d$ und mit $-d$.",
        },
      ],
    },
    {
      name: "loss",
      title: {
        en: "The loss lemma: few pairs around each member make a set small",
        de: "Das Verlustlemma: Wenige Paare um jedes Element machen eine Menge klein",
      },
      rows: [
        twoOrMore,
        {
          rocq: "Variables (D : {set 'Z_n}) (m : nat). Hypothesis few : forall x, x \\in D -> (#|around D x| <= m)%N.",
          en: "Let $D$ be a set of positions with at most $m$ such differences around each of its members, in $D$.",
          de: "Sei $D$ eine Menge von Positionen mit höchstens $m$ solchen Differenzen um jedes ihrer Elemente, in $D$.",
        },
        {
          rocq: "Lemma loss N : (N ^ 2 * #|D| <= N ^ 3 * r3 n + m * #|D|)%N.",
          en: "Then $N^2 |D| \\le N^3 r_3(n) + m|D|$ for every $N$.",
          de: "Dann ist $N^2 |D| \\le N^3 r_3(n) + m|D|$ für jedes $N$.",
        },
      ],
    },
    {
      name: "bad",
      title: { en: "Bad positions", de: "Schlechte Positionen" },
      rows: [
        {
          rocq: "Definition bad (A : {set 'Z_n}) : {set 'Z_n} := [set x in A | around A x == set0].",
          en: "The members of $A$ around which there is no pair in $A$.",
          de: "Die Elemente von $A$, um die es in $A$ kein Paar gibt.",
        },
      ],
    },
    {
      name: "bad_positions",
      title: { en: "There are at most r₃(n) bad positions", de: "Es gibt höchstens r₃(n) schlechte Positionen" },
      rows: [
        twoOrMore,
        {
          rocq: "Theorem bad_positions (A : {set 'Z_n}) :",
          en: "For every set $A$ of positions:",
          de: "Für jede Menge $A$ von Positionen:",
        },
        {
          rocq: "(#|bad A| <= r3 n)%N.",
          en: "at most $r_3(n)$ of its members are bad.",
          de: "Höchstens $r_3(n)$ ihrer Elemente sind schlecht.",
        },
      ],
    },
  ],
};
