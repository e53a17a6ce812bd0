//! The layers of a set rung by rung, only as far as the depth of the positions asked for.
//!
//! Rung i is T_i with z ∈ M^i(A) ⇔ scale·z mod m ∈ T_i, as in [`super`], in runs as long as they are few and in bits
//! otherwise. A position is tried against the pairs of T_i before T_{i+1} is computed, so the dearest rung, the one that
//! contains the position, is never needed.

use super::hull::{Coset, hull};
use super::reduced::Reduced;
use super::runs::Runs;
use super::sumset::IteratedSumset;
use crate::position_set::PositionSet;

/// The layers of one set as far as they have been asked for.
#[derive(Debug, Clone)]
pub struct LazyLayers {
    rungs: Vec<Rung>,
    last: Option<Coset>,
}

#[derive(Debug, Clone)]
enum Rung {
    /// The runs and the scale; on an odd table also the few positions A, if the set is A + … + A.
    Runs(Runs, u32, Option<IteratedSumset>),
    Bits(Reduced),
}

impl LazyLayers {
    /// The layers of `set` with its first rung, the set itself. O(n/64).
    #[must_use]
    pub fn new(set: &PositionSet) -> LazyLayers {
        let rung = match Runs::of(set) {
            Some(runs) => Rung::of_runs(runs),
            None => Rung::Bits(Reduced::of(set)),
        };
        LazyLayers { rungs: vec![rung], last: hull(set) }
    }

    /// The index of the first layer that contains `position` < n, or `None` if no layer does; of another number it means nothing, or
    /// panics, as do the two below. O(n/64), and for depth d the d − 1 sums that lead to rung d − 1, each O(log n) while the runs are few.
    pub fn depth(&mut self, position: u32) -> Option<u32> {
        if !self.last?.contains(position) {
            return None;
        }
        if self.rungs[0].contains(position) {
            return Some(0);
        }
        (0..).find(|&index| self.rung(index as usize).has_midpoint(position)).map(|index| index + 1)
    }

    /// True if the depth of `position` is at most `most`. As [`LazyLayers::depth`], but with `most` − 1 sums at most.
    pub fn is_within(&mut self, position: u32, most: u32) -> bool {
        if !self.last.is_some_and(|last| last.contains(position)) {
            return false;
        }
        self.rungs[0].contains(position) || (0..most as usize).any(|index| self.rung(index).has_midpoint(position))
    }

    fn rung(&mut self, index: usize) -> &Rung {
        while self.rungs.len() <= index {
            let next = self.rungs[self.rungs.len() - 1].next();
            self.rungs.push(next);
        }
        &self.rungs[index]
    }

    /// The depth of a position outside the set, and the smallest magnitude both of whose landings have a smaller one. As
    /// [`LazyLayers::depth`], and O(n) more at worst.
    pub fn depth_and_witness(&mut self, position: u32) -> Option<(u32, u32)> {
        let depth = self.depth(position).filter(|&depth| depth > 0)?;
        Some((depth, self.rungs[depth as usize - 1].smallest_pair(position)?))
    }
}

impl Rung {
    /// A rung with scale 1: the first one, or one that comes from an even table.
    fn of_runs(runs: Runs) -> Rung {
        let iterated = if runs.m() % 2 == 1 { IteratedSumset::of(&runs.to_set()) } else { None };
        Rung::Runs(runs, 1, iterated)
    }

    fn image(&self, position: u32) -> u32 {
        let (scale, m) = match self {
            Rung::Runs(runs, scale, _) => (*scale, runs.m()),
            Rung::Bits(layer) => (layer.scale(), layer.set.n()),
        };
        (u64::from(scale) * u64::from(position) % u64::from(m)) as u32
    }

    fn contains(&self, position: u32) -> bool {
        match self {
            Rung::Runs(runs, ..) => runs.contains(self.image(position)),
            Rung::Bits(layer) => layer.set.contains(self.image(position)),
        }
    }

    /// True if a position outside this layer is in the next.
    fn has_midpoint(&self, position: u32) -> bool {
        match self {
            Rung::Runs(..) => self.smallest_pair(position).is_some(),
            Rung::Bits(layer) => layer.set.closest_pair_around(self.image(position)).is_some(),
        }
    }

    fn smallest_pair(&self, position: u32) -> Option<u32> {
        let centre = self.image(position);
        match self {
            Rung::Runs(runs, scale, _) => runs.smallest_pair(centre, *scale),
            Rung::Bits(layer) if layer.scale() == 1 => layer.set.closest_pair_around(centre),
            Rung::Bits(layer) => {
                let (set, scale) = (&layer.set, layer.scale());
                let m = set.n();
                let (mut ahead, mut behind) = (centre, centre);
                (1..=m / 2).find(|_| {
                    ahead = if ahead + scale >= m { ahead + scale - m } else { ahead + scale };
                    behind = if behind >= scale { behind - scale } else { behind + m - scale };
                    set.contains(ahead) && set.contains(behind)
                })
            }
        }
    }

    fn next(&self) -> Rung {
        match self {
            Rung::Runs(runs, scale, iterated) => {
                let m = runs.m();
                let sums = if m % 2 == 1 { runs.sum_with_itself() } else { runs.halved_sums() };
                match sums {
                    Some(sums) if m % 2 == 1 => {
                        Rung::Runs(sums, scale * 2 % m, iterated.as_ref().map(IteratedSumset::doubled))
                    }
                    Some(sums) => Rung::of_runs(sums),
                    None => Rung::Bits(Reduced::scaled(runs.to_set(), *scale, iterated.clone()).next_layer()),
                }
            }
            Rung::Bits(layer) => Rung::Bits(layer.next_layer()),
        }
    }
}
