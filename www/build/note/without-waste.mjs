/** Text of the note about tables on which Magnus wastes no round. www/build/note.mjs explains the fields. */

const { raw } = String;

export const WITHOUT_WASTE = [
  {
    id: "without-waste",
    title: "Tables without waste",
    parts: [
      raw`Magnus needs at least $f^*(n) - 1$ rounds, because position 0 is visited from the start. The *waste* $w(n) = R(n) - (f^*(n) - 1) \ge 0$ is the number of wasted rounds when both play perfectly.`,
      {
        claim: raw`**Theorem 7.** For all $n \ge 1$, $w(2n) \le w(n)$. If Magnus can force at least $2n/3$ positions of $\mathbb{Z}_n$ without a wasted round, then $R(3n) = 2n - 1$. So $w(n) = 0$ implies $w(2n) = w(3n) = 0$, and $R(2^a 3^b) = f^*(2^a 3^b) - 1$ for all $a, b \ge 0$.`,
        mark: "proved",
        by: "cargo test --test native without_waste -- --include-ignored",
        checked: ["doubling.doubling", "tripling.tripling", "without_waste.no_waste_tower"],
      },
      {
        chart: "waste",
        caption: raw`**Figure 1.** The waste $w(n)$ of all tables up to $n = {last}$, as computed (Section 12). On primes it never falls here and is never below the proved bound (Section 4). On twice a prime it is smaller, and on multiples of 3 it is 0.`,
      },
      {
        proof: [
          raw`*Doubling* ([H08], Lemma 3.2, in our words). On $\mathbb{Z}_{2n}$ Magnus plays the game of residues modulo $n$. Whenever the token enters a new residue, he next calls $n$, and the token comes to the opposite position: new, and of the same residue. This visits $2f^*(n) = f^*(2n)$ positions in $R(n) + f^*(n)$ rounds. So $w(2n) \le R(n) + f^*(n) - 2f^*(n) + 1 = w(n)$.`,
          raw`*Tripling.* The classes modulo 3 of $\mathbb{Z}_{3n}$ are tables $\mathbb{Z}_n$ with steps of 3. Let $v \ge 2n/3$ be a number of positions that Magnus can force without waste on $\mathbb{Z}_n$. (1) In class 0 he visits exactly $v$ positions, then he calls a magnitude that 3 does not divide. The token comes to another class $\alpha$; let $\gamma$ be the third one. In $\alpha$ he visits exactly $v$ positions, too. All $2v - 1$ rounds were new, and class 0 and $\alpha$ have $n - v \le n/3$ unvisited positions each. (2) While the token $K$ is in class 0 or $\alpha$ and $y$ is unvisited in the other one, he calls the distance to $y$. The other target $2K - y$ is in $\gamma$, because the three classes add up to 0 modulo 3. As long as $\gamma$ has not been entered, both targets are new. If Derek always moves to $y$, the token changes class every round until both classes are wholly visited: $2n$ positions in $2n - 1$ rounds. (3) If Derek moves to $\gamma$, Magnus visits $v$ positions there. Then at most $3(n - v) \le n$ positions are unvisited, and no round was wasted. As $f^*(n) \ge 2n/3$ for all $n$, $w(n) = 0$ suffices. The induction begins with $w(1) = w(2) = 0$. ∎`,
        ],
      },
      {
        claim: raw`Magnus can force two thirds of $\mathbb{Z}_n$ without waste for every $n$ from 2 to 25 except $n = 5$. So $R(3n) = 2n - 1$ for all of these; for $n = 5$ we computed it, $R(15) = 9$. $R(51) = 33$, $R(57) = 37$, $R(69) = 45$ and $R(75) = 49$ are beyond the tables that we solved. $R(40) = 31$ follows from $R(10) = 7$, and $R(36) = 23$ from $R(4) = 3$.`,
        mark: "computed",
        by: "cargo test --test native without_waste -- --include-ignored",
        checked: ["known_rounds.known_rounds"],
        part: "$R(40)$ and $R(36)$",
      },
    ],
  },
];
