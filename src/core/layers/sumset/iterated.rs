//! Sums of many members of a small set: hA = {a₁ + … + a_h : aᵢ ∈ A}.
//!
//! Layers of a few positions A on an odd table are A, 2A, 4A, 8A, … and soon have far more members than A. But from hA to
//! (h + s)A the multiples s·a are enough: hA + {s·a : a ∈ A} = (h + s)A for h ≥ (k − 1)(s − 1), k = |A|. For of the h + s > k(s − 1)
//! members that make a sum, s are the same.

use super::shifts::sum_with;
use crate::position_set::PositionSet;

/// With more members than this another way is cheaper.
const MOST: usize = 64;
/// Writing the set out twice before each step costs as much as so many shifts.
const SHIFTS_A_STEP: u64 = 4;

/// The knowledge that a set is hA, for a set A of a few members.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct IteratedSumset {
    members: Vec<u32>,
    h: u64,
}

impl IteratedSumset {
    /// The knowledge that `set` is 1·A; `None` if it is empty or has more than [`MOST`] members.
    pub(crate) fn of(set: &PositionSet) -> Option<IteratedSumset> {
        let members: Vec<u32> = set.iter().take(MOST + 1).collect();
        (1..=MOST).contains(&members.len()).then_some(IteratedSumset { members, h: 1 })
    }

    /// The same for 2h instead of h.
    pub(crate) fn doubled(&self) -> IteratedSumset {
        IteratedSumset { members: self.members.clone(), h: 2 * self.h }
    }

    /// The s of the steps that lead from h to 2h.
    fn steps(&self) -> impl Iterator<Item = u64> + '_ {
        let mut now = self.h;
        let end = 2 * self.h;
        std::iter::from_fn(move || {
            let left = end - now;
            let others = self.members.len() as u64 - 1;
            let step = now.checked_div(others).map_or(left, |most| left.min(most + 1));
            now += step;
            (step > 0).then_some(step)
        })
    }

    /// Number of words that [`IteratedSumset::sums`] shifts.
    pub(super) fn work(&self, m: u32) -> u64 {
        self.steps().count() as u64 * (self.members.len() as u64 + SHIFTS_A_STEP) * u64::from(m / 64 + 1)
    }

    /// (2h)A from `set`, which is hA. O(k²·m/64) words.
    pub(super) fn sums(&self, set: &PositionSet) -> PositionSet {
        let m = u64::from(set.n());
        self.steps().fold(set.clone(), |sums, step| {
            sum_with(&sums, self.members.iter().map(|&a| (step * u64::from(a) % m) as u32).collect())
        })
    }
}
