// @ts-check
/** Lesson 17, data only; the reference says in "How to write a lesson" what the fields mean. */

export default {
  id: "open",
  number: 17,
  title: "What nobody knows",
  summary:
    "Four open problems, each on a table on which it can be seen: tables without waste, rounds on primes, the best pair, and the best Derek.",
  before: ["perfect", "three-left"],
  source:
    "The theorems are proved in the note; the exact values and the games are ours. [N10] asks for bounds of R(n) in its open problems 2 and 3.",
  picture: { game: "n=13&magnus=balanced&derek=human&moves=1+3+1+6+5+4+1+2+4+", layers: 4 },
  steps: [
    {
      id: "composites",
      title: "Tables without waste",
      figure: { game: "n=39&magnus=balanced&derek=protector", layers: 2 },
      text: [
        "On a power of two no round is wasted: $R(2^k) = 2^k - 1$ (lesson 6). Lesson 15 proves the same for $n = 2^a 3^b$: the waste does not grow from $n$ to $2n$, and if it is 0 on $n$, it is 0 on $3n$. What about $n = 3 \\cdot 13$? Exact values reach to $n = 41$, and on $n = 39$ Magnus wants $f^*(39) = 26$ positions.",
      ],
      ask: "How many rounds are wasted on n = 39 if both play perfectly?",
      task: {
        kind: "choose",
        of: { waste: { n: 39 } },
        options: [
          { label: "none", is: 0 },
          { label: "one to three", above: 0, below: 4 },
          { label: "four or more", above: 3 },
        ],
      },
      hints: [
        "39 is a multiple of 3. What were ⟦R(9)|R:9⟧ and R(15)?",
        "On 13, a prime, four rounds are wasted. Multiples of 3 have been much better.",
      ],
      wrong: {
        1: "On 9, 15, 21, 27 and 33 no round is wasted. Why should the next odd multiple of 3 be different?",
        2: "Four rounds are wasted on 13 if Magnus wants twelve of its positions. On 39 he wants only two thirds of the table.",
      },
      aha: "None: ⟦R(39)|R:39⟧ = 25, and no round is wasted on any multiple of 3 up to 84. This is proved for 3p with a large prime p, but not for all multiples of 3. **A table of exact values is not a theorem, but it tells you which theorem to look for.**",
      lecturer:
        "Is the waste 0 on every multiple of 3, and on $7p$ for large $p$? See Theorems 7, 11 and 16 of the note. A good project is 25 or 35, where exactly one round is wasted.",
      solution: { option: 0 },
      fails: [
        { attempt: { option: 1 }, why: "other" },
        { attempt: { option: 2 }, why: "other" },
      ],
    },
    {
      id: "primes",
      title: "How much a prime costs",
      figure: { game: "n=41&magnus=balanced&derek=hoarder", layers: 2 },
      text: [
        "On a prime table Magnus wants all positions but one, and Derek can make him waste rounds at the end (lesson 13). The note proves that, once $p$ is large, $R(p) - p$ is more than any constant times $\\log p$ (Theorem 10), and at most $p^{0.99}$ (Theorem 13). Between the two there is room for $\\sqrt p$ and for powers of $\\log p$.",
      ],
      ask: "How many rounds are wasted on n = 41 if both play perfectly?",
      task: {
        kind: "choose",
        of: { waste: { n: 41 } },
        options: [
          { label: "one to seven", above: 0, below: 8 },
          { label: "eight to fifteen", above: 7, below: 16 },
          { label: "sixteen or more", above: 15 },
        ],
      },
      hints: ["On 7 two rounds are wasted, on 13 four, on 23 seven.", "From 23 to 37 the waste grows from 7 to 10."],
      wrong: {
        0: "On 23 seven rounds are wasted, and on no prime from there to 37 has it been fewer than on the one before.",
        2: "On 37 ten rounds are wasted, and from one prime to the next it has never been more than two more.",
      },
      aha: "Eleven: ⟦R(41)|R:41⟧ = 50. On the primes from 7 to 41 the waste is 2, 4, 4, 6, 6, 7, 8, 9, 10, 11. Is this √p, or a power of log p, or nearly p? **With so few values it could be any of them.**",
      solution: { option: 1 },
      fails: [
        { attempt: { option: 0 }, why: "other" },
        { attempt: { option: 2 }, why: "other" },
      ],
    },
    {
      id: "pair",
      title: "The best pair",
      figure: { game: "n=251&magnus=balanced&derek=hoarder" },
      text: [
        "Lesson 8 has two Magnuses who play by layers and differ only in the pair that they take. The careless one may really need nearly $B(251) = 492$ rounds. The *balanced* one takes the pair after which many pairs are left; nothing better than $B(n)$ is proved for him. Another Magnus chooses his targets by a theorem about progressions, and it is proved that he needs only $n + o(n)$ rounds. Here $o(n)$ is less than any share of $n$ once $n$ is large (Theorem 8 of the note).",
      ],
      ask: "Balanced layers play against the hoarder. How many rounds does the game take on n = 251? Guess first, then watch it.",
      task: {
        kind: "choose",
        of: "played",
        options: [
          { label: "fewer than 255", below: 255 },
          { label: "from 255 to 350", above: 254, below: 351 },
          { label: "more than 350", above: 350 },
        ],
      },
      hints: [
        "The new positions alone need 249 rounds.",
        "On n = 101 this pair of players needed 118 rounds, 19 more than the new positions alone.",
      ],
      wrong: {
        0: "That would be at most five wasted rounds. On the smaller table n = 101 it was 19.",
        2: "That would be more than a hundred wasted rounds. On n = 101 this Magnus wasted only 19.",
      },
      aha: "282, which is 33 more than the new positions alone; on n = 101 it was 19 more. That looks like twice the square root of n. **Does balanced play waste no more than about √n rounds against every Derek?** Nobody knows.",
      solution: { option: 1 },
      fails: [
        { attempt: { option: 0 }, why: "other" },
        { attempt: { option: 2 }, why: "other" },
      ],
    },
    {
      id: "derek",
      title: "The best Derek",
      figure: { game: "n=13&magnus=balanced&derek=human", layers: 4 },
      text: [
        "Now take the other side: which Derek costs a clever Magnus most? On small tables this can be computed. $R(13) = 15$, but *balanced* is not perfect, and a good Derek makes him need more. On large tables the best Dereks that we have were made by hand.",
      ],
      ask: "You are Derek. Hold out so long that a new position still comes in round 16 or later.",
      task: { kind: "hold", round: 16 },
      hints: [
        "Take the visited landing if there is one. If both are new, think of what is left: it should have few midpoints, and they should be far from the token.",
        "At the beginning everything is new, whatever you say. What matters is which four or five positions are left in the end.",
        "One way begins with + eleven times, followed by −. From there on, look for the visited landing.",
      ],
      wrong: {
        ended:
          "The last new position came in round {round}. Go back a few rounds: where did you give up a position that you could have kept?",
        lost: "From here no new position can come in round 16 or later, whatever you answer. Go back to the last round where one still could, and take the other landing.",
      },
      aha: "Round 16 or later: that is at least one round more than perfect play would need, and no Derek can make this Magnus need more than 17. **Whoever finds a Derek who does this on tables of any size has a theorem.**",
      solution: { game: "n=13&magnus=balanced&derek=human&moves=1+3+1+6+5+4+1+2+4+5+2+1-5-2-4+5+" },
      fails: [
        { attempt: { game: "n=13&magnus=balanced&derek=human&moves=1+3+1+6+5+4+1+2+4+5+2+1+" }, why: "lost" },
        { attempt: { game: "n=13&magnus=balanced&derek=human&moves=1+3+1+6+5+4+1+2+4+5+2+1+2+4+" }, why: "ended" },
      ],
    },
  ],
};
