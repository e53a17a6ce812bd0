//! A layer in the form in which the next one is cheapest to find.

use crate::position_set::PositionSet;
use crate::straighten::straightened;
use crate::sumset::{sum_if_cheap, sum_with_itself};

/// A layer of Z_n on a table Z_m, m a divisor of n: z is in it ⇔ 2^`doublings`·`unit`·z mod m ∈ `set`.
#[derive(Debug, Clone)]
pub(crate) struct Reduced {
    /// On a table of m positions.
    pub(crate) set: PositionSet,
    /// A unit of Z_m, which straightens the set.
    pub(super) unit: u32,
    /// 0 as long as m is even.
    doublings: u32,
}

impl Reduced {
    pub(crate) fn of(set: &PositionSet) -> Reduced {
        Reduced { set: set.clone(), unit: 1, doublings: 0 }
    }

    /// The same with the numbers of `set` already multiplied by `scale`, a unit of its table.
    pub(crate) fn scaled(set: PositionSet, scale: u32) -> Reduced {
        Reduced { set, unit: scale, doublings: 0 }
    }

    /// What z is multiplied by to be looked up in `set`.
    pub(crate) fn scale(&self) -> u32 {
        (0..self.doublings).fold(self.unit, |scale, _| scale * 2 % self.set.n())
    }

    /// M of this layer. A [`sum_with_itself`], on even tables two on half the table.
    pub(crate) fn next_layer(&self) -> Reduced {
        let summands = self.summands();
        if let Some(sums) = summands.iter().map(sum_if_cheap).collect::<Option<Vec<_>>>() {
            return self.next_of(sums);
        }
        let straight = straightened(&self.set).map(|(unit, set)| {
            let unit = u64::from(self.unit) * u64::from(unit) % u64::from(set.n());
            Reduced { set, unit: unit as u32, doublings: self.doublings }
        });
        let from = straight.as_ref().unwrap_or(self);
        from.next_of(from.summands().iter().map(sum_with_itself).collect())
    }

    /// What is summed with itself for the next layer: the set, or for even m the halves of the even and of the odd members. A
    /// unit keeps parities, so this holds for the multiplied layer as for the layer itself.
    fn summands(&self) -> Vec<PositionSet> {
        if self.set.n() % 2 == 1 {
            vec![self.set.clone()]
        } else {
            vec![self.set.every_other(0), self.set.every_other(1)]
        }
    }

    /// The next layer from the sums of the summands, the one of the odd members still to be turned by 1.
    fn next_of(&self, mut sums: Vec<PositionSet>) -> Reduced {
        let of_odds = sums.split_off(1).pop();
        let sums = sums.swap_remove(0);
        let m = sums.n();
        match of_odds {
            None => Reduced { set: sums, unit: self.unit, doublings: self.doublings + 1 },
            Some(of_odds) => Reduced { set: sums.union(&of_odds.rotated(1)), unit: self.unit % m, doublings: 0 },
        }
    }

    /// {`unit`·z : z in the layer} on Z_m. O(m/64) for each doubling.
    pub(super) fn turned_back(&self) -> PositionSet {
        (0..self.doublings).fold(self.set.clone(), |set, _| set.halved())
    }
}
