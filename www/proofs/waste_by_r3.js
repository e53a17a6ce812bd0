/** Theorem 8: the waste by r₃. */

export default {
  title: { en: "The waste, by r₃", de: "Die Verschwendung, durch r₃" },
  about: {
    en: "How many rounds Magnus wastes at most on any table, by the largest sets without progressions: the bound of Theorem 8 of the note with numbers for its constant, and with powers in place of roots.",
    de: "Wie viele Runden Magnus auf irgendeinem Tisch höchstens verschwendet, durch die größten Mengen ohne arithmetische Folgen: die Schranke von Satz 8 der Notiz mit Zahlen für ihre Konstante und mit Potenzen statt Wurzeln.",
  },
  entries: [
    {
      name: "waste_by_r3",
      title: {
        en: "At most C·(log m·m^(1/3)·r₃(m)^(2/3) + (log m)^(5/2)·r₃(m)) rounds are wasted",
        de: "Höchstens C·(log m·m^(1/3)·r₃(m)^(2/3) + (log m)^(5/2)·r₃(m)) Runden werden verschwendet",
      },
      lessons: ["nearly-every-round/theorem"],
      rows: [
        {
          rocq: "Theorem waste_by_r3 n r (m := odd_part n) (h := up_log 2 m) : (1 < n)%N -> m != 1%N -> R_is n r ->",
          en: "For every $n \\ge 2$ with $R(n) = r$ whose odd part $m$ is not 1, and with $h = \\lceil \\log_2 m \\rceil$,",
          de: "Für jedes $n \\ge 2$ mit $R(n) = r$, dessen ungerader Teil $m$ nicht 1 ist, und mit $h = \\lceil \\log_2 m \\rceil$",
        },
        {
          rocq: "exists a b, [/\\ (r < fstar n + (a + b))%N,",
          en: "there are $a$ and $b$ with $r < f^*(n) + a + b$, so that at most $a + b$ rounds are wasted, and",
          de: "gibt es $a$ und $b$ mit $r < f^*(n) + a + b$, sodass höchstens $a + b$ Runden verschwendet werden, und",
        },
        {
          rocq: "(a ^ 3 <= (168 * h) ^ 3 * m * r3 m ^ 2)%N",
          en: "$a \\le 168\\, h\\, m^{1/3}\\, r_3(m)^{2/3}$,",
          de: "$a \\le 168\\, h\\, m^{1/3}\\, r_3(m)^{2/3}$,",
        },
        {
          rocq: "& (b ^ 2 <= (96 * h * r3 m) ^ 2 * (8 * h) ^ 3)%N].",
          en: "$b \\le 96\\, h\\, r_3(m) \\cdot (8h)^{3/2}$.",
          de: "$b \\le 96\\, h\\, r_3(m) \\cdot (8h)^{3/2}$.",
        },
      ],
    },
  ],
};
