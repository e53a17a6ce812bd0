//! The stages of [`crate::bounds::lower`], Theorem 5: with Q = 3, 6, 12, … Derek wastes σ rounds for Magnus between 2Q + 1 and Q positions left, where
//! (σ + ½)·2Q < log₂ p.

use crate::bounds;
use crate::game::Game;
use crate::zn::Zn;

/// A stage that the game is in.
pub(super) struct Stage {
    zn: Zn,
    /// The rounds that are wasted.
    pub sigma: u32,
    /// Q, the number of positions left at which it ends.
    pub until: u32,
    /// A, at most 2Q + 1 positions. Subsets are written as bits.
    left: Vec<u32>,
    /// G_A.
    good: u16,
}

impl Stage {
    /// The stage that goes on or begins with what is left now; `None` on tables that are too small for it, and before the first one.
    /// At most some 10,000 subsets with a few pairs each.
    pub fn of(game: &Game) -> Option<Stage> {
        let (zn, left) = (game.zn(), game.unvisited().count());
        // Q = 12 would need a table with more than 2^36 positions.
        let until = [3, 6].into_iter().find(|q| (q + 1..=2 * q + 1).contains(&left))?;
        let sigma = bounds::stage(zn.n(), 2 * until);
        if sigma == 0 {
            return None;
        }
        let mut stage = Stage { zn, sigma, until, left: game.unvisited().iter().collect(), good: 0 };
        // A subset is a smaller number.
        let mut good = vec![0; 1 << left];
        for set in 1..1_u16 << left {
            good[usize::from(set)] = stage.good_members(set, &good);
        }
        stage.good = good.pop().unwrap_or(0);
        Some(stage)
    }

    /// Whether a landing on this unvisited position is not good for Magnus.
    pub fn is_bad(&self, position: u32) -> bool {
        self.left.binary_search(&position).is_ok_and(|index| self.good >> index & 1 == 0)
    }

    /// For how many rounds, at most σ, Derek can stay off the good positions from here; 0 for all where the stage only begins.
    pub fn rounds_off(&self, position: u32) -> u32 {
        if self.left.len() as u32 > 2 * self.until {
            return 0;
        }
        (0..self.sigma).find(|&i| self.is_mean(position, self.good, i)).unwrap_or(self.sigma)
    }

    /// G_A for A = `set`, the members y with a good landing (A ∖ y, y), from those of smaller sets.
    fn good_members(&self, set: u16, smaller: &[u16]) -> u16 {
        if set.count_ones() <= self.until {
            return 0;
        }
        let members = (0..self.left.len()).filter(|index| set >> index & 1 == 1);
        let good = members.filter(|&index| {
            let rest = set & !(1 << index);
            rest.count_ones() == self.until || self.is_mean(self.left[index], smaller[usize::from(rest)], self.sigma)
        });
        good.fold(0, |all, index| all | 1 << index)
    }

    /// Whether a position is in M^i of a subset.
    fn is_mean(&self, position: u32, set: u16, i: u32) -> bool {
        let members = (0..self.left.len()).filter(|index| set >> index & 1 == 1);
        let mut layer: Vec<u32> = members.map(|index| self.left[index]).collect();
        for _ in 0..i {
            layer = self.midpoints(&layer);
        }
        layer.contains(&position)
    }

    /// M of a small set on an odd table; positions may stand in it twice.
    fn midpoints(&self, set: &[u32]) -> Vec<u32> {
        let n = self.zn.n();
        let half = |sum: u32| if sum.is_multiple_of(2) { sum / 2 } else { (sum + n) / 2 };
        let sums = set.iter().flat_map(|&x| set.iter().map(move |&y| self.zn.add(x, y)));
        sums.map(half).collect()
    }
}
