/** The closed sets: the classes with an odd index. */

const twoOrMore = {
  rocq: "Variable n : nat. Hypothesis n_gt1 : (1 < n)%N.",
  en: "Let $n \\ge 2$.",
  de: "Sei $n \\ge 2$.",
};

export default {
  title: { en: "Closed sets are classes", de: "Abgeschlossene Mengen sind Restklassen" },
  about: {
    en: "The closed sets, which have no midpoint outside, are the classes modulo the odd divisors of n: the hull lemma of the note.",
    de: "Die abgeschlossenen Mengen, die außerhalb keinen Mittelpunkt haben, sind die Restklassen modulo der ungeraden Teiler von n: das Hüllenlemma der Notiz.",
  },
  entries: [
    {
      name: "closed_class",
      title: {
        en: "A closed set that is not empty is a class modulo an odd divisor of n",
        de: "Eine abgeschlossene Menge, die nicht leer ist, ist eine Restklasse modulo einem ungeraden Teiler von n",
      },
      lessons: ["closed-sets/no-other"],
      rows: [
        twoOrMore,
        {
          rocq: "Theorem closed_class (C : {set 'Z_n}) : closed C -> C != set0 ->",
          en: "For every closed set $C$ of positions that is not empty",
          de: "Für jede abgeschlossene Menge $C$ von Positionen, die nicht leer ist,",
        },
        {
          rocq: "exists a d, [/\\ odd d, (d %| n)%N, (#|C| * d = n)%N",
          en: "there are $a$ and an odd divisor $d$ of $n$ with $|C| \\cdot d = n$ and",
          de: "gibt es $a$ und einen ungeraden Teiler $d$ von $n$ mit $|C| \\cdot d = n$ und",
        },
        {
          rocq: "& C = [set z : 'Z_n | (val z == a %[mod d])%N]].",
          en: "$C = \\{z : z \\equiv a \\text{ modulo } d\\}$.",
          de: "$C = \\{z : z \\equiv a \\text{ modulo } d\\}$.",
        },
      ],
    },
    {
      name: "class_closed",
      title: { en: "All these classes are closed", de: "Alle diese Restklassen sind abgeschlossen" },
      lessons: ["closed-sets/no-other"],
      rows: [
        twoOrMore,
        {
          rocq: "Theorem class_closed a d : odd d -> (d %| n)%N ->",
          en: "For every $a$ and every odd divisor $d$ of $n$",
          de: "Für jedes $a$ und jeden ungeraden Teiler $d$ von $n$",
        },
        {
          rocq: "closed [set z : 'Z_n | (val z == a %[mod d])%N].",
          en: "the class $\\{z : z \\equiv a \\text{ modulo } d\\}$ is closed.",
          de: "ist die Restklasse $\\{z : z \\equiv a \\text{ modulo } d\\}$ abgeschlossen.",
        },
      ],
    },
    {
      name: "hull_least",
      title: {
        en: "The last layer of A lies in each closed set that contains A",
        de: "Die letzte Schicht von A liegt in jeder abgeschlossenen Menge, die A enthält",
      },
      rows: [
        twoOrMore,
        {
          rocq: "Corollary hull_least (A C : {set 'Z_n}) : A \\subset C -> closed C ->",
          en: "For every set $A$ of positions and every closed set $C$ that contains $A$:",
          de: "Für jede Menge $A$ von Positionen und jede abgeschlossene Menge $C$, die $A$ enthält:",
        },
        {
          rocq: "hull A \\subset C.",
          en: "the last layer of $A$ lies in $C$. As it is closed itself and contains $A$, it is the least such set.",
          de: "Die letzte Schicht von $A$ liegt in $C$. Da sie selbst abgeschlossen ist und $A$ enthält, ist sie die kleinste solche Menge.",
        },
      ],
    },
  ],
};
