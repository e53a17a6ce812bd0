/** Text of the note: three times a large prime has no waste. www/build/note.mjs explains the fields. */

const { raw } = String;

export const THREE_PRIMES = [
  {
    id: "three-primes",
    title: "Three times a large prime",
    parts: [
      {
        claim: raw`**Theorem 11.** For all sufficiently large primes $p$ Magnus can force at least $2p/3$ positions of $\mathbb{Z}_p$ without a wasted round. So $R(3p) = 2p - 1$, and $w(2^a 3^b p) = 0$ for all $a \ge 0$ and $b \ge 1$.`,
        mark: "proved",
        by: "cargo test --test native without_waste -- --include-ignored",
      },
      {
        proof: [
          raw`By Theorem 7 it suffices to prove the first sentence; we give no explicit threshold for $p$. Put $\rho = \frac1{50}$, $\varepsilon = 5 \cdot 10^{-5}$, $J = \lceil 200/\rho^2 \rceil$ and $s = J + 4$; “large” depends on these, and $o(1)$ is for $p \to \infty$. For $X \subseteq \mathbb{Z}_p$ write $\hat X(\xi) = \sum_{x \in X} \exp(2\pi i x\xi/p)$.`,
          raw`*The reserve.* Choose $S \subseteq \mathbb{Z}_p \setminus \{0\}$ with $|S| = (1 + o(1))\rho p$, with $|\hat S(\xi)| = O(\sqrt{p \log p})$ for all $\xi \ne 0$, and, for every $z$, with at least $0.98\rho^2 p$ members $u \in S$ for which $2z - u \in S$. A random set has all this with high probability. Let $T$ be the set of the other positions, and let $S'$ and $T'$ be the unvisited parts of $S$ and $T$. While $|A| > p/3$, $|T'| > p/3 - 1.01\rho p$. Make the chain $G_0 = T' \supseteq \dots \supseteq G_J$ as for Theorem 8, with this $s$. By the loss lemma and Roth’s theorem [R53] $|G_J| \ge 0.3p$ for large $p$. Let $r(z)$ be the number of $(g, g') \in G_J^2$ with $g + g' = 2z$.`,
          raw`(a) By Pollard’s theorem [P74] $\sum_z \min(t, r(z)) \ge t \min(p, 2|G_J| - t)$. With $t = \lfloor p/100 \rfloor$ at least $0.58p$ positions $z$ have $r(z) \ge 2\varepsilon p$. (b) The absolute values of the Fourier coefficients $\frac1p \sum_z \frac{r(z)}{p} \exp(2\pi i z\xi/p)$ of $r/p$ add up to at most 1. So for a polynomial $P$ those of $P(r/p)$ add up to at most a constant that depends only on $P$. Take $0 \le P \le 1 + \varepsilon$ on $[0, 1]$, $P \ge 1$ on $[0, \varepsilon]$ and $P \le \varepsilon$ on $[2\varepsilon, 1]$. As $\hat S$ is small away from 0, the mean of $P(r/p)$ over $S$ is that over the table, up to $o(1)$. So at most $0.421\rho p$ members $z$ of $S$ have $r(z) < \varepsilon p$. (c) Let $Y$ be the set of all $z \in S'$ with $r(z) \ge \varepsilon p$. A sweep, described below, visits at most 2 members of $S$ on its way, so all of them visit at most $2p/(J + 1) \le \rho^2 p/100$; hence $|S \setminus Y| \le 0.43\rho p$. (d) Let $N(z)$ be the number of $u \in S \setminus Y$ with $2z - u \in S$. By Parseval’s identity $\sum_z (N(z) - |S \setminus Y||S|/p)^2 = O(p^2 \log p)$. So $N(z) \le 0.44\rho^2 p$ for all $z$ outside a set $E$ of $O(\log p)$ members.`,
          raw`*A sweep.* If the token is on $z \notin E$, at least $0.98\rho^2 p - 2N(z) \ge 0.1\rho^2 p$ members $u$ of $Y$ have $2z - u \in Y$. Magnus calls such a pair, and the token comes to a new $y \in Y$. Around $y$ at least $\varepsilon p/2 - 1$ pairs lie in $G_J$. This sweep has touched none of them, because it has visited only members of $S$. Magnus calls one, and the token comes to a new position of $G_J$. If $z \in E$, at least $\frac12 (0.98\rho^2 p - \frac{2}{100}\rho^2 p - 2|E|) > 0$ pairs around $z$ lie in $S' \setminus E$. Magnus calls one of them and goes on as before (the one position visited since then spoils one pair). From $G_J$ the run lemma gives $J$ new rounds in $T'$, as at most $3 < s + 1 - J$ positions have been visited since the chain was made. So every round is new until $|A| \le p/3$. ∎`,
        ],
      },
    ],
  },
];
