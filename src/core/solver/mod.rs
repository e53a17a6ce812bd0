//! The exact value of every state of small tables.
//!
//! A state is a set of visited positions with the token on one of them. The sets are solved from the full one down, all tokens
//! of a set together (`kernel`), one set of each kind (`symmetry`). The sets of one size are a rank, of which only the exceptional
//! ones are kept (`rank`). With the feature `research` they go through files where they do not fit into memory (`disk`), and what
//! is found can be proved to a program that does not trust this one (`certificate`).
//!
//! On one core R(29) takes 0.4 s and 10 MiB, R(33) 3 s and 158 MiB, in WebAssembly 1.2 times as long (`cargo bench --bench exact`,
//! `node benches/exact.mjs`). The file of [`KNOWN`] says what every R(n) took.
//!
//! ```
//! use magnus_derek::solver::{Aim, Solution, rounds};
//! use magnus_derek::zn::Zn;
//! use std::ops::ControlFlow;
//!
//! let zn = Zn::new(13)?;
//! let mut go_on = |_done: f64| ControlFlow::Continue(());
//! assert_eq!(rounds(zn, 1, &mut go_on)?, 15);
//!
//! // Positions 0 and 1 are visited and the token is on 1: eleven more positions, in so many rounds.
//! let solution = Solution::solve(zn, Aim::Most, 1, &mut go_on)?;
//! let value = solution.value(0b11, 1);
//! assert_eq!((value.visited, value.rounds), (12, 14));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#[cfg(all(feature = "research", not(target_arch = "wasm32")))]
pub mod certificate;
mod cycle;
#[cfg(all(feature = "research", not(target_arch = "wasm32")))]
pub mod disk;
mod kernel;
mod kinds;
mod order;
mod rank;
mod refusal;
mod step;
mod stored;
mod symmetry;

use crate::number::{Measure, in_range};
use crate::zn::{Zn, gcd, is_odd_prime};
use cycle::Cycle;
use kernel::Code;
pub use order::Order;
use rank::Rank;
pub use refusal::Refusal;
use std::ops::ControlFlow;
use step::Rules;
use symmetry::Symmetry;

/// The largest n of [`rounds`]; what a machine can hold ends before it.
pub const MAX_N: u32 = step::MAX_N;
/// The most threads that [`rounds`] makes use of: a rank is worked on in so many parts.
pub const MAX_THREADS: usize = rank::BUCKETS;
/// The largest n of [`Solution`], and so of exact values on a page; n = 30 takes twenty times as long and 145 MB.
pub const MAX_ANALYSED: u32 = 29;

/// R(n) for the smallest tables, one line each: n, f*(n), R(n), the states, the seconds and mebibytes that it took to find
/// it: on one core, from n = 40 on through files; and a checksum over all values on the way. Only n = 38 has none: it was found before checksums were
/// kept, and nobody has spent its 9 GB again. Made by the example `exact` with `--csv`.
pub static KNOWN: &str = include_str!("rounds.csv");

/// Hears which part of the work is done, from 0 to 1, and may break it off.
pub type Watch<'a> = &'a mut dyn FnMut(f64) -> ControlFlow<()>;

/// Magnus's aim.
///
/// Complete: a game is played for positions or for rounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Aim {
    /// The most positions that he can force, then the fewest rounds; Derek wants the fewest positions, then the most rounds.
    /// He never allows a position more than he must, not even to gain time. At the start that can take fewer rounds than R(n):
    /// 19 against R(25) = 20, and 25 against R(26) = 26.
    Most,
    /// f*(n) positions in the fewest rounds; Derek wants the most rounds, whatever comes after them.
    FStar,
}

/// The value of a position or a move if both play perfectly afterwards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Value {
    /// The positions visited in the end; at least so many if they play for f*(n) positions only.
    pub visited: u32,
    /// The rounds until the last of them; 0 if none is to come.
    pub rounds: u32,
}

/// R(n), the least number of rounds in which Magnus can force f*(n) positions. Time and memory grow with 2^n/n;
/// [`KNOWN`] lists them.
///
/// # Errors
/// [`crate::number::OutOfRange`] if n is more than [`MAX_N`], [`Refusal::Excess`] if a value does not fit into its byte, [`Refusal::Stopped`].
pub fn rounds(zn: Zn, threads: usize, watch: Watch) -> Result<u32, Refusal> {
    in_range(Measure::N, zn.n(), 2, MAX_N)?;
    let rules = rules(zn, Aim::FStar, Order::First);
    let last = solve(zn, &rules, threads, watch, |ranks, rank| *ranks = vec![rank])?;
    Ok(value(&rules, &last[0], 1, 0).rounds)
}

