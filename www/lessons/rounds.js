// @ts-check
/** Lesson 8, data only; the reference says in "How to write a lesson" what the fields mean. */

export default {
  id: "rounds",
  number: 8,
  title: "Counting rounds",
  summary:
    "Why layer play visits all but one position of a prime table in fewer than 2(n − 1) rounds: one logarithm for every new position, and their sum.",
  before: ["rings", "doubling"],
  source:
    "[N10] section 2.2, Theorem 4; the idea is also in [L08] chapter 2. The exact sum 2(p − 2) − s(p − 2), the hoarder and the games are ours.",
  steps: [
    {
      id: "far",
      title: "How far away?",
      figure: { game: "n=13&magnus=human&derek=human&moves=1+1+1+1+5+1+2+1-", layers: 3 },
      text: [
        "Lesson 3 said that a layer is rounds away, and lesson 7 that on a prime table every layer is nearly twice as large as the one before: $|M^i(A)| \\ge \\min(p,\\ 2^i(a - 1) + 1)$, where $a = |A| \\ge 2$. As soon as $2^i(a - 1) \\ge p - 1$, the layer $M^i(A)$ is the whole table.",
        "So however the unvisited positions lie, and wherever the token is, its depth is at most $d(a)$, the least $i$ with $2^i(a - 1) \\ge p - 1$. That is a logarithm, rounded up: $d(a) = \\lceil \\log_2 \\frac{p - 1}{a - 1} \\rceil$.",
      ],
      ask: "Four positions of ⟦Z₁₃|table:13⟧ are unvisited: any four. How many rounds does Magnus need at most for the next new one?",
      task: { kind: "number", of: { deepest: { n: 13, k: 4 } } },
      hints: ["Here p = 13 and a = 4. Find the least i with 2ⁱ · 3 ≥ 12.", "2¹ · 3 = 6 is not enough. And 2² · 3?"],
      wrong: {
        3: "Three rounds may be needed if three positions are left. Four have larger layers: 4, at least 7, then all 13.",
        4: "Four rounds may be needed if two positions are left. Four have larger layers: 4, at least 7, then all 13.",
        low: "With one round he reaches M(A) only, and that can have as few as 7 positions. The token may stand on one of the other 6.",
        high: "That is too many. The layers of four positions have 4, at least 7, and then all 13 positions.",
      },
      aha: "Two. The interval 5, 6, 7, 8 in the figure shows that one round is not always enough: the token is on 11, and 11 is in the second ⟦layer|layer⟧. **Few unvisited positions are far away, but only as far as a logarithm.**",
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
        "At the start $p - 1$ positions are unvisited, and play ends when one is left. While $a$ are left, the next new position costs at most $d(a)$ rounds. So the whole game costs at most $d(p-1) + d(p-2) + \\dots + d(3) + d(2)$ rounds.",
        "Draw the sum as bricks: for each $a$ a column of $d(a)$ bricks. On $\\mathbb{Z}_{13}$ the columns for $a = 12, 11, \\dots, 2$ are 1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 4 bricks high: 19 bricks. Now count them **by rows**. The bottom row has 11 bricks, the second 5, the third 2, the fourth 1: each time half of the row below, rounded down.",
      ],
      ask: "Do the same for n = 11. How many bricks are there?",
      task: { kind: "number", of: { bound: { n: 11 } } },
      hints: [
        "The bottom row has one brick for each a = 2, …, 10.",
        "The bottom row has 9 bricks. Halve, and round down, until nothing is left.",
        "9 + 4 + 2 + 1.",
      ],
      wrong: {
        18: "18 = 2(p − 2) is what halving without rounding would come to. Round down each time: half of 9 is 4.",
        19: "19 is the count for n = 13. For n = 11 the bottom row has 9 bricks.",
        20: "20 = 2(p − 1) is the estimate, not the count. Round down each time you halve: half of 9 is 4.",
        low: "Bricks are missing. The bottom row has 9 of them, and there are four rows: halve 9, round down, and go on until nothing is left.",
        high: "That is too many. The bottom row has 9 bricks. Round down each time you halve: half of 9 is 4, half of 4 is 2.",
      },
      aha: "16 = 2 · 9 − 2, and 9 is 1001 in binary, with two ones. In general the rows sum up to **2(p − 2) − s(p − 2)**, where s counts the binary ones. Columns are logarithms, rows are halves, and halves add up to less than double.",
      proof: [
        "**Theorem.** Let $p$ be an odd prime. Layer play visits $p - 1$ positions of $\\mathbb{Z}_p$ within $2(p - 2) - s(p - 2) < 2(p - 1)$ rounds, whoever Derek is and whichever pairs Magnus takes; $s(x)$ is the number of ones of $x$ in binary.",
        "*One new position.* Let $a = |A| \\ge 2$. Cauchy and Davenport give $|A + A| \\ge \\min(p,\\ 2a - 1)$, and $|M(A)| = |A + A|$ since 2 has an inverse (lesson 7). By induction $|M^i(A)| \\ge \\min(p,\\ 2^i(a-1) + 1)$. So $M^{d(a)}(A) = \\mathbb{Z}_p$, and the token has some depth $i \\le d(a)$. A token of depth $i \\ge 1$ is halfway between two positions of $M^{i-1}(A)$; Magnus calls the distance to them, and Derek can only choose which. The rounds before the new position lead to visited ones, so $A$ stays the same and the depth falls in each round. After at most $d(a)$ rounds it is 0: the token is on a new position.",
        "*All of them.* At the start $a = p - 1$; after each new position $a$ is one less; with $a = 1$, which means $p - 1$ positions visited, play may end. So there are at most $\\sum_{a=2}^{p-1} d(a)$ rounds.",
        "*The sum.* $d(a) > i$ means $2^i(a - 1) < p - 1$, that is $a - 1 \\le \\lfloor (p-2)/2^i \\rfloor$, where $\\lfloor x \\rfloor$ is $x$ rounded down. As $a - 1$ runs through $1, \\dots, p - 2$, this holds for $\\lfloor (p-2)/2^i \\rfloor$ values of $a$: the length of row $i$. So the sum is $\\sum_{i \\ge 0} \\lfloor N/2^i \\rfloor$ with $N = p - 2$. A binary one of $N$ that stands for $2^j$ contributes $2^j + 2^{j-1} + \\dots + 1 = 2^{j+1} - 1$ to the sum, as rounding down only drops the digits that were shifted out. Altogether $2N - s(N)$. ∎",
      ],
      lecturer:
        "[N10] has the same sum with ceilings, as $\\sum_j \\lceil (p-1)/2^j \\rceil - (h + 1)$, and estimates it by $2(p-1)$. Summing $\\lceil \\log_2 \\frac{p-1}{a-1} \\rceil$ by an integral also works and gives a worse constant: the logarithms themselves add up to about $\\log_2 e \\cdot p \\approx 1.44\\,p$, and the rounding up costs the rest. Let the class find out where the bricks are wasted.",
      solution: { number: 16 },
      fails: [
        { attempt: { number: 20 }, why: "high" },
        { attempt: { number: 18 }, why: "high" },
        { attempt: { number: 9 }, why: "low" },
      ],
    },
    {
      id: "hold",
      title: "Make him need all of it",
      figure: { game: "n=13&magnus=layers&derek=human", layers: 4, bricks: true },
      text: [
        "For $n = 13$ the bound is 19. Is it only an estimate? Be Derek against layer play, with the layers in sight. The bricks beside the table fill as you play: a round is a brick, a new position ends a column. Fill the columns as high as you can.",
      ],
      ask: "Hold out: a new position must still come in round 17 or later.",
      task: { kind: "hold", round: 17 },
      hints: [
        "Take the visited landing if there is one: it costs Magnus a round.",
        "If both landings are new, keep the unvisited positions together. An interval has the smallest ⟦layers|layer⟧.",
        "So of two new landings give up the one at the edge of what is unvisited. Begin with +, +, +, + and then −.",
      ],
      wrong: {
        ended:
          "The last new position came in round {round}. Look at the columns that stayed lower than they might have been: there the next new position came early.",
        lost: "From here no new position can come in round 17 or later, whatever you answer. Go back to where one still could, and take the other landing.",
      },
      aha: "The longest game against this Magnus has 18 rounds, one less than the bound. From round 4 on it leaves an interval unvisited and gives up only its ends: **the ⟦layers|layer⟧ of an interval grow as slowly as they can, so the columns fill up.**",
      lecturer:
        "Over all Magnuses that play by layers, with the worst pairs, 19 is reached on $n = 13$: the theorem cannot be improved there. Exact play needs 15 rounds (lesson 9).",
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
        "The *hoarder* plays by the plan of the last step: he keeps the unvisited positions in one interval and prefers visited landings. Magnus plays layers and always takes the pair closest to the token. On $n = 101$ the theorem allows 194 rounds, and 99 are needed for the new positions alone.",
      ],
      ask: "How many rounds does this game on n = 101 have? Guess first, then play it.",
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
        "If the bound is nearly tight, what is near 194? (After your guess you can play the game.)",
      ],
      wrong: {
        other: "This Derek is more stubborn than that. On n = 13 the same plan came within one round of the bound.",
      },
      aha: "190 of the 194 rounds that the theorem allows. On n = 1009 it is the same story: nearly 2n. **The proof wastes almost nothing; it is Magnus who does.**",
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
        "A token of depth 1 often lies halfway between many pairs of $A$, and the proof works with any of them. This Magnus, *balanced*, also plays by layers, but he takes the pair after which many pairs are left. Derek is the same hoarder.",
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
        "The bound counts the worst case in every column. What if the set A never gets to be an interval?",
        "It is less than for the careless Magnus. Is it nearer to 99 or to 194?",
      ],
      wrong: { other: "Fewer. The hoarder needs an interval, and this Magnus does not let him have one." },
      aha: "118. Nobody has proved that this choice always saves so much; it is what is seen, for n up to thousands. The theorem only needs that the depth falls. **Which pair he takes is where Magnus can still be clever.**",
      lecturer:
        "Open: a proof that this choice of pairs needs $n + o(n)$ rounds, where $o(n)$ is less than any share of $n$ once $n$ is large; for another Magnus there is one (lesson 14). From below, lesson 13 shows that $n + c$ is not enough for any constant $c$.",
      solution: { option: 0 },
      fails: [
        { attempt: { option: 1 }, why: "other" },
        { attempt: { option: 2 }, why: "other" },
      ],
    },
  ],
};
