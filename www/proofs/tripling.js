/** A table of three times the size. */

export default {
  title: { en: "Tripling a table", de: "Einen Tisch verdreifachen" },
  about: {
    en: "A table of three times the size, when two thirds of the small one can be had without waste; part of Theorem 7 of the note.",
    de: "Ein dreimal so großer Tisch, wenn man zwei Drittel des kleinen ohne Verschwendung bekommt; ein Teil von Satz 7 der Notiz.",
  },
  entries: [
    {
      name: "tripling",
      title: {
        en: "From w ≥ 2m/3 positions in w − 1 rounds on m: 2m positions in 2m − 1 rounds on 3m",
        de: "Aus w ≥ 2m/3 Positionen in w − 1 Runden auf m: 2m Positionen in 2m − 1 Runden auf 3m",
      },
      lessons: ["tripling/theorem"],
      rows: [
        {
          rocq: "Theorem tripling m w : (1 < m)%N -> (2 * m <= 3 * w)%N ->",
          en: "For every $m \\ge 2$ and every $w \\ge 2m/3$:",
          de: "Für jedes $m \\ge 2$ und jedes $w \\ge 2m/3$:",
        },
        {
          rocq: "forces w w.-1 [set 0 : 'Z_m] 0 ->",
          en: "if Magnus forces $w$ positions of $\\mathbb{Z}_m$ in $w - 1$ rounds, so that each round is new,",
          de: "Wenn Magnus $w$ Positionen von $\\mathbb{Z}_m$ in $w - 1$ Runden erzwingt, sodass jede Runde neu ist,",
        },
        {
          rocq: "forces (2 * m) (2 * m).-1 [set 0 : 'Z_(3 * m)] 0.",
          en: "then he forces $2m$ positions of $\\mathbb{Z}_{3m}$ in $2m - 1$ rounds, each of them new again.",
          de: "dann erzwingt er $2m$ Positionen von $\\mathbb{Z}_{3m}$ in $2m - 1$ Runden, die alle wieder neu sind.",
        },
      ],
    },
  ],
};
