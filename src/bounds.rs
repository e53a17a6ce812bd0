//! What is proved about the number of rounds: layer play is done after B(n) < 2(n − 1) of them on every table, and on prime
//! tables no Magnus needs fewer than p − 3 + ⌈½⌈log₂ p⌉⌉.
//!
//! Layer play is: from a position of depth i call the distance to any pair of M^(i−1)(A) around it. What follows holds for every
//! Derek and whichever pairs Magnus takes. Write n = 2^e·m with m odd, s(x) for the number of ones of x in binary, and *hull* for
//! the last layer of a set.
//!
//! # Theorem 1: f*(n) positions, and the end after B(n) rounds
//! B(n) = 2(n − 1) − e for n = 2^e, and 2(n − 2 − e) − s(m − 2) otherwise ([`layer_play`]).
//!
//! **The hull is a coset.** Cosets of subgroups of odd index are closed: from x ≡ y ≡ c modulo an odd d and 2z = x + y follows
//! z ≡ c. Conversely let C ≠ ∅ be closed. For odd n move it so that it contains 0: it contains x/2 with x, hence 2x, as ½ has
//! finite order modulo n, and x + y = 2·(x + y)/2 with x and y, so it is a subgroup. For even n, C = C + n/2 since 2(x + n/2) = 2x,
//! and C comes from a closed set of Z_{n/2}. So Magnus gets stuck only when A lies in a coset of odd index, at least p, without the
//! token: then |A| ≤ n/p, which is f*(n) positions visited. For n = 2^e there is no such coset.
//!
//! **Counting.** Let x₁ = 0, x₂, … be the positions in order of their first visit, continued to all of Z_n in any way, and A_t
//! what is left after x_t. Every round lowers the depth, so at most depth(x_t; A_t) rounds lead from x_t to the next new position. Call
//! t an *i-event* if i < depth(x_t; A_t) < ∞, and let F_i(n) be the largest number of i-events over all orders of Z_n. A depth d
//! makes d events, so the rounds are at most F₀(n) + F₁(n) + ….
//!
//! **(a) F₀(n) ≤ n − 1 for powers of two, and ≤ n − 2 otherwise.** The last t has A_t = ∅. If m ≥ 3, the hull is not Z_n at the
//! end; the visit after which that is so for the first time is of a position outside the new hull, so its depth is infinite.
//!
//! **(b) F_i(n) ≤ F_{i−1}(n/2) for even n and i ≥ 1.** Let π: Z_n → Z_{n/2}. As A ∪ (A + n/2) ⊆ M(A), and M(π⁻¹B) = π⁻¹M(B), M^i(A)
//! contains π⁻¹M^(i−1)(πA). If x_t + n/2 is unvisited, x_t has depth 1. So i-events are at the second visits of pairs {x, x + n/2}
//! only; these are an order of Z_{n/2}, and each of them is an (i − 1)-event there.
//!
//! **(c) F_i(m) ≤ ⌊(m − 2)/2^i⌋ for odd m ≥ 3 and i ≥ 1.** Let h = 2^i; now M^i(A) = {z : hz ∈ hA}, hA being all sums of h members.
//! Take the first i-event, move the table so that 0 ∈ A, and let G be the hull, the subgroup that A generates: hA ≠ G.
//! By Mann's theorem there is a subgroup H with H + A ≠ G and |X + A| ≥ |X| + κ for all X with X + A ≠ G, where κ = |H + A| − |H|. So
//! hκ + 1 ≤ |hA| ≤ m − 1, that is κ ≤ (m − 2)/h. Let A meet a cosets of H, q = |H|: κ = q(a − 1), and a ≥ 2. All later positions
//! lie in these cosets. At an event in one of them, C, the rest of A in C has no two members mirrored in x_s, so it has at most
//! (q − 1)/2; and it is smaller every time: at most (q + 1)/2 events in C. In the two cosets that are used up last an empty rest is
//! no event. With the first one, 1 + a(q + 1)/2 − 2 ≤ q(a − 1) = κ events, because (a − 2)(q − 1) ≥ 0.
//!
//! **Sum.** n = 2^e: Σ (2^(e−i) − 1) for i ≤ e. Otherwise Σ_{i ≤ e} (n/2^i − 2) + Σ_{j ≥ 1} ⌊(m − 2)/2^j⌋, and the second sum is
//! m − 2 − s(m − 2) (Legendre). Both give B(n). ∎
//!
//! B(n) cannot be lowered in general: for n = 2, …, 6, 8, 9, 10, 12, 13, 16, 17, 18 some Derek and some pairs need exactly so many
//! (`tests/bounds.rs`). For odd primes B(n) is the sum in the proof of [N10] Theorem 4; for the other tables [N10] Theorem 5 has 3(n − 1).
//!
//! # Theorem 2: multiples of 3
//! Layer play has visited f*(n) = 2n/3 positions after at most n/3 − 1 + ⌊(n − 1)/2⌋ < 5n/6 rounds ([`until_f_star`]). Until then
//! |A| > n/3, and the depth of the token is at most 2, by Kneser's theorem; it is at most 1 while |A| > (n − 1)/2, because a
//! position that is no midpoint has no two members mirrored in it.
//!
//! # Theorem 3: p − 3 + ⌈½⌈log₂ p⌉⌉ rounds are needed for p − 1 positions, p ≥ 5 prime
//! So n + c rounds are not enough for any c: the conjecture of [N10], open problem 2, is false ([`needed`]). Derek takes a visited
//! landing while three positions are left, if there is one. The first p − 3 new positions take p − 3 rounds at least, and the last
//! of them is forced by two unvisited landings x ≠ y; move the table so that 0 is the third. If Derek lets the token on x and it
//! has depth D in {y, 0}, then 2^D·x ≡ j·y with 0 < j < 2^D; on y with depth E, 2^E·y ≡ i·x with 0 < i < 2^E. Then p divides
//! 2^(D+E) − ij, which is positive, so D + E ≥ ⌈log₂ p⌉. He takes the deeper one, from which the last but one position is
//! ⌈½⌈log₂ p⌉⌉ rounds away at least. ∎

