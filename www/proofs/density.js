/** The size lemma and the density lemma. */

const prime = {
  rocq: "Variable p : nat. Hypotheses (p_prime : prime p) (p_gt2 : (2 < p)%N). Implicit Types (A B X Y S : {set 'Z_p}) (x y z : 'Z_p).",
  en: "Let $p > 2$ be a prime; capital letters are sets of positions of $\\mathbb{Z}_p$.",
  de: "Sei $p > 2$ eine Primzahl; Großbuchstaben sind Mengen von Positionen aus $\\mathbb{Z}_p$.",
};
const real = {
  rocq: "Variables (R : realFieldType) (eps root : R).",
  en: "Let $\\varepsilon$ and a second number be members of an ordered field, such as that of the rational numbers.",
  de: "Seien $\\varepsilon$ und eine zweite Zahl Elemente eines angeordneten Körpers, etwa des Körpers der rationalen Zahlen.",
};
const positive = {
  rocq: "Hypotheses (root_ge0 : 0 <= root) (epsE : root ^+ 2 = eps).",
  en: "Let the second number be $\\varepsilon^{1/2} \\ge 0$.",
  de: "Die zweite Zahl sei $\\varepsilon^{1/2} \\ge 0$.",
};

export default {
  title: { en: "Size and density", de: "Größe und Dichte" },
  about: {
    en: "The size lemma, which follows from Pollard’s theorem, and the density lemma: two of the steps to Theorem 13 of the note. The pairs of the container lemma stand in the second as a condition; `containers.v` shows that there are such pairs, and few.",
    de: "Das Größenlemma, das aus dem Satz von Pollard folgt, und das Dichtelemma: zwei der Schritte zu Satz 13 der Notiz. Die Paare des Containerlemmas stehen im zweiten als Voraussetzung; `containers.v` zeigt, dass es solche Paare gibt, und wenige.",
  },
  entries: [
    {
      name: "triples",
      title: { en: "Triples of two members and the middle", de: "Tripel aus zwei Elementen und der Mitte" },
      rows: [
        prime,
        {
          rocq: "Definition triples X B : nat := #|[set t : 'Z_p * 'Z_p * 'Z_p | [&& t.1.1 \\in X, t.1.2 \\in X, t.2 \\in B & t.1.1 + t.1.2 == t.2 + t.2]]|.",
          en: "$e(X, B)$: the number of triples of $x, y \\in X$ and $z \\in B$ with $x + y = 2z$.",
          de: "$e(X, B)$: die Anzahl der Tripel aus $x, y \\in X$ und $z \\in B$ mit $x + y = 2z$.",
        },
      ],
    },
    {
      name: "size_lemma",
      title: { en: "The size lemma", de: "Das Größenlemma" },
      rows: [
        prime,
        real,
        positive,
        {
          rocq: "Theorem size_lemma X B : (triples X B)%:R < eps * p%:R ^+ 2 ->",
          en: "If $e(X, B) < \\varepsilon p^2$,",
          de: "Wenn $e(X, B) < \\varepsilon p^2$,",
        },
        {
          rocq: "#|B|%:R <= Num.max 0 (p%:R - 2%:R * #|X|%:R) + 2%:R * root * p%:R + 1 :> R.",
          en: "then $|B| \\le \\max(0, p - 2|X|) + 2\\varepsilon^{1/2}p + 1$.",
          de: "dann ist $|B| \\le \\max(0, p - 2|X|) + 2\\varepsilon^{1/2}p + 1$.",
        },
      ],
    },
    {
      name: "containers",
      title: {
        en: "The pairs of the container lemma, a condition",
        de: "Die Paare des Containerlemmas, eine Voraussetzung",
      },
      rows: [
        prime,
        real,
        {
          rocq: "Definition containers (s : nat) (k : R) (C : {set {set 'Z_p} * {set 'Z_p}}) : Prop :=",
          en: "A family $C$ of pairs $(X^+, B^+)$ of sets has this property, with numbers $s$ and $k$, if",
          de: "Eine Familie $C$ von Paaren $(X^+, B^+)$ von Mengen hat diese Eigenschaft, mit Zahlen $s$ und $k$, wenn",
        },
        {
          rocq: "(forall c, c \\in C -> (triples c.1 c.2)%:R < eps * p%:R ^+ 2) /\\",
          en: "$e(X^+, B^+) < \\varepsilon p^2$ for each of its pairs, and",
          de: "$e(X^+, B^+) < \\varepsilon p^2$ für jedes ihrer Paare und",
        },
        {
          rocq: "(forall X B, (forall z, z \\in B -> z \\notin halfway s X) ->",
          en: "for all $X$ and $B$ with at most $s$ pairs around each $z \\in B$ in $X$",
          de: "es für alle $X$ und $B$ mit höchstens $s$ Paaren um jedes $z \\in B$ in $X$",
        },
        {
          rocq: "exists c, [/\\ c \\in C, X \\subset c.1 & #|B :\\: c.2|%:R <= 8%:R * eps * #|B|%:R + 8%:R * k / eps]).",
          en: "there is a pair in $C$ with $X \\subseteq X^+$ and $|B \\setminus B^+| \\le 8\\varepsilon|B| + 8k/\\varepsilon$.",
          de: "ein Paar in $C$ mit $X \\subseteq X^+$ und $|B \\setminus B^+| \\le 8\\varepsilon|B| + 8k/\\varepsilon$ gibt.",
        },
      ],
    },
    {
      name: "discrepancy",
      title: { en: "Discrepancy", de: "Diskrepanz" },
      rows: [
        prime,
        real,
        {
          rocq: "Definition discrepancy S A : R := #|A :&: S|%:R - #|A|%:R / p%:R * #|S|%:R.",
          en: "$\\Delta_S(A) = |A \\cap S| - |A||S|/p$: how much more of $A$ is in $S$ than there should be.",
          de: "$\\Delta_S(A) = |A \\cap S| - |A||S|/p$: um wie viel mehr von $A$ in $S$ liegt, als dort sein sollte.",
        },
      ],
    },
    {
      name: "density_lemma",
      title: {
        en: "The density lemma, if the containers are given",
        de: "Das Dichtelemma, wenn die Container gegeben sind",
      },
      rows: [
        prime,
        real,
        positive,
        {
          rocq: "Theorem density_lemma s (k : R) C A (K : R) (E F : nat) : eps <= 64%:R^-1 -> containers s k C ->",
          en: "If $\\varepsilon \\le \\frac1{64}$, if $C$ is a family as in the container lemma, for $s$ and $k$,",
          de: "Wenn $\\varepsilon \\le \\frac1{64}$, wenn $C$ eine Familie wie im Containerlemma ist, zu $s$ und $k$,",
        },
        {
          rocq: "(forall c, c \\in C -> `|discrepancy c.1 A| <= K /\\ `|discrepancy c.2 A| <= K) ->",
          en: "if $|\\Delta_S(A)| \\le K$ for both sets $S$ of each of its pairs,",
          de: "wenn $|\\Delta_S(A)| \\le K$ für beide Mengen $S$ jedes ihrer Paare,",
        },
        {
          rocq: "2%:R * K <= F%:R -> K + 3%:R * root * #|A|%:R + 8%:R * k / eps + 1 < E.+1%:R ->",
          en: "and if $F \\ge 2K$ and $E + 1 > K + 3\\varepsilon^{1/2}|A| + 8k/\\varepsilon + 1$ are natural numbers, as $F = \\lceil 2K \\rceil$ and $E = \\lfloor K + 3\\varepsilon^{1/2}|A| + 8k/\\varepsilon + 1 \\rfloor$ are,",
          de: "und wenn $F \\ge 2K$ und $E + 1 > K + 3\\varepsilon^{1/2}|A| + 8k/\\varepsilon + 1$ natürliche Zahlen sind, wie $F = \\lceil 2K \\rceil$ und $E = \\lfloor K + 3\\varepsilon^{1/2}|A| + 8k/\\varepsilon + 1 \\rfloor$,",
        },
        {
          rocq: "forall X, X \\subset A ->",
          en: "then for each $X \\subseteq A$",
          de: "dann haben für jedes $X \\subseteq A$",
        },
        {
          rocq: "(#|A :\\: halfway s X| <= (#|A| + F - 2 * #|X|) + E)%N.",
          en: "at most $\\max(0, |A| + F - 2|X|) + E$ members $z$ of $A$ have at most $s$ pairs around them in $X$. This is condition (D) of the averaging lemma.",
          de: "höchstens $\\max(0, |A| + F - 2|X|) + E$ Elemente $z$ von $A$ höchstens $s$ Paare um sich in $X$. Das ist die Bedingung (D) des Mittelungslemmas.",
        },
      ],
    },
  ],
};
