/** The container lemma. */

const prime = {
  rocq: "Variable p : nat. Hypotheses (p_prime : prime p) (p_gt2 : (2 < p)%N). Implicit Types (A X B M Y Z : {set 'Z_p}) (x y z : 'Z_p).",
  en: "Let $p > 2$ be a prime; capital letters are sets of positions of $\\mathbb{Z}_p$.",
  de: "Sei $p > 2$ eine Primzahl; Großbuchstaben sind Mengen von Positionen aus $\\mathbb{Z}_p$.",
};
const numbers = [
  {
    rocq: "Variables (R : realFieldType) (eps : R) (s k k' l m : nat).",
    en: "Let $\\varepsilon$ be a member of an ordered field, such as that of the rational numbers, and $s, k, k', l, m$ natural numbers,",
    de: "Sei $\\varepsilon$ ein Element eines angeordneten Körpers, etwa des Körpers der rationalen Zahlen, und seien $s, k, k', l, m$ natürliche Zahlen,",
  },
  {
    rocq: "Hypotheses (eps_gt0 : 0 < eps) (eps_le1 : eps <= 1) (s_gt0 : (0 < s)%N) (k_gt0 : (0 < k)%N).",
    en: "with $0 < \\varepsilon \\le 1$ and $s, k \\ge 1$,",
    de: "mit $0 < \\varepsilon \\le 1$ und $s, k \\ge 1$,",
  },
  {
    rocq: "Hypotheses (k'_ge : (2 * s * k)%:R / eps ^+ 2 <= k'%:R) (k'_le : k'%:R <= eps * p%:R / 4%:R).",
    en: "with $2sk/\\varepsilon^2 \\le k' \\le \\varepsilon p/4$,",
    de: "mit $2sk/\\varepsilon^2 \\le k' \\le \\varepsilon p/4$,",
  },
  {
    rocq: "Hypotheses (l_ge : 4%:R * p%:R / (eps * k%:R) < l.+1%:R) (m_ge : 8%:R / eps < m.+1%:R).",
    en: "and with $\\frac{4p}{\\varepsilon k} < l + 1$ and $\\frac8\\varepsilon < m + 1$.",
    de: "und mit $\\frac{4p}{\\varepsilon k} < l + 1$ und $\\frac8\\varepsilon < m + 1$.",
  },
];
const states = {
  rocq: "Notation state := ({set 'Z_p} * {set 'Z_p})%type.",
  en: "A pair is a pair $(X^+, B^+)$ of sets.",
  de: "Ein Paar ist ein Paar $(X^+, B^+)$ von Mengen.",
};

export default {
  title: { en: "The container lemma", de: "Das Containerlemma" },
  about: {
    en: "Few pairs of sets contain, up to little, all X and B with few pairs of X around each member of B: the container lemma of the note, after Kleitman and Winston, and what the density lemma makes of it. The pairs around a position are those of two other positions.",
    de: "Wenige Paare von Mengen enthalten, bis auf wenig, alle X und B mit wenigen Paaren aus X um jedes Element von B: das Containerlemma der Notiz, nach Kleitman und Winston, und was das Dichtelemma daraus macht. Die Paare um eine Position sind die aus zwei anderen Positionen.",
  },
  entries: [
    {
      name: "container_lemma",
      title: {
        en: "The container lemma, with a bound on the number of pairs",
        de: "Das Containerlemma, mit einer Schranke für die Anzahl der Paare",
      },
      rows: [
        prime,
        ...numbers,
        states,
        {
          rocq: "Theorem container_lemma : exists C : {set state}, containers eps s k%:R C /\\",
          en: "Then there is a family $C$ of pairs in which few sums are left, and which contain, up to little, all $X$ and $B$ with at most $s$ pairs around each $z \\in B$ in $X$, as `containers` says it in numbers,",
          de: "Dann gibt es eine Familie $C$ von Paaren, in denen wenige Summen übrig sind und die, bis auf wenig, alle $X$ und $B$ mit höchstens $s$ Paaren um jedes $z \\in B$ in $X$ enthalten, wie `containers` es in Zahlen sagt,",
        },
        {
          rocq: "(#|C| <= (p.+1 ^ k' + p.+1 ^ (k + l)) ^ m)%N.",
          en: "with $|C| \\le \\left((p+1)^{k'} + (p+1)^{k+l}\\right)^m$.",
          de: "mit $|C| \\le \\left((p+1)^{k'} + (p+1)^{k+l}\\right)^m$.",
        },
      ],
    },
    {
      name: "density_by_containers",
      title: {
        en: "Sets that are spread evenly over such a family have condition (D)",
        de: "Mengen, die über eine solche Familie gleichmäßig verteilt sind, haben die Bedingung (D)",
      },
      rows: [
        prime,
        ...numbers,
        states,
        {
          rocq: "Corollary density_by_containers (root : R) : 0 <= root -> root ^+ 2 = eps -> eps <= 64%:R^-1 ->",
          en: "If the field has $\\varepsilon^{1/2}$ and $\\varepsilon \\le \\frac1{64}$,",
          de: "Hat der Körper $\\varepsilon^{1/2}$ und ist $\\varepsilon \\le \\frac1{64}$,",
        },
        {
          rocq: "exists C : {set state}, (#|C| <= (p.+1 ^ k' + p.+1 ^ (k + l)) ^ m)%N /\\",
          en: "there is a family $C$ of at most $\\left((p+1)^{k'} + (p+1)^{k+l}\\right)^m$ pairs for which the following holds.",
          de: "so gibt es eine Familie $C$ von höchstens $\\left((p+1)^{k'} + (p+1)^{k+l}\\right)^m$ Paaren, für die Folgendes gilt.",
        },
        {
          rocq: "forall A (K : R) (E F : nat), (forall c, c \\in C -> `|discrepancy R c.1 A| <= K /\\ `|discrepancy R c.2 A| <= K) ->",
          en: "If $|\\Delta_S(A)| \\le K$ for both sets $S$ of each of its pairs,",
          de: "Wenn $|\\Delta_S(A)| \\le K$ für beide Mengen $S$ jedes ihrer Paare",
        },
        {
          rocq: "2%:R * K <= F%:R -> K + 3%:R * root * #|A|%:R + 8%:R * k%:R / eps + 1 < E.+1%:R ->",
          en: "and if $F \\ge 2K$ and $E + 1 > K + 3\\varepsilon^{1/2}|A| + 8k/\\varepsilon + 1$ for natural numbers $E$ and $F$,",
          de: "und $F \\ge 2K$ und $E + 1 > K + 3\\varepsilon^{1/2}|A| + 8k/\\varepsilon + 1$ für natürliche Zahlen $E$ und $F$,",
        },
        {
          rocq: "forall X, X \\subset A -> (#|A :\\: halfway s X| <= (#|A| + F - 2 * #|X|) + E)%N.",
          en: "then (D) holds: for each $X \\subseteq A$ at most $\\max(0, |A| + F - 2|X|) + E$ members $z$ of $A$ have $r_X(z) \\le s$.",
          de: "dann gilt (D): Für jedes $X \\subseteq A$ haben höchstens $\\max(0, |A| + F - 2|X|) + E$ Elemente $z$ von $A$ ein $r_X(z) \\le s$.",
        },
      ],
    },
  ],
};
