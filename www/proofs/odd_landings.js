/** Landings on odd tables. */

export default {
  title: { en: "Landings on odd tables", de: "Besuche auf ungeraden Tischen" },
  about: {
    en: "On odd tables few landings are deep, by Mann’s lemma: the counting lemma of the note.",
    de: "Auf ungeraden Tischen sind wenige Besuche tief, nach dem Lemma von Mann: das Zähllemma der Notiz.",
  },
  entries: [
    {
      name: "landings_odd",
      title: {
        en: "At most (n − 2)/2ⁱ landings are deeper than i ≥ 1, for odd n",
        de: "Höchstens (n − 2)/2ⁱ Besuche sind tiefer als i ≥ 1, für ungerades n",
      },
      rows: [
        {
          rocq: "Hypotheses (n_gt1 : (1 < n)%N) (n_odd : odd n).",
          en: "Let $n > 1$ be odd.",
          de: "Sei $n > 1$ ungerade.",
        },
        {
          rocq: "Theorem landings_odd i s : (0 < i)%N -> uniq s ->",
          en: "For every $i \\ge 1$ and every list $s$ of positions without repetition",
          de: "Für jedes $i \\ge 1$ und jede Liste $s$ von Positionen ohne Wiederholung",
        },
        {
          rocq: "(landings i s <= (n - 2) %/ 2 ^ i)%N.",
          en: "at most $\\lfloor (n - 2)/2^i \\rfloor$ positions of $s$ are deeper than $i$ in what comes after them.",
          de: "sind höchstens $\\lfloor (n - 2)/2^i \\rfloor$ Positionen von $s$ tiefer als $i$ in dem, was nach ihnen kommt.",
        },
      ],
    },
  ],
};
