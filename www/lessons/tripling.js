// @ts-check
/** Lesson 15, data only; the reference says in "How to write a lesson" what the fields mean. */

export default {
  id: "tripling",
  number: 15,
  title: "The third that is given away",
  summary:
    "Magnus visits two thirds of one class and of another. Then he offers what he has left behind, and Derek gives it or enters the third class. So on 9, 18, 27 and many other tables no round is wasted.",
  before: ["perfect", "two-phases"],
  source:
    "Theorem 7 of the note: tripling and its proof are ours (2026), doubling is a lemma of Hurkens, Pendavingh and Woeginger (2009) in other words. The offer is that of lesson 12.",
  picture: "gifts",
  steps: [
    {
      id: "within",
      title: "Three tables in one",
      figure: { game: "n=9&magnus=human&derek=human", mark: [0, 3, 6], layers: 1 },
      text: [
        "A round is *wasted* if it visits nothing new. In lesson 9 you got $f^*(9) = 6$ positions in 5 rounds by trying. Here is a plan for it, which works on much larger tables.",
        "Each class modulo 3 is a round table by itself, with steps of 3: 0, 3, 6, which are marked, then 1, 4, 7, then 2, 5, 8.",
      ],
      ask: "Call a magnitude after which the token is on a new position of its class 0, 3, 6, whichever way Derek goes.",
      task: { kind: "call", both: { positions: [3, 6] } },
      hints: [
        "The remainder modulo 3 must stay the same. Which steps do not change it?",
        "Steps that are multiples of 3. Up to 4 there is one of them.",
      ],
      wrong: { misses: "After {magnitude} Derek can go to {position}, which is in another class." },
      aha: "3: the token comes to 3 or to 6. **A multiple of 3 keeps the token in its class.** Every other magnitude leads out of it, and its two landings are one in each of the other classes.",
      solution: { magnitude: 3 },
      fails: [
        { attempt: { magnitude: 1 }, why: "misses" },
        { attempt: { magnitude: 4 }, why: "misses" },
        { attempt: { none: true }, why: "exists" },
      ],
    },
    {
      id: "stop",
      title: "Stop in time",
      after: "within",
      figure: { game: "n=9&magnus=human&derek=human&moves=3+", mark: [0, 3, 6], layers: 1 },
      text: [
        "The token has come to 3. Two of the three positions of its class are visited, and 6 is left over. Should Magnus go for it?",
      ],
      ask: "Call a magnitude so that the next round is new, whichever way Derek goes.",
      task: { kind: "call", both: "unvisited" },
      hints: [
        "There are only four magnitudes. Look at both landings of each.",
        "With 3 the token stays in its class, where only one position is new. What about the others?",
      ],
      wrong: {
        misses: "After {magnitude} Derek goes back to {position}, and the round is wasted.",
        exists: "There is one. Leave the class: in the other two nothing has been visited.",
      },
      aha: "1, 2 or 4: each leads to two classes in which nothing has been visited. With 3 Derek would go back to 0. **Magnus stops at two thirds of the class, leaves the 6 behind, and goes where everything is new.**",
      solution: { magnitude: 1 },
      fails: [
        { attempt: { magnitude: 3 }, why: "misses" },
        { attempt: { none: true }, why: "exists" },
      ],
    },
    {
      id: "offer",
      title: "The offer",
      after: "stop",
      figure: { game: "n=9&magnus=human&derek=human&moves=3+1+3+", mark: [2, 5, 8], layers: 1 },
      text: [
        "Derek has let the token into the class 1, 4, 7, and Magnus has done the same there: 4 and 7 are visited. So far every round was new. Two **leftovers** have stayed behind, 6 and 1. The class 2, 5, 8, now marked, has never been entered.",
        "The token is on 7. In its class only 1 is new, and in the class 0, 3, 6 only 6. Magnus cannot get them by force, but he can make an offer.",
      ],
      ask: "Call a magnitude so that the next round is new, whichever way Derek goes.",
      task: { kind: "call", both: "unvisited" },
      hints: [
        "One landing should be a leftover, the other one in the class that has never been entered.",
        "Offer the leftover 6. How far is it from 7, and what lies as far on the other side?",
      ],
      wrong: {
        misses: "After {magnitude} Derek can go to {position}, which is visited: he has given up nothing.",
        exists: "There is one. How far is it from 7 to the leftover 6?",
      },
      aha: "1: Derek gives the leftover 6, or he goes to 8 and enters the third class. That is no accident, for **each of the three classes is halfway between the other two.** Seen from 7, each leftover of the class 0, 3, 6 has its mirror image in 2, 5, 8.",
      proof: [
        "Let $K$ be the position of the token, $J$ a leftover of another class, and $\\gamma$ a position of the third class. The remainders of the three are 0, 1 and 2 in some order, so $K + J + \\gamma \\equiv 0$ modulo 3. The other landing is $2K - J$, and $2K - J \\equiv -K - J \\equiv \\gamma$. **So if one landing is a leftover of the other class, the second one lies in the third class.** While nothing has been visited there, both are new.",
      ],
      lecturer:
        "With $p$ classes only one class is halfway between the class of the leftover and $[\\gamma]_p$, and Magnus may have to travel there first, which costs rounds (lesson 12). With three he is always there already. That is all that is special about 3.",
      solution: { magnitude: 1 },
      fails: [
        { attempt: { magnitude: 2 }, why: "misses" },
        { attempt: { magnitude: 3 }, why: "misses" },
        { attempt: { none: true }, why: "exists" },
      ],
    },
    {
      id: "gifts",
      title: "Derek gives",
      after: "offer",
      figure: {
        game: "n=18&magnus=tripling&derek=human&moves=9+3+9+1+9+3+9+",
        mark: [2, 5, 8, 11, 14, 17],
        layers: 1,
      },
      text: [
        "Now $n = 18$: three classes of six positions. Two thirds of six are four. In seven rounds Magnus has visited 0, 9, 12, 3 and 4, 13, 16, 7, and stopped in both classes. Every second call was 9, half a turn: the position opposite lies in the same class, and Derek has no choice.",
        "There are four leftovers: 6 and 15, 1 and 10. Nothing of the marked class 2, 5, 8, 11, 14, 17 has been visited. You are Derek, and you would like to keep it.",
      ],
      ask: "Keep the token off the class 2, 5, 8, 11, 14, 17 for four calls.",
      task: { kind: "answers", count: 4, avoid: { class: { gamma: 2, q: 3 } } },
      hints: [
        "Of the two landings of a call, only one is in the class that you want to keep. Take the other one.",
        "The other landing is always a leftover: 6, 15, 1 or 10.",
      ],
      wrong: {
        entered: "{position} is in the class that you wanted to keep. Take it back, and give the leftover instead.",
      },
      aha: "You have kept the class, but in each round you had to give a leftover. Now the other two classes are wholly visited: 12 positions in 11 rounds, and f*(18) is 12. **The third that Magnus left behind was given to him, and no round was wasted.**",
      solution: { game: "n=18&magnus=tripling&derek=human&moves=9+3+9+1+9+3+9+8+4+5+4+" },
      fails: [
        { attempt: { game: "n=18&magnus=tripling&derek=human&moves=9+3+9+1+9+3+9+8-" }, why: "entered" },
        { attempt: { game: "n=18&magnus=tripling&derek=human&moves=9+3+9+1+9+3+9+8+4-" }, why: "entered" },
      ],
    },
    {
      id: "enters",
      title: "Derek enters",
      after: "offer",
      figure: {
        game: "n=18&magnus=human&derek=hoarder:progression&moves=9+3+9+1+9+3+9+1+",
        mark: [2, 5, 8, 11, 14, 17],
        layers: 1,
      },
      text: [
        "The other answer. Magnus has offered the leftover 6, and Derek has gone to 8. The third class has been entered, and the offers are over. But this class is a table with six positions, like the others, and Magnus can do for the third time what he has done twice.",
      ],
      ask: "You are Magnus, after 8 rounds with 9 visited positions. Visit 12 positions by round 11.",
      task: { kind: "finish", visited: 12, rounds: 11 },
      hints: [
        "Stay in the class of the token. Which position is the safest to call for?",
        "9 leads to the position opposite. It is new, in the same class, and Derek has no choice.",
        "Then 3 or 6, with two new landings, and then 9 again.",
      ],
      wrong: {
        slow: "Three positions in three rounds: none of them may be wasted. Look at both landings before you call.",
      },
      aha: "12 positions in 11 rounds, as before. If Derek gives, two classes are wholly visited. If he enters the third class, Magnus visits two thirds of all three. **Either way it is two thirds of the table.**",
      solution: {
        game: "n=18&magnus=human&derek=hoarder:progression&moves=9+3+9+1+9+3+9+1+9+3+9+",
      },
      fails: [
        { attempt: { game: "n=18&magnus=human&derek=hoarder:progression&moves=9+3+9+1+9+3+9+1+1-" }, why: "slow" },
      ],
    },
    {
      id: "seven",
      title: "Before it gets expensive",
      figure: { game: "n=21&magnus=tripling&derek=fewest-ways", layers: 1 },
      text: [
        "So all that the plan needs is two thirds of a class, without a wasted round. On $n = 21$ there are three classes of seven positions. Seven is a prime: on the table with seven positions Magnus needs $R(7) = 7$ rounds for six of them, and two rounds are wasted (lesson 9).",
      ],
      ask: "How many rounds are wasted on n = 21 if both play perfectly?",
      task: {
        kind: "choose",
        of: { waste: { n: 21 } },
        options: [
          { label: "none", is: 0 },
          { label: "one or two, as on 7", above: 0, below: 3 },
          { label: "three or more, as there are three classes", above: 2 },
        ],
      },
      hints: [
        "How many positions are two thirds of seven, rounded up? And which of the six positions on 7 is the expensive one?",
        "On 7 the first five positions come without waste. Only for the sixth are two rounds wasted.",
      ],
      wrong: {
        1: "Two rounds are wasted on 7 if Magnus wants six of the seven positions. Here he may stop earlier.",
        2: "Rounds are wasted on 7 if Magnus wants six of the seven positions. Here he need not have six of any class.",
      },
      aha: "None: ⟦R(21)|R:21⟧ = 13. On 7 five positions come without waste, and five are more than two thirds of seven. **Magnus stops before it gets expensive, and what is left behind is given away.**",
      lecturer:
        "Two thirds of m positions come without waste for every m from 2 to 25 but 5 (computed). So R(51) = 33, R(57) = 37, R(69) = 45 and R(75) = 49, on tables that no computer has solved. On 5 only three positions come without waste, and 3 is less than 10/3. Still R(15) = 9: there Magnus needs another plan.",
      solution: { option: 0 },
      fails: [
        { attempt: { option: 1 }, why: "other" },
        { attempt: { option: 2 }, why: "other" },
      ],
    },
    {
      id: "play",
      title: "Play it on 27",
      figure: {
        game: "n=27&magnus=human&derek=protector:late",
        mark: [0, 3, 6, 9, 12, 15, 18, 21, 24],
        layers: 1,
      },
      text: [
        "On $n = 27$ a class has nine positions, and nine is where this lesson began. So the plan is there twice: you visit six of the nine positions of a class by the plan for 9, with steps three times as large. You do the same in a second class. Then you make your offers.",
        "$f^*(27) = 18$, and position 0 is visited already. Seventeen rounds remain for seventeen new positions. Derek keeps a class, and chooses it as late as he can.",
      ],
      ask: "You are Magnus. Visit 18 positions by round 17: not one round may be wasted.",
      task: { kind: "finish", visited: 18, rounds: 17 },
      hints: [
        "Begin in the marked class of 0, with multiples of 3. What was 3 on the table with nine is 9 here, and what was 1 is 3.",
        "Call 9, 3 and 9. Two more calls, each a multiple of 3 that offers a leftover, and six of the nine are visited. Then call 1, and do the same in the class to which the token has come.",
        "When both classes have six, offer leftovers: call the distance from the token to an unvisited position of the other class that you have explored.",
      ],
      wrong: {
        slow: "A round has led to a visited position, and that is one too many. Go back, and look at both landings before you call.",
        lost: "No round has been wasted yet, but from here Derek can make you waste one, whatever you call. Go back a few rounds.",
      },
      aha: "18 positions in 17 rounds: nobody can be faster. Against one Derek some luck may do it as well. **The plan does it against every Derek.**",
      solution: { game: "n=27&magnus=human&derek=protector:late&moves=9+3+9+3+9+1+9+3+9+3+9+2+7+8+7+8+7+" },
      fails: [
        { attempt: { game: "n=27&magnus=human&derek=protector:late&moves=9+9-" }, why: "slow" },
        {
          attempt: { game: "n=27&magnus=human&derek=protector:late&moves=8+11-10-2-1-9+13+10-6+3+2-13-" },
          why: "lost",
        },
      ],
    },
    {
      id: "theorem",
      title: "Three times as large",
      figure: { game: "n=81&magnus=tripling&derek=protector&round=38", layers: 1 },
      text: [
        "What works from 3 to 9 and from 9 to 27 works always: **if Magnus can visit two thirds of $m$ positions without waste, then no round is wasted on $3m$.** And if none is wasted on $n$, none is wasted on $2n$: half a turn visits a second position for each one. So no round is wasted on any table $2^a 3^b$.",
        "Where it ends, nobody knows. For $n = 3p$ with a large prime $p$ no round is wasted either (Theorem 11 of the note), and none is wasted on any multiple of 3 up to 84. The table shows the plan at work on $n = 81$: after 38 rounds 39 positions are visited.",
      ],
      ask: "What is R(81), the least number of rounds in which Magnus can force f*(81) positions?",
      task: { kind: "number", of: { rounds: { n: 81 } } },
      hints: [
        "81 = 3 · 27, so no round is wasted. How many positions does Magnus want, and where does the token begin?",
        "He wants two thirds of 81, and position 0 is visited before the first round.",
      ],
      wrong: {
        54: "54 positions are wanted, but one of them is visited before the first round.",
        80: "Magnus cannot have all 81 positions: Derek can keep a third of them.",
        low: "That is too few: 54 positions are wanted, one is visited before the first round, and each round visits one at most.",
        high: "That is too many: not one round has to be wasted, and f*(81) = 54 positions are wanted.",
      },
      aha: "53 = f*(81) − 1. A round for each new position is the least that anybody needs, and here it is enough. **Is it enough on every multiple of 3?** Nobody knows: see lesson 16.",
      proof: [
        "**Theorem.** Let $w(n) = R(n) - (f^*(n) - 1)$ be the number of wasted rounds in perfect play. If Magnus can visit $v \\ge 2m/3$ positions of $\\mathbb{Z}_m$ in $v - 1$ rounds, then $R(3m) = 2m - 1$. Moreover $w(2n) \\le w(n)$. So $w(2^a 3^b) = 0$.",
        "*Tripling.* The classes modulo 3 of $\\mathbb{Z}_{3m}$ are tables $\\mathbb{Z}_m$ with steps of 3. Magnus visits exactly $v$ positions of the class of 0, calls a magnitude that 3 does not divide, and visits exactly $v$ positions of the class to which the token has come. All $2v - 1$ rounds were new, and each of the two classes has $m - v \\le m/3$ leftovers.",
        "Now he always offers a leftover of the class in which the token is not; the other landing is in the third class, as shown above. If Derek always gives, the token goes from one class to the other and back. Both classes have equally many leftovers, so there is one to offer until both are wholly visited: $2m$ positions in $2m - 1$ rounds. If Derek enters the third class, Magnus visits $v$ positions there. Then at most $3(m - v) \\le m$ positions are unvisited, and no round was wasted.",
        "*Doubling.* On $\\mathbb{Z}_{2n}$ Magnus plays the game of the residues modulo $n$. Whenever the token comes to a new residue, he calls $n$ next: the position opposite is new and has the same residue. That gives $2f^*(n) = f^*(2n)$ positions in $R(n) + f^*(n)$ rounds, so $w(2n) \\le R(n) + f^*(n) - (2f^*(n) - 1) = w(n)$.",
        "*All of it.* $w(1) = 0$. If $w(m) = 0$, then $w(2m) = 0$, and as $f^*(m) \\ge 2m/3$ for every $m$, also $w(3m) = 0$. ∎",
      ],
      solution: { number: 53 },
      fails: [
        { attempt: { number: 54 }, why: "high" },
        { attempt: { number: 80 }, why: "high" },
        { attempt: { number: 26 }, why: "low" },
      ],
    },
  ],
};
