//! The rounds that are surely needed when few positions are left.
//!
//! For a set S let w(y) = [`rounds_after`] for the landing on y ∈ S, and m₂(S) the second smallest of them; a landing on x with S left takes
//! w = depth(x; S) + m₂(S) rounds at least. A Derek who takes a visited landing if he can, of two the deeper one, and of two new ones that with
//! the larger w, loses at most 1 of this number in each round. For from depth d ≥ 2 one landing has depth d − 1 or more, so it is
//! visited; and from depth 1 he either gets to a visited position, of depth 1 or more, or to one of two different new ones, one of which has w ≥ m₂(S).
//! This is what the proofs of Theorems 3 and 4 in [`crate::bounds::lower`] use of perfect play, and it holds on every odd table.

use crate::layers::Layers;
use crate::layers::dilation::inverse;
use crate::position_set::PositionSet;
use crate::zn::Zn;

/// The positions left for which the count takes no time on any table; enough for the proofs.
pub(super) const SHORT: u32 = 4;

/// The most positions left for which the count is quick: it goes through all subsets, and computes the layers of those with three and more.
pub(super) fn max_left(zn: Zn) -> u32 {
    if zn.n() <= 2_000 { 6 } else { SHORT }
}

/// w: rounds that Magnus needs at least until one position is left, after a landing on `position` that leaves `rest`, on a prime table.
pub(super) fn rounds_after(zn: Zn, rest: &PositionSet, position: u32) -> u32 {
    let left: Vec<u32> = rest.iter().collect();
    if left.len() < 2 { 0 } else { depth(zn, &left, position) + second_smallest(zn, &left) }
}

/// m₂. O(2^k) subsets of k positions.
fn second_smallest(zn: Zn, left: &[u32]) -> u32 {
    if left.len() < 3 {
        return 0;
    }
    let rounds = left.iter().map(|&position| rounds_after_landing(zn, left, position));
    let (_, second) =
        rounds.fold((u32::MAX, u32::MAX), |(first, second), next| (first.min(next), second.min(first.max(next))));
    second
}

/// w of a landing on a member of `left`.
fn rounds_after_landing(zn: Zn, left: &[u32], position: u32) -> u32 {
    let rest: Vec<u32> = left.iter().copied().filter(|&other| other != position).collect();
    depth(zn, &rest, position) + second_smallest(zn, &rest)
}

/// The depth of a position outside of `left`, which has two members or more.
fn depth(zn: Zn, left: &[u32], position: u32) -> u32 {
    match *left {
        [y, z] => depth_in_pair(zn, y, z, position),
        _ => Layers::of(&PositionSet::of(zn.n(), left.iter().copied())).depth(position).unwrap_or(0),
    }
}

/// M^i({y, z}) is the positions z + (j/2^i)(y − z), 0 ≤ j ≤ 2^i: the least i with 2^i·(x − z) ≡ j·(y − z) for such a j.
fn depth_in_pair(zn: Zn, y: u32, z: u32, x: u32) -> u32 {
    let n = u64::from(zn.n());
    let j = u64::from(zn.sub(x, z)) * u64::from(inverse(zn.sub(y, z), zn.n())) % n;
    (0..=zn.n().ilog2() + 1).find(|&i| (j << i) % n <= 1 << i).unwrap_or(0)
}
