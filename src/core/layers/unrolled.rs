//! Sets unrolled twice round the table, so that a turned copy can be read block by block.

use crate::position_set::PositionSet;

/// Words handled together: few enough to stay in the nearest cache, and to be left soon when they are full.
pub(crate) const BLOCK_WORDS: usize = 16;

/// A set of Z_m unrolled twice, bits 0..2m, so that a turned copy is one stretch of bits without a seam.
pub(crate) struct Unrolled {
    m: u32,
    words: Vec<u64>,
}

impl Unrolled {
    pub(crate) fn new(set: &PositionSet) -> Unrolled {
        let (once, m) = (set.words(), set.n());
        // The words beyond 2m bits are there so that a whole block can be read from any bit below 2m.
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

    pub(crate) fn m(&self) -> u32 {
        self.m
    }

    pub(crate) fn words(&self) -> &[u64] {
        &self.words
    }

    /// ORs the bits from `from` < 2m on into a block of at most [`BLOCK_WORDS`].
    // The block is a slice: for a length not known before the compiler makes a loop of vectors, for 16 words it would write out each.
    pub(crate) fn or_into(&self, block: &mut [u64], from: u32) {
        let (index, shift) = ((from / 64) as usize, from % 64);
        let source = &self.words[index..index + block.len() + 1];
        if shift == 0 {
            block.iter_mut().zip(source).for_each(|(word, &bits)| *word |= bits);
        } else {
            for (word, pair) in block.iter_mut().zip(source.windows(2)) {
                *word |= pair[0] >> shift | pair[1] << (64 - shift);
            }
        }
    }
}
