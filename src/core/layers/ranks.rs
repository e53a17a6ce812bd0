//! The rank of a position: the new rounds in a row that are sure from it, if what is visited meanwhile is not counted.
//!
//! It is 0 if the position is halfway between no two unvisited ones, and at least j + 1 if some pair around it has both ends of rank ≥ j. So it is
//! found by peeling: G₀ = A, and G_{j+1} are the members of G_j around which a pair of G_j lies; from a position with a pair of G_j around it j + 1 rounds are
//! sure. Positions around whose pairs the peeling never ends have no rank, as there is no bound from it. The members that are peeled off first, G₀ ∖ G₁, contain no three
//! in arithmetic progression, which is why nearly every round can be new ([`crate::bounds::nearly`]).

use super::pair_counts::PairCounts;
use crate::position_set::PositionSet;

/// The rank of every position, with at least `pairs` ≥ 1 pairs asked for instead of one; `None` where it is unbounded. O(|A|²) and O(n) for each set
/// of the chain, which are |A| at most.
#[must_use]
pub fn ranks(set: &PositionSet, pairs: u32) -> Vec<Option<u32>> {
    let n = set.n();
    let mut ranks = vec![None; n as usize];
    let (mut counts, mut left) = (PairCounts::of(set), set.clone());
    for rank in 0..=n {
        let is_poor = |z: u32| counts.ways(z) < pairs;
        for (z, known) in (0..).zip(&mut ranks).filter(|(z, known)| known.is_none() && is_poor(*z)) {
            *known = Some(rank);
            left.remove(z);
        }
        if left.count() == counts.set().count() {
            break;
        }
        counts.follow(&left);
    }
    ranks
}
