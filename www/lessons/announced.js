// @ts-check
/** Lesson 18, data only; the reference says in "How to write a lesson" what the fields mean. */

export default {
  id: "announced",
  number: 18,
  title: "Announced, and by chance",
  summary: "What changes if one player knows the other’s moves in advance, or if both play at random.",
  before: ["ruler"],
  source:
    "[L08] chapters 3 to 5 and [N10] section 3. The counterexample to [L08] Theorem 4 and the two exceptions to its Theorem 5 are ours.",
  steps: [
    {
      id: "told",
      title: "Magnus has told everything",
      figure: { game: "n=6&magnus=scripted:1,1,2,2,1,3&derek=human", layers: 1 },
      text: [
        "Now Magnus has to announce all his magnitudes before the game: on $\\mathbb{Z}_6$ he will call 1, 1, 2, 2, 1, 3. Derek plans his six answers with the whole list before him. He wants few positions visited, and nothing else matters. (On the table the list begins again after six calls, but only the first six count.)",
      ],
      ask: "You are Derek, and you know the list 1, 1, 2, 2, 1, 3. Answer the six calls so that only 3 positions are visited, 0 included.",
      task: { kind: "answers", count: 6, visited: 3 },
      hints: [
        "Equal calls come in pairs: 1, 1 and 2, 2. With the second call of a pair you can go straight back.",
        "Go back after 1, 1 and after 2, 2. Then you are on 0 with three positions visited, and 1 and 3 are still to come. Where can these two calls lead, and through which position?",
        "If 5 and 2 are visited already, − and then + leads through 5 to 2.",
      ],
      wrong: {
        more: "{position} is the {count}th position. Take back a few rounds: which two positions should have been visited by then?",
      },
      aha: "−, +, +, −, −, + leads through 5, 0, 2, 0, 5 to 2: three positions. Four of the 64 lists of answers do it. **If Derek knows the calls, it is another game:** choices that look equal at first may not be equal later.",
      solution: { game: "n=6&magnus=scripted:1,1,2,2,1,3&derek=human&moves=1-1+2+2-1-3+" },
      fails: [
        { attempt: { game: "n=6&magnus=scripted:1,1,2,2,1,3&derek=human&moves=1+1+2+2+1+3+" }, why: "more" },
        { attempt: { game: "n=6&magnus=scripted:1,1,2,2,1,3&derek=human&moves=1-1+2-2+1-3-" }, why: "more" },
      ],
    },
    {
      id: "forget",
      title: "What an algorithm forgot",
      after: "told",
      figure: { game: "n=6&magnus=human&derek=human&moves=1+1-2+2-", layers: 1 },
      text: [
        "The thesis [L08] gives an algorithm for Derek. For each round, position, number of visited positions and last direction it asks: can the token be there with that many positions visited? If so, it keeps **one** such set of visited positions. This makes a table of about $2n^3$ entries, so the algorithm is quick.",
        "But after 1, 1, 2, 2 the token can be on 0 with three positions visited in four ways: 1 or 5, and 2 or 4. For the calls 1 and 3 that follow, $\\{0, 5, 2\\}$ and $\\{0, 1, 4\\}$ are good; from $\\{0, 1, 2\\}$, in the figure, and from $\\{0, 5, 4\\}$ a fourth position is visited.",
      ],
      ask: "How many visited positions does this algorithm end with on the list 1, 1, 2, 2, 1, 3?",
      task: { kind: "number", of: { thesis: { n: 6, magnitudes: [1, 1, 2, 2, 1, 3] } } },
      hints: [
        "It keeps only one of the sets. Suppose it is {0, 1, 2}, and play the calls 1 and 3.",
        "From 0 the call 1 leads to 1 (visited) or 5 (new). From 1 the call 3 leads to 4.",
      ],
      wrong: {
        3: "Three is the true number, but the algorithm has kept the wrong set.",
        low: "That is less than the true number, which is three, and the algorithm is never too low.",
        high: "That is too many. Before the last two calls three positions are visited, and only one of these calls leads to a new position.",
      },
      aha: "Four, but the true number is three: Theorem 4 of the thesis is false. **A state must contain everything that the future can depend on**, and here that is the whole visited set, not just its size.",
      proof: [
        "This much is true: the directions that the algorithm finds do visit as many positions as it says, so it is never too low. It is right for all lists on $n \\le 5$ with at most 12 calls and on $n \\le 8$ with at most 5 (checked). The exact answer comes from a search over the position of the token and the visited set. If one visited set contains another that was reached at the same position, the search drops the larger one, which can never do better.",
      ],
      lecturer:
        "A good exercise on dynamic programming: let the students write the recursion, believe in it, and then meet this list. The next counterexample is n = 7 with 1, 2, 1, 2, 1, 3: the algorithm says 5, the true number is 4. The journal version of the thesis states in its abstract that the task is NP-hard.",
      solution: { number: 4 },
      fails: [
        { attempt: { number: 3 }, why: "low" },
        { attempt: { number: 5 }, why: "high" },
      ],
    },
    {
      id: "directions",
      title: "Derek has told everything",
      figure: { game: "n=8&magnus=human&derek=scripted:+-++-+-", layers: 1 },
      text: [
        "Now the other way round: Derek announces all his directions, and Magnus chooses his magnitudes knowing them. On $\\mathbb{Z}_8$ Derek will answer $+, -, +, +, -, +, -$.",
      ],
      ask: "You are Magnus, and you know the answers + − + + − + −. Visit all 8 positions in 7 rounds.",
      task: { kind: "finish", visited: 8, rounds: 7 },
      hints: [
        "For the call 4 = n/2 the direction does not matter. Use it in rounds 1, 3, 5 and 7.",
        "Then the visited positions always form two equal blocks, opposite each other. In the other rounds make the token’s block longer at one end.",
        "In round 2 the direction is −: call 1. In round 4 it is +, and the next position that way is visited: jump over the block with the call 2. In round 6 call 1 again.",
      ],
      wrong: {
        slow: "A position was visited twice, so 7 rounds are too few. Every round must lead to a new position.",
      },
      aha: "4, 1, 4, 2, 4, 1, 4. **Directions told in advance are worth nothing:** on every even table this works for every list. Compare lesson 6: there Magnus needs to know nothing, but n must be a power of two.",
      proof: [
        "**Theorem** ([L08] Theorem 5a). If $n$ is even and the directions are known, Magnus visits all positions in $n - 1$ rounds.",
        "*Proof.* In odd rounds he calls $n/2$. Claim: after round $2k - 1$ the visited positions are $I \\cup (I + n/2)$ for some interval $I = \\{j, \\dots, j + k - 1\\}$, and the token is at an end of one of the two blocks. After round 1 this is so with $k = 1$. In round $2k$ let the token be in the block that begins at $i$, and let the direction be +. If the token is at the upper end, $i + k - 1$, the call 1 leads to $i + k$; if it is at the lower end, $i$, the call $k$ leads to $i + k$. This position is new as long as $k < n/2$. For − the mirror image holds, with $i - 1$. Then the call $n/2$ visits the opposite position, and both blocks have $k + 1$ members. After round $n - 1 = 2 \\cdot \\frac n2 - 1$ everything is visited. ∎",
      ],
      lecturer:
        "For odd n the theorem of the thesis is harder: there is no neutral call. It holds for n = 7, 9, …, 17 (all lists were tried), but it is false for n = 3 (+ −), for n = 5 (+ − + −), and for the mirror images of these two lists. If the magnitude (n + 1)/2 is allowed, the theorem is easy again.",
      solution: { game: "n=8&magnus=human&derek=scripted:+-++-+-&moves=4+1-4+2+4-1+4-" },
      fails: [
        { attempt: { game: "n=8&magnus=human&derek=scripted:+-++-+-&moves=1+1-" }, why: "slow" },
        { attempt: { game: "n=8&magnus=human&derek=scripted:+-++-+-&moves=4+1-4+1+" }, why: "slow" },
      ],
    },
    {
      id: "chance",
      title: "Both toss coins",
      figure: { game: "n=13&magnus=random&derek=random", layers: 1 },
      text: [
        "Let Magnus draw his magnitude at random, and Derek his direction, each possibility with the same probability. On an odd table the token then goes to each of the other $n - 1$ positions with the same probability $\\frac{1}{n-1}$.",
      ],
      ask: "How many rounds does it take on average until all 13 positions are visited?",
      task: {
        kind: "choose",
        of: { coverTime: { n: 13 } },
        options: [
          { label: "fewer than 25", below: 25 },
          { label: "from 25 to 49", above: 24, below: 50 },
          { label: "50 or more", above: 49 },
        ],
      },
      hints: [
        "The first new position is certain. When only one position is missing, how long do you have to wait for it?",
        "On average you wait 12/12 + 12/11 + 12/10 + … + 12/1 rounds.",
      ],
      wrong: {
        0: "The last four new positions alone take 12/4 + 12/3 + 12/2 + 12/1 = 25 rounds on average.",
        2: "The last three new positions take 4 + 6 + 12 = 22 rounds on average, and the nine before them at most three each. That makes less than 50.",
      },
      aha: "37: 12 · (1 + 1/2 + … + 1/12) = 37.2. It is like collecting picture cards: the last ones take long. Two players without any plan visit **all** positions, one more than Derek would allow, but they take about n · ln n rounds instead of n.",
      proof: [
        "**Theorem** ([L08] Theorem 6). For odd $n$ the mean is exactly $(n - 1)\\left(1 + \\frac12 + \\dots + \\frac{1}{n-1}\\right)$. If $i$ positions are visited, a round leads to a new one with probability $\\frac{n-i}{n-1}$, whatever has happened before. So the waiting time is geometrically distributed with mean $\\frac{n-1}{n-i}$. Add these up over $i = 1, \\dots, n - 1$. ∎",
        "For even $n$ the opposite position is twice as likely as each of the others, and the mean lies between $nH_n - n$ and $nH_n - 1$, where $H_n = 1 + \\frac12 + \\dots + \\frac1n$.",
      ],
      solution: { option: 1 },
      fails: [
        { attempt: { option: 0 }, why: "other" },
        { attempt: { option: 2 }, why: "other" },
      ],
    },
  ],
};
