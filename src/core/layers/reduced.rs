//! A layer in the form in which the next one is cheapest to find.

use super::dilation::to_long_runs;
use super::sumset::{IteratedSumset, sum, sum_if_cheap};
use crate::position_set::PositionSet;

/// A layer of Z_n on a table Z_m, m a divisor of n: z is in it ⇔ 2^`doublings`·`unit`·z mod m ∈ `set`.
#[derive(Debug, Clone)]
pub(crate) struct Reduced {
    /// On a table of m positions.
    pub(crate) set: PositionSet,
    /// A unit of Z_m, by which the numbers are multiplied so that they lie in long runs.
    unit: u32,
    /// 0 as long as m is even.
    doublings: u32,
    /// True if this layer or an earlier one has been multiplied so: then this one lies in long runs.
    is_dilated: bool,
    /// If m is odd and `set` is the sum A + … + A of a few positions: A, and how often.
    iterated: Option<IteratedSumset>,
}

impl Reduced {
    pub(crate) fn of(set: &PositionSet) -> Reduced {
        Reduced::on_table(set.clone(), 1, false)
    }

    fn on_table(set: PositionSet, unit: u32, is_dilated: bool) -> Reduced {
        let iterated = if set.n() % 2 == 1 { IteratedSumset::of(&set) } else { None };
        Reduced { set, unit, doublings: 0, is_dilated, iterated }
    }

    /// The layer of all z with `scale`·z in `set`, where `scale` is a unit of the table of `set`.
    pub(crate) fn scaled(set: PositionSet, scale: u32, iterated: Option<IteratedSumset>) -> Reduced {
        Reduced { set, unit: scale, doublings: 0, is_dilated: true, iterated }
    }

    /// The factor by which z is multiplied before it is looked up in `set`.
    pub(crate) fn scale(&self) -> u32 {
        (0..self.doublings).fold(self.unit, |scale, _| scale * 2 % self.set.n())
    }

    /// M of this layer. A [`sum_with_itself`], on even tables two on half the table.
    pub(crate) fn next_layer(&self) -> Reduced {
        // A layer that lies in long runs already gains less from being dilated again.
        let share = if self.is_dilated { 8 } else { 32 };
        let summands = self.summands();
        if let Some(sums) =
            summands.iter().map(|set| sum_if_cheap(set, self.iterated.as_ref(), share)).collect::<Option<Vec<_>>>()
        {
            return self.next_of(sums);
        }
        let dilated = to_long_runs(&self.set).map(|(unit, set)| {
            let unit = u64::from(self.unit) * u64::from(unit) % u64::from(set.n());
            Reduced { set, unit: unit as u32, doublings: self.doublings, is_dilated: true, iterated: None }
        });
        let from = dilated.as_ref().unwrap_or(self);
        from.next_of(from.summands().iter().map(|set| sum(set, from.iterated.as_ref())).collect())
    }

    /// The set whose sums with itself are the next layer: the set itself, or for even m the halves of the even and of
    /// the odd members. A unit keeps parities, so this holds for the multiplied layer as for the layer itself.
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
        let (m, is_dilated) = (sums.n(), self.is_dilated);
        match of_odds {
            None => {
                let iterated = self.iterated.as_ref().map(IteratedSumset::doubled);
                Reduced { set: sums, unit: self.unit, doublings: self.doublings + 1, is_dilated, iterated }
            }
            Some(of_odds) => Reduced::on_table(sums.union(&of_odds.rotated(1)), self.unit % m, is_dilated),
        }
    }

    /// A set X on this table and a unit u: u·z mod m ∈ X for every z that is new in this layer, that is, not in `before`. Members
    /// of `before` may be among the z, other positions are not. O(m/64).
    pub(super) fn new_members_since(&self, before: &Reduced) -> (PositionSet, u32) {
        let m = self.set.n();
        if self.unit != before.unit % m {
            return (self.set.clone(), self.scale());
        }
        let is_odd = self.doublings > before.doublings;
        let (all, scale) = if is_odd { (self.set.halved(), before.scale()) } else { (self.set.clone(), self.scale()) };
        let known = if m == before.set.n() { before.set.clone() } else { before.set.both_halves() };
        (all.without(&known), scale)
    }
}
