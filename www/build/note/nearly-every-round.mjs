/** Text of the note about upper bounds for the number of rounds to the first order. www/build/note.mjs explains the fields. */

const { raw } = String;

export const NEARLY_EVERY_ROUND = [
  {
    id: "nearly-every-round",
    title: "Nearly every round is new",
    parts: [
      raw`The idea: an unvisited position that is not halfway between two other unvisited positions is a bad place to come to. The set of bad places contains no three-term progression, because the middle one of three would not be bad. Sets without such progressions are small. So Magnus can nearly always offer two good places, and from there two good places again. Let $r_3(N)$ be the largest size of a subset of $\{1, \dots, N\}$ without three different terms in arithmetic progression.`,
      {
        claim: [
          raw`**Theorem 8.** Let $m > 1$ be the odd part of $n$. Then`,
          raw`$w(n) = O(\log m \cdot m^{1/3} r_3(m)^{2/3} + (\log m)^{5/2}\, r_3(m))$`,
          raw`with an absolute constant. Kelley and Meka [K23], in the form of [B23], prove $r_3(m) \le m \exp(-c (\log m)^{1/9})$ for large $m$ with an absolute $c > 0$; so $w(n) \le m \exp(-c' (\log m)^{1/9})$ for large $m$ with an absolute $c' > 0$. Hence $R(n) = f^*(n) + o(n)$ as $n \to \infty$, and $R(p) = p + o(p)$ for primes $p$.`,
        ],
        mark: "proved",
        by: "cargo test --test native nearly_every_round -- --include-ignored",
        checked: ["waste_by_r3.waste_by_r3", "nearly_every_round.nearly_every_round"],
        part: "the bound by $r_3$, and that $R(n) = f^*(n) + o(n)$ follows from Roth’s theorem",
      },
      {
        proof: [
          raw`By Theorem 7 we may assume that $n = m$ is odd, so $p$ is its smallest prime factor. Put $\Lambda = \lceil \log n \rceil$. A *pair around* $x$ is $\{x - d, x + d\}$ with $d \ne 0$; different pairs around $x$ have no common member. Fix $j, s \ge 1$. *The chain:* $G_0 = A$, and for $i < j$ the set $G_{i+1}$ consists of the members of $G_i$ around which more than $s$ pairs lie in $G_i$.`,
          raw`**Loss lemma.** $|G_i \setminus G_{i+1}| \le \frac{3\sqrt3}{2} \sqrt{s}\; r_3(n)$. *Proof.* Let $D = G_i \setminus G_{i+1}$. Around each member of $D$ at most $s$ pairs lie in $G_i$. So $D$ contains at most $s|D|$ pairs together with their middles. Keep each member of $D$ with probability $\rho = 1/\sqrt{3s}$, and throw away the middle of each pair that is kept with it. On average at least $\rho|D| - \rho^3 s|D| = \frac{2}{3\sqrt{3s}}|D|$ members are left, so some outcome leaves as many. Read as numbers from 0 to $n - 1$ they contain no three-term progression, so they are at most $r_3(n)$.`,
          raw`**Run lemma.** Let the token be on $x \in G_j$, and let $t \le s + 1 - j$ positions of $A$ have been visited since the chain was made. Then Magnus can make each of the next $j$ rounds new. *Proof.* More than $s$ pairs around $x$ lie in $G_{j-1}$, and each visited position spoils at most one of them. As $t \le s$, one pair is unvisited. Magnus calls its distance, and the token comes to a new position of $G_{j-1}$. Go on with $t + 1$ and $j - 1$.`,
          raw`**Way lemma.** Let $n > 1$ be odd with smallest prime factor $p$, and let $|X| > n/p$. Then Magnus can bring the token from every position to $X$ within $\lceil \log n \rceil$ rounds. *Proof.* Move the table so that $0 \in X$. By the hull lemma the hull of $X$ is the whole table; so $X$ generates $\mathbb{Z}_n$. The sumsets $hX$ grow with $h$ until they are a subgroup, so $|hX| \ge \min(n, h + 1)$. As $n$ is odd, $z$ is in $M^i(X)$ if and only if the multiple $2^i z$ is in the sumset $2^i X$. So $M^i(X)$ is the whole table once $2^i \ge n - 1$.`,
          raw`*A phase.* Let $v = |A| - n/p > 0$ be the number of positions that Magnus still wants. Put $s = j + \Lambda$, and let $j$ be such that $\frac{3\sqrt3}{2} j\sqrt{s}\; r_3(n) < v$. Then $|G_j| > n/p$ by the loss lemma. Magnus comes to $G_j$ in at most $\Lambda$ rounds, so at most $\Lambda = s - j$ positions have been visited. Then he makes $j$ new rounds by the run lemma. The phase visits at least $j$ new positions and wastes at most $\Lambda$ rounds. As $s \le 2j$ for $j \ge \Lambda$, he may take $j = \lfloor (v / 4r_3(n))^{2/3} \rfloor$ as long as this is at least $\Lambda$.`,
          raw`*Sum.* While $v$ is between $2^i$ and $2^{i+1}$, each phase has $j \ge \frac12 (2^i / 4r_3(n))^{2/3}$; so there are at most $2 \cdot 2^{i/3} (4r_3(n))^{2/3} + 1$ such phases. Over all $i$ there are at most a constant times $n^{1/3} r_3(n)^{2/3}$. Each wastes at most $\Lambda$ rounds. In the end $v \le 4\Lambda^{3/2} r_3(n)$, and layer play reaches each of these positions within $\Lambda$ rounds. ∎`,
          raw`Roth’s theorem [R53], $r_3(n) = o(n)$, suffices for $R(n) = f^*(n) + o(n)$. By the sumset lemma Magnus comes to a set of $n/p + v$ positions, $v > 0$, within $\log(n/v) + 2$ rounds. So these ways are of bounded length while $v \ge \varepsilon n$, and $j$ and $s$ can be fixed. The last $\varepsilon n$ positions take $O(\varepsilon \log(1/\varepsilon)\, n)$ rounds.`,
          raw`Behrend [B46] found sets without three-term progressions that have $n \exp(-c\sqrt{\log n})$ members; so this proof cannot give $n^{1-c}$. That is a limit of the proof, not a strategy for Derek. On tables with a large prime factor Theorems 13 and 14 do give it, by another proof; Theorem 8 stays the best that we know where all prime factors are small.`,
        ],
      },
      {
        claim: raw`**Theorem 9.** $R(p) < \frac{47}{24}\, p$ for every prime $p \ge 5$.`,
        mark: "proved",
        by: "cargo test --test native nearly_every_round -- --include-ignored",
      },
      {
        proof: [
          raw`Let $a = |A|$. Call a member of $A$ *bad* if it is not halfway between two others, and let $A'$ be the set of the members that are not bad. There are at least $\min(p, 2a - 3)$ midpoints of two different members of $A$ [D94], and none of them is bad. So at most $p - 2a + 3$ members are bad, and $|A'| \ge 3a - p - 3$. By the Cauchy–Davenport theorem $M^2(A') = \mathbb{Z}_p$ as soon as $12a \ge 5p + 15$.`,
          raw`$B(p)$ is the sum of the largest possible depths for $a = p - 1, \dots, 2$, and this depth is 2 for $(5p + 15)/12 \le a \le (p-1)/2$. For these $a$ Magnus plays the layers of $A'$ instead of those of $A$. The token is on a visited position, so its depth in $A'$ is 1 or 2. If it is 1, the next round leads to a new position. If it is 2, the next round leads to a new position, or to a visited one of depth 1 in $A'$; from there the second round leads to a new $y \in A'$. Then $y$ is halfway between two other members of $A$, so one more round leads to a new position. So a wasted round at $a$ is followed by none at $a - 1$. $B(p)$ counts $N \ge (p - 21)/12$ rounds as wasted here, and at least $\lfloor N/2 \rfloor$ of them are saved. Hence $R(p) \le B(p) - (p - 21)/24 + \frac12$, and $B(p) \le 2p - 5$. ∎`,
        ],
      },
    ],
  },
];
