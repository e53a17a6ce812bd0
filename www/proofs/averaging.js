/** The averaging lemma. */

const table = {
  rocq: "Variables (n : nat) (R : realFieldType). Hypothesis n_gt1 : (1 < n)%N. Implicit Types (A V X Y : {set 'Z_n}) (x y z u d : 'Z_n) (t mu : R).",
  en: "Let $n \\ge 2$. Prices are members of an ordered field, say rational or real numbers; capital letters are sets of positions.",
  de: "Sei $n \\ge 2$. Preise sind Elemente eines angeordneten Körpers, etwa rationale oder reelle Zahlen; Großbuchstaben sind Mengen von Positionen.",
};

const priced = {
  rocq: "Variables (A : {set 'Z_n}) (g : 'Z_n -> R). Variable s : nat. Variables (G W : R) (E F : nat).",
  en: "Let $A$ be a set of positions, of which $u$ has the price $g(u)$. Let $s, E, F \\ge 0$ be integers.",
  de: "Sei $A$ eine Menge von Positionen, von denen $u$ den Preis $g(u)$ hat. Seien $s, E, F \\ge 0$ ganze Zahlen.",
};

const conditions = [
  {
    rocq: "Hypotheses (prices : forall u, u \\in A -> `|g u| <= G) (total : \\sum_(u in A) g u <= W).",
    en: "Let $|g(u)| \\le G$ for all $u \\in A$, and let these prices add up to at most $W$.",
    de: "Sei $|g(u)| \\le G$ für alle $u \\in A$, und die Summe dieser Preise höchstens $W$.",
  },
  {
    rocq: "Hypothesis midpoints_in : forall X, X \\subset A -> (#|A :\\: halfway s X| <= (#|A| + F - 2 * #|X|) + E)%N.",
    en: "Suppose (D): for every $X \\subseteq A$ at most $\\max(0, |A| + F - 2|X|) + E$ members $z$ of $A$ have $r_X(z) \\le s$.",
    de: "Es gelte (D): Für jedes $X \\subseteq A$ haben höchstens $\\max(0, |A| + F - 2|X|) + E$ Elemente $z$ von $A$ ein $r_X(z) \\le s$.",
  },
  {
    rocq: "Hypothesis large : (2 * E + F < #|A|)%N. Notation a := #|A|.",
    en: "Let $2E + F < a$, where $a = |A|$.",
    de: "Sei $2E + F < a$, wobei $a = |A|$ ist.",
  },
];

const middle = {
  rocq: "Let m := (a - E)%N. Let b := (E + F)%N.",
  en: "Put $m = a - E$ and $b = E + F$.",
  de: "Setze $m = a - E$ und $b = E + F$.",
};

