/** Layer play, whatever pairs are taken. */

const twoOrMore = {
  rocq: "Variable n : nat. Hypothesis n_gt1 : (1 < n)%N.",
  en: "Let $n \\ge 2$.",
  de: "Sei $n \\ge 2$.",
};

export default {
  title: { en: "Layer play, whatever pairs are taken", de: "Das Schichtspiel, welche Paare auch genommen werden" },
  about: {
    en: "Layer play visits f*(n) positions on every table, and on odd primes within 2(p − 2) rounds, whatever pairs are taken and whatever Derek does.",
    de: "Das Schichtspiel besucht auf jedem Tisch f*(n) Positionen, und auf Tischen mit ungerader Primzahl p innerhalb von 2(p − 2) Runden, welche Paare auch genommen werden und was Derek auch tut.",
  },
  entries: [
    {
      name: "plays_layers",
      title: { en: "Layer play", de: "Das Schichtspiel" },
      rows: [
        {
          rocq: "Definition plays_layers n (M : magnus n) : Prop :=",
          en: "A strategy $M$ plays the layers if this holds:",
          de: "Eine Strategie $M$ spielt die Schichten, wenn gilt:",
        },
        {
          rocq: "forall (h : history n) i, let A := ~: visited h in",
          en: "whatever was played, with $A$ what is unvisited then, and for every $i$:",
          de: "Was auch gespielt wurde, mit $A$ als dem, was dann unbesucht ist, und für jedes $i$:",
        },
        {
          rocq: "token h \\in layer i.+1 A -> token h \\notin layer i A ->",
          en: "if the token is in $M^{i+1}(A)$ and not in $M^i(A)$, so that its depth is $i + 1$,",
          de: "Ist der Spielstein in $M^{i+1}(A)$ und nicht in $M^i(A)$, hat er also die Tiefe $i + 1$,",
        },
        {
          rocq: "forall dir, move (token h) (M h, dir) \\in layer i A.",
          en: "then the call of $M$ leads into $M^i(A)$ in both directions. Which pair is taken is left open.",
          de: "so führt die Ansage von $M$ in beiden Richtungen nach $M^i(A)$. Welches Paar genommen wird, bleibt offen.",
        },
      ],
    },
    {
      name: "layers_can_be_played",
      title: { en: "Layer play is possible", de: "Das Schichtspiel ist möglich" },
      rows: [
        twoOrMore,
        {
          rocq: "Lemma layers_can_be_played : exists M : magnus n, plays_layers M.",
          en: "There is a strategy that plays the layers.",
          de: "Es gibt eine Strategie, die die Schichten spielt.",
        },
      ],
    },
    {
      name: "any_pairs_reach_fstar",
      title: {
        en: "Layer play visits f*(n) positions on every table, whatever pairs are taken",
        de: "Das Schichtspiel besucht auf jedem Tisch f*(n) Positionen, welche Paare auch genommen werden",
      },
      lessons: ["closed-sets/stuck"],
      rows: [
        twoOrMore,
        {
          rocq: "Theorem any_pairs_reach_fstar (M : magnus n) (D : derek n) : plays_layers M ->",
          en: "Whenever Magnus plays the layers, against every Derek",
          de: "Wann immer Magnus die Schichten spielt, sind, was Derek auch tut,",
        },
        {
          rocq: "(fstar n <= #|visited (play M D (n * fstar n))|)%N.",
          en: "at least $f^*(n)$ positions are visited after $n \\cdot f^*(n)$ rounds.",
          de: "nach $n \\cdot f^*(n)$ Runden mindestens $f^*(n)$ Positionen besucht.",
        },
      ],
    },
    {
      name: "any_pairs",
      title: {
        en: "On an odd prime table layer play has f*(p) positions after 2(p − 2) rounds, whatever pairs are taken",
        de: "Auf einem Tisch mit ungerader Primzahl p hat das Schichtspiel nach 2(p − 2) Runden f*(p) Positionen, welche Paare auch genommen werden",
      },
      rows: [
        {
          rocq: "Variable p : nat. Hypotheses (p_prime : prime p) (p_gt2 : (2 < p)%N).",
          en: "Let $p > 2$ be a prime.",
          de: "Sei $p > 2$ eine Primzahl.",
        },
        {
          rocq: "Theorem any_pairs (M : magnus p) (D : derek p) : plays_layers M ->",
          en: "Whenever Magnus plays the layers, against every Derek",
          de: "Wann immer Magnus die Schichten spielt, sind, was Derek auch tut,",
        },
        {
          rocq: "(p.-1 <= #|visited (play M D (2 * (p - 2)))|)%N.",
          en: "at least $p - 1 = f^*(p)$ positions are visited after $2(p - 2)$ rounds.",
          de: "nach $2(p - 2)$ Runden mindestens $p - 1 = f^*(p)$ Positionen besucht.",
        },
      ],
    },
  ],
};
