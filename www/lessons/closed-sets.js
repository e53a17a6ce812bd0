// @ts-check
/** Lesson 5, data only; the reference says in "How to write a lesson" what the fields mean. */

export default {
  id: "closed-sets",
  number: 5,
  title: "Closed sets, and f*(n)",
  summary:
    "Find all sets that contain all their midpoints. Then you can say for every table, without playing, how many positions Magnus gets: f*(n).",
  result:
    "The sets that contain all their midpoints are exactly the residue classes modulo an odd divisor of n. So one strategy forces f*(n) positions on every table.",
  before: ["rings", "shield"],
  source:
    "f*(n) is [N10] Theorem 1. The closed-set lemma and the proof by one strategy for every n are our own; [N10] plays composite tables in two phases (lesson 12).",
  picture: { game: "n=9&magnus=human&derek=human", layers: 2, placed: [1, 4, 7] },
  steps: [
    {
      id: "closed",
      title: "Nothing to add",
      figure: { game: "n=9&magnus=human&derek=human&moves=1+1+1+1+1+1+1+1+1+", layers: 1 },
      text: [
        "The rings grow until nothing is new: $M(C) = C$. Such a set is called *closed*. If the unvisited positions lie in a closed set $C$ and the token does not, Magnus can force nothing more. So we want to know all closed sets.",
        "A single position is closed on an odd table, and so is the whole table. Are there others? (Forget the game for a moment and choose any positions you like.)",
      ],
      ask: "On a table with 9 positions choose three that form a closed set: M(C) = C.",
      task: { kind: "place", k: 3, closed: true },
      hints: [
        "Each of the three pairs has one ⟦midpoint|midpoint⟧, and it must be one of the three.",
        "On an odd table a ⟦midpoint|midpoint⟧ of two of them can only be the third. So each lies halfway between the two others.",
        "Space them equally round the table.",
      ],
      wrong: {
        grows: "{position} is the midpoint of two of them but is not one of them, so the set is not closed.",
      },
      aha: "They are equally spaced, so they form a class modulo 3. There are just three such triples, {0, 3, 6}, {1, 4, 7} and {2, 5, 8}. **The shields of lesson 4 are closed.** Are there any other closed sets?",
      solution: { positions: [2, 5, 8] },
      fails: [
        { attempt: { positions: [1, 2, 3] }, why: "grows" },
        { attempt: { positions: [0, 2, 7] }, why: "grows" },
        { attempt: { positions: [1, 4] }, why: "few" },
      ],
    },
    {
      id: "halves",
      title: "Halving often enough is doubling",
      figure: { game: "n=9&magnus=human&derek=human", layers: 1 },
      text: [
        "Let us look for all closed sets, first for odd $n$. Rotate the table so that the closed set $C$ contains 0; midpoints rotate with it. Now let $x$ be in $C$. The midpoint of 0 and $x$ is $x/2$, so $x/2$ is in $C$, and then $x/4$, and $x/8$, and so on.",
        "On a table with 9 positions, half of 1 is 5, because $2 \\cdot 5 = 10 \\equiv 1$.",
      ],
      ask: "Halve 1 again and again modulo 9: 1, 5, and so on. After how many halvings are you back at 1?",
      task: { kind: "number", of: { halvings: { n: 9 } } },
      hints: [
        "An even number is easy to halve. To halve an odd one, add 9 first: half of 5 is 14/2 = 7.",
        "1, 5, 7, 8, 4, …: what comes next?",
      ],
      wrong: {
        low: "Go on: you are back when 1 appears for the second time. Half of 5 is 14/2 = 7.",
        high: "That is too many: 1 comes back sooner. Half of 5 is 14/2 = 7, and half of 7 is 16/2 = 8.",
      },
      aha: "6: from 1 to 5, 7, 8, 4, 2 and back to 1. The last step before 1 is 2, so **halving often enough is doubling**: if x is in C, then so is 2x.",
      proof: [
        "Let $n$ be odd, and write $\\mathbb{Z}_n$ for the $n$ positions, which are added and multiplied modulo $n$. Multiplication by $h = (n+1)/2$, the inverse of 2, takes different positions to different ones, so some power of it is the identity: $h^m \\equiv 1$ for some $m \\ge 1$. Then $h^{m-1} \\equiv 2$. If $C$ is closed and contains 0 and $x$, it contains $hx$, $h^2x$, … and so $h^{m-1}x \\equiv 2x$.",
      ],
      solution: { number: 6 },
      fails: [
        { attempt: { number: 5 }, why: "low" },
        { attempt: { number: 3 }, why: "low" },
        { attempt: { number: 9 }, why: "high" },
      ],
    },
    {
      id: "sums",
      title: "Closed under addition",
      figure: { game: "n=15&magnus=human&derek=human&moves=1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+", layers: 1 },
      text: [
        "The next step: if $x$ and $y$ are in $C$, then so is their midpoint $(x + y)/2$, and so is its double $x + y$. So $C$ contains 0 and is closed under addition: it is a *subgroup* of $\\mathbb{Z}_n$. Every subgroup of $\\mathbb{Z}_n$ consists of the multiples of a divisor $q$ of $n$, so it has $n/q$ members.",
      ],
      ask: "On a table with 15 positions choose four that form a closed set, or say that there is no such set.",
      task: { kind: "place", k: 4, closed: true },
      hints: [
        "Rotate the set so that it contains 0. Then it is a subgroup. How many members can a subgroup of ℤ₁₅ have?",
        "The number of members divides 15.",
      ],
      wrong: {
        grows:
          "{position} is the midpoint of two of them but is not one of them. Could any four positions form a closed set?",
      },
      aha: "There is none: a closed set has n/q members for a divisor q of n, and 4 does not divide 15. It can be done with 1, 3, 5 or 15 positions.",
      proof: [
        "A subgroup $C$ of $\\mathbb{Z}_n$ consists of the multiples of a divisor of $n$: let $q$ be the smallest of the numbers $1, \\dots, n$ whose remainder modulo $n$ is in $C$ ($n$ itself is such a number). All multiples of $q$ are in $C$. If $c$ is in $C$, divide: $c = aq + r$ with $0 \\le r < q$. Then $r = c - aq$ is in $C$ and smaller than $q$, so $r = 0$. For $c = n$ this says that $q$ divides $n$.",
      ],
      solution: { none: true },
      fails: [
        { attempt: { positions: [0, 4, 8, 12] }, why: "grows" },
        { attempt: { positions: [0, 3, 6, 9] }, why: "grows" },
        { attempt: { positions: [0, 5, 10] }, why: "few" },
      ],
    },
    {
      id: "no-other",
      title: "The closed-set lemma",
      figure: { game: "n=9&magnus=human&derek=human&moves=1+1+1+1+1+1+1+1+1+", layers: 1 },
      text: ["Put the two steps together. And do not forget the even tables."],
      ask: "On a table with 9 positions choose a closed set that is not a class modulo 1, 3 or 9, or say that there is none.",
      task: { kind: "place", closed: true, class: false },
      hints: [
        "Try a few. Whenever the set is not a class, some ⟦midpoint|midpoint⟧ is missing.",
        "You have just seen the proof for odd n: rotate, halve until it doubles, add.",
      ],
      wrong: {
        grows: "{position} is a midpoint, but it is missing. Add it, and see where this ends.",
        class: "It is closed, but it is the class {class}.",
      },
      aha: "There is none. **On every table, a non-empty set with M(C) = C is a residue class modulo an odd divisor of n.** So nothing but a shield can ever stop Magnus.",
      proof: [
        "**Lemma.** A non-empty $C \\subseteq \\mathbb{Z}_n$ with $M(C) = C$ is a class $[\\gamma]_q$ for an odd divisor $q$ of $n$; and all such classes are closed.",
        "*They are closed:* if $x \\equiv y \\equiv \\gamma \\pmod q$ and $2z \\equiv x + y$, then $2z \\equiv 2\\gamma$, and $z \\equiv \\gamma$ because $q$ is odd.",
        "*There are no others, $n$ odd:* translate so that $0 \\in C$. If $x$ is in $C$, so is $2x$ (⟦step 2|#proof-halves⟧). So if $x$ and $y$ are in $C$, so is $2 \\cdot (x + y)/2 = x + y$. A finite set that contains 0 and is closed under addition is a subgroup ($-x$ is a multiple of $x$), that is, the multiples of a divisor $q$ of $n$ (⟦step 3|#proof-sums⟧), and $q$ is odd because $n$ is. Translate back.",
        "*$n$ even:* for $x \\in C$ we have $2(x + n/2) \\equiv 2x = x + x$, so $x + n/2 \\in M(C) = C$. Hence $C$ is known as soon as we know its remainders modulo $n/2$; call their set $C'$. It is closed on the table with $n/2$ positions: if $2z \\equiv x + y \\pmod{n/2}$ with $x, y \\in C$, then $2z \\equiv x + y$ or $2z \\equiv x + y + n/2 \\pmod n$, and in the second case replace $x$ by $x + n/2$, which is in $C$ as well. So $z \\in M(C) = C$. Halve the table until it is odd. Then the last set is a class with an odd index, and so is $C$: a position is in $C$ exactly if its remainder modulo the smaller table is in $C'$. ∎",
      ],
      lecturer:
        "The program has checked the lemma against the definition for every set on every table up to n = 16. A nice exercise: the smallest class around a set A with a member a is a + gℤₙ, where g is the odd part of the greatest common divisor of n and all differences in A. This class is the last ring.",
      solution: { none: true },
      fails: [
        { attempt: { positions: [0, 3, 6] }, why: "class" },
        { attempt: { positions: [1, 2, 4, 8] }, why: "grows" },
        { attempt: { positions: [4] }, why: "class" },
      ],
    },
    {
      id: "stuck",
      title: "The theorem on f*(n)",
      after: "no-other",
      figure: { game: "n=9&magnus=balanced&derek=human", layers: 1 },
      text: [
        "*Layer play* is the strategy of lesson 3: as long as the token lies in a ring, call the distance to a witness pair one ring farther out. Layer play stops only when the token lies in no ring. But the last ring is closed, so it is a class with an odd index, and the token is outside it: Magnus has met a shield.",
        "You are Derek and play against such a Magnus on 9 positions, where $f^*(9) = 6$.",
      ],
      ask: "You are Derek. Play so that the game ends with 6 positions visited.",
      task: { kind: "reach", visited: 6 },
      hints: [
        "Choose a class modulo 3 that does not contain the token, {1, 4, 7} or {2, 5, 8}, and never step into it.",
        "You can decide late: any class modulo 3 will do as long as none of it has been visited.",
      ],
      wrong: {
        lost: "Every class modulo 3 has been entered, so there is no longer a shield with three positions. Go back to where there still was one.",
        passed:
          "{count} positions are visited, so no whole class modulo 3 is left. Go back to where there still was one.",
      },
      aha: "Magnus was stuck at 6, and you can see why: the unvisited positions form a class, and the token is outside it. **On every table ⟦layer|layer⟧ play visits at least ⟦f*(n)|star:n⟧ positions, and Derek can hold it to exactly f*(n).**",
      proof: [
        "**Theorem.** Layer play visits at least $f^*(n)$ positions on every table, against every Derek.",
        "While some position is unvisited and the token has a depth $i$, a new position is reached in at most $i$ rounds (⟦lesson 3|rings.html#proof-climb⟧). So play stops only when all positions are visited or when the token lies outside the last ring $C$ of $A \\neq \\emptyset$. In the second case $M(C) = C$, so $C$ is a class $[\\gamma]_q$ with odd $q$ by ⟦the closed-set lemma|#proof-no-other⟧, and $q > 1$ because the token is not in it. So $q$ is at least the smallest odd prime factor $p$ of $n$, and $|A| \\le |C| = n/q \\le n/p$: at least $n - n/p = f^*(n)$ positions are visited. If $n$ is a power of two there is no odd $q > 1$, and all $n$ are visited.",
        "Together with ⟦the shield of lesson 4|shield.html#proof-none⟧: **with best play exactly $f^*(n)$ positions are visited.** ∎",
      ],
      lecturer:
        "Let a student play this badly on purpose: answering + every time lets this Magnus visit 8 positions. He visits at least 6, whatever the student does.",
      solution: { game: "n=9&magnus=balanced&derek=human&moves=1-3+4+1-2-" },
      fails: [
        { attempt: { game: "n=9&magnus=balanced&derek=human&moves=1+3+2+1+4+" }, why: "lost" },
        { attempt: { game: "n=9&magnus=balanced&derek=human&moves=1+3+2+1+4+3+3+" }, why: "passed" },
      ],
    },
    {
      id: "forty-five",
      title: "f*(45)",
      figure: { game: "n=45&magnus=layers&derek=human", layers: 1 },
      text: ["Now you can say how a game ends when both play well, without playing it."],
      ask: "How many of 45 positions are visited in the end if both play as well as possible?",
      task: { kind: "number", of: { fStar: { n: 45 } } },
      hints: [
        "45 = 3 · 3 · 5. What is the largest shield that Derek can have?",
        "The smallest odd prime factor is 3, so Derek keeps 45/3 positions.",
      ],
      wrong: {
        36: "36 would be right if Derek kept a class modulo 5. He takes a larger one.",
        44: "44 would be right if Derek kept a single position. He keeps a whole class.",
        low: "Derek cannot keep so many. The largest shield is a class with index 3, and every position outside it is visited.",
        high: "That is too many: Derek keeps the class with the smallest odd index greater than 1.",
      },
      aha: "⟦f*(45)|star:45⟧ = 45 − 45/3 = 30. It depends only on how large the smallest odd prime factor is: on 9, 15 and 45 positions Derek keeps a third.",
      solution: { number: 30 },
      fails: [
        { attempt: { number: 36 }, why: "high" },
        { attempt: { number: 44 }, why: "high" },
        { attempt: { number: 15 }, why: "low" },
      ],
    },
  ],
};
