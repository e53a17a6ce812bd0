/** Text of the note: the whole proof that f*(n) positions are visited. www/build/note.mjs explains the fields. */

import { CLASSICAL_ADDRESS } from "../lessons/classical.mjs";

const { raw } = String;

export const VALUE = [
  {
    id: "value",
    title: "With perfect play $f^*(n)$ positions are visited",
    parts: [
      raw`Nedev and Muthukrishnan found this theorem [N08]; [N10] treats composite tables by a two-phase strategy. Our proof uses one strategy for every table and only modular arithmetic. Let $n \ge 2$. For an odd divisor $q$ of $n$ the *class* $[\gamma]_q$ is the set of all $z \equiv \gamma$ modulo $q$; it has $n/q$ positions. If $n$ is not a power of two, $p$ is its smallest odd prime factor.`,
      {
        claim: raw`**Theorem 0.** ([N08]) Whatever Magnus does, Derek can keep $n - f^*(n)$ positions unvisited for ever. Whatever Derek does, layer play visits at least $f^*(n)$ positions. So with perfect play exactly $f^*(n)$ positions are visited.`,
        mark: "proved",
        by: "cargo test --test native layer_play -- --include-ignored",
        checked: ["value.value", "any_pairs.any_pairs_reach_fstar"],
      },
      {
        proof: [
          raw`**Shield lemma.** Let $q$ be an odd divisor of $n$. From a position outside $[\gamma]_q$ no magnitude leads into $[\gamma]_q$ both ways. *Proof.* If $z + \ell \equiv \gamma$ and $z - \ell \equiv \gamma$ modulo $q$, then $2z \equiv 2\gamma$, and $z \equiv \gamma$, because $q$ is odd.`,
          raw`*Derek.* If $n$ is a power of two, there is nothing to show. Otherwise he chooses a class $[\gamma]_p$ without position 0. In every round he takes a direction that does not lead into this class; by the shield lemma there is one. So the $n/p = n - f^*(n)$ positions of the class are never visited.`,
        ],
      },
      { checked: ["layers.depth_is_time"], part: "the midpoint lemma" },
      {
        proof: [
          raw`**Midpoint lemma.** From a position of finite depth $i \ge 1$ some magnitude leads to smaller depth both ways. *Proof.* Let $2z = x + y$ with $x, y \in M^{i-1}(A)$, but $z \notin M^{i-1}(A)$. For $d = x - z$ we have $z + d = x$ and $z - d = 2z - x = y$, and $d \ne 0$. One of $d$ and $-d$ is congruent to some $\ell$ with $1 \le \ell \le n/2$; this magnitude leads to $x$ one way and to $y$ the other. Depth 0 means unvisited, and $A$ does not change until the token gets there. So layer play comes from depth $i$ to a new position within $i$ rounds.`,
        ],
      },
      { checked: ["closed_sets.closed_class"], part: "the hull lemma" },
      {
        proof: [
          raw`**Hull lemma.** A set $C \ne \emptyset$ is closed, $M(C) = C$, if and only if it is a class $[\gamma]_q$ for an odd divisor $q$ of $n$. So the hull of $A \ne \emptyset$ is the smallest such class that contains $A$. *Proof.* *Classes are closed:* if $x \equiv y \equiv \gamma$ and $2z \equiv x + y$ modulo $q$, then $2z \equiv 2\gamma$, and $z \equiv \gamma$. *There are no others, $n$ odd:* let $C$ be closed, and move the table so that $0 \in C$. If $C$ contains $x$, it contains $x/2$, the midpoint of $x$ and 0, hence $x/4$, $x/8$ and so on; as $\frac12$ has finite order modulo $n$, one of these is $2x$. If $C$ contains $x$ and $y$, it contains $(x + y)/2$, hence $x + y$. So $C$ is a subgroup of $\mathbb{Z}_n$: the multiples of a divisor of $n$, which is odd. *$n$ even:* if a closed $C$ contains $x$, it contains $x + n/2$, because $2(x + n/2) = x + x$. So $C$ is the set of all positions whose remainders modulo $n/2$ are in some set $C'$. This set is closed in $\mathbb{Z}_{n/2}$: if $2z \equiv x + y$ modulo $n/2$ with $x, y \in C$, then $2z = x + y$ or $2z = (x + n/2) + y$ in $\mathbb{Z}_n$, so $z \in C$. By induction $C'$ is a class of $\mathbb{Z}_{n/2}$ modulo an odd $q$, and so is $C$ in $\mathbb{Z}_n$. *The hull* is closed, because no further layer adds to it; and a closed set that contains $A$ contains every layer of $A$.`,
          raw`*Magnus.* By the midpoint lemma layer play keeps reaching new positions until all are visited or the token lies outside the hull of the nonempty set $A$. In the second case the hull is a class $[\gamma]_q$ with $q > 1$, by the hull lemma. So $n$ is not a power of two. As $q$ has an odd prime factor, $q \ge p$ and $|A| \le n/q \le n/p$: at least $n - n/p = f^*(n)$ positions are visited. ∎`,
          raw`*For instance*, the closed sets on 9 positions are the whole table, the three classes modulo 3 and the single positions: Derek can keep 3 positions, and 6 are visited. On 12 positions they are the table and the classes modulo 3: 8 are visited. On 13 positions they are the table and the single positions: 12 are visited. On 16 positions only the table is closed: all 16 are visited.`,
        ],
      },
      { checked: ["without_waste.R_power_of_2"], part: "that these rounds are enough" },
      {
        proof: [
          raw`*Powers of two* take only $n - 1$ rounds [N08]. Let $2^v$ be the largest power of two that divides $i$; Magnus calls $n/2^{v+1}$ in round $i$. Of the numbers $i + 1, \dots, j$ one has a larger $v$ than all others. So the move from the position after round $i$ to that after round $j > i$ is an odd multiple of $n/2^{v+1}$ for this $v$. It is not 0, so all $n$ positions are different.`,
        ],
      },
      {
        lead: "The same proof step by step, with tables to play: lesson 5, “Closed sets, and f*(n)”",
        to: CLASSICAL_ADDRESS,
      },
    ],
  },
];
