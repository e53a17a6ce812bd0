// @ts-check
/** Lesson 7, data only; the reference says in "How to write a lesson" what the fields mean. */

export default {
  id: "doubling",
  number: 7,
  title: "Doubling",
  summary:
    "How fast must the rings grow? Place positions so that they grow as slowly as possible, on prime tables and on composite ones, and prove what you see.",
  result:
    "How fast the rings grow: on a prime table from k members to at least 2k − 1, or to the whole table. Arithmetic progressions grow slowest. On composite tables this is false.",
  before: ["rings"],
  source:
    "[N10] Lemmas 1 and 2; the theorem of Cauchy (1813) and Davenport (1935), proved here by Davenport’s transform. The example on 9 positions is our own.",
  picture: { game: "n=13&magnus=human&derek=human", layers: 3, placed: [2, 6, 10] },
  steps: [
    {
      id: "fewest",
      title: "Few midpoints",
      figure: { game: "n=13&magnus=human&derek=human&moves=1+1+1+1+1+1+1+1+1+1+1+1+1+", layers: 1 },
      text: [
        "Three positions make three pairs, so $M(A)$ has up to six members: the three themselves and three midpoints. Derek prefers fewer, because then there are fewer places from which Magnus can force a new position. (Forget the game for a moment and choose any positions you like.)",
      ],
      ask: "Choose three of the 13 positions so that ⟦M(A)|layer:1⟧ has only 5 members.",
      task: { kind: "place", k: 3, layer: 1, size: 5 },
      hints: [
        "One of the three ⟦midpoints|midpoint⟧ must be a position that you have already chosen.",
        "Choose one halfway between the two others.",
      ],
      wrong: {
        size: "M(A) has {count} members here. Can you make one of the three the midpoint of the two others?",
      },
      aha: "One of your three is halfway between the others: they are an **arithmetic progression**. Then ⟦M(A)|layer:1⟧ is a progression too, with half the difference: x, x + d, x + 2d turns into x, x + d/2, x + d, x + 3d/2, x + 2d.",
      solution: { positions: [2, 6, 10] },
      fails: [
        { attempt: { positions: [0, 1, 3] }, why: "size" },
        { attempt: { positions: [2, 6, 12] }, why: "size" },
        { attempt: { positions: [2, 6] }, why: "few" },
      ],
    },
    {
      id: "sums",
      title: "Count sums instead",
      figure: { game: "n=13&magnus=human&derek=human&moves=1+2+2+2+2+2+1+1+", layers: 1 },
      text: [
        "On an odd table halving is a bijection: different numbers have different halves. So $M(A)$ has as many members as the set $A + A = \\{x + y : x, y \\in A\\}$ of all sums, where $x = y$ is allowed because $A$ belongs to $M(A)$. Sums are easier to count than midpoints.",
      ],
      ask: "⟦A|layer:0⟧ = {2, 4, 6, 8, 10} on 13 positions. How many members does ⟦M(A)|layer:1⟧ have, including those of ⟦A|layer:0⟧?",
      task: { kind: "number", of: { layerSize: { layer: 1 } } },
      hints: [
        "The smallest sum is 2 + 2 = 4, the largest is 10 + 10 = 20, and all sums are even before you reduce them modulo 13.",
        "4, 6, 8, …, 20 are nine numbers. Do two of them agree modulo 13? They would have to differ by 13.",
      ],
      wrong: {
        high: "Some pairs share a midpoint. Count the different sums modulo 13.",
        low: "M(A) contains A and at least the midpoints of neighbours. Count the different sums, including x + x.",
      },
      aha: "Nine: the sums 4, 6, …, 20 are nine different numbers modulo 13. Fifteen pairs, counting those with x = y, have only nine ⟦midpoints|midpoint⟧, because many pairs share one.",
      proof: [
        "Let $n$ be odd. $z \\in M(A)$ means $2z \\in A + A$, and $z \\mapsto 2z$ is a bijection of $\\mathbb{Z}_n$ because 2 has an inverse. So $2 \\cdot M(A) = A + A$ and $|M(A)| = |A + A|$.",
      ],
      solution: { number: 9 },
      fails: [
        { attempt: { number: 15 }, why: "high" },
        { attempt: { number: 5 }, why: "low" },
      ],
    },
    {
      id: "count",
      title: "How many are there?",
      figure: { game: "n=13&magnus=human&derek=human", layers: 1 },
      text: [
        "There are $\\binom{13}{3} = 286$ ways to choose three positions. For how many of them does $M(A)$ have only five members? You know what they look like.",
      ],
      ask: "For how many of the 286 triples is |⟦M(A)|layer:1⟧| = 5?",
      task: { kind: "number", of: { sets: { k: 3, layer: 1, size: 5 } } },
      hints: [
        "Count the progressions by their middle position and by the distance from it to the two others.",
        "The middle can be any of the 13 positions, and the distance can be 1 to 6.",
      ],
      wrong: {
        low: "There are more. The middle may lie anywhere, and the distance may be 1 to 6.",
        high: "There are fewer. Did you count each triple only once?",
      },
      aha: "13 · 6 = 78, which is more than a quarter of all triples. For the other 208 triples ⟦M(A)|layer:1⟧ has six members; fewer than five is impossible.",
      proof: [
        "Let $n$ be odd and no multiple of 3, and let $x, y, z$ be different. Count sums instead of midpoints: $2x, 2y, 2z$ are different, and so are $x + y, y + z, z + x$. So $|A + A| = 6$ unless one of the three is the midpoint of the two others, say $2y = x + z$. That can hold for only one of the three: $2y = x + z$ and $2x = y + z$ give $3x = 3y$, hence $x = y$. So $|M(A)| = 5$ for the progressions, and 6 otherwise. A progression is determined by its middle ($n$ choices) and its distance ($(n-1)/2$ choices).",
      ],
      solution: { number: 78 },
      fails: [
        { attempt: { number: 156 }, why: "high" },
        { attempt: { number: 13 }, why: "low" },
        { attempt: { number: 208 }, why: "high" },
      ],
    },
    {
      id: "four",
      title: "At least 2k − 1, or all",
      after: "fewest",
      figure: { game: "n=13&magnus=human&derek=human&moves=1+1+1+1+1+1+1+1+1+1+1+1+1+", layers: 1 },
      text: ["For four positions in a progression, $M(A)$ has seven members. Can you get down to six?"],
      ask: "Choose four of the 13 positions so that ⟦M(A)|layer:1⟧ has 6 members, or say that there are none.",
      task: { kind: "place", k: 4, layer: 1, size: 6 },
      hints: [
        "Try four neighbours first, then a few other sets. What is the smallest ⟦M(A)|layer:1⟧ that you find?",
        "13 is a prime. For primes there is a theorem about how small a set of sums can be.",
      ],
      wrong: {
        size: "M(A) has {count} members here. Is there a set with fewer, or is seven the minimum?",
      },
      aha: "There are none: **on a prime table |⟦M(A)|layer:1⟧| ≥ 2|⟦A|layer:0⟧| − 1**, as long as that fits on the table. Each ring is nearly twice as large as the one before it, or even larger.",
      proof: [
        "**Theorem (Cauchy–Davenport).** For a prime $p$ and non-empty $A, B \\subseteq \\mathbb{Z}_p$ we have $|A + B| \\ge \\min(p, |A| + |B| - 1)$.",
        "By induction on $|B|$. For $|B| = 1$ it is clear, and so it is for $A = \\mathbb{Z}_p$. So let $|B| \\ge 2$ and $A \\ne \\mathbb{Z}_p$. Translate $B$ so that it contains 0, and let $b \\ne 0$ be another member. There is an $e \\in A$ with $e + b \\notin A$: otherwise $a \\in A$ would give $a + b, a + 2b, \\dots \\in A$, and these are all of $\\mathbb{Z}_p$.",
        "Put $A' = A \\cup (B + e)$ and $B' = B \\cap (A - e)$. The set $B'$ contains 0, because $e \\in A$; it does not contain $b$, because $e + b \\notin A$. So it is smaller than $B$ and not empty. What $A$ gains, $B$ loses: the members of $B + e$ that lie in $A$ are exactly those of $B' + e$, so $|A'| = |A| + |B| - |B'|$.",
        "Moreover, $A' + B' \\subseteq A + B$. To see this, let $x \\in A'$ and $y \\in B'$. If $x \\in A$, then $x + y \\in A + B$. If $x = b' + e$ with $b' \\in B$, then $x + y = (e + y) + b'$, and $e + y \\in A$. By induction $|A + B| \\ge |A' + B'| \\ge \\min(p, |A'| + |B'| - 1) = \\min(p, |A| + |B| - 1)$. ∎",
        "**Corollary.** If $p$ is an odd prime, $|M(A)| = |A + A| \\ge \\min(p, 2|A| - 1)$ (the second step).",
      ],
      solution: { none: true },
      fails: [
        { attempt: { positions: [0, 1, 2, 3] }, why: "size" },
        { attempt: { positions: [0, 1, 3, 9] }, why: "size" },
        { attempt: { positions: [1, 5, 9] }, why: "few" },
      ],
    },
    {
      id: "again",
      title: "Again and again",
      after: "four",
      figure: {
        game: "n=31&magnus=human&derek=hoarder&moves=1+1+1+2+1+1+1+1+1+1+2+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+",
        layers: 1,
      },
      text: [
        "From $k$ members we get at least $2k - 1$, from these at least $2(2k - 1) - 1 = 4k - 3$, and so on until the table is full: $|M^i(A)| \\ge \\min(p, 2^i(k - 1) + 1)$.",
        "On a table with 31 positions only 4 and 12 are left, and the token stands on 0, as deep as possible. Two positions always form a progression, so their rings grow exactly as slowly as the theorem allows.",
      ],
      ask: "Only 4 and 12 are unvisited, and the token is on 0. How many rounds away is the next new position if both play well?",
      task: { kind: "number", of: "depth" },
      hints: [
        "Write down the sizes of the rings, beginning with 2: double and subtract one.",
        "2, 3, 5, 9, 17: the next would be 33, more than there are positions. Which ring is the first that is full?",
      ],
      wrong: {
        low: "Ring number {value} is not full yet, and 0 is not in it. Go on doubling.",
        high: "An earlier ring is already full: the sizes are 2, 3, 5, 9, 17 and then 31.",
      },
      aha: "5: the sizes are 2, 3, 5, 9, 17, 31. The logarithm log₂ x says how often you have to double 1 to get x, and ⌈ ⌉ rounds up. In general ring number ⌈log₂(p − 1)⌉ is always full, so **Magnus is never more than ⌈log₂(p − 1)⌉ rounds from a new position, as long as two are left.**",
      proof: [
        "Let $p$ be an odd prime and $|A| = k \\ge 1$. Claim: $|M^i(A)| \\ge \\min(p, 2^i(k - 1) + 1)$. For $i = 0$ it says $|A| \\ge k$. If it holds for $i$ and $|M^i(A)| < p$, then by the corollary $|M^{i+1}(A)| \\ge \\min(p, 2(2^i(k-1) + 1) - 1) = \\min(p, 2^{i+1}(k - 1) + 1)$.",
        "For $k \\ge 2$ and $2^i \\ge p - 1$ the right side is $p$: $M^i(A)$ is the whole table. (With $k = 1$ nothing grows: a single position is closed, and Derek keeps it.)",
        "More exactly, $M^i(A)$ is the whole table as soon as $2^i \\ge (p - 1)/(k - 1)$. While more than half of the positions are left, one round is enough for the next new one; while somewhat more than a quarter are left, two rounds are enough; and so on. Lesson 8 adds this up to fewer than $2(p - 1)$ rounds. ∎",
      ],
      solution: { number: 5 },
      fails: [
        { attempt: { number: 4 }, why: "low" },
        { attempt: { number: 6 }, why: "high" },
        { attempt: { number: 30 }, why: "high" },
      ],
    },
    {
      id: "nine",
      title: "Not on every table",
      figure: { game: "n=9&magnus=human&derek=human&moves=1+1+1+1+1+1+1+1+1+", layers: 1 },
      text: [
        "For two positions the formula promises $|M^2(A)| \\ge 2^2 \\cdot 1 + 1 = 5$. Its proof used that the table is prime. Does that matter?",
      ],
      ask: "Choose two of 9 positions so that ⟦M²(A)|layer:2⟧ has only 3 members.",
      task: { kind: "place", k: 2, layer: 2, size: 3 },
      hints: [
        "⟦M(A)|layer:1⟧ has three members here for every pair. When does ⟦M²(A)|layer:2⟧ have no more than these?",
        "When ⟦M(A)|layer:1⟧ is closed. You know the closed sets with three positions from lesson 5.",
      ],
      wrong: {
        size: "M²(A) has {count} members here. The two have to lie in the same small closed set.",
      },
      aha: "The two positions must be 3 apart: the third position of their class is their ⟦midpoint|midpoint⟧, and then nothing is left to add. **Classes stop the doubling**, and nothing else does: here for nine of the 36 pairs. On composite tables you have to count classes instead: see lesson 10.",
      lecturer:
        "[N10] states its Lemma 1 for primes, and rightly so. On other tables Kneser’s theorem takes its place: |A + A| is at least 2|A| − 1 after dividing out the positions that may be added to A + A without changing it.",
      solution: { positions: [1, 4] },
      fails: [
        { attempt: { positions: [0, 1] }, why: "size" },
        { attempt: { positions: [2, 6] }, why: "size" },
        { attempt: { positions: [0, 3, 6] }, why: "many" },
      ],
    },
  ],
};
