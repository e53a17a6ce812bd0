//! The order of the work: two of them, so that one can check the other.

/// Two orders of work that share no word: what one finds wrongly the other will hardly find wrongly too.
///
/// Complete: two are enough to check one by the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Order {
    /// The commonest distance of a set is made 1; a rank is no longer kept whole when three in four of its sets are uncovered.
    First,
    /// The rarest distance is made 1, so that other sets stand for their kinds; ranks are kept whole until half of their sets are covered.
    Second,
}

impl Order {
    /// This order, but on a page always the first, which spares it the code of the other.
    fn available(self) -> Order {
        if cfg!(target_arch = "wasm32") { Order::First } else { self }
    }

    /// True if a whole rank with so many uncovered sets is the last one. Early or late costs time, nothing else.
    pub(super) fn settles(self, uncovered: u64, sets: u64) -> bool {
        match self.available() {
            Order::First => 4 * uncovered <= 3 * sets,
            Order::Second => 2 * uncovered <= sets,
        }
    }

    /// The mask for the number of pairs a distance apart: after an exclusive or with it the preferred distance has
    /// most.
    pub(super) fn flip(self) -> u32 {
        match self.available() {
            Order::First => 0,
            // There are at most 50 pairs.
            Order::Second => 63,
        }
    }
}
