/** Text of the note: R(p) − p grows faster than every multiple of log p. www/build/note.mjs explains the fields. */

const { raw } = String;

export const FASTER_THAN_LOG = [
  {
    id: "faster-than-log",
    title: raw`$R(p) - p$ grows faster than $\log p$`,
    parts: [
      raw`Again $p \ge 5$ is a prime and $\Lambda = \lceil \log p \rceil$. Let $\log^* p$ be the number of times $\log$ must be applied to $p$ before the result is at most 1.`,
      {
        claim: [
          raw`**Theorem 10.** Let $k_0 = 3$, $k_{j+1} = 2^{d_j} k_j$ for any integers $d_j \ge 1$ ($j \ge 0$), and`,
          raw`$\tau_j = \max(0,\ \lceil \frac{d_j (\log p - k_{j+1})}{d_j + k_j} \rceil)$.`,
          "Then",
          raw`$R(p) \ge p - 4 + \lceil \frac34\Lambda \rceil + \sum_{j \ge 0} \tau_j$,`,
          "where only finitely many terms are not 0. So",
          raw`$R(p) \ge p + (\frac12 - o(1)) \log p \log^* p$`,
          raw`as $p \to \infty$, and $(R(p) - p)/\log p$ is unbounded. With all $d_j = 1$ the bound is $p + (1.30\ldots - o(1))\log p$.`,
        ],
        mark: "proved",
        by: "cargo test --test native faster_than_log -- --include-ignored",
      },
      {
        chart: "left",
        caption: raw`**Figure 2.** From $k$ unvisited positions until one is left at least $W(p, k)$ rounds are wasted, wherever these positions and the token are. The chart shows the mean over the primes between two powers of two, with the least and the greatest value. The scale of $p$ is logarithmic, so a multiple of $\log p$ is a straight line.`,
      },
      {
        proof: [
          raw`For $T \subseteq \mathbb{Z}_p$ with $|T| = u \ge 2$, let $\mathcal{L}(T)$ be the lattice of all integer rows $(c_v)_{v \in T}$ with $\sum c_v = 0$ and $\sum c_v v \equiv 0$. Its rank is $u - 1$. Let $\|c\|$ be the sum of the positive entries of $c$.`,
          raw`**Minor lemma.** Let $c_1, \dots, c_r$ be rows whose entries add up to 0. Their minors of order $r$ are at most $\prod \|c_i\|$ in absolute value. *Proof.* $c_i$ is $\|c_i\|$ times a mean of rows $\mathbf{1}_v - \mathbf{1}_w$. A minor is linear in each row, and matrices with rows $\mathbf{1}_v - \mathbf{1}_w$ are totally unimodular: their minors are $-1$, 0 or 1. (So in the shadow lemma $\sigma(u - 1) < \log p$ suffices, without the $\frac12$.)`,
          raw`**Product lemma.** If $b_1, \dots, b_r \in \mathcal{L}(T)$ are independent and $\mathbf{1}_v - \mathbf{1}_{v'}$ with $v \ne v'$ is in their rational span, then $\prod \|b_i\| \ge p$. *Proof.* By Cramer’s rule $\Delta(\mathbf{1}_v - \mathbf{1}_{v'}) = \sum \Delta_i b_i$ with integers $\Delta_i$ and a minor $\Delta \ne 0$. So $\Delta(v - v') \equiv 0$, and $p$ divides $\Delta$. By the minor lemma $|\Delta| \le \prod \|b_i\|$.`,
          raw`Let $h$ be the largest integer for which there are rational numbers $\varphi(v)$, $v \in T$, all different, that satisfy all $c \in \mathcal{L}(T)$ with $\|c\| \le 2^h$. (Such $h$ exist: 0 is one, because no row has $\|c\| = 1$. They are bounded, because $p(\mathbf{1}_v - \mathbf{1}_w) \in \mathcal{L}(T)$.) A space over $\mathbb{Q}$ is not a union of finitely many smaller ones; so some $\mathbf{1}_v - \mathbf{1}_{v'}$ is in the span of the rows with $\|c\| \le 2^{h+1}$. Let $r$ be the dimension of this span, and let $\lambda_1 \le \lambda_2 \le \dots$ be the successive minima of $\mathcal{L}(T)$ for $\|\cdot\|$: the $i$-th is the least number for which $i$ independent rows of $\mathcal{L}(T)$ are no larger. Then $\lambda_1 \cdots \lambda_r \ge p$ and $\lambda_r \le 2^{h+1}$.`,
          raw`**Alternative lemma.** Let $u = 2^d k + 1 \le p - 1$. From $|A| = u$ to $|A| = k$ Derek can waste at least $d(\log p - 2^d k)/(d + k)$ rounds, while $|A| \ge k + 1$. *Proof.* At $|A| = u$ put $T = A$, and let Derek use the better of two strategies. *Shadow.* For $Q = 2^{d-1}k, \dots, 2k, k$ he plays stage (c) of the stage lemma with $\sigma = h$, from $|A| = 2Q + 1$. The relations used there have $\|c\| \le 2^h$, so $\varphi$ satisfies them. This replaces the condition in (c), and the same $\varphi$ serves all stages. He wastes $dh$ rounds. *Depth.* He always keeps outside $A$ as long as he can. Let $x_0$ be the first landing after which $u - 1$ positions are left, $x_1, x_2, \dots$ the next ones, and $D_i$ the depth of $x_i$ in what is left after it. The next landing comes after $D_i$ rounds or more. The relation $2^{D_i} x_i \equiv \sum c_y y$ over what is left is a member of $\mathcal{L}(T)$ of size $2^{D_i}$. It contains $x_i$ and none of $x_0, \dots, x_{i-1}$. So the relations for $i < N = u - k - 1$ are independent, and $\sum D_i \ge \sum_{i \le N} \log \lambda_i$. This is at least $\log p$ if $N \ge r$, and otherwise at least $\log p - (r - N)(h + 1) \ge \log p - k(h + 1)$. So he wastes $\sum D_i - N \ge \log p - k(h + 1) - N$ rounds. As $h$ grows, the first number grows and the second falls. So the larger one is at least their common value, at $h = (\log p - 2^d k)/(d + k)$.`,
          raw`The alternative lemma leads from $k_{j+1} + 1$ to $k_j$ positions, for the largest $j$ first: if $\tau_j > 0$, then $k_{j+1} < \log p \le p - 2$, so it applies. Theorem 4 follows at $|A| = 4$. With $d_j = k_j$ each term is at least $\frac12 (\log p - k_{j+1})$. The $k_j$ are then a tower of powers of two, so $\log^* p - O(1)$ of them have $k_{j+1} \le \log p / \log\log p$. ∎`,
        ],
      },
      {
        claim: raw`From five unvisited positions until one is left, Magnus must waste 4 rounds on the primes 17 to 31, 5 or 6 on 37 to 61, 6 to 8 on 67 to 131, and 9 on 251, 257 and 263. The alternative lemma gives $2(\log p - 4)/3$.`,
        mark: "computed",
        by: "cargo run --release --example waste -- 7-263",
      },
    ],
  },
];
