/** An upper bound on primes. */

export default {
  title: { en: "An upper bound on primes", de: "Eine obere Schranke für Primzahlen" },
  about: {
    en: "R(p) ≤ 2(p − 2) for odd primes p: the layers grow as Cauchy and Davenport say, so that all depths together are at most 2(p − 2).",
    de: "R(p) ≤ 2(p − 2) für ungerade Primzahlen p: Die Schichten wachsen, wie Cauchy und Davenport sagen, sodass alle Tiefen zusammen höchstens 2(p − 2) sind.",
  },
  entries: [
    {
      name: "prime_rounds",
      title: {
        en: "Magnus forces f*(p) positions in 2(p − 2) rounds, for odd primes p",
        de: "Magnus erzwingt f*(p) Positionen in 2(p − 2) Runden, für ungerade Primzahlen p",
      },
      rows: [
        {
          rocq: "Variable p : nat. Hypotheses (p_prime : prime p) (p_gt2 : (2 < p)%N).",
          en: "For every prime $p > 2$:",
          de: "Für jede Primzahl $p > 2$:",
        },
        {
          rocq: "Theorem prime_rounds : magnus_forces p (fstar p) (2 * (p - 2)).",
          en: "Magnus forces $f^*(p)$ positions in $2(p - 2)$ rounds.",
          de: "Magnus erzwingt $f^*(p)$ Positionen in $2(p - 2)$ Runden.",
        },
      ],
    },
    {
      name: "prime_rounds_above",
      title: { en: "R(p) ≤ 2(p − 2) for odd primes p", de: "R(p) ≤ 2(p − 2) für ungerade Primzahlen p" },
      rows: [
        {
          rocq: "Corollary prime_rounds_above p r : prime p -> (2 < p)%N ->",
          en: "For every prime $p > 2$:",
          de: "Für jede Primzahl $p > 2$:",
        },
        {
          rocq: "R_is p r -> (r <= 2 * (p - 2))%N.",
          en: "if $R(p) = r$, then $r \\le 2(p - 2)$.",
          de: "Wenn $R(p) = r$, dann ist $r \\le 2(p - 2)$.",
        },
      ],
    },
  ],
};
