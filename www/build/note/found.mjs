/** Text of the note: computations and observations, errata, open questions. www/build/note.mjs explains the fields. */

export const FOUND = [
  {
    id: "perfect",
    title: "Exact values",
    parts: [
      {
        claim:
          "$R(n)$ for $n$ from 2 to {last}, found by solving all states (what is visited, and where the token is) up to symmetry, from many visited positions to few; for one visited set all tokens together, as midpoint layers in time. To $n = 33$ that takes less than a minute; the page *Lab* says what each value took. To $n = 22$ a second, simpler program has the same values. For primes from 5 on, with the bounds of Theorems 4 and 1:",
        mark: "computed",
        by: "cargo run --release --example exact -- --csv 2-33",
        checked: ["known_rounds.known_rounds"],
        part: "the values of 20 tables",
      },
      { table: "primes" },
      "For the others:",
      { table: "others" },
      {
        claim:
          "To $n = 30$ the values need no trust in the solver: a certificate for each $n$ has Magnus’s calls and the states that Derek keeps away from, up to symmetry (multiplication by units of $\\mathbb{Z}_n$), and a checker that shares nothing with the solver verifies both sides. For $n = 29$ these are 223,682 and 18,334 states, of 9.6 million.",
        mark: "computed",
        by: "python3 tests/certificates/check.py 2-30",
      },
      "With suitable constants $a$ and $b$, $a + b\\sqrt p$ and $a + b\\log^2 p$ are within half a round of $R(p) - p$ for all primes of the table, and $a + bp$ within one: the values cannot tell how fast $R(p) - p$ grows (the page *Lab* draws it); by Theorem 10 it is faster than $\\log p$.",
    ],
  },
  {
    id: "players",
    title: "Players",
    parts: [
      {
        claim:
          "The *hoarder* prefers visited targets and keeps $A$ an interval. Layer play with the closest pair needs up to {hoarder} rounds against him on $n = 1009$: for a careless Magnus $2(n-1)$ is nearly tight.",
        mark: "observed",
        by: "cargo run --release --example tournament -- --n 1009 --magnus layers,balanced --derek hoarder --seeds 3",
      },
      {
        claim:
          "*Balanced layers* chooses among the pairs by how cheap their ends are to give up. He keeps to $B(n)$, as all layer play does, and needs at most {balanced} rounds in three games against the hoarder on $n = 1009$, and 10,169 on $n = 10007$: $n + 2.05\\sqrt n$ and $n + 1.62\\sqrt n$. The strongest Derek that we know, *late rollout* (a hoarder who, with $4\\sqrt n$ or fewer positions left, plays both answers out to the end), makes him need up to 1,090 on $n = 1009$.",
        mark: "observed",
        by: "cargo run --release --example tournament -- --n 1009,10007 --magnus balanced --derek hoarder,late-rollout --seeds 3",
      },
    ],
  },
  {
    id: "announced",
    title: "Announced moves and random players",
    parts: [
      {
        claim:
          "If Magnus draws each magnitude from 1 to $\\lfloor n/2 \\rfloor$ and Derek each direction with equal probability, all positions are visited after $(n-1)H_{n-1}$ rounds on average for odd $n$; for even $n$ the mean lies between $nH_n - n$ and $nH_n - 1$ [L08], and is, as computed, 1, 17/3, 1277/110, 841607/45885 for $n = 2, 4, 6, 8$.",
        mark: "proved",
        by: "cargo run --release --example announced -- cover --n 12 --games 100000 --seed 1",
      },
      {
        claim:
          "If Derek announces $n - 1$ directions, Magnus visits all positions in $n - 1$ rounds, for even $n$ [L08], and for odd $n$ from 7 to 17 for each sequence; for $n = 3$ and $n = 5$ not always (below).",
        mark: "computed",
        by: "cargo run --release --example announced -- derek --n 9 --directions +-+-+-+-",
        checked: ["errata.announced_else_on_3_5_7"],
        part: "for $n = 3$, 5 and 7",
      },
    ],
  },
  {
    id: "errata",
    title: "Errata, with smallest counterexamples",
    parts: [
      {
        claim:
          "[N10] Algorithm 1: “the smallest prime factor” has to be the smallest odd one ($n = 12$). Lines 17 and 19 mark only the classes $\\delta$; then, for $n = 25$, Derek can keep the game going for ever with 19 of the 20 positions visited; $\\gamma$ has to be a target, too. Four smaller repairs stand in the program. Repaired, it keeps to $3(n-1)$ rounds against every Derek for $n \\le 22$ and $n = 25, 27, 30, 33, 35$.",
        mark: "computed",
        by: "cargo test --lib two_phase -- --include-ignored",
      },
      {
        claim:
          "[L08] Theorem 4, that Algorithm DEREK is optimal for announced magnitudes, is false: for $n = 6$ and 1 1 2 2 1 3 it says 4 positions, and − + + − − + visits 3. For $n = 7$ and 1 2 1 2 1 3 it says 5, the truth is 4. There is no such list for $n \\le 5$ with up to 12 rounds. As printed it cannot run; the indices have to be repaired. The journal version [C11] says in its abstract, which is all of it that we have read, that the task is NP-hard; so it has another theorem in this place.",
        mark: "computed",
        by: "cargo run --release --example announced -- magnus --n 6 --magnitudes 1,1,2,2,1,3",
        checked: ["errata.derek_is_not_optimal_on_6"],
        part: "the lists for $n = 6$ and $n = 7$",
      },
      {
        claim:
          "[L08] Theorem 5(c) is false for $n = 3$ with + − and $n = 5$ with + − + −, and their mirror images. Lemma 7 has no case for + − + − + − in the middle, case 4(c) breaks at $n = 7$, and Lemma 6 taken literally goes to a visited position.",
        mark: "computed",
        by: "cargo run --release --example announced -- derek --n 5 --directions +-+-",
        checked: ["errata.announced_on_3"],
        part: "the directions for $n = 3$ and $n = 5$",
      },
      {
        claim:
          "[L08] Theorem 3 ($3n$ rounds for odd $n$) rests on a Lemma 2 that says nothing for $p = 3$; by Theorem 1 above the bound is true. Magnitudes at random are from 1 on, not 0, and the conclusion’s $O(\\log n)$ rounds are $O(n \\log n)$.",
        mark: "proved",
        by: "cargo test --test native layer_play -- --include-ignored",
      },
    ],
  },
  {
    id: "open",
    title: "What stays open",
    parts: [
      "*How $R(p) - p$ grows.* For large $p$ it is more than $\\log p$ times any constant (Theorem 10) and less than $p \\exp(-c (\\log p)^{1/9})$ (Theorem 8). Is it $O(p^{1-c})$, or $O(\\sqrt p)$, or a power of $\\log p$? In the games that we have played, *Balanced layers* needs about $p + 2\\sqrt p$ rounds or fewer against the hoarder (observed); is there a bound like this against every Derek?",
      "*Tables without waste.* Is $w(3m) = 0$ for all $m$? It is for $3m \\le 84$ (78 from $R(39) = 25$, 84 from $R(21) = 13$), for $3m = 2^a 3^b$, and for $2^a 3^b p$ with $b \\ge 1$ and large $p$ (Theorems 7 and 11). Is $w(5p) = 0$ for large $p$?",
      "*$n + c$ rounds.* They are not enough on primes and on $2^e p$ with fixed $e$, or with $2^e \\le \\frac12\\sqrt{\\log p}$ (Theorems 3 and 6). They are, with $c = 0$, on powers of two, on multiples of 3 (Theorem 2), on $2^e p$ with $2^e \\ge p - 4$, because $w(2^e p) \\le w(p)$, and for each odd prime $q$ on all but finitely many tables whose smallest odd prime factor is $q$ (Theorem 8, as $f^*(n) = (1 - 1/q)n$); so on all of these with a $c$ that depends on $q$ only. On 25 and 35 they are with $c = 0$: $R(25) = 20$, $R(35) = 28$. Open are other tables whose $q$ grows fast with $n$, such as $p^2$, and $2^e p$ with $2^e$ between about $\\sqrt{\\log p}$ and $w(p)$.",
      "*Few positions.* How large the waste between $k$ and one position left must be, for $k \\ge 4$; for $k = 4$ Theorem 4 gives $\\frac34\\log p$, the values look like $\\log p$.",
    ],
  },
];
