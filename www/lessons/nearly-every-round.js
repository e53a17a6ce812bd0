// @ts-check
/** Lesson 14, data only; the reference says in "How to write a lesson" what the fields mean. */

export default {
  id: "nearly-every-round",
  number: 14,
  title: "Nearly every round is new",
  summary:
    "Bad places are never evenly spaced, so there are few of them. Therefore Magnus needs only f*(n) + o(n) rounds on every table: the share of wasted ones goes to 0.",
  before: ["rounds", "three-left"],
  source:
    "The theorem answers open problem 2 of [N10] to the first order. It and its proof are ours (2026); they use the bound of Kelley and Meka (2023) for sets without three-term progressions.",
  steps: [
    {
      id: "bad",
      title: "Bad places",
      figure: { game: "n=13&magnus=human&derek=human&moves=3+1+4+1+1+2+1+", layers: 1, ranks: true },
      text: [
        "A round is *wasted* if it visits nothing new. When does Magnus have to waste one? When the token is not halfway between any two unvisited positions. So look ahead: an unvisited position is a **bad place** if it is not halfway between any two *other* unvisited positions. Once the token comes to such a place, a round is lost.",
      ],
      ask: "Mark the bad places among the six unvisited positions.",
      task: { kind: "mark", bad: true },
      hints: [
        "Take each unvisited position as the centre. Is there a distance at which the positions on both sides are unvisited?",
        "6 is halfway between 5 and 7, 2 between 11 and 6, and 11 between 2 and 7. And the other three?",
      ],
      wrong: {
        halfway: "{position} is halfway between {pair}: from there the next round can be new. So it is a good place.",
      },
      aha: "1, 5 and 7. Landing there costs a round; landing on 2, 6 or 11 does not. The table now shows for every position its **rank**: how many new rounds in a row are sure from it, if positions visited meanwhile are not counted. The bad places have rank 0.",
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
        "Can three bad places be *evenly spaced*, such as 2, 5 and 8? No: the middle one would be halfway between two unvisited positions, so it would not be bad. **No three bad places are evenly spaced.** Sets with this property are a famous subject in their own right. How large can such a set be on a round table?",
      ],
      ask: "Place four positions on the table with n = 11 so that no three of them are evenly spaced round it.",
      task: { kind: "place", k: 4, free: true },
      hints: [
        "Begin with two neighbours, and leave out the positions that would be evenly spaced with them: the one before, the one after, and the one opposite.",
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
        "From the numbers 1 to 9 in a row one can choose five of which no three are evenly spaced: 1, 2, 4, 8, 9. Round a table more triples are evenly spaced, since one may count past 0.",
      ],
      ask: "Place five positions on the table with n = 9 so that no three of them are evenly spaced round it, or say that there are none.",
      task: { kind: "place", k: 5, free: true },
      hints: [
        "Try to add a fifth position to 0, 1, 3, 4.",
        "2 is between 1 and 3, 5 continues 3, 4; 8 continues 1, 0. And 6 and 7?",
      ],
      wrong: {
        halfway: "{position} is halfway between {pair}, counted round the table.",
      },
      aha: "There are none: four is the most. As n grows, the share of the table that such a set can fill goes to 0. Roth proved this in 1953. For numbers from 1 to n we use the bound n · exp(−c (log n)^{1/9}), which Kelley and Meka proved in 2023. **So among many unvisited positions nearly all are good places.**",
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
        "Back to the game. Magnus offers two landings, and Derek takes the one he likes. If one of them is a bad place, Derek goes there, and the next round is wasted. So both should be good.",
      ],
      ask: "Call a magnitude for which both landings are new and both are good places.",
      task: { kind: "call", both: { good: 1 } },
      hints: [
        "5, 6 and 7 lead to new positions both ways. Which of the six landings are bad?",
        "7 and 12 are not halfway between any two other unvisited positions. Which call avoids both?",
      ],
      wrong: {
        misses: "If Derek goes to {position}, you cannot make sure that the next round is new.",
      },
      aha: "6: from 6 Magnus goes on with the pair 5 and 7, from 11 with the pair 10 and 12. With the call 5 or 7 Derek would have found a bad place. The ranks show it: 7 and 12 have rank 0. And 10 has rank 2, because it is halfway between 5 and 15, which have rank 1.",
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
        "A good place gives one more new round. A place is *better* if it is halfway between two good ones: from there Magnus can offer two good places, and after that one more round is new. A position visited in the meantime may spoil a pair, so we ask for two pairs instead of one. Then from a better place **two** new rounds in a row are sure.",
      ],
      ask: "Call a magnitude for which two more new rounds are sure from either landing.",
      task: { kind: "call", both: { good: 2 } },
      hints: [
        "1, 4 and 7 lead to good places both ways. Which landings have at least two pairs of unvisited positions around them?",
        "Count the pairs around 4 and around 13.",
      ],
      wrong: {
        misses: "Around {position} there are not two pairs of places that each have two pairs around them in turn.",
      },
      aha: "4. And so on: let G₁ be the places with enough pairs in A, G₂ those with enough pairs in G₁, G₃ those with enough pairs in G₂ … By the same argument each link of this **chain** loses only a few places. From a member of the tenth link ten new rounds in a row are sure.",
      proof: [
        "**The chain.** Let $n$ be odd and fix $s \\ge 1$. A *pair around* $x$ is $\\{x - d, x + d\\}$ with $d \\ne 0$. Let $G_0 = A$, and let $G_{i+1}$ contain those members of $G_i$ around which more than $s$ pairs lie in $G_i$.",
        "**Little is lost.** Let $r_3(n)$ be the largest size of a subset of $\\{1, \\dots, n\\}$ without three evenly spaced numbers. Then $|G_i \\setminus G_{i+1}| \\le \\frac{3\\sqrt3}{2}\\sqrt{s}\\, r_3(n)$. *Proof.* Let $D = G_i \\setminus G_{i+1}$. Each member of $D$ has at most $s$ pairs in $D$, so $D$ contains at most $s|D|$ pairs together with their middles. Keep each member with probability $\\rho = 1/\\sqrt{3s}$. Whenever a pair and its middle are both kept, throw the middle away. On average at least $\\rho|D| - \\rho^3 s|D| = \\frac{2}{3\\sqrt{3s}}|D|$ members remain, and no three of them are evenly spaced.",
        "**New rounds in a row.** From $x \\in G_j$ Magnus can make $j$ new rounds if at most $s + 1 - j$ positions have been visited since the chain was made: more than $s$ pairs around $x$ lie in $G_{j-1}$, and each visited position spoils at most one of them. He calls the distance to a pair that is left, comes to $G_{j-1}$, and goes on from there. ∎",
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
        "By layers Magnus goes to a late link of the chain, which takes at most about $\\log_2 n$ rounds. Then a long run of rounds is new, and after it he makes a new chain. So nearly every round is new: **R(n) = f*(n) + o(n) on every table.** For primes this is $p + o(p)$; before, $2p$ was known (lesson 8), and $p + c$ is not enough (lesson 13).",
        "It does not prove that the waste is small. It bounds the waste by $n \\exp(-c (\\log n)^{1/9})$, and for any table that one could draw this is no better than the bound $2n$ for all rounds. Some sets without three evenly spaced numbers are nearly as large as that (Behrend 1946), so this proof cannot give much less. The known values look like $p + (\\log p)^2$.",
      ],
      ask: "Layer play needs at most B(101) rounds. By the lower bound of lesson 13, how many rounds does every Magnus need at least?",
      task: { kind: "number", of: { lowerBound: { p: 101 } } },
      hints: ["p − 3 + ⌈½⌈log₂ p⌉⌉ with p = 101.", "2⁶ = 64 < 101 < 128 = 2⁷, and half of 7, rounded up, is 4."],
      wrong: {
        low: "⌈log₂ 101⌉ is 7, and half of it, rounded up, is 4.",
        high: "Half of the logarithm counts, not the whole.",
      },
      aha: "102. For large primes the truth lies between p + c · log p, for every c, and p plus p to the power of 0.99 (lesson 16). **Nobody knows where.**",
      proof: [
        "**Theorem.** Let $m > 1$ be the odd part of $n$. Then Magnus wastes at most $C(\\log m \\cdot m^{1/3} r_3(m)^{2/3} + (\\log m)^{5/2} r_3(m))$ rounds, where $C$ is an absolute constant. *Proof.* An even table wastes no more than the table of half its size: play on the remainders modulo $n/2$, and call $n/2$ after each new one. So let $n$ be odd, let $q$ be its smallest prime factor, $\\Lambda = \\lceil \\log_2 n \\rceil$, and let $v = |A| - n/q$ be the number of positions that Magnus still has to get. Put $s = j + \\Lambda$, where $j$ is as large as possible with $\\frac{3\\sqrt3}{2} j \\sqrt{s}\\, r_3(n) < v$. Then $|G_j| > n/q$, so the layers of $G_j$ fill the table, and Magnus comes to $G_j$ within $\\Lambda$ rounds. After that, $j$ rounds are new. So a phase wastes at most $\\Lambda$ rounds and gains at least $j$ positions, where $j$ may be about $(v/4r_3(n))^{2/3}$.",
        "While $v$ is between $2^i$ and $2^{i+1}$, there are at most $2^{i/3} r_3(n)^{2/3}$ phases, up to a constant factor; these add up to $n^{1/3} r_3(n)^{2/3}$. Once $v$ is below $4\\Lambda^{3/2} r_3(n)$, layer play takes at most $\\Lambda$ rounds for each position that is still wanted. ∎ The note has every step.",
      ],
      solution: { number: 102 },
      fails: [
        { attempt: { number: 101 }, why: "low" },
        { attempt: { number: 105 }, why: "high" },
      ],
    },
  ],
};
