/** R(n) of twenty tables. */

export default {
  title: { en: "R(n) of twenty tables", de: "R(n) von zwanzig Tischen" },
  about: {
    en: "R(n) of twenty tables; `./build.sh prove` compares them with the values on the page Lab.",
    de: "R(n) von zwanzig Tischen; `./build.sh prove` vergleicht sie mit den Werten auf der Seite Labor.",
  },
  entries: [
    {
      name: "known",
      title: { en: "Twenty tables with their values", de: "Zwanzig Tische mit ihren Werten" },
      rows: [
        {
          rocq: "Definition known : seq (nat * nat) :=",
          en: "A list of pairs $(n, R(n))$:",
          de: "Eine Liste von Paaren $(n, R(n))$:",
        },
        {
          rocq: "[:: (2, 1); (3, 1); (4, 3); (5, 4); (6, 3); (7, 7); (8, 7); (9, 5); (10, 7); (12, 7);",
          en: "$R(2) = 1$, $R(3) = 1$ and so on to $R(12) = 7$;",
          de: "$R(2) = 1$, $R(3) = 1$ und so weiter bis $R(12) = 7$;",
        },
        {
          rocq: "(15, 9); (16, 15); (18, 11); (20, 15); (24, 15); (27, 17); (30, 19); (32, 31); (36, 23); (40, 31)].",
          en: "$R(15) = 9$ and so on to $R(40) = 31$.",
          de: "$R(15) = 9$ und so weiter bis $R(40) = 31$.",
        },
      ],
    },
    {
      name: "known_rounds",
      title: { en: "R(n) of twenty tables to n = 40", de: "R(n) von zwanzig Tischen bis n = 40" },
      rows: [
        {
          rocq: "Theorem known_rounds n r : (n, r) \\in known ->",
          en: "For every pair $(n, r)$ of the list:",
          de: "Für jedes Paar $(n, r)$ der Liste:",
        },
        { rocq: "R_is n r.", en: "$R(n) = r$.", de: "$R(n) = r$." },
      ],
    },
  ],
};
