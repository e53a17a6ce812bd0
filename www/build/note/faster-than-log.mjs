/** Text of the note: R(p) − p grows faster than every multiple of log p. www/build/note.mjs explains the fields. */

const { raw } = String;

export const FASTER_THAN_LOG = [
  {
    id: "faster-than-log",
    title: "R(p) − p grows faster than log p",
    tex: "$R(p)-p$ grows faster than $\\log p$",
    parts: [
      raw`Again $p \ge 5$ is a prime and $\Lambda = \lceil \log p \rceil$. Let $\log^* p$ be how often the logarithm can be taken before the number is at most 1.`,
      {
        claim: raw`**Theorem 10.** Let $q_0 = 3$, $q_{j+1} = 2^{m_j} q_j$ with any $m_j \ge 1$. Then $R(p) \ge p - 4 + \lceil \frac34\Lambda \rceil + \sum_j \max(0,\ \lceil \frac{m_j (\log p - q_{j+1})}{m_j + q_j} \rceil)$. So $R(p) \ge p + (\frac12 - o(1)) \log p \log^* p$, and $(R(p) - p)/\log p$ has no bound; with all $m_j = 1$ the bound is $p + (1.30\ldots - o(1))\log p$.`,
        mark: "proved",
        by: "cargo test --test native faster_than_log -- --include-ignored",
      },
      {
        chart: "left",
        caption: raw`**Figure 2.** The least number $W(p, k)$ of rounds wasted from $k$ unvisited positions until one is left, wherever they and the token are: the mean over the primes between two powers of two, with the least and greatest. $p$ is drawn on a logarithmic scale, where a multiple of $\log p$ is a straight line.`,
      },
      {
        proof: [
          raw`For $T \subseteq \mathbb{Z}_p$, $|T| = u \ge 2$, let $\mathcal{L}(T)$ be the integer rows $(c_v)_{v \in T}$ with $\sum c_v = 0$ and $\sum c_v v \equiv 0$, a lattice of rank $u - 1$, and $\|c\|$ the sum of the positive entries of $c$.`,
          raw`**Minor lemma.** A minor of rows $c_1, \dots, c_r$, the entries of each of which add up to 0, is at most $\prod \|c_i\|$ in size. *Proof.* $c_i$ is $\|c_i\|$ times a mean of rows $e_v - e_w$, a minor is linear in each row, and matrices with rows $e_v - e_w$ are totally unimodular. (So in the shadow lemma $\sigma(u - 1) < \log p$ is enough, without the $\frac12$.)`,
          raw`**Product lemma.** If $b_1, \dots, b_r \in \mathcal{L}(T)$ are independent and $e_v - e_{v'}$, $v \ne v'$, is in their rational span, then $\prod \|b_i\| \ge p$. *Proof.* By Cramer $\Delta(e_v - e_{v'}) = \sum \Delta_i b_i$ with integers and a minor $\Delta \ne 0$; so $\Delta(v - v') \equiv 0$, $p$ divides $\Delta$, and $|\Delta| \le \prod \|b_i\|$.`,
          raw`Let $h$ be the largest integer for which rational numbers $\varphi(v)$, $v \in T$, all different, satisfy all $c \in \mathcal{L}(T)$ with $\|c\| \le 2^h$. ($h = 0$ will do, as no row has $\|c\| = 1$, and large ones will not.) A space over $\mathbb{Q}$ is no union of finitely many smaller ones; so for $h + 1$ some $e_v - e_{v'}$ is in the span of the rows with $\|c\| \le 2^{h+1}$. If $r$ is its rank and $\lambda_1 \le \lambda_2 \le \dots$ are the successive minima of $\mathcal{L}(T)$ for $\|\cdot\|$, then $\lambda_1 \cdots \lambda_r \ge p$ and $\lambda_r \le 2^{h+1}$.`,
          raw`**Stages together.** Let $u = 2^m q + 1 \le p - 1$. From $|A| = u$ to $|A| = q$ Derek can waste at least $m(\log p - 2^m q)/(m + q)$ rounds, while $|A| \ge q + 1$. *Proof.* At $|A| = u$ put $T = A$, and let Derek use the better of two strategies. *Shadow.* For $Q = 2^{m-1}q, \dots, 2q, q$ he plays stage (c) of the stage lemma with $\sigma = h$, from $|A| = 2Q + 1$; the relations used there have $\|c\| \le 2^h$, so $\varphi$ satisfies them; this takes the place of the condition in (c), and the same $\varphi$ serves all stages. This wastes $mh$ rounds. *Depth.* He always keeps off $A$ as long as he can. Let $x_0$ be the first landing after which $u - 1$ positions are left, $x_1, x_2, \dots$ the next ones, and $D_i$ the depth of $x_i$ in what is left after it. The next landing comes after $D_i$ rounds or more, and $2^{D_i} x_i \equiv \sum c_y y$ over what is left is a member of $\mathcal{L}(T)$ of size $2^{D_i}$. It contains $x_i$ and none of $x_0, \dots, x_{i-1}$, so these are independent for $i < k$, $k = u - q - 1$, and $\sum D_i \ge \sum_{i \le k} \log \lambda_i$. That is at least $\log p$ if $k \ge r$, and otherwise at least $\log p - (r - k)(h + 1) \ge \log p - q(h + 1)$. Wasted are $\sum D_i - k \ge \log p - q(h + 1) - (u - q - 1)$ rounds. As $h$ grows, the first number grows and the second falls; so the larger is at least their common value, at $h = (\log p - 2^m q)/(m + q)$.`,
          raw`The stages from $q_{j+1}$ to $q_j$ follow each other, the largest first, and Theorem 4 follows at $|A| = 4$. With $m_j = q_j$ each term is at least $\frac12 (\log p - q_{j+1})$, and the $q_j$ are a tower of powers of two, so $\log^* p - O(1)$ of them have $q_{j+1} \le \log p / \log\log p$. ∎`,
        ],
      },
      {
        claim: raw`The number of rounds that Magnus must waste from five unvisited positions until one is left is 4 for the primes 17 to 31, 5 or 6 for 37 to 61, 6 to 8 for 67 to 131, and 9 for 251, 257 and 263; the proof above gives $2(\log p - 4)/3$.`,
        mark: "computed",
        by: "cargo run --release --example waste -- 7-263",
      },
    ],
  },
];
