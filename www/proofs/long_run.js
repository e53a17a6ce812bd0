/** The long run on a prime table with prices. */

const table = {
  rocq: "Variables (n : nat) (R : realFieldType). Implicit Types (h : history n) (x y z u : 'Z_n) (g : 'Z_n -> R) (c t mu : R).",
  en: "Prices are members of an ordered field, say rational or real numbers; position $u$ has the price $g(u)$.",
  de: "Preise sind Elemente eines angeordneten Körpers, etwa rationale oder reelle Zahlen; die Position $u$ hat den Preis $g(u)$.",
};

const priced = [
  {
    rocq: "Variables (p : nat) (R : archiFieldType). Hypotheses (p_prime : prime p) (p_ge5 : (5 <= p)%N).",
    en: "Let $p \\ge 5$ be a prime. Here every number of the ordered field is below some natural number, as it is with rational and real numbers.",
    de: "Sei $p \\ge 5$ eine Primzahl. Jede Zahl des angeordneten Körpers liegt hier unter einer natürlichen Zahl, wie bei rationalen und reellen Zahlen.",
  },
  {
    rocq: "Variables (g : 'Z_p -> R) (G : R). Hypothesis near : forall u, `|g u - mean| <= G.",
    en: "Let $|g(u) - \\bar g| \\le G$ for the price $g(u)$ of every position $u$, where $\\bar g$ is the mean of the prices.",
    de: "Sei $|g(u) - \\bar g| \\le G$ für den Preis $g(u)$ jeder Position $u$, wobei $\\bar g$ das Mittel der Preise ist.",
  },
];

export default {
  title: { en: "Prices in the long run", de: "Preise auf lange Sicht" },
  about: {
    en: "Prices on a table with a prime number of positions, on which nothing is used up: in the long run Magnus pays at most 3G/(p − 3) a round above the mean, whatever Derek does. Theorem 12 of the note.",
    de: "Preise auf einem Tisch mit einer Primzahl von Positionen, auf dem nichts verbraucht wird: Auf lange Sicht zahlt Magnus höchstens 3G/(p − 3) je Runde mehr als das Mittel, was immer Derek tut. Satz 12 der Notiz.",
  },
  entries: [
    {
      name: "paid",
      title: { en: "What Magnus has paid in a game", de: "Was Magnus in einem Spiel gezahlt hat" },
      rows: [
        table,
        {
          rocq: "Definition paid g h : R := \\sum_(y <- scanl (@move n) 0 h) g y.",
          en: "After the rounds $h$: the sum of the prices $g(y)$ of the positions $y$ to which the token came, each counted as often as it came there.",
          de: "Nach den Runden $h$: die Summe der Preise $g(y)$ der Positionen $y$, zu denen der Spielstein kam, jede so oft gezählt, wie er dorthin kam.",
        },
      ],
    },
    {
      name: "pays",
      title: {
        en: "T rounds that cost at most μ, whatever Derek does",
        de: "T Runden, die höchstens μ kosten, was immer Derek tut",
      },
      rows: [
        {
          rocq: "Fixpoint pays g T mu x : bool := if T is r.+1 then",
          en: "With the token on $x$ Magnus has $T = r + 1$ such rounds",
          de: "Steht der Spielstein auf $x$, so hat Magnus $T = r + 1$ solche Runden,",
        },
        {
          rocq: "[exists l : magnitude n, [forall dir : direction, let y := move x (l, dir) in",
          en: "if there is a magnitude from which in both directions a position $y$ is reached",
          de: "wenn es eine Weite gibt, mit der in beiden Richtungen eine Position $y$ erreicht wird,",
        },
        {
          rocq: "pays g r (mu - g y) y]]",
          en: "from which he has $r$ such rounds for $\\mu - g(y)$.",
          de: "von der aus er $r$ solche Runden für $\\mu - g(y)$ hat.",
        },
        {
          rocq: "else 0 <= mu.",
          en: "For no round $\\mu$ must not be below 0.",
          de: "Für keine Runde darf $\\mu$ nicht unter 0 liegen.",
        },
      ],
    },
    {
      name: "mean",
      title: { en: "The mean of the prices", de: "Das Mittel der Preise" },
      rows: [
        {
          rocq: "Variables (p : nat) (R : archiFieldType). Variables (g : 'Z_p -> R) (G : R).",
          en: "For prices $g(u)$ on $p$ positions:",
          de: "Für Preise $g(u)$ auf $p$ Positionen:",
        },
        {
          rocq: "Definition mean : R := (\\sum_u g u) / p%:R.",
          en: "their sum divided by $p$; we write $\\bar g$.",
          de: "ihre Summe geteilt durch $p$; wir schreiben $\\bar g$.",
        },
      ],
    },
    {
      name: "T_rounds",
      title: {
        en: "T rounds cost little more than T times the mean, from every position",
        de: "T Runden kosten von jeder Position aus wenig mehr als T-mal das Mittel",
      },
      rows: [
        ...priced,
        {
          rocq: "Theorem T_rounds T i x : (i <= T)%N -> (p + 3 <= 2 * (3 + 2 ^ i))%N ->",
          en: "For all $T$ and $i$ with $i \\le T$ and $p + 3 \\le 2(3 + 2^i)$, and from every position $x$,",
          de: "Für alle $T$ und $i$ mit $i \\le T$ und $p + 3 \\le 2(3 + 2^i)$ und von jeder Position $x$ aus",
        },
        {
          rocq: "pays g T (mean *+ T + (G *+ 3 *+ (T - i) / (p - 3)%:R + G *+ i)) x.",
          en: "Magnus pays at most $T\\bar g + (T - i)\\frac{3G}{p - 3} + iG$ in $T$ rounds, whatever Derek does.",
          de: "zahlt Magnus in $T$ Runden höchstens $T\\bar g + (T - i)\\frac{3G}{p - 3} + iG$, was immer Derek tut.",
        },
      ],
    },
    {
      name: "long_run",
      title: {
        en: "In the long run Magnus pays at most 3G/(p − 3) a round above the mean",
        de: "Auf lange Sicht zahlt Magnus höchstens 3G/(p − 3) je Runde mehr als das Mittel",
      },
      lessons: ["prices/cheap-half"],
      rows: [
        ...priced,
        {
          rocq: "Theorem long_run (eps : R) : 0 < eps -> exists (M : magnus p) (C : R),",
          en: "For every $\\varepsilon > 0$ there are a strategy for Magnus and a number $C$,",
          de: "Zu jedem $\\varepsilon > 0$ gibt es eine Strategie für Magnus und eine Zahl $C$,",
        },
        {
          rocq: "forall (D : derek p) (N : nat), paid g (play M D N) <=",
          en: "with which, whatever Derek does, after $N$ rounds he has paid at most",
          de: "mit denen er, was immer Derek tut, nach $N$ Runden höchstens so viel gezahlt hat:",
        },
        {
          rocq: "(mean + G *+ 3 / (p - 3)%:R + eps) *+ N + C.",
          en: "$(\\bar g + \\frac{3G}{p - 3} + \\varepsilon) N + C$.",
          de: "$(\\bar g + \\frac{3G}{p - 3} + \\varepsilon) N + C$.",
        },
      ],
    },
  ],
};
