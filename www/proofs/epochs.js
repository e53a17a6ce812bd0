/** The chain of epochs, and Theorem 13 in a finite form. */

const numbers = [
  {
    rocq: "Variables (p : nat). Hypotheses (p_prime : prime p) (p_gt2 : (2 < p)%N).",
    en: "Let $p > 2$ be a prime,",
    de: "Sei $p > 2$ eine Primzahl,",
  },
  {
    rocq: "Variables (T s e k i H J M : nat).",
    en: "and let $T, s, e, k, i, H, J, M$ be natural numbers. $T$, $s$ and $k$ are those of the note, $i$ is about $\\log p$, and $e$ and $H$ stand for $\\varepsilon = 1/e^2$ and $\\lambda = 1/H$.",
    de: "und seien $T, s, e, k, i, H, J, M$ natürliche Zahlen. $T$, $s$ und $k$ sind die der Notiz, $i$ ist etwa $\\log p$, und $e$ und $H$ stehen für $\\varepsilon = 1/e^2$ und $\\lambda = 1/H$.",
  },
  {
    rocq: "Notation k1 := (2 * s * k * e ^ 4)%N. Notation l1 := (4 * p * e ^ 2 %/ k)%N. Notation m1 := (8 * e ^ 2)%N.",
    en: "Put $k' = 2ske^4$, $l = \\lfloor 4pe^2/k \\rfloor$ and $m = 8e^2$, the numbers of the container lemma,",
    de: "Es sei $k' = 2ske^4$, $l = \\lfloor 4pe^2/k \\rfloor$ und $m = 8e^2$, die Zahlen des Containerlemmas,",
  },
  {
    rocq: "Notation bits := (2 + m1 * (1 + i * (k1 + k + l1)))%N. Notation z1 := (8 * k * e ^ 2).+1.",
    en: "$\\beta = 2 + m(1 + i(k' + k + l))$ and $z = 8ke^2 + 1$.",
    de: "$\\beta = 2 + m(1 + i(k' + k + l))$ und $z = 8ke^2 + 1$.",
  },
  {
    rocq: "Hypotheses (s_gt0 : (0 < s)%N) (k_gt0 : (0 < k)%N) (e_large : (216 <= e)%N) (k1_small : (4 * k1 * e ^ 2 <= p)%N).",
    en: "Let $s \\ge 1$, $k \\ge 1$, $e \\ge 216$ and $4k'e^2 \\le p$.",
    de: "Sei $s \\ge 1$, $k \\ge 1$, $e \\ge 216$ und $4k'e^2 \\le p$.",
  },
];
const inequalities = [
  {
    rocq: "Notation growth := (3 * i + 10 + J)%N. Notation epoch_count := (p %/ T).+1.",
    en: "Put $\\gamma = 3i + 10 + J$, and $P = \\lfloor p/T \\rfloor + 1$, the number of epochs.",
    de: "Es sei $\\gamma = 3i + 10 + J$ und $P = \\lfloor p/T \\rfloor + 1$, die Zahl der Epochen.",
  },
  {
    rocq: "Hypotheses (p_lt : (p < 2 ^ i)%N) (i_gt0 : (0 < i)%N) (le_i : (i <= T)%N) (le_T : (T <= e)%N).",
    en: "Let $p < 2^i$ and $1 \\le i \\le T \\le e$,",
    de: "Sei $p < 2^i$ und $1 \\le i \\le T \\le e$,",
  },
  {
    rocq: "Hypotheses (le_s : (2 * i + T <= s.+1)%N) (le_H : (2 * i + T <= H)%N) (second : ((2 * i + T) ^ 2 <= J * H)%N).",
    en: "$2i + T \\le s + 1$, $2i + T \\le H$ and $(2i + T)^2 \\le JH$,",
    de: "$2i + T \\le s + 1$, $2i + T \\le H$ und $(2i + T)^2 \\le JH$,",
  },
  {
    rocq: "Hypotheses (z_small : (72 * z1 <= M)%N) (Tz_small : (T * z1 <= M)%N).",
    en: "$72z \\le M$ and $Tz \\le M$,",
    de: "$72z \\le M$ und $Tz \\le M$,",
  },
  {
    rocq: "Hypothesis M_large : ((72 * ((H * bits).+1 + growth * epoch_count)) ^ 2 * p ^ 9 <= M ^ 11)%N.",
    en: "and $(72(H\\beta + 1 + \\gamma P))^2 p^9 \\le M^{11}$.",
    de: "und $(72(H\\beta + 1 + \\gamma P))^2 p^9 \\le M^{11}$.",
  },
];

