//! Nearly every round is new: R(n) = f*(n) + o(n) on every table.
//!
//! An unvisited position that is halfway between no two other unvisited ones is a bad place to come to. Bad places contain no three-term progression, because
//! the middle of three would not be bad; sets without progressions are small, so there are few bad places. Let r₃(n) be the largest size
//! of a set of numbers from 1 to n without three different terms in arithmetic progression, n odd, q its smallest prime factor, A the
//! unvisited positions. A *pair around* x is {x − d, x + d} with d ≠ 0; different pairs around x have no common member.
//!
//! # Theorem 8: w(n) = O(log n · n^(1/3) · r₃(n)^(2/3) + (log n)^(5/2) · r₃(n))
//! w(n) = R(n) − (f*(n) − 1) counts wasted rounds. With the bound of Kelley and Meka for r₃ that is n·exp(−c (log n)^(1/9)) for large n; Roth's theorem alone gives o(n). Even tables waste no
//! more than their half (Theorem 7).
//!
//! **The chain.** G₀ = A, and G_{i+1} has the members of G_i around which more than s pairs lie in G_i ([`chain`]).
//!
//! **Loss lemma: |G_i ∖ G_{i+1}| ≤ (3√3/2)·√s·r₃(n)** ([`most_members_lost`]). Let D be that difference. At most s|D| pairs lie in D together with their middle. Keep
//! each member of D with probability ρ = 1/√(3s), and throw away the middle of each pair that is kept with it: ρ|D| − ρ³s|D| = 2|D|/(3√(3s)) are left on average,
//! and as numbers they have no progression.
//!
//! **Run lemma.** From x ∈ G_j Magnus can make each of the next j rounds new if at most s + 1 − j positions have been visited since the chain was made: more than
//! s pairs around x lie in G_{j−1}, and each visited position spoils one at most; from either end of an unspoiled pair it goes on.
//!
//! **Way lemma.** If |G| > n/q, he comes to G from everywhere within ⌈log₂ n⌉ rounds: with 0 in G the sums hG grow with h until they are everything, and
//! M^i(G) = {z : 2^i·z ∈ 2^i·G}.
//!
//! **Sum.** A phase makes the chain with s = j + ⌈log₂ n⌉ so long that G_j still has more than n/q members, goes to G_j, and runs: at most ⌈log₂ n⌉ wasted rounds
//! for j new positions. The note adds up.
//!
//! # Theorem 9: R(p) < (47/24)·p for primes p ≥ 5
//! Let |A| = a, and G the members of A that are halfway between two others. Midpoints of two members are at least min(p, 2a − 3) many (Dias da Silva and Hamidoune), and no
//! other member is one: |G| ≥ 3a − p − 3, so that M²(G) is the whole table if 12a ≥ 5p + 15. For such a ≤ (p − 1)/2 Magnus heads for G; if that takes a wasted round, the
//! round after G is new. So of the W rounds that B(p) counts as wasted for these a at least ⌊W/2⌋ are saved ([`rounds_with_good_places`]), W ≥ (p − 21)/12. ∎

use super::upper::layer_play;
use crate::layers::ranks;
use crate::position_set::PositionSet;
use crate::zn::{Zn, is_odd_prime};

/// The chain G₀ ⊇ G₁ ⊇ … ⊇ G_`rounds` of a set: the members around which more than `spare` pairs lie in the set before, so those of rank j
/// at least. With `spare` = 0 a member of G_j has j new rounds before it that are sure if what is visited meanwhile is not counted. On even tables half
/// a turn to a member is one of the pairs. The cost is that of [`ranks`].
#[must_use]
pub fn chain(set: &PositionSet, spare: u32, rounds: u32) -> Vec<PositionSet> {
    let ranks = ranks(set, spare.saturating_add(1));
    let has = |position: &u32, least: u32| ranks[*position as usize].is_none_or(|rank| rank >= least);
    (0..=rounds).map(|least| PositionSet::of(set.n(), set.iter().filter(|position| has(position, least)))).collect()
}

/// The most members that a set of the chain can lose to the next one, `largest` being r₃(n) and `spare` ≥ 1: the loss lemma.
#[must_use]
pub fn most_members_lost(spare: u32, largest: u32) -> u32 {
    (1.5 * (3.0 * f64::from(spare)).sqrt() * f64::from(largest)) as u32
}

/// The rounds within which Magnus has f*(p) positions on a prime table if he heads for good places: B(p) − ⌊W/2⌋, below 47p/24. On other tables B(n).
/// Theorem 9.
#[must_use]
pub fn rounds_with_good_places(zn: Zn) -> u32 {
    let n = zn.n();
    if n < 5 || !is_odd_prime(n) {
        return layer_play(zn);
    }
    let wasted = ((n - 1) / 2 + 1).saturating_sub((5 * n + 15).div_ceil(12));
    layer_play(zn) - wasted / 2
}
