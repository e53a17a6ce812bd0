// @ts-check
/** Lesson 11, data only; the reference says in "How to write a lesson" what the fields mean. */

export default {
  id: "accounts",
  number: 11,
  title: "Every table, summed up",
  summary:
    "The second half of the proof: by a theorem of Mann the accounts of lesson 10 shrink like the rows of bricks in lesson 8, and they add up to B(n) < 2(n − 1). Multiples of three are faster still.",
  before: ["every-table"],
  source:
    "The theorem B(n) and the bound for multiples of 3 are ours (2026). Mann’s and Kneser’s theorems are classical.",
  picture: "thirds",
  steps: [
    {
      id: "sum",
      title: "The sum",
      figure: { game: "n=45&magnus=layers&derek=hoarder", layers: 4 },
      text: [
        "Lesson 10 proved two facts: account 0 has at most $n - 2$ rounds ($n - 1$ if $n$ is a power of two), and halving an even table takes one account away. The third is about odd $m$: **account $i \\ge 1$ has at most $\\lfloor (m - 2)/2^i \\rfloor$ rounds**. These are the lengths of the rows of bricks in lesson 8, but now $m$ need not be prime. The proof is below; it needs a theorem of Mann, which is proved there in a few lines.",
        "For odd $n$ the accounts hold $n - 2$ rounds, then half as many, then a quarter and so on, rounded down. Add them up as in lesson 8.",
      ],
      ask: "By this sum, how many rounds does ⟦layer|layer⟧ play take at most on n = 45?",
      task: { kind: "number", of: { bound: { n: 45 } } },
      hints: [
        "43 + 21 + 10 + …: halve each time and round down.",
        "Or 2 · 43 − s(43), where s(43) is the number of ones of 43 in binary: 43 = 32 + 8 + 2 + 1.",
      ],
      wrong: {
        88: "2(n − 1) = 88 is the round number above the bound. Add up the accounts: 43, 21, and so on.",
        132: "3(n − 1) = 132 is what [N10] proves for another strategy. Add up the accounts: 43, 21, and so on.",
        low: "There are six accounts: 43, 21, and four more.",
        high: "That is too many. There are six accounts: 43, 21, and four more. Halve and round down.",
      },
      aha: "⟦B(45)|B:45⟧ = 82, and the hoarder in the figure makes this Magnus need 79. In general, for n = 2ᵉ · m with odd m > 1, **B(n) = 2(n − 2 − e) − s(m − 2)**; for a power of two it is 2(n − 1) − e. This is always below 2(n − 1), and it holds for every Derek and every choice of pairs.",
      proof: [
        "**Mann’s theorem.** Let $G$ be a finite abelian group, $0 \\in S \\subsetneq G$, and $\\kappa = \\min(|X + S| - |X|)$ over all $X \\ne \\emptyset$ with $X + S \\ne G$. Then some subgroup $H$ with $H + S \\ne G$ has $|H + S| - |H| = \\kappa$.",
        "*Proof.* Call an $X$ that reaches the minimum a fragment. If $X$ is a fragment, so is $X^* = -(G \\setminus (X + S))$: no member of $-X$ is in $X^* + S$, so $|X^* + S| \\le |G| - |X|$, while $|X^*| = |G| - |X| - \\kappa$. Take a fragment $X$ with the fewest members and shift it so that $0 \\in X$. As $|X| \\le |X^*|$, we have $2|X| + \\kappa \\le |G|$. Let $g \\in X$ and $Y = X + g$; then $g \\in X \\cap Y$. The sets $(X \\cap Y) + S$ and $(X \\cup Y) + S$ lie in the intersection and the union of $X + S$ and $Y + S$, so their sizes add up to at most $2|X| + 2\\kappa$. The first has at least $|X \\cap Y| + \\kappa$ members, since it is not $G$. So the second has at most $2|X| + \\kappa - |X \\cap Y| < |G|$; hence it is not $G$ either and has at least $|X \\cup Y| + \\kappa$. As $|X \\cap Y| + |X \\cup Y| = 2|X|$, all of this holds with equality. So $X \\cap Y$ is a fragment, and by the choice of $X$ it is $X$ itself. That is, $X + g = X$ for every $g \\in X$, and $X$ is a subgroup. ∎",
        "**(c) $F_i(m) \\le \\lfloor (m - 2)/2^i \\rfloor$ for odd $m \\ge 3$ and $i \\ge 1$.** Put $h = 2^i$ and write $hA$ for all sums of $h$ members of $A$. As 2 has an inverse, $M^i(A) = \\{z : hz \\in hA\\}$. Let $x = x_t$ be the first $i$-event, $A = A_t$, shifted so that $0 \\in A$. The last layer of $A$ is the subgroup $G$ that $A$ generates; $x \\in G$, and $hx \\notin hA$, so $hA \\ne G$.",
        "Use Mann’s theorem in $G$ with $S = A$. For $j \\le h$ we have $jA \\subseteq hA \\ne G$, so $|jA| \\ge |(j-1)A| + \\kappa$, starting from $|0A| = 1$. Together, $h\\kappa + 1 \\le |hA| \\le |G| - 1 \\le m - 1$, that is $\\kappa \\le (m - 2)/h$. Let $H$ be the subgroup, $q = |H|$, and let $A$ meet $a$ cosets of $H$: then $\\kappa = q(a - 1)$. Here $a \\ge 2$; with $a = 1$ all of $A$, hence $G$, would lie in $H$, and $H + A = G$.",
        "All later positions $x_s$ lie in these $a$ cosets, and by the last step of lesson 10 each coset has at most $(q + 1)/2$ events. In two of the cosets the value $|B| = 0$ cannot occur. In the coset that is used up last, it would mean $A_s = \\emptyset$. In the coset that is used up last but one, it would mean that $A_s$ lies in the other coset, which is closed; then $x_s$ has infinite depth. Together with $t$ itself there are at most $1 + a\\frac{q+1}{2} - 2$ events, and this is at most $q(a - 1) = \\kappa$, because $(a - 2)(q - 1) \\ge 0$. ∎",
        "**The theorem.** If $n = 2^e$, then $F_i(n) \\le F_0(2^{e-i}) \\le 2^{e-i} - 1$ for $i \\le e$ and 0 beyond: together $2^{e+1} - 1 - (e + 1) = 2(n - 1) - e$. Otherwise $F_i(n) \\le F_0(n/2^i) \\le n/2^i - 2$ for $i \\le e$, which adds up to $2n - m - 2e - 2$, and $F_{e+j}(n) \\le \\lfloor (m-2)/2^j \\rfloor$ for $j \\ge 1$, which adds up to $m - 2 - s(m - 2)$. Together $2(n - 2 - e) - s(m - 2)$. ∎",
      ],
      lecturer:
        "For n = 2, …, 6, 8, 9, 10, 12, 13, 16, 17, 18, 20 and 24 some Derek and some choice of pairs reach the bound (all answers and all pairs were tried for n ≤ 26). The layers must be up to date at the moment of the call. With outdated layers the depth need not fall, and games of more than 2(n − 1) rounds have been seen.",
      solution: { number: 82 },
      fails: [
        { attempt: { number: 132 }, why: "high" },
        { attempt: { number: 88 }, why: "high" },
        { attempt: { number: 64 }, why: "low" },
      ],
    },
    {
      id: "thirds",
      title: "Multiples of three are fast",
      figure: { game: "n=15&magnus=human&derek=hoarder", layers: 3 },
      text: [
        "Magnus may have his $f^*(n)$ positions long before the game ends. If 3 divides $n$, he wants $2n/3$ positions. As long as more than a third of the table is unvisited, **every visited position has depth 1 or 2**. On $\\mathbb{Z}_{15}$ this means $f^*(15) = 10$ positions within 11 rounds, whatever Derek does.",
      ],
      ask: "Be Magnus: visit 10 positions within 11 rounds. Derek is the hoarder.",
      task: { kind: "finish", visited: 10, rounds: 11 },
      hints: [
        "As long as the token is halfway between two new positions, call their distance.",
        "If there is no such pair, call the distance to a pair in the first ⟦layer|layer⟧: the round after that leads to a new position.",
        "You need 9 new positions and may waste two rounds.",
      ],
      aha: "If 3 divides n, fewer than 5n/6 rounds are always enough: less than one round for each position of the table. **A third of the table is too much to hide two ⟦layers|layer⟧ deep.**",
      proof: [
        "**Theorem.** If $3 \\mid n$, layer play has visited $f^*(n) = 2n/3$ positions after at most $\\frac n3 - 1 + \\lfloor \\frac{n-1}{2} \\rfloor < \\frac{5n}{6}$ rounds.",
        "*Depth 1.* If $z \\notin M(A)$, then $A$ does not contain $z$, and for each $d$ it contains at most one of $z + d$ and $z - d$; so $|A| \\le \\lfloor (n-1)/2 \\rfloor$. While $A$ is larger, the depth is at most 1.",
        "*Depth 2, odd $n$.* Let $|A| > n/3$ and $M^2(A) \\ne \\mathbb{Z}_n$. Then $|M(A)| \\le (n - 1)/2$ by the first part, and $|A + A| = |M(A)|$. Let $H$ be the subgroup of Kneser’s theorem, $d = n/|H|$ its index and $c$ the number of its cosets that $A$ meets. Counted in cosets, $2c - 1 \\le (d - 1)/2$, so $4c \\le d + 1$. But $c/d > 1/3$, so $d + 1 \\le 3c$. Contradiction.",
        "*Depth 2, even $n = 2N$.* Shift the table so that at least half of $A$ is even; write the even members as $2E$ with $E \\subseteq \\mathbb{Z}_N$, $|E| > N/3$. Then $M(A)$ contains all $z$ with $z \\bmod N \\in E + E$. If $E + E$ has more than $N/2$ members, $|M(A)| > n/2$ and $M^2(A) = \\mathbb{Z}_n$ by the first part. Otherwise, with $H$, $d$, $c$ for $E + E$ in $\\mathbb{Z}_N$: $2(2c - 1) \\le d \\le 3c - 1$, so $c = 1$ and $d = 2$. Then $E + E$ is the set of even members of $\\mathbb{Z}_N$, $M(A)$ contains all even positions, and every $z$ is a midpoint of two of these, $2z$ and $0$ for instance. So $M^2(A) = \\mathbb{Z}_n$.",
        "*Count.* $\\frac{2n}{3} - 1$ new positions cost a round each. A second round is needed only after landings with $\\frac n3 < |A| \\le \\lfloor \\frac{n-1}{2} \\rfloor$: there are $\\lfloor \\frac{n-1}{2} \\rfloor - \\frac n3$ of them. ∎",
      ],
      lecturer:
        "For n = 3, 6, 9, …, 24 the bound is exact: with some Derek and some choice of pairs it takes that many rounds. With the best pairs, n = 15 takes only 9 rounds, one for each new position (lesson 9).",
      solution: {
        game: "n=15&magnus=human&derek=hoarder&moves=1-2+3-4+5-6+7-1+7+2-7-",
      },
      fails: [
        { attempt: { game: "n=15&magnus=human&derek=hoarder&moves=1-1+1-1+" }, why: "slow" },
        { attempt: { game: "n=15&magnus=human&derek=hoarder&moves=5-5+5-5+" }, why: "slow" },
      ],
    },
  ],
};
