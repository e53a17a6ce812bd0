//! Scattered progressions become runs when the table is multiplied by the inverse of their step: u·X = {u·x : x ∈ X} is a
//! *dilation* of X.
//!
//! For example, X = {0, 5, 10, 15, …} on an odd table has as many runs as members, and with u = 1/5 it is one run 0, 1, 2, 3, …
//! A dilation changes nothing about sums: u·X + u·X = u·(X + X).

use super::multiplier::Multiplier;
use super::unrolled::{BLOCK_WORDS, Unrolled};
use crate::position_set::PositionSet;
use crate::zn::gcd;

/// Number of differences tried as a step, and of members that each is tried at.
const STEPS: usize = 96;
const TRIALS: usize = 32;
/// Number of them after which a set without a good one is given up.
const STEPS_BEFORE_A_LOOK: usize = 48;
/// Number of the best that are combined with each other, and of combinations at most.
const POOL: usize = 6;
const PASSES: usize = 8;
/// A member goes on if it meets another within so many steps: holes of up to seven positions end no run then.
const REACH: u32 = 8;
/// Number of runs that is good enough.
const FEW_RUNS: u32 = 4;

/// A unit u and u·X, if a unit is found for which u·X has at most half as many runs as X. It is also enough if u·X has no more runs,
/// and less than half as many when runs with at most seven positions missing between them count as one. `None` if no such unit is
/// found. O(|X| + m).
///
/// A member x *goes on* with the step d if x + d is a member too. The others end a run of X/d, so the step wanted is the one with
/// which most members go on.
///
/// A progression with the step d has many differences k·d with which most members go on. Multiples of the best of a sample are
/// subtracted from each other, as Euclid would do, until k is as small as can be. The same holds for sums of two or three progressions.
#[must_use]
pub fn to_long_runs(set: &PositionSet) -> Option<(u32, PositionSet)> {
    let (m, twice) = (set.n(), Unrolled::new(set));
    let runs = |step: u32| count_stops(set, &twice, step, 1, u32::MAX);
    let stops = |step: u32| count_stops(set, &twice, step, REACH, u32::MAX);
    let (mut step, steps) = best_unit(set, &twice, 1, likely_steps(set))?;
    let (mut left, before) = (runs(step), runs(1));
    if left > FEW_RUNS {
        // Holes end so many runs that they hide whether the step is d or k·d, so it is looked for again with holes passed over.
        let (finer, _) = best_unit(set, &twice, REACH, steps)?;
        let runs = runs(finer);
        if runs <= left + left / 8 {
            (step, left) = (finer, runs);
        }
    }
    if 2 * left > before && (left > before || 2 * stops(step) >= stops(1)) {
        return None;
    }
    let unit = inverse(step, m);
    let times = Multiplier::new(unit, m);
    Some((unit, PositionSet::of(m, set.iter().map(|x| times.multiply(x)))))
}

/// The best unit as a step, and all steps that did well. A step does well if nearly all members meet another within `reach` steps.
fn best_unit(set: &PositionSet, twice: &Unrolled, reach: u32, mut tried: Vec<u32>) -> Option<(u32, Vec<u32>)> {
    let m = set.n();
    // On an even table units are odd and the sum of two is even, so the best steps may hold no unit: the best unit is kept apart.
    let (mut pool, mut units) = (Vec::new(), Vec::new());
    for _ in 0..PASSES {
        let mut is_better = false;
        for step in tried.drain(..) {
            let is_unit = gcd(step, m) == 1;
            let worst = |kept: &[(u32, u32)], most: usize| kept.get(most - 1).map_or(u32::MAX, |&(stops, _)| stops);
            let most = worst(&pool, POOL).max(if is_unit { worst(&units, 1) } else { 0 });
            let stops = count_stops(set, twice, step, reach, most);
            is_better |= keep(&mut pool, POOL, (stops, step));
            is_better |= is_unit && keep(&mut units, 1, (stops, step));
            if is_unit && stops <= FEW_RUNS {
                return Some((step, Vec::new()));
            }
        }
        if !is_better {
            break;
        }
        let known: Vec<(u32, u32)> = pool.iter().chain(&units).copied().collect();
        for (i, &a) in known.iter().enumerate() {
            for &b in &known[..i] {
                // With the step k·d about k times as many members stop as with d, so that one quotient does many subtractions at once.
                let ((more, step), (fewer, by)) = (a.max(b), a.min(b));
                let quotient = ((more + fewer / 2) / fewer.max(1)).max(1);
                let by = (u64::from(quotient) * u64::from(by) % u64::from(m)) as u32;
                tried.extend([plus(step, by, m), plus(step, m - by, m)].iter().filter(|&&step| step != 0));
            }
        }
    }
    let steps = pool.iter().chain(&units).map(|&(_, step)| step).collect();
    units.first().map(|&(_, step)| (step, steps))
}

