// @ts-check
/** Lesson 14, data only; the reference says in "How to write a lesson" what the fields mean. */

export default {
  id: "nearly-every-round",
  number: 14,
  title: "Nearly every round is new",
  summary:
    "Bad places are never evenly spaced, so there are few of them; therefore Magnus needs only f*(n) + o(n) rounds on every table: the share of wasted ones goes to 0.",
  before: ["rounds", "three-left"],
  source:
    "The theorem answers open problem 2 of [N10] to the first order. It and its proof are ours (2026); they use the bound of Kelley and Meka (2023) for sets without three-term progressions.",
  steps: [
    {
      id: "bad",
      title: "Bad places",
      figure: { game: "n=13&magnus=human&derek=human&moves=3+1+4+1+1+2+1+", layers: 1, ranks: true },
      text: [
        "A round is *wasted* if it visits nothing new. When does Magnus have to waste one? When the token is halfway between no two unvisited positions. So look ahead: some unvisited positions are **bad places** to come to, because they are halfway between no two *other* unvisited positions. After coming to one of them, a round is lost.",
      ],
      ask: "Mark the bad places among the six unvisited positions.",
      task: { kind: "mark", bad: true },
      hints: [
        "Take each unvisited position as the centre: is there a distance at which both sides are unvisited?",
        "6 is halfway between 5 and 7, 2 between 11 and 6, and 11 between 2 and 7. And the other three?",
      ],
      wrong: {
        halfway: "{position} is halfway between {pair}: from there the next round can be new. That is a good place.",
      },
      aha: "1, 5 and 7. Landing there costs a round; landing on 2, 6 or 11 does not. The table now shows for every position its **rank**: how many new rounds in a row are sure from it, if what is visited meanwhile is not counted. The bad places have rank 0.",
      solution: { positions: [1, 5, 7] },
      fails: [
        { attempt: { positions: [6] }, why: "halfway" },
        { attempt: { positions: [0] }, why: "visited" },
        { attempt: { positions: [1, 5] }, why: "missing" },
      ],
    },
    {
      id: "spaced",
      title: "Never evenly spaced",
      after: "bad",
      figure: { game: "n=11&magnus=human&derek=human", layers: 1 },
      text: [
        "Can three bad places be *evenly spaced*, such as 2, 5 and 8? No: the middle one would be halfway between two unvisited positions, so it would not be bad. **Bad places contain no three evenly spaced positions.** Such sets are a famous subject by themselves. How large can they be round a table?",
      ],
      ask: "Place four positions on 11 of which no three are evenly spaced round the table.",
      task: { kind: "place", k: 4, free: true },
      hints: [
        "Begin with two neighbours, and leave out what would be evenly spaced with them: before, after, and opposite.",
        "0 and 1 rule out 2, 10 and 6. Try 3.",
      ],
      wrong: {
        halfway: "{position} is halfway between {pair}, counted round the table.",
      },
      aha: "Four, for example 0, 1, 3, 4. On a table of eleven positions at most four can be bad places, however many are unvisited.",
      solution: { positions: [0, 1, 3, 4] },
      fails: [
        { attempt: { positions: [0, 1, 2, 5] }, why: "halfway" },
        { attempt: { positions: [0, 1, 3, 6] }, why: "halfway" },
        { attempt: { positions: [0, 1] }, why: "few" },
      ],
    },
    {
      id: "five",
      title: "Few",
      after: "spaced",
      figure: { game: "n=9&magnus=human&derek=human", layers: 1 },
      text: [
        "In a row of numbers one can have five of nine: 1, 2, 4, 8, 9. Round a table more triples are evenly spaced, since one may count past 0.",
      ],
      ask: "Place five positions on 9 of which no three are evenly spaced round the table, or say that there are none.",
      task: { kind: "place", k: 5, free: true },
      hints: [
        "Try to add a fifth position to 0, 1, 3, 4.",
        "2 is between 1 and 3, 5 continues 3, 4; 8 continues 1, 0. And 6 and 7?",
      ],
      wrong: {
        halfway: "{position} is halfway between {pair}, counted round the table.",
      },
      aha: "There are none: four is the most. For large n the share of such a set goes to nothing. Roth proved it in 1953, and the bound that we use for numbers from 1 to n is n · exp(−c (log n)^{1/9}), by Kelley and Meka in 2023. **So among many unvisited positions nearly all are good places.**",
      solution: { none: true },
      fails: [
        { attempt: { positions: [0, 1, 3, 4, 6] }, why: "halfway" },
        { attempt: { positions: [0, 1, 3, 4] }, why: "few" },
      ],
    },
    {
      id: "offer",
      title: "Offer two good places",
      figure: { game: "n=17&magnus=human&derek=human&moves=1+1+1+1+4+1+4+1+2+1+", layers: 1, ranks: true },
      text: [
        "Back to the game. Magnus offers two landings, and Derek takes the one that he likes. If one of them is a bad place, Derek goes there, and the next round is wasted. So both should be good.",
      ],
      ask: "Call a magnitude so that both landings are new and both are good places.",
      task: { kind: "call", both: { good: 1 } },
      hints: [
        "5, 6 and 7 lead to new positions both ways. Which of the six landings are bad?",
        "7 and 12 are halfway between no two other unvisited positions. Which call avoids both?",
      ],
      wrong: {
        misses: "If Derek goes to {position}, the round after that cannot be made new.",
      },
      aha: "6: from 6 Magnus goes on with 5 and 7, from 11 with 10 and 12. With 5 or 7 Derek would have found a bad place. The ranks show it: 7 and 12 have rank 0. And 10 has rank 2, because it is halfway between 5 and 15, which have rank 1.",
      solution: { magnitude: 6 },
      fails: [
        { attempt: { magnitude: 5 }, why: "misses" },
        { attempt: { magnitude: 7 }, why: "misses" },
        { attempt: { magnitude: 1 }, why: "misses" },
      ],
    },
    {
      id: "better",
      title: "Better than good",
      after: "offer",
      figure: { game: "n=17&magnus=human&derek=human&moves=2+1+2+1+2+1+6+2+", layers: 1 },
      text: [
        "A good place gives one new round more. A place is *better* if it is halfway between two good ones: from there Magnus can offer two good places, and after that one more round is new. As a position that has been visited meanwhile may spoil a pair, ask for two pairs instead of one. So from a better place **two** new rounds in a row are sure.",
      ],
      ask: "Call a magnitude so that from both landings two more new rounds are sure.",
      task: { kind: "call", both: { good: 2 } },
      hints: [
        "1, 4 and 7 lead to good places both ways. Around which landings are there two pairs of unvisited positions, at least?",
        "Count the pairs round 4 and round 13.",
      ],
      wrong: {
        misses: "From {position} there are not two pairs of places round which there are two pairs again.",
      },
      aha: "4. And so on: G₁ are the places with enough pairs in A, G₂ those with enough pairs in G₁, G₃ those with enough pairs in G₂ … Each link of this **chain** loses only few places, by the same argument. From a member of the tenth link ten new rounds in a row are sure.",
      proof: [
        "**The chain.** Let $n$ be odd and fix $s \\ge 1$. A *pair around* $x$ is $\\{x - d, x + d\\}$ with $d \\ne 0$. Let $G_0 = A$, and let $G_{i+1}$ contain the members of $G_i$ around which more than $s$ pairs lie in $G_i$.",
        "**Little is lost.** Let $r_3(n)$ be the largest size of a subset of $\\{1, \\dots, n\\}$ without three evenly spaced numbers. Then $|G_i \\setminus G_{i+1}| \\le \\frac{3\\sqrt3}{2}\\sqrt{s}\\, r_3(n)$. *Proof.* Let $D$ be what is lost. Each of its members has at most $s$ pairs in $D$, so $D$ holds at most $s|D|$ pairs with their middles. Keep each member with probability $\\rho = 1/\\sqrt{3s}$, and throw away the middle of each pair that is kept with it. On average at least $\\rho|D| - \\rho^3 s|D| = \\frac{2}{3\\sqrt{3s}}|D|$ members remain, and no three of them are evenly spaced.",
        "**New rounds in a row.** From $x \\in G_j$ Magnus can make $j$ new rounds if at most $s + 1 - j$ positions have been visited since the chain was made: more than $s$ pairs around $x$ lie in $G_{j-1}$, and each visited position spoils at most one of them. He calls a pair that is left, comes to $G_{j-1}$, and goes on. ∎",
      ],
      solution: { magnitude: 4 },
      fails: [
        { attempt: { magnitude: 1 }, why: "misses" },
        { attempt: { magnitude: 7 }, why: "misses" },
      ],
    },
    {
      id: "theorem",
      title: "What it proves",
      figure: { game: "n=101&magnus=balanced&derek=hoarder", layers: 3 },
      text: [
        "Magnus goes to a late link of the chain by layers, which takes at most $\\log_2 n$ rounds; then a long run of rounds is new; then he makes a new chain. So nearly every round is new: **R(n) = f*(n) + o(n) on every table.** For primes that is $p + o(p)$, where $2p$ was known (lesson 8) and $p + c$ is not enough (lesson 13).",
        "What it does not prove: that the waste is small. The bound is $n \\exp(-c (\\log n)^{1/9})$, which for tables that anybody could draw is no better than $2n$. There are sets without three evenly spaced numbers that are nearly as large as that (Behrend 1946), so this proof cannot give much less. The numbers that are known look like $p + \\log^2 p$.",
      ],
      ask: "Layer play needs at most B(101) rounds. How many rounds does every Magnus need at least, by the lower bound of lesson 13?",
      task: { kind: "number", of: { lowerBound: { p: 101 } } },
      hints: ["p − 3 + ⌈½⌈log₂ p⌉⌉ with p = 101.", "2⁶ = 64 < 101 < 128 = 2⁷, and half of 7 rounded up is 4."],
      wrong: {
        low: "⌈log₂ 101⌉ is 7, and half of it, rounded up, is 4.",
        high: "Half of the logarithm counts, not the whole.",
      },
      aha: "102. The truth for large primes lies between p + c · log p for every c and p + o(p). **Where, nobody knows.**",
      proof: [
        "**Theorem.** Let $m > 1$ be the odd part of $n$. Then Magnus wastes at most $C(\\log m \\cdot m^{1/3} r_3(m)^{2/3} + (\\log m)^{5/2} r_3(m))$ rounds. *Proof.* Even tables waste no more than their half: play there on the residues, and call half a turn after each new one. Let $n$ be odd, $q$ its smallest prime factor, $\\Lambda = \\lceil \\log_2 n \\rceil$, and $v = |A| - n/q$ what Magnus still has to get. Put $s = j + \\Lambda$ with $j$ so large that $\\frac{3\\sqrt3}{2} j \\sqrt{s}\\, r_3(n) < v$ still holds. Then $|G_j| > n/q$, so the layers of $G_j$ fill the table, and Magnus comes to $G_j$ within $\\Lambda$ rounds. Then $j$ rounds are new. So a phase wastes at most $\\Lambda$ rounds and gains at least $j$ positions, where $j$ may be about $(v/4r_3(n))^{2/3}$.",
        "While $v$ is between $2^i$ and $2^{i+1}$ there are at most about $2^{i/3} r_3(n)^{2/3}$ phases up to a constant; together that is $n^{1/3} r_3(n)^{2/3}$. When $v$ is below $4\\Lambda^{3/2} r_3(n)$, layer play takes at most $\\Lambda$ rounds for each of the rest. ∎ The note has every step.",
      ],
      solution: { number: 102 },
      fails: [
        { attempt: { number: 101 }, why: "low" },
        { attempt: { number: 105 }, why: "high" },
      ],
    },
  ],
};
