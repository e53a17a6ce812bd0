//! Numbers of pairs of unvisited positions with a given midpoint, kept up to date as positions are visited.

use super::sumset::Squaring;
use crate::position_set::PositionSet;

/// For a set A and every position z the number c(z) of its *ways on*: magnitudes d with z ± d both in A.
///
/// c(z) > 0 ⇔ z ∈ M(A) for z ∉ A. Visiting a position costs O(|A|), so does taking it back.
#[derive(Debug, Clone)]
pub struct PairCounts {
    n: u32,
    set: PositionSet,
    /// The members in increasing order, whatever the past: what is drawn from them must not depend on it.
    members: Vec<u32>,
    /// For each s the number of pairs x < y of members with x + y ≡ s (mod n).
    pairs: Vec<u32>,
}

impl PairCounts {
    /// The counts of the empty set. O(n).
    #[must_use]
    pub fn empty(n: u32) -> PairCounts {
        PairCounts { n, set: PositionSet::empty(n), members: Vec::new(), pairs: vec![0; n as usize] }
    }

    /// The counts of `set` by the transform. O(n log n).
    #[must_use]
    pub fn of(set: &PositionSet) -> PairCounts {
        Counting::of(set).counts()
    }

    /// Becomes the counts of `set`, by visiting and taking back single positions. O(|A|) for each that differs.
    pub fn follow(&mut self, set: &PositionSet) {
        let changed = PositionSet::from_words(self.n, self.changes(set).collect());
        for position in changed.iter() {
            if set.contains(position) { self.insert(position) } else { self.remove(position) }
        }
    }

    /// Number of positions that are in A or in `set`, but not in both. O(n/64).
    #[must_use]
    pub fn differences(&self, set: &PositionSet) -> usize {
        self.changes(set).map(|word| word.count_ones() as usize).sum()
    }

    fn changes(&self, set: &PositionSet) -> impl Iterator<Item = u64> {
        set.words().iter().zip(self.set.words()).map(|(new, old)| new ^ old)
    }

    /// The set A.
    #[must_use]
    pub fn set(&self) -> &PositionSet {
        &self.set
    }

    /// The members of A in increasing order.
    #[must_use]
    pub fn members(&self) -> &[u32] {
        &self.members
    }

    /// c(z), the number of magnitudes d, 1 ≤ d ≤ n/2, with z ± d both in A, for z < n. O(1).
    #[must_use]
    pub fn ways(&self, z: u32) -> u32 {
        // Half a turn is a way by itself if the opposite position is in A.
        let opposite = if self.n.is_multiple_of(2) {
            let half = self.n / 2;
            u32::from(self.set.contains(if z < half { z + half } else { z - half }))
        } else {
            0
        };
        self.pairs[self.sum(z, z)] + opposite
    }

    /// The number of pairs that share the midpoints of x and y, this pair included if both are members. O(1).
    #[must_use]
    pub fn pairs_like(&self, x: u32, y: u32) -> u32 {
        self.pairs[self.sum(x, y)]
    }

    fn sum(&self, x: u32, y: u32) -> usize {
        let sum = x + y;
        (if sum >= self.n { sum - self.n } else { sum }) as usize
    }

    /// Visits the member `x`. O(|A|).
    fn remove(&mut self, x: u32) {
        self.set.remove(x);
        self.members.remove(self.members.partition_point(|&y| y < x));
        let (before, beyond) = self.members.split_at(self.members.partition_point(|&y| y < self.n - x));
        before.iter().for_each(|&y| self.pairs[(x + y) as usize] -= 1);
        beyond.iter().for_each(|&y| self.pairs[(x + y - self.n) as usize] -= 1);
    }

    fn insert(&mut self, x: u32) {
        for at in 0..self.members.len() {
            let sum = self.sum(x, self.members[at]);
            self.pairs[sum] += 1;
        }
        self.set.insert(x);
        self.members.insert(self.members.partition_point(|&y| y < x), x);
    }
}

/// Finds the [`PairCounts`] of a large set in parts: at n = 10⁶ 75 of a millisecond or two, the first and the last a little longer.
pub struct Counting {
    set: PositionSet,
    squaring: Squaring,
}

impl Counting {
    /// Nothing is counted yet. O(n).
    #[must_use]
    pub fn of(set: &PositionSet) -> Counting {
        Counting { set: set.clone(), squaring: Squaring::new(set) }
    }

    /// Does the next part; `false` when there is none. O(n).
    pub fn work(&mut self) -> bool {
        self.squaring.work()
    }

    /// The counts, after all parts that are left. O(n log n) at most, O(n) if none is left.
    #[must_use]
    pub fn counts(mut self) -> PairCounts {
        while self.squaring.work() {}
        let (n, mut pairs) = (self.set.n(), self.squaring.counts());
        for x in self.set.iter() {
            pairs[(2 * x % n) as usize] -= 1;
        }
        pairs.iter_mut().for_each(|count| *count /= 2);
        PairCounts { n, members: self.set.iter().collect(), set: self.set, pairs }
    }
}
