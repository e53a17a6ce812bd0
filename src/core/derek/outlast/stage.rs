//! The stages of [`crate::bounds::lower`], in which Derek wastes σ rounds for Magnus:
//! - of Theorem 5, on a prime table p, with Q = 3, 6, 12, … between 2Q + 1 and Q positions left, where (σ + ½)·2Q < log₂ p;
//! - of Theorem 6, on n = 2^e·p with q = 2^e, with Q = q, 3q, 7q, … between 2Q + q and Q left, where (σ + ½)(2Q + q) < log₂ p.

use crate::bounds;
use crate::game::Game;
use crate::sorted::sorted;
use crate::zn::{Zn, odd_part};

/// A stage that the game is in.
pub(super) struct Stage {
    zn: Zn,
    /// The rounds that are wasted.
    pub sigma: u32,
    /// Q, the number of positions left at which it ends.
    pub until: u32,
    /// A, at most 2Q + q positions. Subsets are written as bits.
    left: Vec<u32>,
    /// G_A.
    good: u16,
}

impl Stage {
    /// The stage that goes on or begins with what is left now; `None` on tables that are too small for it, and before the first one.
    /// At most some 10,000 subsets with a few pairs each, for no table has room for more than 13 positions in a stage.
    pub fn of(game: &Game) -> Option<Stage> {
        let (zn, left) = (game.zn(), game.unvisited().count());
        let p = odd_part(zn.n());
        let q = zn.n() / p;
        let mut ends = (0..).map(|i| if q == 1 { 3 << i } else { ((2 << i) - 1) * q });
        let until = ends.find(|until| left <= 2 * until + q)?;
        let sigma = bounds::rounds_wasted_in_stage(p, if q == 1 { 2 * until } else { 2 * until + q });
        (left > until && sigma > 0).then(|| Stage::new(zn, sigma, until, game.unvisited().iter().collect()))
    }

    /// Finds G_A from those of the smaller subsets of A.
    fn new(zn: Zn, sigma: u32, until: u32, left: Vec<u32>) -> Stage {
        let subsets = 1_u16 << left.len();
        let mut stage = Stage { zn, sigma, until, left, good: 0 };
        // A subset of a set is a smaller number, so it comes first.
        let mut good = vec![0; usize::from(subsets)];
        for set in 1..subsets {
            good[usize::from(set)] = stage.good_members(set, &good);
        }
        stage.good = good.pop().unwrap_or(0);
        stage
    }

    /// True if a landing on this unvisited position is not good for Magnus.
    pub fn is_bad(&self, position: u32) -> bool {
        self.left.binary_search(&position).is_ok_and(|index| self.good >> index & 1 == 0)
    }

    /// The rounds, at most σ, for which Derek can stay off the good positions from here; 0 for all where he has yet to
    /// choose a landing that is not good. That is on a prime table with 2Q + 1 left; with 2Q + q left on the others
    /// none is good.
    pub fn rounds_to_stay_off(&self, position: u32) -> u32 {
        if self.zn.n() % 2 == 1 && self.left.len() as u32 > 2 * self.until {
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

    /// True if a position is in M^i of a subset.
    fn is_mean(&self, position: u32, set: u16, i: u32) -> bool {
        let members = (0..self.left.len()).filter(|index| set >> index & 1 == 1);
        let mut layer: Vec<u32> = members.map(|index| self.left[index]).collect();
        for _ in 0..i {
            layer = self.midpoints(&layer);
        }
        layer.contains(&position)
    }

    /// M of a small set: the halves of its sums, one of each on an odd table, two or none on an even one.
    fn midpoints(&self, set: &[u32]) -> Vec<u32> {
        let n = self.zn.n();
        let sums = set.iter().flat_map(|&x| set.iter().map(move |&y| self.zn.add(x, y)));
        let doubles = sums.flat_map(|sum| [sum, sum + n]).filter(|double| double.is_multiple_of(2));
        let mut midpoints: Vec<u32> =
            sorted(doubles.map(|double| (double / 2, 0))).map(|(midpoint, _)| midpoint).collect();
        midpoints.dedup();
        midpoints
    }
}

#[cfg(test)]
mod tests {
    use super::Stage;
    use crate::zn::Zn;

    /// True if some Magnus gets down to Q positions with at most so many wasted rounds, while Derek only stays off the good positions.
    fn can_force_end(zn: Zn, sigma: u32, left: &[u32], token: u32, wasted: u32) -> bool {
        if left.len() == 2 {
            return true;
        }
        let stage = Stage::new(zn, sigma, 2, left.to_vec());
        (1..=zn.max_magnitude()).any(|magnitude| {
            let [plus, minus] = [zn.add(token, magnitude), zn.sub(token, magnitude)];
            let to = if stage.rounds_to_stay_off(minus) > stage.rounds_to_stay_off(plus) { minus } else { plus };
            let rest: Vec<u32> = left.iter().copied().filter(|&other| other != to).collect();
            if rest.len() < left.len() {
                can_force_end(zn, sigma, &rest, to, wasted)
            } else {
                wasted > 0 && can_force_end(zn, sigma, left, to, wasted - 1)
            }
        })
    }

    #[test]
    fn from_a_landing_that_is_not_good_every_magnus_wastes_as_many_rounds_as_the_stage_says() {
        // Part (a) of the stage lemma needs no large table.
        for (n, sigma, step) in [(10, 1, 1), (14, 1, 11), (22, 1, 9973), (22, 2, 997)] {
            let zn = Zn::new(n).expect("a table");
            let mut not_good = 0;
            for bits in (0..1_u32 << n).step_by(step).filter(|bits| (3..=6).contains(&bits.count_ones())) {
                let left: Vec<u32> = (0..n).filter(|z| bits >> z & 1 == 1).collect();
                let stage = Stage::new(zn, sigma, 2, left.clone());
                for token in (0..n).filter(|z| bits >> z & 1 == 0 && !stage.is_mean(*z, stage.good, sigma)) {
                    not_good += 1;
                    assert!(
                        !can_force_end(zn, sigma, &left, token, sigma - 1),
                        "n = {n}, σ = {sigma}, {left:?}, {token}"
                    );
                }
            }
            assert!(not_good > 100, "n = {n}, σ = {sigma}: {not_good}");
        }
    }
}
