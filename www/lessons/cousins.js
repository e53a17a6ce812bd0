// @ts-check
/** Lesson 19, data only; the reference says in "How to write a lesson" what the fields mean. */

export default {
  id: "cousins",
  number: 19,
  title: "Three cousins",
  summary:
    "The Number Game, dominoes on a circle and multivision: three other games that are completely solved, by the same habits of thought.",
  before: ["shield"],
  source:
    "[G10] for the Number Game, [P12] for the dominoes, [F98] for multivision. All three can be played on the page Companions. The corrections are ours.",
  picture: "dominoes",
  steps: [
    {
      id: "play-numbers",
      title: "Play the Number Game",
      play: "number-game.html#number-game=37,10&first=human&second=perfect",
      figure: { game: "n=9&magnus=human&derek=protector" },
      text: [
        "There are two numbers and two players. A move subtracts a multiple of one number from the other; a player who makes a number zero or negative loses. From (7, 3) you may go to (4, 3) or (1, 3).",
        "In the picture the numbers are the sides of a rectangle, and a move cuts squares off it. The dashed line shows where a golden rectangle would end: one that is 1.618 times as long as it is high.",
      ],
      ask: "Each move subtracts a multiple of one number from the other; a player who makes a number zero or negative loses. You begin with A = 37 and B = 10. Win against the computer, which never errs.",
      task: { kind: "beat", game: "number-game=37,10&first=human&second=perfect" },
      hints: [
        "You can leave 27, 17 or 7 beside the 10. From which of these pairs has the computer only one cut that does not lose at once?",
        "Leave rectangles that are shorter than a golden one: 10 by 7 is, as 10 is less than 1.618 · 7. Then the computer has no choice, and what it leaves is long again.",
      ],
      wrong: {
        lost: "Now the computer can win: you have left it a rectangle longer than a golden one. Take it back, and cut another number of squares.",
        ended: "You have lost: you made a number zero or negative. Take moves back, or play again.",
      },
      aha: "You won because you always left a short rectangle, sometimes with the largest cut and sometimes with a smaller one. **The computer had no choice from any of them, and you always had one.** Which rectangles are short, and why that is enough, comes next.",
      solution: { game: "number-game=37,10&first=human&second=perfect&moves=a3;b1;a1;a1;b2" },
      fails: [
        { attempt: { game: "number-game=37,10&first=human&second=perfect&moves=a1" }, why: "lost" },
        { attempt: { game: "number-game=37,10&first=human&second=perfect&moves=a3;b1;a2" }, why: "lost" },
        { attempt: { game: "number-game=37,10&first=human&second=perfect&moves=a4" }, why: "ended" },
      ],
    },
    {
      id: "euclid",
      title: "The Number Game: a shield again",
      figure: { game: "n=9&magnus=human&derek=protector" },
      text: [
        "How can you find out who wins? Look for a set of **safe** pairs with two properties, like Derek’s shield on the table: from a safe pair every move leads out of the set, and from every other pair some move leads into it. A player who can always go back to safety wins. Here the safe pairs are the *fat* ones, $B \\le A < \\varphi B$ with the golden ratio $\\varphi = \\frac{1 + \\sqrt5}{2} = 1.618\\dots$",
      ],
      ask: "Let B = 8. What is the largest A for which the player to move loses from (A, 8)?",
      task: { kind: "number", of: { lastLosing: { b: 8 } } },
      hints: [
        "It is the largest fat pair: A < φ · 8.",
        "8 · 1.618 = 12.94. You can also test A · (A − B) < B² in whole numbers: 12 · 4 < 64, and 13 · 5 = 65.",
      ],
      wrong: {
        13: "From (13, 8) you can go to (5, 8), which is fat: 8 < 1.618 · 5 = 8.09. So the player to move wins.",
        low: "From (12, 8) only one move does not lose at once, the one to (4, 8), and from there the other player wins. So A is not smaller than 12.",
        high: "That is too large: 1.618 · 8 = 12.94, and from a thin pair the player to move wins.",
      },
      aha: "12. Both 13 and 8 are Fibonacci numbers. The quotients of neighbouring ones lie alternately above and below φ: (13, 8) is just thin, (8, 5) is just fat. **A winning strategy is a set: the other player can never move into it, and I always can.**",
      proof: [
        "**Theorem.** For $A \\ge B \\ge 1$ the player to move wins if and only if $A > \\varphi B$ (thin). Note that $\\frac1\\varphi = \\varphi - 1$. Equality cannot happen, because $\\varphi$ is irrational.",
        "*From fat to thin.* If $A = B$, every move loses. If $B < A < \\varphi B$, then $A < 2B$, and only the move to $(B, A - B)$ does not lose at once. There $\\frac{A-B}{B} < \\varphi - 1 = \\frac1\\varphi$, so $B > \\varphi(A - B)$: thin.",
        "*From thin to fat.* Let $A = qB + r$, $0 \\le r < B$, $q \\ge 1$. If $r > 0$ and $B < \\varphi r$, go to $(B, r)$, which is fat. Otherwise $\\frac rB < \\frac1\\varphi$, and $(B + r, B)$ is fat, because $1 + \\frac rB < 1 + \\frac1\\varphi = \\varphi$. It can be reached if $q \\ge 2$. If $q = 1$, then $A = B + r > \\varphi B$ means $\\frac rB > \\frac1\\varphi$, which is the first case. The numbers get smaller, so the game ends. ∎",
      ],
      solution: { number: 12 },
      fails: [
        { attempt: { number: 13 }, why: "high" },
        { attempt: { number: 15 }, why: "high" },
        { attempt: { number: 8 }, why: "low" },
      ],
    },
    {
      id: "play-dominoes",
      title: "Play dominoes on a circle",
      play: "dominoes.html#dominoes=13&first=perfect&second=human",
      figure: { game: "n=13&magnus=human&derek=human" },
      text: [
        "There are spaces in a circle, and two players. Each move lays a domino on two free neighbouring spaces; a player who cannot move loses.",
        "Each free path has a number beside it, its *value*, and in the middle is the sum $\\oplus$ of all values: equal ones cancel, so $1 \\oplus 1 = 0$. For paths of 0, 1, …, 7 spaces the values are 0, 0, 1, 1, 2, 0, 3, 1. The next step says where they come from; here you only need that a player who has to move at the sum 0 loses.",
      ],
      ask: "The computer has begun on a circle of 13 spaces, and a path of 11 is left. Make the last move: a player who cannot move loses, and a player who leaves the sum ⊕ = 0 each time makes the last move.",
      task: { kind: "beat", game: "dominoes=13&first=perfect&second=human" },
      hints: [
        "Your domino cuts the path of 11 into two with 9 spaces together: 2 and 7, for example. Which two of these have the same value?",
        "2 and 7 are both worth 1, so their sum is 0. After each move of the computer, find one that makes the sum 0 again.",
      ],
      wrong: {
        lost: "You left a sum that is not 0, so the computer could make it 0, and now it can win. Take it back, and leave paths whose values cancel.",
        ended:
          "No two neighbouring spaces are free any more: the computer has made the last move. Take moves back, or play again.",
      },
      aha: "You made the last move: the computer could never leave you the sum 0, and you could always leave it. **You did not have to see the end, only a number.** How one finds the number of a path comes next.",
      solution: { game: "dominoes=13&first=perfect&second=human&moves=1;5;8;10;3;12" },
      fails: [
        { attempt: { game: "dominoes=13&first=perfect&second=human&moves=1;4" }, why: "lost" },
        { attempt: { game: "dominoes=13&first=perfect&second=human&moves=1;7" }, why: "lost" },
      ],
    },
    {
      id: "dominoes",
      title: "Dominoes on a circle: parts that do not meet",
      figure: { game: "n=10&magnus=human&derek=human" },
      text: [
        "On a circle of $N$ spaces the first move, marked here for $N = 10$, leaves a path of $N - 2$ spaces, and every later move cuts a path into two that have nothing to do with each other.",
        "So give each path of $m$ spaces a *value* $F(m)$: the smallest of the numbers 0, 1, 2, … that is **not** the value of a position after one move. The value of several paths together is the sum of their values in binary without carrying, written $\\oplus$. The player to move loses exactly when the value is 0. For $m = 0, \\dots, 7$ the values are 0, 0, 1, 1, 2, 0, 3, 1.",
      ],
      ask: "What is F(8), the value of the path that the first domino leaves on a circle of 10?",
      task: { kind: "number", of: { dominoPath: { spaces: 8 } } },
      hints: [
        "A domino on 8 spaces leaves 6 in two parts: 0 and 6, 1 and 5, 2 and 4, or 3 and 3.",
        "The values: 0 ⊕ 3 = 3, 0 ⊕ 0 = 0, 1 ⊕ 2 = 3, 1 ⊕ 1 = 0.",
        "What is the smallest number that is not among 3, 0, 3, 0?",
      ],
      wrong: {
        low: "0 is among the values after a move: for example, leave 3 and 3. So F(8) is not 0.",
        high: "A smaller number is missing already: the values after a move are 3, 0, 3, 0.",
      },
      aha: "1, which is not 0. So the player to move on the path wins, and on the circle of 10 the first player loses. **Cut a game into parts that do not meet, and give each part a number:** Nedev’s classes modulo p used the same idea.",
      proof: [
        "**Theorem** (Sprague, Grundy). Let several paths have values $a_1, \\dots, a_k$. The player to move loses if and only if $a_1 \\oplus \\dots \\oplus a_k = 0$.",
        "*Proof.* If no move is left, all values are 0. Suppose first that the sum is 0. A move changes one $a_i$ to another value, since $a_i$ is not among the values after a move on this path; so the sum is no longer 0. Now suppose that the sum is $x \\ne 0$. In binary, some $a_i$ has a one where $x$ has its highest one, so $a_i \\oplus x < a_i$. Because $a_i$ is the smallest missing number, some move changes this path to the value $a_i \\oplus x$, and then the sum is 0. ∎",
        "The same rule gives the value of the two parts after a move, so $F(m)$ is the smallest number that is not among $F(i) \\oplus F(m - 2 - i)$. From $m = 53$ on, the values repeat with period 34 (computed; for such a rule a finite check proves the period). The first player wins on a circle exactly when $F(N - 2) = 0$: for $N = 2, 3, 17, 37$ and for all $N$ that are 7, 11, 23, 27 or 31 modulo 34.",
      ],
      lecturer:
        "The published solution [P12] lists wrong options for F(12), although its value is right. It also lists those winning N below a million that are written with the digits 0 and 1 only, but 11 is missing there.",
      solution: { number: 1 },
      fails: [
        { attempt: { number: 0 }, why: "low" },
        { attempt: { number: 2 }, why: "high" },
        { attempt: { number: 3 }, why: "high" },
      ],
    },
    {
      id: "play-multivision",
      title: "Play multivision",
      play: "multivision.html#multivision=6,15&first=human&second=perfect",
      figure: { game: "n=8&magnus=power-of-two&derek=human" },
      text: [
        "The game starts with some numbers, the *piles*. A move takes one pile and divides it by a prime $p$. It may then also multiply it by any powers of primes that are larger than $p$ and have been in the game from the start. With the primes 2 and 3, dividing 6 by 2 leads to 3, 9, 27 or any higher power of 3, and dividing it by 3 leads only to 2. The player who makes the last move, to 1, 1, …, 1, wins.",
        "A tower over each prime is its exponent. Below stands the product $M$ of all piles, with 0 where an exponent is even and 1 where it is odd. If all are 0, then $M$ is a square.",
      ],
      ask: "The piles are 6 and 15, and you begin. Make the last move.",
      task: { kind: "beat", game: "multivision=6,15&first=human&second=perfect" },
      hints: [
        "Leave the computer a square: 0 below every prime. One move can do that, if it begins with the right prime.",
        "6 · 15 = 2 · 3² · 5: the exponents of 2 and 5 are odd. Divide pile 1 by 2, and multiply it by 5 in the same move.",
        "From then on answer the computer in the same way: divide by the smallest prime with a 1 below it, and add what makes the others 0.",
      ],
      wrong: {
        lost: "You have not left a square, so the computer could leave one, and it can always do so from now on. Take it back: which 1 did you leave?",
        ended: "All piles are 1, and the computer has made the last move. Take moves back, or play again.",
      },
      aha: "You left a square each time, the computer never could, and 1 is a square. **However large the piles become, a row of zeros and ones tells who wins.**",
      solution: {
        game: "multivision=6,15&first=human&second=perfect&moves=1/2*5;1/3*5;2/3*5;1/5;1/5;2/5;2/5",
      },
      fails: [
        { attempt: { game: "multivision=6,15&first=human&second=perfect&moves=1/2" }, why: "lost" },
        { attempt: { game: "multivision=6,15&first=human&second=perfect&moves=2/3" }, why: "lost" },
        {
          attempt: { game: "multivision=6,15&first=human&second=perfect&moves=1/2;2/5;1/3;2/3" },
          why: "ended",
        },
      ],
    },
    {
      id: "multivision",
      title: "Multivision: the smallest first",
      figure: { game: "n=8&magnus=power-of-two&derek=human" },
      text: [
        "The numbers may explode, and yet you can see at a glance who wins. Write the product $M$ of all piles as a product of prime powers. **If all exponents are even, so that $M$ is a square, the player to move loses.** Otherwise that player divides by the *smallest* prime with an odd exponent, and makes all larger exponents even in the same move.",
      ],
      ask: "The piles are 12 and 45. By which prime does a winning move divide?",
      task: { kind: "number", of: { multivision: { piles: [12, 45] } } },
      hints: [
        "12 = 2² · 3 and 45 = 3² · 5. What is the product?",
        "M = 2² · 3³ · 5. The exponent of 2 is even. Which is the smallest prime with an odd exponent?",
      ],
      wrong: {
        2: "The exponent of 2 in M is 2, which is even. A move with 2 makes it odd, and the opponent makes it even again.",
        5: "If you divide by 5, the exponent of 3 stays odd, and a move with 5 cannot change that.",
        low: "A move divides a pile by a prime, and only the primes 2, 3 and 5 divide one of these piles.",
        high: "A move divides a pile by a prime, and only the primes 2, 3 and 5 divide one of these piles.",
      },
      aha: "3: for example 12 becomes 4 · 5 = 20, and 20 · 45 = 900 = 30². **Put right the most important thing, and everything less important in the same move:** the ruler of lesson 6 counts like this, and every proof that looks at the first place where two things differ works like this.",
      proof: [
        "**Theorem.** Every game ends, and the player to move loses if and only if $M$ is a square.",
        "*The end.* List the exponents in $M$ of the primes in play, from the smallest prime to the largest. A move lowers one of them by one and changes only later ones: the list gets smaller in lexicographic order. For lists of natural numbers this order has no infinite descending sequence, so the game ends, although nobody can say when.",
        "*From square to non-square.* A move with $p$ lowers the exponent of $p$ by one and changes only exponents of larger primes. So the exponent of $p$ is odd after the move.",
        "*From non-square to square.* Let $p$ be the smallest prime with an odd exponent. It divides some pile. Divide this pile by $p$ and multiply it by each larger prime that has an odd exponent. Then all exponents are even. The last position, $M = 1$, is a square. ∎",
      ],
      lecturer:
        "[F98] takes a pile in which $p$ itself has an odd exponent, but this is not needed. Its point is complexity: each winning move is easy to find, and yet the loser can put off the end beyond every number that anyone could compute with.",
      solution: { number: 3 },
      fails: [
        { attempt: { number: 2 }, why: "low" },
        { attempt: { number: 5 }, why: "high" },
      ],
    },
    {
      id: "habits",
      title: "The same habits",
      play: "dominoes.html#dominoes=11&first=human&second=perfect",
      figure: { game: "n=11&magnus=human&derek=human" },
      text: [
        "**Look for what is kept.** The shield on the table, fat pairs, square products: a property that one player can always restore and the other must always break.",
        "**Look for the cosets.** On the table the exceptions were always classes of a subgroup: they are closed, they do not grow, and they explain $f^*(n)$. In multivision exponents count modulo 2, and a square is the class of 0.",
        "**Cut into parts.** Classes modulo $p$, halves of an even table, paths between dominoes: play on each part, and also on the parts as if they were points.",
        "**Count the same thing twice.** Columns and rows of bricks, landings and accounts, the product of two endings.",
        "**Believe nothing.** The papers behind these lessons contain wrong steps, all found by trying every small case. A published list of the circles on which the first player wins at dominoes lacks 11.",
      ],
      ask: "Believe nothing, not even this. The first domino on a circle of 11 spaces leaves a path of nine. Who wins?",
      task: {
        kind: "choose",
        of: { dominoCircle: { spaces: 11 } },
        options: [
          { label: "The player who moves first", is: 1 },
          { label: "The player who moves second", is: 0 },
        ],
      },
      hints: [
        "A domino on nine spaces leaves seven in two parts: 0 and 7, 1 and 6, 2 and 5, or 3 and 4.",
        "For 0 to 7 spaces the values are 0, 0, 1, 1, 2, 0, 3, 1. So these four are worth 1, 3, 1 and 3.",
      ],
      wrong: {
        other: "F(9) is the smallest number that is not among 1, 3, 1, 3. Who has to move on a path of that value?",
      },
      aha: "The player who moves first: F(9) = 0, so the player to move on the path of nine loses. The list should have had 11. **Three lines of counting are worth more than a printed list.**",
      solution: { option: 0 },
      fails: [{ attempt: { option: 1 }, why: "other" }],
    },
  ],
};
