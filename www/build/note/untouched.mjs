/** Text of the note: nearly all positions of a large prime table without a wasted round. www/build/note.mjs explains the fields. */

const { raw } = String;

export const UNTOUCHED = [
  {
    id: "untouched",
    title: raw`Large primes: all but $p^{0.994}$ positions without waste`,
    parts: [
      {
        claim: raw`**Theorem 15.** For all sufficiently large primes $p$ Magnus can force at least $p - p^{0.994}$ positions of $\mathbb{Z}_p$ without a wasted round.`,
        mark: "proved",
        by: "cargo test --test native averaging -- --include-ignored",
      },
      raw`In the epochs of Theorem 13 only the ways are wasted. So Magnus makes each way in one new round, through a reserve as in the proof of Theorem 11. To have a second reserve for Theorem 16, we also spare a set $U$ that he does not touch. Take the parameters and the family $\mathcal{S}$ of the proof of Theorem 13. For $U \subseteq \mathbb{Z}_p$ write $\hat U(\xi) = \sum_{u \in U} \exp(2\pi i u\xi/p)$.`,
      {
        proof: [
          raw`**Reserve lemma.** Let $p$ be a sufficiently large prime. Let $U \subseteq \mathbb{Z}_p$ be such that (a) $|\Delta_S(U)| \le p^{11/12}$ for all $S \in \mathcal{S}$, (b) $|\hat U(\xi)| \le \sqrt p \log p$ for all $\xi \ne 0$, and (c) around every $z$ at least $p/5$ pairs have no member in $U$. Let the token be on any $x_0$, and let all other positions be unvisited. Then Magnus can visit all but $p^{0.994}$ of the positions outside $U$ without a wasted round and without a further visit to $U$.`,
          raw`*Proof.* Put $\rho = p^{-1/153}$. Choose a random set $Q$: each position outside $U \cup \{x_0\}$ belongs to it with probability $\rho$. With positive probability it has all of these properties, by Hoeffding’s inequality [H63]. (i) $|Q| \le 2\rho p$. (ii) Around every $z$ at least $0.15\rho^2 p$ pairs lie in $Q$. (iii) $|\hat Q(\xi)| \le 3\sqrt p \log p$ for all $\xi \ne 0$; the mean of $\hat Q(\xi)$ is at most $\sqrt p \log p + 1$ in absolute value, by (b). (iv) $|\Delta_S(Q)| \le 2p^{11/12}$ for all $S \in \mathcal{S}$; the mean of $\Delta_S(Q)$ is at most $p^{11/12} \rho + 1$ in absolute value, by (a), each sum deviates by more than $\frac12 p^{11/12}$ with probability at most $2\exp(-\frac12 p^{30/36})$, and $\ln|\mathcal{S}| = O(p^{29/36}\ln p)$. Let $V$ be the set of all positions outside $Q \cup U \cup \{x_0\}$. Then $|\Delta_S(V)| \le 3p^{11/12} + 1$ for all $S \in \mathcal{S}$.`,
          raw`*An epoch* is now one round in $Q$ and $T$ rounds in $V$. Let $A$ be the unvisited part of $V$, with its $a$, $K$, $E$, $F$, potential, prices and $X$ as in the proof of Theorem 13. Let $B$ be the set of all $u \in Q$ with $r_X(u) \le s$. *Claim: around every position some pair in $Q$ is unvisited and has no member in $B$.* Then Magnus calls such a pair. The token comes to a new $u$ with $r_X(u) > s$. Since $A$ is still what it was, the averaging lemma gives $T$ new rounds in $A$. No round is wasted.`,
          raw`*Proof of the claim.* The container lemma for $X$ and $B$ gives a pair $(X^+, B^+)$. As $a/2 \le |X| \le \frac ap|X^+| + K$, $2|X^+| \ge p - 2Kp/a$, and the size lemma gives $|B^+| \le 2Kp/a + 2\sqrt\varepsilon\,p + 1$. So $|Q \cap B^+| \le \frac{|Q|}p|B^+| + 2p^{11/12}$, and $|B| \le |Q|(\frac{2K}a + 3\sqrt\varepsilon) + 3p^{11/12}$ for large $p$. Let $h(z)$ be the number of $u \in B$ with $2z - u \in Q$. By Parseval’s identity $\sum_z (h(z) - |B||Q|/p)^2 \le 9p(\log p)^2|B|$. So every $z$ has $h(z) \le 2\rho|B| + 3\log p\sqrt{p|B|}$. This is at most $0.05\rho^2 p$ if $|B|$ is at most a small constant times $\rho^4 p/(\log p)^2$. As $\sqrt\varepsilon = p^{-1/18}$ and $p^{-1/12}$ are much smaller than $\rho^4$, that is so while (3) $K/a \le \eta\rho^3/(\log p)^2$ with a constant $\eta > 0$. Each epoch visits one member of $Q$, and there are at most $p/T + 1 \le 0.05\rho^2 p$ epochs. Of the $0.15\rho^2 p$ pairs of (ii) at most $0.05\rho^2 p$ have a member in $B$, and as many a visited one; so one is left.`,
          raw`*Sum.* In the beginning $|\Delta_S(A)| \le 3p^{11/12} + 1$. So $K^*$ grows by as much and is still $O(p^{17/18}\ln p)$. The epochs go on while (3) holds and $a \ge p^{3/4}$; for large $p$ the other conditions follow from these. By $K \le K^*(p/a)^{9/2}$ (3) holds while $(a/p)^{11/2}$ is at least a constant times $p^{-1/18 + 3/153}(\log p)^3$. Now $\frac1{18} - \frac3{153} = \frac{11}2 \cdot \frac1{153}$. So the epochs go on until $a = O(p^{1 - 1/153}\log p)$. Then $a + |Q| \le p^{0.994}$ for large $p$. ∎`,
          raw`Theorem 15 is the case in which $U$ is empty. It contains the first sentence of Theorem 11, with a better number; the proof of Theorem 11 needs no containers.`,
        ],
      },
      {
        claim: raw`**Theorem 16.** Let $q$ be an odd prime modulo which 2 is a primitive root, that is, the powers of 2 are all remainders but 0: 3, 5, 11, 13, 19, 29, 37, and so on (infinitely many, if Artin’s conjecture holds). For all primes $p$ that are sufficiently large for $q$, $w(qp) = 0$, that is, $R(qp) = (q-1)p - 1$. So $w(2^a 3^b qp) = 0$ for all $a, b \ge 0$.`,
        mark: "proved",
        by: "cargo test --test native averaging -- --include-ignored",
      },
      raw`Some primes must be excluded: $R(35) = 28 = f^*(35)$, so $w(35) = 1$ ($q = 5$ and $p = 7$). On 15, 21, 33 and 39 no round is wasted.`,
      {
        proof: [
          raw`By Theorem 7 it suffices to prove the first sentence. As $q \le p$, $f^*(qp) = qp - p$. For $c \in \mathbb{Z}_q$ the class $[c]$ of all positions that are congruent to $c$ modulo $q$ is a table $\mathbb{Z}_p$ with steps of $q$. Put $\sigma = 1/(16q)$, and let $U \subseteq \mathbb{Z}_{qp}$ be a random set that contains each position with probability $\sigma$. With high probability $U$ has at most $\frac32\sigma p$ members in each class, in each class it satisfies (a), (b) and (c) of the reserve lemma, and for every position $x$ and every $d \in \mathbb{Z}_q$ at least $\sigma^2 p/3$ of the pairs $\{x - \delta, x + \delta\}$ with $\delta \equiv d$ modulo $q$ lie in $U$. For if $d \ne 0$, there are $p$ of these pairs, otherwise $(p-1)/2$, and they have no common member. Fix such a $U$. Until the last such pair is called below, at most $q^2\lceil \log q \rceil + 2q$ members of $U$ are visited, and each of them spoils at most one of these pairs. So one is always unvisited.`,
          raw`*Classes.* When the token enters a class for the first time, Magnus plays in this class by the reserve lemma until exactly $l = \lceil 2\sigma p \rceil$ of its positions are unvisited. The members of $U$ are among them, up to the position of entry. While at least two classes have not been entered, he then makes the next move of layer play on $\mathbb{Z}_q$, where the entered classes are visited: if it is $d$, he calls a pair of $U$ with $\delta \equiv d$, so the round is new. Layer play never gets stuck, because $q$ is prime, and it takes at most $q\lceil \log q \rceil$ such moves. In the end one class has not been entered; move the table so that it is $[0]$. The others have at most $l$ and at least $l - q\lceil \log q \rceil$ unvisited positions.`,
          raw`*Trips.* From a position $x$ in $[c]$ Magnus calls the distance to an unvisited $y$ in $[2c]$. The other target, $2x - y$, lies in $[0]$, so both are new. Suppose that Derek never enters $[0]$. Then the token goes from $[c]$ to $[2c]$, $[4c]$ and so on, through all $q - 1$ classes, and comes back to $[c]$. On the first of these trips Magnus also calls, after each arrival, pairs of $U$ with $\delta \equiv 0$, until exactly $l - q\lceil \log q \rceil - 1$ positions of the class are unvisited; for large $p$ that number is not negative. After this trip all $q - 1$ classes have the same number of unvisited positions, and each further trip takes one from each class. So they are used up together. Then all $(q-1)p$ positions outside $[0]$ are visited, and every round was new.`,
          raw`*The last class.* If Derek enters $[0]$, Magnus plays there by the reserve lemma. In the end at most $(q-1)l + \frac32\sigma p + p^{0.994} < p$ positions are unvisited, and no round was wasted. ∎`,
        ],
      },
    ],
  },
];
