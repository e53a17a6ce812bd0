//! The sumset X + X on Z_m, the one expensive step in computing a layer.

mod transform;

use crate::position_set::PositionSet;

pub(crate) use transform::ordered_pairs;

/// Output words handled together: a block that is full is left at once, and 16 words stay in the nearest cache.
const BLOCK_WORDS: usize = 16;
/// After how many shifts a block is looked at again to see whether it is full.
const SHIFTS_BETWEEN_LOOKS: usize = 8;

/// Adding a pair costs as much as shifting so many words.
const SHIFTED_WORDS_A_PAIR: u64 = 4;
const SHIFTS_TO_FILL: u64 = 16;

/// {x + y mod m : x, y ∈ X} on the table Z_m of `set`.
///
/// O(m/64 · min(r, s)) words for r runs of neighbouring positions in X and s shifts until every block is full; O(|X|²)
/// when that is less than m. At m = 10⁶ a random X takes milliseconds and an interval less; scattered progressions are
/// the slow case.
#[must_use]
pub fn sum_with_itself(set: &PositionSet) -> PositionSet {
    let m = set.n();
    let count = u64::from(set.count());
    if 2 * count > u64::from(m) {
        // Pigeonhole: X and s − X together have more than m elements, so they meet, for every s.
        return PositionSet::full(m);
    }
    let shift = u64::from(m / 64 + 1);
    let pairs = count * count / 2 * SHIFTED_WORDS_A_PAIR;
    let runs = set.each_run().take((pairs / shift) as usize + 1).count() as u64;
    // A block is full after about ln(its bits) · m/|X| shifts if X is spread evenly.
    if pairs <= runs.min(SHIFTS_TO_FILL * u64::from(m) / count.max(1)) * shift {
        return sum_by_pairs(set);
    }
    sum_by_runs(set)
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

/// Adds run by run. A run of length L is the union of two runs of length 2^j ≤ L, so only the sets X + [0, 2^j) are needed.
fn sum_by_runs(set: &PositionSet) -> PositionSet {
    let m = set.n();
    let mut starts: Vec<Vec<u32>> = vec![Vec::new(); 32];
    for (first, length) in set.runs() {
        let j = length.ilog2();
        starts[j as usize].push(first);
        if !length.is_power_of_two() {
            starts[j as usize].push(first + length - (1 << j));
        }
    }
    let longest = starts.iter().rposition(|list| !list.is_empty()).unwrap_or(0);
    let mut thick = vec![Unrolled::new(set.words(), m)];
    for j in 0..longest {
        let widened = thick[j].or_with_itself_shifted(1 << j);
        thick.push(widened);
    }
    let words = set.words().len();
    let mut sums = vec![0_u64; words];
    // The thickest sets first: they fill the blocks soonest.
    for j in (0..=longest).rev() {
        for (block_index, block) in sums.chunks_mut(BLOCK_WORDS).enumerate() {
            let first_bit = (block_index * BLOCK_WORDS * 64) as u32;
            for some_starts in starts[j].chunks(SHIFTS_BETWEEN_LOOKS) {
                if is_full(block, first_bit, m) {
                    break;
                }
                for &start in some_starts {
                    thick[j].or_into(block, first_bit + m - start);
                }
            }
        }
    }
    PositionSet::from_words(m, sums)
}

/// Whether all bits of a block that are positions are set.
fn is_full(block: &[u64], first_bit: u32, m: u32) -> bool {
    block.iter().enumerate().all(|(index, &word)| {
        let used = m - (first_bit + index as u32 * 64);
        let wanted = if used >= 64 { u64::MAX } else { (1 << used) - 1 };
        word & wanted == wanted
    })
}

/// A set of Z_m written out twice, bits 0..2m, so that a turned copy is one stretch of bits without a seam.
struct Unrolled {
    m: u32,
    words: Vec<u64>,
}

impl Unrolled {
    fn new(once: &[u64], m: u32) -> Unrolled {
        // Two words more than 2m bits need, so that reading a word at any bit below 2m stays inside.
        let mut words = vec![0_u64; (2 * m).div_ceil(64) as usize + BLOCK_WORDS + 2];
        let (offset, shift) = ((m / 64) as usize, m % 64);
        for (index, &word) in once.iter().enumerate() {
            words[index] |= word;
            words[index + offset] |= word << shift;
            if shift != 0 {
                words[index + offset + 1] |= word >> (64 - shift);
            }
        }
        Unrolled { m, words }
    }

    /// X ∪ (X + by).
    fn or_with_itself_shifted(&self, by: u32) -> Unrolled {
        let mut once = self.words[..self.m.div_ceil(64) as usize].to_vec();
        self.or_into(&mut once, self.m - by % self.m);
        let set = PositionSet::from_words(self.m, once);
        Unrolled::new(set.words(), self.m)
    }

    /// ORs the bits from `from` on into `out`.
    fn or_into(&self, out: &mut [u64], from: u32) {
        let (index, shift) = ((from / 64) as usize, from % 64);
        let source = &self.words[index..index + out.len() + 1];
        if shift == 0 {
            for (word, &bits) in out.iter_mut().zip(source) {
                *word |= bits;
            }
        } else {
            for (word, pair) in out.iter_mut().zip(source.windows(2)) {
                *word |= pair[0] >> shift | pair[1] << (64 - shift);
            }
        }
    }
}
