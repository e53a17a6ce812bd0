/** Text of the note: three times a large prime has no waste. www/build/note.mjs explains the fields. */

const { raw } = String;

export const THREE_PRIMES = [
  {
    id: "three-primes",
    title: "Three times a large prime",
    parts: [
      {
        claim: raw`**Theorem 11.** For all sufficiently large primes $p$ Magnus can force at least $2p/3$ positions of $\mathbb{Z}_p$ without a wasted round. So $R(3p) = 2p - 1$, and $w(2^a 3^b p) = 0$ for $b \ge 1$.`,
        mark: "proved",
        by: "cargo test --test native without_waste -- --include-ignored",
      },
      {
        proof: [
          raw`By Theorem 7 the first sentence is enough; no $p$ is known from which on it holds. Put $\rho = \frac1{50}$, $\varepsilon = 5 \cdot 10^{-5}$, $J = \lceil 200/\rho^2 \rceil$, $s = J + 4$; “large” depends on these. For $X \subseteq \mathbb{Z}_p$ write $\hat X(\xi) = \sum_{x \in X} e^{2\pi i x\xi/p}$.`,
          raw`*The reserve.* Choose $S \subseteq \mathbb{Z}_p \setminus \{0\}$ with $|S| = (1 + o(1))\rho p$, $|\hat S(\xi)| \le C\sqrt{p \log p}$ for all $\xi \ne 0$, and, for every $z$, at least $0.98\rho^2 p$ members $u \in S$ with $2z - u \in S$; a set taken at random has all this with high probability. Let $T$ be the other positions, and $S'$, $T'$ what is unvisited of $S$ and $T$. While $|A| > p/3$, $|T'| > p/3 - 1.01\rho p$. Make the chain $G_0 = T' \supseteq \dots \supseteq G_J$ as for Theorem 8, with this $s$; by the loss lemma and Roth's theorem [R53] $|G_J| \ge 0.3p$ for large $p$. Write $G = G_J$ and $r(z)$ for the number of $(g, g') \in G^2$ with $g + g' = 2z$.`,
          raw`(a) By Pollard's theorem [P74] $\sum_z \min(t, r(z)) \ge t \min(p, 2|G| - t)$; with $t = \lfloor p/100 \rfloor$ at least $0.58p$ positions $z$ have $r(z) \ge 2\varepsilon p$. (b) The absolute values of the Fourier coefficients $\frac1p \sum_z \frac{r(z)}{p} e^{2\pi i z\xi/p}$ of $r/p$ add up to at most 1, and so those of $P(r/p)$, $P$ a polynomial, add up to at most a constant that depends on $P$ only. Take $0 \le P \le 1 + \varepsilon$ on $[0, 1]$, $P \ge 1$ on $[0, \varepsilon]$, $P \le \varepsilon$ on $[2\varepsilon, 1]$. As $\hat S$ is small away from 0, the mean of $P(r/p)$ over $S$ is that over the table, up to $o(1)$; so at most $0.421\rho p$ members $z$ of $S$ have $r(z) < \varepsilon p$. (c) Let $Y$ be the $z \in S'$ with $r(z) \ge \varepsilon p$. The ways below visit at most 2 members of $S$ in each sweep, so at most $2p/(J + 1) \le \rho^2 p/100$ in all, and $|S \setminus Y| \le 0.43\rho p$. (d) Let $N(z)$ be the number of $u \in S \setminus Y$ with $2z - u \in S$. By Parseval $\sum_z (N(z) - |S \setminus Y||S|/p)^2 = O(p^2 \log p)$, so $N(z) \le 0.44\rho^2 p$ but for the $z$ in a set $E$ of $O(\log p)$ members.`,
          raw`*A sweep.* If the token is on $z \notin E$, at least $0.98\rho^2 p - 2N(z) \ge 0.1\rho^2 p$ members $u$ of $Y$ have $2z - u \in Y$: call such a pair. The token comes to a new $y \in Y$, around which at least $\varepsilon p/2 - 1$ pairs lie in $G$, none of which has been touched in this sweep, as it has visited members of $S$ only: call one. The token comes to a new position of $G_J$. If $z \in E$, at least $\frac12 (0.98\rho^2 p - \frac{2}{100}\rho^2 p - 2|E|) > 0$ pairs around $z$ lie in $S' \setminus E$: call one, and go on as before (the one position visited since then spoils one pair). From $G_J$ the run lemma gives $J$ new rounds in $T'$, as at most $3 < s + 1 - J$ positions have been visited since the chain was made. So every round is new until $|A| \le p/3$. ∎`,
        ],
      },
    ],
  },
];
