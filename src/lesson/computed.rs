//! Computation of the numbers that tasks ask for, as far as it takes more than a call.

use super::table::Table;
use super::{Fault, Refusal};
use crate::announced::Magnitudes;
use crate::announced::minimum::{self, Minimum};
use crate::random_play::expected;
use magnus_derek::bounds;
use magnus_derek::number::{Measure, in_range};
use magnus_derek::solver::known_rounds;
use magnus_derek::zn::{Zn, is_odd_prime, smallest_odd_prime_factor};

/// The most steps to find the minimum for announced magnitudes.
const STEPS: u64 = 2_000_000;

/// R(n), computed or by Theorem 7.
pub(super) fn perfect(n: u32) -> Result<i32, Refusal> {
    let zn = Zn::new(n)?;
    let rounds = known_rounds(n).or_else(|| bounds::rounds_without_waste(zn));
    rounds.map(|rounds| rounds as i32).ok_or(Refusal::UnknownRounds { n })
}

pub(super) fn lower_bound(p: u32) -> Result<i32, Refusal> {
    if p < 5 || !is_odd_prime(p) {
        return Err(Refusal::Task { why: Fault::LowerBound { n: p } });
    }
    Ok(bounds::rounds_needed_with_three_left(Zn::new(p)?) as i32)
}

/// The order of 2 modulo an odd n. O(n).
pub(super) fn halvings(n: u32) -> Result<i32, Refusal> {
    let n = in_range(Measure::Halvings, n, 3, super::limits::MAX_N)?;
    if n.is_multiple_of(2) {
        return Err(Refusal::Task { why: Fault::Halves { n } });
    }
    let half = |x: u32| if x.is_multiple_of(2) { x / 2 } else { (x + n) / 2 };
    Ok(1 + std::iter::successors(Some(half(1)), |&x| Some(half(x))).take_while(|&x| x != 1).count() as i32)
}

pub(super) fn cover_time(n: u32) -> Result<i32, Refusal> {
    let n = in_range(Measure::CoverTime, n, 2, expected::LARGEST_EVEN)?;
    Ok(expected::exact(Zn::new(n)?).unwrap_or(0.0).round() as i32)
}

/// (p − 1)·f*(n/p).
pub(super) fn phase_one(n: u32) -> Result<i32, Refusal> {
    match smallest_odd_prime_factor(Zn::new(n)?.n()) {
        Some(p) if p < n => Ok(((p - 1) * Zn::new(n / p)?.f_star()) as i32),
        _ => Err(Refusal::Task { why: Fault::PhaseOne { n } }),
    }
}

pub(super) fn midpoint(n: u32, x: u32, y: u32) -> Result<i32, Refusal> {
    let zn = Zn::new(n)?;
    if n.is_multiple_of(2) {
        return Err(Refusal::Task { why: Fault::Midpoint { n } });
    }
    let sum = zn.add(in_range(Measure::OnePosition, x, 0, n - 1)?, in_range(Measure::OnePosition, y, 0, n - 1)?);
    // Half of an odd sum is half of sum + n.
    let even = if sum.is_multiple_of(2) { sum } else { sum + n };
    Ok((even / 2) as i32)
}

/// The round in which a game of two computers ends.
pub(super) fn rounds_of_game(table: &Table) -> Result<i32, Refusal> {
    let mut session = table.session().copy()?;
    while session.play_on()? {}
    if session.game().end().is_none() {
        return Err(Refusal::Task { why: Fault::Played });
    }
    Ok(session.game().round() as i32)
}

pub(super) fn fewest_visited(magnitudes: &Magnitudes) -> Result<i32, Refusal> {
    match minimum::solve(magnitudes, STEPS, |_| true) {
        Minimum::Exact { visited, .. } => Ok(visited as i32),
        Minimum::AtLeast { visited, why } => Err(minimum::minimum_refusal(why, STEPS, visited).into()),
    }
}
