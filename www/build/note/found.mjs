/** Text of the note: computations and observations, errata, open questions. www/build/note.mjs explains the fields. */

const { raw } = String;

export const FOUND = [
  {
    id: "perfect",
    title: "Exact values",
    parts: [
      {
        claim: raw`We computed $R(n)$ for $2 \le n \le {last}$ by backward induction over visited sets, up to symmetry. All token positions of one set are solved together, as midpoint layers in time. Up to $n = 33$ this takes less than a minute; the page *Lab* says how long each value took. Up to $n = 22$ a second, simpler program gives the same values. For the primes from 5 on, with the bounds of Theorems 4 and 1:`,
        mark: "computed",
        by: "cargo run --release --example exact -- --csv 2-33",
        checked: ["known_rounds.known_rounds"],
        part: "the values of 20 tables",
      },
      { table: "primes" },
      "For the others:",
      { table: "others" },
      {
        claim: raw`For $n \le 30$ the values do not rest on the solver. For each $n$ a certificate lists Magnus’s calls and the states that Derek avoids, up to symmetry (multiplication by units of $\mathbb{Z}_n$). A checker that shares nothing with the solver verifies both sides. For $n = 29$ the certificate has 223,682 and 18,334 of the 9.6 million states.`,
        mark: "computed",
        by: "python3 tests/certificates/check.py 2-30",
      },
      raw`With suitable constants $a$ and $b$, $a + b\sqrt p$ and $a + b(\log p)^2$ are within half a round of $R(p) - p$ for all primes of the table, and $a + bp$ is within one. So the values do not show how fast $R(p) - p$ grows (the page *Lab* draws them). By Theorem 10 it grows faster than $\log p$.`,
    ],
  },
  {
    id: "players",
    title: "Players",
    parts: [
      {
        claim: raw`The *hoarder* prefers visited targets and keeps $A$ an interval. Against him layer play with the closest pair needs up to {hoarder} rounds on $n = 1009$. So for a careless Magnus $2(n-1)$ is nearly tight.`,
        mark: "observed",
        by: "cargo run --release --example tournament -- --n 1009 --magnus layers,balanced --derek hoarder --seeds 3",
      },
      {
        claim: raw`*Balanced layers* chooses the pair whose ends are cheapest to give up. Like all layer play, it needs at most $B(n)$ rounds. In three games against the hoarder it needs at most {balanced} rounds on $n = 1009$, and 10,169 on $n = 10007$: $n + 2.05\sqrt n$ and $n + 1.62\sqrt n$. The strongest Derek that we know is *late rollout*: a hoarder who plays both answers out to the end when $4\sqrt n$ or fewer positions are left. Against him it needs up to 1,090 rounds on $n = 1009$.`,
        mark: "observed",
        by: "cargo run --release --example tournament -- --n 1009,10007 --magnus balanced --derek hoarder,late-rollout --seeds 3",
      },
      raw`The averaging lemma suggests a Magnus who looks $T$ rounds ahead. We gave *Balanced layers* this look, with $T = 2$ and $T = 6$, and let it play on 24 primes from 97 to 523 against three Dereks. It was no better: against the hoarder it needed on average 14.9, 23.6 and 34.5 rounds more than $n$ with $T = 2$ near $n = 100$, 270 and 500, and 15.4, 26.3 and 34.8 without, where the standard errors are 1 to 2. A good Magnus wastes his rounds when about $\sqrt n$ positions are left, and there is nothing to average then. So the program has no such player (observed, with a variant of it that we did not keep).`,
    ],
  },
  {
    id: "announced",
    title: "Announced moves and random players",
    parts: [
      {
        claim: raw`Let Magnus draw each magnitude from 1 to $\lfloor n/2 \rfloor$, and Derek each direction, with equal probability. For odd $n$ all positions are visited after $(n-1) \sum_{k=1}^{n-1} \frac1k$ rounds on average: each round leads to each of the other $n - 1$ positions with the same probability, so after $j$ positions the next new one takes $(n-1)/(n-j)$ rounds on average. For even $n$ the mean lies between $n \sum_{k=1}^n \frac1k - n$ and $n \sum_{k=1}^n \frac1k - 1$ [L08]; for $n = 2, 4, 6, 8$ we computed 1, 17/3, 1277/110 and 841607/45885.`,
        mark: "proved",
        by: "cargo run --release --example announced -- cover --n 12 --games 100000 --seed 1",
      },
      {
        claim: raw`If Derek announces $n - 1$ directions, Magnus can visit all positions in $n - 1$ rounds: for even $n$ always [L08], and for odd $n$ from 7 to 17 for each sequence. For $n = 3$ and $n = 5$ he cannot always do so (Section 15).`,
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
        claim: raw`[N10] Algorithm 1 needs six repairs. (1) “The smallest prime factor” has to be the smallest odd one ($n = 12$). (2) Lines 17 and 19 mark only the classes $\delta$. For $n = 25$ Derek can then keep the game going for ever with 19 of the 20 positions visited; $\gamma$ has to be a target, too, and the loop has to go on until no $\delta$ is marked. (3) A class may have no leftover when Magnus gets there, because travel can visit them: he skips it. (4) The class in which the token starts counts as entered, and Magnus looks for $\gamma$ after every move. (5) Distances have to be brought into the range from 1 to $n/2$. (6) If more than $f^*(n)$ positions can be forced in the end, layer play on the whole table goes on. Repaired, the algorithm needs at most $3(n-1)$ rounds against every Derek for $n \le 22$ and $n = 25, 27, 30, 33, 35$.`,
        mark: "computed",
        by: "cargo test --lib two_phase -- --include-ignored",
      },
      {
        claim: raw`[L08] Theorem 4, that Algorithm DEREK is optimal for announced magnitudes, is false. For $n = 6$ and 1 1 2 2 1 3 the algorithm says 4 positions, and − + + − − + visits 3. For $n = 7$ and 1 2 1 2 1 3 it says 5, and the truth is 4. There is no such list for $n \le 5$ with up to 12 rounds. As printed, the algorithm cannot run. The count $k$ has to go up to one more than the number of rounds, in the input and in the query. In DEREK line 4 the initial value has to be $\bot$ (unknown), and in lines 5 and 6 $T[0, j, k, d]$ is false for all $(j, k) \ne (0, 1)$. In LOOKUP lines 3 to 6 the tested bit is that of position $j$; line 3 copies from $j - d\ell_i$; lines 5 and 6 test the vector for $k - 1$ and set $b_j$. The journal version [C11] states in its abstract (all we have seen) that the task is NP-hard, so another theorem must stand in this place.`,
        mark: "computed",
        by: "cargo run --release --example announced -- magnus --n 6 --magnitudes 1,1,2,2,1,3",
        checked: ["errata.derek_is_not_optimal_on_6"],
        part: "the lists for $n = 6$ and $n = 7$",
      },
      {
        claim: raw`[L08] Theorem 5(c) is false for $n = 3$ with + − and for $n = 5$ with + − + −, and for their mirror images. Its proof needs these repairs. Lemma 7 has no case for + − + − + − in the middle: from the block $i, \dots, i + \frac{n-7}2$ Magnus goes to $i + \frac{n-3}2$, $i + \frac{n-5}2$, $i + \frac{n+1}2$, $i + \frac{n-1}2$ and $i - 1$. Case 4(c) breaks at $n = 7$: there he goes to $i - 1$, $i + 3$, $i + 4$, $i + 2$, $i + 5$ and the last position; and $d_{(n-5)/2}$ is $-1$, not 1. Case 4(a) ends on $i - 4$, not $i - 2$. Lemma 6, taken literally, goes to a visited position: he takes the nearest unvisited position in the direction, or the farthest if the next direction differs. Where the proofs say Lemma 7, they mean Lemma 5. We have not checked the repaired proof beyond $n = 17$.`,
        mark: "computed",
        by: "cargo run --release --example announced -- derek --n 5 --directions +-+-",
        checked: ["errata.announced_on_3"],
        part: "the directions for $n = 3$ and $n = 5$",
      },
      {
        claim: raw`[L08] Theorem 3 ($3n$ rounds for odd $n$) rests on a Lemma 2 that says nothing for $p = 3$; by Theorem 1 above the bound is true. Random magnitudes start from 1, not from 0, and the $O(\log n)$ rounds of the conclusion are $O(n \log n)$.`,
        mark: "proved",
        by: "cargo test --test native layer_play -- --include-ignored",
      },
    ],
  },
  {
    id: "open",
    title: "What stays open",
    parts: [
      raw`*How $R(p) - p$ grows.* For large $p$ it is more than $\log p$ times any constant (Theorem 10) and at most $p^{0.99}$ (Theorem 13). Is it $O(\sqrt p)$, or a power of $\log p$? In our games *Balanced layers* needs about $p + 2\sqrt p$ rounds or fewer against the hoarder (observed). Is there a bound like this against every Derek?`,
      raw`*Tables without waste.* Is $w(3n) = 0$ for all $n$? It is for $3n \le 84$ (78 from $R(39) = 25$, 84 from $R(21) = 13$), for $3n = 2^a 3^b$, and for $2^a 3^b p$ and $2^a 3^b qp$ with $b \ge 1$ and large $p$, where $q$ is as in Theorem 16 (Theorems 7, 11 and 16). For which odd primes $q$ is $w(qp) = 0$ for all large primes $p$? For 3, 5, 11 and all others modulo which 2 is a primitive root (Theorem 16). For 7 the token of its proof, which goes from the class of $c$ to that of $2c$, does not come to all classes.`,
      raw`*Tables with small prime factors only.* Is $w(n) \le n^{1-c}$ on powers of 5, say? Theorem 14 gives nothing there, and Theorem 8 only $n \exp(-c(\log n)^{1/9})$. Derek can protect a class, so prices must be averaged over the positions outside of one class.`,
      raw`*$n + c$ rounds.* They do not suffice on primes, nor on $2^e p$ with fixed $e$ or with $2^e \le \frac12\sqrt{\log p}$ (Theorems 3 and 6). They suffice, with $c = 0$, on powers of two, on multiples of 3 (Theorem 2), and on $2^e p$ with $2^e \ge p - 4$, because $w(2^e p) \le w(p)$; for large $p$ also with $2^e \ge p^{0.99}$ (Theorem 13). For each odd prime $p$ they suffice, with $c = 0$, on all but finitely many of the tables whose smallest odd prime factor is $p$ (Theorem 8, as $f^*(n) = (1 - 1/p)n$); so on all of these they suffice with a $c$ that depends only on $p$. On 25 and 35 they suffice with $c = 0$: $R(25) = 20$, $R(35) = 28$. Open are other tables whose $p$ grows fast with $n$, such as $p^2$, and $2^e p$ with $2^e$ between about $\sqrt{\log p}$ and $w(p)$.`,
      raw`*Few positions.* How many rounds must be wasted between $k$ unvisited positions and one, for $k \ge 4$? For $k = 4$ the proof of Theorem 4 gives at least $\lceil \frac34 \Lambda \rceil - 2$, and the data suggest about $\log p$.`,
    ],
  },
];
