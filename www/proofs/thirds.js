/** Sets with more than a third of a table. */

export default {
  title: { en: "More than a third", de: "Mehr als ein Drittel" },
  about: {
    en: "Of a set with more than a third of a table the second layer is the whole table: the lemma behind Theorem 2 of the note.",
    de: "Von einer Menge mit mehr als einem Drittel eines Tisches ist die zweite Schicht der ganze Tisch: das Lemma hinter Satz 2 der Notiz.",
  },
  entries: [
    {
      name: "third_full",
      title: {
        en: "If |A| > n/3, the second layer is the whole table",
        de: "Wenn |A| > n/3, ist die zweite Schicht der ganze Tisch",
      },
      lessons: ["accounts/thirds"],
      rows: [
        {
          rocq: "Variable n : nat. Hypothesis n_gt1 : (1 < n)%N. Implicit Types (A W : {set 'Z_n}) (x y z g : 'Z_n).",
          en: "Let $n \\ge 2$; $A$ is a set of positions.",
          de: "Sei $n \\ge 2$; $A$ ist eine Menge von Positionen.",
        },
        { rocq: "Theorem third_full A : (n < 3 * #|A|)%N ->", en: "If $|A| > n/3$,", de: "Wenn $|A| > n/3$," },
        { rocq: "layer 2 A = setT.", en: "$M^2(A)$ is the whole table.", de: "ist $M^2(A)$ der ganze Tisch." },
      ],
    },
  ],
};
