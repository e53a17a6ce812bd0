// @ts-check
/** Lesson 8, data only; the reference says in "How to write a lesson" what the fields mean. */

export default {
  id: "rounds",
  number: 8,
  title: "Counting rounds",
  summary:
    "Why layer play is so fast on a prime table: every new position costs at most logarithmically many rounds, and these add up to less than 2(n − 1).",
  before: ["rings", "doubling"],
  source:
    "[N10] section 2.2, Theorem 4; the idea is also in [L08] chapter 2. The exact sum 2(p − 2) − s(p − 2), the hoarder and the games are our own.",
  steps: [
    {
      id: "far",
      title: "How far away?",
      figure: { game: "n=13&magnus=human&derek=human&moves=1+1+1+1+5+1+2+1-", layers: 3 },
      text: [
        "Lesson 3 showed that from the layer with number $i$ a new position is at most $i$ rounds away. Lesson 7 showed that on a prime table every layer is nearly twice as large as the one before, or even larger: $|M^i(A)| \\ge \\min(p,\\ 2^i(a - 1) + 1)$, where $a = |A| \\ge 2$. As soon as $2^i(a - 1) \\ge p - 1$, the layer $M^i(A)$ is the whole table.",
        "So wherever the unvisited positions and the token are, the token’s depth is at most $d(a)$, the least $i$ with $2^i(a - 1) \\ge p - 1$. This is a logarithm, rounded up: $d(a) = \\lceil \\log_2 \\frac{p - 1}{a - 1} \\rceil$.",
      ],
      ask: "Any four positions of ⟦Z₁₃|table:13⟧ are unvisited. At most how many rounds does Magnus need to reach the next new one?",
      task: { kind: "number", of: { deepest: { n: 13, k: 4 } } },
      hints: ["Here p = 13 and a = 4. Find the least i with 2ⁱ · 3 ≥ 12.", "2¹ · 3 = 6 is not enough. And 2² · 3?"],
      wrong: {
        3: "Three rounds may be needed if three positions are left. Four positions have larger layers: 4, at least 7, then all 13.",
        4: "Four rounds may be needed if two positions are left. Four positions have larger layers: 4, at least 7, then all 13.",
        low: "One round is enough only from M(A), and M(A) may have as few as 7 positions. The token may stand on one of the other 6.",
        high: "That is too many. The layers of four positions have 4, at least 7, and then all 13 positions.",
      },
      aha: "Two. The interval 5, 6, 7, 8 in the figure shows that one round is not always enough: the token is on 11, and 11 is in the second ⟦layer|layer⟧. **When few positions are unvisited, the next one may be far away, but no farther than a logarithm.**",
      solution: { number: 2 },
      fails: [
        { attempt: { number: 1 }, why: "low" },
        { attempt: { number: 4 }, why: "high" },
      ],
    },
    {
      id: "sum",
      title: "The sum of logarithms",
      after: "far",
      figure: { game: "n=11&magnus=layers&derek=hoarder", layers: 4, bricks: true },
      text: [
        "At the start $p - 1$ positions are unvisited, and play ends when one is left. While $a$ are left, the next new position costs at most $d(a)$ rounds. So the whole game takes at most $d(p-1) + d(p-2) + \\dots + d(3) + d(2)$ rounds.",
        "Draw the sum as bricks: for each $a$, draw a column of $d(a)$ bricks. On $\\mathbb{Z}_{13}$ the columns for $a = 12, 11, \\dots, 2$ are 1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 4 bricks high: 19 bricks. Now count them **by rows**. The bottom row has 11 bricks, the second 5, the third 2, the fourth 1: each row has half as many as the row below, rounded down.",
      ],
      ask: "Do the same for n = 11. How many bricks are there?",
      task: { kind: "number", of: { bound: { n: 11 } } },
      hints: [
        "The bottom row has one brick for each a = 2, …, 10.",
        "The bottom row has 9 bricks. Halve, and round down, until nothing is left.",
        "9 + 4 + 2 + 1.",
      ],
      wrong: {
        18: "Halving without rounding would add up to 18 = 2(p − 2). Round down each time: half of 9 is 4.",
        19: "19 is the count for n = 13. For n = 11 the bottom row has 9 bricks.",
        20: "20 = 2(p − 1) is the estimate, not the count. Round down each time you halve: half of 9 is 4.",
        low: "Some bricks are missing. The bottom row has 9 of them, and there are four rows: halve 9, round down, and go on until nothing is left.",
        high: "That is too many. The bottom row has 9 bricks. Round down each time you halve: half of 9 is 4, half of 4 is 2.",
      },
      aha: "16 = 2 · 9 − 2, and 9 is 1001 in binary, with two ones. In general the rows add up to **2(p − 2) − s(p − 2)**, where s counts the ones in binary. The columns are logarithms. The rows halve each time, so together they have less than twice the bottom row.",
      proof: [
        "**Theorem.** Let $p$ be an odd prime. Layer play visits $p - 1$ positions of $\\mathbb{Z}_p$ within $2(p - 2) - s(p - 2) < 2(p - 1)$ rounds, whatever Derek does and whichever pairs Magnus takes; $s(x)$ is the number of ones of $x$ in binary.",
        "*One new position.* Let $a = |A| \\ge 2$. Cauchy and Davenport give $|A + A| \\ge \\min(p,\\ 2a - 1)$, and $|M(A)| = |A + A|$ since 2 has an inverse (lesson 7). By induction $|M^i(A)| \\ge \\min(p,\\ 2^i(a-1) + 1)$. So $M^{d(a)}(A) = \\mathbb{Z}_p$, and the token has some depth $i \\le d(a)$. A token at depth $i \\ge 1$ is halfway between two positions of $M^{i-1}(A)$; Magnus calls the distance to them, and Derek can only choose which. The rounds before the new position lead to visited ones, so $A$ stays the same and the depth falls in each round. After at most $d(a)$ rounds it is 0: the token is on a new position.",
        "*All of them.* At the start $a = p - 1$; after each new position $a$ is one less; when $a = 1$, that is, when $p - 1$ positions are visited, play may end. So there are at most $\\sum_{a=2}^{p-1} d(a)$ rounds.",
        "*The sum.* $d(a) > i$ means $2^i(a - 1) < p - 1$, that is $a - 1 \\le \\lfloor (p-2)/2^i \\rfloor$, where $\\lfloor x \\rfloor$ is $x$ rounded down. As $a - 1$ runs through $1, \\dots, p - 2$, this holds for $\\lfloor (p-2)/2^i \\rfloor$ values of $a$: the length of row $i$. So the sum is $\\sum_{i \\ge 0} \\lfloor N/2^i \\rfloor$ with $N = p - 2$. A binary one of $N$ that stands for $2^j$ contributes $2^j + 2^{j-1} + \\dots + 1 = 2^{j+1} - 1$ to the sum, because rounding down only drops the digits that were shifted out. Altogether this is $2N - s(N)$. ∎",
      ],
      lecturer:
        "[N10] has the same sum with ceilings, as $\\sum_j \\lceil (p-1)/2^j \\rceil - (h + 1)$, and estimates it by $2(p-1)$. Summing $\\lceil \\log_2 \\frac{p-1}{a-1} \\rceil$ by an integral also works but gives a worse constant: the logarithms themselves add up to about $\\log_2 e \\cdot p \\approx 1.44\\,p$, and the rounding up costs the rest. Let your students find out where bricks are wasted.",
      solution: { number: 16 },
      fails: [
        { attempt: { number: 20 }, why: "high" },
        { attempt: { number: 18 }, why: "high" },
        { attempt: { number: 9 }, why: "low" },
      ],
    },
    {
      id: "hold",
      title: "Make him use every round",
      figure: { game: "n=13&magnus=layers&derek=human", layers: 4, bricks: true },
      text: [
        "For $n = 13$ the bound is 19. Is it only an estimate? You are Derek against layer play, and you can see the layers. The bricks beside the table fill as you play: each round fills a brick, and each new position ends a column. Fill the columns as high as you can.",
      ],
      ask: "Hold out: a new position must still come in round 17 or later.",
      task: { kind: "hold", round: 17 },
      hints: [
        "Take the visited landing if there is one: it costs Magnus a round.",
        "If both landings are new, keep the unvisited positions together. An interval has the smallest ⟦layers|layer⟧.",
        "So if both landings are new, give up the one at the edge of the unvisited positions. Begin with +, +, +, + and then −.",
      ],
      wrong: {
        ended:
          "The last new position came in round {round}. Look at the columns that are lower than they could be: there the next new position came early.",
        lost: "From here no new position can come in round 17 or later, whatever you answer. Go back to where that was still possible, and take the other landing.",
      },
      aha: "The longest game against this Magnus has 18 rounds, one less than the bound. From round 4 on the unvisited positions form an interval, and Derek gives up only its ends: **the ⟦layers|layer⟧ of an interval grow as slowly as they can, so the columns fill up.**",
      lecturer:
        "A Magnus who plays by layers but takes the worst pairs can be made to need all 19 rounds on $n = 13$: there the theorem cannot be improved. Exact play needs 15 rounds (lesson 9).",
      solution: {
        game: "n=13&magnus=layers&derek=human&moves=1+2+1+2-3+6-1+6+2-6-3+6+1-3-6-2+3+6+",
      },
      fails: [
        { attempt: { game: "n=13&magnus=layers&derek=human&moves=1+2+1+2+1+2+1+2+1+2+2+1+2+4+" }, why: "ended" },
        { attempt: { game: "n=13&magnus=layers&derek=human&moves=1+2-3+4-5+6-1+6-1+2-3+2-3+" }, why: "ended" },
      ],
    },
    {
      id: "tight",
      title: "Nearly tight",
      figure: { game: "n=101&magnus=layers&derek=hoarder" },
      text: [
        "The *hoarder* follows the plan of the last step: he keeps the unvisited positions in one interval and prefers visited landings. Magnus plays by layers and always takes the pair closest to the token. On $n = 101$ the theorem allows 194 rounds, and 99 are needed for the new positions alone.",
      ],
      ask: "How many rounds does this game on n = 101 take? Guess first, then play it.",
      task: {
        kind: "choose",
        of: "played",
        options: [
          { label: "fewer than 120", below: 120 },
          { label: "from 120 to 179", above: 119, below: 180 },
          { label: "180 or more", above: 179 },
        ],
      },
      hints: [
        "On n = 13 the same plan comes within one round of the bound.",
        "If the bound is nearly tight, which answer is near 194? (After your guess you can play the game.)",
      ],
      wrong: {
        other: "This Derek is more stubborn than that. On n = 13 the same plan came within one round of the bound.",
      },
      aha: "190 of the 194 rounds that the theorem allows. On n = 1009 the number is also nearly 2n. **The waste is not in the proof but in this Magnus.**",
      solution: { option: 2 },
      fails: [
        { attempt: { option: 0 }, why: "other" },
        { attempt: { option: 1 }, why: "other" },
      ],
    },
    {
      id: "pairs",
      title: "The same layers, another pair",
      figure: { game: "n=101&magnus=balanced&derek=hoarder" },
      text: [
        "A token at depth 1 often lies halfway between many pairs of $A$, and the proof works with any of them. This Magnus, *balanced*, also plays by layers, but he takes a pair that leaves many pairs for later. Derek is again the hoarder.",
      ],
      ask: "Balanced ⟦layers|layer⟧ against the hoarder: how many rounds on n = 101?",
      task: {
        kind: "choose",
        of: "played",
        options: [
          { label: "fewer than 130", below: 130 },
          { label: "from 130 to 179", above: 129, below: 180 },
          { label: "180 or more", above: 179 },
        ],
      },
      hints: [
        "The bound counts the worst case in every column. What if the set A never becomes an interval?",
        "Fewer than the careless Magnus needs. Is the number nearer to 99 or to 194?",
      ],
      wrong: { other: "Fewer. The hoarder needs an interval, and this Magnus does not let him have one." },
      aha: "118. Nobody has proved that this choice always saves so much, but it has been observed for n into the thousands. The theorem only needs the depth to fall. **In his choice of pairs Magnus can still be clever.**",
      lecturer:
        "Nobody has a proof that this choice of pairs needs only $n + o(n)$ rounds, where $o(n)$ is less than any fixed share of $n$ once $n$ is large. For another Magnus there is such a proof (lesson 14). In the other direction, lesson 13 shows that $n + c$ rounds are not enough for any constant $c$.",
      solution: { option: 0 },
      fails: [
        { attempt: { option: 1 }, why: "other" },
        { attempt: { option: 2 }, why: "other" },
      ],
    },
  ],
};
