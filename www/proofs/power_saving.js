/** Theorem 13. */

export default {
  title: { en: "A power of p is saved", de: "Eine Potenz von p wird gespart" },
  about: {
    en: "Theorem 13 of the note: on a table whose size is a large prime p Magnus wastes less than p to the power 0.99 rounds. The numbers of the finite form are powers of one number u here, so that each inequality is one between exponents.",
    de: "Satz 13 der Notiz: Auf einem Tisch, dessen Größe eine große Primzahl p ist, verschwendet Magnus höchstens p^0,99 Runden. Die Zahlen der endlichen Form sind hier Potenzen einer Zahl u, so dass jede Ungleichung eine zwischen Exponenten ist.",
  },
  entries: [
    {
      name: "power_saving",
      title: { en: "R(p) ≤ p + p^(0.99) for large primes p", de: "R(p) ≤ p + p^(0,99) für große Primzahlen p" },
      rows: [
        {
          rocq: "Theorem power_saving : exists p0, forall p r, prime p -> p0 <= p -> R_is p r ->",
          en: "There is a number $p_0$ such that for all primes $p \\ge p_0$ and for $r = R(p)$",
          de: "Es gibt eine Zahl $p_0$, so dass für alle Primzahlen $p \\ge p_0$ und für $r = R(p)$",
        },
        {
          rocq: "(r + 2 - p) ^ 100 <= p ^ 99.",
          en: "$(r + 2 - p)^{100} \\le p^{99}$. As $f^*(p) - 1 = p - 2$ rounds are new, the rounds that are wasted are $w(p) = r + 2 - p \\le p^{99/100}$.",
          de: "$(r + 2 - p)^{100} \\le p^{99}$ ist. Da $f^*(p) - 1 = p - 2$ Runden neu sind, sind $w(p) = r + 2 - p \\le p^{99/100}$ Runden verschwendet.",
        },
      ],
    },
  ],
};
