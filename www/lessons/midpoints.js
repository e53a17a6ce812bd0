// @ts-check
/** Lesson 2, data only; the reference says in "How to write a lesson" what the fields mean. */

export default {
  id: "midpoints",
  number: 2,
  title: "Midpoints",
  summary:
    "The positions halfway between two unvisited ones: where they are on an odd and on an even table, and how many.",
  before: ["lose"],
  source: "[N10] Definition 1; [L08] chapter 2, Definition 1. Both tables here are our own examples.",
  steps: [
    {
      id: "between",
      title: "Halfway",
      figure: { game: "n=13&magnus=human&derek=human&moves=1+2+1+1+2+1+1+1+1+1+1+", layers: 1 },
      text: [
        "Write $A$ for the set of the unvisited positions; here $A = \\{2, 6\\}$. A position $z$ is a *midpoint* of $x$ and $y$ if some number $d$ leads from $z$ to both of them: $z + d = x$ and $z - d = y$, counted round the table. Adding the two equations gives $2z \\equiv x + y \\pmod{13}$.",
        "$M(A)$ is $A$ together with all midpoints of pairs from $A$.",
      ],
      ask: "Mark the new members of ⟦M(A)|layer:1⟧: the ⟦midpoints|midpoint⟧ of 2 and 6 that are not in ⟦A|layer:0⟧.",
      task: { kind: "mark", layer: 1 },
      hints: [
        "Walk from 2 to 6 the short way. How many steps are there, and where are you after half of them?",
        "Now walk from 2 to 6 the long way round. It has 9 steps, an odd number: nothing lies halfway.",
      ],
      wrong: {
        extra:
          "{position} is not equally far from 2 and from 6. Count the steps to both, the same number to either side.",
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
        "There are two ways from 6 to 11. Together they have 13 steps.",
        "The long way leads over 12, 0 and 5 and has 8 steps. Go half of them, from either end.",
      ],
      wrong: {
        extra:
          "{position} is not equally far from 6 and from 11. On the short way between them nothing lies halfway, as 5 is odd: count along the long one.",
      },
      aha: "2: it is four steps from 6 and four steps from 11. On an odd table the two ways between x and y have n steps together, so exactly one of them is even: **every pair has exactly one ⟦midpoint|midpoint⟧**.",
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
        "You know two of the ⟦midpoints|midpoint⟧ from the steps before. One of them is not new.",
        "The short way from 11 to 2 leads over 12, 0 and 1. It has 4 steps.",
      ],
      wrong: {
        extra: "{position} is no midpoint of two members of A.",
        earlier: "{position} is in A already. Mark only what is new.",
        missing: "There is more to mark: have you looked at all three pairs?",
      },
      aha: "0 and 4. **Three pairs, two new ⟦midpoints|midpoint⟧:** 2 is the midpoint of 6 and 11 and was in ⟦A|layer:0⟧ already. So ⟦M(A)|layer:1⟧ = {0, 2, 4, 6, 11} has five members.",
      lecturer:
        "The coincidence is no accident: 2, 6, 11 is an arithmetic progression with difference 4, for −2, 2, 6 is the same set. Lesson 8 shows that such sets have the fewest midpoints.",
      solution: { positions: [0, 4] },
      fails: [
        { attempt: { positions: [4] }, why: "missing" },
        { attempt: { positions: [0, 2, 4] }, why: "earlier" },
        { attempt: { positions: [0, 4, 8] }, why: "extra" },
      ],
    },
    {
      id: "opposite",
      title: "Even tables",
      figure: { game: "n=12&magnus=human&derek=human&moves=3+1+1+2+1+1+1+1+2+", layers: 1 },
      text: [
        "On a table with 12 positions both ways from 2 to 6 are even, with 4 and 8 steps. So this pair has two midpoints, opposite to each other. A pair such as 1 and 4 would have none: $2z$ is even and $1 + 4$ is not, and 12 does not change that.",
        "There is one more case. The magnitude $\\ell = n/2$ is allowed, and there both directions lead to the same place. So a position opposite to an unvisited one counts as a midpoint as well: $x = y$ in the definition, and $d = n/2$.",
      ],
      ask: "A = {2, 6} on a table with 12 positions. Mark all of ⟦M(A)|layer:1⟧ that is not in ⟦A|layer:0⟧.",
      task: { kind: "mark", layer: 1 },
      hints: [
        "There are four positions to mark.",
        "Two lie halfway between 2 and 6, one on each way. The others lie opposite to 2 and to 6.",
      ],
      wrong: {
        extra: "{position} is neither halfway between 2 and 6 nor opposite to one of them.",
        missing: "There is more to mark: on an even table every midpoint comes with its opposite.",
      },
      aha: "4 and 10 lie halfway; 8 lies opposite 2, and 0 lies opposite 6. On an even table z and z + n/2 are ⟦midpoints|midpoint⟧ of the same pairs, so **midpoints come in opposite pairs**.",
      proof: [
        "If $n$ is even, $2(z + n/2) = 2z + n \\equiv 2z$. So $2z \\equiv x + y$ holds for $z$ if and only if it holds for $z + n/2$. If $x + y$ is odd there is no solution; if it is even, $z = (x + y)/2$ and $z + n/2$ are the only two.",
      ],
      solution: { positions: [0, 4, 8, 10] },
      fails: [
        { attempt: { positions: [4] }, why: "missing" },
        { attempt: { positions: [4, 10] }, why: "missing" },
        { attempt: { positions: [3, 4, 5, 10] }, why: "extra" },
      ],
    },
    {
      id: "sums",
      title: "Count sums instead",
      figure: { game: "n=13&magnus=human&derek=human&moves=1+2+2+2+2+2+1+1+", layers: 1 },
      text: [
        "On an odd table halving is a bijection: different numbers have different halves. So $M(A)$ has as many members as the set $A + A = \\{x + y : x, y \\in A\\}$ of all sums, where $x = y$ is allowed because $A$ belongs to $M(A)$. Sums are easier to count than midpoints.",
      ],
      ask: "A = {2, 4, 6, 8, 10} on 13 positions. How many members has ⟦M(A)|layer:1⟧, those of ⟦A|layer:0⟧ included?",
      task: { kind: "number", of: { layerSize: { layer: 1 } } },
      hints: [
        "The smallest sum is 2 + 2 = 4, the largest 10 + 10 = 20, and all sums are even before you reduce them modulo 13.",
        "4, 6, 8, …, 20 are nine numbers. Do two of them agree modulo 13? They would have to differ by 13.",
      ],
      wrong: {
        high: "Some pairs share a midpoint. Count different sums, modulo 13.",
        low: "M(A) contains A and at least the midpoints of neighbours. Count the different sums, x + x included.",
      },
      aha: "Nine: the sums 4, 6, …, 20 are nine different numbers modulo 13. Fifteen pairs, counted with x = y, have given only nine ⟦midpoints|midpoint⟧, because many pairs share one.",
      proof: [
        "Let $n$ be odd. $z \\in M(A)$ means $2z \\in A + A$, and $z \\mapsto 2z$ is a bijection of $\\mathbb{Z}_n$ because 2 has an inverse. So $2 \\cdot M(A) = A + A$ and $|M(A)| = |A + A|$.",
      ],
      solution: { number: 9 },
      fails: [
        { attempt: { number: 15 }, why: "high" },
        { attempt: { number: 5 }, why: "low" },
      ],
    },
  ],
};
