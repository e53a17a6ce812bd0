// @ts-check
/** Lesson 9, data only; the reference says in "How to write a lesson" what the fields mean. */

export default {
  id: "perfect",
  number: 9,
  title: "Perfect play",
  summary:
    "R(n) is the number of rounds that Magnus needs if both play as well as possible. Sometimes he wastes none. Layers find the exact values, too.",
  before: ["closed-sets", "rounds"],
  source:
    "All exact values here are computed by this program, R(2) to R(41); the method, layers of values, is our own. [N10] asks for bounds of R(n) in its open problems 2 and 3.",
  picture: "values",
  steps: [
    {
      id: "nothing",
      title: "Nothing wasted",
      figure: { game: "n=9&magnus=human&derek=protector:late", layers: 2 },
      text: [
        "$R(n)$ is the least number of rounds in which Magnus can force $f^*(n)$ visited positions. He needs at least $f^*(n) - 1$ rounds, one for each new position. On $\\mathbb{Z}_9$ that means 5 rounds for 6 positions. Derek keeps to his shield: he chooses a class modulo 3 as late as he can and never enters it.",
      ],
      ask: "You are Magnus. Visit 6 positions in 5 rounds. Every round has to reach a new position.",
      task: { kind: "finish", visited: 6, rounds: 5 },
      hints: [
        "A good call has two new landings, and it also leaves you a good call for the next round.",
        "The call 3 leads to the two other positions of the token’s class. The calls 1, 2 and 4 lead to the two other classes, one landing in each.",
        "Begin with 1, 2, 1, 2. Then you need only one more call.",
      ],
      wrong: {
        slow: "You have wasted a round: 5 new positions in 5 rounds leave none to spare.",
        lost: "From here Derek can make you waste a round, whatever you call.",
      },
      aha: "⟦R(9)|R:9⟧ = 5 = ⟦f*(9)|star:9⟧ − 1. Only 21 of the 1024 lists of five calls work against this Derek, but against every Derek Magnus can find one as he goes along. **Perfect play on a composite table often wastes nothing.**",
      lecturer:
        "Up to 41 this holds for all composite n except 14, 22, 25, 26, 34, 35 and 38. On 9 and 15 positions even the balanced Magnus plays perfectly against every Derek.",
      solution: { game: "n=9&magnus=human&derek=protector:late&moves=1+2+1+2+1+" },
      fails: [
        { attempt: { game: "n=9&magnus=human&derek=protector:late&moves=1+1-" }, why: "slow" },
        { attempt: { game: "n=9&magnus=human&derek=protector:late&moves=4+4-" }, why: "slow" },
        { attempt: { game: "n=9&magnus=human&derek=protector:late&moves=3+3-3+" }, why: "slow" },
      ],
    },
    {
      id: "thirteen",
      title: "Larger and quicker",
      figure: { game: "n=15&magnus=balanced&derek=hoarder", layers: 2 },
      text: [
        "On $\\mathbb{Z}_{13}$ Magnus needs $R(13) = 15$ rounds for $f^*(13) = 12$ positions if Derek plays well. Four rounds are wasted.",
      ],
      ask: "Now take a larger table, n = 15. What is ⟦R(15)|R:15⟧?",
      task: {
        kind: "choose",
        of: { rounds: { n: 15 } },
        options: [
          { label: "more than 15", above: 15 },
          { label: "exactly 15 again", is: 15 },
          { label: "fewer than 15", below: 15 },
        ],
      },
      hints: [
        "How many of the 15 positions does Magnus want? The smallest odd prime factor is 3.",
        "⟦f*(15)|star:15⟧ = 10, and lesson 11 promises them within 11 rounds.",
      ],
      wrong: { other: "Do not look at the size of the table but at what Magnus wants: f*(15) = 10 positions, not 14." },
      aha: "⟦R(15)|R:15⟧ = 9: ten positions, and not a round is wasted. On a prime table Derek can keep only one position, but he can make its neighbours expensive; on 15 he keeps five, but he cannot make the other ten expensive. **Primes are the slow tables.**",
      solution: { option: 2 },
      fails: [
        { attempt: { option: 0 }, why: "other" },
        { attempt: { option: 1 }, why: "other" },
      ],
    },
    {
      id: "values",
      title: "Values are layers",
      figure: { game: "n=7&magnus=human&derek=human&moves=3-1+1+1+", layers: 3 },
      text: [
        "How are exact values found? Three positions of $\\mathbb{Z}_7$ are unvisited, $A = \\{1, 2, 3\\}$, the token is on 0, and play ends when one is left. If the token comes to 1, how far is the next new position from there? It is two rounds away, because 1 is in the second layer of $\\{2, 3\\}$. From 3 it is also two rounds away. From 2, halfway between 1 and 3, it is one round away.",
        "So the *exits* cost 2, 1 and 2. Magnus can finish in $t$ rounds from every exit that costs at most $t$, in $t + 1$ rounds from their midpoints, and so on. These are layers again, but an exit of cost $t$ joins them only at time $t$. A layer with only one exit does not grow. At $t = 2$ all three exits have joined; the new midpoints of $A$ have value 3, and the new midpoints of $M(A)$ have value 4.",
      ],
      ask: "How many rounds does Magnus need from 0 until only one position is left if both play perfectly?",
      task: { kind: "number", of: "roundsLeft" },
      hints: [
        "The exits 1 and 3 cost 2 rounds each; before t = 2 only the exit 2 is open, and Derek will not take it unless he must.",
        "From t = 2 on the ⟦layers|layer⟧ of {1, 2, 3} count. Which of them is the first that contains 0?",
        "The new ⟦midpoints|midpoint⟧ of 1, 2, 3 are 5 and 6: modulo 7, 1 + 2 is 2 · 5, and 2 + 3 is 2 · 6. 0 is in the next ⟦layer|layer⟧.",
      ],
      wrong: {
        low: "Derek chooses: Magnus cannot count on the cheap exit 2. Two exits must be open before a layer can grow.",
        high: "That is more than needed: 0 is in the second layer of A, and the second cheapest exit costs 2.",
      },
      aha: "4 = 2 + 2: the cost of the second cheapest exit, plus the depth. **⟦Midpoints|midpoint⟧ tell whether a new position can be forced. With exits that open one after another, they also tell how long the whole game takes.**",
      proof: [
        "Let $S$ be the visited positions. For an unvisited $v$ let $w(v)$ be the value after the token has come to $v$, known from the sets with one more visited position; for a visited $K$ let $V(K)$ be the value with the token on $K$. Put $X_t = \\{v : w(v) \\le t\\} \\cup \\{K : V(K) \\le t\\}$.",
        "**Claim.** For visited $K$: $V(K) \\le t + 1$ if and only if $K \\in M(X_t)$. If $K$ is the midpoint of $x, y \\in X_t$, or $x = y \\in X_t$ lies opposite $K$, Magnus calls their distance and needs at most $t$ more rounds from either. If $K \\notin M(X_t)$, every call has a landing outside $X_t$; Derek takes it, and more than $t$ rounds are needed from there. If $K$ itself is in $X_t$, it has a value of at most $t$ already. ∎",
        "So for each $S$ all positions of the token are settled together, layer by layer, for $t = 0, 1, 2, \\dots$. Working from large $S$ to small ones gives $R(n)$. A search move by move need not end, because the token may come back to visited positions.",
        "For odd $n$ and $|A| \\ge 2$ let $m_2$ be the second smallest $w$. For $t < m_2$ the set $X_t$ has at most one member and no further midpoints. So $V(K) \\ge m_2 + d$, where $d$ is the depth of $K$.",
      ],
      solution: { number: 4 },
      fails: [
        { attempt: { number: 3 }, why: "low" },
        { attempt: { number: 2 }, why: "low" },
        { attempt: { number: 6 }, why: "high" },
      ],
    },
    {
      id: "seven",
      title: "As late as possible",
      figure: { game: "n=7&magnus=balanced&derek=human", layers: 3 },
      text: [
        "$R(7) = 7$: six positions, five new ones, two rounds wasted. No Magnus can be sure of fewer. This one, balanced, is sure of 7. Now you play the other side perfectly.",
      ],
      ask: "You are Derek. Hold out: a new position must still come in round 7.",
      task: { kind: "hold", round: 7 },
      hints: [
        "In the first rounds everything is new, but even the second answer matters: the four positions that are left after it should be a progression.",
        "When three positions are left, look at the two landings. Which of them leaves the token deeper?",
        "Prefer a visited landing as soon as there is one. Of two new landings prefer the one that is farther from the two positions that remain.",
      ],
      wrong: {
        ended:
          "The last new position came in round {round}. Go back to where a new one in round 7 was still possible, and take the other landing.",
        lost: "From here no new position can come in round 7, whatever you answer. Go back to where that was still possible.",
      },
      aha: "Seven rounds, and that is perfect play: as ⟦R(7)|R:7⟧ = 7, no Derek can force more, and no Magnus fewer. Derek won both extra rounds **at the very end, when few positions were left.** Lesson 13 turns this into a theorem.",
      solution: { game: "n=7&magnus=balanced&derek=human&moves=3+2+1+2+1-3+1+" },
      fails: [
        { attempt: { game: "n=7&magnus=balanced&derek=human&moves=3+2+1+2+1+" }, why: "ended" },
        { attempt: { game: "n=7&magnus=balanced&derek=human&moves=3+2+1+2+1-3-" }, why: "ended" },
      ],
    },
  ],
};
