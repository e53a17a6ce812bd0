//! The depths of all positions, written layer by layer.

use super::dilation::inverse;
use super::multiplier::Multiplier;
use super::reduced::Reduced;
use crate::position_set::PositionSet;

/// In [`Layers::depths`](super::Layers::depths): the position lies in no layer.
pub const NEVER: u8 = u8::MAX;

/// The depths as far as they are known, each position touched once.
pub(super) struct Marks {
    pub(super) depths: Vec<u8>,
    last: Reduced,
}

impl Marks {
    /// Depth 0 for the members of `set`, [`NEVER`] for all others.
    pub(super) fn of(set: &PositionSet) -> Marks {
        let mut depths = vec![NEVER; set.n() as usize];
        set.iter().for_each(|position| depths[position as usize] = 0);
        Marks { depths, last: Reduced::of(set) }
    }

    /// Gives `depth` to the positions of the next layer that have none yet. O(1) for each of them, and O(m/64).
    pub(super) fn add(&mut self, layer: &Reduced, depth: u8) {
        let (n, m) = (self.depths.len(), layer.set.n());
        if layer.set.count() == m {
            // A depth given before is smaller and stays, NEVER is larger.
            self.depths.iter_mut().for_each(|slot| *slot = depth.min(*slot));
            return;
        }
        let (new, scale) = layer.new_members_since(&self.last);
        let back = inverse(scale, m);
        self.last = layer.clone();
        let times = Multiplier::new(back, m);
        let mut mark = |position: u32| {
            // On a table that was not halved it is one slot, and a loop of one step would cost more than the step.
            if m as usize == n {
                let slot = &mut self.depths[position as usize];
                *slot = depth.min(*slot);
            } else {
                for slot in self.depths[position as usize..n].iter_mut().step_by(m as usize) {
                    *slot = depth.min(*slot);
                }
            }
        };
        if new.is_scattered() {
            new.iter().for_each(|z| mark(times.multiply(z)));
            return;
        }
        for (first, length) in new.each_run() {
            let mut position = times.multiply(first);
            for _ in 0..length {
                mark(position);
                position += back;
                position -= if position >= m { m } else { 0 };
            }
        }
    }
}
