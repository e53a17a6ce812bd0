/** Values of r₃. */

export default {
  title: { en: "Values of r₃", de: "Werte von r₃" },
  about: {
    en: "r₃(n) for n = 1 … 14, by a computation that is proved to be r₃.",
    de: "r₃(n) für n = 1 … 14, durch eine Rechnung, von der bewiesen ist, dass sie r₃ ergibt.",
  },
  entries: [
    {
      name: "r3_small",
      title: {
        en: "r₃(n) = 1, 2, 2, 3, 4, 4, 4, 4, 5, 5, 6, 6, 7, 8 for n = 1 … 14",
        de: "r₃(n) = 1, 2, 2, 3, 4, 4, 4, 4, 5, 5, 6, 6, 7, 8 für n = 1 … 14",
      },
      rows: [
        {
          rocq: "Theorem r3_small : [seq r3 n | n <- iota 1 14] =",
          en: "The list of $r_3(n)$ for $n = 1, \\dots, 14$ is",
          de: "Die Liste der $r_3(n)$ für $n = 1, \\dots, 14$ ist",
        },
        {
          rocq: "[:: 1; 2; 2; 3; 4; 4; 4; 4; 5; 5; 6; 6; 7; 8].",
          en: "1, 2, 2, 3, 4, 4, 4, 4, 5, 5, 6, 6, 7, 8.",
          de: "1, 2, 2, 3, 4, 4, 4, 4, 5, 5, 6, 6, 7, 8.",
        },
      ],
    },
  ],
};
