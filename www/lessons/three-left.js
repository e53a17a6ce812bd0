// @ts-check
/** Lesson 13, data only; the reference says in "How to write a lesson" what the fields mean. */

export default {
  id: "three-left",
  number: 13,
  title: "Why n + c is not enough",
  summary:
    "Three unvisited positions on a prime table refute a conjecture: however large the constant c is, n + c rounds are not always enough.",
  before: ["rounds", "perfect"],
  source:
    "The conjecture is open problem 2 of [N10]; its open problem 3 asks for a lower bound. The theorems and proofs are ours (2026).",
  picture: "two",
  steps: [
    {
      id: "two",
      title: "Two left",
      figure: { game: "n=13&magnus=human&derek=human&moves=1+1+1+1+3+1+1+1+1+1+1+", layers: 5 },
      text: [
        "[N10] conjectures that $n + c$ rounds are always enough, with a small constant $c$. Look at the very end of a game on a prime table. Here two positions are unvisited, 5 and 6, and the token is on 0.",
        "With two positions the layers are small: $M$ has 3 members, $M^2$ has at most 5, and $M^3$ has at most 9. The members of $M^i(\\{z, y\\})$ are the points $z + \\frac{j}{2^i}(y - z)$ with $0 \\le j \\le 2^i$; we divide by 2 modulo $p$.",
      ],
      ask: "What is the depth of the token on 0?",
      task: { kind: "number", of: "depth" },
      hints: [
        "The midpoint of 5 and 6 is 12, because 2 · 12 = 24 = 11 + 13. Go on from there.",
        "The ⟦layers|layer⟧ grow 2, 3, 5, 9, 13. Is 0 among the nine?",
        "Look for the smallest D with 2ᴰ · (0 − 5) ≡ j · (6 − 5) and 0 < j < 2ᴰ. Modulo 13, 8 · 2 = 16 ≡ 3, 8 · 4 ≡ 6, 8 · 8 ≡ 12, 8 · 16 ≡ 11.",
      ],
      wrong: {
        low: "Not yet: 0 is not among the nine positions of the third layer.",
        high: "Four layers fill the whole table, so no position is deeper than four.",
      },
      aha: "Four: 16 · 8 ≡ 11, and 11 < 16. If the token is in the wrong place when two positions are left, they are about log₂ p rounds away. **The question is whether Magnus can avoid the wrong places.**",
      solution: { number: 4 },
      fails: [
        { attempt: { number: 3 }, why: "low" },
        { attempt: { number: 5 }, why: "high" },
      ],
    },
    {
      id: "short",
      title: "Three left",
      figure: { game: "n=13&magnus=human&derek=human&moves=1+1+1+4+1+1+1+1+1+", mark: [4, 5, 6], layers: 2 },
      text: [
        "This is one position earlier: 4, 5 and 6 are unvisited, and the token is on 12. When it comes to one of them, two remain, and they give the token a depth. This depth is the length of the *ending*. Derek will not go to an unvisited position if he can go to a visited one. So Magnus has to find a call with **two unvisited landings**, and he would like both endings to be short.",
      ],
      ask: "Call a magnitude for which the ending takes one round from either landing, or say that there is none.",
      task: { kind: "call", both: { ending: 1 } },
      hints: [
        "From 5 the ending takes one round: 5 is halfway between 4 and 6. And from 4, with 5 and 6 left?",
        "Halfway between 5 and 6 is 12, not 4. So one round is not enough from 4, nor, by symmetry, from 6.",
        "The two landings of a call are different. How many positions with an ending of one round are there?",
      ],
      wrong: {
        misses: "If Derek goes to {position}, the ending takes more than one round, or has not even begun.",
      },
      aha: "None. From 4 and from 6 the ending takes three rounds. Try other triples: **on ⟦Z₁₃|table:13⟧ any two of the three endings take at least four rounds together.** If one is short, the other two are long.",
      lecturer:
        "All triples on the primes from 5 to 37 were tried: the smallest sum of two endings is exactly ⌈log₂ p⌉, namely 3, 3, 4, 4, 5, 5, 5, 5, 5, 6. Let the class look for triples with two endings of two rounds each on 13.",
      solution: { none: true },
      fails: [
        { attempt: { magnitude: 6 }, why: "misses" },
        { attempt: { magnitude: 5 }, why: "misses" },
      ],
    },
    {
      id: "product",
      title: "The product of two endings",
      figure: {
        game: "n=37&magnus=human&derek=human&moves=1+1+1+1+1+2+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+3+1+1+1+1+",
        mark: [6, 31, 32],
        layers: 2,
      },
      text: [
        "Here is a larger table: 6, 31 and 32 are left on $\\mathbb{Z}_{37}$, and the token is on 0. Call the three positions $x$, $y$, $z$. If the ending from $x$ takes $D$ rounds, then $2^D$ times the way from $z$ to $x$ is a small multiple of the way from $z$ to $y$. If the ending from $y$ takes $E$ rounds, the same holds with $x$ and $y$ exchanged. Multiply the two: $2^{D+E}$ agrees with a smaller number modulo $p$. This needs $2^{D+E} > p$.",
      ],
      ask: "Call a magnitude for which the ending takes at most two rounds from either landing, or say that there is none.",
      task: { kind: "call", both: { ending: 2 } },
      hints: [
        "Only the call 6 has two unvisited landings, 6 and 31. How long are the endings from these two?",
        "Two endings of two rounds each would give 2⁴ = 16. Is that more than 37?",
      ],
      wrong: {
        misses: "If Derek goes to {position}, the ending takes more than two rounds, or has not even begun.",
      },
      aha: "None, and not only here: **D + E is at least log₂ p**, for any three positions. The ending takes 2 rounds from 31 and 4 rounds from 6; 2 + 4 = 6, and 2⁶ = 64 is the first power of two above 37. So the longer ending takes at least half of log₂ p rounds, and Derek may choose.",
      proof: [
        "**Lemma.** Let $p$ be an odd prime and $x, y, z$ different positions of $\\mathbb{Z}_p$. Let $D$ be the depth of $x$ in $\\{y, z\\}$ and $E$ the depth of $y$ in $\\{x, z\\}$. Then $2^{D+E} > p$.",
        "*Proof.* First, each $w \\in M^i(\\{y, z\\})$ satisfies $2^i(w - z) \\equiv j(y - z)$ with $0 \\le j \\le 2^i$. For $i = 0$ take $j = 0$ or 1. If $2w \\equiv u + v$ with $u, v \\in M^i$, add the congruences of $u$ and $v$: $2^{i+1}(w - z) \\equiv (j + j')(y - z)$.",
        "Shift the table so that $z = 0$. Then $2^D x \\equiv jy$; here $0 < j < 2^D$, since $j = 0$ would mean $x = z$ and $j = 2^D$ would mean $x = y$. In the same way $2^E y \\equiv ix$ with $0 < i < 2^E$. Hence $2^{D+E}x \\equiv 2^E jy \\equiv ijx$, and as $x \\not\\equiv 0$, $p$ divides $2^{D+E} - ij$. This number is positive, so it is at least $p$, and $2^{D+E} \\ge p + ij > p$. ∎",
      ],
      solution: { none: true },
      fails: [
        { attempt: { magnitude: 6 }, why: "misses" },
        { attempt: { magnitude: 1 }, why: "misses" },
      ],
    },
    {
      id: "deeper",
      title: "Derek chooses the deeper one",
      figure: {
        game: "n=131&magnus=layers&derek=human&moves=1+1+1+1+1+1+1+2+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+3+1+1+1+1+1+1+1+",
        mark: [8, 122, 123],
        layers: 6,
      },
      text: [
        "Now you are Derek, on $\\mathbb{Z}_{131}$, after 128 rounds. The positions 8, 122 and 123 are left. Magnus has called 8, so the token goes to 8 or to 123. After that he needs one more new position, the last one that he can force.",
      ],
      ask: "Hold out: the second to last position must not be visited before round 134.",
      task: { kind: "hold", round: 134 },
      hints: [
        "One ending takes 3 rounds, the other 5. Which landing is the deeper one?",
        "Go to 123. Then take the deeper landing in each round; both landings are shown.",
        "After 8− go on with −, +, −, −, +.",
      ],
      wrong: {
        ended:
          "The last new position came in round {round}. Go back, and ask in each round which landing is the deeper one.",
        lost: "From here Magnus will get there before round 134. Was your first answer wrong, or did you step inwards too early?",
      },
      aha: "3 + 5 = 8, and 2⁸ = 256 > 131: Magnus has to offer two endings, and a sum of eight is the best that he can hope for. He can only choose how to split it. **He cannot make both short; you take the longer.**",
      solution: {
        game: "n=131&magnus=layers&derek=human&moves=1+1+1+1+1+1+1+2+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+3+1+1+1+1+1+1+1+8-16-5+10-37-57+",
      },
      fails: [
        {
          attempt: {
            game: "n=131&magnus=layers&derek=human&moves=1+1+1+1+1+1+1+2+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+3+1+1+1+1+1+1+1+8+",
          },
          why: "lost",
        },
        {
          attempt: {
            game: "n=131&magnus=layers&derek=human&moves=1+1+1+1+1+1+1+2+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+3+1+1+1+1+1+1+1+8+16+33+65+",
          },
          why: "ended",
        },
        {
          attempt: {
            game: "n=131&magnus=layers&derek=human&moves=1+1+1+1+1+1+1+2+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+3+1+1+1+1+1+1+1+8-16+",
          },
          why: "ended",
        },
      ],
    },
    {
      id: "bound",
      title: "The lower bound",
      figure: { game: "n=67&magnus=balanced&derek=hoarder", layers: 3 },
      text: [
        "Now put it together. By the time only two positions are left, $p - 3$ new ones have been visited, at best one in each round. The next one costs at least half of $\\log_2 p$ rounds. So **$R(p) \\ge p - 3 + \\lceil \\frac12 \\lceil \\log_2 p \\rceil \\rceil$** for every prime $p \\ge 5$.",
        "The logarithm grows without end, if slowly. So for every constant $c$ there are primes with $R(p) > p + c$: the conjecture is false.",
      ],
      ask: "67 is the first prime p for which this bound is larger than p. How large is the bound?",
      task: { kind: "number", of: { lowerBound: { p: 67 } } },
      hints: ["log₂ 67 lies between 6 and 7. Round it up, halve, round up again.", "67 − 3 + 4."],
      wrong: {
        low: "Round up twice: ⌈log₂ 67⌉ = 7, and half of it, rounded up, is 4.",
        high: "Only half of the logarithm counts, and three is subtracted.",
      },
      aha: "68 > 67. To beat p + c this bound needs p > 2²ᶜ⁺⁶; for c = 10 that is p > 67,108,864. **No experiment with small tables could have shown it:** a proof sees what they cannot.",
      proof: [
        "**Theorem.** For every prime $p \\ge 5$, Magnus cannot force $f^*(p) = p - 1$ visited positions in fewer than $p - 3 + \\lceil \\frac12 \\lceil \\log_2 p \\rceil \\rceil$ rounds.",
        "*Derek’s strategy.* While more than three positions are unvisited, he may do anything. While exactly three are, he takes a visited landing if there is one. When both landings are unvisited, he takes the deeper one. After that he stays outside as long as he can.",
        "*Proof.* At the start $p - 1 \\ge 4$ positions are unvisited. To get to two, Magnus visits $p - 3$ new positions and needs at least $p - 3$ rounds. In the last of them both landings $x, y$ are unvisited, because Derek would have taken a visited one; and they are different, because $p$ is odd. Let $z$ be the third position. By the lemma the depths $D$ of $x$ in $\\{y, z\\}$ and $E$ of $y$ in $\\{x, z\\}$ satisfy $2^{D+E} > p$, so $D + E \\ge \\lceil \\log_2 p \\rceil$, and Derek gets to a place of depth $s = \\max(D, E) \\ge \\lceil \\frac12 \\lceil \\log_2 p \\rceil \\rceil$.",
        "From depth $s$ the token is not in $M^{s-1}$ of the two remaining positions. Whatever Magnus calls, one landing is outside $M^{s-2}$; for if both were in it, the token would be in $M^{s-1}$. Then one is outside $M^{s-3}$, and so on. So the next new position comes after $s$ rounds at the earliest. Together $p - 3 + s$. ∎",
        "*n + c.* The bound exceeds $p + c$ if $\\lceil \\frac12 \\lceil \\log_2 p \\rceil \\rceil \\ge c + 4$, that is, if $\\lceil \\log_2 p \\rceil \\ge 2c + 7$, or $p > 2^{2c+6}$.",
      ],
      lecturer:
        "The conjecture speaks of all n. It is true for powers of two (R(n) = n − 1) and for multiples of 3 (R(n) < 5n/6, lesson 11). For n = 2ᵉp with fixed e it is false as well; for p² the question is open.",
      solution: { number: 68 },
      fails: [
        { attempt: { number: 67 }, why: "low" },
        { attempt: { number: 71 }, why: "high" },
      ],
    },
    {
      id: "grow",
      title: "Earlier still",
      figure: { game: "n=37&magnus=balanced&derek=hoarder", layers: 3 },
      text: [
        "The last three positions are only the simplest place to look. With four left, the same idea used twice gives $R(p) \\ge p - 4 + \\lceil \\frac34 \\lceil \\log_2 p \\rceil \\rceil$ (proof below), and stages with 7, 13, 25, … positions left add more: in all, somewhat more than $\\frac{13}{12} \\log_2 p$. The Derek called Outlast plays by these proofs.",
        "The exact values are larger than all of this. For $p = 5, 7, 11, 13, 17, 19, 23, 29, 31$ the excess $R(p) - p$ is $-1, 0, 2, 2, 4, 4, 5, 6, 7$.",
      ],
      ask: "What do you expect for ⟦R(37)|R:37⟧ − 37?",
      task: {
        kind: "choose",
        of: { excess: { n: 37 } },
        options: [
          { label: "6 or less", below: 7 },
          { label: "7 again", is: 7 },
          { label: "8 or more", above: 7 },
        ],
      },
      hints: ["Look at the list: does it seem to stop?", "Two neighbours are sometimes equal, but the trend goes on."],
      wrong: {
        0: "From one prime to the next the excess has stayed the same or grown, but it has never fallen, and on 31 it is 7 already.",
        1: "It has stayed the same twice, from 11 to 13 and from 17 to 19. Since then it has grown at each prime.",
      },
      aha: "8: ⟦R(37)|R:37⟧ = 45. Larger stages give more, and in the end more than any constant times log p (Theorem 10 of the note). **Nobody knows how fast R(p) − p grows:** see lesson 16.",
      proof: [
        "**Theorem.** $R(p) \\ge p - 4 + \\lceil \\frac34 \\Lambda \\rceil$ for primes $p \\ge 5$, where $\\Lambda = \\lceil \\log_2 p \\rceil$.",
        "For a set $S$ of unvisited positions let $w_S(y)$ be the number of rounds that a token that has just come to $y \\in S$ needs until only one position is left, and let $m_2(S)$ be the second smallest $w_S(y)$. *(1)* With the token on a visited $x$ and $S$ unvisited, $|S| \\ge 2$, it takes $m_2(S) + s$ rounds for some $s \\ge 1$ with $x \\in M^s(S)$. For before time $m_2(S)$ at most one exit is open, and it has no other midpoints (lesson 9); afterwards each round gains at most one layer. So with $|A| = 4$ at least $1 + m_2(A)$ rounds remain. At best $|A| = 4$ is reached after $p - 5$ rounds. So $R(p) \\ge p - 4 + C$, where $C$ is the least $m_2(T)$ over all sets $T$ of four positions.",
        "*(2)* Let $x, x'$ be the two cheapest members of such a $T = \\{x, x', y, z\\}$, and put $T_1 = T \\setminus x$, $T_2 = T \\setminus x'$, $\\mu_i = m_2(T_i)$. By (1), $C \\ge s_1 + \\mu_1$ and $C \\ge s_2 + \\mu_2$ with $2^{s_1}x = a'x' + b'y + c'z$ and $2^{s_2}x' = ax + by + cz$ modulo $p$, where all coefficients are $\\ge 0$ and add up to $2^{s_1}$ and $2^{s_2}$ respectively. Put $S = s_1 + s_2$ and eliminate $x$: $\\Delta x' = By + \\Gamma z$ with $\\Delta = 2^S - aa'$, $B, \\Gamma \\ge 0$ and $B + \\Gamma = \\Delta$. Here $\\Delta > 0$, because $\\Delta = 0$ would need $a' = 2^{s_1}$ and $x = x'$.",
        "*(3)* $\\mu_1 + S \\ge \\Lambda$. Two of the three members of $T_1$ have a depth of at most $\\mu_1$ in the set of the other two, so $y$ or $z$ has. Say it is $y$, of depth $D \\le \\mu_1$ (otherwise exchange the names), and shift the table so that $z = 0$: $2^D y = ix'$ with $0 < i < 2^D$, and $\\Delta x' = By$. So $p$ divides $2^D\\Delta - iB$, and $0 < 2^D\\Delta - iB \\le 2^{D+S}$, since $B \\le \\Delta$ and $i < 2^D$. Hence $2^{D+S} \\ge p$. In the same way $\\mu_2 + S \\ge \\Lambda$.",
        "*(4)* The second shortest of three endings takes at least $\\Lambda/2$ by the lemma, so $\\mu_1 + \\mu_2 \\ge \\Lambda$. Then $2C \\ge S + \\mu_1 + \\mu_2 \\ge \\max(S + \\Lambda,\\ 2\\Lambda - S) \\ge \\frac32 \\Lambda$. ∎",
      ],
      lecturer:
        "The stages with more positions use rational solutions of the midpoint relations. If p is large compared with the set, some real numbers satisfy these relations too, and on the real line Magnus cannot leave the convex hull without paying for it. The proof is in the note.",
      solution: { option: 2 },
      fails: [
        { attempt: { option: 0 }, why: "other" },
        { attempt: { option: 1 }, why: "other" },
      ],
    },
  ],
};
