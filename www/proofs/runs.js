/** Runs of new rounds. */

const twoOrMore = {
  rocq: "Variable n : nat. Hypothesis n_gt1 : (1 < n)%N.",
  en: "Let $n \\ge 2$.",
  de: "Sei $n \\ge 2$.",
};

const odd = {
  rocq: "Variable n : nat. Hypothesis n_gt1 : (1 < n)%N. Hypothesis n_odd : odd n.",
  en: "Let $n > 1$ be odd.",
  de: "Sei $n > 1$ ungerade.",
};

export default {
  title: { en: "Runs of new rounds", de: "Neue Runden in Folge" },
  about: {
    en: "From the j-th set of the chain of the unvisited set Magnus has j new rounds in a row, and the chain loses little: the run lemma and the phases of Theorem 8 of the note.",
    de: "Von der j-ten Menge der Kette der unbesuchten Menge aus hat Magnus j neue Runden in Folge, und die Kette verliert wenig: das Lauflemma und die Phasen von Satz 8 der Notiz.",
  },
  entries: [
    {
      name: "chain",
      title: { en: "The chain", de: "Die Kette" },
      rows: [
        {
          rocq: "Variable n : nat. Implicit Types (A G H S U V W X : {set 'Z_n}) (x y z d : 'Z_n).",
          en: "On $n$ positions; capital letters are sets of positions.",
          de: "Auf $n$ Positionen; Großbuchstaben sind Mengen von Positionen.",
        },
        {
          rocq: "Definition rich s X : {set 'Z_n} := [set x in X | (2 * s < #|around X x|)%N].",
          en: "The members of $X$ around which more than $s$ pairs lie in $X$.",
          de: "Die Elemente von $X$, um die mehr als $s$ Paare in $X$ liegen.",
        },
        {
          rocq: "Definition chain s j A : {set 'Z_n} := iter j (rich s) A.",
          en: "The $j$-th set $G_j$ of the chain: this $j$ times, beginning with $A$.",
          de: "Die $j$-te Menge $G_j$ der Kette: das $j$-mal, von $A$ ausgehend.",
        },
      ],
    },
    {
      name: "chain_loses",
      title: { en: "The chain loses little", de: "Die Kette verliert wenig" },
      rows: [
        twoOrMore,
        {
          rocq: "Lemma chain_loses s N j A : (0 < N)%N -> (4 * s <= N ^ 2)%N ->",
          en: "For all $s$, $j$, every set $A$ of positions with the chain $G_0, G_1, \\dots$ and every $N \\ge 1$ with $4s \\le N^2$:",
          de: "Für alle $s$, $j$, jede Menge $A$ von Positionen mit der Kette $G_0, G_1, \\dots$ und jedes $N \\ge 1$ mit $4s \\le N^2$:",
        },
        {
          rocq: "(#|A| <= #|chain s j A| + j * (2 * N * r3 n))%N.",
          en: "$|A| \\le |G_j| + j \\cdot 2N r_3(n)$.",
          de: "$|A| \\le |G_j| + j \\cdot 2N r_3(n)$.",
        },
      ],
    },
    {
      name: "new_in_a_row",
      title: {
        en: "From the j-th set of the chain j rounds in a row are new",
        de: "Von der j-ten Menge der Kette aus sind j Runden in Folge neu",
      },
      lessons: ["nearly-every-round/better"],
      rows: [
        twoOrMore,
        {
          rocq: "Theorem new_in_a_row s j A V x : x \\in V -> x \\in chain s j A ->",
          en: "Let $G_j$ be the $j$-th set of the chain of a set $A$, say of what was unvisited when the chain was made. When the positions of $V$ are visited now, the token is on $x \\in V$, and $x \\in G_j$,",
          de: "Sei $G_j$ die $j$-te Menge der Kette einer Menge $A$, etwa dessen, was unbesucht war, als die Kette gebildet wurde. Wenn jetzt die Positionen von $V$ besucht sind, der Spielstein auf $x \\in V$ steht, $x \\in G_j$ ist",
        },
        {
          rocq: "(#|A :&: V| + j <= s.+1)%N ->",
          en: "and $|A \\cap V| + j \\le s + 1$, so that at most $s + 1 - j$ positions of $A$ have been visited since,",
          de: "und $|A \\cap V| + j \\le s + 1$ gilt, sodass seither höchstens $s + 1 - j$ Positionen von $A$ besucht wurden,",
        },
        {
          rocq: "forces (#|V| + j) j V x.",
          en: "then Magnus forces $j$ positions more in $j$ rounds.",
          de: "dann erzwingt Magnus in $j$ Runden $j$ weitere Positionen.",
        },
      ],
    },
    {
      name: "wanted",
      title: { en: "What Magnus still wants", de: "Was Magnus noch will" },
      rows: [
        {
          rocq: "Definition wanted V : nat := (fstar n - #|V|)%N.",
          en: "$f^*(n) - |V|$, and 0 when that many are visited.",
          de: "$f^*(n) - |V|$, und 0, wenn so viele besucht sind.",
        },
      ],
    },
    {
      name: "phase",
      title: {
        en: "A phase: at most 2i rounds on the way, then j new rounds",
        de: "Eine Phase: höchstens 2i Runden unterwegs, dann j neue Runden",
      },
      rows: [
        odd,
        {
          rocq: "Variables (i j N : nat). Hypotheses (N_gt0 : (0 < N)%N) (enough : (4 * (2 * i + j) <= N ^ 2)%N).",
          en: "Let $N \\ge 1$ and $4(2i + j) \\le N^2$.",
          de: "Sei $N \\ge 1$ und $4(2i + j) \\le N^2$.",
        },
        {
          rocq: "Notation lost := (j * (2 * N * r3 n))%N.",
          en: "The chain loses at most $\\ell = j \\cdot 2N r_3(n)$.",
          de: "Die Kette verliert höchstens $\\ell = j \\cdot 2N r_3(n)$.",
        },
        {
          rocq: "Lemma phase k r V x : x \\in V -> (lost < wanted V)%N -> (n <= 2 ^ i * (wanted V - lost))%N ->",
          en: "When those of $V$ are visited, the token is on $x \\in V$, $v = f^*(n) - |V|$ positions are still wanted, $v > \\ell$ and $n \\le 2^i (v - \\ell)$,",
          de: "Wenn die von $V$ besucht sind, der Spielstein auf $x \\in V$ steht, noch $v = f^*(n) - |V|$ Positionen gewollt sind, $v > \\ell$ und $n \\le 2^i (v - \\ell)$,",
        },
        {
          rocq: "(forall W y, y \\in W -> (#|V| + j <= #|W|)%N -> forces k r W y) ->",
          en: "and Magnus forces $k$ positions in $r$ rounds whenever at least $|V| + j$ are visited and wherever on them the token is,",
          de: "und Magnus $k$ Positionen in $r$ Runden erzwingt, wann immer mindestens $|V| + j$ besucht sind und wo darauf der Spielstein auch steht,",
        },
        {
          rocq: "forces k (2 * i + (j + r)) V x.",
          en: "then he forces $k$ positions in $2i + j + r$ rounds.",
          de: "dann erzwingt er $k$ Positionen in $2i + j + r$ Runden.",
        },
      ],
    },
  ],
};
