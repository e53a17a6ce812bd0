//! Progressions made runs: multiplying Z_m by the inverse of their step.

use crate::position_set::PositionSet;
use crate::zn::gcd;
use std::ops::Range;

/// How many differences are tried as a step, and at how many members, if it does well at the first few of them.
const STEPS: usize = 512;
const TRIALS: usize = 64;
const FIRST_TRIALS: usize = 8;

/// A unit u and u·X, if a difference d = 1/u of two members turns up with which most members go on: u·X then has at most half
/// of the runs. `None` if no such difference is found. O(|X| + m/64).
///
/// A progression has many such differences: of 512 the smallest multiple of its step is as a rule below a hundredth of its
/// length. The same holds for sums of two or three progressions, only less so.
#[must_use]
pub fn straightened(set: &PositionSet) -> Option<(u32, PositionSet)> {
    let m = set.n();
    let members: Vec<u32> = set.iter().collect();
    // Steps of the golden ratio are spread evenly and are not in tune with any progression.
    let member = |i: usize, offset: u32| {
        let place = (i as u32).wrapping_mul(2_654_435_769).wrapping_add(offset.wrapping_mul(1_640_531_527));
        members[((u64::from(place) * members.len() as u64) >> 32) as usize]
    };
    let sum = |a: u32, b: u32| if a + b >= m { a + b - m } else { a + b };
    let goes_on = |step: u32, trials: Range<usize>| trials.filter(|&i| set.contains(sum(member(i, 2), step))).count();
    let mut best = (0, 0);
    for i in 0..if members.is_empty() { 0 } else { STEPS } {
        let step = sum(member(i, 0), m - member(i * i + 1, 1));
        let first = goes_on(step, 0..FIRST_TRIALS);
        // Nothing, or behind the best so far by more than chance explains.
        if first == 0 || TRIALS * (first + 2) < FIRST_TRIALS * best.0 {
            continue;
        }
        let score = first + goes_on(step, FIRST_TRIALS..TRIALS);
        if score > best.0 && gcd(step, m) == 1 {
            best = (score, step);
        }
    }
    let unit = inverse(best.1, m);
    let straight = PositionSet::of(m, members.iter().map(|&x| (u64::from(x) * u64::from(unit) % u64::from(m)) as u32));
    (best.0 > 0 && 2 * straight.each_run().count() <= set.each_run().count()).then_some((unit, straight))
}

/// 1/`unit` on Z_m, for a unit.
pub(crate) fn inverse(unit: u32, m: u32) -> u32 {
    // (r, t) with t·unit ≡ r (mod m), by Euclid's algorithm.
    let (mut last, mut next) = ((i64::from(m), 0_i64), (i64::from(unit), 1_i64));
    while next.0 != 0 {
        let times = last.0 / next.0;
        (last, next) = (next, (last.0 - times * next.0, last.1 - times * next.1));
    }
    last.1.rem_euclid(i64::from(m)) as u32
}
