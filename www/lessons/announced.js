// @ts-check
/** Lesson 17, data only; the reference says in "How to write a lesson" what the fields mean. */

export default {
  id: "announced",
  number: 17,
  title: "Announced, and by chance",
  summary: "What changes if one player knows the other's moves in advance, or if both play by chance.",
  before: ["ruler"],
  source:
    "[L08] chapters 3 to 5 and [N10] section 3. The counterexample to [L08] Theorem 4 and the two exceptions to its Theorem 5 are ours.",
  steps: [
    {
      id: "told",
      title: "Magnus has told everything",
      figure: { game: "n=6&magnus=scripted:1,1,2,2,1,3&derek=human", layers: 1 },
      text: [
        "Now Magnus has to announce all his magnitudes before the game: on $\\mathbb{Z}_6$ he calls 1, 1, 2, 2, 1, 3. Derek plans his six answers with the whole list before him. He wants few positions visited; there is nothing else to be lost. (On the table the list begins again after six calls. Only the first six count.)",
      ],
      ask: "You are Derek and know the list 1, 1, 2, 2, 1, 3. Answer the six calls so that only 3 positions are visited, 0 included.",
      task: { kind: "answers", count: 6, visited: 3 },
      hints: [
        "Equal calls come in pairs: 1, 1 and 2, 2. After a first call you can go straight back with the second.",
        "Go back after 1, 1 and after 2, 2. Then you are on 0 with three positions visited, and 1 and 3 are still to come. Where can these two lead, and over which position?",
        "If 5 and 2 are visited already, − and then + leads over 5 to 2.",
      ],
      wrong: {
        more: "{position} is the {count}th position. Take back a few rounds: which two positions should have been visited by then?",
      },
      aha: "−, +, +, −, −, + leads over 5, 0, 2, 0, 5 to 2: three positions. Four of the 64 lists of answers do it. **Knowing the calls is another game:** choices that look equal at first are not equal for what comes later.",
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
        "The thesis [L08] gives an algorithm for Derek. For each round, position, number of visited positions and last direction it asks: can the token be there with so many visited? And it keeps **one** set of visited positions with a yes. That makes a table of about $2n^3$ entries, and the algorithm is quick.",
        "But after 1, 1, 2, 2 the token can be on 0 with three positions visited in four ways: 1 or 5, and 2 or 4. For the calls 1 and 3 that follow, $\\{0, 5, 2\\}$ and $\\{0, 1, 4\\}$ are good; from $\\{0, 1, 2\\}$, in the figure, and from $\\{0, 5, 4\\}$ a fourth position is visited.",
      ],
      ask: "With how many visited positions does this algorithm end for 1, 1, 2, 2, 1, 3?",
      task: { kind: "number", of: { thesis: { n: 6, magnitudes: [1, 1, 2, 2, 1, 3] } } },
      hints: [
        "It keeps only one of the sets. Suppose it is {0, 1, 2}: call 1, then call 3.",
        "From 0 the call 1 leads to 1 (visited) or 5 (new). From 1 the call 3 leads to 4.",
      ],
      wrong: {
        3: "Three would be the truth. The algorithm has kept the wrong set.",
        low: "That is less than the truth, which is three, and the algorithm is never too low.",
        high: "That is too many. Before the last two calls three positions are visited, and only one of the two leads to a new one.",
      },
      aha: "Four, and the truth is three: Theorem 4 of the thesis is false. **A state must contain all that the future can depend on**, and here that is the whole visited set, not its size.",
      proof: [
        "What is true: the directions that the algorithm finds do visit as many positions as it says, so it is never too low. It is right for all lists on $n \\le 5$ with at most 12 calls and on $n \\le 8$ with at most 5 (checked). The exact answer comes from a search over position and visited set, in which a set that contains another one reached at the same place is dropped, since it can never do better.",
      ],
      lecturer:
        "A good exercise on dynamic programming: let the class write the recursion, believe it, and then meet this list. The next counterexample is n = 7 with 1, 2, 1, 2, 1, 3: the algorithm says 5, the truth is 4. Whether there is any quick algorithm is open.",
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
        "The other way round: Derek announces his directions, and Magnus may choose each magnitude with all of them in view. On $\\mathbb{Z}_8$ Derek will answer $+, -, +, +, -, +, -$.",
      ],
      ask: "You are Magnus and know the answers + − + + − + −. Visit all 8 positions in 7 rounds.",
      task: { kind: "finish", visited: 8, rounds: 7 },
      hints: [
        "The call 4 = n/2 does not care about the direction. Use it in the rounds 1, 3, 5 and 7.",
        "Then the visited positions always make two equal blocks, opposite to each other. In between, make the block of the token longer at one end.",
        "In round 2 the direction is −: call 1. In round 4 it is +, and the next position that way is visited: jump over the block, with call 2. In round 6 call 1 again.",
      ],
      wrong: {
        slow: "A position was visited twice; then 7 rounds are too few. Every round must be new.",
      },
      aha: "4, 1, 4, 2, 4, 1, 4. **Told in advance, directions are worth nothing:** on every even table this works for every list. Compare lesson 6, where Magnus needs no knowledge, but a power of two.",
      proof: [
        "**Theorem** ([L08] Theorem 5a). If $n$ is even and the directions are known, Magnus visits all positions in $n - 1$ rounds.",
        "*Proof.* In odd rounds he calls $n/2$. Claim: after round $2k - 1$ the visited positions are $I \\cup (I + n/2)$ with an interval $I = \\{j, \\dots, j + k - 1\\}$, and the token is at an end of one of the two blocks. After round 1 this is so with $k = 1$. In round $2k$ let the token be in the block that begins at $i$, and let the direction be +. If the token is at the upper end, $i + k - 1$, the call 1 leads to $i + k$; if it is at the lower end, $i$, the call $k$ leads to $i + k$. This is new as long as $k < n/2$. For − it is the mirror image, with $i - 1$. Then the call $n/2$ visits the opposite position, and both blocks have $k + 1$ members. After round $n - 1 = 2 \\cdot \\frac n2 - 1$ everything is visited. ∎",
      ],
      lecturer:
        "For odd n the theorem of the thesis is harder: there is no neutral call. It holds for n = 7, 9, …, 17 (all lists tried), and it is false for n = 3 (+ −) and n = 5 (+ − + −), and for the mirror images of these two lists. With the magnitude (n + 1)/2 allowed it is easy again.",
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
        "Let Magnus draw his magnitude and Derek his direction by chance, each possibility with the same probability. On an odd table the token then goes to each of the other $n - 1$ positions with the same probability $\\frac{1}{n-1}$.",
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
        "The first new position is certain. When only one is missing, how long does one wait for it?",
        "One waits 12/12 + 12/11 + 12/10 + … + 12/1 rounds on average.",
      ],
      aha: "37: 12 · (1 + 1/2 + … + 1/12) = 37.2. It is like collecting pictures: the last ones take long. Two players without any plan visit **all** positions, one more than Derek would allow, in about n · ln n rounds instead of n.",
      proof: [
        "**Theorem** ([L08] Theorem 6). For odd $n$ the mean is exactly $(n - 1)\\left(1 + \\frac12 + \\dots + \\frac{1}{n-1}\\right)$. If $i$ positions are visited, a round leads to a new one with probability $\\frac{n-i}{n-1}$, whatever has happened before. So the waiting time is geometric with mean $\\frac{n-1}{n-i}$. Sum over $i = 1, \\dots, n - 1$. ∎",
        "For even $n$ the opposite position has twice the probability of the others, and the mean lies between $nH_n - n$ and $nH_n - 1$, where $H_n = 1 + \\frac12 + \\dots + \\frac1n$.",
      ],
      solution: { option: 1 },
      fails: [
        { attempt: { option: 0 }, why: "other" },
        { attempt: { option: 2 }, why: "other" },
      ],
    },
  ],
};
