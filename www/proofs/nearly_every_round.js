/** Theorem 8 by Roth’s theorem: nearly every round is new. */

export default {
  title: { en: "Nearly every round is new", de: "Fast jede Runde ist neu" },
  about: {
    en: "R(n) = f*(n) + o(n), if the largest sets without three evenly spaced members are o(n). That is Roth’s theorem, which stands in these statements as a condition and is not proved here; part of Theorem 8 of the note.",
    de: "R(n) = f*(n) + o(n), wenn die größten Mengen ohne drei gleich weit voneinander entfernte Elemente o(n) sind. Das ist der Satz von Roth, der in diesen Aussagen als Voraussetzung steht und hier nicht bewiesen ist; ein Teil von Satz 8 der Notiz.",
  },
  entries: [
    {
      name: "rounds_within",
      title: {
        en: "The finite form: phases until M positions are wanted, then layer play",
        de: "Die endliche Form: Phasen, bis noch M Positionen gewollt sind, dann das Schichtspiel",
      },
      rows: [
        {
          rocq: "Variable n : nat. Hypotheses (n_gt1 : (1 < n)%N) (n_odd : odd n).",
          en: "Let $n > 1$ be odd.",
          de: "Sei $n > 1$ ungerade.",
        },
        {
          rocq: "Theorem rounds_within i j N M P : (0 < N)%N -> (0 < j)%N -> (4 * (2 * i + j) <= N ^ 2)%N ->",
          en: "For all $i$, $M$, $P$ and all $N, j \\ge 1$ with $4(2i + j) \\le N^2$,",
          de: "Für alle $i$, $M$, $P$ und alle $N, j \\ge 1$ mit $4(2i + j) \\le N^2$,",
        },
        {
          rocq: "let lost := (j * (2 * N * r3 n))%N in (lost <= M)%N -> (n <= 2 ^ i * (M.+1 - lost))%N -> (fstar n <= (M + P * j).+1)%N ->",
          en: "if $\\ell = j \\cdot 2N r_3(n) \\le M$, $n \\le 2^i (M + 1 - \\ell)$ and $f^*(n) \\le M + Pj + 1$,",
          de: "wenn $\\ell = j \\cdot 2N r_3(n) \\le M$, $n \\le 2^i (M + 1 - \\ell)$ und $f^*(n) \\le M + Pj + 1$,",
        },
        {
          rocq: "magnus_forces n (fstar n) ((fstar n).-1 + (2 * i * P + \\sum_(1 <= u < M.+1) 2 * depth n u)).",
          en: "Magnus forces $f^*(n)$ positions in $f^*(n) - 1 + 2iP + \\sum_{u=1}^{M} 2 d(u)$ rounds, where $d(u) = \\lceil \\log_2(\\lfloor n/u \\rfloor + 1) \\rceil$ is `depth n u`: $2i$ rounds more for each of $P$ phases, and $2 d(u)$ for the position that comes when $u$ are still wanted.",
          de: "erzwingt Magnus $f^*(n)$ Positionen in $f^*(n) - 1 + 2iP + \\sum_{u=1}^{M} 2 d(u)$ Runden, wobei $d(u) = \\lceil \\log_2(\\lfloor n/u \\rfloor + 1) \\rceil$ für `depth n u` steht: $2i$ Runden mehr für jede von $P$ Phasen und $2 d(u)$ für die Position, die kommt, wenn noch $u$ gewollt sind.",
        },
      ],
    },
    {
      name: "odd_tables",
      title: {
        en: "Odd tables on which r₃(n) is small waste few rounds",
        de: "Ungerade Tische, auf denen r₃(n) klein ist, verschwenden wenige Runden",
      },
      rows: [
        {
          rocq: "Theorem odd_tables K : (0 < K)%N -> exists c,",
          en: "For every $K \\ge 1$ there is a $c$ with this:",
          de: "Zu jedem $K \\ge 1$ gibt es ein $c$, für das gilt:",
        },
        {
          rocq: "forall n, (1 < n)%N -> odd n -> (c * r3 n <= n)%N ->",
          en: "for every odd $n > 1$ with $c \\cdot r_3(n) \\le n$",
          de: "Für jedes ungerade $n > 1$ mit $c \\cdot r_3(n) \\le n$",
        },
        {
          rocq: "exists2 w, (K * w <= n)%N & magnus_forces n (fstar n) ((fstar n).-1 + w).",
          en: "there is a $w \\le n/K$ such that Magnus forces $f^*(n)$ positions in $f^*(n) - 1 + w$ rounds: at most $n/K$ are wasted.",
          de: "gibt es ein $w \\le n/K$, sodass Magnus $f^*(n)$ Positionen in $f^*(n) - 1 + w$ Runden erzwingt: Höchstens $n/K$ sind verschwendet.",
        },
      ],
    },
    {
      name: "roth",
      title: { en: "Roth’s theorem, the condition", de: "Der Satz von Roth, die Voraussetzung" },
      rows: [
        {
          rocq: "Definition roth : Prop :=",
          en: "$r_3(m) = o(m)$. Roth proved it in 1953; here it is a name for the statement:",
          de: "$r_3(m) = o(m)$. Roth bewies es 1953; hier ist es ein Name für die Aussage:",
        },
        {
          rocq: "forall c, exists N, forall m, (N <= m)%N -> (c * r3 m <= m)%N.",
          en: "for every $c$, from some $N$ on, $c \\cdot r_3(m) \\le m$.",
          de: "Für jedes $c$ ist, von einem $N$ an, $c \\cdot r_3(m) \\le m$.",
        },
      ],
    },
    {
      name: "nearly_every_round",
      title: {
        en: "R(n) = f*(n) + o(n) on every table, if Roth’s theorem holds",
        de: "R(n) = f*(n) + o(n) auf jedem Tisch, wenn der Satz von Roth gilt",
      },
      lessons: ["nearly-every-round/theorem"],
      rows: [
        {
          rocq: "Theorem nearly_every_round : roth -> forall K, (0 < K)%N ->",
          en: "If Roth’s theorem holds, then for every $K \\ge 1$",
          de: "Wenn der Satz von Roth gilt, dann ist für jedes $K \\ge 1$",
        },
        {
          rocq: "exists N, forall n r, (N <= n)%N -> R_is n r ->",
          en: "there is an $N$ such that for all $n \\ge N$",
          de: "von einem $N$ an, für alle $n \\ge N$,",
        },
        {
          rocq: "(fstar n <= r.+1)%N /\\ (K * r <= K * fstar n + n)%N.",
          en: "$f^*(n) - 1 \\le R(n) \\le f^*(n) + n/K$.",
          de: "$f^*(n) - 1 \\le R(n) \\le f^*(n) + n/K$.",
        },
      ],
    },
    {
      name: "nearly_every_round_of_primes",
      title: {
        en: "R(p) = p + o(p) for primes p, if Roth’s theorem holds",
        de: "R(p) = p + o(p) für Primzahlen p, wenn der Satz von Roth gilt",
      },
      rows: [
        {
          rocq: "Corollary nearly_every_round_of_primes : roth -> forall K, (0 < K)%N ->",
          en: "If Roth’s theorem holds, then for every $K \\ge 1$",
          de: "Wenn der Satz von Roth gilt, dann ist für jedes $K \\ge 1$",
        },
        {
          rocq: "exists N, forall p r, prime p -> (N <= p)%N -> R_is p r ->",
          en: "there is an $N$ such that for all primes $p \\ge N$",
          de: "von einem $N$ an, für alle Primzahlen $p \\ge N$,",
        },
        {
          rocq: "(p <= r.+2)%N /\\ (K * r <= K.+1 * p)%N.",
          en: "$p - 2 \\le R(p) \\le (1 + 1/K)\\, p$.",
          de: "$p - 2 \\le R(p) \\le (1 + 1/K)\\, p$.",
        },
      ],
    },
  ],
};
