//! The search for new positions in a row on a small table.

use crate::position_set::PositionSet;

/// A table of at most 25 positions on which so many are to be visited without waste.
pub(super) struct Search {
    size: u32,
    wanted: u32,
    /// The sets of visited positions, as seen from the token, whose answer is known, and those that are won; by the bits of the positions
    /// other than the token's. Empty before the first question.
    known: PositionSet,
    won: PositionSet,
}

impl Search {
    pub fn new(size: u32, wanted: u32) -> Search {
        Search { size, wanted, known: PositionSet::empty(0), won: PositionSet::empty(0) }
    }

    /// A magnitude after which all further positions that are wanted can be visited without waste; `visited` is seen from the token, which is
    /// its bit 0. `None` if there is none, or if nothing more is wanted. The first question takes up to some milliseconds and 4 MB.
    pub fn magnitude(&mut self, visited: u32) -> Option<u32> {
        if self.known.n() == 0 {
            (self.known, self.won) =
                (PositionSet::empty(1 << (self.size - 1)), PositionSet::empty(1 << (self.size - 1)));
        }
        if visited.count_ones() >= self.wanted {
            return None;
        }
        (1..=self.size / 2).find(|&magnitude| self.wins(visited, magnitude))
    }

    /// True if both landings of a magnitude are new and won.
    fn wins(&mut self, visited: u32, magnitude: u32) -> bool {
        [magnitude, self.size - magnitude].into_iter().all(|landing| {
            visited >> landing & 1 == 0 && {
                let then = visited | 1 << landing;
                self.is_won((then >> landing | then << (self.size - landing)) & ((1 << self.size) - 1))
            }
        })
    }

    fn is_won(&mut self, visited: u32) -> bool {
        if visited.count_ones() >= self.wanted {
            return true;
        }
        let key = visited >> 1;
        if !self.known.contains(key) {
            self.known.insert(key);
            if self.magnitude(visited).is_some() {
                self.won.insert(key);
            }
        }
        self.won.contains(key)
    }
}
