/** B(n) cannot be lowered in general. */

export default {
  title: { en: "B(n) cannot be lowered in general", de: "B(n) lässt sich im Allgemeinen nicht senken" },
  about: {
    en: "On fifteen tables some Magnus who plays the layers and some Derek need exactly B(n) rounds. Each such game is a list of rounds, and a computation finds that it is layer play; so the bound of Theorem 1 of the note is the best one there.",
    de: "Auf fünfzehn Tischen brauchen irgendein Magnus, der die Schichten spielt, und irgendein Derek genau B(n) Runden. Jede solche Partie ist eine Liste von Runden, und eine Rechnung findet, dass sie ein Schichtspiel ist; die Schranke von Satz 1 der Notiz ist dort also die beste.",
  },
  entries: [
    {
      name: "bound_met",
      title: {
        en: "On fifteen tables layer play can take exactly B(n) rounds",
        de: "Auf fünfzehn Tischen kann das Schichtspiel genau B(n) Runden dauern",
      },
      rows: [
        {
          rocq: "Theorem bound_met n : n \\in [:: 2; 3; 4; 5; 6; 8; 9; 10; 12; 13; 16; 17; 18; 20; 24]%N ->",
          en: "For $n = 2$ to 6, 8, 9, 10, 12, 13, 16, 17, 18, 20 and 24",
          de: "Für $n = 2$ bis 6, 8, 9, 10, 12, 13, 16, 17, 18, 20 und 24",
        },
        {
          rocq: "exists (M : magnus n) (D : derek n), [/\\ plays_layers M,",
          en: "there are a strategy $M$ that plays the layers and a strategy $D$ for Derek with this:",
          de: "gibt es eine Strategie $M$, die die Schichten spielt, und eine Strategie $D$ für Derek, für die gilt:",
        },
        {
          rocq: "forall r, (r < most_rounds n)%N -> exists k, forces #|visited (play M D r)|.+1 k (visited (play M D r)) (token (play M D r))",
          en: "after every number $r < B(n)$ of rounds Magnus can still force one position more, in some number $k$ of rounds,",
          de: "Nach jeder Anzahl $r < B(n)$ von Runden kann Magnus noch eine Position mehr erzwingen, in irgendeiner Anzahl $k$ von Runden,",
        },
        {
          rocq: "& let h := play M D (most_rounds n) in forall k, ~~ forces #|visited h|.+1 k (visited h) (token h)].",
          en: "and after $B(n)$ rounds he cannot, in any number $k$ of rounds.",
          de: "und nach $B(n)$ Runden nicht mehr, in keiner Anzahl $k$ von Runden.",
        },
      ],
    },
  ],
};
