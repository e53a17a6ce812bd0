// @ts-check
/** Lesson 1, data only; the reference says in "How to write a lesson" what the fields mean. */

export default {
  id: "lose",
  number: 1,
  title: "Lose three times",
  summary: "Play Derek for one minute, lose, and see why: Derek chooses which position is visited next, never whether.",
  before: [],
  source: "The game and f*(n): [N10], section 1.",
  steps: [
    {
      id: "try",
      title: "Keep off new positions",
      figure: { game: "n=13&magnus=scripted:6,3,1&derek=human", layers: 1 },
      text: [
        "A token stands on position 0 of a round table with 13 positions. A round has two parts: **Magnus** calls a distance, here called the *magnitude* $\\ell$, and **Derek** says which way the token goes. Magnus wants the token to visit many positions. Derek wants it to stay where it has been.",
        "You are Derek. Magnus has called 6: say + for clockwise or − for counter-clockwise.",
      ],
      ask: "Play three rounds as Derek. How many of the three led to no new position?",
      task: { kind: "number", of: { avoided: { rounds: 3 } } },
      hints: [
        "Play first, whichever way you like: + or −, three times. Then count the rounds that led to a position that had been visited before.",
        "Before you answer, look at both places where the token could land. Is one of them visited?",
      ],
      wrong: {
        high: "Count again. A round counts only if the token came to a position where it had been before.",
      },
      aha: "None. **You choose which position is visited, never whether:** each of the three calls had two new positions at its ends. Try all eight ways to answer if you like; it is the same each time.",
      lecturer:
        "Let the audience call out + or −. The calls 6, 3, 1 are fixed in advance and work against all eight lists of answers, so nobody can spoil the demonstration.",
      solution: { number: 0, game: "n=13&magnus=scripted:6,3,1&derek=human&moves=6+3+1-" },
      fails: [
        { attempt: { number: 1, game: "n=13&magnus=scripted:6,3,1&derek=human&moves=6+3+1-" }, why: "high" },
        { attempt: { number: 3, game: "n=13&magnus=scripted:6,3,1&derek=human&moves=6-3-1-" }, why: "high" },
      ],
    },
    {
      id: "which",
      title: "Sit on the other side",
      figure: { game: "n=13&magnus=human&derek=fewest-ways&moves=6+3+1+", layers: 1 },
      text: [
        "Now you are Magnus. After three rounds the token is on 10, and 0, 6, 9 and 10 are visited. A call $\\ell$ has two *landings*, $10 + \\ell$ and $10 - \\ell$. Derek takes the one that suits him. So a call is good only if **both** landings are new.",
      ],
      ask: "Call a magnitude whose two landings are both new.",
      task: { kind: "call", both: "unvisited" },
      hints: [
        "The landings of 1 are 9 and 11. Derek will choose 9, because it is visited.",
        "The positions other than 10 fall into six pairs, one for each magnitude. A visited position spoils only the pair that it is in.",
        "Three of the six pairs are spoiled: those with 9, with 0 and with 6. Take one of the others.",
      ],
      wrong: {
        misses: "{position} has been visited, so Derek can go there. Look for a magnitude with two new landings.",
        exists: "There is one: six pairs of landings lie around the token, and only three other positions are visited.",
      },
      aha: "2, 5 and 6 are good. Six pairs lie around the token and only three other positions are visited, so some pair had to be free. **Early in the game Magnus always has a good call.**",
      solution: { magnitude: 5 },
      fails: [
        { attempt: { magnitude: 1 }, why: "misses" },
        { attempt: { magnitude: 4 }, why: "misses" },
        { attempt: { none: true }, why: "exists" },
      ],
    },
    {
      id: "end",
      title: "How does it end?",
      figure: { game: "n=13", layers: 1 },
      text: [
        "Later it becomes harder for Magnus: the free pairs run out. But a call may also prepare the next one. He has all the time he wants; he counts rounds only after he has counted positions.",
      ],
      ask: "If both play as well as possible, how many of the 13 positions are visited in the end? Guess; the answer is computed.",
      task: {
        kind: "choose",
        of: { fStar: { n: 13 } },
        options: [
          { label: "Half of them or fewer", below: 7 },
          { label: "All but one", is: 12 },
          { label: "All of them", is: 13 },
        ],
      },
      hints: [
        "Think of one position that you, Derek, want to keep. Whatever Magnus calls: can both landings be that position?",
        "On an odd table the two landings of a call are always different. So Derek can keep one position for ever. Can he keep two?",
      ],
      wrong: {
        other: "Not quite. Think of what Derek can keep for certain, whatever Magnus calls.",
      },
      aha: "⟦f*(13)|star:13⟧ = 12: Magnus can force twelve, and Derek can always keep one, because the two landings of a call differ. Why he cannot keep two is the story of the **⟦midpoints|midpoint⟧**, which begins in lesson 2; what he can keep on other tables is his **shield**, lesson 5.",
      solution: { option: 1 },
      fails: [
        { attempt: { option: 0 }, why: "other" },
        { attempt: { option: 2 }, why: "other" },
      ],
    },
  ],
};
