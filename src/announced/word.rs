//! Sets of positions that can be copied: one machine word for small tables, a fixed array for the largest.

use super::MAX_N;
use std::ops::{BitAnd, BitOr, Not, Shr};

/// A set of positions of a table with at most [`Word::CAPACITY`] positions. Bits ≥ n are zero.
pub trait Word: Copy + Eq {
    /// The most positions of the table.
    const CAPACITY: u32;
    /// The empty set.
    const EMPTY: Self;
    /// True if `position` is in the set.
    fn contains(&self, position: u32) -> bool;
    /// Adds a position, or takes it out.
    fn toggle(&mut self, position: u32);
    /// The positions of `within` that lie `magnitude` (1..=n/2) to either side of one in the set, on n positions.
    #[must_use]
    fn landings(&self, n: u32, magnitude: u32, within: &Self) -> Self;
    /// The set of one position.
    #[must_use]
    fn only(position: u32) -> Self {
        let mut set = Self::EMPTY;
        set.toggle(position);
        set
    }
    /// The positions in increasing order.
    fn positions(self) -> impl Iterator<Item = u32>;
}

/// A set in one machine word, with the operations of sets.
pub trait MachineWord:
    Word + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self> + Shr<u32, Output = Self>
{
    /// Number of positions in the set.
    fn count(self) -> u32;
}

macro_rules! machine_word {
    ($($type:ty),*) => {
        $(impl Word for $type {
            const CAPACITY: u32 = <$type>::BITS;
            const EMPTY: $type = 0;

            fn contains(&self, position: u32) -> bool {
                self >> position & 1 == 1
            }

            fn toggle(&mut self, position: u32) {
                *self ^= 1 << position;
            }

            fn landings(&self, n: u32, magnitude: u32, within: &$type) -> $type {
                let rest = n - magnitude;
                (self << magnitude | self >> rest | self << rest | self >> magnitude) & within
            }

            fn positions(self) -> impl Iterator<Item = u32> {
                let mut rest = self;
                std::iter::from_fn(move || {
                    let position = (rest != 0).then(|| rest.trailing_zeros())?;
                    rest &= rest - 1;
                    Some(position)
                })
            }
        }

        impl MachineWord for $type {
            fn count(self) -> u32 {
                self.count_ones()
            }
        })*
    };
}

machine_word!(u64, u128);

/// A set on a table of up to [`MAX_N`] positions.
pub type Wide = [u64; MAX_N.div_ceil(64) as usize];

impl Word for Wide {
    const CAPACITY: u32 = MAX_N;
    const EMPTY: Wide = [0; MAX_N.div_ceil(64) as usize];

    fn contains(&self, position: u32) -> bool {
        self[(position / 64) as usize].contains(position % 64)
    }

    fn toggle(&mut self, position: u32) {
        self[(position / 64) as usize].toggle(position % 64);
    }

    fn landings(&self, n: u32, magnitude: u32, within: &Wide) -> Wide {
        let mut landings = Wide::EMPTY;
        for position in self.positions() {
            for landing in [(position + magnitude) % n, (position + n - magnitude) % n] {
                if within.contains(landing) && !landings.contains(landing) {
                    landings.toggle(landing);
                }
            }
        }
        landings
    }

    fn positions(self) -> impl Iterator<Item = u32> {
        let numbered = self.into_iter().enumerate();
        numbered.flat_map(|(index, word)| word.positions().map(move |bit| index as u32 * 64 + bit))
    }
}
