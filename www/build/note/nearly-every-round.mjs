/** Text of the note about upper bounds for the number of rounds to the first order. www/build/note.mjs explains the fields. */

const { raw } = String;

export const NEARLY_EVERY_ROUND = [
  {
    id: "nearly-every-round",
    title: "Nearly every round is new",
    parts: [
      raw`The idea: an unvisited position that is not halfway between two other unvisited ones is a bad place to come to. Bad places contain no three-term progression, for the middle one of three would not be bad. Sets without progressions are small, so Magnus can nearly always offer two good places, and after them two good places again. Let $r_3(N)$ be the largest size of a subset of $\{1, \dots, N\}$ without three different terms in arithmetic progression.`,
      {
        claim: raw`**Theorem 8.** Let $m > 1$ be the odd part of $n$. Then $w(n) \le C\,(\log m \cdot m^{1/3} r_3(m)^{2/3} + (\log m)^{5/2}\, r_3(m))$ with a constant $C$. With the bound of Kelley and Meka [K23] in the form of [B23], $r_3(m) \le m \exp(-c (\log m)^{1/9})$, this is at most $m \exp(-c' (\log m)^{1/9})$ for large $m$. So $R(n) = f^*(n) + o(n)$ on every table, and $R(p) = p + o(p)$.`,
        mark: "proved",
        by: "cargo test --test native nearly_every_round -- --include-ignored",
        checked: ["waste_by_r3.waste_by_r3", "nearly_every_round.nearly_every_round"],
        part: "the bound by $r_3$, and that $R(n) = f^*(n) + o(n)$ follows from Roth’s theorem",
      },
      {
        proof: [
          raw`By Theorem 7 let $n = m$ be odd, $q$ its smallest prime factor, $\Lambda = \lceil \log n \rceil$. A *pair around* $x$ is $\{x - d, x + d\}$ with $d \ne 0$; different pairs around $x$ have no common member. Fix $j, s \ge 1$. *The chain:* $G_0 = A$, and $G_{i+1}$ has those members of $G_i$ around which more than $s$ pairs lie in $G_i$, for $i < j$.`,
          raw`**Loss lemma.** $|G_i \setminus G_{i+1}| \le \frac{3\sqrt3}{2} \sqrt{s}\; r_3(n)$. *Proof.* Let $D = G_i \setminus G_{i+1}$. Around each member at most $s$ pairs lie in $G_i$, so $D$ contains at most $s|D|$ pairs with their middles. Keep each member of $D$ with probability $\rho = 1/\sqrt{3s}$, and throw away the middle of each pair that is kept with it: at least $\rho|D| - \rho^3 s|D| = \frac{2}{3\sqrt{3s}}|D|$ members are left on average, so in some case. Read as numbers from 0 to $n - 1$ they contain no three-term progression.`,
          raw`**Run lemma.** Let the token be on $x \in G_j$, and let $t \le s + 1 - j$ positions of $A$ have been visited since the chain was made. Then Magnus can make each of the next $j$ rounds new. *Proof.* More than $s$ pairs around $x$ lie in $G_{j-1}$, and each visited position spoils one at most; $t \le s$, so one pair is unvisited. Magnus calls its distance, and the token comes to a new position of $G_{j-1}$. Go on with $t + 1$ and $j - 1$.`,
          raw`**Way lemma.** If $|G| > n/q$, Magnus comes to $G$ from every position within $\Lambda$ rounds. *Proof.* Let $0 \in G$. By Lemma 1 the hull of $G$ is the whole table, that is, $G$ generates $\mathbb{Z}_n$. The sets $hG$ grow with $h$ until they are a subgroup, so $|hG| \ge \min(n, h + 1)$; and $M^i(G) = \{z : 2^i z \in 2^i G\}$ is everything once $2^i \ge n - 1$.`,
          raw`*A phase.* Let $v = |A| - n/q > 0$ be what Magnus still has to get, put $s = j + \Lambda$, and let $j$ be such that $\frac{3\sqrt3}{2} j\sqrt{s}\; r_3(n) < v$. Then $|G_j| > n/q$. Magnus goes to $G_j$ in at most $\Lambda$ rounds, so at most $\Lambda = s - j$ positions have been visited, and then makes $j$ new rounds: at least $j$ new positions, and at most $\Lambda$ wasted rounds. As $s \le 2j$ for $j \ge \Lambda$, one may take $j = \lfloor (v / 4r_3(n))^{2/3} \rfloor$ as long as this is at least $\Lambda$.`,
          raw`*Sum.* While $v$ is between $2^i$ and $2^{i+1}$ each phase has $j \ge \frac12 (2^i / 4r_3(n))^{2/3}$, so there are at most $2 \cdot 2^{i/3} (4r_3(n))^{2/3} + 1$ of them, and over all $i$ at most a constant times $n^{1/3} r_3(n)^{2/3}$. Each wastes at most $\Lambda$ rounds. In the end $v \le 4\Lambda^{3/2} r_3(n) + 1$, and layer play gets each of these positions within $\Lambda$ rounds. ∎`,
          raw`Roth's theorem [R53], $r_3(n) = o(n)$, is enough for $R(n) = f^*(n) + o(n)$: by Lemma 4 Magnus comes to a set of $n/q + v$ positions, $v > 0$, within $\log(n/v) + 2$ rounds. So ways are bounded while $v \ge \varepsilon n$, and $j$ and $s$ can be fixed; the last $\varepsilon n$ positions take $O(\varepsilon \log(1/\varepsilon)\, n)$ rounds.`,
          raw`Sets without three-term progressions can have $n \exp(-c\sqrt{\log n})$ members (Behrend [B46]); so this proof cannot give $n^{1-c}$. That is a limit of the proof, and no strategy for Derek.`,
        ],
      },
      {
        claim: raw`**Theorem 9.** $R(p) < \frac{47}{24}\, p$ for every prime $p \ge 5$.`,
        mark: "proved",
        by: "cargo test --test native nearly_every_round -- --include-ignored",
      },
      {
        proof: [
          raw`Let $a = |A|$; let the *bad* members of $A$ be halfway between no two others, and $G$ the others. The midpoints of two different members of $A$ are at least $\min(p, 2a - 3)$ many [D94], and none of them is bad. So at most $p - 2a + 3$ members are bad, $|G| \ge 3a - p - 3$, and by Cauchy and Davenport $M^2(G) = \mathbb{Z}_p$ as soon as $12a \ge 5p + 15$.`,
          raw`$B(p)$ is the sum of the largest possible depths for $a = p - 1, \dots, 2$, and it is 2 for $(5p + 15)/12 \le a \le (p-1)/2$. For these $a$ Magnus heads for $G$ by the layers of $G$: the first round is new, or after the second one the token is on a new $y \in G$, and then one round more leads to a new position, since $y$ is halfway between two others. So a wasted round at $a$ is followed by none at $a - 1$, and of the $W \ge (p - 21)/12$ rounds that $B(p)$ counts as wasted here at least $\lfloor W/2 \rfloor$ are saved: $R(p) \le B(p) - (p - 21)/24 + \frac12$, and $B(p) \le 2p - 5$. ∎`,
        ],
      },
    ],
  },
];
