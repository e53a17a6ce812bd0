// @ts-check
/** Lesson 12, data only; the reference says in "How to write a lesson" what the fields mean. */

export default {
  id: "two-phases",
  number: 12,
  title: "Two phases",
  summary:
    "Nedev’s recursion for composite tables: explore class after class, then make Derek choose what to give up. Its printed form has an error; here is the repair.",
  before: ["shield", "rounds"],
  source:
    "[N10] section 2.3, Lemma 4, Algorithm 1 and Theorem 5; its second phase comes from Nedev and Muthukrishnan (2008). The errors in the printed algorithm, the circle on n = 25 and the proof of the repaired form are ours.",
  picture: "offer",
  steps: [
    {
      id: "classes",
      title: "Phase one: class after class",
      figure: { game: "n=15&magnus=human&derek=human&moves=6+6+3-", layers: 1 },
      text: [
        "Let $n = pm$, where $p$ is the smallest odd prime factor. There are $p$ classes modulo $p$, each with $m$ positions. If Magnus calls a multiple of $p$, the token stays in its class: a game on $m$ positions. And with any call $\\ell$ the *class* of the token moves by $\\pm\\ell$ modulo $p$: a game on an imaginary table with $p$ positions.",
        "So he plays by layers on the imaginary table until the token enters a new class, explores this class as a table of its own, and goes on to the next. He enters $p - 1$ classes; Derek decides which one is left out, $[\\gamma]_p$. In the figure $[0]_3$ on $n = 15$ is explored: 0, 6, 12 and 9 are visited, 3 is left over.",
      ],
      ask: "At least how many of the 15 positions are visited when phase one is over?",
      task: { kind: "number", of: { phaseOne: { n: 15 } } },
      hints: [
        "Two of the three classes are explored. Each is a table with five positions.",
        "On a table with five positions Magnus can force ⟦f*(5)|star:5⟧ = 4.",
      ],
      wrong: {
        high: "In each explored class Derek can keep one position, as on any table with five: f*(5) = 4.",
        low: "Two classes are explored, and in each of them Magnus gets f*(5) = 4 positions.",
      },
      aha: "Eight: (p − 1) · f*(m) = 2 · 4. But ⟦f*(15)|star:15⟧ = 10. **Phase one is enough only if every position of an explored class is visited,** that is, if m is a power of two. Otherwise every class keeps a leftover.",
      proof: [
        "**Decomposition** ([N10] Lemma 4). If Magnus can visit $f^*(m)$ positions on $m$ and $f^*(p)$ on $p$, he can visit $f^*(p) f^*(m)$ on $n = pm$. On the imaginary table he aims at the classes that have not been entered; while two of them are left, layer play on $\\mathbb{Z}_p$ reaches one of them, because $p$ is prime (lesson 8). In each he plays the strategy for $m$ with all magnitudes multiplied by $p$. A magnitude that becomes larger than $n/2$ is folded: $\\ell$ and $n - \\ell$ have the same two landings.",
      ],
      lecturer:
        "Where the printed algorithm says “p is the smallest prime factor”, read the smallest *odd* one. With n = 12 and p = 2 Magnus would enter only one of the two classes and visit at most six positions, but f*(12) = 8.",
      solution: { number: 8 },
      fails: [
        { attempt: { number: 10 }, why: "high" },
        { attempt: { number: 5 }, why: "low" },
      ],
    },
    {
      id: "offer",
      title: "Phase two: an offer",
      after: "classes",
      figure: { game: "n=15&magnus=human&derek=human&moves=6+6+3-1+3-6-3+", mark: [2, 5, 8, 11, 14], layers: 1 },
      text: [
        "Phase one is over: $[0]_3$ and $[1]_3$ are explored, with 3 and 13 left over, and $[2]_3$ (marked) has never been entered. Eight positions are visited, and Magnus wants two more. The token is on 4.",
        "Magnus would like the leftovers; Derek would like to keep $[2]_3$. Is there a call that makes him give up one of the two?",
      ],
      ask: "Call a magnitude that is sure to lead to a new position.",
      task: { kind: "call", both: "unvisited" },
      hints: [
        "One landing should be a leftover, and the other should lie in the class that was never entered.",
        "How far is it from 4 to the leftover 3? And what lies at the same distance on the other side?",
      ],
      wrong: {
        misses: "After the call {magnitude} Derek can go to {position}, which is visited; he has given up nothing.",
        exists: "There is one. Try to reach the leftover 3.",
      },
      aha: "1: it leads to the leftover 3 or to 5, and 5 lies in ⟦[2]₃|class:2/3⟧. This is no accident: 4 is in [1]₃, and **1 is halfway between the classes 0 and 2.** From there every leftover of [0]₃ has its mirror image in [2]₃.",
      proof: [
        "Let $J$ be a leftover in the class $\\delta \\ne \\gamma$ and $K$ a position in the class $(\\delta + \\gamma)/2$ modulo $p$. The call $J - K$ (folded) leads to $J$ or to $2K - J$, and $2K - J \\equiv \\delta + \\gamma - \\delta = \\gamma$ modulo $p$. **So from $K$ Derek must either give up the leftover $J$ or let the token into $[\\gamma]_p$.**",
      ],
      solution: { magnitude: 1 },
      fails: [
        { attempt: { magnitude: 6 }, why: "misses" },
        { attempt: { magnitude: 4 }, why: "misses" },
        { attempt: { none: true }, why: "exists" },
      ],
    },
    {
      id: "circle",
      title: "The printed algorithm runs in a circle",
      figure: {
        game: "n=25&magnus=human&derek=human&moves=5+10+5-1-5-10-5+2+5+10+5+1-2+5-10-5+1-3+2-1-1+2+2-1-1+2+&round=18",
        mark: [3, 8, 13, 18, 23],
        layers: 1,
      },
      text: [
        "On $n = 25$ there are five classes with five positions each, and $f^*(25) = 20$. In this game phase one is over, two leftovers have been collected, and 19 positions are visited. The class $[3]_5$ (marked) has never been entered, and one leftover remains: 2, in $[2]_5$.",
        "The printed algorithm now marks the four explored classes. By layers on the imaginary table it goes from one marked class to the next and makes an offer in each. It **ends the sweep as soon as only one class is still marked**, and marks all four again. In the figure the game goes on like this for eight rounds.",
      ],
      ask: "Step forward eight rounds. How many of them lead to no new position?",
      task: { kind: "number", of: { avoided: { rounds: 8 } } },
      hints: [
        "The button “One round on” plays the next round; the middle of the table says how many positions are visited.",
        "Nineteen positions were visited before the eight rounds. How many are visited after them?",
      ],
      wrong: {
        low: "Compare the number of visited positions before the eight rounds and after them.",
        high: "There are only eight rounds.",
      },
      aha: "All eight. The token goes from 14 to 12, 11, 12, 14, 12, 11, 12 and back to 14, and everything is as before. **It can go on like this for ever, at 19 positions,** one short of ⟦f*(25)|star:25⟧ = 20.",
      solution: {
        number: 8,
        game: "n=25&magnus=human&derek=human&moves=5+10+5-1-5-10-5+2+5+10+5+1-2+5-10-5+1-3+2-1-1+2+2-1-1+2+",
      },
      fails: [
        {
          attempt: {
            number: 0,
            game: "n=25&magnus=human&derek=human&moves=5+10+5-1-5-10-5+2+5+10+5+1-2+5-10-5+1-3+2-1-1+2+2-1-1+2+",
          },
          why: "low",
        },
        {
          attempt: {
            number: 9,
            game: "n=25&magnus=human&derek=human&moves=5+10+5-1-5-10-5+2+5+10+5+1-2+5-10-5+1-3+2-1-1+2+2-1-1+2+",
          },
          why: "high",
        },
      ],
    },
    {
      id: "kept",
      title: "What Derek keeps",
      figure: {
        game: "n=25&magnus=human&derek=human&moves=5+10+5-1-5-10-5+2+5+10+5+1-2+5-10-5+1-3+",
        mark: [3, 8, 13, 18, 23],
        layers: 1,
      },
      text: [
        "In the circle the token stands on 14, 12, 11 and 12, in the classes 4, 2, 1 and 2 modulo 5. In each of them Magnus could offer a leftover of another class, but those leftovers have all been collected. Only 2 is left, in $[2]_5$, and it can be offered from only one class.",
      ],
      ask: "Magnus wants to offer the leftover 2 against ⟦[3]₅|class:3/5⟧. From which class modulo 5 can he do it? Give its number, 0 to 4.",
      task: { kind: "number", of: { midpoint: { n: 5, x: 2, y: 3 } } },
      hints: [
        "It is the class halfway between 2 and 3 modulo 5.",
        "Take the middle of the long way round: 2, 1, 0, 4, 3.",
      ],
      wrong: {
        high: "The number must be from 0 to 4, and modulo 5 it must be as far from 2 as from 3. Go from 2 to 3 the long way round.",
      },
      aha: "⟦[0]₅|class:0/5⟧, and the token is never there. On the imaginary table Derek may keep one of the marked classes, and **he keeps the only one that matters, in every sweep.**",
      lecturer:
        "This concerns lines 16 to 28 of Algorithm 1, and lines 17 and 19 in particular; the prose of section 2.3.2 does say that the token may come to $[\\gamma]_p$ on the way. If the lines are taken literally, Derek also keeps more than $n/p$ positions on 27, 35, 45 and 50. The proof of Theorem 5 overlooks that a sweep leaves one class out. Which line would you change?",
      solution: { number: 0 },
      fails: [
        { attempt: { number: 2 }, why: "high" },
        { attempt: { number: 3 }, why: "high" },
      ],
    },
    {
      id: "repair",
      title: "The repair",
      after: "kept",
      figure: {
        game: "n=25&magnus=human&derek=hoarder&moves=5+10+5-1-5-10-5+2+5+10+5+1-2+5-10-5+1-3+",
        mark: [3, 8, 13, 18, 23],
        layers: 1,
      },
      text: [
        "The repair is one word: on the imaginary table $[\\gamma]_p$ is **a target too**, beside the classes from which a leftover can still be offered. Derek can keep the token out of one target, never out of two. Here the targets are $[0]_5$ and $[3]_5$, and the token on 14 is in class 4.",
      ],
      ask: "You are Magnus, and 18 rounds have been played. Visit a 20th position by round 20.",
      task: { kind: "finish", visited: 20, rounds: 20 },
      hints: [
        "4 is halfway between 0 and 3 modulo 5. Which calls lead from 14 to classes 0 and 3?",
        "Call 1: the token lands on 13, which is new, or on 15, in class 0.",
        "From 15 offer the leftover 2: it is 12 away, and 15 − 12 = 3 lies in ⟦[3]₅|class:3/5⟧.",
      ],
      aha: "Two rounds. **Derek must give up one of the two:** the leftover or the class. If he gives up the class, Magnus explores it. Then each of the five classes has at most one position left, and that is enough.",
      proof: [
        "**Theorem** (Algorithm 1, repaired). For every $n$ that is not a power of two, Magnus visits at least $f^*(n) = n - n/p$ positions, whatever Derek does.",
        "*Proof* by induction on the number of odd prime factors. For a prime $n$ the theorem is lesson 8. Let $n = pm$. After phase one $p - 1$ classes are explored. If $m$ is a power of two, all their positions are visited, by lesson 6: $(p-1)m = f^*(n)$. Otherwise let $p'$ be the smallest odd prime factor of $m$, $p' \\ge p$; by induction at most $m/p'$ positions are left in each explored class.",
        "While there is a leftover $J$ in some class $\\delta$, let $C = (\\delta + \\gamma)/2$ on $\\mathbb{Z}_p$. Here $C \\ne \\gamma$, because $\\delta \\ne \\gamma$. So there are two targets on a prime table: the layers of $\\{C, \\gamma\\}$ fill $\\mathbb{Z}_p$, and Magnus brings the token to class $C$ or $\\gamma$. In $C$ he offers $J$. Then one of two things happens. If $J$ is visited, there is one leftover fewer. If the token enters $[\\gamma]_p$, Magnus explores this class and is done: then at most $p \\cdot m/p' \\le m = n/p$ positions are unvisited.",
        "As there are finitely many leftovers, either the token enters $[\\gamma]_p$ or all leftovers are visited; then the unvisited positions lie in $[\\gamma]_p$, and there are at most $m = n/p$ of them. ∎",
        "*Rounds.* [N10] Theorem 5 collects the leftovers in sweeps and gets $3(n - 1)$ rounds against a Derek who never gives up more than $f^*(n)$ positions. In all our tests the repaired form stayed within this bound against every Derek. We know no proof for all Dereks, and none is needed any more: layer play needs at most $B(n) < 2(n-1)$ rounds (lesson 11).",
      ],
      solution: {
        game: "n=25&magnus=human&derek=hoarder&moves=5+10+5-1-5-10-5+2+5+10+5+1-2+5-10-5+1-3+1+12+",
      },
      fails: [
        {
          attempt: {
            game: "n=25&magnus=human&derek=hoarder&moves=5+10+5-1-5-10-5+2+5+10+5+1-2+5-10-5+1-3+2-1-",
          },
          why: "slow",
        },
        {
          attempt: {
            game: "n=25&magnus=human&derek=hoarder&moves=5+10+5-1-5-10-5+2+5+10+5+1-2+5-10-5+1-3+5+5+",
          },
          why: "slow",
        },
      ],
    },
    {
      id: "compare",
      title: "Was it worth two phases?",
      figure: { game: "n=25&magnus=two-phase&derek=human", layers: 1 },
      text: [
        "The two phases need the factors of $n$; layer play on the whole table does not, and its bound is better. In practice neither is always ahead. Against any Derek the repaired recursion, with the closest pairs, needs at most 28 rounds for $f^*(25) = 20$ positions.",
      ],
      ask: "And what does lesson 11 promise: after how many rounds at most does ⟦layer|layer⟧ play end on n = 25?",
      task: { kind: "number", of: { bound: { n: 25 } } },
      hints: ["⟦B(n)|B:n⟧ = 2(n − 2) − s(n − 2) for odd n.", "23 = 16 + 4 + 2 + 1 has four ones in binary."],
      wrong: {
        48: "2 · 24 = 48 is the round number above B(25). Use the exact sum.",
        72: "3 · 24 = 72 is the bound of the two phases. Layer play has the better one.",
        low: "That is too few. The sum begins with 2 · 23, and only the ones of 23 in binary are taken away.",
        high: "That is too many. B(25) is below the round number 2 · 24 = 48: use the exact sum.",
      },
      aha: "42, and that is for the very end of the game; the 20 positions that count come within 27 rounds. **A proof that follows the structure of n is not always the shortest way through it.** Still, the offer of phase two is a lovely idea, and it is the best way to see why ⟦f*(n)|star:n⟧ is what it is. Lesson 15 makes more of it.",
      lecturer:
        "The largest numbers of rounds until f*(n) positions are visited, over all Dereks, first for the recursion and then for layer play with the worst pairs: n = 9: 6 / 6, 10: 8 / 9, 12: 7 / 8, 15: 15 / 11, 18: 14 / 13, 21: 24 / 16, 25: 28 / 27.",
      solution: { number: 42 },
      fails: [
        { attempt: { number: 72 }, why: "high" },
        { attempt: { number: 24 }, why: "low" },
      ],
    },
  ],
};
