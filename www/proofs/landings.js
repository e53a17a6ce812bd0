/** Landings counted by depth. */

export default {
  title: { en: "Landings counted by depth", de: "Besuche nach Tiefe gezählt" },
  about: {
    en: "The number of first visits, in any order of the positions, that are deeper than i: the counting for Theorem 1 of the note, with its base and halving lemmas.",
    de: "Die Zahl der ersten Besuche in beliebiger Reihenfolge der Positionen, die tiefer als i sind: die Zählung für Satz 1 der Notiz, mit Anfangslemma und Halbierungslemma.",
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
          en: "$x$ has a depth in $A$, that is, it lies in some layer, and the depth is more than $i$.",
          de: "$x$ hat eine Tiefe in $A$, liegt also in einer Schicht, und die Tiefe ist größer als $i$.",
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
        en: "At most n − 2 landings are deeper than i, if n is no power of two",
        de: "Höchstens n − 2 Besuche sind tiefer als i, wenn n keine Zweierpotenz ist",
      },
      rows: [
        {
          rocq: "Variable n : nat. Hypothesis n_gt1 : (1 < n)%N. Lemma landings_no_power_of_2 i s : odd_part n != 1%N -> uniq s ->",
          en: "For $n \\ge 2$ that is no power of two, every $i$, and every list $s$ without repetition",
          de: "Für $n \\ge 2$, das keine Zweierpotenz ist, jedes $i$ und jede Liste $s$ ohne Wiederholung",
        },
        {
          rocq: "(landings i s <= n - 2)%N.",
          en: "at most $n - 2$ positions of $s$ are deeper than $i$ in what comes after them.",
          de: "sind höchstens $n - 2$ Positionen von $s$ tiefer als $i$ in dem, was nach ihnen kommt.",
        },
      ],
    },
    {
      name: "landings_even",
      title: {
        en: "On 2n positions no more landings are deeper than i + 1 than on n positions deeper than i",
        de: "Auf 2n Positionen sind nicht mehr Besuche tiefer als i + 1 als auf n Positionen tiefer als i",
      },
      rows: [
        {
          rocq: "Variable n : nat. Hypothesis n_gt1 : (1 < n)%N. Notation N := (2 * n)%N.",
          en: "Let $n \\ge 2$, and $N = 2n$.",
          de: "Sei $n \\ge 2$ und $N = 2n$.",
        },
        {
          rocq: "Let res := @residue N n.",
          en: "The residue modulo $n$ of a position of $\\mathbb{Z}_{2n}$.",
          de: "Der Rest modulo $n$ einer Position von $\\mathbb{Z}_{2n}$.",
        },
        {
          rocq: "Lemma landings_even i s : (landings i.+1 s <=",
          en: "For every $i$ and every list $s$ of positions of $\\mathbb{Z}_{2n}$: those of $s$ that are deeper than $i + 1$ in what comes after them are at most as many as",
          de: "Für jedes $i$ und jede Liste $s$ von Positionen von $\\mathbb{Z}_{2n}$: Die Positionen von $s$, die tiefer als $i + 1$ in dem sind, was nach ihnen kommt, sind höchstens so viele wie",
        },
        {
          rocq: "landings i (undup (map res s)))%N.",
          en: "those that are deeper than $i$ in the list of their residues on $\\mathbb{Z}_n$, where each residue stands once, at its last place.",
          de: "die, die auf $\\mathbb{Z}_n$ tiefer als $i$ in der Liste ihrer Reste sind, in der jeder Rest einmal steht, an seinem letzten Platz.",
        },
      ],
    },
  ],
};
