// @ts-check
/** Lesson 4, data only; the reference says in "How to write a lesson" what the fields mean. */

export default {
  id: "shield",
  number: 4,
  title: "The shield",
  summary:
    "Find out which positions Derek can keep for ever, and on which tables: hold them yourself, try to break them as Magnus, and see how many they can be.",
  result:
    "If 3 divides n, Derek can keep every third position for ever; if 5 does, every fifth: one of the two landings of a call always lies outside. He cannot keep every second position.",
  before: ["distance"],
  source: "[N10] Theorem 1, first part. The proof here is our own wording of a known argument.",
  steps: [
    {
      id: "hold",
      title: "Hold three positions",
      figure: { game: "n=9&magnus=scripted:4,2,3,4,1&derek=human", mark: [1, 4, 7], layers: 1 },
      text: [
        "On a table with 9 positions you are Derek, and you want to keep the marked positions 1, 4 and 7. Magnus will make five calls. At each call look at both landings: is one of them marked?",
      ],
      ask: "You are Derek. Keep the token off 1, 4 and 7 for five calls.",
      task: { kind: "answers", count: 5, avoid: { class: { gamma: 1, q: 3 } } },
      hints: [
        "Where do + and − lead? If one of the two is marked, take the other.",
        "They are never both marked, so you need not plan ahead.",
      ],
      wrong: {
        entered: "{position} is one of the three. The other landing was free: take the move back and go there.",
      },
      aha: "Every third position is marked. At each call **at most one landing was marked**, so you could always take the other one, for five calls or for five hundred.",
      lecturer:
        "Exactly two of the 32 ways of answering keep the token out: four of the five calls leave one good answer, and the call 3 leaves two. Ask your students why the 3 is harmless.",
      solution: { game: "n=9&magnus=scripted:4,2,3,4,1&derek=human&moves=4-2-3+4-1+" },
      fails: [
        { attempt: { game: "n=9&magnus=scripted:4,2,3,4,1&derek=human&moves=4+" }, why: "entered" },
        { attempt: { game: "n=9&magnus=scripted:4,2,3,4,1&derek=human&moves=4-2-3-4+" }, why: "entered" },
        { attempt: { game: "n=9&magnus=scripted:4,2,3,4,1&derek=human&moves=4-2-3+4-1-" }, why: "entered" },
      ],
    },
    {
      id: "none",
      title: "Why it holds",
      figure: { game: "n=9&magnus=human&derek=protector:late&moves=4-", mark: [1, 4, 7], layers: 1 },
      text: [
        "Change sides and try to break the shield. The token stands on 5, and the marked positions 1, 4 and 7 are unvisited. They are the *class* $[1]_3$, all positions that leave the remainder 1 on division by 3, and 3 is its *index*.",
      ],
      ask: "Call a magnitude whose two landings are both in {1, 4, 7}, or say that there is none.",
      task: { kind: "call", both: { class: { gamma: 1, q: 3 } } },
      hints: [
        "There are only four magnitudes. For each of them write down the remainders of both landings modulo 3.",
        "If both landings had the remainder 1, their sum would have the remainder 2. But their sum is twice the token’s position, 10.",
      ],
      wrong: {
        misses: "{position} is not in the class, so Derek can go there. Is there a better magnitude?",
      },
      aha: "There is none. If both landings x and y were in the class, the token’s position z would be in it too, because 2z = x + y and **modulo an odd number you may divide by 2**.",
      proof: [
        "**Theorem.** If $q > 1$ is an odd divisor of $n$ and the token stands outside a class modulo $q$, then Derek can keep it outside that class for ever.",
        "Let $q > 1$ be an odd divisor of $n$, let $[\\gamma]_q$ be the class of the positions $\\equiv \\gamma \\pmod q$, and let the token stand on $K$ outside it. If both landings of a call were in the class, then $2K \\equiv (K + \\ell) + (K - \\ell) \\equiv 2\\gamma \\pmod q$. (Reducing modulo $n$ does not disturb this, because $q$ divides $n$.) As $q$ is odd, 2 can be cancelled: $K \\equiv \\gamma$, contrary to the assumption.",
        "So one landing is outside the class, and Derek chooses it. The token is outside again, and he can go on for ever. ∎",
        "**Corollary.** If $n$ is not a power of two, let $p$ be its smallest odd prime factor. At the start Derek chooses a class modulo $p$ that does not contain 0. It has $n/p$ members, so at most $n - n/p = f^*(n)$ positions are ever visited.",
      ],
      solution: { none: true },
      fails: [
        { attempt: { magnitude: 1 }, why: "misses" },
        { attempt: { magnitude: 2 }, why: "misses" },
        { attempt: { magnitude: 4 }, why: "misses" },
      ],
    },
    {
      id: "even",
      title: "An even index does not protect",
      figure: { game: "n=8&magnus=human&derek=protector:late&moves=2+4+2-", mark: [1, 3, 5, 7], layers: 1 },
      text: [
        "On a table with 8 positions Derek would like to keep the four odd ones. That is the class $[1]_2$, and the token stands on 4.",
      ],
      ask: "Call a magnitude whose two landings are both odd, or say that there is none.",
      task: { kind: "call", both: { class: { gamma: 1, q: 2 } } },
      hints: ["Try the smallest magnitude.", "2z is even whether z is even or odd: modulo 2 one cannot divide by 2."],
      aha: "1 and 3 both work. Twice the token’s position is even wherever it stands, so the argument of the last step breaks down: **only an odd index protects.**",
      proof: [
        "Let $q$ be an even divisor of $n$, and let the token come to a position $K \\equiv \\gamma + q/2 \\pmod q$. The call $q/2$ leads to $\\gamma + q$ and to $\\gamma$, both in $[\\gamma]_q$. So Derek would have to keep the token off $[\\gamma + q/2]_q$ as well, and thus off the whole class $[\\gamma]_{q/2}$. If $q/2$ is even, the same argument applies again. In the end he would have to keep the token off a class with an odd index, or, if $q$ is a power of two, off the whole table.",
      ],
      solution: { magnitude: 1 },
      fails: [
        { attempt: { magnitude: 2 }, why: "misses" },
        { attempt: { magnitude: 4 }, why: "misses" },
        { attempt: { none: true }, why: "exists" },
      ],
    },
    {
      id: "twelve",
      title: "Odd index on an even table",
      figure: { game: "n=12&magnus=scripted:4,1,6,5,2,4&derek=human", mark: [2, 5, 8, 11], layers: 1 },
      text: [
        "What matters is the index, not the size of the table: 12 is even, but taking every third position gives a class of index 3. Here Magnus may call 6, and then both answers lead to the same place. Does that help him?",
      ],
      ask: "You are Derek. Keep the token off 2, 5, 8 and 11 for six calls.",
      task: { kind: "answers", count: 6, avoid: { class: { gamma: 2, q: 3 } } },
      hints: [
        "As before: at each call one landing is free.",
        "A call of 6 moves the token within its own class modulo 3, because 3 divides 6. So neither answer can be wrong.",
      ],
      wrong: {
        entered: "{position} is one of the four. The other landing was free: take the move back and go there.",
      },
      aha: "The shield holds. The call n/2 takes your choice away, but it is a multiple of 3, so the token stays in its class: **if n is even, an odd divisor of n also divides n/2.**",
      solution: { game: "n=12&magnus=scripted:4,1,6,5,2,4&derek=human&moves=4+1-6+5-2+4+" },
      fails: [
        { attempt: { game: "n=12&magnus=scripted:4,1,6,5,2,4&derek=human&moves=4-" }, why: "entered" },
        { attempt: { game: "n=12&magnus=scripted:4,1,6,5,2,4&derek=human&moves=4+1+" }, why: "entered" },
        { attempt: { game: "n=12&magnus=scripted:4,1,6,5,2,4&derek=human&moves=4+1-6+5-2-" }, why: "entered" },
      ],
    },
    {
      id: "largest",
      title: "The largest shield",
      figure: { game: "n=15&magnus=human&derek=human", layers: 1 },
      text: [
        "15 has the odd divisors 3, 5 and 15, so there are shields with 5, with 3 and with 1 position. Derek takes the largest that does not contain the start. Lessons 5 and 10 show that Magnus can force all the others to be visited.",
      ],
      ask: "If Derek keeps the largest shield and Magnus gets all the rest, how many of the 15 positions are visited?",
      task: { kind: "number", of: { fStar: { n: 15 } } },
      hints: [
        "The smaller the index, the larger the class: a class modulo q has 15/q members.",
        "The smallest odd divisor greater than 1 is 3, so Derek keeps 15/3 positions.",
      ],
      wrong: {
        12: "12 would be right if Derek kept a class modulo 5, which has three positions. He has a larger shield.",
        14: "14 would be right if Derek kept a single position. He has a larger shield.",
        low: "Derek keeps only one class, and Magnus gets all the others.",
        high: "That is too many: the largest shield leaves Magnus fewer.",
      },
      aha: "10: Derek keeps a class modulo 3, which has five positions. In general **⟦f*(n)|star:n⟧ = n − n/p, where p is the smallest odd prime factor of n**. If n is a power of two, there is no shield at all, and f*(n) = n.",
      solution: { number: 10 },
      fails: [
        { attempt: { number: 12 }, why: "high" },
        { attempt: { number: 14 }, why: "high" },
        { attempt: { number: 5 }, why: "low" },
      ],
    },
  ],
};
