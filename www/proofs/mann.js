/** Mann's lemma. */

const group = {
  rocq: "Variable U : finZmodType. Variables (G S : {set U}). Hypotheses (G_closed : add_closed G) (SG : S \\subset G) (S0 : 0 \\in S) (S_small : S != G).",
  en: "$G$ is closed under addition, $S \\subseteq G$, $0 \\in S$ and $S \\ne G$; so $G$ is a subgroup of the finite abelian group $U$.",
  de: "$G$ ist abgeschlossen unter Addition, $S \\subseteq G$, $0 \\in S$ und $S \\ne G$; $G$ ist also eine Untergruppe der endlichen abelschen Gruppe $U$.",
};

export default {
  title: { en: "Mann’s lemma", de: "Das Lemma von Mann" },
  about: {
    en: "Mann’s lemma on sums of sets in a finite abelian group, which counts the rounds of layer play: the sumset lemma of the note.",
    de: "Das Lemma von Mann über Summen von Mengen in einer endlichen abelschen Gruppe, das die Runden des Schichtspiels zählt: das Summenlemma der Notiz.",
  },
  entries: [
    {
      name: "sumset",
      title: { en: "The sum of two sets", de: "Die Summe zweier Mengen" },
      rows: [
        {
          rocq: "Variable U : finZmodType. Implicit Types (X Y S G H : {set U}) (x y g : U).",
          en: "$U$ is a finite abelian group, written with +; capital letters are sets of members.",
          de: "$U$ ist eine endliche abelsche Gruppe, mit + geschrieben; Großbuchstaben sind Mengen von Elementen.",
        },
        {
          rocq: "Definition sumset X S : {set U} := [set z | [exists x in X, z - x \\in S]].",
          en: "$X + S$: all $z$ that are a member of $X$ plus a member of $S$.",
          de: "$X + S$: alle $z$, die ein Element von $X$ plus ein Element von $S$ sind.",
        },
      ],
    },
    {
      name: "add_closed",
      title: { en: "Closed under addition", de: "Abgeschlossen unter Addition" },
      rows: [
        {
          rocq: "Definition add_closed G : Prop := forall x y, x \\in G -> y \\in G -> x + y \\in G.",
          en: "With $x$ and $y$ also $x + y$ is in $G$; a finite set with 0 that is so is a subgroup.",
          de: "Mit $x$ und $y$ ist auch $x + y$ in $G$; eine endliche Menge mit 0, für die das gilt, ist eine Untergruppe.",
        },
      ],
    },
    {
      name: "partial",
      title: { en: "Sets whose sum with S is not everything", de: "Mengen, deren Summe mit S nicht alles ist" },
      rows: [
        group,
        {
          rocq: "Definition partial X := [&& X \\subset G, X != set0 & sumset X S != G].",
          en: "$X \\subseteq G$ is not empty, and $X + S \\ne G$.",
          de: "$X \\subseteq G$ ist nicht leer, und $X + S \\ne G$.",
        },
      ],
    },
    {
      name: "mann",
      title: {
        en: "Mann’s lemma: of all sets X that are not empty, with X + S ≠ G, a subgroup grows least",
        de: "Lemma von Mann: Von allen nicht leeren Mengen X mit X + S ≠ G wächst eine Untergruppe am wenigsten",
      },
      lessons: ["accounts/sum"],
      rows: [
        group,
        {
          rocq: "Theorem mann : exists kappa H,",
          en: "There are a number $\\kappa$ and a set $H$ with this:",
          de: "Es gibt eine Zahl $\\kappa$ und eine Menge $H$, für die gilt:",
        },
        {
          rocq: "[/\\ forall X, partial X -> (#|X| + kappa <= #|sumset X S|)%N,",
          en: "$|X + S| \\ge |X| + \\kappa$ for all $X \\subseteq G$ that are not empty, with $X + S \\ne G$;",
          de: "$|X + S| \\ge |X| + \\kappa$ für alle $X \\subseteq G$, die nicht leer sind, mit $X + S \\ne G$;",
        },
        {
          rocq: "partial H, 0 \\in H, add_closed H",
          en: "$H$ is such a set, contains 0 and is closed under addition, so it is a subgroup;",
          de: "$H$ ist eine solche Menge, enthält 0 und ist abgeschlossen unter Addition, also eine Untergruppe;",
        },
        {
          rocq: "& #|sumset H S| = (#|H| + kappa)%N].",
          en: "and $|H + S| = |H| + \\kappa$.",
          de: "und $|H + S| = |H| + \\kappa$.",
        },
      ],
    },
  ],
};
