/** R(n) of small tables by a computation. */

const value = (/** @type {number} */ n, /** @type {number} */ r) => ({
  name: `R_${n}`,
  title: { en: `R(${n}) = ${r}`, de: `R(${n}) = ${r}` },
  rows: [
    {
      rocq: `Theorem R_${n} : R_is ${n} ${r}.`,
      en: `$R(${n}) = ${r}$, as computed with the recursion on lists.`,
      de: `$R(${n}) = ${r}$, mit der Rekursion auf Listen ausgerechnet.`,
    },
  ],
});

export default {
  title: { en: "R(n) of small tables", de: "R(n) kleiner Tische" },
  about: {
    en: "The recursion on rounds with lists of numbers, which a machine can run; it is proved to say the same, and gives R(n) of small tables.",
    de: "Die Rekursion über die Runden mit Listen von Zahlen, die eine Maschine ausführen kann; bewiesen ist, dass sie dasselbe sagt, und sie ergibt R(n) kleiner Tische.",
  },
  entries: [
    {
      name: "landing",
      title: { en: "Where a call leads", de: "Wohin eine Ansage führt" },
      rows: [
        {
          rocq: "Definition landing (n x l : nat) (dir : bool) : nat := (if dir then x + l else x + (n - l)) %% n.",
          en: "From $x$ with the magnitude $l$ clockwise to $x + l$, else to $x - l$, modulo $n$; positions are numbers below $n$.",
          de: "Von $x$ mit der Weite $l$ im Uhrzeigersinn nach $x + l$, sonst nach $x - l$, modulo $n$; Positionen sind Zahlen unter $n$.",
        },
      ],
    },
    {
      name: "visit",
      title: { en: "Visiting a position", de: "Eine Position besuchen" },
      rows: [
        {
          rocq: "Definition visit (y : nat) (V : seq nat) : seq nat := if y \\in V then V else y :: V.",
          en: "The list $V$ with $y$, if it is not there yet.",
          de: "Die Liste $V$ mit $y$, falls es noch nicht darin ist.",
        },
      ],
    },
    {
      name: "forces_by_lists",
      title: { en: "The recursion, with lists", de: "Die Rekursion, mit Listen" },
      rows: [
        {
          rocq: "Fixpoint forces_by_lists (n k r : nat) (V : seq nat) (x : nat) : bool :=",
          en: "Magnus forces $k$ positions within $r$ rounds, when those in the list $V$ are visited and the token is on $x$:",
          de: "Magnus erzwingt $k$ Positionen innerhalb von $r$ Runden, wenn die der Liste $V$ besucht sind und der Spielstein auf $x$ steht:",
        },
        {
          rocq: "if k <= size V then true else if size V + r < k then false else",
          en: "yes, if there are $k$ already; no, if even new positions alone would not be enough;",
          de: "ja, wenn es schon $k$ sind; nein, wenn selbst lauter neue Positionen nicht genügten;",
        },
        {
          rocq: "if r is s.+1 then some (fun l =>",
          en: "otherwise, with a round left, if for some magnitude $l$",
          de: "sonst, wenn noch eine Runde übrig ist, falls für irgendeine Weite $l$",
        },
        {
          rocq: "let y := landing n x l true in if forces_by_lists n k s (visit y V) y then",
          en: "he forces it from the landing clockwise",
          de: "er es vom Ziel im Uhrzeigersinn erzwingt",
        },
        {
          rocq: "let z := landing n x l false in forces_by_lists n k s (visit z V) z else false)",
          en: "and from the other landing,",
          de: "und vom anderen Ziel,",
        },
        {
          rocq: "(iota 1 n./2) else false.",
          en: "$l$ from 1 to $\\lfloor n/2 \\rfloor$; with no round left he does not.",
          de: "$l$ von 1 bis $\\lfloor n/2 \\rfloor$; ohne weitere Runde nicht.",
        },
      ],
    },
    {
      name: "forces_by_listsE",
      title: { en: "The recursion with lists says the same", de: "Die Rekursion mit Listen sagt dasselbe" },
      rows: [
        {
          rocq: "Lemma forces_by_listsE n k r (V : seq nat) (W : {set 'Z_n}) (x : 'Z_n) : 1 < n ->",
          en: "For $n \\ge 2$, a list $V$, a set $W$ of positions and a position $x$:",
          de: "Für $n \\ge 2$, eine Liste $V$, eine Menge $W$ von Positionen und eine Position $x$:",
        },
        {
          rocq: "uniq V -> (forall y : nat, y \\in V -> y < n) -> (forall y : 'Z_n, (y \\in W) = (val y \\in V)) ->",
          en: "if $V$ has the numbers of the positions of $W$, each once and no others,",
          de: "wenn $V$ die Nummern der Positionen von $W$ hat, jede einmal und keine anderen,",
        },
        {
          rocq: "forces_by_lists n k r V x = forces k r W x.",
          en: "then the recursion with lists has the same result as that of the game.",
          de: "dann hat die Rekursion mit Listen dasselbe Ergebnis wie die des Spiels.",
        },
      ],
    },
    value(7, 7),
    value(10, 7),
    value(15, 9),
  ],
};