export default {
  title: { en: "One epoch after the other", de: "Eine Epoche nach der anderen" },
  about: {
    en: "The epochs of Theorem 13 of the note together, and layer play at the end: the theorem in a finite form. If so many inequalities hold between whole numbers, Magnus wastes at most so many rounds.",
    de: "Die Epochen von Satz 13 der Notiz zusammen, und am Ende das Spiel mit Schichten: der Satz in einer endlichen Form. Gelten gewisse Ungleichungen zwischen ganzen Zahlen, so verschwendet Magnus höchstens so viele Runden.",
  },
  entries: [
    {
      name: "level_weighed",
      title: {
        en: "What the level grows by itself in an epoch, weighed with the power 9/2 of what is left",
        de: "Was der Pegel in einer Epoche von selbst wächst, gewogen mit der Potenz 9/2 dessen, was übrig ist",
      },
      rows: [
        {
          rocq: "Lemma level_weighed u T K : T <= u ->",
          en: "For all natural numbers $K$ and $T \\le u$",
          de: "Für alle natürlichen Zahlen $K$ und $T \\le u$ ist",
        },
        {
          rocq: "(K + 9 * T * K %/ (2 * u)) ^ 2 * (u - T) ^ 9 <= K ^ 2 * u ^ 9.",
          en: "$\\left(K + \\left\\lfloor \\frac{9TK}{2u} \\right\\rfloor\\right)^2 (u - T)^9 \\le K^2 u^9$. This stands for Gronwall’s inequality.",
          de: "$\\left(K + \\left\\lfloor \\frac{9TK}{2u} \\right\\rfloor\\right)^2 (u - T)^9 \\le K^2 u^9$. Das steht für die Ungleichung von Gronwall.",
        },
      ],
    },
    {
      name: "test_sets",
      title: {
        en: "Few test sets: what is spread evenly over them has condition (D)",
        de: "Wenige Testmengen: Was über sie gleichmäßig verteilt ist, hat die Bedingung (D)",
      },
      rows: [
        ...numbers,
        {
          rocq: "Lemma test_sets : (p < 2 ^ i)%N -> exists2 tests : {set {set 'Z_p}}, (2 * #|tests| <= 2 ^ bits)%N &",
          en: "If $p < 2^i$, there is a family of at most $2^\\beta/2$ test sets for which the following holds.",
          de: "Ist $p < 2^i$, so gibt es eine Familie von höchstens $2^\\beta/2$ Testmengen, für die Folgendes gilt.",
        },
        {
          rocq: "forall A K, (forall S, S \\in tests -> `|discrepancy rat_realFieldType S A| <= K%:R) ->",
          en: "If no discrepancy of a set $A$ is more than the natural number $K$, in absolute value,",
          de: "Wenn keine Diskrepanz einer Menge $A$ im Betrag größer als die natürliche Zahl $K$ ist,",
        },
        {
          rocq: "forall X, X \\subset A -> (#|A :\\: halfway s X| <= (#|A| + 2 * K - 2 * #|X|) + (K + 3 * #|A| %/ e + z1))%N.",
          en: "then $A$ has condition (D) of the averaging lemma with $F = 2K$ and $E = K + \\lfloor 3|A|/e \\rfloor + z$.",
          de: "dann hat $A$ die Bedingung (D) des Mittelungslemmas mit $F = 2K$ und $E = K + \\lfloor 3|A|/e \\rfloor + z$.",
        },
      ],
    },
    {
      name: "nearly_all",
      title: { en: "The epochs visit all but M positions", de: "Die Epochen besuchen alle Positionen bis auf M" },
      rows: [
        ...numbers,
        ...inequalities,
        {
          rocq: "Theorem nearly_all : magnus_forces p (p - M) ((fstar p).-1 + 2 * i * epoch_count).",
          en: "Then Magnus forces $p - M$ positions in $f^*(p) - 1 + 2iP = p - 2 + 2iP$ rounds.",
          de: "Dann erzwingt Magnus $p - M$ Positionen in $f^*(p) - 1 + 2iP = p - 2 + 2iP$ Runden.",
        },
      ],
    },
    {
      name: "wasted_rounds",
      title: { en: "Theorem 13 in a finite form", de: "Satz 13 in einer endlichen Form" },
      rows: [
        ...numbers,
        ...inequalities,
        {
          rocq: "Theorem wasted_rounds : magnus_forces p (fstar p) ((fstar p).-1 + (2 * i * epoch_count + 2 * i * M)).",
          en: "Then Magnus forces $f^*(p) = p - 1$ positions in $f^*(p) - 1 + 2iP + 2iM$ rounds: he wastes at most $2i$ in each epoch, and at most $2i$ for each of the last $M$ positions.",
          de: "Dann erzwingt Magnus $f^*(p) = p - 1$ Positionen in $f^*(p) - 1 + 2iP + 2iM$ Runden: Er verschwendet höchstens $2i$ in jeder Epoche und höchstens $2i$ für jede der letzten $M$ Positionen.",
        },
      ],
    },
  ],
};
