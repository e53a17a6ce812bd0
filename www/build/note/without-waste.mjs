/** Text of the note about tables on which Magnus wastes no round. www/build/note.mjs explains the fields. */

const { raw } = String;

export const WITHOUT_WASTE = [
  {
    id: "without-waste",
    title: "Tables without waste",
    parts: [
      raw`Magnus needs $f^*(n) - 1$ rounds at least, as position 0 is visited before the first. The *waste* $w(n) = R(n) - (f^*(n) - 1) \ge 0$ is the number of wasted rounds if both play perfectly.`,
      {
        claim: raw`**Theorem 7.** $w(2n) \le w(n)$. If on $\mathbb{Z}_m$ Magnus can force at least $2m/3$ positions without a wasted round, then $R(3m) = 2m - 1$. So $w(2n) = w(3n) = 0$ where $w(n) = 0$, and $R(2^a 3^b) = f^*(2^a 3^b) - 1$ for all $a, b \ge 0$.`,
        mark: "proved",
        by: "cargo test --test native without_waste -- --include-ignored",
        checked: ["doubling.doubling", "tripling.tripling", "without_waste.no_waste_tower"],
      },
      {
        chart: "waste",
        caption: raw`**Figure 1.** The waste $w(n)$ of all tables to $n = {last}$, as computed (Section 9). It grows on primes, above what is proved of them (Section 4); twice a prime has less, and no table whose number is divisible by 3 has any.`,
      },
      {
        proof: [
          raw`*Doubling* ([H09], Lemma 3.2, in our words). Play on $\mathbb{Z}_{2n}$ the game of residues modulo $n$. Whenever the token enters a new residue, the next call is $n$, which leads to the opposite position: new, and the same residue. This visits $2f^*(n) = f^*(2n)$ positions in $R(n) + f^*(n)$ rounds, so $w(2n) \le R(n) + f^*(n) - 2f^*(n) + 1 = w(n)$.`,
          raw`*Tripling.* The classes modulo 3 of $\mathbb{Z}_{3m}$ are tables $\mathbb{Z}_m$ with steps of 3. Let $v \ge 2m/3$ be a number of positions that can be forced without waste on $\mathbb{Z}_m$. (1) In class 0 visit exactly $v$ positions, then call a magnitude that 3 does not divide: the token comes to another class $\alpha$; the third one is $\gamma$. In $\alpha$ visit exactly $v$ positions. All $2v - 1$ rounds were new, and class 0 and $\alpha$ have $m - v \le m/3$ unvisited positions each. (2) While the token $K$ is in class 0 or $\alpha$ and $J$ is unvisited in the other one, call the distance to $J$. The other target is $2K - J$, in $\gamma$, because the three classes add up to 0 modulo 3. As long as $\gamma$ has not been entered, both are new. If Derek always gives $J$, the token goes from class to class until both are wholly visited: $2m$ positions in $2m - 1$ rounds. (3) If he goes to $\gamma$, visit $v$ positions there. Then at most $3(m - v) \le m$ positions are unvisited, and no round was wasted. As $f^*(m) \ge 2m/3$ for all $m$, $w(m) = 0$ is enough, and $w(1) = w(2) = 0$ begins the induction. ∎`,
        ],
      },
      {
        claim: raw`Two thirds of $\mathbb{Z}_m$ can be forced without waste for every $m$ from 2 to 25 but $m = 5$. So $R(3m) = 2m - 1$ for all of them, and for $m = 5$ too: $R(51) = 33$, $R(57) = 37$, $R(69) = 45$ and $R(75) = 49$ are beyond the tables that were solved. $R(40) = 31$ follows from $R(10) = 7$, and $R(36) = 23$ from $R(4) = 3$.`,
        mark: "computed",
        by: "cargo test --test native without_waste -- --include-ignored",
        checked: ["known_rounds.known_rounds"],
        part: "$R(40)$ and $R(36)$",
      },
    ],
  },
];
