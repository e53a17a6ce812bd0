//! Sets of positions as the bits of one word: rotation, reflection, multiplication.

/// The positions 0..n of a round table with n ≤ 64 as bits of a word.
#[derive(Debug, Clone, Copy)]
pub(super) struct Cycle {
    pub n: u32,
    pub mask: u64,
}

impl Cycle {
    pub fn new(n: u32) -> Cycle {
        Cycle { n, mask: u64::MAX >> (64 - n) }
    }

    /// Every member moved `by` < n positions counter-clockwise: the member `by` comes to 0.
    #[inline]
    pub fn rotate_back(self, set: u64, by: u32) -> u64 {
        ((set >> by) | (set << ((self.n - by) % 64))) & self.mask
    }

    /// Every member moved `by` < n positions clockwise.
    #[inline]
    pub fn rotate_forward(self, set: u64, by: u32) -> u64 {
        ((set << by) | (set >> ((self.n - by) % 64))) & self.mask
    }

    /// z ↦ −z.
    #[inline]
    pub fn mirror(self, set: u64) -> u64 {
        // Reversal takes z to 63 − z; −z is n − z, so that is a rotation away.
        let reversed = set.reverse_bits() >> (64 - self.n);
        self.rotate_forward(reversed, 1 % self.n)
    }
}

/// z ↦ u z for a unit u, looked up byte by byte.
#[derive(Debug, Clone)]
pub(super) struct Multiplication {
    bytes: Vec<[u64; 256]>,
}

impl Multiplication {
    pub fn by(unit: u32, n: u32) -> Multiplication {
        let image = |position: u32| {
            if position < n { 1_u64 << (position * unit % n) } else { 0 }
        };
        let bytes = (0..n.div_ceil(8)).map(|byte| {
            let mut table = [0_u64; 256];
            for (value, entry) in table.iter_mut().enumerate() {
                *entry = (0..8).filter(|bit| value >> bit & 1 == 1).map(|bit| image(8 * byte + bit)).sum();
            }
            table
        });
        Multiplication { bytes: bytes.collect() }
    }

    /// The image of a set with one member.
    #[inline]
    pub fn image_of_one(&self, member: u32) -> u64 {
        self.bytes[member as usize / 8][1 << (member % 8)]
    }

    /// The image of a set.
    #[inline]
    pub fn image(&self, set: u64) -> u64 {
        self.bytes.iter().zip(set.to_le_bytes()).fold(0, |sum, (table, byte)| sum | table[usize::from(byte)])
    }
}
