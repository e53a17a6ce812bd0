//! Progressions made runs: multiplying Z_m by the inverse of their step.

use crate::position_set::PositionSet;
use crate::zn::gcd;

/// How many differences are tried as a step, and at how many members.
const STEPS: usize = 256;
const TRIALS: usize = 64;

/// A unit u and u·X, if a difference d = 1/u of two members turns up with which most members go on: u·X then has at most a
/// quarter of the runs. `None` if no such difference is found. O(|X| + m/64).
///
/// A progression has many such differences: of 256 the smallest multiple of its step is as a rule below a hundredth of its
/// length. The same holds for sums of two or three progressions, only less so.
#[must_use]
pub fn straightened(set: &PositionSet) -> Option<(u32, PositionSet)> {
    let m = set.n();
    let members: Vec<u32> = set.iter().collect();
    // Steps of the golden ratio are spread evenly and are not in tune with any progression.
    let member = |i: usize, offset: usize| {
        members[((i as u64 * 2_654_435_769 + offset as u64 * 1_640_531_527) % members.len() as u64) as usize]
    };
    let difference = |i: usize| (member(i, 0) + m - member(i * i + 1, 1)) % m;
    let goes_on = |step: u32, i: usize| set.contains((member(i, 2) + step) % m);
    let score = |&step: &u32| (0..TRIALS).filter(|&i| goes_on(step, i)).count();
    let steps = (0..if members.is_empty() { 0 } else { STEPS }).map(difference).filter(|&step| gcd(step, m) == 1);
    let unit = inverse(steps.max_by_key(score)?, m);
    let straight = PositionSet::of(m, members.iter().map(|&x| (u64::from(x) * u64::from(unit) % u64::from(m)) as u32));
    (4 * straight.each_run().count() <= set.each_run().count()).then_some((unit, straight))
}

/// 1/`unit` on Z_m, for a unit.
fn inverse(unit: u32, m: u32) -> u32 {
    // (r, t) with t·unit ≡ r (mod m), by Euclid's algorithm.
    let (mut last, mut next) = ((i64::from(m), 0_i64), (i64::from(unit), 1_i64));
    while next.0 != 0 {
        let times = last.0 / next.0;
        (last, next) = (next, (last.0 - times * next.0, last.1 - times * next.1));
    }
    last.1.rem_euclid(i64::from(m)) as u32
}
