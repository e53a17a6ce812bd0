//! Upper bounds: the rounds that layer play takes at most.
//!
//! Layer play is: from a position of depth i call the distance to any pair of M^(i−1)(A) around it. What follows holds for every
//! Derek and whichever pairs Magnus takes. Write n = 2^e·m with m odd, s(x) for the number of ones of x in binary, hA for the sums
//! of h members of A, and *hull* for the last layer of a set.
//!
//! # Theorem 1: f*(n) positions, and the end after at most B(n) rounds
//! B(n) = 2(n − 1) − e for n = 2^e, and 2(n − 2 − e) − s(m − 2) otherwise ([`layer_play`]).
//!
//! **Lemma 1: the hull is a coset,** the smallest one of odd index that contains A. Such cosets are closed: from x ≡ y ≡ c modulo an odd d and
//! 2z = x + y follows z ≡ c. Conversely let C ≠ ∅ be closed. For odd n move it so that it contains 0: it contains x/2 with x, hence 2x, as ½ has
//! finite order modulo n, and x + y = 2·(x + y)/2 with x and y, so it is a subgroup. For even n, C = C + n/2 since 2(x + n/2) = 2x,
//! and C is the preimage of a closed set of Z_{n/2}, by the first identity of Lemma 3; so induction on e. So Magnus gets stuck only when A lies in a coset of odd index, at least p, without the
//! token: then |A| ≤ n/p, which is f*(n) positions visited. For n = 2^e there is no such coset.
//!
//! **Counting.** Let x₁ = 0, x₂, … be the positions in order of their first visit, continued to all of Z_n in any way, and A_t
//! what is left after x_t. Every round lowers the depth, so at most depth(x_t; A_t) rounds lead from x_t to the next new position. Call
//! t an *i-event* if A_t ≠ ∅ and i < depth(x_t; A_t) < ∞, and let F_i(n) be the largest number of i-events over all orders of Z_n. A depth d
//! makes d events, so the rounds are at most F₀(n) + F₁(n) + ….
//!
//! **Lemma 2: F₀(n) ≤ n − 1 for powers of two, and ≤ n − 2 otherwise.** The last t has A_t = ∅. If m ≥ 3, the hull is not Z_n at the
//! end, for a single position has a hull of 2^e members, a coset of index m; the visit after which that is so for the first time is of a position outside the new hull, since together with it A had the hull
//! Z_n. So its depth is infinite.
//!
//! **Lemma 3: F_i(n) ≤ F_{i−1}(n/2) for even n and i ≥ 1.** Let π: Z_n → Z_{n/2}. First, M(π⁻¹B) = π⁻¹M(B): if 2π(z) = b + b′, then 2z − x − y is 0
//! or n/2 for members x, y above b, b′, and in the second case x + n/2 does in place of x. Next, A ∪ (A + n/2) ⊆ M(A). Together, M^i(A)
//! contains π⁻¹M^(i−1)(πA), for all i ≥ 1; and hull(A) ⊆ π⁻¹ hull(πA), since the latter is closed and contains A: so a finite depth stays finite below. If x_t + n/2 is unvisited, x_t has depth 1. So i-events are at the second visits of pairs {x, x + n/2}
//! only; these are an order of Z_{n/2}, what is left after them is πA_t, and each i-event is an (i − 1)-event there.
//!
//! **Lemma 4 (Mann).** Let G be a finite abelian group, 0 ∈ S ⊊ G, and κ the least |X + S| − |X| over all X ≠ ∅ with X + S ≠ G. Then
//! κ = |H + S| − |H| for a subgroup H with H + S ≠ G. *Proof.* Call an X with that minimum a fragment. With X also X* = −(G ∖ (X + S)) is one: X* + S
//! misses −X, and |X*| = |G| − |X| − κ. Take a fragment X of least size, moved so that 0 ∈ X; from |X| ≤ |X*| follows 2|X| + κ ≤ |G|. Let g ∈ X
//! and Y = X + g, so g ∈ X ∩ Y. The sums of S with X ∩ Y and with X ∪ Y have together at most |X + S| + |Y + S| = 2|X| + 2κ members, the first
//! at least |X ∩ Y| + κ. So the second has at most 2|X| + κ − |X ∩ Y| < |G|, hence at least |X ∪ Y| + κ. Both are equalities, X ∩ Y is a fragment, and
//! X ∩ Y = X as X is a least one. So X + g = X for all g ∈ X, and X is a subgroup.
//!
//! **Lemma 5: F_i(m) ≤ ⌊(m − 2)/2^i⌋ for odd m ≥ 3 and i ≥ 1.** Let h = 2^i; now M^i(A) = {z : hz ∈ hA}, because doubling can be undone.
//! Take the first i-event, at x, move the table so that 0 ∈ A, and let G be the hull, the subgroup that A generates. As hx ∉ hA, hA ≠ G. Lemma 4 with
//! S = A gives |jA| ≥ |(j − 1)A| + κ for j ≤ h, from |0A| = 1 on. So hκ + 1 ≤ |hA| ≤ m − 1, that is κ ≤ (m − 2)/h. Let A meet a cosets of H,
//! q = |H|: κ = q(a − 1), and a ≥ 2, for a = 1 would make H = G and H + A = G. All later positions
//! lie in these cosets. At an event in one of them, C, the rest of A in C has no two members mirrored in x_s, nor x_s itself, so it has at most
//! (q − 1)/2; and it is smaller every time: at most (q + 1)/2 events in C. In the two cosets that are used up last an empty rest is
//! no event: after the last one nothing is left, and after the last but one what is left lies in a coset without the token. With the first event,
//! 1 + a(q + 1)/2 − 2 ≤ q(a − 1) = κ events, because (a − 2)(q − 1) ≥ 0.
//!
//! **Sum.** n = 2^e: Σ (2^(e−i) − 1) for i ≤ e. Otherwise Σ_{i ≤ e} (n/2^i − 2) + Σ_{j ≥ 1} ⌊(m − 2)/2^j⌋, and the second sum is
//! m − 2 − s(m − 2) (Legendre). Both give B(n). ∎
//!
//! B(n) cannot be lowered in general: for n = 2, …, 6, 8, 9, 10, 12, 13, 16, 17, 18 some Derek and some pairs need exactly so many
//! (`tests/bounds.rs`), and so on every power of two. Proof of that: let the unvisited be the row c + 1, …, c + a beside the token c, and
//! a < 2^q ≤ 2a. M^i(A) is what is congruent to a member modulo 2^(e−i); so c is in M^(e−q+1)(A), not in M^(e−q)(A), and Magnus may call
//! a + 2^q. Derek lets him come to c + a + 2^q; from c + a + 2^m the pair is c + a, c + a + 2^(m+1). So the far end c + a comes after
//! e − q + 1 rounds, and a row of a − 1 is left beside it: Σ (e − ⌊log₂ a⌋) = 2(n − 1) − e rounds, a = 1, …, n − 1. For odd primes B(n) is the sum in the proof of \[N10] Theorem 4; for the other tables \[N10] Theorem 5 has 3(n − 1).
//!
//! # Theorem 2: multiples of 3
//! Layer play has visited f*(n) = 2n/3 positions after at most n/3 − 1 + ⌊(n − 1)/2⌋ < 5n/6 rounds ([`rounds_until_f_star`]).
//!
//! **Lemma 6.** A position that is in no M(A) has no two members of A mirrored in it, so |A| ≤ ⌊(n − 1)/2⌋; while A is larger, the depth is at most 1.
//!
//! **Lemma 7: |A| > n/3 makes M²(A) the whole table.** Odd n: otherwise |A + A| = |M(A)| ≤ (n − 1)/2 by Lemma 6. Let H be the stabiliser of A + A, d its
//! index, and c the number of its cosets that A meets. By Kneser's theorem 2c − 1 ≤ (d − 1)/2, so 4c ≤ d + 1; but 3c > d. Even n = 2N: move the table so that
//! half of A at least is even, and write these members as 2E, |E| > N/3. M(A) contains all z with z mod N ∈ E + E. If |E + E| > N/2, Lemma 6 finishes. Otherwise
//! 2(2c − 1) ≤ d ≤ 3c − 1 in the same way, so c = 1 and d = 2: E + E is all even members of Z_N, M(A) contains all even positions, and any z is the
//! midpoint of 2z and 0.
//!
//! While |A| > n/3 the hull is the whole table. So 2n/3 − 1 new positions take a round each, and one more where n/3 < |A| ≤ ⌊(n − 1)/2⌋. ∎

