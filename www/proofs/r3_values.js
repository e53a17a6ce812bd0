/** Values of r₃. */

export default {
  title: { en: "Values of r₃", de: "Werte von r₃" },
  about: {
    en: "r₃(n) for n = 1 … 14, by a computation that is proved to be r₃.",
    de: "r₃(n) für n = 1 … 14, durch eine Rechnung, von der bewiesen ist, dass sie r₃ ergibt.",
  },
  entries: [
    {
      name: "r3_by_lists",
      title: { en: "r₃(n), with lists", de: "r₃(n), mit Listen" },
      rows: [
        {
          rocq: "Definition fits (s : seq nat) (a : nat) : bool := all (fun b => (b + b < a) || (b + b - a \\notin s)) s.",
          en: "A number $a$, larger than those of the list $s$, fits before it if no $b$ of $s$ is halfway between $a$ and a number $2b - a \\ge 0$ of $s$.",
          de: "Eine Zahl $a$, größer als die der Liste $s$, passt davor, wenn kein $b$ von $s$ in der Mitte zwischen $a$ und einer Zahl $2b - a \\ge 0$ von $s$ liegt.",
        },
        {
          rocq: "Fixpoint free_lists (n : nat) : seq (seq nat) := if n is m.+1 then let old := free_lists m in",
          en: "The lists of numbers below $n$, the largest first, that have no progression: for $n = m + 1$",
          de: "Die Listen von Zahlen unter $n$, die größte zuerst, ohne arithmetische Folge: für $n = m + 1$",
        },
        {
          rocq: "old ++ [seq m :: s | s <- old & fits s m]",
          en: "those of $m$, and those of them before which $m$ fits once more, with $m$;",
          de: "die von $m$, und diejenigen davon, vor die $m$ passt, noch einmal mit $m$;",
        },
        {
          rocq: "else [:: [::]].",
          en: "for $n = 0$ the empty list alone.",
          de: "für $n = 0$ nur die leere Liste.",
        },
        {
          rocq: "Definition r3_by_lists (n : nat) : nat := foldr (fun s most => maxn (size s) most) 0 (free_lists n).",
          en: "The length of the longest of these lists.",
          de: "Die Länge der längsten dieser Listen.",
        },
      ],
    },
    {
      name: "r3_by_listsE",
      title: { en: "The computation with lists is r₃", de: "Die Rechnung mit Listen ist r₃" },
      rows: [
        {
          rocq: "Lemma r3_by_listsE n : r3_by_lists n = r3 n.",
          en: "For every $n$ the longest of these lists has $r_3(n)$ members.",
          de: "Für jedes $n$ hat die längste dieser Listen $r_3(n)$ Elemente.",
        },
      ],
    },
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
