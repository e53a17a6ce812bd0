/** Tables without waste. */

export default {
  title: { en: "Tables without waste", de: "Tische ohne Verschwendung" },
  about: {
    en: "Doubling and tripling keep a table without waste, and so R(n) = f*(n) − 1 for n = 2ᵃ·3ᵇ: Theorem 7 of the note.",
    de: "Verdoppeln und Verdreifachen lassen einen Tisch ohne Verschwendung, und damit ist R(n) = f*(n) − 1 für n = 2ᵃ·3ᵇ: Satz 7 der Notiz.",
  },
  entries: [
    {
      name: "no_waste",
      title: { en: "No waste", de: "Keine Verschwendung" },
      rows: [
        {
          rocq: "Definition no_waste (n : nat) : Prop := R_is n (fstar n).-1.",
          en: "$R(n) = f^*(n) - 1$: every round can be new.",
          de: "$R(n) = f^*(n) - 1$: Jede Runde kann neu sein.",
        },
      ],
    },
    {
      name: "R_triple",
      title: {
        en: "R(3m) = 2m − 1 if two thirds of the table of m can be had without waste",
        de: "R(3m) = 2m − 1, wenn man zwei Drittel des Tisches von m ohne Verschwendung bekommt",
      },
      lessons: ["tripling/theorem"],
      rows: [
        {
          rocq: "Theorem R_triple m w : (1 < m)%N -> (2 * m <= 3 * w)%N ->",
          en: "For every $m \\ge 2$ and every $w \\ge 2m/3$:",
          de: "Für jedes $m \\ge 2$ und jedes $w \\ge 2m/3$:",
        },
        {
          rocq: "forces w w.-1 [set 0 : 'Z_m] 0 ->",
          en: "if Magnus forces $w$ positions of $\\mathbb{Z}_m$ in $w - 1$ rounds,",
          de: "Wenn Magnus $w$ Positionen von $\\mathbb{Z}_m$ in $w - 1$ Runden erzwingt,",
        },
        {
          rocq: "R_is (3 * m) (2 * m).-1.",
          en: "then $R(3m) = 2m - 1$.",
          de: "dann ist $R(3m) = 2m - 1$.",
        },
      ],
    },
    {
      name: "no_waste_tower",
      title: {
        en: "A table without waste, times 2ᵃ·3ᵇ, has no waste",
        de: "Ein Tisch ohne Verschwendung, mal 2ᵃ·3ᵇ, hat keine Verschwendung",
      },
      lessons: ["open/composites", "tripling/theorem"],
      rows: [
        {
          rocq: "Theorem no_waste_tower n a b : (1 < n)%N -> no_waste n ->",
          en: "For every $n \\ge 2$ without waste and all $a$, $b$:",
          de: "Für jedes $n \\ge 2$ ohne Verschwendung und alle $a$, $b$:",
        },
        {
          rocq: "no_waste (2 ^ a * 3 ^ b * n).",
          en: "there is none on $2^a 3^b n$ either.",
          de: "Auch auf $2^a 3^b n$ gibt es keine.",
        },
      ],
    },
    {
      name: "R_2_3",
      title: { en: "R(2ᵃ·3ᵇ) = f* − 1 for b ≥ 1", de: "R(2ᵃ·3ᵇ) = f* − 1 für b ≥ 1" },
      lessons: ["open/composites"],
      rows: [
        { rocq: "Theorem R_2_3 a b :", en: "For all $a, b \\ge 0$:", de: "Für alle $a, b \\ge 0$:" },
        {
          rocq: "R_is (2 ^ a * 3 ^ b.+1) (2 ^ a.+1 * 3 ^ b).-1.",
          en: "$R(2^a 3^{b+1}) = 2^{a+1} 3^b - 1$, which is $f^* - 1$.",
          de: "$R(2^a 3^{b+1}) = 2^{a+1} 3^b - 1$, und das ist $f^* - 1$.",
        },
      ],
    },
    {
      name: "R_power_of_2",
      title: { en: "R(2ᵃ) = 2ᵃ − 1 for a ≥ 1", de: "R(2ᵃ) = 2ᵃ − 1 für a ≥ 1" },
      lessons: ["open/composites"],
      rows: [
        { rocq: "Theorem R_power_of_2 a :", en: "For every $a \\ge 0$:", de: "Für jedes $a \\ge 0$:" },
        {
          rocq: "R_is (2 ^ a.+1) (2 ^ a.+1).-1.",
          en: "$R(2^{a+1}) = 2^{a+1} - 1$.",
          de: "$R(2^{a+1}) = 2^{a+1} - 1$.",
        },
      ],
    },
  ],
};
