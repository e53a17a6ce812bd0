// @ts-check
/** Lesson 1, data only; the reference says in "How to write a lesson" what the fields mean. */

export default {
  id: "lose",
  number: 1,
  title: "Lose three times, and why",
  summary:
    "Play Derek for one minute, then change sides: see what Derek can choose and what he cannot, and learn to find the positions from which Magnus can force something new.",
  result:
    "Play Derek for one minute and lose: you choose which new position comes next, never whether one comes. Then change sides and find the positions from which Magnus can force this: the midpoints.",
  before: [],
  source:
    "The game and f*(n): [N10], section 1; midpoints: Definition 1 there, and [L08] chapter 2. The tables are our own examples.",
  steps: [
    {
      id: "try",
      title: "Keep off new positions",
      figure: { game: "n=13&magnus=scripted:6,3,1&derek=human", layers: 1 },
      text: [
        "A token stands on position 0 of a round table with 13 positions. A round has two parts: **Magnus** calls a distance, here called the *magnitude* $\\ell$, and **Derek** says which way the token goes. Magnus wants the token to visit many positions. Derek wants it to stay where it has been.",
      ],
      ask: "You are Derek: Magnus calls a distance, and you say + for clockwise or − for counter-clockwise. Try to keep off new positions for three rounds. How many of the three led to no new position?",
      task: { kind: "number", of: { avoided: { rounds: 3 } } },
      hints: [
        "Play first, whichever way you like: + or −, three times. Then count the rounds that led to a position that had been visited before.",
        "Before you answer, look at both places where the token could land. Is one of them visited?",
      ],
      wrong: {
        high: "Count again. A round counts only if the token came to a position where it had been before.",
      },
      aha: "None. **You choose which new position is visited, never whether one is:** each of the three calls led to a new position either way. Try all eight ways of answering if you like: the result is always the same.",
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
      title: "Change sides",
      figure: { game: "n=13&magnus=human&derek=fewest-ways&moves=6+3+1+", layers: 1 },
      text: [
        "Now you are Magnus. After three rounds the token is on 10, and 0, 6, 9 and 10 are visited. A call $\\ell$ has two *landings*, $10 + \\ell$ and $10 - \\ell$. Derek takes the one that suits him. So a call is good only if **both** landings are new.",
      ],
      ask: "Call a magnitude whose two landings are both new.",
      task: { kind: "call", both: "unvisited" },
      hints: [
        "The landings of 1 are 9 and 11. Derek will choose 9, because it is visited.",
        "The positions other than 10 fall into six pairs, one for each magnitude. A visited position spoils only its own pair.",
        "Three of the six pairs are spoiled: those with 9, with 0 and with 6. Take one of the others.",
      ],
      wrong: {
        misses: "{position} has been visited, so Derek can go there. Look for a magnitude with two new landings.",
        exists: "There is one: six pairs of landings lie around the token, and only three other positions are visited.",
      },
      aha: "2, 5 and 6 are good. Six pairs lie around the token and only three other positions are visited, so at least one pair is free. **Early in the game Magnus always has a good call.**",
      solution: { magnitude: 5 },
      fails: [
        { attempt: { magnitude: 1 }, why: "misses" },
        { attempt: { magnitude: 4 }, why: "misses" },
        { attempt: { none: true }, why: "exists" },
      ],
    },
    {
      id: "between",
      title: "Halfway",
      figure: { game: "n=13&magnus=human&derek=human&moves=1+2+1+1+2+1+1+1+1+1+1+", layers: 1 },
      text: [
        "Write $A$ for the set of the unvisited positions; here $A = \\{2, 6\\}$. A position $z$ is a *midpoint* of $x$ and $y$ if some number $d$ leads from $z$ to both of them: $z + d = x$ and $z - d = y$, counted round the table. Adding the two equations gives $2z \\equiv x + y \\pmod{13}$: the two sides are equal or differ by a multiple of 13, which makes no difference on the table.",
        "$M(A)$ is $A$ together with all midpoints of pairs from $A$.",
      ],
      ask: "Mark the new members of ⟦M(A)|layer:1⟧: the ⟦midpoints|midpoint⟧ of 2 and 6 that are not in ⟦A|layer:0⟧.",
      task: { kind: "mark", layer: 1 },
      hints: [
        "Walk the short way from 2 to 6. How many steps is it, and where are you after half of them?",
        "Now walk the long way from 2 to 6. It has 9 steps, an odd number, so nothing lies halfway.",
      ],
      wrong: {
        extra: "{position} is not equally far from 2 and from 6. Count the steps to each of them.",
      },
      aha: "Only 4: it is two steps from 2 and two steps from 6. If the token stands on 4 and Magnus calls 2, it lands on 2 or on 6, and both are new.",
      solution: { positions: [4] },
      fails: [
        { attempt: { positions: [] }, why: "missing" },
        { attempt: { positions: [4, 10] }, why: "extra" },
        { attempt: { positions: [3, 5] }, why: "extra" },
      ],
    },
    {
      id: "around",
      title: "The other way round",
      figure: { game: "n=13&magnus=human&derek=human&moves=1+1+1+1+1+2+1+1+1+2+1+", layers: 1 },
      text: [
        "Now $A = \\{6, 11\\}$. The short way from 6 to 11 has 5 steps, and 5 is odd. Is there a midpoint at all?",
      ],
      ask: "Mark the ⟦midpoint|midpoint⟧ of 6 and 11.",
      task: { kind: "mark", layer: 1 },
      hints: [
        "There are two ways from 6 to 11, with 13 steps in all.",
        "The long way leads past 12, 0 and 5 and has 8 steps. Take half of them, starting at either end.",
      ],
      wrong: {
        extra:
          "{position} is not equally far from 6 and from 11. The short way has 5 steps, an odd number, so nothing lies halfway. Count along the long way.",
      },
      aha: "2: it is four steps from 6 and four steps from 11. On an odd table the two ways between x and y have n steps in all, an odd number, so exactly one of the two ways has an even number of steps: **every pair has exactly one ⟦midpoint|midpoint⟧**.",
      proof: [
        "Let $n$ be odd. Then 2 has an inverse modulo $n$, namely $h = (n + 1)/2$, because $2h = n + 1 \\equiv 1$. So $2z \\equiv x + y$ holds if and only if $z \\equiv h(x + y)$: every pair has exactly one midpoint. For $n = 13$ we have $h = 7$, and $7 \\cdot (6 + 11) = 119 = 9 \\cdot 13 + 2 \\equiv 2$.",
      ],
      solution: { positions: [2] },
      fails: [
        { attempt: { positions: [8, 9] }, why: "extra" },
        { attempt: { positions: [] }, why: "missing" },
      ],
    },
    {
      id: "three",
      title: "Three pairs",
      figure: { game: "n=13&magnus=human&derek=human&moves=1+2+1+1+2+1+1+1+2+1+", layers: 1 },
      text: ["Three unvisited positions, $A = \\{2, 6, 11\\}$, make three pairs, and each pair has one midpoint."],
      ask: "Mark the positions of ⟦M(A)|layer:1⟧ that are not in ⟦A|layer:0⟧.",
      task: { kind: "mark", layer: 1 },
      hints: [
        "Take the pairs one by one: 2 and 6, then 6 and 11, then 2 and 11.",
        "You know two of the ⟦midpoints|midpoint⟧ from the earlier steps. One of them is not new.",
        "The short way from 11 to 2 leads past 12, 0 and 1. It has 4 steps.",
      ],
      wrong: {
        extra: "{position} is not the midpoint of any two members of A.",
        earlier: "{position} is already in A. Mark only new members.",
        missing: "There is more to mark: have you looked at all three pairs?",
      },
      aha: "0 and 4. **Three pairs, two new ⟦midpoints|midpoint⟧:** 2 is the midpoint of 6 and 11, but it was already in ⟦A|layer:0⟧. So ⟦M(A)|layer:1⟧ = {0, 2, 4, 6, 11} has five members.",
      lecturer:
        "This is no coincidence: 2, 6, 11 is an arithmetic progression with difference 4, because −2, 2, 6 is the same set modulo 13. Lesson 7 shows that such sets have the fewest midpoints.",
      solution: { positions: [0, 4] },
      fails: [
        { attempt: { positions: [4] }, why: "missing" },
        { attempt: { positions: [0, 2, 4] }, why: "earlier" },
        { attempt: { positions: [0, 4, 8] }, why: "extra" },
      ],
    },
    {
      id: "end",
      title: "How does it end?",
      figure: { game: "n=13", layers: 1 },
      text: [
        "Later it becomes harder for Magnus: he runs out of free pairs. But one call can prepare the next. And he has all the time he wants: positions come first, rounds second.",
      ],
      ask: "If both play as well as possible, how many of the 13 positions are visited in the end? Make a guess.",
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
        "You are Derek. Think of one position that you want to keep. Can Magnus make a call whose two landings are both that position?",
        "On an odd table the two landings of a call are always different. So Derek can keep one position for ever. Can he keep two?",
      ],
      wrong: {
        other: "Not quite. Think of what Derek can keep for certain, whatever Magnus calls.",
      },
      aha: "The number of positions that Magnus can force is called f*, so ⟦f*(13)|star:13⟧ = 12. Derek can always keep one, because the two landings of a call differ. Lessons 2 and 3 use **⟦midpoints|midpoint⟧** to show why he cannot keep two. On other tables he can keep more: that is his **shield**, in lesson 4.",
      solution: { option: 1 },
      fails: [
        { attempt: { option: 0 }, why: "other" },
        { attempt: { option: 2 }, why: "other" },
      ],
    },
  ],
};