export default {
  title: { en: "Prices, and the averaging lemma", de: "Preise und das Mittelungslemma" },
  about: {
    en: "Derek’s choice costs nothing on average: where the midpoints of the cheap half are nearly everything, Magnus makes new rounds that cost little more than the average price. The averaging lemma of the note.",
    de: "Dereks Wahl kostet im Mittel nichts: Wo die Mittelpunkte der billigen Hälfte fast alles sind, macht Magnus neue Runden, die wenig mehr als den mittleren Preis kosten. Das Mittelungslemma der Notiz.",
  },
  entries: [
    {
      name: "halfway",
      title: { en: "Positions with more than s pairs around them", de: "Positionen, um die mehr als s Paare liegen" },
      rows: [
        table,
        {
          rocq: "Definition halfway s X : {set 'Z_n} := [set z | (2 * s < #|around X z|)%N].",
          en: "The positions $z$, wherever they are, with $r_X(z) > s$: more than $s$ pairs around $z$ lie in $X$.",
          de: "Die Positionen $z$, wo auch immer sie liegen, mit $r_X(z) > s$: Mehr als $s$ Paare um $z$ liegen in $X$.",
        },
      ],
    },
    {
      name: "new_rounds",
      title: {
        en: "T new rounds in A that cost at most μ, whatever Derek does",
        de: "T neue Runden in A, die höchstens μ kosten, was immer Derek tut",
      },
      rows: [
        {
          rocq: "Variables (A : {set 'Z_n}) (g : 'Z_n -> R).",
          en: "For a set $A$ of positions and the prices $g$:",
          de: "Für eine Menge $A$ von Positionen und die Preise $g$:",
        },
        {
          rocq: "Fixpoint new_rounds T mu V x : bool := if T is r.+1 then",
          en: "When the positions of $V$ are visited and the token is on $x$, Magnus has $T = r + 1$ such rounds",
          de: "Wenn die Positionen von $V$ besucht sind und der Spielstein auf $x$ steht, hat Magnus $T = r + 1$ solche Runden,",
        },
        {
          rocq: "[exists l : magnitude n, [forall dir : direction, let y := move x (l, dir) in",
          en: "if there is a magnitude from which in both directions a position $y$ is reached",
          de: "wenn es eine Weite gibt, mit der in beiden Richtungen eine Position $y$ erreicht wird,",
        },
        {
          rocq: "(y \\in A :\\: V) && new_rounds r (mu - g y) (y |: V) y]]",
          en: "that is a member of $A$, was not visited before, and from which he has $r$ such rounds for what is left of $\\mu$.",
          de: "die zu $A$ gehört, noch nicht besucht war und von der aus er $r$ solche Runden für das hat, was von $\\mu$ übrig ist.",
        },
        {
          rocq: "else 0 <= mu.",
          en: "For no round $\\mu$ must not be below 0.",
          de: "Für keine Runde darf $\\mu$ nicht unter 0 liegen.",
        },
      ],
    },
    {
      name: "cheap",
      title: { en: "The positions that are worth at most t", de: "Die Positionen, die höchstens t kosten" },
      rows: [
        {
          rocq: "Variable s : nat. Fixpoint cheap k t : {set 'Z_n} := if k is r.+1 then",
          en: "$\\{u \\in A : J_k(u) \\le t\\}$ with the $J_k$ of the note: for $k = r + 1$",
          de: "$\\{u \\in A : J_k(u) \\le t\\}$ mit den $J_k$ der Notiz: für $k = r + 1$",
        },
        {
          rocq: "[set u in A | u \\in halfway s (cheap r (t - g u))]",
          en: "the members $u$ of $A$ around which more than $s$ pairs are worth at most $t - g(u)$ for $r$ rounds,",
          de: "die Elemente $u$ von $A$, um die mehr als $s$ Paare für $r$ Runden höchstens $t - g(u)$ kosten,",
        },
        {
          rocq: "else [set u in A | 0 <= t].",
          en: "and for $k = 0$ all of $A$ if $t \\ge 0$, else none.",
          de: "und für $k = 0$ ganz $A$, wenn $t \\ge 0$ ist, sonst keine.",
        },
      ],
    },
    {
      name: "sorted_values",
      title: { en: "Values in order", de: "Werte der Größe nach" },
      rows: [
        middle,
        {
          rocq: "Definition sorted_values k (c : nat -> R) : Prop := (forall i j, (i <= j < m)%N -> c i <= c j) /\\",
          en: "Numbers $c_0 \\le c_1 \\le \\dots \\le c_{m-1}$ of which",
          de: "Zahlen $c_0 \\le c_1 \\le \\dots \\le c_{m-1}$, bei denen",
        },
        {
          rocq: "(forall i, (i < m)%N -> (i < #|cheap k (c i)|)%N).",
          en: "each $c_i$ is at least the $(i+1)$-th smallest value of $J_k$; the values of $J_k$ themselves are such numbers.",
          de: "jedes $c_i$ mindestens der $(i+1)$-te Wert von $J_k$ der Größe nach ist; die Werte von $J_k$ selbst sind solche Zahlen.",
        },
      ],
    },
    {
      name: "one_round_more",
      title: {
        en: "One round more adds at most (2E + F)·G + W to the sum of the middle values",
        de: "Eine Runde mehr vergrößert die Summe der mittleren Werte um höchstens (2E + F)·G + W",
      },
      rows: [
        table,
        priced,
        ...conditions,
        middle,
        {
          rocq: "Theorem one_round_more k c : sorted_values k c ->",
          en: "For numbers $c_i$ that bound the values of $J_k$ in order",
          de: "Zu Zahlen $c_i$, die die Werte von $J_k$ der Größe nach beschränken,",
        },
        {
          rocq: "exists2 c', sorted_values k.+1 c' &",
          en: "there are $c'_i$ that bound those of $J_{k+1}$, and",
          de: "gibt es $c'_i$, die jene von $J_{k+1}$ beschränken, und es ist",
        },
        {
          rocq: "\\sum_(b <= i < m) c' i <= \\sum_(b <= i < m) c i + (G *+ (2 * E + F) + W).",
          en: "without the $b$ smallest and the $E$ largest they add up to at most $(2E + F)G + W$ more: inequality (2) of the proof in the note.",
          de: "ihre Summe ohne die $b$ kleinsten und die $E$ größten höchstens um $(2E + F)G + W$ größer: Ungleichung (2) des Beweises in der Notiz.",
        },
      ],
    },
    {
      name: "cost",
      title: { en: "The most that Magnus pays", de: "Was Magnus höchstens zahlt" },
      rows: [
        {
          rocq: "Definition cost T i : R := (G *+ (2 * E + F) + W) *+ (T - i) / (a - (2 * E + F))%:R + G *+ i.",
          en: "$(T - i) \\frac{(2E + F)G + W}{a - 2E - F} + iG$.",
          de: "$(T - i) \\frac{(2E + F)G + W}{a - 2E - F} + iG$.",
        },
      ],
    },
    {
      name: "averaging",
      title: { en: "The averaging lemma", de: "Das Mittelungslemma" },
      rows: [
        table,
        priced,
        ...conditions,
        {
          rocq: "Theorem averaging T i : (i <= T)%N -> (a + F <= 2 * (E + F + 2 ^ i))%N ->",
          en: "For all $T$ and $i$ with $i \\le T$ and $a + F \\le 2(E + F + 2^i)$, such as the $\\kappa$ of the note for $i$,",
          de: "Für alle $T$ und $i$ mit $i \\le T$ und $a + F \\le 2(E + F + 2^i)$, etwa das $\\kappa$ der Notiz als $i$,",
        },
        {
          rocq: "exists X, [/\\ X \\subset A, (a + F <= 2 * #|X|)%N, (#|A :\\: halfway s X| <= E)%N",
          en: "there is a set $X \\subseteq A$ with $|X| \\ge (a + F)/2$, such that $r_X(z) > s$ for all but at most $E$ members $z$ of $A$, and with this:",
          de: "gibt es eine Menge $X \\subseteq A$ mit $|X| \\ge (a + F)/2$, sodass $r_X(z) > s$ für alle bis auf höchstens $E$ Elemente $z$ von $A$ gilt, und mit Folgendem:",
        },
        {
          rocq: "& forall V z, z \\in halfway s X -> (#|A :&: V| + T <= s.+1)%N ->",
          en: "if the token is on any $z$ with $r_X(z) > s$, and of $A$ at most $s + 1 - T$ positions are visited,",
          de: "Steht der Spielstein auf irgendeinem $z$ mit $r_X(z) > s$, und sind von $A$ höchstens $s + 1 - T$ Positionen besucht,",
        },
        {
          rocq: "new_rounds T (cost T i) V z].",
          en: "then Magnus can make each of the next $T$ rounds new. They lead to members of $A$ whose prices add up to at most $(T - i) \\frac{(2E + F)G + W}{a - 2E - F} + iG$.",
          de: "so kann Magnus jede der nächsten $T$ Runden neu machen. Sie führen zu Elementen von $A$, deren Preise sich auf höchstens $(T - i) \\frac{(2E + F)G + W}{a - 2E - F} + iG$ summieren.",
        },
      ],
    },
  ],
};