use crate::zn::{Zn, is_odd_prime, odd_part};

/// B(n), the rounds after which layer play has ended, whoever Derek is. Theorem 1.
#[must_use]
pub fn layer_play(zn: Zn) -> u32 {
    let n = zn.n();
    let (e, m) = (n.trailing_zeros(), odd_part(n));
    if m == 1 { 2 * (n - 1) - e } else { 2 * (n - 2 - e) - (m - 2).count_ones() }
}

/// The rounds within which layer play reaches the next new position while `left` ≥ 2 are unvisited on an odd prime table: the least
/// i with 2^i (left − 1) ≥ n − 1, after which Lemma 1 of [N10] fills the table. Over left = 2, …, n − 1 they sum up to B(n).
#[must_use]
pub fn until_next_new(zn: Zn, left: u32) -> u32 {
    (zn.n() - 1).div_ceil(left.max(2) - 1).next_power_of_two().ilog2()
}

/// The rounds after which layer play has f*(n) positions, whoever Derek is: for multiples of 3 sooner than its end. Theorem 2.
#[must_use]
pub fn until_f_star(zn: Zn) -> u32 {
    let n = zn.n();
    if n.is_multiple_of(3) { n / 3 - 1 + (n - 1) / 2 } else { layer_play(zn) }
}

/// Rounds that every Magnus needs for f*(n) positions if Derek plays well: of Theorem 3 for primes p ≥ 5, otherwise a round for
/// each new position.
#[must_use]
pub fn needed(zn: Zn) -> u32 {
    let n = zn.n();
    if n >= 5 && is_odd_prime(n) {
        let log = (n - 1).ilog2() + 1;
        n - 3 + log.div_ceil(2)
    } else {
        zn.f_star() - 1
    }
}
