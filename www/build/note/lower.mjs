/** Text of the note about lower bounds for the number of rounds. www/build/note.mjs explains the fields. */

export const LOWER = [
  {
    id: "lower",
    title: "n + c rounds are not enough",
    tex: "$n+c$ rounds are not enough",
    parts: [
      "[N10] conjectures (open problem 2) that $n + c$ rounds are enough, and asks for a lower bound (open problem 3). Let $p \\ge 5$ be a prime, $\\Lambda = \\lceil \\log p \\rceil$. A *landing* $(A, x)$ is the moment when $x$ has just been visited for the first time and $A$ is left; the two positions to which a call can lead are its *targets*. A round is *wasted* if it leads to no new position; Derek wastes a round if he makes it so. $(\\star)$ If $z \\in M^i(B)$, then $2^i z$ is a sum of $2^i$ members of $B$; and from $x \\notin M^s(B)$ Derek can keep the token outside $M^{s-1}(B)$ after the next round, …, outside $B$ after the $s$-th: if both ways led into $M^{i-1}(B)$, the token would be in $M^i(B)$.",
      {
        claim:
          "**Theorem 3.** $R(p) \\ge p - 3 + \\lceil \\frac12 \\Lambda \\rceil$. So $R(p) - p$ has no bound, and the conjecture is false.",
        mark: "proved",
        by: "cargo test --test native lower_bound -- --include-ignored",
        checked: ["rounds_below.rounds_below"],
      },
      {
        proof: [
          "**Lemma A.** Let $x, y, z$ be different, $D$ the depth of $x$ in $\\{y, z\\}$, $E$ that of $y$ in $\\{x, z\\}$. Then $D + E \\ge \\Lambda$. *Proof.* Let $z = 0$. By $(\\star)$ $2^D x \\equiv jy$, $0 < j < 2^D$, as $x$ is neither 0 nor $y$; and $2^E y \\equiv ix$, $0 < i < 2^E$. So $p$ divides $2^{D+E} - ij > 0$.",
          "While three positions are left, Derek takes a visited target if there is one. The first $p - 3$ new positions take $p - 3$ rounds at least, and the last of them is forced by two unvisited targets, different ones as $p$ is odd. He takes the deeper one, of depth at least $\\lceil \\frac12 \\Lambda \\rceil$, and by $(\\star)$ the next new position is that many rounds away. ∎",
        ],
      },
      {
        claim: "**Theorem 4.** $R(p) \\ge p - 4 + \\lceil \\frac34 \\Lambda \\rceil$.",
        mark: "proved",
        by: "cargo test --test native lower_bound -- --include-ignored",
        checked: ["four_left.rounds_below_by_four"],
      },
      {
        proof: [
          "Let $w_S(y)$ be the rounds that perfect play takes from the landing $(S \\setminus y, y)$ to $|A| = 1$, $m_2(S)$ the second smallest $w_S(y)$, $V(S, x)$ the rounds from $(S, x)$, $x \\notin S$.",
          "**Lemma B.** For $|S| \\ge 2$, $V(S, x) = m_2(S) + s$ with $s \\ge 1$ and $x \\in M^s(S)$. *Proof.* Let $X_t$ be the $y \\in S$ with $w_S(y) \\le t$ and the visited $K$ with $V(S, K) \\le t$; such $K$ is in $X_{t+1}$ exactly if it is in $M(X_t)$. For $t < m_2(S)$, $X_t$ has at most one member, which has no other midpoint. So $X_{m_2} \\subseteq S$, $X_{m_2 + s} \\subseteq M^s(S)$. With $|A| = 4$ at least $1 + m_2(A)$ rounds remain, so $R(p) \\ge p - 4 + C$, $C = \\min m_2(T)$ over $|T| = 4$.",
          "**Lemma C.** $C \\ge \\frac34 \\Lambda$. *Proof.* Let $m_2(T) = C$, and let $x, x'$ be the two members of $T = \\{x, x', y, z\\}$ with the smallest $w_T$, $T_1 = T \\setminus x$, $T_2 = T \\setminus x'$, $\\mu_i = m_2(T_i)$. By Lemma B $C \\ge s_i + \\mu_i$ with $2^{s_1}x = a'x' + b'y + c'z$ and $2^{s_2}x' = ax + by + cz$, coefficients $\\ge 0$ with sums $2^{s_1}$, $2^{s_2}$. Put $s = s_1 + s_2$ and eliminate $x$: $\\Delta x' = By + \\Gamma z$, $\\Delta = 2^s - aa'$, $B, \\Gamma \\ge 0$, $B + \\Gamma = \\Delta > 0$ ($\\Delta = 0$ would need $x = x'$). Two of the three members of $T_1$ have depth $\\le \\mu_1$ in the other two, so $y$ or $z$ has; say $y$, and let $z = 0$: $2^D y = ix'$, $D \\le \\mu_1$, $0 < i < 2^D$, and $\\Delta x' = By$. So $p$ divides $2^D \\Delta - iB$, and $0 < 2^D\\Delta - iB \\le 2^{D+s}$: $\\mu_1 + s \\ge \\Lambda$, and likewise $\\mu_2 + s \\ge \\Lambda$. By Lemma A $\\mu_1 + \\mu_2 \\ge \\Lambda$. Hence $2C \\ge s + \\mu_1 + \\mu_2 \\ge \\max(s + \\Lambda, 2\\Lambda - s) \\ge \\frac32 \\Lambda$. ∎",
        ],
      },
      {
        claim:
          "**Theorem 5.** $R(p) \\ge p - 4 + \\lceil \\frac34 \\Lambda \\rceil + \\sum_{j \\ge 0} \\sigma_j$ with $\\sigma_j = \\max(0,\\ \\lceil \\frac{\\log p}{6 \\cdot 2^j} - \\frac12 \\rceil - 1)$. So $R(p) > p - 5 + \\frac{13}{12} \\log p - \\frac32 \\lceil \\log \\log p \\rceil$.",
        mark: "proved",
        by: "cargo test --test native lower_bound -- --include-ignored",
      },
      {
        claim:
          "**Theorem 6.** For $n = 2^e p$, $R(n) \\ge f^*(n) - 1 + \\sum_{i \\ge 1} \\sigma_i$ with $\\sigma_i = \\max(0,\\ \\lceil \\frac{\\log p}{(2^{i+1} - 1)2^e} - \\frac12 \\rceil - 1)$. For fixed $e$ this exceeds $n + c$, for every $c$, once $p$ is large.",
        mark: "proved",
        by: "cargo test --test native lower_bound -- --include-ignored",
      },
      {
        proof: [
          "Let $n = 2^e p$, $q = 2^e$, $\\pi : \\mathbb{Z}_n \\to \\mathbb{Z}_p$.",
          "**Shadow lemma.** Let $U = \\pi(T)$, $u = |U| \\ge 2$, and let relations $2^\\sigma x \\equiv \\sum c_y y$ with $c_y \\ge 0$, $\\sum c_y = 2^\\sigma$ hold in $U$ modulo $p$. If $(\\sigma + \\frac12)(u - 1) < \\log p$, there are rational numbers $\\varphi(v)$, $v \\in U$, all different, that satisfy all of them. *Proof.* As rows the relations have square sums at most $2 \\cdot 4^\\sigma$ (less if $x$ is among the $y$); by Hadamard minors of at most $u - 1$ rows are below $p$ in size, so those that are not 0 are not 0 modulo $p$. Modulo $p$ the vectors $(1)_v$ and $(v)_v$ are solutions, so the rank there is at most $u - 2$; over $\\mathbb{Q}$ it is at most $u - 1$, hence the same. If $\\varphi(v) = \\varphi(v')$ in all solutions, $e_v - e_{v'}$ is a combination of independent rows whose denominator is, by Cramer, a minor that $p$ does not divide; so $v \\equiv v'$. A space over $\\mathbb{Q}$ is no union of finitely many smaller ones, so one solution keeps all apart.",
          "**Stage lemma.** Fix $Q \\ge q$, $\\sigma \\ge 1$. Call $(A, x)$ good if $|A| = Q$, or if $|A| > Q$ and $x \\in M^\\sigma(G_A)$, $G_A = \\{y \\in A : (A \\setminus y, y) \\text{ good}\\}$. (a) From a landing that is not good Derek wastes $\\sigma$ rounds in a row while $|A| > Q$: he keeps off $G_A$ for $\\sigma$ rounds $(\\star)$; if he visits $y$ on the way, $(A \\setminus y, y)$ is not good either, so $|A \\setminus y| > Q$, and he begins anew from it; as $|A|$ falls each time, at last $\\sigma$ rounds in a row are wasted. (b) Let $(A_0, x_0)$ be good, $T = A_0 \\cup \\{x_0\\}$, $(\\sigma + \\frac12)(|T| - 1) < \\log p$, $\\varphi$ from the shadow lemma, where each good $(A, x)$ with $|A| > Q$ and $A \\cup \\{x\\} \\subseteq T$ gives one relation: $2^\\sigma x$ as a sum of $2^\\sigma$ members of $G_A$ $(\\star)$; write $\\varphi(y)$ for $\\varphi(\\pi(y))$. As $\\varphi(x)$ is a mean of values on $G_A$, some $y \\in G_A$ has $\\varphi(y) \\ge \\varphi(x)$; going on, $|A_0| - Q$ members of $A_0$ have $\\varphi \\ge \\varphi(x_0)$, and as many $\\varphi \\le \\varphi(x_0)$. (c) If $n = p$, $|T| = 2Q + 1$, $(\\sigma + \\frac12)2Q < \\log p$, at most one $y \\in T$ has $(T \\setminus y, y)$ good: two, $\\varphi(y) < \\varphi(y')$, would have $Q$ members below $y$ and $Q$ above $y'$. So with $2Q + 1$ left Derek takes a visited target, else one that is not good, and wastes $\\sigma$ rounds before $Q$ are left. (d) If $|A_0| = 2Q + q$, $(\\sigma + \\frac12)(2Q + q) < \\log p$, $(A_0, x_0)$ is not good, since otherwise $2(|A_0| - Q) \\le |A_0| + q - 1$, as $\\pi$ takes $q$ positions to one, that is, $2Q + 2q \\le 2Q + 2q - 1$. So by (a) Derek wastes $\\sigma$ rounds before $Q$ are left.",
          "The rounds are wasted while $|A| \\ge Q + 1$, where the next stage may begin once they are. Theorem 5: stages (c) with $Q = 3 \\cdot 2^j$, the largest $j$ first, then Theorem 4 from $|A| = 4$; each term is at least $\\log p/(6 \\cdot 2^j) - \\frac32$. Theorem 6: stages (d) with $Q = (2^i - 1)q$. ∎",
        ],
      },
      {
        claim:
          "The Derek called Outlast plays as in these proofs, and no Magnus gets below the bounds of Theorems 5 and 6 against him.",
        mark: "proved",
        by: "cargo test --test native outlast -- --include-ignored",
      },
    ],
  },
];
