/** Text of the note about lower bounds for the number of rounds. www/build/note.mjs explains the fields. */

const { raw } = String;

export const LOWER = [
  {
    id: "lower",
    title: "$n + c$ rounds are not enough",
    parts: [
      raw`Nedev conjectures (open problem 2 of [N10]) that $n + c$ rounds always suffice, and asks for a lower bound (open problem 3). Let $p \ge 5$ be a prime and $\Lambda = \lceil \log p \rceil$. A *landing* $(A, x)$ is the moment when $x$ has just been visited for the first time and $A$ is left. The two positions to which a call can lead are its *targets*. A round is *wasted* if it leads to no new position; Derek wastes a round when his answer makes it wasted. We use one fact, $(\star)$. If $z \in M^i(B)$, the multiple $2^i z$ is a sum of $2^i$ members of $B$. And from $x \notin M^s(B)$ Derek can keep the token outside $M^{s-1}(B)$ after the next round, …, outside $B$ after the $s$-th: if both targets were in $M^{i-1}(B)$, the token would be in $M^i(B)$.`,
      {
        claim: raw`**Theorem 3.** $R(p) \ge p - 3 + \lceil \frac12 \Lambda \rceil$. So $R(p) - p$ is unbounded, and the conjecture is false.`,
        mark: "proved",
        by: "cargo test --test native lower_bound -- --include-ignored",
        checked: ["rounds_below.rounds_below"],
      },
      {
        proof: [
          raw`**Depth lemma.** Let $x, y, z$ be three different positions, $D$ the depth of $x$ in $\{y, z\}$, and $E$ the depth of $y$ in $\{x, z\}$. Then $D + E \ge \Lambda$. *Proof.* Move the table so that $z = 0$. By $(\star)$ $2^D x \equiv jy$ with $0 < j < 2^D$, because $x$ is neither 0 nor $y$; likewise $2^E y \equiv ix$ with $0 < i < 2^E$. So $p$ divides $2^{D+E} - ij$, which is positive; hence $2^{D+E} > p$.`,
          raw`While three positions are left, Derek takes a visited target if there is one. The first $p - 3$ new positions take at least $p - 3$ rounds. The last of them is forced only if both targets are unvisited, and they differ since $p$ is odd. Derek takes the deeper one. By the depth lemma its depth is at least $\lceil \frac12 \Lambda \rceil$, and by $(\star)$ the next new position is that many rounds away. ∎`,
        ],
      },
      {
        claim: raw`**Theorem 4.** $R(p) \ge p - 4 + \lceil \frac34 \Lambda \rceil$.`,
        mark: "proved",
        by: "cargo test --test native lower_bound -- --include-ignored",
        checked: ["four_left.rounds_below_by_four"],
      },
      {
        proof: [
          raw`For a set $S$ of unvisited positions and $x \notin S$, let $V(S, x)$ be the number of rounds that perfect play takes until $|A| = 1$ when the token is on $x$. Let $\mu(S)$ be the second smallest of the values $V(S \setminus y, y)$ for $y \in S$.`,
          raw`**Value lemma.** For $|S| \ge 2$ and $x \notin S$, $V(S, x) = \mu(S) + s$ for some $s \ge 1$ with $x \in M^s(S)$. *Proof.* Let $X_t$ consist of all $y \in S$ with $V(S \setminus y, y) \le t$ and all visited $K$ with $V(S, K) \le t$. A visited $K$ is in $X_{t+1}$ if and only if it is in $M(X_t)$. For $t < \mu(S)$ the set $X_t$ has at most one member, and one position has no other midpoint. So $X_{\mu(S)} \subseteq S$ and $X_{\mu(S) + s} \subseteq M^s(S)$.`,
          raw`So at least $1 + \mu(A)$ rounds remain when $|A| = 4$, and $R(p) \ge p - 4 + \mu_4$, where $\mu_4$ is the minimum of $\mu(T)$ over all $T$ with four members.`,
          raw`**Quadruple lemma.** $\mu_4 \ge \frac34 \Lambda$. *Proof.* Let $\mu(T) = \mu_4$ with $T = \{x, x', y, z\}$, where $x$ and $x'$ have the smallest values $V(T \setminus x, x)$ and $V(T \setminus x', x')$. Put $T_1 = T \setminus x$, $T_2 = T \setminus x'$ and $\mu_i = \mu(T_i)$. By the value lemma $\mu_4 \ge s_i + \mu_i$ with $2^{s_1}x = a'x' + b'y + c'z$ and $2^{s_2}x' = ax + by + cz$, where the coefficients are $\ge 0$ with sums $2^{s_1}$ and $2^{s_2}$. Put $s = s_1 + s_2$ and eliminate $x$: $\Delta x' = \beta y + (\Delta - \beta) z$ with $\Delta = 2^s - aa'$ and $0 \le \beta \le \Delta$. Here $\Delta > 0$, because $\Delta = 0$ would need $x = x'$. If two positions are left, $\mu$ is 0, and by the value lemma $V$ is at least the depth of the token. So two of the three members of $T_1$ have depth at most $\mu_1$ in the other two. One of these is $y$ or $z$; say $y$, and move the table so that $z = 0$. Then $2^D y = ix'$ with $D \le \mu_1$ and $0 < i < 2^D$, and $\Delta x' = \beta y$. So $p$ divides $2^D \Delta - i\beta$, and $0 < 2^D\Delta - i\beta \le 2^{D+s}$. Hence $\mu_1 + s \ge \Lambda$, and likewise $\mu_2 + s \ge \Lambda$. By the depth lemma $\mu_1 + \mu_2 \ge \Lambda$. Together, $2\mu_4 \ge s + \mu_1 + \mu_2 \ge \max(s + \Lambda, 2\Lambda - s) \ge \frac32 \Lambda$. ∎`,
        ],
      },
      {
        claim: [
          "**Theorem 5.** Let",
          raw`$\sigma_j = \max(0,\ \lceil \frac{\log p}{6 \cdot 2^j} - \frac12 \rceil - 1)$.`,
          "Then",
          raw`$R(p) \ge p - 4 + \lceil \frac34 \Lambda \rceil + \sum_{j \ge 0} \sigma_j$.`,
          raw`So $R(p) > p - 5 + \frac{13}{12} \log p - \frac32 \lceil \log \log p \rceil$.`,
        ],
        mark: "proved",
        by: "cargo test --test native lower_bound -- --include-ignored",
      },
      {
        claim: [
          raw`**Theorem 6.** Let $n = 2^e p$ and`,
          raw`$\sigma_i = \max(0,\ \lceil \frac{\log p}{(2^{i+1} - 1)2^e} - \frac12 \rceil - 1)$.`,
          "Then",
          raw`$R(n) \ge f^*(n) - 1 + \sum_{i \ge 1} \sigma_i$.`,
          raw`For fixed $e$ and every $c$ this exceeds $n + c$ for all large $p$.`,
        ],
        mark: "proved",
        by: "cargo test --test native lower_bound -- --include-ignored",
      },
      {
        proof: [
          raw`Let $n = 2^e p$, and let $\psi : \mathbb{Z}_n \to \mathbb{Z}_p$ be the reduction modulo $p$. Write $\mathbf{1}_v$ for the row with a 1 at $v$ and 0 elsewhere.`,
          raw`**Shadow lemma.** Let $U = \psi(T)$, $u = |U| \ge 2$, and let relations $2^\sigma x \equiv \sum c_y y$ with $c_y \ge 0$, $\sum c_y = 2^\sigma$ hold in $U$ modulo $p$. If $(\sigma + \frac12)(u - 1) < \log p$, there are rational numbers $\varphi(v)$, $v \in U$, all different, that satisfy all these relations. *Proof.* Write the relations as integer rows. The squares in a row add up to at most $2 \cdot 4^\sigma$ (less if $x$ is among the $y$). By Hadamard’s inequality the minors of at most $u - 1$ rows are less than $p$ in absolute value; so a minor that is not 0 is not 0 modulo $p$. Modulo $p$ the vectors $(1)_v$ and $(v)_v$ are solutions, so the rank there is at most $u - 2$. Over $\mathbb{Q}$ it is at most $u - 1$; hence both ranks are equal. Suppose that $\varphi(v) = \varphi(v')$ in all solutions. Then $\mathbf{1}_v - \mathbf{1}_{v'}$ is a combination of independent rows. By Cramer’s rule its denominator is a minor that $p$ does not divide; so $v \equiv v'$. A space over $\mathbb{Q}$ is not a union of finitely many smaller ones, so one solution keeps all apart.`,
          raw`**Stage lemma.** Fix $Q \ge 2^e$ and $\sigma \ge 1$. Call a landing $(A, x)$ good if $|A| = Q$, or if $|A| > Q$ and $x \in M^\sigma(A^+)$, where $A^+$ is the set of all $y \in A$ for which $(A \setminus y, y)$ is good.`,
          raw`(a) From a landing that is not good Derek wastes $\sigma$ rounds in a row while $|A| > Q$. By $(\star)$ he keeps the token outside $A^+$ for $\sigma$ rounds. If the token visits some $y$ on the way, $(A \setminus y, y)$ is not good either; so $|A \setminus y| > Q$, and he begins anew. As $|A|$ falls each time, at last $\sigma$ rounds in a row are wasted.`,
          raw`(b) Let $(A_0, x_0)$ be good, $T = A_0 \cup \{x_0\}$ and $(\sigma + \frac12)(|T| - 1) < \log p$. Each good $(A, x)$ with $|A| > Q$ and $A \cup \{x\} \subseteq T$ gives one relation by $(\star)$: $2^\sigma x$ is a sum of $2^\sigma$ members of $A^+$. Take $\varphi$ from the shadow lemma for these relations, and write $\varphi(y)$ for $\varphi(\psi(y))$. As $\varphi(x)$ is a mean of values on $A^+$, some $y \in A^+$ has $\varphi(y) \ge \varphi(x)$. Go on from the good landing $(A \setminus y, y)$: in the end $|A_0| - Q$ members of $A_0$ have $\varphi \ge \varphi(x_0)$, and in the same way as many have $\varphi \le \varphi(x_0)$.`,
          raw`(c) Let $n = p$, $|T| = 2Q + 1$ and $(\sigma + \frac12)2Q < \log p$. Then $(T \setminus y, y)$ is good for at most one $y \in T$: if it were good for two with $\varphi(y) < \varphi(y')$, $Q$ members would lie below $y$ and $Q$ above $y'$. So with $2Q + 1$ left Derek takes a visited target, or else one that is not good, and wastes $\sigma$ rounds before $Q$ are left.`,
          raw`(d) Let $|A_0| = 2Q + 2^e$ and $(\sigma + \frac12)(2Q + 2^e) < \log p$. Then $(A_0, x_0)$ is not good. Otherwise $2(|A_0| - Q) \le |A_0| + 2^e - 1$, as $\psi$ takes $2^e$ positions to one, and so $2Q + 2 \cdot 2^e \le 2Q + 2 \cdot 2^e - 1$. So by (a) Derek wastes $\sigma$ rounds before $Q$ are left.`,
          raw`These rounds are wasted while $|A| \ge Q + 1$, and the next stage may begin there once they are wasted. For Theorem 5 take the stages (c) with $Q = 3 \cdot 2^j$, the largest $j$ first, and then Theorem 4 from $|A| = 4$; each term is at least $\log p/(6 \cdot 2^j) - \frac32$. For Theorem 6 take the stages (d) with $Q = (2^i - 1)2^e$. ∎`,
        ],
      },
      {
        claim: raw`The Derek called Outlast plays as in these proofs. Against him no Magnus needs fewer rounds than Theorems 5 and 6 say.`,
        mark: "proved",
        by: "cargo test --test native outlast -- --include-ignored",
      },
    ],
  },
];
