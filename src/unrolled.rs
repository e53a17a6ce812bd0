//! Sets written out twice round the table, so that a turned copy can be read word by word.

use crate::position_set::PositionSet;

/// Words handled together: 16 words stay in the nearest cache, and what is decided for all of them is decided often enough.
pub(crate) const BLOCK_WORDS: usize = 16;

/// A set of Z_m written out twice, bits 0..2m, so that a turned copy is one stretch of bits without a seam.
pub(crate) struct Unrolled {
    m: u32,
    words: Vec<u64>,
}

impl Unrolled {
    pub(crate) fn new(set: &PositionSet) -> Unrolled {
        let (once, m) = (set.words(), set.n());
        // So many words more than 2m bits need that a block read at any bit below 2m stays inside.
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

    /// X ∪ (X + by).
    pub(crate) fn or_with_itself_shifted(&self, by: u32) -> Unrolled {
        let mut once = self.words[..self.m.div_ceil(64) as usize].to_vec();
        self.or_into(&mut once, self.m - by % self.m);
        Unrolled::new(&PositionSet::from_words(self.m, once))
    }

    #[inline(always)]
    /// ORs the bits from `from` < 2m on into `out`, at most a block.
    pub(crate) fn or_into(&self, out: &mut [u64], from: u32) {
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

    /// How many members x of X have none of x + `step`, x + 2·`step`, …, x + `reach`·`step` in X, or any number above `most` if they
    /// are more. O(`reach`·m/64).
    pub(crate) fn count_stops(&self, step: u32, reach: u32, most: u32) -> u32 {
        // Once round the table is not a way on.
        let offsets: Vec<u32> = (1..=u64::from(reach))
            .map(|j| (j * u64::from(step) % u64::from(self.m)) as u32)
            .take_while(|&offset| offset != 0)
            .collect();
        let once = self.m.div_ceil(64) as usize;
        let spare = once as u32 * 64 - self.m;
        let mut stops = 0;
        for first in (0..once).step_by(BLOCK_WORDS) {
            let members = &self.words[first..once.min(first + BLOCK_WORDS)];
            let mut left = [0; BLOCK_WORDS];
            left[..members.len()].copy_from_slice(members);
            // The second lap begins inside the last word.
            if first + BLOCK_WORDS >= once {
                left[members.len() - 1] = left[members.len() - 1] << spare >> spare;
            }
            for &offset in &offsets {
                let mut reached = [0; BLOCK_WORDS];
                self.or_into(&mut reached, first as u32 * 64 + offset);
                left.iter_mut().zip(reached).for_each(|(left, reached)| *left &= !reached);
                if left.iter().all(|&word| word == 0) {
                    break;
                }
            }
            stops += left.iter().map(|word| word.count_ones()).sum::<u32>();
            if stops > most {
                break;
            }
        }
        stops
    }
}
