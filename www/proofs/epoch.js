/** One epoch of Theorem 13. */

const prime = {
  rocq: "Variables (p : nat) (R : realFieldType). Hypotheses (p_prime : prime p) (p_gt2 : (2 < p)%N).",
  en: "Let $p > 2$ be a prime.",
  de: "Sei $p > 2$ eine Primzahl.",
};
const tests = {
  rocq: "Variables (tests : {set {set 'Z_p}}) (H s : nat) (E : nat -> nat -> nat).",
  en: "Let a family of test sets be given, natural numbers $H$ and $s$, and a number $E(a, K)$ for all $a$ and $K$.",
  de: "Gegeben seien eine Familie von Testmengen, natürliche Zahlen $H$ und $s$ und zu allen $a$ und $K$ eine Zahl $E(a, K)$.",
};
const steps = {
  rocq: "Let lambda : R := H%:R^-1. Let eta : R := lambda / p%:R.",
  en: "Put $\\lambda = 1/H$ and $\\eta = \\lambda/p$.",
  de: "Es sei $\\lambda = 1/H$ und $\\eta = \\lambda/p$.",
};

export default {
  title: { en: "An epoch", de: "Eine Epoche" },
  about: {
    en: "An epoch of Theorem 13 of the note, in the game: Magnus wastes few rounds on the way to a run of new rounds that are cheap, whatever Derek does, and after the run the potential has grown little.",
    de: "Eine Epoche von Satz 13 der Notiz, im Spiel: Magnus verschwendet wenige Runden auf dem Weg zu neuen Runden in Folge, die wenig kosten, was immer Derek tut, und danach ist das Potential nur wenig gewachsen.",
  },
  entries: [
    {
      name: "level",
      title: { en: "The level of a set", de: "Der Pegel einer Menge" },
      rows: [
        {
          rocq: "Variables (p : nat) (R : realFieldType).",
          en: "On $p$ positions;",
          de: "Auf $p$ Positionen;",
        },
        tests,
        steps,
        {
          rocq: "Definition level A K : Prop := potential (c_power eta) tests A <= (1 + eta) ^+ (p * K).",
          en: "$A$ is at level $K$ if its potential, with $(1 + \\eta)^i + (1 + \\eta)^{-i}$ for the hyperbolic cosine of $\\eta i$, is at most $(1 + \\eta)^{pK}$, which is about $e^{\\lambda K}$. No discrepancy of $A$ is then more than $K$.",
          de: "$A$ ist auf dem Pegel $K$, wenn das Potential, mit $(1 + \\eta)^i + (1 + \\eta)^{-i}$ für den Kosinus hyperbolicus von $\\eta i$, höchstens $(1 + \\eta)^{pK}$ ist, also etwa $e^{\\lambda K}$. Keine Diskrepanz von $A$ ist dann größer als $K$.",
        },
      ],
    },
    {
      name: "epoch",
      title: {
        en: "An epoch: at most 2i rounds on the way, then T new rounds, and the level grows little",
        de: "Eine Epoche: höchstens 2i Runden unterwegs, dann T neue Runden, und der Pegel wächst wenig",
      },
      rows: [
        prime,
        tests,
        {
          rocq: "Hypothesis H_gt0 : (0 < H)%N.",
          en: "Let $H \\ge 1$.",
          de: "Sei $H \\ge 1$.",
        },
        {
          rocq: "Hypothesis condition_D : forall A K, (forall S, S \\in tests -> `|discrepancy R S A| <= K%:R) ->",
          en: "Suppose that whenever no discrepancy of a set $A$ is more than $K$,",
          de: "Wann immer keine Diskrepanz einer Menge $A$ größer als $K$ ist,",
        },
        {
          rocq: "forall X, X \\subset A -> (#|A :\\: halfway s X| <= (#|A| + 2 * K - 2 * #|X|) + E #|A| K)%N.",
          en: "$A$ has condition (D) of the averaging lemma with $F = 2K$ and $E = E(|A|, K)$, as the containers give it.",
          de: "habe $A$ die Bedingung (D) des Mittelungslemmas mit $F = 2K$ und $E = E(|A|, K)$, wie die Container sie liefern.",
        },
        steps,
        {
          rocq: "Variables (V : {set 'Z_p}) (K T i Q J : nat). Notation size_A := #|~: V|. Notation two_E_F := (2 * E size_A K + 2 * K)%N.",
          en: "Let those of $V$ be visited and $a$ positions unvisited; $b = 2E(a, K) + 2K$ is the $2E + F$ of the averaging lemma.",
          de: "Die von $V$ seien besucht und $a$ Positionen unbesucht; $b = 2E(a, K) + 2K$ ist das $2E + F$ des Mittelungslemmas.",
        },
        {
          rocq: "Hypotheses (low : level (~: V) K) (E_gt0 : (0 < E size_A K)%N) (large : (two_E_F < size_A)%N).",
          en: "Let the unvisited set be at level $K$, let $E(a, K) \\ge 1$ and $b < a$,",
          de: "Die unbesuchte Menge sei auf dem Pegel $K$, es sei $E(a, K) \\ge 1$ und $b < a$,",
        },
        {
          rocq: "Hypotheses (near : (p <= 2 ^ i)%N) (le_i : (i <= T)%N) (le_s : (2 * i + T <= s.+1)%N) (le_H : (2 * i + T <= H)%N).",
          en: "$p \\le 2^i$, $i \\le T$, $2i + T \\le s + 1$ and $2i + T \\le H$,",
          de: "$p \\le 2^i$, $i \\le T$, $2i + T \\le s + 1$ und $2i + T \\le H$,",
        },
        {
          rocq: "Hypotheses (paid : (two_E_F * (T - i) <= Q * (size_A - two_E_F))%N) (second : ((2 * i + T) ^ 2 <= J * H)%N).",
          en: "and let $Q$ and $J$ be so large that $b(T - i) \\le Q(a - b)$ and $(2i + T)^2 \\le JH$.",
          de: "und $Q$ und $J$ seien so groß, dass $b(T - i) \\le Q(a - b)$ und $(2i + T)^2 \\le JH$ ist.",
        },
        {
          rocq: "Theorem epoch k r x : x \\in V ->",
          en: "If the token is on $x \\in V$,",
          de: "Wenn der Spielstein auf $x \\in V$ steht",
        },
        {
          rocq: "(forall W y, y \\in W -> (#|V| + T <= #|W|)%N -> level (~: W) (K + (3 * i + Q + J)) -> forces k r W y) ->",
          en: "and Magnus forces $k$ positions in $r$ rounds whenever at least $|V| + T$ are visited, wherever on them the token is, and the unvisited set is at level $K + 3i + Q + J$,",
          de: "und Magnus $k$ Positionen in $r$ Runden erzwingt, wann immer mindestens $|V| + T$ besucht sind, wo darauf der Spielstein auch steht, und die unbesuchte Menge auf dem Pegel $K + 3i + Q + J$ ist,",
        },
        {
          rocq: "forces k (2 * i + (T + r)) V x.",
          en: "then he forces $k$ positions in $2i + T + r$ rounds.",
          de: "dann erzwingt er $k$ Positionen in $2i + T + r$ Runden.",
        },
      ],
    },
  ],
};
