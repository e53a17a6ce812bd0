/** The value f*(n) of the game. */

export default {
  title: { en: "The value is f*(n)", de: "Der Wert ist f*(n)" },
  about: {
    en: "The value of the game is f*(n): layer play forces it on every table, and Derek’s shield gives no more for ever.",
    de: "Der Wert des Spiels ist f*(n): Das Schichtspiel erzwingt ihn auf jedem Tisch, und Dereks Schild gibt für immer nicht mehr her.",
  },
  entries: [
    {
      name: "value",
      title: {
        en: "With perfect play exactly f*(n) positions are visited",
        de: "Bei perfektem Spiel werden genau f*(n) Positionen besucht",
      },
      lessons: ["shield/none", "closed-sets/stuck"],
      rows: [
        { rocq: "Theorem value n : (1 < n)%N ->", en: "For every $n \\ge 2$:", de: "Für jedes $n \\ge 2$:" },
        {
          rocq: "(exists r, magnus_forces n (fstar n) r) /\\",
          en: "Magnus forces $f^*(n)$ positions in some number of rounds, and",
          de: "Magnus erzwingt $f^*(n)$ Positionen in irgendeiner Anzahl von Runden, und",
        },
        {
          rocq: "derek_holds_for_ever n (fstar n).+1.",
          en: "Derek has a strategy with which there are never $f^*(n) + 1$, however long they play.",
          de: "Derek hat eine Strategie, mit der es nie $f^*(n) + 1$ werden, wie lange sie auch spielen.",
        },
      ],
    },
    {
      name: "R_exists",
      title: { en: "R(n) exists", de: "R(n) gibt es" },
      rows: [
        {
          rocq: "Variable n : nat. Hypothesis n_gt1 : (1 < n)%N.",
          en: "For every $n \\ge 2$",
          de: "Für jedes $n \\ge 2$",
        },
        {
          rocq: "Corollary R_exists : exists r, R_is n r.",
          en: "there is a least number $R(n)$ of rounds in which Magnus forces $f^*(n)$ positions.",
          de: "gibt es eine kleinste Anzahl $R(n)$ von Runden, in denen Magnus $f^*(n)$ Positionen erzwingt.",
        },
      ],
    },
  ],
};
