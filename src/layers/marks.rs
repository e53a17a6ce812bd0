//! The depths of all positions, written layer by layer.

use super::{NEVER, Reduced};
use crate::position_set::PositionSet;
use crate::straighten::inverse;

/// The depths as far as they are known, each position touched once.
pub(super) struct Marks {
    pub(super) depths: Vec<u8>,
    /// The last layer, multiplied by its unit, on its own table.
    last: PositionSet,
    unit: u32,
}

impl Marks {
    /// Depth 0 for the members of `set`, [`NEVER`] for all others.
    pub(super) fn of(set: &PositionSet) -> Marks {
        let n = set.n();
        let mut marks = Marks { depths: vec![NEVER; n as usize], last: PositionSet::empty(n), unit: 1 };
        marks.add(&Reduced::of(set), 0);
        marks
    }

    /// Gives `depth` to the positions of the next layer that have none yet. O(1) for each of them, and O(m/64) for each layer so
    /// far on a table of odd size m.
    pub(super) fn add(&mut self, layer: &Reduced, depth: u8) {
        let (n, m, unit) = (self.depths.len(), layer.set.n(), layer.unit);
        if layer.set.count() == m {
            // A number that is there is smaller, NEVER is larger.
            self.depths.iter_mut().for_each(|slot| *slot = depth.min(*slot));
            return;
        }
        let all = layer.turned_back();
        let new = if unit != self.unit % m {
            all.clone()
        } else if m == self.last.n() {
            all.without(&self.last)
        } else {
            all.without(&self.last.both_halves())
        };
        (self.last, self.unit) = (all, unit);
        let back = inverse(unit, m);
        for (first, length) in new.each_run() {
            let mut position =
                if back == 1 { first } else { (u64::from(first) * u64::from(back) % u64::from(m)) as u32 };
            for _ in 0..length {
                for slot in self.depths[position as usize..n].iter_mut().step_by(m as usize) {
                    *slot = depth.min(*slot);
                }
                position += back;
                position -= if position >= m { m } else { 0 };
            }
        }
    }
}
