/** Theorem 14. */

const product = {
  rocq: "Variables (n d P : nat). Hypotheses (d_gt1 : (1 < d)%N) (P_gt1 : (1 < P)%N) (nE : n = (d * P)%N).",
  en: "Let $n = dP$ with $d, P > 1$.",
  de: "Sei $n = dP$ mit $d, P > 1$.",
};

export default {
  title: { en: "Tables with a large prime factor", de: "Tische mit einem großen Primfaktor" },
  about: {
    en: "Theorem 14 of the note: a table wastes little if the number of its positions has a large prime factor P. In each class modulo n/P that the token enters Magnus plays the epochs of a table of P positions; the classes themselves are a table, too.",
    de: "Satz 14 der Notiz: Ein Tisch verschwendet wenig, wenn die Zahl seiner Positionen einen großen Primfaktor P hat. In jeder Klasse modulo n/P, die der Spielstein betritt, spielt Magnus die Epochen eines Tisches mit P Positionen; auch die Klassen selbst sind ein Tisch.",
  },
  entries: [
    {
      name: "by_classes",
      title: { en: "From class to class, and then by layers", de: "Von Klasse zu Klasse, und dann mit Schichten" },
      rows: [
        product,
        {
          rocq: "Variables (q B : nat). Hypothesis inside : forces q B [set 0 : 'Z_P] 0.",
          en: "Let $q$ positions be forced on a table of $P$ positions within $B$ rounds,",
          de: "Auf einem Tisch mit $P$ Positionen seien $q$ Positionen in $B$ Runden erzwungen",
        },
        {
          rocq: "Variables (k r i y : nat). Hypotheses (classes : forces k r [set 0 : 'Z_d] 0) (near : (n <= 2 ^ i)%N) (n_odd : odd n) (left_over : (fstar n <= k * q + y)%N).",
          en: "and $k$ positions on a table of $d$ positions within $r$ rounds; let $n \\le 2^i$ be odd, and $f^*(n) \\le kq + y$.",
          de: "und auf einem Tisch mit $d$ Positionen $k$ Positionen in $r$ Runden; sei $n \\le 2^i$ ungerade und $f^*(n) \\le kq + y$.",
        },
        {
          rocq: "Theorem by_classes : (0 < k)%N -> magnus_forces n (fstar n) (r + k * B + 2 * i * y).",
          en: "If $k \\ge 1$, Magnus forces $f^*(n)$ positions in $r + kB + 2iy$ rounds: $r$ from class to class, $B$ in each of $k$ classes, and at most $2i$ for each of the last $y$ positions.",
          de: "Ist $k \\ge 1$, so erzwingt Magnus $f^*(n)$ Positionen in $r + kB + 2iy$ Runden: $r$ von Klasse zu Klasse, $B$ in jeder von $k$ Klassen und höchstens $2i$ für jede der letzten $y$ Positionen.",
        },
      ],
    },
    {
      name: "large_prime_factor",
      title: {
        en: "w(n) ≤ C·m·P^(−1/100)·log m, with P the largest prime factor of the odd part m of n",
        de: "w(n) ≤ C·m·P^(−1/100)·log m, mit dem größten Primfaktor P des ungeraden Teils m von n",
      },
      rows: [
        {
          rocq: "Theorem large_prime_factor : exists C, forall n r, let m := odd_part n in 1 < m -> R_is n r ->",
          en: "There is a number $C$ such that for all $n$ whose odd part $m$ is greater than 1 and for $r = R(n)$",
          de: "Es gibt eine Zahl $C$, so dass für alle $n$, deren ungerader Teil $m$ größer als 1 ist, und für $r = R(n)$",
        },
        {
          rocq: "(r.+1 - fstar n) ^ 100 * max_pdiv m <= (C * m * up_log 2 m) ^ 100.",
          en: "$w(n)^{100} P \\le (C m \\lceil \\log m \\rceil)^{100}$, where $w(n) = r + 1 - f^*(n)$ is what is wasted and $P$ the largest prime factor of $m$.",
          de: "$w(n)^{100} P \\le (C m \\lceil \\log m \\rceil)^{100}$ ist, wobei $w(n) = r + 1 - f^*(n)$ verschwendet wird und $P$ der größte Primfaktor von $m$ ist.",
        },
      ],
    },
  ],
};
