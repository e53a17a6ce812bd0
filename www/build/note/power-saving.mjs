/** Text of the note: on large primes less than p to the power 0.99 rounds are wasted. www/build/note.mjs explains the fields. */

const { raw } = String;

export const POWER_SAVING = [
  {
    id: "power-saving",
    title: raw`Large primes: $R(p) \le p + p^{0.99}$`,
    parts: [
      {
        claim: raw`**Theorem 13.** $w(p) \le p^{0.99}$ for all sufficiently large primes $p$. So $R(p) \le p + p^{0.99}$.`,
        mark: "proved",
        by: "cargo test --test native averaging -- --include-ignored",
        checked: ["power_saving.power_saving"],
      },
      raw`The exponent is not optimised. “Sufficiently large” is out of reach of any computer, and the strategy is for the proof only: it watches a family of up to $\exp(p^{0.81})$ test sets. Of the theorems of others the proof uses Pollard’s alone. The test sets come from an argument of Kleitman and Winston [K82], which has become known as the method of containers: a small family of sets is such that every set of a certain kind lies, up to a few members, in one of them.`,
      raw`Let $p$ be a prime, let $0 < \varepsilon \le \frac1{64}$, and let $s, k \ge 1$ be integers for which $k' = \lceil 2sk/\varepsilon^2 \rceil$ is at most $\varepsilon p/4$. For $X, B \subseteq \mathbb{Z}_p$ let $e(X, B)$ be the number of triples of $x, y \in X$ and $z \in B$ with $x + y = 2z$.`,
      {
        proof: [
          raw`**Container lemma.** There is a family $\mathcal{C}$ of pairs $(X^+, B^+)$ with $\ln|\mathcal{C}| \le (\frac8\varepsilon + 1)(1 + (k' + k + \frac{4p}{\varepsilon k})\ln(p+1))$ and with $e(X^+, B^+) < \varepsilon p^2$ for each of them, such that: if $X, B \subseteq \mathbb{Z}_p$ and $r_X(z) \le s$ for all $z \in B$, some pair of $\mathcal{C}$ has $X \subseteq X^+$ and $|B \setminus B^+| \le 8\varepsilon|B| + 8k/\varepsilon$.`,
          raw`*Proof.* Start with $X^+ = B^+ = \mathbb{Z}_p$. While $e(X^+, B^+) \ge \varepsilon p^2$, make the two sets smaller in a step, and note so much that the sets can be found again from the notes. For $y \in X^+$ let $\deg(y)$ be the number of pairs of $x \in X^+$ and $z \in B^+$ with $x + y = 2z$, and let $H$ be the set of all $y \in X^+$ with $\deg(y) \ge \varepsilon p/2$. No degree is greater than $p$, so $|H| \ge \varepsilon p/2$.`,
          raw`*Case 1:* $|X \cap H| < k'$. Note the set $X \cap H$, and take $H \setminus X$ away from $X^+$: at least $\varepsilon p/2 - k' \ge \varepsilon p/4$ members.`,
          raw`*Case 2:* $|X \cap H| \ge k'$. For $z \in B$ let $X_z$ be the union of the pairs around $z$ in $X$; it has at most $2s$ members. As $2s/\varepsilon^2 \ge 1$, $k \le k'$; let $Y$ consist of the $k$ members of $X \cap H$ that lie in the fewest of these sets. Then at most $(2sk/k')|B| \le \varepsilon^2|B|$ members $z$ of $B$ have a member of $Y$ in $X_z$. Note $Y$, and drop these $z$ and the members of $Y$ from $B$. Say that $x \in X^+$ and $z \in B^+$ are joined if $2z - x \in Y$. At least $k\varepsilon p/2$ pairs are joined, since $Y \subseteq H$, no $x \in X^+$ is joined to more than $k$ members of $B^+$, and no $z \in B^+$ to more than $k$ of $X^+$. No $x \in X$ is joined to a $z$ that is still in $B$: for $y = 2z - x$ would be in $Y$ and in $X_z$, or $x = y = z$ would be in $Y$. While some $x \in X$ is joined to at least $\varepsilon k/4$ members of $B^+$, note it, and take away from $B^+$ what it is joined to. At most $4p/(\varepsilon k)$ positions are noted. Then take away from $X^+$ all positions that are joined to at least $\varepsilon k/4$ members of $B^+$; none of them is in $X$. In the end at most $k\varepsilon p/4$ pairs are joined. So at least $k\varepsilon p/4$ are not any more, and $|X^+| + |B^+|$ fell by at least $\varepsilon p/4$.`,
          raw`$X^+$ always contains $X$, and $B^+$ loses no member of what $B$ is then. Each step lessens $|X^+| + |B^+| \le 2p$ by $\varepsilon p/4$ or more. So there are at most $8/\varepsilon$ steps, and each drops at most $\varepsilon^2|B| + k$ members of $B$. The notes determine $X^+$ and $B^+$, in case 2 without the order of the noted positions. There are at most $(p+1)^{k'}$ notes for a step of case 1 and $(p+1)^{k + 4p/(\varepsilon k)}$ for one of case 2; so at most $2(p+1)^{k' + k + 4p/(\varepsilon k)}$ in all, and for all steps together at most this number to the power $8/\varepsilon + 1$. ∎`,
          raw`**Size lemma.** If $e(X^+, B^+) < \varepsilon p^2$, then $|B^+| \le \max(0, p - 2|X^+|) + 2\varepsilon^{1/2}p + 1$. *Proof.* Let $t = \lceil \varepsilon^{1/2}p \rceil$. If $|X^+| < t$, the right side is greater than $p$. Otherwise let $e(z)$ be the number of pairs of $x, y \in X^+$ with $x + y = 2z$. By Pollard’s theorem [P74] $\sum_z \min(t, e(z)) \ge t\min(p, 2|X^+| - t)$. The left side is at most $t(p - |B^+|) + \varepsilon p^2$. Divide by $t$, and use $t \le \varepsilon^{1/2}p + 1$ and $\varepsilon p^2/t \le \varepsilon^{1/2}p$. ∎`,
          raw`Let $\mathcal{S}$ be the family of all $X^+$ and all $B^+$ of the pairs of $\mathcal{C}$. For $A \subseteq \mathbb{Z}_p$ the *discrepancy* at $S \in \mathcal{S}$ is $\Delta_S(A) = |A \cap S| - |A||S|/p$. Let $K = K(A)$ be the maximum of $|\Delta_S(A)|$ over all $S \in \mathcal{S}$.`,
          raw`**Density lemma.** Let $a = |A|$. (D) holds with $F = \lceil 2K \rceil$ and $E = \lfloor K + 3\varepsilon^{1/2}a + 8k/\varepsilon + 1 \rfloor$. *Proof.* For $X \subseteq A$ let $B$ be the set of all $z \in A$ with $r_X(z) \le s$, and $(X^+, B^+)$ a pair for them by the container lemma. Then $|X| \le |A \cap X^+| \le \frac ap |X^+| + K$, and $|A \cap B^+| \le \frac ap |B^+| + K$. By the size lemma the latter is at most $\max(0, a - \frac{2a}p|X^+|) + 2\varepsilon^{1/2}a + 1 + K$, and $\frac{2a}p|X^+| \ge 2|X| - 2K$. Add $|B \setminus B^+| \le 8\varepsilon a + 8k/\varepsilon$ to it, where $8\varepsilon \le \varepsilon^{1/2}$. Numbers of members are integers, so $2K$ and the other terms may be rounded as stated. ∎`,
          raw`*Proof of Theorem 13.* Put $\Lambda = \lceil \log p \rceil$, $T = \lfloor p^{1/18} \rfloor$, $s = T + \Lambda$, $\varepsilon = \lambda = p^{-1/9}$ and $k = \lceil p^{5/12} \rceil$. For large $p$, $\Lambda \le T$ and $T + \Lambda \le 1/\lambda$, and the lemmas apply: $k'$ and $4p/(\varepsilon k)$ are $O(p^{25/36})$, and $\varepsilon p = p^{32/36}$. Moreover $\ln|\mathcal{S}| = O(p^{29/36}\ln p)$, and $8k/\varepsilon = O(p^{19/36})$. The *potential* of $A$ is $\Phi(A) = \sum_{S \in \mathcal{S}} \cosh(\lambda \Delta_S(A))$. In the beginning $A$ has all positions but one. So $|\Delta_S(A)| \le 1$, and $\Phi \le 2|\mathcal{S}|$. Always $\lambda K \le \ln(2\Phi)$, because $\cosh x \ge \frac12 e^{|x|}$.`,
          raw`*Prices.* Write $\mathbf{1}_S(u)$ for 1 if $u \in S$ and for 0 otherwise. The visit of $u$ changes $\Delta_S$ by $|S|/p - \mathbf{1}_S(u)$. To first order it changes $\Phi$ by $g(u) = \sum_S \lambda\sinh(\lambda \Delta_S)(|S|/p - \mathbf{1}_S(u))$. These prices add up to $-\sum_S \lambda\sinh(\lambda \Delta_S)\,\Delta_S \le 0$ over $A$, and $|g(u)| \le G$ for $G = \sum_S \lambda|\sinh(\lambda \Delta_S)| \le \lambda\Phi$.`,
          raw`*An epoch.* Suppose that $2E + F \le a/9$, with $E$ and $F$ of the density lemma. During the epoch $A$, $a$, $K$, the prices, and $X$ of the averaging lemma with $W = 0$, are those at its beginning. As $2E + F < a$ and $T \ge \Lambda \ge \kappa$, that lemma applies. As $E \ge 1$, $a$ is at least 18, so at least $a - E \ge 2$ members $z$ of $A$ have $r_X(z) > s$. By the way lemma Magnus comes to one of them within $\Lambda$ rounds. At most $\Lambda = s - T$ positions of $A$ have been visited then, and the averaging lemma gives him $T$ new rounds. The epoch wastes at most $\Lambda$ rounds and visits at least $T$ and at most $T + \Lambda$ new positions, whose prices add up to at most $\Lambda G + \mu$. As $\kappa \le \Lambda$, this is at most $G(2\Lambda + T\frac{2E + F}{a - 2E - F})$. Each $\Delta_S$ changes by at most $T + \Lambda \le 1/\lambda$, and $\cosh(x + y) \le \cosh x + y\sinh x + y^2\cosh x$ for $|y| \le 1$. So the epoch multiplies $\Phi$ by at most`,
          raw`$1 + \lambda\left(2\Lambda + T\frac{2E + F}{a - 2E - F} + \lambda(T + \Lambda)^2\right).$`,
          raw`*Sum.* Let $a \ge p^{3/4}$, and let $p$ be large. Then $16k/\varepsilon + 3 \le \varepsilon^{1/2}a$ and $2E + F \le 4K + 7\varepsilon^{1/2}a$. So $\frac{2E + F}{a - 2E - F} \le \frac98 \cdot \frac{2E + F}{a} \le \frac{9K}{2a} + 8\varepsilon^{1/2}$. Let $a_i$ and $K_i$ belong to the beginning of the $i$-th epoch; there are at most $p/T + 1$ epochs. Taking logarithms, with $\ln(1 + x) \le x$, we have $K_j \le K^* + \sum_{i<j} \frac{9T}{2a_i}K_i$ for $K^* = \frac1\lambda\ln(4|\mathcal{S}|) + (\frac pT + 1)(2\Lambda + 8T\varepsilon^{1/2} + \lambda(T + \Lambda)^2)$, which is $O(p^{17/18}\ln p)$. By induction $K_j \le K^*\prod_{i<j}(1 + \frac{9T}{2a_i})$. As $T \le a_i - a_{i+1}$, $T/a_i \le \ln(a_i/a_{i+1})$. Hence $K_j \le K^*(p/a_j)^{9/2}$.`,
          raw`The condition $2E + F \le a/9$ holds if $7\varepsilon^{1/2} \le \frac1{18}$, which is so for large $p$, and $K \le a/72$. So epochs go on at least until $a \le a^\circ = p(72K^*/p)^{2/11} = O(p^{1 - 1/99}(\ln p)^{2/11})$. As $K^* \ge p/T \ge p^{17/18}$, $a^\circ \ge p^{3/4}$; so $a \ge p^{3/4}$ while $a > a^\circ$. The epochs waste at most $\Lambda(p/T + 1)$ rounds. Then Magnus plays layers, and by the way lemma each of the last $a^\circ$ positions takes at most $\Lambda$ rounds. In all $w(p) = O(p^{1 - 1/99}(\ln p)^{13/11})$. ∎`,
          raw`The proof gives more away than it must. The prices add up to about $-KG$, not to 0; they stay the same for a whole epoch; and our bound for $\ln|\mathcal{S}|$ is more than $\sqrt p$. We do not know how to come near $p + \sqrt p$ rounds in this way.`,
        ],
      },
      {
        checked: [
          "pollard.pollard",
          "containers.container_lemma",
          "density.size_lemma",
          "density.density_lemma",
          "potential.potential_in_epoch",
        ],
        part: "Pollard’s theorem, the container lemma, the size lemma, the density lemma and the factor of an epoch",
      },
      raw`In the checked proof sums of powers stand for the hyperbolic cosine, and an induction on $K_j^2 a_j^9$ stands for logarithms; all numbers are whole or rational.`,
      {
        claim: raw`**Theorem 14.** There is a constant $C$ such that, for all $n$ whose odd part $m$ is greater than 1, $w(n) \le C m\,P(m)^{-1/100}\log m$, where $P(m)$ is the largest prime factor of $m$.`,
        mark: "proved",
        by: "cargo test --test native averaging -- --include-ignored",
        checked: ["prime_factor.large_prime_factor"],
      },
      {
        proof: [
          raw`By Theorem 7 $w(n) \le w(m)$; so we may assume that $n = m$ is odd, and by Theorem 1, which gives $w(n) < 2n$, that $P = P(n)$ is as large as Theorem 13 needs. Let $n = dP$, and let $p_1$ be the smallest prime factor of $n$. If $d = 1$, Theorem 13 is enough. Otherwise the classes modulo $d$ are tables $\mathbb{Z}_P$ with steps of $d$. When the token enters a class for the first time, no other position of the class is visited. Then Magnus calls multiples of $d$ only and plays the epochs of Theorem 13. They waste $O(P^{1-1/18}\log P)$ rounds and leave at most $a^\circ(P)$ positions of the class. Then he makes the next move of layer play on $\mathbb{Z}_d$, where the entered classes are visited. By Theorem 1 there are fewer than $2(d-1)$ such moves in all; we count each of them as wasted. In the end at most $d/p_1$ classes have not been entered, by Theorem 1 for $\mathbb{Z}_d$, because no prime factor of $d$ is smaller than $p$. They have at most $n/p_1 = n - f^*(n)$ positions. So Magnus wants at most $d\,a^\circ(P)$ positions more. By the way lemma layer play reaches each of them within $\lceil \log n \rceil$ rounds. In all`,
          raw`$w(n) = O(d\,P^{1-1/18}\log P + d\,a^\circ(P)\log n)$,`,
          raw`which is $O(n\,P^{-1/100}\log n)$. ∎`,
          raw`So Theorem 8 is better only if $\log P(m)$ is about $(\log m)^{1/9}$ or less, for example on powers of 5. For each $\beta > 0$ Theorem 14 saves a fixed power of $m$ whenever $m$ has a prime factor greater than $m^\beta$; the density of the other $m$ tends to 0 with $\beta$.`,
        ],
      },
    ],
  },
];
