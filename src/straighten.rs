//! Progressions made runs: multiplying Z_m by the inverse of their step.

use crate::position_set::PositionSet;
use crate::zn::gcd;

/// How many differences are tried as a step, and at how many members.
const STEPS: usize = 192;
const TRIALS: usize = 32;
/// How many of the best are combined with each other, and how often at most.
const POOL: usize = 6;
const PASSES: usize = 8;
/// So few runs are good enough.
const FEW_RUNS: u32 = 4;

/// A unit u and u·X, if a step 1/u is found with which most members go on: u·X then has at most half of the runs. `None` if no
/// such step is found. O(|X| + m).
///
/// A progression with the step d has many differences k·d with which most members go on. The best of a sample are subtracted from
/// each other, as Euclid would do, until k is as small as can be. The same holds for sums of two or three progressions.
#[must_use]
pub fn straightened(set: &PositionSet) -> Option<(u32, PositionSet)> {
    let m = set.n();
    let plus = |a: u32, b: u32| if a + b >= m { a + b - m } else { a + b };
    // Sums of two odd steps are even, so on even tables the best of all steps would leave no unit: the best unit is kept beside.
    let (mut pool, mut units) = (Vec::new(), Vec::new());
    let mut tried = likely_steps(set);
    for _ in 0..PASSES {
        for &step in &tried {
            let runs = runs(set, step);
            keep(&mut pool, POOL, (runs, step));
            if gcd(step, m) == 1 {
                keep(&mut units, 1, (runs, step));
            }
        }
        if units.first().is_some_and(|&(runs, _)| runs <= FEW_RUNS) {
            break;
        }
        let known: Vec<u32> = pool.iter().chain(&units).map(|&(_, step)| step).collect();
        let pairs = known.iter().enumerate().flat_map(|(i, &a)| known[..i].iter().map(move |&b| (a, b)));
        tried = pairs.flat_map(|(a, b)| [plus(a, b), plus(a, m - b)]).filter(|&step| step != 0).collect();
    }
    let &(runs_left, step) = units.first()?;
    if 2 * runs_left > runs(set, 1) {
        return None;
    }
    let unit = inverse(step, m);
    let image = |x: u32| (u64::from(x) * u64::from(unit) % u64::from(m)) as u32;
    Some((unit, PositionSet::of(m, set.iter().map(image))))
}

/// The differences of some members that do best at some others, and the units that do.
fn likely_steps(set: &PositionSet) -> Vec<u32> {
    let m = set.n();
    let members: Vec<u32> = set.iter().collect();
    if members.is_empty() {
        return Vec::new();
    }
    // Steps of the golden ratio are spread evenly and are not in tune with any progression.
    let member = |i: usize, offset: u32| {
        let place = (i as u32).wrapping_mul(2_654_435_769).wrapping_add(offset.wrapping_mul(1_640_531_527));
        members[((u64::from(place) * members.len() as u64) >> 32) as usize]
    };
    let (mut best, mut units) = (Vec::new(), Vec::new());
    for i in 0..STEPS {
        let step = (member(i, 0) + m - member(i * i + 1, 1)) % m;
        let stops = |i: &usize| !set.contains((member(*i, 2) + step) % m);
        let stops = (0..TRIALS).filter(stops).count() as u32;
        keep(&mut best, POOL, (stops, step));
        if gcd(step, m) == 1 {
            keep(&mut units, POOL, (stops, step));
        }
    }
    best.into_iter().chain(units).map(|(_, step)| step).filter(|&step| step != 0).collect()
}

/// Keeps the `most` best steps, the fewest first, each once.
fn keep(best: &mut Vec<(u32, u32)>, most: usize, new: (u32, u32)) {
    if best.iter().all(|known| known.1 != new.1) {
        best.insert(best.partition_point(|known| known.0 <= new.0), new);
        best.truncate(most);
    }
}

/// How many members do not go on with this step: so many runs has X once the step is made 1. O(m/64).
fn runs(set: &PositionSet, step: u32) -> u32 {
    set.without(&set.rotated(set.n() - step)).count()
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
