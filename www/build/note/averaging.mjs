/** Text of the note: prices on the positions, of which Magnus pays little more than the average. www/build/note.mjs explains the fields. */

const { raw } = String;

export const AVERAGING = [
  {
    id: "averaging",
    title: "Derek’s choice costs nothing on average",
    parts: [
      raw`*The idea of this section and the next two.* The proof of Theorem 8 cannot save a power of $n$, because there are large sets without progressions. But Magnus need not put up with such a set: he can take care that the set $A$ of unvisited positions never looks like one. For that he watches a family of test sets and keeps $A$ spread evenly over all of them. Each visit changes the balance a little. So every unvisited position gets a *price*: what its visit costs in balance. On average over $A$ the price is at most 0. If Magnus could always pay the average price, $A$ would, to first order, stay balanced to the end.`,
      raw`*Why choosing greedily fails.* A call offers two positions, and Derek takes the dearer one. Prices may be antisymmetric about the token: $g(z + d) = -g(z - d)$ for all $d$. Then every call offers one price above 0 or two that are 0. If all prices are about $G$ in size, every call has an end that costs about $G$, and Derek may lead the token to such a place again: a Magnus who looks no further may pay as much every other round for ever (lesson 16).`,
      raw`*Why looking ahead repairs it.* A set of $i$ positions has about $2i$ midpoints. Suppose that from $i$ positions Magnus can go on for $k$ rounds at a total price of at most $\tau$. Then he can offer two of these from about $2i$ positions. So the $j$-th cheapest position to call from costs no more than about the $(j/2)$-th cheapest to come to: the median to call from no more than the lowest quarter to come to. With each further round the totals of all positions grow together by the sum of the prices, which is at most 0, and by next to nothing for Derek’s choice. In one sentence: the midpoints of the cheap half are nearly everything.`,
      raw`Let $n$ be odd, $A \subseteq \mathbb{Z}_n$ and $a = |A|$. As before, a pair around $z$ is $\{z - d, z + d\}$ with $d \ne 0$; let $r_X(z)$ be the number of pairs around $z$ that lie in $X$. Let $s, E, F \ge 0$ be integers with $2E + F < a$. Suppose that for every $X \subseteq A$`,
      raw`$|\{z \in A : r_X(z) \le s\}| \le \max(0, a + F - 2|X|) + E.$`,
      raw`We call this condition (D). Let each $u \in A$ have a price $g(u)$ with $|g(u)| \le G$, and let all these prices add up to at most $W$. Let $\kappa \ge 0$ be the least integer with $a + F \le 2(E + F + 2^\kappa)$; so $\kappa \le \lceil \log a \rceil$.`,
      raw`In words: the members of $X$ have about $2|X|$ midpoints in $A$ even if a midpoint counts only with more than $s$ pairs around it. The numbers $E$ and $F$ say how many fewer there may be. Each visited position spoils at most one pair around $z$, so $s$ visits can be borne. Below, $T$ is the number of rounds that Magnus looks ahead, and $\kappa$ the number of doublings that lead from a few cheap positions to half of $A$ and so to nearly all.`,
      { checked: ["averaging.averaging"], part: "the averaging lemma" },
      {
        proof: [
          raw`**Averaging lemma.** For every integer $T \ge \kappa$ there is a set $X \subseteq A$ with $|X| \ge (a + F)/2$, such that by (D) $r_X(z) > s$ for all but at most $E$ members $z$ of $A$, and the following holds. Let the token be on any position $z$ with $r_X(z) > s$, and let at most $s + 1 - T$ positions of $A$ have been visited. Then Magnus can make each of the next $T$ rounds new. They lead to members of $A$ whose prices add up to at most`,
          raw`$\mu = (T - \kappa) \frac{(2E + F)G + W}{a - 2E - F} + \kappa G.$`,
          raw`*Proof.* Put $b = E + F$ and $J_0 = 0$. For $k \ge 0$ and every position $z$, in $A$ or not, let $m_k(z)$ be the least number $\tau$ such that more than $s$ pairs around $z$ lie in $\{u \in A : J_k(u) \le \tau\}$, and $\infty$ if there is none. For $u \in A$ put $J_{k+1}(u) = g(u) + m_k(u)$. Let $J_k^{(1)} \le J_k^{(2)} \le \dots$ be the values of $J_k$ in order. At most $E$ of them are $\infty$: if that is so for $k$, (D) for the set of the others shows that $m_k$ is $\infty$ on at most $E$ members of $A$, since $2(a - E) \ge a + F$. For $i \le a - E$, (D) for the set of the $i$ members with the least $J_k$ gives: (1) at least $\min(a - E, 2i - b)$ members $z$ of $A$ have $m_k(z) \le J_k^{(i)}$.`,
          raw`*Play.* Let the token be on $z$ with $m_k(z) \le \tau < \infty$, let $t$ positions of $A$ have been visited, and let $t + k \le s + 1$. Then Magnus can make $k$ new rounds whose prices add up to at most $\tau$. For $k = 0$ that is true, because $m_0$ takes no other values than 0 and $\infty$. For $k \ge 1$ more than $s$ pairs around $z$ lie in $\{u \in A : J_k(u) \le \tau\}$, and each of the $t \le s$ visited positions spoils at most one of them. So one pair is unvisited, and Magnus calls its distance. The token comes to a new $u$ with $g(u) + m_{k-1}(u) \le \tau$. Go on with $k - 1$, $t + 1$ and $\tau - g(u)$. It remains to show that $X = \{u \in A : J_T(u) \le \mu\}$ has at least $(a + F)/2$ members.`,
          raw`*Cost.* Leave out the $b$ smallest and the $E$ largest values: $S_k = \sum_{b < i \le a - E} J_k^{(i)}$. Then $S_0 = 0$, and (2) $S_{k+1} \le S_k + (2E + F)G + W$. For let $L$ consist of $b$ members of $A$ with the least $J_{k+1}$, and $Z$ of the $a - E - b$ members of $A \setminus L$ with the least $m_k$. The $j$-th smallest value of $m_k$ on $Z$ is at most the $(b+j)$-th smallest on $A$. By (1) this is at most $J_k^{(i)}$ for $i = b + \lceil j/2 \rceil$, and $i \le b + j$. So the values of $m_k$ on $Z$ add up to at most $S_k$. The prices on $Z$ add up to at most $W + (b + E)G$, because $b + E$ members of $A$ are not in $Z$. As $S_{k+1}$ is at most the sum of $J_{k+1}$ over $Z$, this proves (2). The first of the $a - 2E - F$ terms of $S_k$ is the least one. Hence $J_k^{(b+1)} \le k \frac{(2E + F)G + W}{a - 2E - F}$.`,
          raw`*From the floor to the median.* Put $i_j = \min(a - E, b + 2^j)$. As $2i_j - b \ge i_{j+1}$, (1) gives $J_{k+1}^{(i_{j+1})} \le J_k^{(i_j)} + G$. From $J_{T-\kappa}^{(b+1)}$ on, $\kappa$ such steps show that $J_T^{(i)} \le \mu$ for $i = i_\kappa$, and $i_\kappa \ge (a + F)/2$. ∎`,
        ],
      },
      {
        claim: raw`**Theorem 12.** Let $p \ge 5$ be a prime, and let each position $u$ of $\mathbb{Z}_p$ have a price $g(u)$, which Magnus pays whenever the token comes to $u$. Let $\bar g$ be the mean of the prices and $G$ the maximum of $|g(u) - \bar g|$. Then in the long run Magnus pays at most $\bar g + \frac{3G}{p - 3}$ a round, whatever Derek does: for every $\varepsilon > 0$ he has a strategy and a constant $C$ such that after $N$ rounds he has paid at most $(\bar g + \frac{3G}{p - 3} + \varepsilon)N + C$.`,
        mark: "proved",
        by: "cargo test --test native averaging -- --include-ignored",
        checked: ["long_run.long_run", "different_sums.many_different_sums"],
      },
      {
        proof: [
          raw`Nothing is used up here: put $A = \mathbb{Z}_p$ and $s = 0$. In the proof of the averaging lemma $t$ then stays 0, so its condition on the visited positions is not needed. At least $\min(p, 2|X| - 3)$ positions are midpoints of two different members of $X$ [D94]; so (D) holds with $E = 0$ and $F = 3$. Take the prices $g(u) - \bar g$, with $W = 0$. By that proof Magnus can make $T$ rounds that cost at most $T\frac{3G}{p - 3} + \kappa G$ more than $T\bar g$, from every position, and then $T$ rounds more. Choose $T$ with $\kappa G/T \le \varepsilon$, and repeat. ∎`,
          raw`The midpoint of a position and itself does not count here: a call is never 0. If it could be, Magnus would go to one of the two cheapest positions and stay there. The order of magnitude is right: if one position costs less than all others, which cost the same, Derek never goes there, and Magnus pays $\bar g + \frac{G}{p-1}$ a round.`,
        ],
      },
      {
        lead: "To be played, with prices on the positions: lesson 16, “Derek’s choice costs nothing on average”",
        to: "learn/prices.html",
      },
    ],
  },
];