/// Number of members x of X that have none of x + `step`, x + 2·`step`, …, x + `reach`·`step` in X, or any number above
/// `most` if they are more. O(`reach`·m/64).
fn count_stops(set: &PositionSet, twice: &Unrolled, step: u32, reach: u32, most: u32) -> u32 {
    let multiples = (1..=u64::from(reach)).map(|j| (j * u64::from(step) % u64::from(set.n())) as u32);
    // After a multiple that is 0 they repeat.
    let multiples: Vec<u32> = multiples.take_while(|&multiple| multiple != 0).collect();
    let mut stops = 0;
    for (first_bit, members) in (0..).step_by(BLOCK_WORDS * 64).zip(set.words().chunks(BLOCK_WORDS)) {
        let mut reached = [0; BLOCK_WORDS];
        for multiple in &multiples {
            twice.or_into(&mut reached[..members.len()], first_bit + multiple);
            if members.iter().zip(&reached).all(|(member, reached)| member & !reached == 0) {
                break;
            }
        }
        stops += members.iter().zip(reached).map(|(member, reached)| (member & !reached).count_ones()).sum::<u32>();
        if stops > most {
            break;
        }
    }
    stops
}

/// The best steps among the differences of some members, and the best units among them, tried at a sample of members.
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
        // Of the differences of a set with structure many do well, so that one would have been met by now.
        if i == STEPS_BEFORE_A_LOOK && best.first().is_none_or(|&(stops, _)| 4 * stops > 3 * TRIALS as u32) {
            return Vec::new();
        }
        let step = (member(i, 0) + m - member(i * i + 1, 1)) % m;
        if step == 0 {
            continue;
        }
        // Few steps are as good as the worst that is kept, so most need a few trials only.
        let worst = units.get(POOL - 1).map_or(TRIALS + 1, |&(stops, _)| stops as usize);
        let stops = (0..TRIALS).filter(|&i| !set.contains(plus(member(i, 2), step, m))).take(worst).count();
        keep(&mut best, POOL, (stops as u32, step));
        if stops < worst && gcd(step, m) == 1 {
            keep(&mut units, POOL, (stops as u32, step));
        }
    }
    best.into_iter().chain(units).map(|(_, step)| step).collect()
}

/// a + b on Z_m, for a, b ≤ m.
fn plus(a: u32, b: u32, m: u32) -> u32 {
    let sum = a + b;
    if sum >= m { sum - m } else { sum }
}

/// Keeps the `most` best steps, the one with the fewest stops first, each once. Whether the new one is kept.
fn keep(best: &mut Vec<(u32, u32)>, most: usize, new: (u32, u32)) -> bool {
    let place = best.partition_point(|known| known.0 <= new.0);
    let is_kept = place < most && best.iter().all(|known| known.1 != new.1);
    if is_kept {
        best.insert(place, new);
        best.truncate(most);
    }
    is_kept
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
