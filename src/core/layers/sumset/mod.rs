//! The sumset X + X on Z_m, the one expensive step in computing a layer.
//!
//! A few runs are added as numbers. Otherwise the cheapest of four ways is taken: pair by pair, by shifts of whole words, as an
//! iterated sumset if the set is one, or by a transform whose cost does not depend on the set. Costs are compared in words shifted.

mod iterated;
mod shifts;
mod transform;

use super::runs::Runs;
use crate::position_set::PositionSet;
use shifts::sum_by_runs;

pub(crate) use iterated::IteratedSumset;
pub(crate) use transform::{Squaring, ordered_pairs};

/// Adding a pair costs as much as shifting so many words.
const WORDS_A_PAIR: u64 = 4;
/// One number on one level of the transform costs as much as shifting so many words.
const WORDS_A_NUMBER: u64 = 3;

/// The work of an iterated sumset is known beforehand, while shifts mostly end early because everything is full. So it is taken
/// only if it needs at most 1 / this of the work that shifts may take.
const ITERATED_SHARE: u64 = 3;

/// {x + y mod m : x, y ∈ X} on the table Z_m of `set`.
///
/// O(m log m) at worst. Less if X is small, O(|X|²), or if all sums are found after few shifts: O(r·m/64) for r shifts, and X
/// never needs more than two for each of its runs. At m = 10⁶ a random X takes a few milliseconds, the worst X some 100.
#[must_use]
pub fn sum_with_itself(set: &PositionSet) -> PositionSet {
    sum(set, None)
}

/// The same, faster if it is known that the set is the sum A + … + A of a few positions: that is `iterated`.
pub(crate) fn sum(set: &PositionSet, iterated: Option<&IteratedSumset>) -> PositionSet {
    sum_within(set, iterated, work_of_transform(set.n())).unwrap_or_else(|| {
        let counts = ordered_pairs(set);
        PositionSet::of(set.n(), (0..).zip(counts).filter(|(_, count)| *count > 0).map(|(sum, _)| sum))
    })
}

/// The same, or `None` if without the transform it would take more than 1 / `share` of the transform's work.
pub(crate) fn sum_if_cheap(set: &PositionSet, iterated: Option<&IteratedSumset>, share: u64) -> Option<PositionSet> {
    sum_within(set, iterated, work_of_transform(set.n()) / share)
}

fn work_of_transform(m: u32) -> u64 {
    let length = u64::from(2 * m).next_power_of_two();
    length * u64::from(length.ilog2()) * WORDS_A_NUMBER
}

/// The sumset without the transform, or `None` if that takes more than the work of shifting `most_words` words.
fn sum_within(set: &PositionSet, iterated: Option<&IteratedSumset>, most_words: u64) -> Option<PositionSet> {
    let m = set.n();
    let count = u64::from(set.count());
    if 2 * count > u64::from(m) {
        // Pigeonhole: X and s − X together have more than m elements, so they meet, for every s.
        return Some(PositionSet::full(m));
    }
    if let Some(sums) = Runs::of(set).and_then(|runs| runs.sum_with_itself()) {
        return Some(sums.to_set());
    }
    let pairs = count * count / 2 * WORDS_A_PAIR;
    if pairs < u64::from(m) / 16 {
        return Some(sum_by_pairs(set));
    }
    if let Some(iterated) = iterated.filter(|iterated| iterated.work(m) <= pairs.min(most_words / ITERATED_SHARE)) {
        return Some(iterated.sums(set));
    }
    match sum_by_runs(set, pairs.min(most_words)) {
        None if pairs <= most_words => Some(sum_by_pairs(set)),
        sums => sums,
    }
}

fn sum_by_pairs(set: &PositionSet) -> PositionSet {
    let m = set.n();
    let members: Vec<u32> = set.iter().collect();
    let mut words = vec![0_u64; set.words().len()];
    for (index, &x) in members.iter().enumerate() {
        for &y in &members[..=index] {
            let sum = x + y;
            let sum = if sum >= m { sum - m } else { sum };
            words[(sum / 64) as usize] |= 1 << (sum % 64);
        }
    }
    PositionSet::from_words(m, words)
}
