//! Sums run by run, as whole words of bits.

use crate::position_set::PositionSet;

/// Output words handled together: a block that is full is left at once, and 16 words stay in the nearest cache.
const BLOCK_WORDS: usize = 16;
/// After how many shifts a block is looked at again to see whether it is full.
const SHIFTS_BETWEEN_LOOKS: usize = 8;
/// After so many blocks it is known how much work the others are.
const BLOCKS_OF_TRIAL: u64 = 4;

/// If X is dense and evenly spread, so many of its members are enough to fill everything.
const FEW: usize = 256;

/// X + X, or `None` as soon as it becomes clear that more than `most_words` words would have to be shifted.
///
/// A run of length L is the union of two runs of length 2^j ≤ L, so only the sets X + [0, 2^j) are shifted.
pub(super) fn sum_by_runs(set: &PositionSet, most_words: u64) -> Option<PositionSet> {
    let m = set.n();
    let once = Unrolled::new(set.words(), m);
    if is_filled_by_few(&once, set) {
        return Some(PositionSet::full(m));
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
    let mut thick = vec![once];
    for j in 0..longest {
        let widened = thick[j].or_with_itself_shifted(1 << j);
        thick.push(widened);
    }
    let mut sums = vec![0_u64; set.words().len()];
    let blocks = sums.len().div_ceil(BLOCK_WORDS) as u64;
    let mut shifts = 0;
    for (block_index, block) in (0..).zip(sums.chunks_mut(BLOCK_WORDS)) {
        let first_bit = block_index as u32 * BLOCK_WORDS as u32 * 64;
        // The thickest sets first: they fill the block soonest.
        for (thick, starts) in thick.iter().zip(&starts).rev() {
            for some_starts in starts.chunks(SHIFTS_BETWEEN_LOOKS) {
                if is_full(block, first_bit, m) {
                    break;
                }
                for &start in some_starts {
                    thick.or_into(block, first_bit + m - start);
                }
                shifts += some_starts.len() as u64;
            }
            if block_index < BLOCKS_OF_TRIAL && shifts * BLOCK_WORDS as u64 * blocks / BLOCKS_OF_TRIAL > most_words {
                return None;
            }
        }
    }
    Some(PositionSet::from_words(m, sums))
}

/// Whether X + X is everything already by the first few members of X, block by block until one is not filled.
fn is_filled_by_few(set_once: &Unrolled, set: &PositionSet) -> bool {
    let m = set.n();
    let few: Vec<u32> = set.iter().take(FEW).collect();
    (0..m).step_by(BLOCK_WORDS * 64).all(|first_bit| {
        let words = (m - first_bit).div_ceil(64) as usize;
        let mut block = [0; BLOCK_WORDS];
        let block = &mut block[..words.min(BLOCK_WORDS)];
        few.chunks(SHIFTS_BETWEEN_LOOKS).any(|starts| {
            starts.iter().for_each(|start| set_once.or_into(block, first_bit + m - start));
            is_full(block, first_bit, m)
        })
    })
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
