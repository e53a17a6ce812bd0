//! States as words: the visited positions with the token brought to 0, and of all their images under units the least word.

use super::super::cycle::{Cycle, Multiplication};
use super::super::{Aim, Refusal, Solution, Watch};
use crate::zn::{Zn, gcd};

/// The state before the first round.
pub(super) const START: u64 = 1;

/// A solved table.
pub(super) struct Table {
    pub cycle: Cycle,
    pub f_star: u32,
    units: Vec<Multiplication>,
    solution: Solution,
}

impl Table {
    pub fn solve(zn: Zn, threads: usize, watch: Watch) -> Result<Table, Refusal> {
        let n = zn.n();
        let units = (1..n).filter(|&unit| gcd(unit, n) == 1).map(|unit| Multiplication::by(unit, n)).collect();
        let solution = Solution::solve_any(zn, Aim::FStar, threads, watch)?;
        Ok(Table { cycle: Cycle::new(n), f_star: zn.f_star(), units, solution })
    }

    /// The word that stands for a state whose token is at `token`.
    pub fn state(&self, visited: u64, token: u32) -> u64 {
        let at_0 = self.cycle.rotate_back(visited, token);
        self.units.iter().map(|unit| unit.image(at_0)).fold(at_0, u64::min)
    }

    /// The two states that a call of `magnitude` may lead to.
    pub fn after(&self, state: u64, magnitude: u32) -> [u64; 2] {
        [magnitude, self.cycle.n - magnitude].map(|landing| self.state(state | 1 << landing, landing))
    }

    /// The rounds that Magnus needs until f*(n) positions are visited; far more than R(n) if he is stuck.
    pub fn rounds(&self, visited: u64, token: u32) -> u32 {
        if visited.count_ones() >= self.f_star { 0 } else { self.solution.value(visited, token).rounds }
    }

    /// The rounds that Magnus needs beyond one for each position that is missing at f*(n).
    pub fn excess(&self, state: u64) -> u32 {
        self.rounds(state, 0).saturating_sub(self.f_star.saturating_sub(state.count_ones()))
    }
}
