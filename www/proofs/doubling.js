/** A table of twice the size. */

export default {
  title: { en: "Doubling a table", de: "Einen Tisch verdoppeln" },
  about: {
    en: "A table of twice the size wastes no more rounds: w(2n) ≤ w(n), where w(n) = R(n) − (f*(n) − 1); part of Theorem 7 of the note.",
    de: "Ein doppelt so großer Tisch verschwendet nicht mehr Runden: w(2n) ≤ w(n), wobei w(n) = R(n) − (f*(n) − 1); ein Teil von Satz 7 der Notiz.",
  },
  entries: [
    {
      name: "doubling",
      title: { en: "w(2n) ≤ w(n)", de: "w(2n) ≤ w(n)" },
      lessons: ["open/composites"],
      rows: [
        {
          rocq: "Theorem doubling n r : (1 < n)%N -> R_is n r ->",
          en: "For every $n \\ge 2$ with $R(n) = r$",
          de: "Für jedes $n \\ge 2$ mit $R(n) = r$",
        },
        {
          rocq: "exists2 r', R_is (2 * n) r'",
          en: "there is an $r'$ with $R(2n) = r'$",
          de: "gibt es ein $r'$ mit $R(2n) = r'$",
        },
        {
          rocq: "& (r' + fstar n <= r + fstar (2 * n))%N.",
          en: "and $r' + f^*(n) \\le r + f^*(2n)$, that is, $w(2n) \\le w(n)$.",
          de: "und $r' + f^*(n) \\le r + f^*(2n)$, das heißt $w(2n) \\le w(n)$.",
        },
      ],
    },
    {
      name: "doubling_tower",
      title: { en: "w(2ᵉ·n) ≤ w(n)", de: "w(2ᵉ·n) ≤ w(n)" },
      rows: [
        {
          rocq: "Corollary doubling_tower n r e : (1 < n)%N -> R_is n r ->",
          en: "For every $n \\ge 2$ with $R(n) = r$ and every $e$",
          de: "Für jedes $n \\ge 2$ mit $R(n) = r$ und jedes $e$",
        },
        {
          rocq: "exists2 r', R_is (2 ^ e * n) r'",
          en: "there is an $r'$ with $R(2^e n) = r'$",
          de: "gibt es ein $r'$ mit $R(2^e n) = r'$",
        },
        {
          rocq: "& (r' + fstar n <= r + fstar (2 ^ e * n))%N.",
          en: "and $r' + f^*(n) \\le r + f^*(2^e n)$, that is, $w(2^e n) \\le w(n)$.",
          de: "und $r' + f^*(n) \\le r + f^*(2^e n)$, das heißt $w(2^e n) \\le w(n)$.",
        },
      ],
    },
  ],
};
