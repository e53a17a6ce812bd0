/** Text of the note: the whole proof that f*(n) positions are visited. www/build/note.mjs explains the fields. */

import { CLASSICAL_ADDRESS } from "../lessons/classical.mjs";

const { raw } = String;

export const VALUE = [
  {
    id: "value",
    title: "With perfect play f*(n) positions are visited",
    tex: "With perfect play $f^*(n)$ positions are visited",
    parts: [
      raw`Nedev and Muthukrishnan found this theorem [N08]; [N10] plays composite tables in two phases. The proof below is our own; it has one strategy for all tables and needs nothing but remainders. Let $n \ge 2$. For an odd divisor $q$ of $n$ the *class* $[\gamma]_q$ is the set of all $z \equiv \gamma$ modulo $q$; it has $n/q$ positions. If $n$ is no power of two, $p$ is its smallest odd prime factor.`,
      {
        claim: raw`**Theorem** [N08]. Whatever Magnus does, Derek can keep $n - f^*(n)$ positions unvisited for ever. Whatever Derek does, layer play visits at least $f^*(n)$ positions. So with perfect play exactly $f^*(n)$ positions are visited.`,
        mark: "proved",
        by: "cargo test --test native layer_play -- --include-ignored",
        checked: ["value.value", "any_pairs.any_pairs_reach_fstar"],
      },
      {
        proof: [
          raw`**Shield lemma.** Let $q$ be an odd divisor of $n$. From a position outside $[\gamma]_q$ no magnitude leads into $[\gamma]_q$ both ways. *Proof.* If $z + \ell \equiv \gamma$ and $z - \ell \equiv \gamma$ modulo $q$, then $2z \equiv 2\gamma$, and $z \equiv \gamma$, because $q$ is odd.`,
          raw`*Derek.* If $n$ is a power of two, there is nothing to show. Otherwise he chooses a class $[\gamma]_p$ without the position 0, and in every round a direction that does not lead into it; by the shield lemma there is one. So its $n/p = n - f^*(n)$ positions are never visited.`,
        ],
      },
      { checked: ["layers.depth_is_time"], part: "the midpoint lemma" },
      {
        proof: [
          raw`**Midpoint lemma.** From a position of finite depth $i \ge 1$ some magnitude leads to smaller depth both ways. *Proof.* Let $2z = x + y$ with $x, y \in M^{i-1}(A)$, but $z \notin M^{i-1}(A)$. For $d = x - z$ we have $z + d = x$ and $z - d = 2z - x = y$, and $d \ne 0$. One of $d$ and $-d$ is congruent to some $\ell$ with $1 \le \ell \le n/2$; this magnitude leads to $x$ one way and to $y$ the other. Depth 0 means unvisited, and until the token gets there $A$ stays as it is. So layer play comes from depth $i$ to a new position within $i$ rounds.`,
        ],
      },
      { checked: ["closed_sets.closed_class"], part: "Lemma 1" },
      {
        proof: [
          raw`**Lemma 1.** A set $C \ne \emptyset$ is closed, $M(C) = C$, if and only if it is a class $[\gamma]_q$ for an odd divisor $q$ of $n$. So the hull of $A \ne \emptyset$ is the smallest such class that contains $A$. *Proof.* *Classes are closed:* if $x \equiv y \equiv \gamma$ and $2z \equiv x + y$ modulo $q$, then $2z \equiv 2\gamma$, and $z \equiv \gamma$. *There are no others, $n$ odd:* let $C$ be closed, and move the table so that $0 \in C$. With $x$ it contains $x/2$, the midpoint of $x$ and 0, hence $x/4$, $x/8$ and so on; as $\frac12$ has finite order modulo $n$, one of these is $2x$. With $x$ and $y$ it contains $(x + y)/2$, hence $x + y$. So $C$ is a subgroup of $\mathbb{Z}_n$: the multiples of a divisor of $n$, which is odd. *$n$ even:* with $x$ a closed $C$ contains $x + n/2$, because $2(x + n/2) = x + x$. So $C$ is the set of all positions whose remainders modulo $n/2$ are in some set $C'$. This is closed in $\mathbb{Z}_{n/2}$: if $2z \equiv x + y$ modulo $n/2$ with $x, y \in C$, then $2z = x + y$ or $2z = (x + n/2) + y$ in $\mathbb{Z}_n$, so $z \in C$. By induction $C'$ is a class of $\mathbb{Z}_{n/2}$ modulo an odd $q$, and so is $C$ in $\mathbb{Z}_n$. *The hull* is closed, as no layer adds to it, and a closed set that contains $A$ contains every layer of $A$.`,
          raw`*Magnus.* By the midpoint lemma layer play comes to new positions until all are visited or the token is outside the hull of $A \ne \emptyset$. In the second case the hull is a class $[\gamma]_q$ with $q > 1$, by Lemma 1. So $n$ is no power of two, $q \ge p$ because $q$ has an odd prime factor, and $|A| \le n/q \le n/p$: at least $n - n/p = f^*(n)$ positions are visited. ∎`,
          raw`*For instance*, the closed sets of 9 positions are the whole table, the three classes modulo 3 and the single positions: Derek can keep 3, and 6 are visited. Of 12 they are the table and the classes modulo 3: 8 are visited. Of 13 they are the table and the single positions: 12. Of 16 it is the table alone: all 16.`,
        ],
      },
      { checked: ["without_waste.R_power_of_2"], part: "that these rounds are enough" },
      {
        proof: [
          raw`*Powers of two* take $n - 1$ rounds only [N08]: let $2^v$ be the largest power of two that divides $i$, and call $n/2^{v+1}$ in round $i$. Of the numbers $i + 1, \dots, j$ one has a larger $v$ than all others. So the move from the position after round $i$ to that after round $j > i$ is an odd multiple of $n/2^{v+1}$ for this $v$, and not 0: all $n$ positions are different.`,
        ],
      },
      {
        lead: "The same proof step by step, with tables to play: lesson 5, “Closed sets, and f*(n)”",
        to: CLASSICAL_ADDRESS,
      },
    ],
  },
];
