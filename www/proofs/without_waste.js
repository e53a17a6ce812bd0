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
      name: "no_waste_tower",
      title: {
        en: "A table without waste, times 2ᵃ·3ᵇ, has no waste",
        de: "Ein Tisch ohne Verschwendung, mal 2ᵃ·3ᵇ, hat keine Verschwendung",
      },
      lessons: ["open/composites"],
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
