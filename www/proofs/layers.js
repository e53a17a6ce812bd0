/** The midpoint layers. */

const twoOrMore = {
  rocq: "Variable n : nat. Hypothesis n_gt1 : (1 < n)%N.",
  en: "Let $n \\ge 2$.",
  de: "Sei $n \\ge 2$.",
};

export default {
  title: { en: "The layers", de: "Die Schichten" },
  about: {
    en: "The layers A ⊆ M(A) ⊆ M²(A) ⊆ … of the unvisited set A: they count the rounds to the next new position.",
    de: "Die Schichten A ⊆ M(A) ⊆ M²(A) ⊆ … der unbesuchten Menge A: Sie zählen die Runden bis zur nächsten neuen Position.",
  },
  entries: [
    {
      name: "midpoints",
      title: { en: "M(A), the midpoints of pairs", de: "M(A), die Mittelpunkte von Paaren" },
      rows: [
        {
          rocq: "Implicit Types (A C V : {set 'Z_n}) (x y z : 'Z_n).",
          en: "In this file $A$, $C$ and $V$ are sets of positions, $x$, $y$ and $z$ positions.",
          de: "In dieser Datei sind $A$, $C$ und $V$ Mengen von Positionen, $x$, $y$ und $z$ Positionen.",
        },
        {
          rocq: "Definition midpoints A : {set 'Z_n} := [set z | [exists x in A, [exists y in A, z + z == x + y]]].",
          en: "$M(A)$: all $z$ with $2z = x + y$ for some $x, y \\in A$, which may be the same.",
          de: "$M(A)$: alle $z$ mit $2z = x + y$ für irgendwelche $x, y \\in A$, die auch gleich sein dürfen.",
        },
      ],
    },
    {
      name: "layer",
      title: { en: "The layer with number i", de: "Die Schicht mit der Nummer i" },
      rows: [
        {
          rocq: "Definition layer (i : nat) A : {set 'Z_n} := iter i midpoints A.",
          en: "$M^i(A)$: midpoints taken $i$ times, beginning with $A$.",
          de: "$M^i(A)$: $i$-mal Mittelpunkte genommen, von $A$ ausgehend.",
        },
      ],
    },
    {
      name: "depth_is_time",
      title: {
        en: "From depth i Magnus forces a new position in i rounds, and no sooner",
        de: "Aus Tiefe i erzwingt Magnus eine neue Position in i Runden, und nicht früher",
      },
      lessons: ["rings/climb", "rings/delay"],
      rows: [
        twoOrMore,
        {
          rocq: "Theorem depth_is_time i V x : x \\in V ->",
          en: "When the positions of $V$ are visited and the token is on one of them, $x$, then for each $i$:",
          de: "Wenn die Positionen von $V$ besucht sind und der Spielstein auf einer davon, $x$, steht, dann gilt für jedes $i$:",
        },
        {
          rocq: "forces #|V|.+1 i V x =",
          en: "Magnus can force one position more within $i$ rounds",
          de: "Magnus kann innerhalb von $i$ Runden eine Position mehr erzwingen",
        },
        {
          rocq: "(x \\in layer i (~: V)).",
          en: "exactly if $x \\in M^i(A)$, where $A$ is what is not visited.",
          de: "genau dann, wenn $x \\in M^i(A)$, wobei $A$ das Unbesuchte ist.",
        },
      ],
    },
    {
      name: "closed",
      title: { en: "Closed sets", de: "Abgeschlossene Mengen" },
      rows: [
        {
          rocq: "Definition closed A : Prop := midpoints A \\subset A.",
          en: "$A$ is closed if $M(A) \\subseteq A$: no midpoint lies outside.",
          de: "$A$ ist abgeschlossen, wenn $M(A) \\subseteq A$: Kein Mittelpunkt liegt außerhalb.",
        },
      ],
    },
    {
      name: "hull",
      title: { en: "The last layer", de: "Die letzte Schicht" },
      rows: [
        {
          rocq: "Definition hull A := layer n A.",
          en: "$M^n(A)$. Each layer contains the one before, and once nothing is added nothing ever is; as there are $n$ positions, that is so after $M^n(A)$.",
          de: "$M^n(A)$. Jede Schicht enthält die davor, und kommt einmal nichts hinzu, dann nie mehr; da es $n$ Positionen gibt, ist das nach $M^n(A)$ so.",
        },
      ],
    },
    {
      name: "hull_closed",
      title: { en: "The last layer is closed", de: "Die letzte Schicht ist abgeschlossen" },
      rows: [
        twoOrMore,
        {
          rocq: "Lemma hull_closed A : closed (hull A).",
          en: "For every set $A$ of positions the last layer is closed.",
          de: "Für jede Menge $A$ von Positionen ist die letzte Schicht abgeschlossen.",
        },
      ],
    },
  ],
};
