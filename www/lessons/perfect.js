// @ts-check
/** Lesson 9, data only; the reference says in "How to write a lesson" what the fields mean. */

export default {
  id: "perfect",
  number: 9,
  title: "Perfect play",
  summary:
    "R(n), the rounds that Magnus needs if both play as well as possible: sometimes not one is wasted, and the exact values are layers once more.",
  before: ["closed-sets", "rounds"],
  source:
    "All exact values here are computed by this program, R(2) to R(41); the method, layers of values, is ours. [N10] asks for bounds of R(n) in its open problems 2 and 3.",
  picture: "values",
  steps: [
    {
      id: "nothing",
      title: "Nothing wasted",
      figure: { game: "n=9&magnus=human&derek=protector:late", layers: 2 },
      text: [
        "$R(n)$ is the least number of rounds in which Magnus can force $f^*(n)$ visited positions. He needs $f^*(n) - 1$ rounds at least, one for each new position. On $\\mathbb{Z}_9$ that means 5 rounds for 6 positions. Derek keeps to his shield: he chooses a class modulo 3 as late as he can and never enters it.",
      ],
      ask: "Be Magnus: visit 6 positions in 5 rounds. Every round has to be new.",
      task: { kind: "finish", visited: 6, rounds: 5 },
      hints: [
        "A call is only good if both landings are new; but it must also leave you a good call afterwards.",
        "The call 3 leads to the two other positions of the class of the token. The calls 1, 2 and 4 lead to the two other classes, one landing in each.",
        "Begin with 1, 2, 1, 2. One more call does it.",
      ],
      wrong: {
        slow: "A round without a new position is one too many: 5 rounds for 5 new positions.",
        lost: "From here Derek can make you waste a round, whatever you call.",
      },
      aha: "⟦R(9)|R:9⟧ = 5 = ⟦f*(9)|star:9⟧ − 1. Only 21 of the 1024 lists of five calls work against this Derek, but there is one for every Derek. **Perfect play on a composite table often wastes nothing.**",
      lecturer:
        "Up to 41 this holds for all composite n except 14, 22, 25, 26, 34, 35 and 38. On 9 and 15 even the rule of the balanced Magnus is perfect against every Derek.",
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
      ask: "The table grows to n = 15. What is ⟦R(15)|R:15⟧?",
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
        "How many positions are wanted on 15? The smallest odd prime factor is 3.",
        "⟦f*(15)|star:15⟧ = 10, and lesson 11 promises them within 11 rounds.",
      ],
      wrong: { other: "Do not look at the size of the table, look at what is wanted: f*(15) = 10 positions, not 14." },
      aha: "⟦R(15)|R:15⟧ = 9: ten positions, and not a round is wasted. On a prime table Derek can keep only one position, but he can make its neighbours expensive; on 15 he keeps five, and the other ten come for nothing. **Primes are the slow tables.**",
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
        "How are exact values found? Three positions of $\\mathbb{Z}_7$ are unvisited, $A = \\{1, 2, 3\\}$, the token is on 0, and play ends when one is left. If the token comes to 1, how far is it from there to the next new position? 1 is in the second layer of $\\{2, 3\\}$: two rounds. From 3 also two. From 2, halfway between 1 and 3, one round.",
        "So the *exits* cost 2, 1 and 2. Magnus can be done in $t$ rounds from all exits that cost at most $t$, from their midpoints in $t + 1$ rounds, and so on: layers, in which every exit joins when its time has come. With only one exit in it, a layer does not grow. At $t = 2$ all three exits are in; the midpoints of $A$ have value 3, their midpoints value 4.",
      ],
      ask: "How many rounds does Magnus need from 0 until only one position is left, if both play perfectly?",
      task: { kind: "number", of: "roundsLeft" },
      hints: [
        "The exits 1 and 3 cost 2 rounds each; before t = 2 only the exit 2 is open, and Derek will not take it if he need not.",
        "From t = 2 on the ⟦layers|layer⟧ of {1, 2, 3} count. In which of them is 0?",
        "The new ⟦midpoints|midpoint⟧ of 1, 2, 3 are 5 and 6: modulo 7, 1 + 2 is 2 · 5, and 2 + 3 is 2 · 6. 0 is one ⟦layer|layer⟧ further.",
      ],
      wrong: {
        low: "Derek chooses: Magnus cannot count on the cheap exit 2. Two exits must be open before a layer can grow.",
        high: "That is more than needed: 0 is in the second layer of A, and the second cheapest exit costs 2.",
      },
      aha: "4 = 2 + 2: the second cheapest exit, and the depth. **The same ⟦midpoints|midpoint⟧ that tell whether a new position can be forced tell, with exits that open one after another, how long all of it takes.**",
      proof: [
        "Let $S$ be the visited positions. For an unvisited $v$ let $w(v)$ be the value after the token has come to $v$, known from the positions with one more visited; for a visited $K$ let $V(K)$ be the value with the token on $K$. Put $X_t = \\{v : w(v) \\le t\\} \\cup \\{K : V(K) \\le t\\}$.",
        "**Claim.** For visited $K$: $V(K) \\le t + 1$ if and only if $K \\in M(X_t)$. If $K = $ midpoint of $x, y \\in X_t$, or $x = y$ opposite to $K$, Magnus calls their distance and needs $t$ more rounds from either. If $K \\notin M(X_t)$, every call has a landing outside $X_t$; Derek takes it, and more than $t$ rounds are needed from there. If $K$ itself is in $X_t$, it has a value of at most $t$ already. ∎",
        "So all tokens of one $S$ are settled together, layer by layer, $t = 0, 1, 2, \\dots$. Working from large $S$ to small gives $R(n)$. A search move by move would not end, because the token may come back to visited positions.",
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
      title: "As long as anyone can",
      figure: { game: "n=7&magnus=balanced&derek=human", layers: 3 },
      text: [
        "$R(7) = 7$: six positions, five new ones, two rounds wasted. No Magnus can be sure of fewer. This one, balanced, is sure of 7. The other side of perfect play is yours.",
      ],
      ask: "Be Derek: a new position must still come in round 7.",
      task: { kind: "hold", round: 7 },
      hints: [
        "In the first rounds everything is new, but the second answer matters already: the four positions that are left after it should be a progression.",
        "When three positions are left, look at the two landings. Which of them leaves the token deeper?",
        "Prefer a visited landing as soon as there is one, and of two new landings the one that is farther from the two positions that remain.",
      ],
      wrong: {
        ended:
          "The last new position came in round {round}. Go back to where one in round 7 was still possible, and take the other landing.",
        lost: "From here no new position can come in round 7, whatever you answer. Go back to where one still could.",
      },
      aha: "Seven rounds, and that is perfect play: with ⟦R(7)|R:7⟧ = 7 no Derek can force more, and no Magnus less. Derek won both extra rounds **at the very end, when few positions were left.** Lesson 13 makes a theorem of this.",
      solution: { game: "n=7&magnus=balanced&derek=human&moves=3+2+1+2+1-3+1+" },
      fails: [
        { attempt: { game: "n=7&magnus=balanced&derek=human&moves=3+2+1+2+1+" }, why: "ended" },
        { attempt: { game: "n=7&magnus=balanced&derek=human&moves=3+2+1+2+1-3-" }, why: "ended" },
      ],
    },
  ],
};
