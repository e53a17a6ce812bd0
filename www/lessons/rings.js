// @ts-check
/** Lesson 3, data only; the reference says in "How to write a lesson" what the fields mean. */

export default {
  id: "rings",
  number: 3,
  title: "Rings",
  summary:
    "Take midpoints again and again: the layers M(A), M²(A) = M(M(A)), and so on, are drawn as rings. A position that first appears in ring i is exactly i rounds from a new one, however Derek delays.",
  before: ["distance"],
  source: "[N10] section 2.2, Lemmas 2 and 3. [N10] does not state that Derek can hold out for that many rounds.",
  picture: "climb",
  steps: [
    {
      id: "second",
      title: "Midpoints of midpoints",
      figure: { game: "n=13&magnus=human&derek=human&moves=3+1+1+2+1+1+1+2+2+", layers: 2 },
      text: [
        "$A = \\{2, 6, 11\\}$ and $M(A) = \\{0, 2, 4, 6, 11\\}$. The token is on 1, and from there Magnus cannot force a new position in one round. But perhaps he can force the token into $M(A)$, and then force a new position from there.",
        "So take midpoints once more: $M^2(A) = M(M(A))$ is $M(A)$ together with all midpoints of pairs from $M(A)$. The table draws it as one more *ring*.",
      ],
      ask: "Mark the positions of ⟦M²(A)|layer:2⟧ that are not in ⟦M(A)|layer:1⟧.",
      task: { kind: "mark", layer: 2 },
      hints: [
        "There are four of them. Look for ⟦midpoints|midpoint⟧ of two positions that are drawn in ⟦A|layer:0⟧ or ⟦M(A)|layer:1⟧.",
        "In the list 11, 0, 2, 4, 6 each position is two steps from the next. What lies between them?",
      ],
      wrong: {
        earlier: "{position} is already in M(A). Mark only the new members of M²(A).",
        extra: "{position} is not halfway between two members of M(A). It belongs to the next ring.",
        missing: "There is more to mark: look at all gaps between 11, 0, 2, 4 and 6.",
      },
      aha: "1, 3, 5 and 12: they fill the gaps between 11, 0, 2, 4 and 6. ⟦M²(A)|layer:2⟧ has nine members, all positions from 11 past 0 to 6. Each further M adds one more **ring** to the drawing.",
      solution: { positions: [1, 3, 5, 12] },
      fails: [
        { attempt: { positions: [1, 3, 5] }, why: "missing" },
        { attempt: { positions: [0, 4] }, why: "earlier" },
        { attempt: { positions: [1, 3, 5, 8, 12] }, why: "extra" },
      ],
    },
    {
      id: "full",
      title: "Until the ring is full",
      after: "second",
      figure: { game: "n=13&magnus=human&derek=human&moves=1+2+1+1+2+2+1+2+4-", layers: 3 },
      text: [
        "The sizes so far are $|A| = 3$, $|M(A)| = 5$, $|M^2(A)| = 9$. Nothing is ever lost: $A \\subseteq M(A) \\subseteq M^2(A) \\subseteq \\dots$, where $\\subseteq$ means “is contained in”.",
        "The sets $A$, $M(A)$, $M^2(A)$, … are called *layers*; each is a ring of the drawing. The *depth* of a position is the number of the first one that it lies in: 0 for members of $A$, 1 for new members of $M(A)$, and so on.",
      ],
      ask: "⟦A|layer:0⟧ = {2, 6, 11} on 13 positions. How many members does ⟦M³(A)|layer:3⟧ have?",
      task: { kind: "number", of: { layerSize: { layer: 3 } } },
      hints: [
        "⟦M²(A)|layer:2⟧ is a block of nine neighbours, from 11 past 0 to 6. What is the ⟦midpoint|midpoint⟧ of 11 and 5 on the way that leads past 8?",
        "The sums of two members of a block of nine form a block of 17, if there is room for it. The table has 13 positions.",
      ],
      wrong: {
        high: "There are only 13 positions, so the block closes up to a full circle.",
        low: "M³(A) holds more: positions such as 8, halfway between 11 and 5.",
      },
      aha: "13: the ring is full. The sizes are 3, 5, 9, 13: each is twice the one before, minus one, until the table is full. So here every position has depth 3 or less: **Magnus is never more than three rounds away from a new position.**",
      solution: { number: 13 },
      fails: [
        { attempt: { number: 17 }, why: "high" },
        { attempt: { number: 11 }, why: "low" },
      ],
    },
    {
      id: "climb",
      title: "Climb outwards",
      after: "full",
      figure: { game: "n=13&magnus=human&derek=hoarder&moves=1+2+1+1+2+2+1+2+4-" },
      text: [
        "The token is on 8, at depth 3. First call the distance to a pair in $M^2(A)$, next the distance to a pair in $M(A)$, and last the distance to a pair in $A$. Each call must work for both answers.",
      ],
      ask: "You are Magnus. Visit one new position within the next three rounds.",
      task: { kind: "finish", visited: 11, rounds: 12 },
      hints: [
        "⟦M²(A)|layer:2⟧ is 11, 12, 0, 1, …, 6. From 8, which magnitudes have both landings there?",
        "1 leads to 7 and 9, and 2 leads to 6 and 10. Neither will do, because 7, 9 and 10 are as deep as 8. Call 3 or more.",
        "Once the token is less deep, do the same again: both landings must be at least one ring farther out.",
      ],
      wrong: {
        slow: "Too slow: after one of the calls Derek could stay at least as deep as before. Take it back, and compare the depths of both landings.",
        lost: "After one of the calls Derek could stay at least as deep as before, and now three rounds will not do. Take it back, and compare the depths of both landings.",
      },
      aha: "**From depth i a new position is at most i rounds away.** Whatever Derek says, each call of this kind takes the token at least one ring outwards.",
      proof: [
        "Let $i \\ge 1$ be the depth of $z$, so that $z$ is in $M^i(A)$ but not in $M^{i-1}(A)$. Then $2z \\equiv x + y$ with $x, y \\in M^{i-1}(A)$, and there is a $d$ with $z + d \\equiv x$ and $z - d \\equiv y$. Here $d \\not\\equiv 0$, because $x$ is in $M^{i-1}(A)$ and $z$ is not; so one of $d$ and $n - d$ is a magnitude that Magnus may call. Both landings have depth $i - 1$ or less.",
        "$A$ does not change until a new position is visited. So the depth falls by at least one in each round, and after at most $i$ rounds it is 0. ∎",
      ],
      solution: { game: "n=13&magnus=human&derek=hoarder&moves=1+2+1+1+2+2+1+2+4-4+1+2-" },
      fails: [
        {
          attempt: { game: "n=13&magnus=human&derek=hoarder&moves=1+2+1+1+2+2+1+2+4-1+3+1+" },
          why: "slow",
        },
        {
          attempt: { game: "n=13&magnus=human&derek=hoarder&moves=1+2+1+1+2+2+1+2+4-2+4+1-" },
          why: "slow",
        },
      ],
    },
    {
      id: "delay",
      title: "And no sooner",
      after: "full",
      figure: { game: "n=13&magnus=layers&derek=human&moves=1+2+1+1+2+2+1+2+4-", mark: [2, 6, 11] },
      text: [
        "Now you are Derek, and the token is on 8 again, at depth 3. Can you make the climb last as long as the rings say?",
      ],
      ask: "You are Derek. Keep the token off 2, 6 and 11 for two calls.",
      task: { kind: "answers", count: 2, avoid: "unvisited" },
      hints: [
        "Before each answer compare the depths of the two landings: in which ring does each of them lie?",
        "After your first answer the token should be at depth 2, after the second at depth 1. You cannot hold out any longer than that.",
      ],
      wrong: {
        entered: "{position} was unvisited. The other landing was deeper: take the answer back.",
      },
      aha: "Each answer went to the deeper landing, one ring at a time. **The depth is the exact number of rounds until the next new position**, if Magnus hurries and Derek delays as well as they can.",
      proof: [
        "Let $K$ have depth $i \\ge 2$. As $K \\notin M^{i-1}(A)$, no call has both landings in $M^{i-2}(A)$: otherwise $K$ would be their midpoint. So Derek can answer each call with a landing outside $M^{i-2}(A)$, that is of depth $i - 1$ or more. He repeats this: after $j$ rounds the depth is at least $i - j$. After $i - 1$ rounds it is at least 1, and no new position has been visited.",
        "If $K$ is in no layer, then $K \\notin M(L)$ for the last layer $L = M(L)$, so Derek can stay outside $L$ for ever: nothing more can be forced. Lessons 4 and 5 show when that happens. ∎",
      ],
      lecturer:
        "In the language of games on graphs the layers are the attractor of the unvisited positions. What is special here is the arithmetic: this attractor is computed by halving sums.",
      solution: { game: "n=13&magnus=layers&derek=human&moves=1+2+1+1+2+2+1+2+4-3-1-" },
      fails: [
        { attempt: { game: "n=13&magnus=layers&derek=human&moves=1+2+1+1+2+2+1+2+4-3+" }, why: "entered" },
        { attempt: { game: "n=13&magnus=layers&derek=human&moves=1+2+1+1+2+2+1+2+4-3-1+" }, why: "entered" },
      ],
    },
  ],
};
