/** A lower bound by the last three positions. */

export default {
  title: { en: "n + c rounds are not enough", de: "n + c Runden genügen nicht" },
  about: {
    en: "A lower bound for R(p) by the last three positions, and so n + c rounds are not enough: Theorem 3 of the note.",
    de: "Eine untere Schranke für R(p) durch die letzten drei Positionen, und damit genügen n + c Runden nicht: Satz 3 der Notiz.",
  },
  entries: [
    {
      name: "half_log",
      title: { en: "Half of the logarithm, rounded up twice", de: "Der halbe Logarithmus, zweimal aufgerundet" },
      rows: [
        {
          rocq: "Notation log n := (up_log 2 n).",
          en: "$\\lceil \\log_2 n \\rceil$, the least $k$ with $n \\le 2^k$.",
          de: "$\\lceil \\log_2 n \\rceil$, das kleinste $k$ mit $n \\le 2^k$.",
        },
        {
          rocq: "Notation half_log n := (uphalf (log n)).",
          en: "$\\lceil \\frac12 \\lceil \\log_2 n \\rceil \\rceil$.",
          de: "$\\lceil \\frac12 \\lceil \\log_2 n \\rceil \\rceil$.",
        },
      ],
    },
    {
      name: "rounds_below",
      title: {
        en: "R(p) ≥ p − 3 + ⌈½⌈log₂ p⌉⌉ for primes p ≥ 5",
        de: "R(p) ≥ p − 3 + ⌈½⌈log₂ p⌉⌉ für Primzahlen p ≥ 5",
      },
      lessons: ["three-left/bound"],
      rows: [
        {
          rocq: "Theorem rounds_below p r : prime p -> (5 <= p)%N ->",
          en: "For every prime $p \\ge 5$ and every $r$:",
          de: "Für jede Primzahl $p \\ge 5$ und jedes $r$:",
        },
        {
          rocq: "magnus_forces p (fstar p) r ->",
          en: "if Magnus forces $f^*(p)$ positions in $r$ rounds,",
          de: "Wenn Magnus $f^*(p)$ Positionen in $r$ Runden erzwingt,",
        },
        {
          rocq: "(p - 3 + half_log p <= r)%N.",
          en: "then $r \\ge p - 3 + \\lceil \\frac12 \\lceil \\log_2 p \\rceil \\rceil$.",
          de: "dann ist $r \\ge p - 3 + \\lceil \\frac12 \\lceil \\log_2 p \\rceil \\rceil$.",
        },
      ],
    },
    {
      name: "not_n_plus_c",
      title: { en: "n + c rounds are not enough, whatever c", de: "n + c Runden genügen nicht, wie groß c auch ist" },
      lessons: ["three-left/bound"],
      rows: [
        {
          rocq: "Corollary not_n_plus_c c : exists p, prime p /\\",
          en: "For every $c$ there is a prime $p$ with this:",
          de: "Für jedes $c$ gibt es eine Primzahl $p$, für die gilt:",
        },
        {
          rocq: "forall r, magnus_forces p (fstar p) r -> (p + c < r)%N.",
          en: "in whatever number $r$ of rounds Magnus forces $f^*(p)$ positions, $r > p + c$.",
          de: "In wie vielen Runden $r$ Magnus $f^*(p)$ Positionen auch erzwingt, es ist $r > p + c$.",
        },
      ],
    },
  ],
};
