/** Arithmetic of f*(n). */

export default {
  title: { en: "Arithmetic of f*(n)", de: "Das Rechnen mit f*(n)" },
  about: { en: "Arithmetic of f*(n).", de: "Das Rechnen mit f*(n)." },
  entries: [
    {
      name: "two_thirds",
      title: { en: "f*(n) ≥ 2n/3", de: "f*(n) ≥ 2n/3" },
      rows: [
        { rocq: "Variable n : nat. Hypothesis n_gt0 : 0 < n.", en: "For all $n \\ge 1$:", de: "Für alle $n \\ge 1$:" },
        { rocq: "Lemma two_thirds : 2 * n <= 3 * fstar n.", en: "$2n \\le 3 f^*(n)$.", de: "$2n \\le 3 f^*(n)$." },
      ],
    },
    {
      name: "fstar_prime",
      title: { en: "f*(p) = p − 1 for odd primes p", de: "f*(p) = p − 1 für ungerade Primzahlen p" },
      rows: [
        {
          rocq: "Lemma fstar_prime p : prime p -> 2 < p ->",
          en: "For all primes $p > 2$:",
          de: "Für alle Primzahlen $p > 2$:",
        },
        { rocq: "fstar p = p.-1.", en: "$f^*(p) = p - 1$.", de: "$f^*(p) = p - 1$." },
      ],
    },
  ],
};
