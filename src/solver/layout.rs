//! Where the value of a state is stored: a perfect index of the sets of one size that contain 0, the same for a set and its
//! mirror image.
//!
//! The positions 1…h below the token's opposite and their mirror images −1…−h make two words of h = ⌊(n − 1)/2⌋ bits; for even n
//! the position n/2 is a bit of its own. Mirroring exchanges the two words. With a and b bits in them, the fuller word is first;
//! the words of one size are numbered, and equal sizes make a triangle.

const RANK_BITS: u32 = 24;
const RANK: u32 = (1 << RANK_BITS) - 1;

/// The index of states for one n.
#[derive(Debug)]
pub(super) struct Layout {
    /// h.
    half: u32,
    /// Whether n/2 is a position.
    even: bool,
    /// For each word of h bits its size, in the high byte, and its number among those of its size.
    rank: Vec<u32>,
    /// C(h, a).
    words: Vec<usize>,
}

/// Where the states with a given number of visited positions are.
#[derive(Debug, Clone)]
pub(super) struct Sheet {
    /// For the bit n/2 and the size of the first word: where they start, and how many second words there are.
    blocks: [Vec<Block>; 2],
    pub len: usize,
}

#[derive(Debug, Clone, Copy, Default)]
struct Block {
    start: usize,
    width: usize,
}

impl Layout {
    pub fn new(n: u32) -> Layout {
        let half = (n - 1) / 2;
        let mut words = vec![0; half as usize + 1];
        let mut rank = vec![0; 1 << half];
        for word in 0..1_u32 << half {
            let size = word.count_ones() as usize;
            rank[word as usize] = (size as u32) << RANK_BITS | words[size] as u32;
            words[size] += 1;
        }
        Layout { half, even: n.is_multiple_of(2), rank, words }
    }

    /// The sheet of the states with `visited` positions.
    pub fn sheet(&self, visited: u32) -> Sheet {
        let mut len = 0;
        let half = self.half as usize;
        let mut blocks = [vec![Block::default(); half + 1], vec![Block::default(); half + 1]];
        for (middle, blocks) in blocks.iter_mut().enumerate().take(1 + usize::from(self.even)) {
            let Some(others) = (visited as usize).checked_sub(1 + middle) else { continue };
            for (first, block) in blocks.iter_mut().enumerate() {
                let Some(second) = others.checked_sub(first).filter(|&second| second <= first) else { continue };
                let (rows, width) = (self.words[first], self.words[second]);
                *block = Block { start: len, width };
                len += if first == second { rows * (rows + 1) / 2 } else { rows * width };
            }
        }
        Sheet { blocks, len }
    }

    /// The place of a set that contains 0, given with its mirror image.
    #[inline]
    pub fn place(&self, sheet: &Sheet, set: u64, mirrored: u64) -> usize {
        let mask = (1_u64 << self.half) - 1;
        let (below, above) = (set >> 1 & mask, mirrored >> 1 & mask);
        let middle = if self.even { (set >> (self.half + 1) & 1) as usize } else { 0 };
        let (one, other) = (self.rank[below as usize], self.rank[above as usize]);
        // The size comes first, so the larger number belongs to the fuller word.
        let (first, second) = (one.max(other), one.min(other));
        let (row, column) = ((first & RANK) as usize, (second & RANK) as usize);
        let block = sheet.blocks[middle][(first >> RANK_BITS) as usize];
        if first >> RANK_BITS == second >> RANK_BITS {
            block.start + row * (row + 1) / 2 + column
        } else {
            block.start + row * block.width + column
        }
    }
}
