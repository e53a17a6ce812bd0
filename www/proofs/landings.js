/** Landings counted by depth. */

export default {
  title: { en: "Landings counted by depth", de: "Besuche nach Tiefe gezählt" },
  about: {
    en: "How many first visits, in any order of the positions, are deeper than i: the counting of Theorem 1 of the note, with its Lemmas 2 and 3.",
    de: "Wie viele erste Besuche, in irgendeiner Reihenfolge der Positionen, tiefer als i sind: die Zählung von Satz 1 der Notiz, mit Lemma 2 und 3.",
  },
  entries: [
    {
      name: "landings",
      title: { en: "The landings deeper than i", de: "Die Besuche tiefer als i" },
      rows: [
        {
          rocq: "Variable n : nat. Implicit Types (A : {set 'Z_n}) (x : 'Z_n) (s : seq 'Z_n).",
          en: "$A$ is a set of positions, $s$ a list of them, in the order of their first visits.",
          de: "$A$ ist eine Menge von Positionen, $s$ eine Liste davon, in der Reihenfolge ihrer ersten Besuche.",
        },
        {
          rocq: "Definition members s : {set 'Z_n} := [set y in s].",
          en: "The set of what is in the list.",
          de: "Die Menge dessen, was in der Liste steht.",
        },
        {
          rocq: "Definition deep i A x : bool := (x \\in hull A) && (x \\notin layer i A).",
          en: "$x$ has a depth in $A$, and it is more than $i$.",
          de: "$x$ hat eine Tiefe in $A$, und sie ist größer als $i$.",
        },
        {
          rocq: "Fixpoint landings i s : nat := if s is x :: later then (deep i (members later) x + landings i later)%N else 0.",
          en: "How many positions of the list are deeper than $i$ in what comes after them.",
          de: "Wie viele Positionen der Liste tiefer als $i$ in dem liegen, was nach ihnen kommt.",
        },
      ],
    },
    {
      name: "landings_no_power_of_2",
      title: {
        en: "At most n − 2 landings, if n is no power of two",
        de: "Höchstens n − 2 Besuche, wenn n keine Zweierpotenz ist",
      },
      rows: [
        {
          rocq: "Hypothesis n_gt1 : (1 < n)%N. Lemma landings_no_power_of_2 i s : odd_part n != 1%N -> uniq s ->",
          en: "For $n \\ge 2$ that is no power of two, every $i$, and every list $s$ without repetition",
          de: "Für $n \\ge 2$, das keine Zweierpotenz ist, jedes $i$ und jede Liste $s$ ohne Wiederholung",
        },
        {
          rocq: "(landings i s <= n - 2)%N.",
          en: "at most $n - 2$ positions of $s$ are deeper than $i$.",
          de: "sind höchstens $n - 2$ Positionen von $s$ tiefer als $i$.",
        },
      ],
    },
  ],
};