/// The bytes that the solver needs at most for this table, roughly: for [`rounds`], or for a [`Solution`], which keeps
/// all ranks. Exceptional sets are few, so it is usually less: 1.6 of 2.8 GB at n = 37.
#[must_use]
pub fn memory_need(zn: Zn, keeps_all: bool) -> u64 {
    let n = zn.n();
    // Each symmetry z ↦ u z + b makes the sets to be kept fewer by a factor; a set takes some 30 bytes, an exit of it 8.
    let units = (1..=n).filter(|&unit| gcd(unit, n) == 1).count() as u32;
    let symmetries = f64::from(n) * f64::from(units);
    let largest = (1..=n / 2).fold(1.0, |sets, k| sets * f64::from(n - k + 1) / f64::from(k)) / symmetries;
    let all = if keeps_all { 2_f64.powi(n as i32) / symmetries } else { 2.0 * largest };
    (30.0 * all + 8.0 * f64::from(n / 2) * largest) as u64
}

/// R(n) if it stands in [`KNOWN`].
#[must_use]
pub fn known_rounds(n: u32) -> Option<u32> {
    let mut lines = KNOWN.lines().map(|line| line.split(','));
    let mut line = lines.find(|line| line.clone().next().and_then(|first| first.parse().ok()) == Some(n))?;
    line.nth(2)?.parse().ok()
}

/// True if both aims come to the same: an odd prime table is left with one position in any case, a power of two with none.
#[must_use]
pub fn aims_agree(zn: Zn) -> bool {
    is_odd_prime(zn.n()) || zn.n().is_power_of_two()
}

/// The values of all states of one table for one aim.
#[derive(Debug)]
pub struct Solution {
    rules: Rules,
    /// The ranks of 1, 2, … visited positions, up to what the aim needs.
    ranks: Vec<Rank>,
}

impl Solution {
    /// Solves a table. Time and memory grow with 2^n/n: at n = 28 about a second and 20 MB.
    ///
    /// # Errors
    /// [`crate::number::OutOfRange`] if n is more than [`MAX_ANALYSED`], [`Refusal::Excess`] if a value does not fit into its byte,
    /// [`Refusal::Stopped`].
    pub fn solve(zn: Zn, aim: Aim, threads: usize, watch: Watch) -> Result<Solution, Refusal> {
        in_range(Measure::N, zn.n(), 2, MAX_ANALYSED)?;
        Solution::solve_any(zn, aim, threads, watch)
    }

    /// Solves a table of at most [`MAX_N`] positions, as far as there is memory.
    fn solve_any(zn: Zn, aim: Aim, threads: usize, watch: Watch) -> Result<Solution, Refusal> {
        in_range(Measure::N, zn.n(), 2, MAX_N)?;
        let rules = rules(zn, aim, Order::First);
        let mut ranks = solve(zn, &rules, threads, watch, Vec::push)?;
        ranks.reverse();
        ranks.truncate(rules.target as usize - 1);
        Ok(Solution { rules, ranks })
    }

    /// The value of the state with these visited positions, bit z for position z, and the token on one of them. For
    /// [`Aim::FStar`] no rounds are left once so many are visited. About a microsecond.
    #[must_use]
    pub fn value(&self, visited: u64, token: u32) -> Value {
        let count = visited.count_ones();
        let rank = (count as usize).checked_sub(1).and_then(|index| self.ranks.get(index));
        rank.map_or(Value { visited: count, rounds: 0 }, |rank| value(&self.rules, rank, visited, token))
    }
}

fn rules(zn: Zn, aim: Aim, order: Order) -> Rules {
    let symmetry = Symmetry::new(Cycle::new(zn.n()), order);
    match aim {
        Aim::Most => {
            let most_kept = zn.n() - zn.f_star();
            Rules { symmetry, code: Code::new(most_kept.leading_zeros() - 24), target: zn.n(), order }
        }
        Aim::FStar => Rules { symmetry, code: Code::new(8), target: zn.f_star(), order },
    }
}

/// Finds the ranks one after the other and hands each to `keep`, which leaves at least that one.
fn solve(
    zn: Zn,
    rules: &Rules,
    threads: usize,
    watch: Watch,
    keep: impl Fn(&mut Vec<Rank>, Rank),
) -> Result<Vec<Rank>, Refusal> {
    let n = zn.n();
    let mut ranks = vec![Rank::full(rules.symmetry.cycle)];
    let mut sets = 1.0;
    let mut done = 0.0;
    for visited in (1..n).rev() {
        let rank = match ranks.last() {
            Some(above) => above.below(rules, visited, threads).ok_or(Refusal::Excess { n })?,
            None => return Err(Refusal::Excess { n }),
        };
        keep(&mut ranks, rank);
        // The work follows the number of sets, C(n, visited).
        sets *= f64::from(visited + 1) / f64::from(n - visited);
        done += sets;
        if watch(done / 2_f64.powi(n as i32)).is_break() {
            return Err(Refusal::Stopped);
        }
    }
    Ok(ranks)
}

fn value(rules: &Rules, rank: &Rank, visited: u64, token: u32) -> Value {
    let kind = rules.symmetry.kind(visited, token);
    value_of(rules, visited.count_ones(), rank.code(kind.set, kind.tokens))
}

/// The value of a state with `count` visited positions that has this code.
fn value_of(rules: &Rules, count: u32, found: u8) -> Value {
    let Rules { code, target, .. } = rules;
    let in_the_end = target.saturating_sub(code.kept(found));
    Value { visited: in_the_end, rounds: in_the_end.saturating_sub(count) + code.excess(found) }
}
