/** A lower bound by the last four positions. */

export default {
  title: {
    en: "A lower bound by the last four positions",
    de: "Eine untere Schranke durch die letzten vier Positionen",
  },
  about: {
    en: "A lower bound for R(p) by the last four positions: Theorem 4 of the note.",
    de: "Eine untere Schranke für R(p) durch die letzten vier Positionen: Satz 4 der Notiz.",
  },
  entries: [
    {
      name: "three_quarters_log",
      title: { en: "Three quarters of the logarithm, rounded up", de: "Drei Viertel des Logarithmus, aufgerundet" },
      rows: [
        {
          rocq: "Definition three_quarters_log p := ((3 * log p + 3) %/ 4)%N.",
          en: "$\\lceil \\frac34 \\lceil \\log_2 p \\rceil \\rceil$, as $\\lfloor (3k + 3)/4 \\rfloor = \\lceil 3k/4 \\rceil$.",
          de: "$\\lceil \\frac34 \\lceil \\log_2 p \\rceil \\rceil$, denn $\\lfloor (3k + 3)/4 \\rfloor = \\lceil 3k/4 \\rceil$.",
        },
      ],
    },
    {
      name: "rounds_below_by_four",
      title: {
        en: "R(p) ≥ p − 4 + ⌈¾⌈log₂ p⌉⌉ for primes p ≥ 5",
        de: "R(p) ≥ p − 4 + ⌈¾⌈log₂ p⌉⌉ für Primzahlen p ≥ 5",
      },
      lessons: ["three-left/grow"],
      rows: [
        {
          rocq: "Theorem rounds_below_by_four p r : prime p -> (5 <= p)%N ->",
          en: "For every prime $p \\ge 5$ and every $r$:",
          de: "Für jede Primzahl $p \\ge 5$ und jedes $r$:",
        },
        {
          rocq: "magnus_forces p (fstar p) r ->",
          en: "if Magnus forces $f^*(p)$ positions in $r$ rounds,",
          de: "Wenn Magnus $f^*(p)$ Positionen in $r$ Runden erzwingt,",
        },
        {
          rocq: "(p - 4 + three_quarters_log p <= r)%N.",
          en: "then $r \\ge p - 4 + \\lceil \\frac34 \\lceil \\log_2 p \\rceil \\rceil$.",
          de: "dann ist $r \\ge p - 4 + \\lceil \\frac34 \\lceil \\log_2 p \\rceil \\rceil$.",
        },
      ],
    },
  ],
};
