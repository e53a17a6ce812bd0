//! Sums run by run, as whole words of bits.

use super::super::unrolled::{BLOCK_WORDS, Unrolled};
use crate::position_set::PositionSet;

/// Number of shifts after which a block is looked at again, to see whether it is full.
const SHIFTS_BETWEEN_LOOKS: usize = 16;
/// Number of shifts up to which it is not worth finding out which of them would bring nothing.
const FEW_SHIFTS: usize = 128;
/// Number of blocks, evenly spread, that show how much work the others are.
const BLOCKS_OF_TRIAL: usize = 8;
/// Full blocks and empty stretches save at most about this factor where members are scattered. A set whose shifts would take more
/// work even so is given up before its runs are listed.
const MOST_SAVED: u64 = 8;
/// If X is dense and evenly spread, so many of its members are enough to fill everything.
const FEW: usize = 256;

/// X + X, or `None` as soon as it becomes clear that more than `most_words` words would have to be shifted.
///
/// A run of length L is the union of two runs of length 2^j ≤ L, so only the sets X + [0, 2^j) are shifted.
pub(super) fn sum_by_runs(set: &PositionSet, most_words: u64) -> Option<PositionSet> {
    let m = set.n();
    let few = Level { starts: set.iter().take(FEW).collect(), thick: Unrolled::new(set), filled: None };
    if few.fills_all() {
        return Some(PositionSet::full(m));
    }
    if set.is_scattered() && u64::from(set.count_runs()) * u64::from(m / 64) > MOST_SAVED * most_words {
        return None;
    }
    let mut starts: Vec<Vec<u32>> = vec![Vec::new(); 32];
    for (first, length) in set.each_run() {
        let j = length.ilog2();
        starts[j as usize].push(first);
        if !length.is_power_of_two() {
            starts[j as usize].push(first + length - (1 << j));
        }
    }
    let longest = starts.iter().rposition(|list| !list.is_empty()).unwrap_or(0);
    let (mut thick, mut widened) = (vec![few.thick], set.clone());
    for j in 0..longest {
        widened = widened.union(&widened.rotated(1 << j));
        thick.push(Unrolled::new(&widened));
    }
    // The thickest sets first: they fill a block soonest.
    let levels: Vec<Level> = starts
        .into_iter()
        .take(longest + 1)
        .zip(thick)
        .rev()
        .map(|(starts, thick)| Level::new(starts, thick))
        .collect();
    let mut sums = vec![0_u64; set.words().len()];
    let blocks = sums.len().div_ceil(BLOCK_WORDS);
    let stride = blocks.div_ceil(BLOCKS_OF_TRIAL);
    let mut shifts = 0;
    for trial in [true, false] {
        let most_shifts = most_words / BLOCK_WORDS as u64 / if trial { stride as u64 } else { 1 };
        let now = sums.chunks_mut(BLOCK_WORDS).enumerate().filter(|(block, _)| (block % stride == 0) == trial);
        for (block, words) in now {
            for level in &levels {
                shifts += level.fill(words, (block * BLOCK_WORDS * 64) as u32, most_shifts - shifts);
                if shifts > most_shifts {
                    return None;
                }
            }
        }
    }
    Some(PositionSet::from_words(m, sums))
}

/// {x + y : x ∈ X, y ∈ Y}, in |Y|·m/64 words at most.
pub(super) fn sum_with(set: &PositionSet, others: Vec<u32>) -> PositionSet {
    let level = Level { starts: others, thick: Unrolled::new(set), filled: None };
    let mut sums = vec![0_u64; set.words().len()];
    for (first_bit, block) in (0..).step_by(BLOCK_WORDS * 64).zip(sums.chunks_mut(BLOCK_WORDS)) {
        level.fill(block, first_bit, u64::MAX);
    }
    PositionSet::from_words(set.n(), sums)
}

/// The members by which a set is to be shifted, and the set.
struct Level {
    /// In increasing order if `filled` is given.
    starts: Vec<u32>,
    thick: Unrolled,
    /// At index i, how many of the first i words of `thick` are not empty; `None` where there are few shifts to save.
    filled: Option<Vec<u32>>,
}

impl Level {
    fn new(starts: Vec<u32>, thick: Unrolled) -> Level {
        let filled = (starts.len() > FEW_SHIFTS).then(|| {
            let counts = thick.words().iter().scan(0, |filled, &word| {
                *filled += u32::from(word != 0);
                Some(*filled)
            });
            std::iter::once(0).chain(counts).collect()
        });
        Level { starts, thick, filled }
    }

    /// True if the words `first..end` of `thick` are known to be empty.
    fn is_empty(&self, first: u32, end: u32) -> bool {
        self.filled.as_ref().is_some_and(|filled| filled[first as usize] == filled[end as usize])
    }

    /// Brings all shifts into a block until it is full or `most` are exceeded, and says how many were made.
    fn fill(&self, block: &mut [u64], first_bit: u32, most: u64) -> u64 {
        let m = self.thick.m();
        let from = |start: u32| first_bit + m - start;
        let mut shifts = 0;
        for near in self.starts.chunks(SHIFTS_BETWEEN_LOOKS) {
            let (first, last) = (from(near[near.len() - 1]) / 64, from(near[0]) / 64);
            if self.is_empty(first, last + BLOCK_WORDS as u32 + 1) {
                continue;
            }
            if shifts > most || is_full(block, first_bit, m) {
                return shifts;
            }
            near.iter().for_each(|&start| self.thick.or_into(block, from(start)));
            shifts += near.len() as u64;
        }
        shifts
    }

    /// True if the shifts fill everything, found out block by block until one is not filled.
    fn fills_all(&self) -> bool {
        let m = self.thick.m();
        (0..m).step_by(BLOCK_WORDS * 64).all(|first_bit| {
            let words = (m - first_bit).div_ceil(64) as usize;
            let mut block = [0; BLOCK_WORDS];
            let block = &mut block[..words.min(BLOCK_WORDS)];
            self.fill(block, first_bit, u64::MAX);
            is_full(block, first_bit, m)
        })
    }
}

/// True if all bits of a block that are positions are set.
fn is_full(block: &[u64], first_bit: u32, m: u32) -> bool {
    block.iter().enumerate().all(|(index, &word)| {
        let used = m - (first_bit + index as u32 * 64);
        let wanted = if used >= 64 { u64::MAX } else { (1 << used) - 1 };
        word & wanted == wanted
    })
}
