// @ts-check
/** Lesson 10, data only; the reference says in "How to write a lesson" what the fields mean. */

export default {
  id: "every-table",
  number: 10,
  title: "Every table",
  summary:
    "Layer play ends in fewer than 2(n − 1) rounds on every table, not only on prime ones. Here is the first half of the proof, for you to try out: count how often the token lands deep, on even and on odd tables.",
  before: ["closed-sets", "rounds"],
  source:
    "The theorem is ours (2026). Kneser’s theorem is classical. [N10] Theorem 5 proves 3(n − 1) for another strategy; [L08] Theorem 3 claims 3n for odd n, with a gap at p = 3.",
  picture: "landings",
  steps: [
    {
      id: "cosets",
      title: "What breaks",
      figure: { game: "n=15&magnus=human&derek=human", layers: 2 },
      text: [
        "Lesson 8 counted with $|M(A)| \\ge \\min(p,\\ 2|A| - 1)$, and this needs a prime. If it were true on $\\mathbb{Z}_{15}$ as well, six unvisited positions would have at least $2 \\cdot 6 - 1 = 11$ midpoints. But $\\mathbb{Z}_{15}$ has subgroups, such as the multiples of 5, and their *cosets*. A coset is a subgroup shifted round the table; lesson 4 called it a class. A coset of odd index does not grow at all (lesson 5).",
      ],
      ask: "Place six positions on ⟦Z₁₅|table:15⟧ so that |⟦M(A)|layer:1⟧| is only 9.",
      task: { kind: "place", k: 6, layer: 1, size: 9 },
      hints: [
        "Take whole classes. The subgroups of ⟦Z₁₅|table:15⟧ have 1, 3, 5 or 15 members. Classes of which size can make up six positions?",
        "The classes modulo 5 have three members each: {0, 5, 10}, {1, 6, 11} and so on. The midpoints of two classes fill a class again.",
        "Take any two classes modulo 5.",
      ],
      wrong: {
        size: "This set has {count} positions in M(A), not {of}. Look for a set that is made of whole classes.",
      },
      aha: "Two classes modulo 5 do it, and nothing else does: ten sets out of 5005. Modulo 5 they are two points, which have three ⟦midpoints|midpoint⟧, and 3 · 3 = 9. **Only with cosets can a set grow so little.** Kneser’s theorem says so for all commutative groups.",
      proof: [
        "**Kneser’s theorem** (not proved here; used only in lesson 11). For finite non-empty $A, B$ in an abelian group, let $H$ be the subgroup of all $h$ with $A + B + h = A + B$. Then $|A + B| \\ge |A + H| + |B + H| - |H|$.",
        "On $\\mathbb{Z}_{15}$ with $A = B$ and $|A| = 6$: if $H$ is trivial, $|A + A| \\ge 11$. If $|H| = 5$, $A$ meets at least two of its cosets, and $|A + A| \\ge 15$. If $|H| = 3$, $A$ meets $c \\ge 2$ cosets and $|A + A| \\ge 3(2c - 1)$, which is 9 for $c = 2$, when $A$ is two full cosets, and 15 for $c = 3$ or more. If $H = \\mathbb{Z}_{15}$, $A + A$ is everything.",
      ],
      lecturer:
        "Trying all cases confirms it: of the 5005 sets of six positions, 10 have 9 midpoints, 90 have 11, and all others have more. Ask for a set of six with exactly 10 midpoints (there is none).",
      solution: { positions: [0, 1, 5, 6, 10, 11] },
      fails: [
        { attempt: { positions: [0, 1, 2, 3, 4, 5] }, why: "size" },
        { attempt: { positions: [0, 1, 3, 6, 9, 12] }, why: "size" },
        { attempt: { positions: [0, 5, 10] }, why: "few" },
      ],
    },
    {
      id: "landings",
      title: "Count landings, not depths",
      figure: {
        game: "n=15&magnus=layers&derek=hoarder&moves=1-2+3-4+5-6+7-1+7+2-7-3+7+4-7-1+4+7+2-4-7-",
      },
      text: [
        "Lesson 8 added up the largest possible depth for every size $|A|$. On many composite tables this sum is larger than $2(n - 1)$; the first of them is $n = 77$. But the token is not just anywhere: it has **just landed** on a position that was in $A$ a moment ago, and this helps.",
        "Let $x_1 = 0, x_2, x_3, \\dots$ be the positions in the order of their first visit, and let $A_t$ be what is left after $x_t$. If $x_t$ has depth $d$ in $A_t$, the next new position comes within $d$ rounds. Book these rounds on $d$ accounts: one round on each of the accounts $0, 1, \\dots, d - 1$. Account 0 counts the new positions, and the others count the wasted rounds.",
        "The figure shows a whole game on $\\mathbb{Z}_{15}$, layer play against the hoarder. It has 21 rounds, and 14 positions are visited, the first of them before any round.",
      ],
      ask: "How many of the 21 rounds led to no new position?",
      task: { kind: "number", of: "wasted" },
      hints: [
        "14 positions are visited, and 0 was visited before the game began.",
        "So 13 rounds led to a new position.",
      ],
      wrong: {
        low: "21 rounds, and 13 of them led to a new position.",
        high: "Count again: 0 was visited without a round, so 13 of the 21 rounds led to a new position.",
      },
      aha: "Eight. The theorem will allow 13 rounds on account 0, and 6 + 3 + 1 on accounts 1, 2 and 3: 23 in all. **To bound a sum of depths, bound for each i how often a landing is deeper than i.**",
      proof: [
        "After the game, extend $x_1, x_2, \\dots$ in any way to an order of all of $\\mathbb{Z}_n$. Call $t$ an **$i$-event** if $A_t \\ne \\emptyset$ and $i < \\operatorname{depth}(x_t; A_t) < \\infty$. A finite depth $d$ gives one event for each $i = 0, \\dots, d - 1$. In layer play at most $\\operatorname{depth}(x_t; A_t)$ rounds lead from $x_t$ to $x_{t+1}$, and the game ends when the depth is infinite. So the number of rounds is at most $F_0(n) + F_1(n) + F_2(n) + \\dots$, where $F_i(n)$ is the largest number of $i$-events that any order of $\\mathbb{Z}_n$ has.",
        "**(a) $F_0(n) \\le n - 1$, and $F_0(n) \\le n - 2$ unless $n$ is a power of two.** The last $t$ is no event, since $A_n = \\emptyset$. If $n = 2^e m$ with $m \\ge 3$ odd, the last layer of the single position $x_n$ is a coset with $2^e$ members (lesson 5), not the whole table. Take the first $t$ for which the last layer $C$ of $A_t$ is not $\\mathbb{Z}_n$. If $x_t$ were in $C$, then $A_{t-1} = A_t \\cup \\{x_t\\}$ would lie in $C$, and so would its last layer; but that was still $\\mathbb{Z}_n$. So $x_t$ has infinite depth: no event either.",
      ],
      solution: { number: 8 },
      fails: [
        { attempt: { number: 7 }, why: "low" },
        { attempt: { number: 13 }, why: "high" },
      ],
    },
    {
      id: "opposite",
      title: "Even tables: the opposite position",
      figure: { game: "n=10&magnus=human&derek=human&moves=3+1+2+2+1+1+", layers: 2 },
      text: [
        "Six of ten positions are visited: 0, 3, 4, 6, 8 and 9. The unvisited ones, 1, 2, 5 and 7, are scattered: no two of them lie at the same distance on either side of the token.",
      ],
      ask: "And yet one call is sure to lead to a new position. Which one?",
      task: { kind: "call", both: "unvisited" },
      hints: [
        "Each of the calls 1 to 4 has a visited landing: 9, 8, 3, and for the call 4 both 4 and 6.",
        "On an even table there is a call for which Derek has no choice.",
      ],
      wrong: {
        misses: "Derek can go to {position}, which has been visited. For which call does it not matter what he says?",
        exists: "There is one: remember that n is even.",
      },
      aha: "5 = n/2: both directions lead to the opposite position. So on an even table **the token wastes rounds only if the position opposite it has been visited as well.** Of each pair {x, x + n/2}, only the second visit can cost more than one round.",
      proof: [
        "**(b) $F_i(n) \\le F_{i-1}(n/2)$ for even $n$ and $i \\ge 1$.** Let $\\pi: \\mathbb{Z}_n \\to \\mathbb{Z}_{n/2}$ be reduction. First, $M(\\pi^{-1}B) = \\pi^{-1}M(B)$. For if $2\\pi(z) = b + b'$, take positions $x, y$ above $b, b'$; then $2z - x - y$ is 0 or $n/2$, and in the second case $x + n/2$ instead of $x$ will do. The other inclusion is clear.",
        "Next, $\\pi^{-1}\\pi(A) = A \\cup (A + n/2) \\subseteq M(A)$, by the call $n/2$. Hence $M^i(A) \\supseteq M^{i-1}(\\pi^{-1}\\pi A) = \\pi^{-1}M^{i-1}(\\pi A)$. The last layer of $A$, too, lies above the last layer of $\\pi A$.",
        "If $x_t + n/2$ is still unvisited, $x_t$ has depth 1, and there is no $i$-event with $i \\ge 1$. So such events happen only at the second visit to a pair. Seen in $\\mathbb{Z}_{n/2}$, the second visits are an order of $\\mathbb{Z}_{n/2}$, and just after $\\pi(x_t)$ the set left there is exactly $\\pi A_t$. Now $i < \\operatorname{depth}(x_t; A_t) < \\infty$ implies $i - 1 < \\operatorname{depth}(\\pi x_t; \\pi A_t) < \\infty$, which is an $(i-1)$-event on the table of half the size.",
      ],
      solution: { magnitude: 5 },
      fails: [
        { attempt: { magnitude: 3 }, why: "misses" },
        { attempt: { magnitude: 1 }, why: "misses" },
        { attempt: { none: true }, why: "exists" },
      ],
    },
    {
      id: "mirror",
      title: "Odd tables: the mirror",
      figure: { game: "n=9&magnus=human&derek=human&moves=3+2+2+1+1+", layers: 2 },
      text: [
        "Now an odd table. The token has just landed on 0, and $A = \\{1, 2, 4, 6\\}$. A mirror at 0 sorts the other positions into four pairs: 1 and 8, 2 and 7, 3 and 6, 4 and 5.",
      ],
      ask: "Call a magnitude that is sure to lead to a new position, or say that there is none.",
      task: { kind: "call", both: "unvisited" },
      hints: [
        "The landings of the call ⟦ℓ|magnitude⟧ are ℓ and −ℓ: one of the four pairs.",
        "Does A contain both members of any of the four pairs?",
      ],
      wrong: {
        misses: "One landing is {position}, and it is visited: A has only one member of this pair.",
      },
      aha: "None: A has one member of each pair and no more. Such a landing wastes at least one round. But then **at most half of the other positions are unvisited**, and the next such landing finds even fewer. That is why waste cannot go on for long.",
      proof: [
        "Let $m$ be odd and $x_t$ an $i$-event with $i \\ge 1$, so $x_t \\notin M(A_t)$. Let $C$ be a coset of a subgroup with $q$ members, let $x_t \\in C$, and put $B = A_t \\cap C$. The mirror $y \\mapsto 2x_t - y$ maps $C$ to itself and fixes only $x_t$, because $q$ is odd. $B$ has at most one member of each of the $(q - 1)/2$ pairs, and $x_t \\notin B$. So $|B| \\le (q - 1)/2$.",
        "At a later event in the same $C$ the set $B$ is smaller, because that later position was a member. So $|B|$ takes each of the values $0, 1, \\dots, (q-1)/2$ at most once: **at most $(q + 1)/2$ of these events happen in $C$.** With $C = \\mathbb{Z}_m$ this gives roughly $m/2$ events on account 1. For accounts 2, 3, … lesson 11 finds smaller cosets.",
      ],
      solution: { none: true },
      fails: [
        { attempt: { magnitude: 1 }, why: "misses" },
        { attempt: { magnitude: 3 }, why: "misses" },
        { attempt: { magnitude: 4 }, why: "misses" },
      ],
    },
  ],
};
