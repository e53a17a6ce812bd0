// @ts-check
/** Lesson 2, data only; the reference says in "How to write a lesson" what the fields mean. */

export default {
  id: "distance",
  number: 2,
  title: "Call the distance",
  summary:
    "Tell at a glance whether Magnus can force a new position at once, and with which call, on odd and on even tables; and play the first half of a game as Magnus.",
  result:
    "From a midpoint, and only from there, Magnus can force a new position at once. We also look at even tables, and at the first half of the game, which costs nothing.",
  before: ["lose"],
  source: "[N10] section 2.2: Lemma 3, and the first step in the proof of Theorem 4.",
  steps: [
    {
      id: "force",
      title: "A call that forces",
      figure: { game: "n=13&magnus=human&derek=hoarder&moves=1+2+1+1+2+1+1+1+2+1+", layers: 1 },
      text: [
        "Again the set of the unvisited positions is $A = \\{2, 6, 11\\}$. The token stands on 0, the midpoint of 2 and 11.",
      ],
      ask: "You are Magnus. Call a magnitude whose two landings are both unvisited.",
      task: { kind: "call", both: "unvisited" },
      hints: [
        "Which two members of A lie equally far from the token?",
        "0 is the ⟦midpoint|midpoint⟧ of 2 and 11. How far is each of them from 0?",
      ],
      wrong: {
        misses: "{position} has been visited, so Derek can go there. Which two members of A are equally far from 0?",
        exists: "There is one: 0 is the midpoint of two members of A.",
      },
      aha: "2, the distance from the ⟦midpoint|midpoint⟧ to its pair. **Standing on a midpoint, call the distance:** Derek chooses between 2 and 11, and both are new. The pair is called a **witness** of the midpoint.",
      solution: { magnitude: 2 },
      fails: [
        { attempt: { magnitude: 6 }, why: "misses" },
        { attempt: { magnitude: 1 }, why: "misses" },
        { attempt: { none: true }, why: "exists" },
      ],
    },
    {
      id: "none",
      title: "Not a midpoint",
      figure: { game: "n=13&magnus=human&derek=hoarder&moves=3+1+1+2+1+1+1+2+2+", layers: 1 },
      text: [
        "The same $A = \\{2, 6, 11\\}$, but the token stands on 1. You can try all six magnitudes, or think first.",
      ],
      ask: "Call a magnitude whose two landings are both unvisited, or say that there is none.",
      task: { kind: "call", both: "unvisited" },
      hints: [
        "The pairs of landings from 1 are 0 and 2, 12 and 3, 11 and 4, 10 and 5, 9 and 6, 8 and 7.",
        "Each of these pairs contains at most one member of ⟦A|layer:0⟧. And 1 is not a ⟦midpoint|midpoint⟧: ⟦M(A)|layer:1⟧ = {0, 2, 4, 6, 11}.",
      ],
      wrong: {
        misses: "{position} has been visited, so Derek can go there. Could it be that every magnitude fails?",
      },
      aha: "There is none. Whatever Magnus calls, one landing is visited, and Derek goes there. **Magnus can force a new position in this round exactly when the token is in ⟦M(A)|layer:1⟧.**",
      proof: [
        "Let the token stand on a visited position $K$. Suppose that both landings of a call $\\ell$ are in $A$: $x = K + \\ell$ and $y = K - \\ell$. Adding gives $2K \\equiv x + y$, so $K \\in M(A)$, where $\\in$ means “is in” and $\\notin$ “is not in”.",
        "Conversely let $K \\in M(A)$. As $K$ is not in $A$, there are $x, y \\in A$ with $K + d \\equiv x$ and $K - d \\equiv y$ for some $d$. Then $d \\not\\equiv 0$, because $K + d$ is unvisited and $K$ is not. Either $d$ or $n - d$ is at most $n/2$; exchanging the two only exchanges $x$ and $y$. So Magnus may call one of the two, and both its landings are in $A$.",
        "If $K \\notin M(A)$, then every call has at least one visited landing, and Derek can choose it. ∎ (The sign marks the end of a proof.)",
      ],
      lecturer:
        "The whole theory rests on this equivalence: geometry (midpoints) and play (forcing) are the same thing here.",
      solution: { none: true },
      fails: [
        { attempt: { magnitude: 1 }, why: "misses" },
        { attempt: { magnitude: 3 }, why: "misses" },
        { attempt: { magnitude: 5 }, why: "misses" },
      ],
    },
    {
      id: "even",
      title: "Even tables",
      figure: { game: "n=12&magnus=human&derek=human&moves=3+1+1+2+1+1+1+1+2+", layers: 1 },
      text: [
        "On a table with 12 positions both ways from 2 to 6 have an even number of steps, 4 and 8. So this pair has two midpoints, opposite each other. A pair such as 1 and 4 has none: $2z$ is even, $1 + 4$ is odd, and adding 12 does not change that.",
        "There is one more case. The magnitude $\\ell = n/2$ is allowed, and with it both directions lead to the same place. So the position opposite an unvisited one also counts as a midpoint: take $x = y$ and $d = n/2$ in the definition.",
      ],
      ask: "⟦A|layer:0⟧ = {2, 6} on a table with 12 positions. Mark all members of ⟦M(A)|layer:1⟧ that are not in ⟦A|layer:0⟧.",
      task: { kind: "mark", layer: 1 },
      hints: [
        "There are four positions to mark.",
        "Two lie halfway between 2 and 6, one on each way. The other two lie opposite 2 and opposite 6.",
      ],
      wrong: {
        extra: "{position} is neither halfway between 2 and 6 nor opposite either of them.",
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
      id: "opposite",
      title: "No choice at all",
      figure: { game: "n=12&magnus=human&derek=hoarder&moves=1+2+1+1+2+2+1+1+3-", layers: 1 },
      text: [
        "On a table with 12 positions, $A = \\{2, 6\\}$ and the token stands on 8. The midpoints of 2 and 6 are 4 and 10, so 8 does not lie halfway between them.",
      ],
      ask: "Call a magnitude whose landings are both unvisited.",
      task: { kind: "call", both: "unvisited" },
      hints: [
        "The two landings of a call need not be different.",
        "The magnitude n/2 = 6 is allowed on an even table. Where does it lead, clockwise and counter-clockwise?",
      ],
      wrong: {
        misses: "{position} has been visited, so Derek can go there. Can Magnus leave him no choice?",
        exists: "There is one. Must the two landings be different?",
      },
      aha: "6: both ways lead to 2, which lies opposite. On an even table Magnus can take away Derek’s choice, so a single unvisited position is not safe there: M({2}) = {2, 8}.",
      solution: { magnitude: 6 },
      fails: [
        { attempt: { magnitude: 2 }, why: "misses" },
        { attempt: { magnitude: 4 }, why: "misses" },
        { attempt: { none: true }, why: "exists" },
      ],
    },
    {
      id: "half",
      title: "The first half is free",
      figure: { game: "n=13&magnus=human&derek=hoarder", layers: 1 },
      text: [
        "As long as more than half of the other positions are unvisited, the token is on a midpoint, wherever it stands. The twelve others form six pairs around the token, one for each magnitude. If seven of the twelve are unvisited, two of the seven must form a pair.",
      ],
      ask: "You are Magnus. Visit 7 positions within 6 rounds, against a Derek who avoids new positions when he can.",
      task: { kind: "finish", visited: 7, rounds: 6 },
      hints: [
        "The start counts as visited, so each of the six rounds has to reach a new position. Before you call, look at both landings.",
        "Go through the magnitudes 1 to 6 one by one until both landings are new. There is always one.",
        "If you are stuck, take the smallest magnitude that works each time.",
      ],
      wrong: {
        slow: "You have lost a round: Derek found a visited landing. Take it back, and look at both landings before you call.",
      },
      aha: "Six rounds, six new positions: **while more than half is unvisited, no round is wasted.** Only the second half of the game needs a plan, and lesson 3 has it.",
      proof: [
        "Let $n$ be odd and the token on $K$. The $n - 1$ positions other than $K$ form $(n - 1)/2$ pairs $\\{K + d, K - d\\}$, $1 \\le d \\le (n - 1)/2$. If $|A| > (n - 1)/2$, two members of $A$ are in the same pair, and Magnus calls its $d$.",
        "At the start $|A| = n - 1$, and each such round takes one position from $A$. So the first $(n - 1)/2$ rounds can all reach new positions, and then $(n + 1)/2$ positions are visited. For $n = 13$ that makes 6 rounds and 7 positions. (On an even table the magnitude $n/2$ makes one more pair, a single position, and the same count gives $n/2$ rounds.) ∎",
      ],
      solution: { game: "n=13&magnus=human&derek=hoarder&moves=1-2+3-4+5-6+" },
      fails: [
        { attempt: { game: "n=13&magnus=human&derek=hoarder&moves=1-1+" }, why: "slow" },
        { attempt: { game: "n=13&magnus=human&derek=hoarder&moves=6-6+" }, why: "slow" },
      ],
    },
  ],
};
