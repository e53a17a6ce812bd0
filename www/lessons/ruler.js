// @ts-check
/** Lesson 6, data only; the reference says in "How to write a lesson" what the fields mean. */

export default {
  id: "ruler",
  number: 6,
  title: "The ruler",
  summary:
    "Write down all of Magnus’s calls before the game begins: find the list on 4 positions, carry it on to 8 and 16, and see where there is none.",
  result:
    "On a table with 2ᵏ positions Magnus can fix all his calls in advance, and every round visits a new position.",
  before: ["shield"],
  source:
    "[N10] Theorem 2, quoted there from Nedev and Muthukrishnan (2008). The proof and the list for n = 12 are our own.",
  picture: { game: "n=16&magnus=human&derek=human&moves=8+4+8+2+8+4+8+", layers: 1 },
  steps: [
    {
      id: "four",
      title: "Four positions",
      figure: { game: "n=4&magnus=human&derek=human", layers: 1 },
      text: [
        "A power of two has no odd divisor greater than 1, so on such a table Derek has no shield. More is true: Magnus need not even look at Derek’s answers.",
        "Write down all calls before the game begins. With four positions there are three left to visit, so you need at least three calls.",
      ],
      ask: "Write a list of three magnitudes that visits all 4 positions, whatever Derek answers.",
      task: { kind: "sequence", rounds: 3 },
      hints: [
        "Which magnitude gives Derek no choice on this table?",
        "Call 2 first: then the token is certainly on 2. Next make a call that leads to 1 or to 3. And how do you get from 1 to 3, or from 3 to 1?",
      ],
      wrong: {
        evaded:
          "Derek can answer so that only {count} of {of} positions are visited. Step through the rounds and see how.",
        long: "Three calls are enough. You have written {count}.",
      },
      aha: "2, 1, 2. The call 2 leads to the opposite position, with either answer; the call 1 in the middle leads to one of the other two, and **it does not matter to which**.",
      solution: { magnitudes: [2, 1, 2] },
      fails: [
        { attempt: { magnitudes: [1, 1, 1] }, why: "evaded" },
        { attempt: { magnitudes: [1, 2, 1] }, why: "evaded" },
        { attempt: { magnitudes: [2, 1, 1] }, why: "evaded" },
        { attempt: { magnitudes: [2, 1, 2, 1] }, why: "long" },
      ],
    },
    {
      id: "eight",
      title: "Eight positions",
      figure: { game: "n=8&magnus=human&derek=human", layers: 1 },
      text: [
        "Now eight positions and seven calls. Derek can answer them in 128 ways, and your list has to work against all of them.",
        "Think of the even positions 0, 2, 4, 6 as a table with four positions on which every step is twice as long.",
      ],
      ask: "Write a list of seven magnitudes that visits all 8 positions, whatever Derek answers.",
      task: { kind: "sequence", rounds: 7 },
      hints: [
        "First visit the even positions. On the table with four positions the list was 2, 1, 2; here all steps are twice as long.",
        "4, 2, 4 visits 0, 2, 4 and 6. Now one call must lead to an odd position.",
        "The odd positions form such a table too: use 4, 2, 4 once more.",
      ],
      wrong: {
        evaded:
          "Derek can answer so that only {count} of {of} positions are visited. Step through the rounds and see how.",
        long: "Seven calls are enough. You have written {count}.",
      },
      aha: "4, 2, 4, **1**, 4, 2, 4, or with 3 in the middle: these two lists of seven are the only ones. The calls are arranged like the marks on a **ruler**: the longest at every second place, and the shortest only once, in the middle.",
      solution: { magnitudes: [4, 2, 4, 1, 4, 2, 4] },
      fails: [
        { attempt: { magnitudes: [1, 1, 1, 1, 1, 1, 1] }, why: "evaded" },
        { attempt: { magnitudes: [4, 2, 1, 4, 2, 1, 4] }, why: "evaded" },
        { attempt: { magnitudes: [4, 2, 4, 2, 4, 2, 4] }, why: "evaded" },
        { attempt: { magnitudes: [4, 2, 4, 1, 4, 2, 4, 1] }, why: "long" },
      ],
    },
    {
      id: "middle",
      title: "The call in the middle",
      after: "eight",
      figure: { game: "n=8&magnus=human&derek=fewest-ways&moves=4+2+4+", layers: 1 },
      text: [
        "After 4, 2, 4 all even positions have been visited, wherever Derek has sent the token. Look at this moment more closely: why can nothing go wrong?",
      ],
      ask: "Call a magnitude whose two landings are both new.",
      task: { kind: "call", both: "unvisited" },
      hints: [
        "All even positions are visited, all odd ones are new, and the token stands on an even position.",
        "An odd magnitude leads from an even position to an odd one, clockwise and counter-clockwise.",
      ],
      wrong: {
        misses: "{position} is even and has been visited. Which magnitudes lead to odd positions?",
        exists: "There is one: both neighbours of the token are new.",
      },
      aha: "1 and 3, the odd ones. **Derek chooses where Magnus enters the other half, and that is all:** by symmetry every odd position is as good a start as any other.",
      proof: [
        "**Theorem.** On a table with $n = 2^k$ positions there is a list of $n - 1$ magnitudes with which every round visits a new position, whatever Derek answers.",
        "By induction on $k$. For $k = 1$ the list has one entry, 1. Let $L$ be a list for $n/2$ positions, and $2L$ the list with every magnitude doubled. From any position $2L$ stays within the positions of the same parity. These form a table with $n/2$ positions whose steps have length 2, so all of them are visited, a new one in each round. It does not matter where you begin, because the table looks the same from every position.",
        "So the list $2L,\\ 1,\\ 2L$ first visits the $n/2$ even positions in $n/2 - 1$ rounds, goes to an odd one with either answer, and visits the other odd ones in $n/2 - 1$ rounds. In all that makes $n - 1$ rounds and $n$ positions. ∎",
        "In formulas: call number $i$ is $n/2^{v+1}$, where $2^v$ is the largest power of 2 that divides $i$.",
      ],
      solution: { magnitude: 1 },
      fails: [
        { attempt: { magnitude: 2 }, why: "misses" },
        { attempt: { magnitude: 4 }, why: "misses" },
        { attempt: { none: true }, why: "exists" },
      ],
    },
    {
      id: "sixteen",
      title: "Sixteen positions",
      after: "eight",
      figure: { game: "n=16&magnus=human&derek=human", layers: 1 },
      text: ["Use the rule once more: double the list of seven, write a 1 after it, and add the doubled list again."],
      ask: "Write a list of 15 magnitudes that visits all 16 positions, whatever Derek answers.",
      task: { kind: "sequence", rounds: 15 },
      hints: [
        "Doubling 4, 2, 4, 1, 4, 2, 4 gives 8, 4, 8, 2, 8, 4, 8.",
        "Every other call is an 8. The 1 stands in the middle, as call number 8.",
      ],
      wrong: {
        evaded:
          "Derek can answer so that only {count} of {of} positions are visited. Step through the rounds and see how.",
        long: "Fifteen calls are enough. You have written {count}.",
      },
      aha: "8 4 8 2 8 4 8 1 8 4 8 2 8 4 8: this works against all 32,768 ways of answering, and **no round is wasted**. Write R(n) for the number of rounds that Magnus needs if both play perfectly. Then ⟦R(16)|R:16⟧ = 15, while f*(2ᵏ) = 2ᵏ for every k.",
      lecturer:
        "The list reads the same backwards, and 16 divided by the calls gives 2, 4, 2, 8, 2, 4, 2, 16, …: the ruler sequence, known from Gray codes and from the towers of Hanoi.",
      solution: { magnitudes: [8, 4, 8, 2, 8, 4, 8, 1, 8, 4, 8, 2, 8, 4, 8] },
      fails: [
        { attempt: { magnitudes: [4, 2, 4, 1, 4, 2, 4] }, why: "evaded" },
        { attempt: { magnitudes: [8, 4, 8, 1, 8, 4, 8, 2, 8, 4, 8, 1, 8, 4, 8] }, why: "evaded" },
        { attempt: { magnitudes: [8, 4, 8, 2, 8, 4, 8, 1, 8, 4, 8, 2, 8, 4, 8, 1] }, why: "long" },
      ],
    },
    {
      id: "twelve",
      title: "And twelve?",
      figure: { game: "n=12&magnus=human&derek=human", layers: 1 },
      text: [
        "12 is not a power of two, and Derek has a shield with four positions: $f^*(12) = 8$. But can Magnus force these eight with a list, without looking? He would need at least seven calls.",
      ],
      ask: "Write a list of seven magnitudes that visits 8 of the 12 positions, whatever Derek answers.",
      task: { kind: "sequence", visited: 8, rounds: 7 },
      hints: [
        "12 = 4 · 3: taking every third position gives a table with four positions, on which every step has length 3.",
        "On four positions the list is 2, 1, 2. With steps of 3 it is 6, 3, 6.",
        "After 6, 3, 6 a whole class modulo 3 is visited. Any call that is not a multiple of 3 leads to another class.",
      ],
      wrong: {
        evaded: "Derek can answer so that only {count} positions are visited. Step through the rounds and see how.",
        long: "Seven calls are enough. You have written {count}.",
      },
      aha: "6, 3, 6, 1, 6, 3, 6, for instance. It visits two classes modulo 3, and the third is Derek’s shield. **Here, too, no round is wasted**, but Magnus had to factor 12.",
      lecturer:
        "The same proof works for n = 3 · 2ᵉ. It fails for n = 7: there a Magnus who looks needs only seven rounds, but no list of ten calls forces six positions (all 59,049 lists were tried). Lesson 16 is about calls that are announced in advance.",
      solution: { magnitudes: [6, 3, 6, 1, 6, 3, 6] },
      fails: [
        { attempt: { magnitudes: [6, 3, 6, 3, 6, 3, 6] }, why: "evaded" },
        { attempt: { magnitudes: [1, 2, 3, 4, 5, 6, 1] }, why: "evaded" },
        { attempt: { magnitudes: [6, 3, 6, 1, 6, 3] }, why: "evaded" },
        { attempt: { magnitudes: [6, 3, 6, 1, 6, 3, 6, 3] }, why: "long" },
      ],
    },
  ],
};