use crate::zn::{Zn, odd_part};

/// B(n): layer play has ended after at most so many rounds, whoever Derek is. Theorem 1.
#[must_use]
pub fn layer_play(zn: Zn) -> u32 {
    let n = zn.n();
    let (e, m) = (n.trailing_zeros(), odd_part(n));
    if m == 1 { 2 * (n - 1) - e } else { 2 * (n - 2 - e) - (m - 2).count_ones() }
}

/// The rounds within which layer play reaches the next new position while `left` ≥ 2 are unvisited on an odd prime table: the least
/// i with 2^i (left − 1) ≥ n − 1, after which Lemma 1 of \[N10] fills the table. Over left = 2, …, n − 1 they sum up to B(n).
#[must_use]
pub fn rounds_until_new(zn: Zn, left: u32) -> u32 {
    (zn.n() - 1).div_ceil(left.max(2) - 1).next_power_of_two().ilog2()
}

/// The least size of the i-th layer on an odd prime table with `left` ≥ 1 unvisited positions: 2^i (left − 1) + 1, or all n where
/// that is more; `u32::MAX` where the number would not fit. Lemma 1 of \[N10].
///
/// ```
/// assert_eq!([0, 1, 2].map(|i| magnus_derek::bounds::least_layer_size(3, i)), [3, 5, 9]);
/// assert_eq!(magnus_derek::bounds::least_layer_size(1 << 20, 40), u32::MAX);
/// ```
#[must_use]
pub fn least_layer_size(left: u32, i: u32) -> u32 {
    let gaps = u64::from(left.saturating_sub(1));
    u32::try_from((gaps << i.min(32)) + 1).unwrap_or(u32::MAX)
}

/// The rounds after which layer play has f*(n) positions, whoever Derek is: for multiples of 3 sooner than its end. Theorem 2.
#[must_use]
pub fn rounds_until_f_star(zn: Zn) -> u32 {
    let n = zn.n();
    if n.is_multiple_of(3) { n / 3 - 1 + (n - 1) / 2 } else { layer_play(zn) }
}
